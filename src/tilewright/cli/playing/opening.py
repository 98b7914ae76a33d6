"""Taking up a game from its file, whatever the file holds."""

from collections.abc import Container
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from tilewright.bots.names import is_marked
from tilewright.cli.playing.book import BookOnTheTable
from tilewright.cli.playing.setup import BY_BOOK, BadChoice, GameChoices
from tilewright.cli.playing.words_kept import words_to_go_on
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.crossword.policies import ThemeList
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation import sealed
from tilewright.session.game import Game

Themes = dict[str, Container[str]]


class TakenUp(NamedTuple):
    """A game, with the list of its theme, what was chosen to go on, and what is to be said of its words."""

    game: Game
    themes: Themes
    setup: GameChoices
    said: str


def load_game(path: Path, setup: GameChoices) -> TakenUp:
    """The game with the words and the list of the theme that it needs to go on."""
    first = _loaded(path, BookOnTheTable(), {})
    if first.is_over:
        return TakenUp(first, {}, setup, "")
    bots = any(map(is_marked, first.players))
    kept = sealed.notes_of(path.read_text(encoding="utf-8", errors="replace"))
    lexicon, said = words_to_go_on(kept, setup.lexicon, DEFAULT if bots else "your own dictionary")
    setup = replace(setup, lexicon=lexicon)
    setup = setup.with_words() if bots else setup
    themes = setup.themes(first.rules) if isinstance(first.rules.theme, ThemeList) else {}
    if isinstance(first.rules.theme, ThemeList) and first.rules.theme.name not in themes:
        raise Refused("theme-unknown", theme=first.rules.theme.name, known=[])
    game = _loaded(path, setup.judge(), themes)
    if not setup.lexicon:
        game.notes = BY_BOOK
    return TakenUp(game, themes, setup, said)


def _loaded(path: Path, words: Lexicon | Path, themes: Themes) -> Game:
    try:
        return Game.load(path, words, themes)
    except OSError as error:
        raise BadChoice(f"{path} cannot be read: {error.strerror or error}. (R-13.2)") from error
    except (ArithmeticError, AssertionError, LookupError, MemoryError, TypeError, ValueError) as error:
        raise BadChoice(f"{path} is not a saved game, or it is damaged. (R-13.2)") from error
