"""The board that a game has left (R-10.1), from a file of either kind."""

from random import Random

import pytest

from tilewright.editions.books import edition
from tilewright.games.crossword.rules import Rules
from tilewright.notation import log
from tilewright.notation.gcg import export as gcg_export
from tilewright.notation.left_board import left_board
from tilewright.notation.trouble import Unreadable
from tilewright.testing import RandomGame

RULES = edition("folio").rules


def test_both_files_of_a_game_leave_its_board() -> None:
    """R-10.1"""
    game = RandomGame(Random(3), RULES)
    while not game.state.is_over:
        game.step()
    assert game.state.board.tiles > 20
    assert left_board(log.write(game.events), Rules()) == game.state.board
    assert left_board("\ufeff" + log.write(game.events), Rules()) == game.state.board
    assert left_board(gcg_export.write_game(tuple(game.events)), RULES) == game.state.board
    assert left_board(gcg_export.write_game(tuple(game.events)).encode(), RULES) == game.state.board


def test_a_file_that_is_wrong_is_named_by_its_line() -> None:
    text = "#player1 Ann Ann\n#player2 Ben Ben\n>Ann: HORNABC 8F HORN +15 15\n"
    with pytest.raises(Unreadable, match=r"line 3.*says \+15.*should be \+14"):
        left_board(text, RULES)
    with pytest.raises(Unreadable, match="a play should be here"):
        left_board("#player1 Ann Ann\n#player2 Ben Ben\n", RULES)
