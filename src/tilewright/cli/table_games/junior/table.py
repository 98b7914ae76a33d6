"""How a beginner game at the terminal is set up."""

from functools import partial

from tilewright.cli.playing.setup import text_of
from tilewright.cli.table_games.games import TableGame
from tilewright.cli.table_games.junior.sitting import JuniorSitting
from tilewright.cli.table_games.junior.telling import tell
from tilewright.cli.table_games.options import Options, path_of
from tilewright.games.junior.boards import BOARDS, printed_board
from tilewright.games.junior.printed import PrintedBoard
from tilewright.games.junior.rules import Rules
from tilewright.lexicons.graph import WordGraph


def rules(options: Options, _words: WordGraph) -> Rules:
    """A board of the box by its name, or one drawn in a file."""
    named = options.board
    if named is None:
        return Rules()
    file = path_of(named)
    if named not in BOARDS and file.is_file():
        return Rules(PrintedBoard.parse(text_of(file), name=file.stem))
    return Rules(printed_board(named))


GAME = TableGame(
    name="junior",
    seats=(2, 4),
    usual=2,
    takes=frozenset({"board"}),
    rules=rules,
    tell=lambda convention: partial(tell, convention),
    sitting=JuniorSitting,
)
