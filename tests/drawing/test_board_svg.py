"""The drawn board: well-formed, in the edition's colours, readable, and never by colour alone."""

import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest

from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT, Layout, Premium
from tilewright.core.square import Laid, Square
from tilewright.core.tileset import STANDARD_TILES, TileKind, TileSet
from tilewright.drawing.board import board_svg
from tilewright.drawing.palette import CLASSIC, HIGH_CONTRAST, MODERN, PALETTES, Face, Palette

ALL_KINDS = Layout.parse("d t q\n. * .\nD T Q".replace(" ", ""))
PREMIUMS = [premium for premium in Premium if premium.letter > 1 or premium.word > 1]
HORN = Board.empty().lay((Laid(8, 6, "H"), Laid(8, 7, "o"), Laid(8, 8, "R"), Laid(8, 9, "N")))
each_palette = pytest.mark.parametrize("palette", PALETTES, ids=[palette.name for palette in PALETTES])


def texts(picture: str) -> list[str]:
    return ["".join(node.itertext()) for node in ET.fromstring(picture).iter() if node.tag.endswith("}text")]


def described(picture: str) -> str:
    return str(ET.fromstring(picture).findtext("{http://www.w3.org/2000/svg}desc"))


@each_palette
@pytest.mark.parametrize("large_print", [False, True])
@pytest.mark.parametrize("board", [Board.empty(), HORN, Board.empty(ALL_KINDS)], ids=["empty", "horn", "all-kinds"])
def test_every_drawing_is_well_formed_and_says_what_it_is(palette: Palette, large_print: bool, board: Board) -> None:
    root = ET.fromstring(board_svg(board, palette, large_print=large_print))
    assert root.get("role") == "img"
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "Crossword tile board"


@each_palette
@pytest.mark.parametrize("premium", PREMIUMS)
def test_each_premium_square_has_its_fill(palette: Palette, premium: Premium) -> None:
    assert palette.paint(premium).fill in board_svg(Board.empty(ALL_KINDS), palette)


def test_classic_is_blue_green_red_orange_and_modern_two_blues_two_reds() -> None:
    kinds = (Premium.DOUBLE_LETTER, Premium.TRIPLE_LETTER, Premium.DOUBLE_WORD, Premium.TRIPLE_WORD)
    assert [hue_name(CLASSIC.paint(kind).fill) for kind in kinds] == ["blue", "green", "red", "orange"]
    assert [hue_name(MODERN.paint(kind).fill) for kind in kinds] == ["blue", "blue", "red", "red"]
    for light, dark in (kinds[:2], kinds[2:]):
        assert luminance(MODERN.paint(light).fill) > 2 * luminance(MODERN.paint(dark).fill)


def test_marks_say_by_text_and_by_shape_what_a_square_does() -> None:
    picture = board_svg(Board.empty(ALL_KINDS))
    assert texts(picture)[6:] == ["2L", "3L", "4L", "2W", "3W", "4W"]
    assert picture.count("<circle") == 3  # a ring on each letter square
    assert picture.count("<path") == 4  # corner ticks on each word square, the centre among them
    assert picture.count("<polygon") == 1  # the star


def test_large_print_has_larger_letters_and_other_shapes() -> None:
    picture = board_svg(HORN, large_print=True)
    assert 'font-size="70"' in picture
    assert "<circle" not in picture
    assert 'rx="32"' in picture


def test_coordinates_in_either_convention() -> None:
    tournament, rulebook = (
        texts(board_svg(Board.empty()))[:30],
        texts(board_svg(Board.empty(), rulebook_coordinates=True))[:30],
    )
    assert tournament == [*map(str, range(1, 16)), *"ABCDEFGHIJKLMNO"]
    assert rulebook == [*"ABCDEFGHIJKLMNO", *map(str, range(1, 16))]


def test_a_blank_shows_a_diamond_and_no_value() -> None:
    with_blank, without = board_svg(HORN), board_svg(HORN.lay((Laid(8, 7, "O"),)))
    written = texts(with_blank)
    place = written.index("H", 30)  # the coordinates come before
    assert written[place : place + 7] == ["H", "4", "O", "R", "1", "N", "1"]
    assert with_blank.count("<path") == without.count("<path") + 1


