"""What a server tells a program that plays, and how it says no."""

from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from tilewright.core.errors import TilewrightError
from tilewright.games.crossword.view import View
from tilewright.notation import cgp
from tilewright.notation.cgp import CgpPosition

MOST_BYTES = 16_000_000  # of one line; a view of a large hall has a hundredth of this
T = TypeVar("T")


class _Message(Struct, frozen=True, tag_field="t"):
    """The base of all messages."""


class AboutGame(Struct, frozen=True):
    """What was agreed besides the rules."""

    kind: str
    lexicon: str


class YourTurn(_Message, frozen=True, tag="turn"):
    """A seat may act in a game that is at turn `n`: play, challenge, vote, draw, or accept."""

    game: str
    seat: int
    n: int
    now: int  # the server's time in milliseconds
    about: AboutGame
    view: msgspec.Raw
    cgp: str | None = None  # of the standard game

    @property
    def position(self) -> CgpPosition:
        """The position of the standard game; the player to move comes first, and unknown racks are empty."""
        if self.cgp is None:
            raise TypeError(f"there is no CGP for {self.about.kind}")
        return cgp.read(self.cgp)

    @property
    def standard_view(self) -> View:
        """The standard game as the seat sees it, as bots do."""
        return self.view_as(View)

    def view_as(self, kind: type[T]) -> T:
        """What the seat sees, as the view of its game, such as `games.duplicate.view.View`."""
        return msgspec.json.decode(self.view, type=kind)


class GameOver(_Message, frozen=True, tag="over"):
    """A game has ended; its view hides nothing any more."""

    game: str
    seat: int
    n: int
    now: int
    scores: tuple[int, ...]
    view: msgspec.Raw


class TableNews(_Message, frozen=True, tag="changed"):
    """A table that the program waits at has started as `game`, has changed, or was closed."""

    code: str
    game: str | None = None
    closed: bool = False


Message: TypeAlias = YourTurn | GameOver | TableNews
_read = msgspec.json.Decoder(Message).decode


class ServerSaidNo(TilewrightError):
    """An answer that is a no: a stable `key`, the facts, the rule, and a sentence in English."""

    def __init__(self, status: int, key: str, says: str, rule: str | None = None, facts: Any = None) -> None:
        self.status = status
        self.key = key
        self.says = says
        self.rule = rule
        self.facts: dict[str, Any] = facts or {}
        super().__init__(f"{key}: {says}")


class _Problem(Struct, frozen=True):
    key: str = "unknown"
    says: str = ""
    rule: str | None = None
    facts: dict[str, Any] = {}


def refusal_in(status: int, body: bytes) -> ServerSaidNo:
    """What the body of an answer says; a proxy in between may say anything."""
    try:
        problem = msgspec.json.decode(body[:MOST_BYTES], type=_Problem)
    except msgspec.DecodeError:
        problem = _Problem(says=f"the server answered with status {status}")
    return ServerSaidNo(status, problem.key, problem.says, problem.rule, problem.facts)


class MessageLines:
    """Cuts what comes over a stream into messages. Empty lines only keep the connection open."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, received: bytes) -> list[Message]:
        """
        >>> lines = MessageLines()
        >>> lines.feed(b'\\n{"t":"changed",'), lines.feed(b'"code":"ABC"}\\n')
        ([], [TableNews(code='ABC', game=None, closed=False)])
        """
        *whole, self._rest = (self._rest + received).split(b"\n")
        if len(self._rest) > MOST_BYTES:
            raise ServerSaidNo(200, "too-long", f"a line of more than {MOST_BYTES:,} bytes came")
        return [_read(line) for line in whole if line.strip()]
