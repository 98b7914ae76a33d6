"""The endgame solver against plain negamax on small boards."""

from random import Random

import pytest

from tests.native_vs_python.plain_endgame import Negamax
from tests.native_vs_python.plain_game import Chance, Piles, PlainGame
from tests.patience import up_to
from tilewright import _native
from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.square import faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine.static_player import Valued, numbered, terms_of
from tilewright.games.crossword.policies import Ending
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.alphabet import Alphabet
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.native_board import native_layout, play_of, position_of, tile_values

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


def native(words: WordGraph, game: PlainGame) -> _native.Game:
    worth, letters = tile_values(TILES, words.alphabet)
    made = _native.Game(words.native, native_layout(game.rules.layout), worth, letters, terms_of(game.rules), 2)
    position = position_of(words.native, words.alphabet, game.board)
    racks = [numbered(words, rack) for rack in game.racks]
    made.set_up(position, racks, b"", list(game.scores), game.turn, game.scoreless, game.passes)
    return made


def replayed(words: WordGraph, game: PlainGame, line: list[_native.Choice]) -> int:
    """What a line comes to, by the plain game: all of its moves are legal and it leads to the end."""
    seat, negamax, start = game.turn, Negamax(words), game
    for choice in line:
        laid, points = play_of(choice.play, words.alphabet) if choice.is_play else ((), 0)
        legal = [move for move in negamax.moves(game) if set(move.laid) == set(laid)]
        assert [move.points for move in legal] == [points]
        game = game.after(Valued(laid, Tiles(), points, 0), negamax.chance)
    assert game.is_over
    gained = [total - score for total, score in zip(game.totals, start.scores, strict=True)]
    return gained[seat] - gained[1 - seat]


@pytest.mark.parametrize("chunk", range(10))
def test_the_solver_finds_what_trying_everything_finds(chunk: int) -> None:
    pick = Random(chunk)
    for number in range(up_to(20, 50)):
        words, game = drawn(pick, number)
        answer = native(words, game).solve_endgame(60, 100_000)
        assert answer.is_solved
        assert answer.spread == Negamax(words).to_come(game), (game, chunk, number)
        assert replayed(words, game, answer.line) == answer.spread


def test_a_smaller_budget_gives_an_answer_that_is_not_called_solved_unless_it_is() -> None:
    pick = Random(99)
    unsolved = 0
    for number in range(40):
        words, game = drawn(pick, number)
        exact = Negamax(words).to_come(game)
        for plies, nodes in ((1, 1000), (60, 1), (60, 25)):
            answer = native(words, game).solve_endgame(plies, nodes)
            assert answer.line
            assert answer.nodes <= nodes + 1
            assert not answer.is_solved or answer.spread == exact
            unsolved += not answer.is_solved
    assert unsolved > 20


def test_the_same_game_gives_the_same_answer() -> None:
    words, game = drawn(Random(7), 2)
    one, two = (native(words, game).solve_endgame(60, 100_000) for _ in range(2))
    assert (one.spread, one.nodes, one.depth) == (two.spread, two.nodes, two.depth)


def test_what_is_no_endgame_is_refused() -> None:
    words, game = drawn(Random(1), 0)
    with pytest.raises(ValueError, match="plies"):
        native(words, game).solve_endgame(0, 10)
    with pytest.raises(ValueError, match="at least one node"):
        native(words, game).solve_endgame(5, 0)
    worth, letters = tile_values(TILES, words.alphabet)
    layout, terms = native_layout(game.rules.layout), terms_of(game.rules)
    early, three = (_native.Game(words.native, layout, worth, letters, terms, seats) for seats in (2, 3))
    for dealt, why in ((early, "bag is empty"), (three, "for two")):
        dealt.deal(numbered(words, TILES.bag()), 1, 1)
        with pytest.raises(ValueError, match=why):
            dealt.solve_endgame(5, 10)