def test_the_last_play_is_highlighted_and_told() -> None:
    last = [Square(8, 6), Square(8, 7)]
    honey = "url(#tile-ffd983f7c65c)"
    assert board_svg(HORN).count(honey) == 0
    assert board_svg(HORN, last=last).count(honey) == 2
    assert described(board_svg(HORN, last=last)) == "15 by 15 squares, 4 tiles. Words: row 8 HORN. Last played: H, O."


def test_letters_of_any_alphabet_and_escaped() -> None:
    odd = TileSet("odd", (TileKind("<", 1, 1), TileKind("&", 1, 1), TileKind("Ñ", 1, 8)))
    board = Board.empty(STANDARD_LAYOUT, odd).lay((Laid(8, 7, "<"), Laid(8, 8, "&"), Laid(8, 9, "ñ")))
    assert {"<", "&", "Ñ"} <= set(texts(board_svg(board)))
    assert "row 8 <&Ñ" in described(board_svg(board))


@pytest.mark.parametrize(("width", "height"), [(3, 3), (21, 21), (21, 11)])
def test_any_layout_keeps_its_proportions(width: int, height: int) -> None:
    rows = [["."] * width for _ in range(height)]
    rows[height // 2][width // 2] = "+"
    board = Board.empty(Layout("odd", tuple(map("".join, rows))))
    root = ET.fromstring(board_svg(board, size=420))
    assert root.get("width") == "420"
    assert (width == height) == (root.get("height") == "420")
    assert len([text for text in texts(board_svg(board)) if text]) == width + height


def test_a_board_draws_itself_in_a_notebook() -> None:
    assert HORN._repr_svg_() == board_svg(HORN)


@pytest.mark.parametrize(
    ("source", "drawn"),
    [("tilewright", True), ("tilewright.drawing.board", True), ("tilewright.core.board", False)],
)
def test_a_board_of_the_library_draws_itself_at_once_and_core_alone_knows_no_colours(source: str, drawn: bool) -> None:
    code = f"from {source} import Board; print(Board.empty()._repr_svg_() is not None)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == str(drawn)


@each_palette
def test_what_is_written_can_be_read(palette: Palette) -> None:
    """At least 4.5:1, as WCAG asks of text; the letter of a blank is no fainter, only thinner."""
    pairs = [(palette.paint(premium).fill, palette.paint(premium).mark) for premium in Premium]
    pairs.append((palette.background, palette.coordinates))
    for face in (palette.tile, palette.last, palette.large_print):
        pairs += [(face.top, face.ink), (face.foot, face.ink)]
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


@each_palette
def test_tiles_stand_out_from_the_squares(palette: Palette) -> None:
    def edged(face: Face) -> float:
        return max(contrast(face.edge, palette.square), contrast(face.foot, palette.square))

    assert min(edged(face) for face in (palette.tile, palette.last, palette.large_print)) > 1.8


def test_high_contrast_is_black_on_light() -> None:
    assert contrast(HIGH_CONTRAST.tile.foot, HIGH_CONTRAST.tile.ink) > 15


def test_every_colour_is_a_plain_hexadecimal_one() -> None:
    for palette in PALETTES:
        used = set(re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', board_svg(HORN, palette)))
        assert all(re.fullmatch(r"#[0-9a-f]{6}|none|url\(#[\w-]+\)", colour) for colour in used)


def test_every_tile_shows_the_value_of_its_set() -> None:
    board = Board.empty().lay((Laid(8, 8, "Q"), Laid(8, 9, "I")))
    written = texts(board_svg(board))
    assert written[written.index("Q", 30) + 1] == str(STANDARD_TILES.value("Q")) == "10"


def parts(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return red, green, blue


def luminance(colour: str) -> float:
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts(colour)]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def hue_name(colour: str) -> str:
    red, green, blue = parts(colour)
    if max(red, green, blue) == red:
        return "orange" if green - blue > (red - blue) / 3 else "red"
    return "green" if max(red, green, blue) == green else "blue"
