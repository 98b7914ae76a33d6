"""What recomputing a GCG file finds."""

from msgspec import Struct

from tilewright.core.board import Board
from tilewright.core.square import Laid
from tilewright.core.words import MadeWord
from tilewright.notation.gcg.game import GcgMove


class ReplayStep(Struct, frozen=True):
    """The state after a move; the tiles it laid and the words it made, if it was a play."""

    move: GcgMove
    board: Board
    scores: tuple[int, ...]
    laid: tuple[Laid, ...] = ()
    words: tuple[MadeWord, ...] = ()


class Inconsistency(Struct, frozen=True):
    """Where a file is wrong: what the line says, and what it should say."""

    line: int
    key: str
    says: str
    should: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.key}: the line says {self.says}, it should be {self.should}"


class Remark(Struct, frozen=True):
    """A word that is not in the list. Real games have such words, and they stand unless challenged."""

    line: int
    word: str


class Oddity(Struct, frozen=True):
    """Where a file is not as the format wants it, or as people play, though every score may be right."""

    line: int
    key: str
    what: str  # a sentence about the line, without its end

    def __str__(self) -> str:
        return f"line {self.line}: {self.key}: {self.what}"


class Report(Struct, frozen=True):
    """The steps up to the first line that is wrong, or all of them."""

    steps: tuple[ReplayStep, ...]
    wrong: Inconsistency | None = None
    remarks: tuple[Remark, ...] = ()
    oddities: tuple[Oddity, ...] = ()
    unit: str = "line"  # what `line` counts

    @property
    def is_consistent(self) -> bool:
        return self.wrong is None
