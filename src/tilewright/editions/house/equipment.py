"""Other equipment: the tiles of another language, and a larger board."""

from msgspec.structs import replace

from tilewright.core.layout import STANDARD_LAYOUT
from tilewright.core.named_layouts import LAYOUTS, named_layout
from tilewright.core.named_sets import TILE_SETS, tile_set
from tilewright.core.tileset import STANDARD_TILES
from tilewright.editions.house.record import NEVER, EngineSupport, HouseRule, InForce
from tilewright.editions.house.texts import Text, Texts
from tilewright.editions.house.values import OneOf
from tilewright.games.crossword.rules import Rules

#: What the tiles are called in English and German, in the order in which they are offered.
_LANGUAGES = {
    "german": ("German", "Deutsch"),
    "french": ("French", "Französisch"),
    "spanish": ("Spanish", "Spanisch"),
    "italian": ("Italian", "Italienisch"),
    "dutch": ("Dutch", "Niederländisch"),
    "polish": ("Polish", "Polnisch"),
    "catalan": ("Catalan", "Katalanisch"),
    "swedish": ("Swedish", "Schwedisch"),
    "norwegian": ("Norwegian", "Norwegisch"),
    "danish": ("Danish", "Dänisch"),
    "portuguese": ("Portuguese", "Portugiesisch"),
    "hungarian": ("Hungarian", "Ungarisch"),
    "turkish": ("Turkish", "Türkisch"),
    "russian": ("Russian", "Russisch"),
    "english-super": ("English, 200 tiles", "Englisch, 200 Steine"),
    "english": ("English", "Englisch"),
}
assert set(_LANGUAGES) == set(TILE_SETS), "every tile set can be chosen"


def _named(english: str, german: str) -> Texts:
    return Texts(en=Text(english, f"Tiles for {english}."), de=Text(german, f"Steine für {german}."))


def _tiles(rules: Rules) -> InForce | None:
    name = rules.tileset.name
    known = rules.tileset != STANDARD_TILES and name in TILE_SETS and rules.tileset == tile_set(name)
    return InForce(name) if known else None


TILES = HouseRule(
    name="tiles",
    rule="",
    texts=Texts(
        en=Text(
            "Tiles of another language",
            "The letters, their number and their points are those of another language; the word list should be too.",
        ),
        de=Text(
            "Steine einer anderen Sprache",
            "Buchstaben, Anzahl und Punkte sind die einer anderen Sprache; die Wortliste sollte dazu passen.",
        ),
    ),
    touches=("tileset",),
    apply=lambda rules, name: replace(rules, tileset=tile_set(name)),
    reads=_tiles,
    engine=EngineSupport.GAMES,
    value=OneOf({name: _named(*called) for name, called in _LANGUAGES.items()}),
    odds=NEVER,
)


def _layout(rules: Rules) -> InForce | None:
    name = rules.layout.name
    known = rules.layout != STANDARD_LAYOUT and rules.layout == LAYOUTS.get(name)
    return InForce(name) if known else None


LAYOUT = HouseRule(
    name="layout",
    rule="",
    texts=Texts(
        en=Text("Another board", "A board of 21 by 21 squares, with letters and words times four."),
        de=Text("Anderes Brett", "Ein Brett mit 21 mal 21 Feldern, mit vierfachem Buchstaben- und Wortwert."),
    ),
    touches=("layout",),
    apply=lambda rules, name: replace(rules, layout=named_layout(name)),
    reads=_layout,
    engine=EngineSupport.GAMES,
    value=OneOf(
        {
            "super": Texts(
                en=Text("Super, 21 by 21", "A board of 21 by 21 squares."),
                de=Text("Super, 21 mal 21", "Ein Brett mit 21 mal 21 Feldern."),
            ),
            "standard": Texts(
                en=Text("Standard, 15 by 15", "The usual board of 15 by 15 squares."),
                de=Text("Üblich, 15 mal 15", "Das übliche Brett mit 15 mal 15 Feldern."),
            ),
        }
    ),
    odds=NEVER,
)

RULES = (TILES, LAYOUT)
