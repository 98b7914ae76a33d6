"""What people choose before a game, from the command line or by answering: options become rules, words and players."""

from collections.abc import Container
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec.structs import replace as with_fields

from tilewright.bots.crossword.levels import level
from tilewright.bots.names import MARK, bot_names, is_marked
from tilewright.cli.playing.book import BookOnTheTable
from tilewright.core.layout import Layout
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.core.tileset import TileSet
from tilewright.editions.house import rules_for
from tilewright.games.crossword.policies import ThemeList
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.plain import WordList
from tilewright.lexicons.shelf import DEFAULT
from tilewright.lexicons.themes import themes as themes_in_the_box
from tilewright.notation.sealed import Notes

DEFAULT_EDITION = "folio"
LONGEST_NAME = 20
BY_BOOK = Notes("")  # words are judged by the dictionary on the table


class BadChoice(Exception):
    """The command cannot start: one sentence for the person who typed it."""


@dataclass(frozen=True, slots=True)
class GameChoices:
    """All the choices, as they were typed."""

    edition: str = DEFAULT_EDITION
    house: tuple[str, ...] = ()
    seats: int | None = None
    players: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    lexicon: Path | None = None
    theme_list: Path | None = None
    layout: Path | None = None
    tiles: Path | None = None
    rack_size: int | None = None
    bonus: str | None = None
    seed: int | None = None

    def alone(self) -> "GameChoices":
        """A solitaire, of the first kind unless another is named."""
        kind = any(name.partition("=")[0] == "solitaire" for name in self.house)
        return self if kind else replace(self, house=(*self.house, "solitaire=one-rack"))

    def with_words(self) -> "GameChoices":
        """Bots cannot read the book on the table: they play by the list in the box, unless another is named."""
        return replace(self, lexicon=self.lexicon or Path(DEFAULT))

    def rules(self) -> Rules:
        """`Refused` or `BadChoice` where they do not make sense."""
        house = self.house
        if self.theme_list and not any(name.startswith("theme=") for name in house):
            house = (*house, f"theme={self.theme_list.stem}")
        rules = rules_for(self.edition, house)
        if self.bots and rules.seats in ((1, 1), (2, 2)):
            raise BadChoice("A solitaire is played without bots. (R-8.1)")
        if self.layout:
            rules = with_fields(rules, layout=Layout.parse(text_of(self.layout), name=self.layout.stem))
        if self.tiles:
            rules = with_fields(rules, tileset=TileSet.parse(text_of(self.tiles), name=self.tiles.stem))
        if self.rack_size is not None:
            rules = with_fields(rules, rack_size=self.rack_size)
        if self.bonus is not None:
            rules = with_fields(rules, bonus=bonus_table(self.bonus))
        return rules.checked(len(self.names(rules)))

    def names(self, rules: Rules) -> tuple[str, ...]:
        """The people that were given, and numbers for the rest; then the bots."""
        self._refuse_bad_names()
        bots = bot_names(tuple(level(name).name for name in self.bots))
        least, most = rules.seats
        given = len(self.players) + len(bots)
        seats = self.seats if self.seats is not None else max(given, least, len(bots) + 1)
        if not least <= seats <= most:
            raise Refused("seats", seats=seats, least=least, most=most)
        if given > seats or len(bots) == seats:
            raise Refused("seats", seats=max(given, len(bots) + 1), least=seats, most=seats)
        if not self.players and seats == 1:
            return ("You",)
        people = seats - len(bots)
        return (*self.players, *(f"Player {number}" for number in range(len(self.players) + 1, people + 1)), *bots)

    def _refuse_bad_names(self) -> None:
        if len({name.lower() for name in self.players}) != len(self.players):
            raise BadChoice("Two players have the same name. Give each a name of its own. (R-2.1)")
        if any(not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME for name in self.players):
            raise BadChoice(f"A name has 1 to {LONGEST_NAME} letters. (R-2.1)")
        if any(map(is_marked, self.players)):
            raise BadChoice(f"Only bots are marked {MARK}; name one with --bot. (R-2.1)")

    def judge(self) -> Lexicon | Path:
        """The list to judge by, by its name; without one, the book on the table."""
        return self.lexicon or BookOnTheTable()

    def themes(self, rules: Rules) -> dict[str, Container[str]]:
        if not self.theme_list:
            return dict(themes_in_the_box())
        name = rules.theme.name if isinstance(rules.theme, ThemeList) else self.theme_list.stem
        return {name: WordList.open(self.theme_list)}


def bonus_table(text: str) -> tuple[tuple[int, int], ...]:
    """
    >>> bonus_table("7=50,8=60")
    ((7, 50), (8, 60))
    """
    pairs = []
    for part in text.split(","):
        tiles, _, points = part.strip().partition("=")
        if not (tiles.isascii() and tiles.isdecimal() and points.isascii() and points.isdecimal()):
            raise Refused("points-malformed", why="bonus", bonus=part)
        pairs.append((int(tiles[:6]), int(points[:6])))
    return tuple(pairs)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadChoice(f"{path} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:
        raise BadChoice(f"{path} is no text file.") from error
