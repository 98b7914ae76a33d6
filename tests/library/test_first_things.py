"""What python-chess users do first, in twelve tests, each with no more statements than python-chess needs."""

import ast
import inspect
import sys
from io import StringIO
from pathlib import Path

import tilewright as tw

POSITION = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEINRST/?BDEGOO 0/14 0 lex commons;"

#: The statements that python-chess needs, asserts left out.
AS_MANY = {
    "test_start_a_game_and_list_the_moves": 2,
    "test_ask_whether_a_move_is_legal": 2,
    "test_make_moves_and_take_them_back": 3,
    "test_read_and_write_a_position": 1,
    "test_read_and_write_a_move": 1,
    "test_read_a_game_from_a_file": 2,
    "test_read_all_games_of_a_file": 2,
    "test_write_a_game": 2,
    "test_show_the_board": 1,
    "test_go_through_a_game_to_its_end": 5,
    "test_copy_and_compare_games": 3,
    "test_let_an_engine_move": 4,
}


def test_start_a_game_and_list_the_moves() -> None:
    game = tw.Game.new(seed=16)
    moves = game.legal_moves()
    assert (len(moves), str(moves[0]), moves[0].score) == (772, "8C THALER", 26)


def test_ask_whether_a_move_is_legal() -> None:
    game = tw.Game.new(seed=16)
    move = tw.Move.from_text("8D HALTER")
    assert move in game.legal_moves()
    assert not game.is_legal("8D HALTERS")


def test_make_moves_and_take_them_back() -> None:
    game = tw.Game.new(seed=16)
    game.play("8D HALTER")
    game.undo()
    assert game.board.is_empty


def test_read_and_write_a_position() -> None:
    game = tw.Game.from_cgp(POSITION)
    assert game.cgp().startswith(POSITION)


def test_read_and_write_a_move() -> None:
    move = tw.Move.from_text("8G W.d")
    assert str(move) == "8G W.d"


def test_read_a_game_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "game.gcg").write_text(tw.Game.new(seed=1).gcg(), encoding="utf-8")
    game = tw.Game.from_gcg(tmp_path / "game.gcg")
    assert not game.is_over


def test_read_all_games_of_a_file() -> None:
    file = StringIO(tw.Game.new(seed=1).gcg() + tw.Game.new(seed=2).gcg())
    games = list(tw.Game.all_from_gcg(file))
    assert len(games) == 2


def test_write_a_game() -> None:
    game = tw.Game.new(seed=16)
    text = game.gcg()
    assert text.startswith("#player1 Player_1 Player 1\n")


def test_show_the_board() -> None:
    game = tw.Game.from_cgp(POSITION)
    assert " 8 = . . ' . H O R N . . ' . . =" in str(game.board)
    assert game.svg().startswith("<svg")


def test_go_through_a_game_to_its_end() -> None:
    game = tw.Game.new(house=["challenge=void"], seed=1)
    while not game.is_over:
        move = game.best_move()
        game.play(move or "-")
    assert game.winners == ("Player 1",)


def test_copy_and_compare_games() -> None:
    game = tw.Game.new(seed=1)
    other = game.copy()
    assert other == game
    other.play("-")
    assert other != game


def test_let_an_engine_move() -> None:
    game = tw.Game.new(seed=16)
    best = game.best_move()
    assert best is not None
    assert game.play(best) == best.score == 26


def statements(function: object) -> int:
    """How many there are, at any depth, without asserts."""
    body = ast.parse(inspect.getsource(function)).body[0]  # type: ignore[arg-type]
    found = [node for node in ast.walk(body) if isinstance(node, ast.stmt) and not isinstance(node, ast.Assert)]
    return len(found) - 1


def test_none_of_them_takes_more() -> None:
    ours = {name: statements(getattr(sys.modules[__name__], name)) for name in AS_MANY}
    assert {name: many for name, many in ours.items() if many > AS_MANY[name]} == {}
    assert len(ours) == 12
