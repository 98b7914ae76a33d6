"""The options of `tilewright play` as they were typed, and files named in them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tilewright.bots.names import MARK, bot_names, is_marked
from tilewright.cli.saying import cited
from tilewright.core.layout import Layout
from tilewright.core.named_layouts import LAYOUTS, named_layout
from tilewright.core.named_sets import TILE_SETS, tile_set
from tilewright.core.refusal import Refused
from tilewright.core.tileset import STANDARD_TILES, TileSet

LONGEST_NAME = 20
#: Options whose field has another name.
_WRITTEN = {"players": "player", "bots": "bot", "printed": "print"}


class BadChoice(Exception):
    """The command cannot start: one sentence for the person who typed it."""


@dataclass(frozen=True, slots=True)
class PlayChoices:
    """All options of all games. A game says which of them it takes."""

    players: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seats: int | None = None
    lexicon: Path | None = None
    notation: str | None = None
    large_print: bool = False
    seed: int | None = None
    edition: str | None = None
    house: tuple[str, ...] = ()
    theme_list: Path | None = None
    layout: str | None = None  # a name or a file
    tiles: str | None = None
    rack_size: int | None = None
    bonus: str | None = None
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

    def names(self, least: int, most: int, usual: int = 0) -> tuple[str, ...]:
        """The people named, numbered players for the other seats, then the bots; `usual` players if none are named."""
        self._refuse_bad_names()
        bots = bot_names(self.bots)
        given = len(self.players) + len(bots)
        seats = self.seats if self.seats is not None else max(given, least, len(bots) + 1, 0 if bots else usual)
        if not least <= seats <= most:
            raise Refused("seats", seats=seats, least=least, most=most)
        if given > seats or len(bots) == seats:
            raise Refused("seats", seats=max(given, len(bots) + 1), least=seats, most=seats)
        if not self.players and seats == 1:
            return ("You",)
        numbered = range(len(self.players) + 1, seats - len(bots) + 1)
        return (*self.players, *(f"Player {number}" for number in numbered), *bots)

    @property
    def tileset(self) -> TileSet:
        """The tiles that were chosen, by name or by file."""
        if self.tiles:
            if is_name(self.tiles, TILE_SETS):
                return tile_set(self.tiles)
            return TileSet.parse(text_of(Path(self.tiles)), name=Path(self.tiles).stem)
        named = [name.removeprefix("tiles=") for name in self.house if name.startswith("tiles=")]
        return tile_set(named[-1]) if named else STANDARD_TILES

    @property
    def board_layout(self) -> Layout | None:
        """The board that was chosen with --layout, by name or by file."""
        if not self.layout:
            return None
        if is_name(self.layout, LAYOUTS):
            return named_layout(self.layout)
        return Layout.parse(text_of(Path(self.layout)), name=Path(self.layout).stem)

    def _refuse_bad_names(self) -> None:
        if len({name.lower() for name in self.players}) != len(self.players):
            raise BadChoice("Two players have the same name. Give each a name of their own. (R-2.1)")
        if any(not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME for name in self.players):
            raise BadChoice(f"A name has 1 to {LONGEST_NAME} letters. (R-2.1)")
        if any(map(is_marked, self.players)):
            raise BadChoice(f"Only bots are marked {MARK}; name one with --bot. (R-2.1)")


def is_name(text: str, known: Collection[str]) -> bool:
    """Whether a name is meant, and not a file: one that is known, or a word that is no file either."""
    return text.lower().replace("_", "-") in known or not ("." in text or "/" in text or Path(text).exists())


def is_given(value: object) -> bool:
    """Whether an option was typed at all."""
    return value is not None and value is not False and value != ()


def chosen(game: str, takes: frozenset[str], given: Mapping[str, Any]) -> PlayChoices:
    """The choices for a game; options of another game are refused by name."""
    for name, value in given.items():
        if is_given(value) and name not in takes:
            raise BadChoice(f"--{_WRITTEN.get(name, name).replace('_', '-')} is not for {game}.")
    return PlayChoices(**{name: value for name, value in given.items() if name in takes})


def path_of(text: str) -> Path:
    """A path as it was typed; `~` is the user's own folder, where there is one. No name has a null byte."""
    try:
        return Path(text).expanduser()
    except (RuntimeError, ValueError):
        return Path(text)


def bytes_of(path: Path, rule: str = "") -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:  # a path may hold what no file name can
        why = getattr(error, "strerror", None) or error
        raise BadChoice(cited(f"{path} cannot be read: {why}.", rule)) from error


def text_of(path: Path, rule: str = "") -> str:
    try:
        return bytes_of(path, rule).decode("utf-8-sig")
    except UnicodeError as error:
        raise BadChoice(cited(f"{path} is not a text file.", rule)) from error
