"""Small boards with few tiles left, on which everything can be tried."""

from random import Random

from tests.native_vs_python.plain_game import Chance, Piles, PlainGame
from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.square import faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.games.crossword.policies import Ending
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph

ALPHABET = Alphabet("ABCDE")
TILES = TileSet.parse("?2x0 A9x1 B6x3 C5x5 D4x7 E3x2", vowels="AE")
LAYOUTS = (
    Layout.parse("T...d\n.D.t.\n..*..\n.t.D.\nd...T"),
    Layout.parse("d..T..\n.t..D.\n..+...\n...t..\n.D..t.\nT....d"),
    Layout.parse("T..d..T\n.D...D.\n..t.t..\nd..*..d\n..t.t..\n.D...D.\nT..d..T"),
)
ENDS = (Ending(), Ending(passes_each=1), Ending(scoreless=3, passes_each=2))


def drawn(pick: Random, number: int) -> tuple[WordGraph, PlainGame]:
    """A board that some random plays have led to, with a few tiles for each of two; sometimes it has a phoney."""
    words = WordGraph({"".join(pick.choices("ABCDE", k=pick.randint(2, 5))) for _ in range(60)}, alphabet=ALPHABET)
    rules = Rules(
        layout=LAYOUTS[number % 3],
        tileset=TILES,
        rack_size=3,
        bonus=((3, pick.choice((0, 9))),),
        ending=pick.choice(ENDS),
    )
    board, bag = Board.empty(rules.layout, TILES), list(TILES.bag())
    pick.shuffle(bag)
    for _ in range(pick.randint(0, 4)):
        plays = sorted(words.plays(board, Tiles("".join(bag[:5])), 5), key=str)
        if plays:
            laid = pick.choice(plays).laid
            board = board.lay(laid)
            for face in faces_of(laid):
                bag.remove(face)
    sizes = pick.randint(1, 3), pick.randint(1, 3)
    if sum(sizes) > 4:  # with a blank as well plain negamax takes minutes
        bag = [face for face in bag if face != BLANK]
    racks = Tiles("".join(bag[: sizes[0]])), Tiles("".join(bag[sizes[0] : sum(sizes)]))
    empty = Piles(Tiles(), 2, Chance(0, 0))
    return words, PlainGame(rules, board, empty, racks, (pick.randint(0, 40), 20), turn=pick.randint(0, 1))
