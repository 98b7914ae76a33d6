"""Moves and positions as other programs write and read them."""

import pytest

from tilewright import Game, Refused
from tilewright.core.board import Board
from tilewright.games.crossword import actions as a
from tilewright.notation import cgp
from tilewright.notation.cgp.export import cgp_of, position_of
from tilewright.notation.move_text import read_move, write_move


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("-", a.Pass()),
        ("pass", a.Pass()),
        ("-QO?", a.Exchange("QO?")),
        ("challenge", a.Challenge()),
        ("challenge foo BAR", a.Challenge(("FOO", "BAR"))),
        ("accept", a.Accept()),
        ("resign", a.Resign()),
    ],
)
def test_moves_have_a_word(text: str, action: a.Action) -> None:
    assert read_move(Board.empty(), text) == action


@pytest.mark.parametrize("text", ["", " ", "8H", "word", "8H WO RD", "accept it", "99Z WORD"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_move(Board.empty(), text)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(6))
def test_every_play_is_read_as_it_is_written(seed: int) -> None:
    game = Game.new("folio", house=["challenge=void"], words="commons", seed=seed)
    while not game.is_over and len(game.events) < 40:
        moves = game.legal_moves()
        if not moves:
            break
        action = a.Place(moves[len(moves) // 3].laid)
        text = write_move(game.board, action)
        assert text is not None
        read = read_move(game.board, text)
        assert isinstance(read, a.Place)
        assert sorted(read.laid, key=lambda one: one.square) == sorted(action.laid, key=lambda one: one.square)
        game.do(action)


@pytest.mark.parametrize(
    ("house", "opcodes"),
    [
        ("challenge=void", "lex commons; etl 1; cr void;"),
        ("challenge=points-5", "lex commons; etl 1; cr 5pt;"),
        ("restricted-changing", "lex commons; etl 7; cr double;"),
        ("scoreless=6", "lex commons; etl 1; cr double; mcnz 6;"),
        ("game-clock=25", "lex commons; etl 1; cr double; tmr 1500000/1500000;"),
    ],
)
def test_a_position_says_by_which_rules(house: str, opcodes: str) -> None:
    game = Game.new("folio", house=[house], words="commons", seed=1)
    assert cgp_of(game.state, "commons").endswith(" 0 " + opcodes)


def test_a_position_from_a_view_hides_the_others() -> None:
    game = Game.new("folio", players=("Ann", "Ben", "Eve"), words="commons", seed=1)
    for seat in range(3):
        position = position_of(game.view(seat), "commons")
        shown = [len(rack) for rack in position.racks]
        assert shown == [7 if (game.turn + place) % 3 == seat else 0 for place in range(3)]
        assert cgp.read(cgp_of(game.view(seat), "commons")) == position
