"""Finished boards to take down, made by two static players, if nobody has just played a game."""

from tilewright.bots.headless import Headless
from tilewright.bots.roster import bot_for, roster_of
from tilewright.core.board import Board
from tilewright.games.base import Kit
from tilewright.games.crossword.kind import CROSSWORD


def finished_board(kit: Kit) -> Board:
    """The final board of a game with the words and the dice of a kit.

    >>> from tilewright.core.dice import Dice
    >>> from tilewright.lexicons.graph import WordGraph
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> finished_board(Kit(WordGraph(SAMPLE_WORDS), Dice(bytes(32)))).tiles > 20
    True
    """
    rules = roster_of("crossword").rules_for(None, ())
    players = [bot_for("crossword", "static", kit.words, rules)] * 2
    game = Headless.begun(CROSSWORD, rules, players, kit)
    return game.played_out().board
