"""A rack as coloured text, in the order its owner likes; or all tiles that lie face up, counted."""

from collections import Counter

from rich.style import Style
from rich.text import Text

from tilewright.cli.pictures.look import Look
from tilewright.core.faces import shown
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.tileset import TileSet


def rack_picture(faces: str, tileset: TileSet, look: Look) -> Text:
    """One tile beside the other; a blank is `?` and counts nothing."""
    line = Text()
    style = Style(color=look.palette.tile.ink, bgcolor=look.palette.tile.top, bold=True)
    for face in faces:
        value = "" if face == BLANK else look.value(tileset.value(face))
        line.append(f" {shown(face)}{value} ".ljust(4), style).append(" ")
    return line if faces else Text("(empty)")


def counted(tiles: Tiles, tileset: TileSet) -> str:
    """Every letter once, with its number: `A9 B2 ... ?2`.

    >>> from tilewright.core.tileset import STANDARD_TILES
    >>> counted(Tiles("AAB?"), STANDARD_TILES)
    'A2 B1 ?1'
    """
    many = Counter(tiles.faces)
    order = sorted((kind.letter for kind in tileset.kinds), key=lambda letter: letter == BLANK)
    return " ".join(f"{shown(letter)}{many[letter]}" for letter in order if many[letter])


def in_order(faces: str, order: str) -> str:
    """The tiles of a rack in the order that was chosen before; new ones come last.

    >>> in_order("AEQT", "TQX")
    'TQAE'
    """
    left, chosen = faces, ""
    for face in order:
        if face in left:
            left, chosen = left.replace(face, "", 1), chosen + face
    return chosen + left


def spread(head: str, words: list[str], many: int) -> list[Text]:
    """A list broken into lines of so many words, with a head before the first."""
    rows = [words[start : start + many] for start in range(0, len(words), many)]
    width = len(head) + 1 if head else 0
    return [Text(f"{'' if number else head:<{width}}{' '.join(row)}") for number, row in enumerate(rows)]
