"""Positions of every kind from random games: odd boards, other alphabets, blanks, long racks, crowds, phoneys."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.square import Laid, faces_of
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.testing import SAMPLE_WORDS

WIDE = Layout.parse(
    """
    T..d..Q..d..T
    .D..t...t..D.
    ..q...*...q..
    .D..t...t..D.
    T..d..Q..d..T
    """,
    name="wide",
)
TALL = Layout.parse("\n".join(["d.T", ".q.", "D.t"] * 3 + [".+."] + ["T.d", ".Q.", "t.D"] * 3), name="tall")
SUPER = Layout("super", tuple(("." * 4 + "Dt.q.T") * 2 + "d" if row % 3 else "q..d" * 5 + "." for row in range(10)))
LARGE = Layout("large", (*SUPER.rows, "." * 10 + "*" + "." * 10, *SUPER.rows)).checked()
FEW = TileSet.parse("?4x0 A9x1 B6x3 C5x5 D4x7 E3x999", name="few", vowels="AE")
NORDIC = TileSet.parse("?3x0 A9x1 E9x1 I5x2 K4x3 L5x1 N6x1 O4x4 R5x1 S6x1 T6x1 Ä4x5 Ö2x7 Å1x8 U0x9", name="nordic")


class Setting(NamedTuple):
    layout: Layout
    tileset: TileSet
    plain: WordList
    graph: WordGraph


def made_up(letters: str, number: int, longest: int, seed: int) -> list[str]:
    chance = Random(seed)
    return ["".join(chance.choices(letters, k=chance.randint(2, longest))) for _ in range(number)]


def setting(layout: Layout, tileset: TileSet, words: list[str]) -> Setting:
    return Setting(layout, tileset, WordList(words), WordGraph(words))


SETTINGS = (
    setting(STANDARD_LAYOUT, STANDARD_TILES, list(SAMPLE_WORDS)),
    setting(STANDARD_LAYOUT, STANDARD_TILES, list(SAMPLE_WORDS)),
    setting(WIDE, STANDARD_TILES, list(SAMPLE_WORDS)),
    setting(TALL, FEW, made_up("ABCDE", 150, 6, seed=1)),
    setting(WIDE, FEW, made_up("ABCD", 250, 5, seed=2)),
    setting(LARGE, NORDIC, made_up("AEIKLNORSTÄÖÅ", 700, 5, seed=3)),
)


class Sample(NamedTuple):
    where: Setting
    board: Board
    rack: Tiles


def samples(seed: int, number: int) -> Iterator[Sample]:
    """Positions of one game after another; some are made worse by a word that is none."""
    chance = Random(seed)
    while number > 0:
        where = SETTINGS[chance.randrange(len(SETTINGS))]
        for sample in game(chance, where):
            number -= 1
            yield sample
            if number == 0:
                return


def game(chance: Random, where: Setting) -> Iterator[Sample]:
    size = chance.choice((7, 7, 8, 9))
    board, bag = Board.empty(where.layout, where.tileset), list(where.tileset.bag())
    chance.shuffle(bag)
    rack = Tiles("".join(bag[:size]))
    del bag[:size]
    while rack:
        plays = sorted(where.graph.plays(board, rack, size), key=lambda play: (play.points, str(play.laid)))
        if len(plays) < 300 or chance.random() < 0.04:  # the plain generator takes its time
            yield Sample(where, board, rack)
        if not plays:
            return
        laid = chance.choice(plays[-len(plays) // 3 :]).laid
        board, rack = board.lay(laid), rack.take(faces_of(laid))
        rack = rack.put("".join(bag[: len(laid)]))
        del bag[: len(laid)]
        if chance.random() < 0.05:
            board = with_phoney(chance, board)


def with_phoney(chance: Random, board: Board) -> Board:
    """Any tiles on any free squares of one row."""
    row, col = chance.randint(1, board.layout.height), chance.randint(1, board.layout.width - 2)
    letters = [kind.letter for kind in board.tileset.kinds if kind.letter != "?"]
    spots = [Laid(row, col + step, chance.choice(letters)) for step in range(3)]
    return board.lay(tuple(one for one in spots if not board.at(one.square)))
