"""The board and the tiles that a CGP position names: `bdn` and `ld`."""

from collections.abc import Iterable, Iterator

from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.named_layouts import BOARD_NAMES, LAYOUTS, named_layout
from tilewright.core.named_sets import TILE_SETS, tile_set
from tilewright.core.refusal import Refused
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.notation.cgp.text import CgpPart, fail


def equipment(opcodes: Iterable[tuple[CgpPart, CgpPart]], layout: Layout, tileset: TileSet) -> tuple[Layout, TileSet]:
    """The board and tiles to read a position by. Names that are unknown, or not of the game that was asked for, fail.

    Reading a position as if it had our board and tiles would give answers about another game.
    """
    for name, text in opcodes:
        try:
            if name.text == "bdn":
                named = named_layout(text.text)
                if layout not in (STANDARD_LAYOUT, named):
                    fail("opcode-unsupported", text, name="bdn", expected=layout.name)
                layout = named
            elif name.text == "ld":
                named_set = tile_set(text.text)
                if tileset not in (STANDARD_TILES, named_set):
                    fail("opcode-unsupported", text, name="ld", expected=tileset.name)
                tileset = named_set
        except Refused:
            known = BOARD_NAMES.values() if name.text == "bdn" else TILE_SETS
            fail("opcode-unsupported", text, name=name.text, expected=" or ".join(known))
    return layout, tileset


def named_in(layout: Layout, tileset: TileSet) -> Iterator[tuple[str, str]]:
    """The opcodes for a board and tiles other than the usual ones, if they have a name."""
    if layout != STANDARD_LAYOUT and LAYOUTS.get(layout.name) == layout:
        yield "bdn", BOARD_NAMES[layout.name]
    if tileset != STANDARD_TILES and tileset.name in TILE_SETS and tile_set(tileset.name) == tileset:
        yield "ld", tileset.name
