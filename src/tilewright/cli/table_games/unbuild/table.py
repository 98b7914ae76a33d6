"""How Unbuild at the terminal is set up: with the board of a file, or with one that two bots have just made."""

import secrets
from functools import partial
from hashlib import sha256
from pathlib import Path

from tilewright.bots.headless import Headless
from tilewright.bots.roster import bot_for
from tilewright.cli.playing.setup import Wrong
from tilewright.cli.table_games.games import TableGame
from tilewright.cli.table_games.options import Options
from tilewright.cli.table_games.unbuild.sitting import UnbuildSitting
from tilewright.cli.table_games.unbuild.telling import tell
from tilewright.core.board import Board
from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.games.crossword.kind import KIND as CROSSWORD
from tilewright.games.crossword.rules import Rules as Standard
from tilewright.games.crossword.state import State as Played
from tilewright.games.mode import Kit
from tilewright.games.unbuild.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.notation.left_board import left_board


def rules(options: Options, words: WordGraph) -> Rules:
    if options.board:
        return Rules(left_board(_bytes_of(Path(options.board).expanduser()), Standard()))
    return Rules(made_by_bots(words, options.seed))


def made_by_bots(words: WordGraph, seed: int | None) -> Board:
    """The board that a game between two bots leaves; the same for the same seed."""
    own = secrets.token_bytes(SEED_BYTES) if seed is None else sha256(f"board {seed}".encode()).digest()
    standard = Standard()
    bots = [bot_for("crossword", "static", words, standard)] * 2
    played = Headless.begun(CROSSWORD, standard, bots, Kit(words, Dice(own))).played_out()
    assert isinstance(played, Played), "a standard game"
    return played.board


def _bytes_of(path: Path) -> bytes:
    """As they are: a GCG file says itself how it is written."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise Wrong(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}.") from error


GAME = TableGame(
    name="unbuild",
    seats=(1, 4),
    usual=2,
    takes=frozenset({"board", "lexicon"}),
    rules=rules,
    tell=lambda convention: partial(tell, convention),
    sitting=UnbuildSitting,
)
