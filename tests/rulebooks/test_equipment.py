"""Section 1: the board, the tiles, the colours, and how squares are written down."""

from colorsys import rgb_to_hls

import pytest

from tests.rulebooks.table import BOOKS
from tilewright.core.layout import STANDARD_LAYOUT, Premium
from tilewright.core.square import Direction, Square
from tilewright.core.tileset import STANDARD_TILES
from tilewright.editions.books import EDITIONS
from tilewright.notation.coordinates import Convention, read, write

SIZE = 15

#: R-1.1, one octant as the rules give it; the rest by symmetry.
OCTANT = {
    Premium.TRIPLE_WORD: [(1, 1), (1, 8)],
    Premium.DOUBLE_WORD: [(2, 2), (3, 3), (4, 4), (5, 5)],
    Premium.TRIPLE_LETTER: [(2, 6), (6, 6)],
    Premium.DOUBLE_LETTER: [(1, 4), (3, 7), (4, 8), (7, 7)],
}

#: R-1.2, as tile-lock-2011 and magnetic-2006 print it: letter, tiles, points.
TILES = """
    ? 2 0 | A 9 1 | B 2 3 | C 2 3 | D 4 2 | E 12 1 | F 2 4 | G 3 2 | H 2 4
    I 9 1 | J 1 8 | K 1 5 | L 4 1 | M 2 3 | N 6 1  | O 8 1 | P 2 3 | Q 1 10
    R 6 1 | S 4 1 | T 6 1 | U 4 1 | V 2 4 | W 2 4  | X 1 8 | Y 2 4 | Z 1 10
"""
KINDS = [kind.split() for line in TILES.strip().splitlines() for kind in line.split("|")]


def mirrored(squares: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The squares, and all that lie as they do seen from any side."""
    half = {pair for row, col in squares for pair in ((row, col), (col, row))}
    return {
        (around_row, around_col)
        for row, col in half
        for around_row in (row, SIZE + 1 - row)
        for around_col in (col, SIZE + 1 - col)
    }


def squares_of(premium: Premium) -> set[tuple[int, int]]:
    return {
        (row, col) for row, col in STANDARD_LAYOUT.squares() if STANDARD_LAYOUT.premium(Square(row, col)) is premium
    }


def test_the_board_has_fifteen_rows_of_fifteen() -> None:
    """R-1.1"""
    assert (STANDARD_LAYOUT.width, STANDARD_LAYOUT.height) == (SIZE, SIZE)


@pytest.mark.parametrize("premium", OCTANT)
def test_premium_squares_lie_where_the_octant_says(premium: Premium) -> None:
    """R-1.1"""
    assert squares_of(premium) == mirrored(OCTANT[premium])


def test_premium_squares_add_up() -> None:
    """R-1.1: 8 triple and 17 double words, 12 triple and 24 double letters; the rest is plain."""
    counts = {premium: len(squares_of(premium)) for premium in Premium}
    assert counts[Premium.TRIPLE_WORD] == 8
    assert counts[Premium.DOUBLE_WORD] + counts[Premium.CENTRE] == 17
    assert counts[Premium.TRIPLE_LETTER] == 12
    assert counts[Premium.DOUBLE_LETTER] == 24
    assert counts[Premium.PLAIN] == SIZE * SIZE - 61


def test_the_centre_is_a_double_word() -> None:
    """R-1.1"""
    centre = STANDARD_LAYOUT.premium(Square(8, 8))
    assert STANDARD_LAYOUT.centre == (8, 8)
    assert (centre.letter, centre.word) == (1, 2)


@pytest.mark.parametrize(("letter", "count", "value"), KINDS)
def test_the_set_has_so_many_of_a_letter_at_such_a_value(letter: str, count: str, value: str) -> None:
    """R-1.2"""
    assert STANDARD_TILES.bag().faces.count(letter) == int(count)
    assert STANDARD_TILES.value(letter) == int(value)


def test_the_set_has_a_hundred_tiles_worth_187() -> None:
    """R-1.2: 98 letters and two blanks."""
    assert len(STANDARD_TILES.bag()) == 100
    assert STANDARD_TILES.worth(STANDARD_TILES.bag()) == 187


@pytest.mark.parametrize("book", BOOKS)
def test_every_edition_plays_with_the_standard_board_and_tiles(book: str) -> None:
    """R-1.1, R-1.2"""
    rules = EDITIONS[book].rules
    assert (rules.layout, rules.tileset) == (STANDARD_LAYOUT, STANDARD_TILES)


@pytest.mark.parametrize(
    ("books", "colours"),
    [
        (("folio", "tile-lock"), ("blue", "green", "red", "orange")),
        (("large-print", "magnetic"), ("light blue", "dark blue", "light red", "dark red")),
    ],
)
def test_premium_squares_have_the_colours_of_the_book(books: tuple[str, ...], colours: tuple[str, ...]) -> None:
    """R-1.3: double letter, triple letter, double word, triple word. The centre is painted as a double word."""
    for book in books:
        palette = EDITIONS[book].palette
        squares = (Premium.DOUBLE_LETTER, Premium.TRIPLE_LETTER, Premium.DOUBLE_WORD, Premium.TRIPLE_WORD)
        fills = [palette.paint(premium).fill for premium in squares]
        for fill, colour in zip(fills, colours, strict=True):
            assert set(colour.split()) <= _colour(fill), f"{book}: {fill} is not {colour}"
        assert palette.paint(Premium.CENTRE).fill == palette.paint(Premium.DOUBLE_WORD).fill


@pytest.mark.parametrize(
    ("text", "rulebook", "tournament"),
    [
        ("H8", (Square(8, 8), Direction.ACROSS), (Square(8, 8), Direction.DOWN)),
        ("8H", (Square(8, 8), Direction.DOWN), (Square(8, 8), Direction.ACROSS)),
        ("A1", (Square(1, 1), Direction.ACROSS), (Square(1, 1), Direction.DOWN)),
        ("1A", (Square(1, 1), Direction.DOWN), (Square(1, 1), Direction.ACROSS)),
        ("B15", (Square(2, 15), Direction.ACROSS), (Square(15, 2), Direction.DOWN)),
        ("15B", (Square(2, 15), Direction.DOWN), (Square(15, 2), Direction.ACROSS)),
    ],
)
def test_a_place_is_read_by_the_convention_that_is_named(
    text: str, rulebook: tuple[Square, Direction], tournament: tuple[Square, Direction]
) -> None:
    """R-1.4: the same text means one thing in the rulebooks and another in tournaments."""
    assert read(text, Convention.RULEBOOK, STANDARD_LAYOUT) == rulebook
    assert read(text, Convention.TOURNAMENT, STANDARD_LAYOUT) == tournament
    assert write(*rulebook, Convention.RULEBOOK) == write(*tournament, Convention.TOURNAMENT) == text


def _colour(fill: str) -> set[str]:
    """What one would call a colour."""
    red, green, blue = (int(fill[start : start + 2], 16) / 255 for start in (1, 3, 5))
    hue, light, _ = rgb_to_hls(red, green, blue)
    names = {"light"} if light > 0.7 else {"dark"} if light < 0.5 else set()
    hues = {"orange": (20, 45), "green": (90, 160), "blue": (180, 250)}
    names |= {name for name, (least, most) in hues.items() if least <= hue * 360 <= most}
    return names | ({"red"} if hue * 360 > 340 or hue * 360 < 20 else set())
