"""The board and the tiles that a GCG file names, and its text as tiles where one of them has several letters."""

import re

from msgspec.structs import replace

from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.named_layouts import BOARD_NAMES, LAYOUTS, named_layout
from tilewright.core.named_sets import TILE_SETS, tile_set
from tilewright.core.refusal import Refused
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.games.crossword.rules import Rules
from tilewright.notation.gcg.game import GcgGame, GcgPragma

_NAMED = re.compile(r"^[ \t]*#tile-distribution[ \t]+(?P<name>[^ \t\r\n]+)", re.IGNORECASE | re.MULTILINE)
_TOKEN = re.compile(r"[^ \t]+")
_RACK_PRAGMA = re.compile(r"[ \t]*#(?:rack[1-4]|incomplete)[ \t]", re.IGNORECASE)
NO_TILES = ("(challenge)", "(time)")


def tiles_named(text: str, otherwise: TileSet | None) -> TileSet | None:
    """The set that the text of a file names, if we know it."""
    found = _NAMED.search(text)
    return (tiles_called(found["name"]) if found else None) or otherwise


def tiles_called(name: str) -> TileSet | None:
    """None if the name is unknown: `replay` says so, and in which line."""
    try:
        return tile_set(name)
    except Refused:
        return None


def as_tiles(line: str, tiles: TileSet | None) -> str:
    """A line of the file with one character for each tile: `[CH]` and CH alike, where the set has that tile."""
    if tiles is None:
        return line
    if line.lstrip().startswith(">"):
        start = line.find(":") + 1
    elif found := _RACK_PRAGMA.match(line):
        start = found.end()
    else:
        return line
    return line[:start] + _TOKEN.sub(lambda found: _read(found[0], tiles), line[start:])


def _read(token: str, tiles: TileSet) -> str:
    """Squares and points have digits."""
    return token if token in NO_TILES or any(map(str.isdigit, token)) else tiles.read(token)


def with_equipment(game: GcgGame, rules: Rules) -> Rules:
    """The rules with the board and tiles that the file names, unless others than the usual ones were asked for."""
    for pragma in game.pragmata:
        try:
            if pragma.name.lower() == "board-layout" and rules.layout == STANDARD_LAYOUT:
                rules = replace(rules, layout=named_layout(pragma.text))
            elif pragma.name.lower() == "tile-distribution" and rules.tileset == STANDARD_TILES:
                rules = replace(rules, tileset=tile_set(pragma.text))
        except Refused:
            continue  # `replay` says so, and in which line
    return rules


def equipment_pragmata(layout: Layout, tileset: TileSet) -> tuple[GcgPragma, ...]:
    """What a file says of a board and tiles other than the usual ones, if they have a name."""
    pragmata = []
    if layout != STANDARD_LAYOUT and LAYOUTS.get(layout.name) == layout:
        pragmata.append(GcgPragma(name="board-layout", text=BOARD_NAMES[layout.name]))
    if tileset != STANDARD_TILES and tileset.name in TILE_SETS and tile_set(tileset.name) == tileset:
        pragmata.append(GcgPragma(name="tile-distribution", text=tileset.name))
    return tuple(pragmata)
