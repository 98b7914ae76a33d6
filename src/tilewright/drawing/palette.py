"""The colours of a drawn board. R-1.3: the editions differ in those of their premium squares."""

from msgspec import Struct
from msgspec.structs import replace

from tilewright.core.layout import Premium


class Paint(Struct, frozen=True):
    """The fill of a premium square, and the ink of the mark on it."""

    fill: str
    mark: str


class Face(Struct, frozen=True):
    """A tile: its face from top to foot, the ink on it, and its lower edge."""

    top: str
    foot: str
    ink: str
    edge: str


class Palette(Struct, frozen=True, kw_only=True):
    """
    >>> CLASSIC.paint(Premium.DOUBLE_LETTER)
    Paint(fill='#a9cae6', mark='#143d5c')
    """

    name: str
    background: str
    square: str
    grid: str
    coordinates: str
    double_letter: Paint
    triple_letter: Paint
    quadruple_letter: Paint
    double_word: Paint
    triple_word: Paint
    quadruple_word: Paint
    tile: Face
    last: Face  # tiles of the last play
    large_print: Face  # paler, for the blackest letters
    heavy: bool = False  # bold letters and no shadows

    def paint(self, premium: Premium) -> Paint:
        match premium:
            case Premium.DOUBLE_LETTER:
                return self.double_letter
            case Premium.TRIPLE_LETTER:
                return self.triple_letter
            case Premium.QUADRUPLE_LETTER:
                return self.quadruple_letter
            case Premium.DOUBLE_WORD | Premium.CENTRE:  # the centre is a double word
                return self.double_word
            case Premium.TRIPLE_WORD:
                return self.triple_word
            case Premium.QUADRUPLE_WORD:
                return self.quadruple_word
            case Premium.PLAIN | Premium.PLAIN_CENTRE:
                return Paint(self.square, self.coordinates)


_LIGHT_TILE = Face("#f9ebca", "#f0dcb0", "#33271a", "#c6a669")
_LIGHT_LAST = Face("#ffd983", "#f7c65c", "#33271a", "#b9821c")
_DARK_TILE = Face("#ecdab2", "#dfc894", "#2a2014", "#9c7f4c")
_DARK_LAST = Face("#f8cd6d", "#e9b548", "#2a2014", "#946610")
_PALE_TILE = Face("#fffaf0", "#fbf1dc", "#000000", "#c6a669")

#: R-1.3 for `folio` and `tile-lock`: double letter blue, triple letter green, double word red, triple word orange.
CLASSIC = Palette(
    name="classic",
    background="#f5f1e8",
    square="#ece5d6",
    grid="#cfc4ae",
    coordinates="#655b4f",
    double_letter=Paint("#a9cae6", "#143d5c"),
    triple_letter=Paint("#8cbf99", "#10381a"),
    quadruple_letter=Paint("#c3b2e2", "#331f5e"),
    double_word=Paint("#e29a90", "#58160f"),
    triple_word=Paint("#ec9b47", "#4a2600"),
    quadruple_word=Paint("#8f3a5e", "#ffffff"),
    tile=_LIGHT_TILE,
    last=_LIGHT_LAST,
    large_print=_PALE_TILE,
)

CLASSIC_DARK = Palette(
    name="classic-dark",
    background="#1a1815",
    square="#2d2922",
    grid="#12100d",
    coordinates="#b3a997",
    double_letter=Paint("#2f5675", "#d3e8f8"),
    triple_letter=Paint("#2c5e3e", "#d0edd7"),
    quadruple_letter=Paint("#4f3f7d", "#e6ddfb"),
    double_word=Paint("#7d372f", "#fbdcd7"),
    triple_word=Paint("#92561a", "#ffe6c6"),
    quadruple_word=Paint("#6e2549", "#fbdcea"),
    tile=_DARK_TILE,
    last=_DARK_LAST,
    large_print=_PALE_TILE,
)

#: R-1.3 for `large-print` and `magnetic`: light blue, dark blue, light red, dark red.
MODERN = Palette(
    name="modern",
    background="#f5f1e8",
    square="#eeebe4",
    grid="#cbc7be",
    coordinates="#655b4f",
    double_letter=Paint("#bcdff2", "#0f4763"),
    triple_letter=Paint("#2c6cab", "#ffffff"),
    quadruple_letter=Paint("#2a2f73", "#ffffff"),
    double_word=Paint("#f4bfc3", "#74192a"),
    triple_word=Paint("#ad2f3b", "#ffffff"),
    quadruple_word=Paint("#5e1242", "#ffffff"),
    tile=_LIGHT_TILE,
    last=_LIGHT_LAST,
    large_print=_PALE_TILE,
)

MODERN_DARK = Palette(
    name="modern-dark",
    background="#1a1815",
    square="#2b2a29",
    grid="#12100d",
    coordinates="#b3a997",
    double_letter=Paint("#3c6f8e", "#f0f9ff"),
    triple_letter=Paint("#1d3f78", "#dbe8ff"),
    quadruple_letter=Paint("#4a3a8c", "#ebe6ff"),
    double_word=Paint("#93525e", "#fff0f1"),
    triple_word=Paint("#741824", "#ffdcdf"),
    quadruple_word=Paint("#6b1f5c", "#ffe0f6"),
    tile=_DARK_TILE,
    last=_DARK_LAST,
    large_print=_PALE_TILE,
)

_BLACK_ON_YELLOW = Face("#ffec99", "#ffec99", "#000000", "#000000")

HIGH_CONTRAST = Palette(
    name="high-contrast",
    background="#ffffff",
    square="#ffffff",
    grid="#000000",
    coordinates="#262626",
    double_letter=Paint("#c4e4ff", "#00264d"),
    triple_letter=Paint("#00468c", "#ffffff"),
    quadruple_letter=Paint("#2e0a73", "#ffffff"),
    double_word=Paint("#ffc9c9", "#5c0007"),
    triple_word=Paint("#94000f", "#ffffff"),
    quadruple_word=Paint("#520043", "#ffffff"),
    tile=_BLACK_ON_YELLOW,
    last=Face("#ffbf1f", "#ffbf1f", "#000000", "#000000"),
    large_print=_BLACK_ON_YELLOW,
    heavy=True,
)

#: On a dark page: the plain squares and the grid change places.
HIGH_CONTRAST_DARK = replace(HIGH_CONTRAST, name="high-contrast-dark", square="#000000", grid="#ffffff")

PALETTES = (CLASSIC, CLASSIC_DARK, MODERN, MODERN_DARK, HIGH_CONTRAST)
