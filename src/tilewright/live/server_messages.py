"""Messages to clients. Each is an object whose `t` is its kind; the page's types are generated from these."""

from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from tilewright.games.hall import HallProgress, RankingRow
from tilewright.live.tables.setup import TableSetup, Watching

# Of any game, and typed where they are made. They are left open here, so that any reader can decode a message.
Shown = TypeVar("Shown")
Told = TypeVar("Told")


class ServerMessage(Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """The base of all messages to clients."""


class Proposable(StrEnum):
    """What players may propose to each other and agree on, besides what the rules allow."""

    TAKEBACK = "takeback"
    PAUSE = "pause"
    RESUME = "resume"
    REMATCH = "rematch"


class About(Struct, frozen=True):
    """What is known about a table, besides the game itself."""

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
    """The whole game as a seat may see it: sent first, and again when a client has missed too much."""

    game: str
    n: int
    now: int
    seat: int | None
    about: About
    view: Shown


class EventsMessage(ServerMessage, Generic[Told], frozen=True, tag="events"):
    """What happened in a turn, as a seat may know it. `id` is the client's idempotency key of the action."""

    game: str
    n: int
    now: int
    events: tuple[Told, ...]
    id: str | None = None
    seat: int | None = None  # the seat it is for, where one client sits at several


class Granted(ServerMessage, frozen=True):
    """The answer to an action that came twice, or from a client that is not watching: it was granted as turn `n`."""

    game: str
    id: str
    n: int


class RefusedMessage(ServerMessage, frozen=True, tag="refused"):
    """A refused action: a stable key, the rule, the facts, and a sentence. Nothing has changed."""

    key: str
    says: str
    game: str | None = None
    id: str | None = None
    rule: str | None = None
    facts: dict[str, Any] = {}  # plain JSON
    n: int | None = None


class Offered(ServerMessage, frozen=True):
    """A proposal to the others. `agreed` are the seats that agree, including the one that proposed it."""

    game: str
    what: Proposable
    seat: int
    agreed: tuple[int, ...]


class OfferSettled(ServerMessage, frozen=True, tag="settled"):
    """A proposal was agreed on, or it was declined. For a rematch, `code` is the new table."""

    game: str
    what: Proposable
    agreed: bool
    code: str | None = None


class Present(ServerMessage, frozen=True):
    """Which seats have somebody connected, and how many people are watching."""

    game: str
    seats: tuple[int, ...]
    watchers: int


class Time(ServerMessage, frozen=True):
    """The server's clock, so that a client can show the same time; `at` is what the client sent."""

    now: int
    at: int | None = None


class Hall(ServerMessage, frozen=True):
    """The state of play in a hall, where slips are not told one by one: sent at most once a second.

    After a round it has the leaders and the player's own place. Turns that are not told do not count as missed.
    """

    game: str
    n: int
    news: HallProgress
    leaders: tuple[RankingRow, ...] = ()
    own: RankingRow | None = None


class TableChanged(ServerMessage, frozen=True, tag="changed"):
    """A table in the lobby has changed: somebody came or left, it was closed, or it began as `game`.

    `came` is the number of people there, where they are too many to list.
    """

    code: str
    game: str | None = None
    closed: bool = False
    came: int | None = None


class LobbyChanged(ServerMessage, frozen=True, tag="lobby"):
    """The list of public tables has changed."""


encode = msgspec.json.Encoder(enc_hook=str).encode

#: For readers of messages; values of a game are left open.
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
