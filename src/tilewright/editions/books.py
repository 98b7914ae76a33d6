"""The four rulebooks of the standard game, each a preset of rules and a look."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.drawing.palette import CLASSIC, MODERN, Palette
from tilewright.games.crossword.policies import Covers, Exchanging, LoseTurn, NoPenalty, OnChallenge
from tilewright.games.crossword.rules import Rules


class Edition(Struct, frozen=True):
    """A rulebook: what it plays by, and how its board looks."""

    name: str
    title: str
    book: str
    rules: Rules
    palette: Palette
    rulebook_coordinates: bool = False
    large_print: bool = False

    def __repr__(self) -> str:
        return f"<Edition {self.name}: {self.title}>"


_BOOKS = (
    Edition(
        name="folio",
        title="Folio",
        book="folio-2009",
        rules=Rules(
            edition="folio",
            checking=OnChallenge(Covers.NAMED_WORDS, LoseTurn()),
            exchanging=Exchanging(none_is_a_pass=True),  # "all, some, or none"
        ),
        palette=CLASSIC,
    ),
    Edition(
        name="tile-lock",
        title="Tile Lock",
        book="tile-lock-2011",
        rules=Rules(edition="tile-lock", checking=OnChallenge(Covers.WHOLE_PLAY, LoseTurn())),
        palette=CLASSIC,
    ),
    Edition(
        name="large-print",
        title="Large Print",
        book="large-print-2020",
        rules=Rules(edition="large-print", checking=OnChallenge(Covers.WHOLE_PLAY, LoseTurn())),
        palette=MODERN,
        rulebook_coordinates=True,
        large_print=True,
    ),
    Edition(
        name="magnetic",
        title="Magnetic",
        book="magnetic-2006",
        rules=Rules(edition="magnetic", checking=OnChallenge(Covers.NAMED_WORDS, NoPenalty())),
        palette=MODERN,
        rulebook_coordinates=True,
    ),
)

EDITIONS: Mapping[str, Edition] = MappingProxyType({book.name: book for book in _BOOKS})


def list_editions() -> dict[str, str]:
    """The names of the editions, each with its title.

    >>> list_editions()["tile-lock"]
    'Tile Lock'
    """
    return {name: book.title for name, book in EDITIONS.items()}


def edition(name: str) -> Edition:
    """
    >>> edition("folio")
    <Edition folio: Folio>
    """
    if name not in EDITIONS:
        raise Refused("unknown-edition", edition=name, known=nearest(name, EDITIONS))
    return EDITIONS[name]
