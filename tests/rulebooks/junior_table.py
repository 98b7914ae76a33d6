"""The beginner game in any situation, told in a line: which letters are covered, what lies before whom.

A table starts a real game from a fixed seed and then sets out what it is given. Without `pool`, the pool holds every
tile of the board that lies nowhere else.
"""

from collections import Counter
from typing import TypeVar

from msgspec.structs import replace

from tests.rulebooks.common import refusal_of
from tests.rulebooks.table import NAMES
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.games.base import BaseEvent, Kit
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior import actions as a, events as e
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.boards import PRINTED
from tilewright.games.junior.kind import JUNIOR
from tilewright.games.junior.printed import PrintedBoard
from tilewright.games.junior.rules import Rules
from tilewright.games.junior.state import Over, State
from tilewright.testing import SAMPLE_WORDS

T = TypeVar("T", bound=BaseEvent)


def of(text: str, *places: int, printed: PrintedBoard = PRINTED) -> tuple[Laid, ...]:
    """Letters of a word of the board, counted from 1; all of them if none is named."""
    word = next(word for word in printed.words if word.text == text)
    numbers = places or range(1, len(text) + 1)
    return tuple(Laid(*word.squares[number - 1], text[number - 1]) for number in numbers)


class JuniorTable:
    def __init__(
        self,
        *,
        seats: int = 2,
        rules: Rules | None = None,
        racks: tuple[str, ...] | None = None,
        covered: tuple[Laid, ...] = (),
        pool: str | None = None,
        scores: tuple[int, ...] | None = None,
        dice: Dice | None = None,
        first: int | None = 0,
    ) -> None:
        self.kit = Kit(SAMPLE_WORDS, dice or Dice(bytes(32)))
        agreed = rules or Rules()
        if first is not None:
            agreed = replace(agreed, first_player=FromSeat(first))
        self.told: list[e.Event] = list(JUNIOR.start(agreed, NAMES[:seats], self.kit))
        state = JUNIOR.evolved(None, self.told)
        self.state = _set_out(state, racks, covered, pool, scores)

    def do(self, action: a.Action, by: int | None = None) -> list[e.Event]:
        """What came of an action of the seat on turn, or of another."""
        told, self.state = JUNIOR.advance(self.state, self.state.turn if by is None else by, action, self.kit)
        self.told += told
        return list(told)

    def play(self, *laid: Laid) -> list[e.Placed]:
        return [event for event in self.do(a.Place(laid)) if isinstance(event, e.Placed)]

    def refuses(self, action: a.Action, by: int | None = None, *, rule: str) -> Refused:
        """The refusal of an action: it rests on the rule, and nothing has changed."""
        return refusal_of(lambda: self.do(action, by), self, rule)

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def chips(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def racks(self) -> tuple[str, ...]:
        return tuple(rack.faces for rack in self.state.racks)

    @property
    def pool(self) -> str:
        return self.state.pool.faces

    @property
    def end(self) -> Over:
        assert self.state.over, "the game goes on"
        return self.state.over

    @property
    def tiles(self) -> Counter[str]:
        """All of them, wherever they lie."""
        standing = self.state.board.cells.replace(".", "")
        return Counter(standing + self.pool + "".join(self.racks))

    def is_open(self, laid: Laid) -> bool:
        return self.state.board.is_open(laid.square)


def all_but(*kept: Laid, printed: PrintedBoard = PRINTED) -> tuple[Laid, ...]:
    """Every letter of the board but these."""
    squares = {square: letter for word in printed.words for square, letter in zip(word.squares, word.text, strict=True)}
    return tuple(Laid(*square, letter) for square, letter in squares.items() if square not in _squares(kept))


def _squares(laid: tuple[Laid, ...]) -> set[Square]:
    return {one.square for one in laid}


def _set_out(
    state: State,
    racks: tuple[str, ...] | None,
    covered: tuple[Laid, ...],
    pool: str | None,
    scores: tuple[int, ...] | None,
) -> State:
    if racks is None and not covered:
        return state if scores is None else replace(state, scores=scores)
    board = JuniorBoard.empty(state.rules.board)
    for one in covered:
        board = board.lay(one)
    held = state.racks if racks is None else tuple(Tiles(rack) for rack in racks)
    assert len(held) == len(state.players), "a rack for each seat"
    left = Tiles(pool) if pool is not None else board.uncovered.take("".join(rack.faces for rack in held))
    return replace(state, board=board, racks=held, pool=left, scores=scores or state.scores)
