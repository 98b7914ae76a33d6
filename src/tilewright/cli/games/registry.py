"""The games that can be played here, by name. Each is imported only when it is played."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType

from tilewright.cli.frame.game import TerminalGame
from tilewright.cli.frame.prompt import ask
from tilewright.cli.saying import listed, plain
from tilewright.core.nearest import nearest
from tilewright.notation.trouble import Unreadable
from tilewright.session.opening import kind_in

STANDARD, ALONE = "crossword", "solitaire"
#: Name, what it is in a line, and its bots: the games besides the standard one.
OTHERS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "duplicate": (
            "The same rack for all; the best word scores most. One or many.",
            "top expert club casual beginner",
        ),
        "junior": ("The beginner game: cover the printed letters. Two to four.", "playful simple thinking"),
        "unbuild": ("Take a finished board down again, word by word. One to four.", "greedy search"),
        "bingo": ("Two words on a card, struck as tiles are called. One or many.", "lucky canny"),
    }
)
GAMES = {
    STANDARD: "The standard game for two to four.",
    ALONE: "The same for one player.",
} | {name: about for name, (about, _) in OTHERS.items()}


def game_named(name: str) -> TerminalGame:
    module = import_module(f"tilewright.cli.games.{STANDARD if name == ALONE else name}.game")
    game = module.SOLITAIRE if name == ALONE else module.GAME
    assert isinstance(game, TerminalGame)
    return game


def game_kept_in(path: Path) -> str:
    """The game that a file keeps; the standard one where nothing can be read."""
    try:
        return kind_in(path.read_text(encoding="utf-8", errors="replace")).name
    except (Unreadable, OSError, ValueError):
        return STANDARD


def ask_game() -> str:
    """Ask which game: by number, by name or by the start of it."""
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
