"""The game that the searches of the core share against plain Python, with moves made and taken back."""

from random import Random

import pytest

from tests.native_vs_python.plain_game import Chance, PlainGame
from tilewright import _native
from tilewright.core.board import Board
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet
from tilewright.engine.static_player import Valued, numbered, terms_of
from tilewright.games.crossword.policies import Ending, Exchanging
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, play_of, position_of, tile_values
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
LETTERS = WORDS.alphabet.letters
RULES = {
    "standard": Rules(),
    "eight-tile": Rules(rack_size=8, bonus=((7, 50), (8, 50)), exchanging=Exchanging(closed_at=0)),
    "scoreless": Rules(ending=Ending(scoreless=4, passes_each=3)),
    "few-tiles": Rules(rack_size=3, tileset=TileSet.parse("A6x1 E6x1 S4x1 T4x1 R3x1 ?2x0")),
}


def native_game(rules: Rules, seats: int) -> _native.Game:
    worth, letters = tile_values(rules.tileset, WORDS.alphabet)
    return _native.Game(WORDS.native, native_layout(rules.layout), worth, letters, terms_of(rules), seats)


def valued(choice: _native.Choice) -> Valued:
    if choice.is_play:
        laid, points = play_of(choice.play, WORDS.alphabet)
        return Valued(laid, Tiles(), points, 0)
    return Valued((), Tiles("".join(LETTERS[face - 1] if face else BLANK for face in choice.exchanged)), 0, 0)


def moves_of(game: _native.Game, rules: Rules) -> list[_native.Choice]:
    in_bag = sum(map(len, game.piles))
    return _native.all_choices(game.position, game.racks[game.turn], in_bag, 0, terms_of(rules))


def seen(game: _native.Game) -> tuple[object, ...]:
    rows = (game.racks, game.piles, game.scores, game.totals, game.winners)
    return (*rows, game.turn, game.scoreless, game.passes, game.is_over)


def told(game: PlainGame) -> tuple[object, ...]:
    racks = [bytes(sorted(numbered(WORDS, rack))) for rack in game.racks]
    piles = [WORDS.alphabet.faces("".join(pile)) for pile in game.bag.piles]
    rows = (racks, piles, list(game.scores), game.totals, game.winners)
    return (*rows, game.turn, game.scoreless, game.passes, game.is_over)


def same_plays(game: _native.Game, plain: PlainGame) -> bool:
    """Whether all that the core knows of its board is what a board set up afresh knows."""
    fresh = position_of(WORDS.native, WORDS.alphabet, plain.board)
    rack = game.racks[game.turn]
    kept, anew = (
        [(play.down, play.lane, play.start, play.tiles, play.points) for play in board.plays(rack, 7, ())]
        for board in (game.position, fresh)
    )
    return kept == anew


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_made_and_taken_back_leave_the_game_that_plain_python_has(seats: int, name: str) -> None:
    """R-2.4, R-2.12, R-2.13, R-4.5 to R-4.7, R-5.1, R-5.3."""
    rules = RULES[name]
    for number in range(4):
        pick, chance, game = Random(number), Chance(3, number), native_game(rules, seats)
        game.deal(numbered(WORDS, rules.tileset.bag()), 3, number)
        past = [PlainGame.dealt(rules, seats, chance)]
        lazy = number % 2 == 1  # some pass again and again
        while not game.is_over:
            assert seen(game) == told(past[-1])
            if len(past) > 1 and pick.random() < 0.3:
                for _ in range(pick.randint(1, min(5, len(past) - 1))):
                    game.unmake()
                    past.pop()
                    assert seen(game) == told(past[-1])
                assert same_plays(game, past[-1])
            moves = moves_of(game, rules)
            best, rest = moves[:3], [move for move in moves if not move.is_play]
            passes = game.scoreless > 20 or (lazy and pick.random() < 0.8)
            move = pick.choice(rest[-1:] if passes else best if pick.random() < 0.9 else rest)
            game.make(move)
            past.append(past[-1].after(valued(move), chance))
        assert seen(game) == told(past[-1])
        assert same_plays(game, past[-1])
        assert game.made == len(past) - 1
        while len(past) > 1:
            game.unmake()
            past.pop()
            assert seen(game) == told(past[-1])


