"""How Unbuild at the terminal is set up: with the board of a file, or with one that two bots have just made."""

from functools import partial
from pathlib import Path

from tilewright.bots.unbuild.boards import finished_board
from tilewright.cli.playing.setup import BadChoice
from tilewright.cli.table_games.games import TableGame
from tilewright.cli.table_games.options import Options, path_of
from tilewright.cli.table_games.unbuild.sitting import UnbuildSitting
from tilewright.cli.table_games.unbuild.telling import tell
from tilewright.games.base import Kit
from tilewright.games.crossword.rules import Rules as Standard
from tilewright.games.unbuild.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.notation.left_board import left_board
from tilewright.session.opening import dice_for


def rules(options: Options, words: WordGraph) -> Rules:
    """The same board for the same seed."""
    if options.board:
        return Rules(left_board(_bytes_of(path_of(options.board)), Standard()))
    return Rules(finished_board(Kit(words, dice_for(options.seed))))


def _bytes_of(path: Path) -> bytes:
    """As they are: a GCG file says itself how it is written."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadChoice(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from error


GAME = TableGame(
    name="unbuild",
    seats=(1, 4),
    usual=2,
    takes=frozenset({"board", "lexicon"}),
    rules=rules,
    tell=lambda convention: partial(tell, convention),
    sitting=UnbuildSitting,
)
