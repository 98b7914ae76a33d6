"""A row of the table: one move of one game, with the position before it and the result after the last."""

from msgspec import Struct


class Candidate(Struct, frozen=True):
    """A move that could have been made. The last three are known where a bot looked ahead."""

    move: str
    score: int
    equity: float  # the points plus the value of the leave
    leave: str
    win: float | None = None  # from 0 to 1
    spread: float | None = None  # expected at the end
    samples: int | None = None


class MoveRow(Struct, frozen=True):
    """docs/data.md says what each column means; the names and types here are those of the file."""

    game: int
    source: str
    edition: str
    house: tuple[str, ...]
    lexicon: str
    seed: int | None
    seats: int
    turn: int
    seat: int
    player: str
    position: str
    rack: str
    bag: int
    scores: tuple[int, ...]
    kind: str
    move: str
    words: tuple[str, ...] = ()
    tiles: int = 0
    score: int = 0
    equity: float | None = None
    leave: str = ""
    rank: int | None = None
    phony: bool = False
    challenged: bool = False
    withdrawn: bool = False
    candidates: tuple[Candidate, ...] = ()
    final: tuple[int, ...] | None = None
    result: float | None = None
    spread: int | None = None
    ended: str | None = None
