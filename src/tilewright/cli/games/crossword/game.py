"""How the standard game at the terminal is set up."""

from dataclasses import replace

from tilewright.cli.frame.choices import PlayChoices
from tilewright.cli.frame.game import TerminalGame
from tilewright.cli.games.crossword.dialogue import CrosswordDialogue
from tilewright.cli.games.crossword.interview import interview
from tilewright.cli.games.crossword.setup import alone, known_themes, prepared, rules_of
from tilewright.core.lexicon import Lexicon
from tilewright.games.crossword.rules import Rules


def rules(choices: PlayChoices, _words: Lexicon) -> Rules:
    return rules_of(choices)


GAME = TerminalGame(
    name="crossword",
    label="the standard game",
    takes=frozenset(
        {"edition", "house", "lexicon", "theme_list", "layout", "tiles", "rack_size", "bonus", "large_print"}
    ),
    rules=rules,
    dialogue=CrosswordDialogue,
    by_book=True,
    prepare=prepared,
    interview=interview,
    themes=known_themes,
)
SOLITAIRE = replace(GAME, prepare=alone, interview=None)
