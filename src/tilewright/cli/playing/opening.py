"""Taking up a game from its file, whatever the file holds."""

from collections.abc import Container
from pathlib import Path

from tilewright.bots.names import is_marked
from tilewright.cli.playing.book import BookOnTheTable
from tilewright.cli.playing.setup import Setup, Wrong
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.game import Game
from tilewright.games.crossword.policies import ThemeList

Themes = dict[str, Container[str]]


def load_game(path: Path, setup: Setup) -> tuple[Game, Themes, Setup]:
    """The game, with the words and the list of the theme that it needs to go on, and what was chosen for that."""
    if any(map(is_marked, _loaded(path, BookOnTheTable(), {}).players)):
        setup = setup.with_words()
    words = setup.words()
    game = _loaded(path, words, {})
    theme = game.rules.theme
    if not isinstance(theme, ThemeList):
        return game, {}, setup
    themes = setup.themes(game.rules)
    if theme.name not in themes:
        raise Refused("theme-unknown", theme=theme.name, known=[])
    return _loaded(path, words, themes), themes, setup


def _loaded(path: Path, words: Lexicon, themes: Themes) -> Game:
    try:
        return Game.load(path, words, themes)
    except OSError as error:
        raise Wrong(f"{path} cannot be read: {error.strerror or error}. (R-13.2)") from error
    except (ArithmeticError, AssertionError, LookupError, MemoryError, TypeError, ValueError) as error:
        raise Wrong(f"{path} is not a saved game, or it is damaged. (R-13.2)") from error
