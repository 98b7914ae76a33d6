"""How Unbuild at the terminal is set up: with the board of a file, or with one that two bots have just made."""

from tilewright.bots.unbuild.boards import finished_board
from tilewright.cli.frame.choices import PlayChoices, bytes_of, path_of
from tilewright.cli.frame.game import TerminalGame
from tilewright.cli.games.unbuild.dialogue import UnbuildDialogue
from tilewright.core.lexicon import Lexicon
from tilewright.games.base import Kit
from tilewright.games.crossword.rules import Rules as Standard
from tilewright.games.unbuild.rules import Rules
from tilewright.notation.left_board import left_board
from tilewright.session.opening import dice_for


def rules(choices: PlayChoices, words: Lexicon) -> Rules:
    """The same board for the same seed."""
    if choices.board:
        return Rules(left_board(bytes_of(path_of(choices.board)), Standard()))
    return Rules(finished_board(Kit(words, dice_for(choices.seed))))


GAME = TerminalGame(
    name="unbuild",
    seats=(1, 4),
    usual=2,
    takes=frozenset({"board", "lexicon", "large_print"}),
    rules=rules,
    dialogue=UnbuildDialogue,
)
