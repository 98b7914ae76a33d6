"""The command-line options of the other games."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from tilewright.bots.names import MARK, bot_called, bot_names
from tilewright.cli.playing.setup import BadChoice, GameChoices
from tilewright.core.refusal import Refused
from tilewright.games.crossword.rules import Rules

F = TypeVar("F", bound=Callable[..., Any])
FILE = click.Path(path_type=Path)

_OPTIONS = (
    click.option(
        "--minutes",
        type=click.FloatRange(0, 600),
        metavar="N",
        help="duplicate: minutes per round; 0 for no limit.  [default: 3]",
    ),
    click.option("--master", is_flag=True, help="duplicate: place the best possible play on the board."),
    click.option("--arbitrator", is_flag=True, help="duplicate: the first player arbitrates instead of playing."),
    click.option("--racks", type=FILE, help="duplicate: a file of prepared racks."),
    click.option("--counted", is_flag=True, help="duplicate: the program counts; slips need no score."),
    click.option("--warnings", is_flag=True, help="duplicate: the arbitrator may give warnings."),
    click.option(
        "--penalty",
        type=click.IntRange(0, 1_000),
        metavar="N",
        help="duplicate: the most points the arbitrator may take off at once.",
    ),
    click.option(
        "--solo-bonus",
        type=click.IntRange(0, 1_000),
        metavar="N",
        help="duplicate: bonus for the only player with the top word.",
    ),
    click.option(
        "--board", metavar="NAME|FILE", help="junior: a printed board, such as zoo. unbuild: a GCG file or log."
    ),
    click.option("--caller", is_flag=True, help="bingo: the first player names tiles from a real bag."),
    click.option("--print", "printed", type=FILE, metavar="FILE.html", help="bingo: write cards to print, then exit."),
)
OWN = (
    *("minutes", "master", "arbitrator", "racks", "counted", "warnings", "penalty", "solo_bonus"),
    *("board", "caller", "printed"),
)


def own_options(command: F) -> F:
    """The options that the standard game does not have."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@dataclass(frozen=True, slots=True)
class Options:
    """All the choices, as they were typed."""

    players: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seats: int | None = None
    lexicon: Path | None = None
    notation: str | None = None
    seed: int | None = None
    minutes: float | None = None
    master: bool = False
    arbitrator: bool = False
    racks: Path | None = None
    counted: bool = False
    warnings: bool = False
    penalty: int | None = None
    solo_bonus: int | None = None
    board: str | None = None
    caller: bool = False
    printed: Path | None = None

    def names(self, least: int, most: int, usual: int) -> tuple[str, ...]:
        """The people that were given, numbers for the rest, then the bots. So many sit down, if nobody says."""
        if any(map(bot_called, self.players)):
            raise BadChoice(f"Only bots are marked {MARK}; name one with --bot. (R-2.1)")
        bots = bot_names(self.bots)
        given = len(self.players) + len(bots)
        seats = self.seats if self.seats is not None else max(given, least, len(bots) + 1, 0 if bots else usual)
        if not least <= seats <= most or given > seats or len(bots) == seats:
            raise Refused("seats", seats=max(seats, given), least=least, most=most)
        people = GameChoices(players=self.players, seats=seats - len(bots)).names(Rules(seats=(1, most)))
        return (*people, *bots)


def options_for(game: str, takes: frozenset[str], given: dict[str, Any]) -> Options:
    """Refuse options of another game."""
    for name, value in given.items():
        if value not in (None, (), False) and name not in takes:
            raise BadChoice(f"{_written(name)} is not for {game}.")
    return Options(**{name: value for name, value in given.items() if name in takes})


def _written(name: str) -> str:
    """As it is typed: `theme_list` is `--theme-list`."""
    return "--" + {"players": "player", "bots": "bot", "printed": "print"}.get(name, name).replace("_", "-")


def path_of(text: str) -> Path:
    """A path as it was typed; `~` is the own folder, where there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
