"""Small boards with few tiles left, on which everything can be tried."""

from itertools import islice
from random import Random

from tests.native_vs_python.plain_game import Chance, Piles, PlainGame
from tilewright import _native
from tilewright.core.alphabet import Alphabet
from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.square import faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine.static_player import numbered, terms_of
from tilewright.games.crossword.policies import Ending
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, position_of, tile_values

ALPHABET = Alphabet("ABCDE")
TILES = TileSet.parse("?2x0 A9x1 B6x3 C5x5 D4x7 E3x2", vowels="AE")
LAYOUTS = (
    Layout.parse("T...d\n.D.t.\n..*..\n.t.D.\nd...T"),
    Layout.parse("d..T..\n.t..D.\n..+...\n...t..\n.D..t.\nT....d"),
    Layout.parse("T..d..T\n.D...D.\n..t.t..\nd..*..d\n..t.t..\n.D...D.\nT..d..T"),
)
ENDS = (Ending(), Ending(passes_each=1), Ending(scoreless=3, passes_each=2))


def drawn(pick: Random, number: int, seats: int = 2) -> tuple[WordGraph, PlainGame]:
    """A board that some random plays have led to, with a few tiles for each seat."""
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
    sizes = [pick.randint(1, 3 if seats == 2 else 2) for _ in range(seats)]
    if sum(sizes) > 4:  # with a blank as well it takes plain Python minutes
        bag = [face for face in bag if face != BLANK]
    tiles = iter(bag)
    racks = tuple(Tiles("".join(islice(tiles, size))) for size in sizes)
    empty = Piles(Tiles(), seats, Chance(0, 0))
    scores = (pick.randint(0, 40), *[20] * (seats - 1))
    return words, PlainGame(rules, board, empty, racks, scores, turn=pick.randrange(seats))


def native(words: WordGraph, game: PlainGame) -> _native.Game:
    worth, letters = tile_values(TILES, words.alphabet)
    made = _native.Game(
        words.native, native_layout(game.rules.layout), worth, letters, terms_of(game.rules), game.seats
    )
    position = position_of(words.native, words.alphabet, game.board)
    racks = [numbered(words, rack) for rack in game.racks]
    made.set_up(position, racks, b"", list(game.scores), game.turn, game.scoreless, game.passes)
    return made