def stuck(scores: list[int], racks: list[str], *, bag: str = "") -> _native.Game:
    game = native_game(Rules(), len(racks))
    position = position_of(WORDS.native, WORDS.alphabet, Board.empty())
    tiles = [numbered(WORDS, Tiles(rack)) for rack in racks]
    game.set_up(position, tiles, WORDS.alphabet.faces(bag), scores, 0, 0, 0)
    return game


def test_a_tie_goes_to_the_higher_score_before_the_leftovers_and_else_is_shared() -> None:
    """R-4.7"""
    assert stuck([100, 97], ["F", "A"]).totals == [96, 96]
    assert stuck([100, 97], ["F", "A"]).winners == [0]
    assert stuck([97, 100, 97], ["A", "F", "A"]).winners == [1]
    assert stuck([97, 97, 20, 97], ["A", "E", "A", "I"]).winners == [0, 1, 3]
    assert stuck([-30, -31], ["Q", "A"]).winners == [1]


def test_who_is_out_gains_what_all_others_hold() -> None:
    """R-4.6"""
    game = stuck([10, 20, 30], ["", "QA", "Z"])
    assert (game.is_over, game.totals, game.winners) == (True, [31, 9, 20], [0])
    assert not stuck([10, 20], ["", "QA"], bag="E").is_over
    game = stuck([10, 20], ["AT", "QA"])
    before = seen(game)
    game.make(next(one for one in moves_of(game, Rules()) if one.is_play and one.play.laid == 2))
    assert (game.is_over, game.racks[0], game.totals) == (True, b"", [10 + 4 + 11, 20 - 11])
    game.unmake()
    assert seen(game) == before


def test_two_passes_each_in_a_row_end_the_game() -> None:
    """R-5.3"""
    for seats in (2, 3, 4):
        game = stuck([0] * seats, ["QV"] * seats)
        passing = moves_of(game, Rules())[-1]
        for _ in range(2 * seats):
            assert not game.is_over
            game.make(passing)
        assert game.is_over
        with pytest.raises(ValueError, match="the game is over"):
            game.make(passing)
        game.unmake()
        assert not game.is_over


def test_tiles_are_drawn_in_the_order_of_the_bag() -> None:
    game = stuck([0, 0], ["AT", "QV"], bag="XYZ")
    [*_, move] = [one for one in moves_of(game, Rules()) if one.is_play and one.play.laid == 2]
    game.make(move)
    assert game.racks == [WORDS.alphabet.faces("YZ"), WORDS.alphabet.faces("QV")]
    assert game.piles == [WORDS.alphabet.faces("X"), b""]


def test_what_cannot_be_is_refused() -> None:
    game, other = stuck([0, 0], ["AT", "QV"], bag="XYZ"), stuck([0, 0], ["QV", "QV"])
    with pytest.raises(ValueError, match="no move to take back"):
        game.unmake()
    play = next(one for one in moves_of(game, Rules()) if one.is_play)
    with pytest.raises(ValueError, match="on the rack"):
        other.make(play)
    richer, poorer = (stuck([0, 0], ["AT", "QV"], bag=bag) for bag in ("XYZ", "X"))
    both = next(one for one in moves_of(richer, Rules()) if len(one.exchanged) == 2)
    richer.make(both)
    with pytest.raises(ValueError, match="too few tiles for an exchange"):
        poorer.make(both)
    game.make(play)
    game.unmake()
    game.make(play)
    with pytest.raises(ValueError, match=r"empty squares|on the rack"):
        game.make(play)
    with pytest.raises(ValueError, match="a rack and a score"):
        stuck([0, 0], ["A", "B", "C"])
    with pytest.raises(ValueError, match="two to four"):
        stuck([0], ["A"])
    with pytest.raises(ValueError, match="too many tiles"):
        stuck([0, 0], ["AAAAAAAA", "B"])
    with pytest.raises(ValueError, match="no score is so high"):
        stuck([10**12, 0], ["A", "B"])
