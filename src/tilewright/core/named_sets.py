"""The tile sets of many languages, by name. The letters are in the order of each alphabet, which word graphs number."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from tilewright.core.nearest import nearest
from tilewright.core.refusal import Refused
from tilewright.core.tileset import STANDARD_TILES, VOWELS, TileSet

#: Letters without tiles can still be what a blank stands for.
_PICTURES: Mapping[str, str] = MappingProxyType(
    {
        "english-super": """
            ?4x0  A16x1 B4x3  C6x3  D8x2  E24x1 F4x4  G5x2  H5x4  I13x1 J2x8  K2x5  L7x1  M6x3  N13x1 O15x1
            P4x3  Q2x10 R13x1 S10x1 T15x1 U7x1  V3x4  W4x4  X2x8  Y4x4  Z2x10
        """,
        "catalan": """
            ?2x0  A12x1 B2x3  C3x2  Ç1x10 D3x2  E13x1 F1x4  G2x3  H1x8  I8x1  J1x8  L4x1  L·L1x10   M3x2
            N6x1  NY1x10      O5x1  P2x3  QU1x8       R8x1  S8x1  T5x1  U4x1  V1x4  X1x10 Z1x8
        """,
        "danish": """
            ?2x0  A7x1  B4x3  C2x8  D5x2  E9x1  F3x3  G3x3  H2x4  I4x3  J2x4  K4x3  L5x2  M3x3  N6x1  O5x2
            P2x4  Q0x0  R6x1  S5x2  T5x2  U3x3  V3x3  W0x0  X1x8  Y2x4  Z1x8  Æ2x4  Ø2x4  Å2x4
        """,
        "dutch": """
            ?2x0  A6x1  B2x3  C2x5  D5x2  E18x1 F2x4  G3x3  H2x4  I4x1  J2x4  K3x3  L3x3  M3x3  N10x1 O6x1
            P2x3  Q1x10 R5x2  S5x2  T5x2  U3x4  V2x4  W2x5  X1x8  Y1x8  Z2x4
        """,
        "french": """
            ?2x0  A9x1  B2x3  C2x3  D3x2  E15x1 F2x4  G2x2  H2x4  I8x1  J1x8  K1x10 L5x1  M3x2  N6x1  O6x1
            P2x3  Q1x8  R6x1  S6x1  T6x1  U6x1  V2x4  W1x10 X1x10 Y1x10 Z1x10
        """,
        "german": """
            ?2x0  A5x1  Ä1x6  B2x3  C2x4  D4x1  E15x1 F2x4  G3x2  H4x2  I6x1  J1x6  K2x4  L3x2  M4x3  N9x1
            O3x2  Ö1x8  P1x4  Q1x10 R6x1  S7x1  T6x1  U6x1  Ü1x6  V1x6  W1x3  X1x8  Y1x10 Z1x3
        """,
        "hungarian": """
            ?2x0  A6x1  Á4x1  B3x2  C1x5  CS1x7 D3x2  E6x1  É3x3  F2x4  G3x2  GY2x4 H2x3  I3x1  Í1x5  J2x4
            K6x1  L4x1  LY1x8 M3x1  N4x1  NY1x5 O3x1  Ó3x2  Ö2x4  Ő1x7  P2x4  R4x1  S3x1  SZ2x3 T5x1
            TY1x10      U2x4  Ú1x7  Ü2x4  Ű1x7  V2x3  Z2x4  ZS1x8
        """,
        "italian": """
            ?2x0  A14x1 B3x5  C6x2  D3x5  E11x1 F3x5  G2x8  H2x8  I12x1 L5x3  M5x3  N5x3  O15x1 P3x5  Q1x10
            R6x2  S6x2  T6x2  U5x3  V3x5  Z2x8
        """,
        "norwegian": """
            ?2x0  A7x1  B3x4  C1x10 D5x1  E9x1  F4x2  G4x2  H3x3  I5x1  J2x4  K4x2  L5x1  M3x2  N6x1  O4x2
            P2x4  Q0x0  R6x1  S6x1  T6x1  U3x4  V3x4  W1x8  X0x0  Y1x6  Ü0x0  Z0x0  Æ1x6  Ä0x0  Ø2x5  Ö0x0
            Å2x4
        """,
        "polish": """
            ?2x0  A9x1  Ą1x5  B2x3  C3x2  Ć1x6  D3x2  E7x1  Ę1x5  F1x5  G2x3  H2x3  I8x1  J2x3  K3x2  L3x2
            Ł2x3  M3x2  N5x1  Ń1x7  O6x1  Ó1x5  P3x2  R4x1  S4x1  Ś1x5  T3x2  U2x3  W4x1  Y4x2  Z5x1  Ź1x9
            Ż1x5
        """,
        "portuguese": """
            ?3x0  A14x1 B3x3  C4x2  Ç2x3  D5x2  E11x1 F2x4  G2x4  H2x4  I10x1 J2x5  L5x2  M6x1  N4x3  O10x1
            P4x2  Q1x6  R6x1  S8x1  T5x1  U7x1  V2x4  X1x8  Z1x8
        """,
        "russian": """
            ?2x0  А8x1  Б2x3  В4x1  Г2x3  Д4x2  Е8x1  Ё1x3  Ж1x5  З2x5  И5x1  Й1x4  К4x2  Л4x2  М3x2  Н5x1
            О10x1 П4x2  Р5x1  С5x1  Т5x1  У4x2  Ф1x10 Х1x5  Ц1x5  Ч1x5  Ш1x8  Щ1x10 Ъ1x10 Ы2x4  Ь2x3  Э1x8
            Ю1x8  Я2x3
        """,
        "spanish": """
            ?2x0  A12x1 B2x3  C4x3  CH1x5 D5x2  E12x1 F1x4  G2x2  H2x4  I6x1  J1x8  L4x1  LL1x8 M2x3  N5x1
            Ñ1x8  O9x1  P2x3  Q1x5  R5x1  RR1x8 S6x1  T4x1  U5x1  V1x4  X1x8  Y1x4  Z1x10
        """,
        "swedish": """
            ?2x0  A8x1  B2x4  C1x8  D5x1  E7x1  F2x3  G3x2  H2x2  I5x1  J1x7  K3x2  L5x1  M3x2  N6x1  O5x2
            P2x4  Q0x0  R8x1  S8x1  T8x1  U3x4  V2x3  W0x0  X1x8  Y1x7  Ü0x0  Z1x10 Å2x4  Ä2x3  Æ0x0  Ö2x4
        """,
        "turkish": """
            ?2x0  A12x1 B2x3  C2x4  Ç2x4  D2x3  E8x1  F1x7  G1x5  Ğ1x8  H1x5  I4x2  İ7x1  J1x10 K7x1  L7x1
            M4x2  N5x1  O3x2  Ö1x7  P1x5  R6x1  S3x2  Ş2x4  T5x1  U3x2  Ü2x3  V1x7  Y2x3  Z2x4
        """,
    }
)
#: Where the language has others than A E I O U.
_VOWELS = {
    "danish": "AEIOUYÆØÅ",
    "french": "AEIOUY",
    "german": "AEIOUÄÖÜ",
    "hungarian": "AÁEÉIÍOÓÖŐUÚÜŰ",
    "norwegian": "AEIOUYÜÆÄØÖÅ",
    "polish": "AĄEĘIOÓUY",
    "russian": "АЕЁИОУЫЭЮЯ",
    "swedish": "AEIOUYÜÅÄÆÖ",
    "turkish": "AEIİOÖUÜ",
}

#: The names, English first.
TILE_SETS = ("english", *sorted(_PICTURES))


def tile_set(name: str) -> TileSet:
    """A tile set by name, in capitals or not; or a refusal that tells the names.

    >>> tile_set("german"), tile_set("Polish").value("Ź")
    (<TileSet german, 102 tiles>, 9)
    """
    known = name.lower().replace("_", "-")
    if known not in TILE_SETS:
        raise Refused("unknown-tile-set", name=name, known=nearest(name, TILE_SETS))
    return _made(known)


def list_tile_sets() -> dict[str, TileSet]:
    """The tile sets by name.

    >>> list_tile_sets()["polish"]
    <TileSet polish, 100 tiles>
    """
    return {name: _made(name) for name in TILE_SETS}


@cache
def _made(name: str) -> TileSet:
    if name == STANDARD_TILES.name:
        return STANDARD_TILES
    return TileSet.parse(_PICTURES[name], name, _VOWELS.get(name, VOWELS))
