"""What goes down to a client. Each is an object whose `t` is its kind; the page's types are made from these."""

from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from tilewright.games.hall import HallProgress, RankingRow
from tilewright.live.tables.setup import TableSetup, Watching

# Of any game, and typed where they are made. They are open here, so that whoever reads a message can.
Shown = TypeVar("Shown")
Told = TypeVar("Told")


class ServerMessage(Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """The base of all that is sent."""


class Proposable(StrEnum):
    """What players may propose to each other, and agree on, beside the rules."""

    TAKEBACK = "takeback"
    PAUSE = "pause"
    RESUME = "resume"
    REMATCH = "rematch"


class About(Struct, frozen=True):
    """What a table is, beside the game itself."""

    kind: str
    lexicon: str
    bots: dict[int, str]
    watching: Watching
    casual: bool
    patience: int

    @classmethod
    def of(cls, setup: TableSetup) -> "About":
        return cls(setup.kind, setup.lexicon, setup.bots, setup.watching, setup.casual, setup.patience)


class ViewMessage(ServerMessage, Generic[Shown], frozen=True, tag="view"):
    """The whole of a game as a seat may see it: when it is opened, and when a client has missed too much."""

    game: str
    n: int
    now: int
    seat: int | None
    about: About
    view: Shown


class EventsMessage(ServerMessage, Generic[Told], frozen=True, tag="events"):
    """What happened in a turn, as a seat may hear of it. `id` is the asker's own name for the action."""

    game: str
    n: int
    now: int
    events: tuple[Told, ...]
    id: str | None = None
    seat: int | None = None  # who it is meant for, where one client sits at several


class Granted(ServerMessage, frozen=True):
    """An action that came a second time, or from who does not watch: it was granted as turn `n`."""

    game: str
    id: str
    n: int


class RefusedMessage(ServerMessage, frozen=True, tag="refused"):
    """An action that was refused: by a stable key, the rule, the facts, and a sentence. Nothing has changed."""

    key: str
    says: str
    game: str | None = None
    id: str | None = None
    rule: str | None = None
    facts: dict[str, Any] = {}  # plain JSON
    n: int | None = None


class Offered(ServerMessage, frozen=True):
    """Somebody proposes something to the others; `agreed` are the seats that do, the one that asks among them."""

    game: str
    what: Proposable
    seat: int
    agreed: tuple[int, ...]


class OfferSettled(ServerMessage, frozen=True, tag="settled"):
    """What was proposed is agreed on, or it is not and is off the table. For a rematch, `code` is the new table."""

    game: str
    what: Proposable
    agreed: bool
    code: str | None = None


class Present(ServerMessage, frozen=True):
    """Which seats have somebody there now, and how many look on."""

    game: str
    seats: tuple[int, ...]
    watchers: int


class Time(ServerMessage, frozen=True):
    """What the server's clock shows, so that a client can show the same; `at` is what the client sent."""

    now: int
    at: int | None = None


class Hall(ServerMessage, frozen=True):
    """How it goes where so many play that not every slip is told of: once a second at the most.

    After a round it says who leads, and the own place. Turns that are not told of are no turns missed.
    """

    game: str
    n: int
    news: HallProgress
    leaders: tuple[RankingRow, ...] = ()
    own: RankingRow | None = None


class TableChanged(ServerMessage, frozen=True, tag="changed"):
    """A table that one waits at has changed: somebody came or went, it was closed, or it began as `game`.

    `came` is how many people are there, where they are so many that the list of them stays the same.
    """

    code: str
    game: str | None = None
    closed: bool = False
    came: int | None = None


class LobbyChanged(ServerMessage, frozen=True, tag="lobby"):
    """The tables that anybody may join have changed."""


encode = msgspec.json.Encoder(enc_hook=str).encode

#: For who reads them; what is of a game is left open.
AnyServerMessage = (
    ViewMessage  # type: ignore[type-arg]
    | EventsMessage  # type: ignore[type-arg]
    | Granted
    | RefusedMessage
    | Offered
    | OfferSettled
    | Present
    | Time
    | Hall
    | TableChanged
    | LobbyChanged
)
