"""A game as it is in a GCG file: the players, what each line says, and the pragmas."""

import re
from typing import TypeAlias

from msgspec import Struct

from tilewright.core.square import Direction, Square


class GcgLine(Struct, frozen=True, kw_only=True, eq=False):
    """What a line says. Two lines that say the same are equal, wherever they are in their files."""

    line: int = 0

    def _said(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__struct_fields__ if name != "line")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GcgLine) and type(other) is type(self) and other._said() == self._said()

    def __hash__(self) -> int:
        return hash((type(self), self._said()))


class GcgPlayer(GcgLine, frozen=True, kw_only=True, eq=False):
    nick: str
    name: str = ""


class GcgPragma(GcgLine, frozen=True, kw_only=True, eq=False):
    """Any pragma other than players and notes. `after` is the number of moves before it."""

    name: str
    text: str = ""
    after: int = 0


class GcgEntry(GcgLine, frozen=True, kw_only=True, eq=False):
    """What all moves have: the player (from 0), the rack (empty if unknown), and the claimed points and total."""

    seat: int
    rack: str = ""
    points: int = 0
    total: int
    trailing: str = ""  # some programs list the words made, after the numbers
    note: str = ""


class GcgPlay(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`8H WO.d`"""

    start: Square
    direction: Direction
    word: str


class GcgPass(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`-`: passed, or lost the turn."""


class GcgExchange(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`-QO`"""

    tiles: str


class GcgUnseenExchange(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`-2`: only the number is known."""

    number: int


class GcgWithdrawal(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`--`: the last play is taken back after a challenge."""


class GcgChallengePoints(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`(challenge)`: points for a play that was challenged and stays."""


class GcgLeftover(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`(TILES)`: leftovers, either the others' gained or one's own deducted."""

    tiles: str


class GcgOvertime(GcgEntry, frozen=True, kw_only=True, eq=False):
    """`(time)`"""


GcgMove: TypeAlias = (
    GcgPlay | GcgPass | GcgExchange | GcgUnseenExchange | GcgWithdrawal | GcgChallengePoints | GcgLeftover | GcgOvertime
)


class GcgGame(Struct, frozen=True):
    """The players and the moves, each in order, and everything else in the file."""

    players: tuple[GcgPlayer, ...]
    moves: tuple[GcgMove, ...] = ()
    pragmata: tuple[GcgPragma, ...] = ()
    note: str = ""  # the notes before the first move
    final: tuple[int, ...] = ()  # the scores that other formats state apart from the moves
    unit: str = "line"  # what `line` counts: other formats have events

    def said(self, name: str) -> str | None:
        """The text of a pragma, the last one if there are several; None if there is none."""
        texts = [pragma.text for pragma in self.pragmata if pragma.name.lower() == name]
        return texts[-1] if texts else None

    def rack_of(self, seat: int) -> str:
        """What `#rackN` says a player holds now; empty if unknown."""
        return self.said(f"rack{seat + 1}") or ""

    @property
    def title(self) -> str | None:
        return self.said("title")

    @property
    def lexicon(self) -> str | None:
        return self.said("lexicon")

    @property
    def is_incomplete(self) -> bool:
        return self.said("incomplete") is not None

    def __repr__(self) -> str:
        nicks = ", ".join(player.nick for player in self.players)
        return f"<GcgGame {nicks}: {len(self.moves)} moves>"


#: Line ends. `splitlines` would not do: it takes some characters of ISO-8859-1 for line ends.
LINE_END = re.compile(r"\r\n|\r|\n")
