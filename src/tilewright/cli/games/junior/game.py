"""How a beginner game at the terminal is set up."""

from tilewright.cli.frame.choices import PlayChoices, path_of, text_of
from tilewright.cli.frame.game import TerminalGame
from tilewright.cli.games.junior.dialogue import JuniorDialogue
from tilewright.core.lexicon import Lexicon
from tilewright.games.junior.boards import BOARDS, printed_board
from tilewright.games.junior.printed import PrintedBoard
from tilewright.games.junior.rules import Rules


def rules(choices: PlayChoices, _words: Lexicon) -> Rules:
    """A board of the box by its name, or one drawn in a file."""
    named = choices.board
    if named is None:
        return Rules()
    file = path_of(named)
    if named not in BOARDS and file.is_file():
        return Rules(PrintedBoard.parse(text_of(file), name=file.stem))
    return Rules(printed_board(named))


GAME = TerminalGame(
    name="junior",
    seats=(2, 4),
    usual=2,
    takes=frozenset({"board"}),
    rules=rules,
    dialogue=JuniorDialogue,
)
