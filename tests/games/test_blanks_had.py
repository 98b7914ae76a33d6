"""R-5.2 with R-6.1: whether a play is left once blanks on the board may be had. One look answers for all swaps."""

import time
from collections.abc import Iterator
from itertools import combinations

from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from tilewright.core.board import Board
from tilewright.core.dice import Dice
from tilewright.core.layout import Layout
from tilewright.core.square import Laid
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.games.base import Kit
from tilewright.games.crossword.ending import with_blanks_had
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.policies import Blanks
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.lexicons.graph import WordGraph

SMALL = Layout.parse(".....\n.....\n..*..\n.....\n.....", name="small")
FEW = TileSet.parse("?20x0 A9x1 B9x1 C9x1 D9x1", name="few")
LETTERS = "ABCD"
RULES = Rules(layout=SMALL, tileset=FEW, rack_size=4, blanks=Blanks.RECYCLED)
START = CROSSWORD.start(RULES, ("Ann", "Ben"), Kit(WordGraph(["AB"]), Dice(bytes(32))))
STATE: State = CROSSWORD.evolved(None, START)


def every_way(board: Board, tiles: Tiles) -> Iterator[tuple[Board, Tiles]]:
    """The board and the tiles after each choice of swaps, however many there are."""
    blanks = [one for one in board.standing() if one.tile.islower()]
    for count in range(len(blanks) + 1):
        for chosen in combinations(blanks, count):
            letters = "".join(one.letter for one in chosen)
            if tiles.holds(letters):
                swapped = tuple(Laid(one.row, one.col, one.letter) for one in chosen)
                yield board.lay(swapped), tiles.take(letters).put(BLANK * count)


boards = st.lists(st.sampled_from("....ABCDaabbcd"), min_size=25, max_size=25).map("".join)
words = st.sets(st.text(LETTERS, min_size=2, max_size=4), min_size=1, max_size=8)


@settings(max_examples=300, deadline=None)
@given(boards, st.text(LETTERS + BLANK, min_size=1, max_size=5), words, st.integers(1, 4))
def test_one_look_finds_a_play_exactly_where_trying_every_swap_does(
    cells: str, held: str, listed: set[str], most: int
) -> None:
    board, lexicon = Board(SMALL, FEW, cells), WordGraph(sorted(listed))
    state, tiles = replace(STATE, board=board), Tiles(held)
    tried = any(lexicon.any_play(one, had, most) for one, had in every_way(board, tiles))
    assert lexicon.any_play(board, with_blanks_had(state, tiles), most) == tried


def test_a_board_full_of_blanks_is_judged_as_quickly_as_any_other() -> None:
    """Every subset of 20 blanks took minutes."""
    state = replace(STATE, board=Board(SMALL, FEW, "a" * 20 + "....."))
    began = time.process_time()
    assert with_blanks_had(state, Tiles("A" * 9 + "B")) == Tiles("?" * 9 + "B")
    assert time.process_time() - began < 1
