"""A game in any situation, told in a line: which rules, what lies where, whose turn it is.

A table starts a real game from a fixed seed and then sets out the tiles it is given. What it is not told of stays as a
game has it: without `bag`, the bag holds every tile of the set that lies nowhere else.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from tests.rulebooks.common import only, refusal_of
from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.tiles import BLANK, Tiles
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import rules_for
from tilewright.games.base import BaseEvent, Kit
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.policies import FromSeat, VowelsApart
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import Over, Playing, State
from tilewright.testing import SAMPLE_WORDS

BOOKS = tuple(EDITIONS)
NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
FULL_SET = Rules().tileset.bag()
T = TypeVar("T", bound=BaseEvent)


class Everything:
    """A dictionary in which every word is good and somebody can always play."""

    def __contains__(self, word: str, /) -> bool:
        return True

    def any_play(self, board: Board, tiles: Tiles, most: int) -> bool:  # noqa: ARG002 - whatever lies there
        return True


class LoadedDice(Dice):
    """Dice that first give what they were told to, draw by draw."""

    __slots__ = ("coming",)

    def __init__(self, *coming: str) -> None:
        super().__init__(bytes(32))
        self.coming = list(coming)

    def draw(self, bag: Tiles, count: int, rolled: int) -> str:
        if not self.coming:
            return super().draw(bag, count, rolled)
        drawn = self.coming.pop(0)
        assert len(drawn) == count
        assert bag.holds(drawn), f"{bag} does not hold {drawn}"
        return drawn


def across(row: int, col: int, tiles: str) -> tuple[Laid, ...]:
    """Tiles from a square on to the right; a dot leaves a square out."""
    return tuple(Laid(row, col + place, tile) for place, tile in enumerate(tiles) if tile != ".")


def down(row: int, col: int, tiles: str) -> tuple[Laid, ...]:
    """Tiles from a square on downwards; a dot leaves a square out."""
    return tuple(Laid(row + place, col, tile) for place, tile in enumerate(tiles) if tile != ".")


class Table:
    def __init__(  # one keyword for each thing that can lie on a table
        self,
        rules: str | Rules = "folio",
        *house: str,
        seats: int = 2,
        words: Lexicon = SAMPLE_WORDS,
        themes: Mapping[str, Container[str]] | None = None,
        racks: tuple[str, ...] | None = None,
        board: tuple[Laid, ...] = (),
        bag: str | tuple[str, ...] | None = None,
        scores: tuple[int, ...] | None = None,
        dice: Dice | None = None,
        first: int | None = 0,
    ) -> None:
        self.words = words
        self.themes = themes or {}
        self.now = 0
        self.dice = dice or Dice(bytes(32))
        chosen = rules_for(rules, house) if isinstance(rules, str) else rules
        if first is not None:
            chosen = replace(chosen, first_player=FromSeat(first))
        self.told: list[e.Event] = list(CROSSWORD.start(chosen, NAMES[:seats], self.kit))
        state = CROSSWORD.evolved(None, self.told)
        if racks is not None and state.is_dealing:
            state = CROSSWORD.evolve(replace(state, phase=Playing()), e.Turned(state.first))
        self.state = _set_out(state, racks, board, bag, scores)

    @property
    def kit(self) -> Kit:
        return Kit(self.words, self.dice, self.now, self.themes)

    # What happens at it

    def do(self, action: a.Action, by: int | None = None) -> list[e.Event]:
        """What came of an action of the seat on turn, or of another."""
        told, self.state = CROSSWORD.advance(self.state, self.state.turn if by is None else by, action, self.kit)
        self.told += told
        return list(told)

    def across(self, row: int, col: int, tiles: str, *, recycle: tuple[Square, ...] = (), claims: str = "") -> e.Placed:
        return self.lay(across(row, col, tiles), recycle=recycle, claims=claims)

    def down(self, row: int, col: int, tiles: str, *, recycle: tuple[Square, ...] = (), claims: str = "") -> e.Placed:
        return self.lay(down(row, col, tiles), recycle=recycle, claims=claims)

    def lay(self, laid: tuple[Laid, ...], *, recycle: tuple[Square, ...] = (), claims: str = "") -> e.Placed:
        return only(e.Placed, self.do(a.Place(laid, recycle, tuple(claims.split()))))

    def exchange(self, tiles: str) -> list[e.Event]:
        return self.do(a.Exchange(tiles))

    def passes(self, times: int = 1) -> list[e.Event]:
        """The seat on turn passes, and as often as told whoever follows."""
        return [event for _ in range(times) for event in self.do(a.Pass())]

    def challenge(self, *words: str, by: int) -> list[e.Event]:
        return self.do(a.Challenge(words), by)

    def accept(self) -> list[e.Event]:
        """Everybody who is asked lets the last play stand."""
        return [event for seat in sorted(CROSSWORD.pending(self.state)) for event in self.do(a.Accept(), seat)]

    def refuses(self, action: a.Action, by: int | None = None, *, rule: str) -> Refused:
        """The refusal of an action: it rests on the rule, and nothing has changed."""
        return refusal_of(lambda: self.do(action, by), self, rule)

    # How it stands

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def racks(self) -> tuple[str, ...]:
        """Each in the order of the alphabet, a blank before it."""
        return tuple(rack.faces for rack in self.state.racks)

    @property
    def bag(self) -> str:
        return "".join(sorted("".join(bag.faces for bag in self.state.bags)))

    @property
    def end(self) -> Over:
        """How it ended: only once it has."""
        assert isinstance(self.state.phase, Over), f"the game goes on: {self.state.phase}"
        return self.state.phase

    @property
    def tiles(self) -> Counter[str]:
        """All of them, wherever they lie."""
        state = self.state
        standing = Tiles("".join(one.face for one in state.board.standing()))
        return Counter(face for pile in (*state.racks, *state.bags, state.aside, standing) for face in pile)

    def word(self, row: int, col: int, direction: Direction = Direction.ACROSS) -> str:
        return self.state.board.word_at(Square(row, col), direction)


def kinds(told: Sequence[object]) -> list[str]:
    """What happened, by name alone, in any game."""
    return [type(event).__name__ for event in told]


def _set_out(
    state: State,
    racks: tuple[str, ...] | None,
    standing: tuple[Laid, ...],
    bag: str | tuple[str, ...] | None,
    scores: tuple[int, ...] | None,
) -> State:
    held = state.racks if racks is None else tuple(Tiles(rack) for rack in racks)
    assert len(held) == len(state.players), "a rack for each seat"
    on_board = Board.empty(state.rules.layout, state.rules.tileset).lay(standing)
    used = "".join(rack.faces for rack in held) + "".join(one.face for one in standing)
    if isinstance(bag, tuple):
        bags = tuple(Tiles(part) for part in bag)
    elif bag is not None:
        bags = (Tiles(bag),)
    elif racks is None and not standing:
        bags = state.bags
    elif state.rules.is_face_up:
        bags = ()
    else:
        bags = _rest(state.rules, used)
    return replace(state, racks=held, board=on_board, bags=bags, scores=state.scores if scores is None else scores)


def _rest(rules: Rules, used: str) -> tuple[Tiles, ...]:
    left = rules.tileset.bag().take(used)
    if not isinstance(rules.drawing, VowelsApart):
        return (left,)
    vowels = "".join(face for face in left if face in "AEIOU")
    blanks = left.faces.count(BLANK)
    others = "".join(face for face in left if face not in "AEIOU?")
    return Tiles(vowels + BLANK * (blanks // 2)), Tiles(others + BLANK * (blanks - blanks // 2))
