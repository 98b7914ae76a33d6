"""The endgame solver against plain negamax on small boards."""

from dataclasses import replace
from random import Random

import pytest

from tests.effort import up_to
from tests.native_vs_python.plain_endgame import Negamax
from tests.native_vs_python.plain_game import PlainGame
from tests.native_vs_python.small_games import TILES, drawn
from tilewright import _native
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import Valued, numbered, terms_of
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, play_of, position_of, tile_values


def native(words: WordGraph, game: PlainGame) -> _native.Game:
    worth, letters = tile_values(TILES, words.alphabet)
    made = _native.Game(words.native, native_layout(game.rules.layout), worth, letters, terms_of(game.rules), 2)
    position = position_of(words.native, words.alphabet, game.board)
    racks = [numbered(words, rack) for rack in game.racks]
    made.set_up(position, racks, b"", list(game.scores), game.turn, game.scoreless, game.passes)
    return made


def replayed(words: WordGraph, game: PlainGame, line: list[_native.Choice]) -> PlainGame:
    """Where a line leads, by the plain game: all of its moves are legal and it ends the game."""
    negamax = Negamax(words)
    for choice in line:
        laid, points = play_of(choice.play, words.alphabet) if choice.is_play else ((), 0)
        legal = [move for move in negamax.moves(game) if set(move.laid) == set(laid)]
        assert [move.points for move in legal] == [points]
        game = game.after(Valued(laid, Tiles(), points, 0), negamax.chance)
    assert game.is_over
    return game


def gained(words: WordGraph, game: PlainGame, line: list[_native.Choice]) -> int:
    """What the seat to move gains on the other."""
    end, seat = replayed(words, game, line), game.turn
    gains = [total - score for total, score in zip(end.totals, game.scores, strict=True)]
    return gains[seat] - gains[1 - seat]


@pytest.mark.parametrize("chunk", range(10))
def test_the_solver_finds_what_trying_everything_finds(chunk: int) -> None:
    pick = Random(chunk)
    for number in range(up_to(20, 50)):
        words, game = drawn(pick, number)
        answer = native(words, game).solve_endgame(60, 100_000)
        assert answer.is_solved
        assert answer.spread == Negamax(words).to_come(game), (game, chunk, number)
        assert gained(words, game, answer.line) == answer.spread


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


def test_equal_totals_go_to_the_higher_score_before_leftovers() -> None:
    """R-4.7"""
    pick, changed = Random(3), 0
    for number in range(up_to(40, 150)):
        words, game = drawn(pick, number)
        other = game.scores[1 - game.turn]
        own = other - Negamax(words).to_come(game)
        game = replace(game, scores=(own, other) if game.turn == 0 else (other, own))
        answer = native(words, game).solve_endgame(60, 200_000)
        assert answer.is_solved
        end, seat = replayed(words, game, answer.line), game.turn
        assert end.totals[0] == end.totals[1]
        before = end.scores[seat] - end.scores[1 - seat]
        assert (0, (before > 0) - (before < 0)) == Negamax(words).outcome(game)
        changed += before != 0
    assert changed


def test_a_win_is_certain_only_if_it_is() -> None:
    pick, seen = Random(4), set[tuple[bool, bool]]()
    for number in range(up_to(40, 150)):
        words, game = drawn(pick, number)
        wins = Negamax(words).outcome(game)[0] > 0
        answer = native(words, game).solve_endgame(60, pick.choice((30, 60, 120, 100_000)))
        assert not answer.is_won or wins
        seen.add((answer.is_solved, answer.is_won))
    assert {(True, True), (True, False), (False, True)} <= seen


def test_the_time_can_be_limited() -> None:
    words, game = drawn(Random(7), 2)
    assert native(words, game).solve_endgame(60, 100_000, 1e-9).line
    assert native(words, game).solve_endgame(60, 100_000, 60).is_solved
    with pytest.raises(ValueError, match="some time"):
        native(words, game).solve_endgame(60, 100, -1)


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
