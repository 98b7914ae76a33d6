"""Which game to play, for whoever starts the program without saying so."""

from tilewright.cli.playing.prompt import ask
from tilewright.cli.saying import listed, plain
from tilewright.cli.table_games.games import OTHERS
from tilewright.core.nearest import nearest

STANDARD, ALONE = "crossword", "solitaire"
GAMES = {
    STANDARD: "The standard game for two to four.",
    ALONE: "The same for one alone.",
} | {name: about for name, (about, _) in OTHERS.items()}


def ask_game() -> str:
    """By number, by name or by the start of it."""
    names = list(GAMES)
    print("\n".join(f" {number} {name:<10} {GAMES[name]}" for number, name in enumerate(names, start=1)))
    while True:
        answer = ask(f"Which game? (Enter: {STANDARD})> ").lower() or STANDARD
        if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:3]) <= len(names):
            return names[int(answer) - 1]
        found = [name for name in names if name.startswith(answer)]
        if len(found) == 1:
            return found[0]
        print(f"There is no game {plain(answer)}. You can choose {listed(nearest(answer, names), 'or')}.")
