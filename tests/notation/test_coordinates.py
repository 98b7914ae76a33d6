"""R-1.4: two conventions that look alike; both are read and written by name, and no text is ever guessed at."""

import pytest
from hypothesis import given, strategies as st

from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, Laid, Square
from tilewright.notation.coordinates import Convention, read, read_play, write, write_play

ACROSS, DOWN = Direction
TOURNAMENT, RULEBOOK = Convention
HORN = Board.empty().lay(tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HOrN")))


@pytest.mark.parametrize(
    ("convention", "text", "square", "direction"),
    [
        (TOURNAMENT, "8H", Square(8, 8), ACROSS),
        (TOURNAMENT, "H8", Square(8, 8), DOWN),
        (TOURNAMENT, "8D", Square(8, 4), ACROSS),
        (TOURNAMENT, "D12", Square(12, 4), DOWN),
        (RULEBOOK, "H8", Square(8, 8), ACROSS),
        (RULEBOOK, "8H", Square(8, 8), DOWN),
        (RULEBOOK, "H4", Square(8, 4), ACROSS),
        (RULEBOOK, "4L", Square(12, 4), DOWN),
    ],
)
def test_each_convention_has_its_own_meaning(
    convention: Convention, text: str, square: Square, direction: Direction
) -> None:
    """R-1.4"""
    assert read(text, convention, STANDARD_LAYOUT) == (square, direction)
    assert write(square, direction, convention) == text


def test_small_letters_are_as_good() -> None:
    assert read("8d", TOURNAMENT) == read("8D", TOURNAMENT)
    assert read("h4", RULEBOOK) == read("H4", RULEBOOK)


@given(
    st.builds(Square, st.integers(1, 21), st.integers(1, 21)), st.sampled_from(Direction), st.sampled_from(Convention)
)
def test_what_is_written_is_read_again(square: Square, direction: Direction, convention: Convention) -> None:
    """R-1.4, on the largest board there is"""
    assert read(write(square, direction, convention), convention) == (square, direction)


@given(st.builds(Square, st.integers(1, 15), st.integers(1, 15)), st.sampled_from(Direction))
def test_the_two_conventions_exchange_rows_and_columns(square: Square, direction: Direction) -> None:
    """R-1.4: so a reader that guessed would lay the word across the diagonal."""
    other, turned = read(write(square, direction, TOURNAMENT), RULEBOOK)
    assert other == (square.col, square.row)
    assert turned is direction.other


@pytest.mark.parametrize("text", ["", "8", "H", "88", "HH", "8HH", "H8H", "0H", "08H", "8 H", "8É", "٨H", "22A", "8V"])
@pytest.mark.parametrize("convention", Convention)
def test_a_malformed_coordinate_is_refused(text: str, convention: Convention) -> None:
    """R-1.4"""
    with pytest.raises(Refused) as refused:
        read(text, convention)
    assert refused.value.key == "coordinate-malformed"
    assert refused.value.rule == "R-1.4"
    assert refused.value.facts == {"text": text, "convention": convention.value}


def test_a_square_off_the_layout_is_refused() -> None:
    wide = Layout.parse(".......\n...*...\n.......")
    assert read("3G", TOURNAMENT, wide) == (Square(3, 7), ACROSS)
    assert read("C7", RULEBOOK, wide) == (Square(3, 7), ACROSS)
    for text, convention in (("4A", TOURNAMENT), ("1H", TOURNAMENT), ("D1", RULEBOOK), ("8A", RULEBOOK)):
        with pytest.raises(Refused, match="coordinate-malformed"):
            read(text, convention, wide)


@pytest.mark.parametrize("word", ["T....S", "THOrNS", "THORNS", "T(HORN)S", "T(HO).NS", "T(....)S", "T(H)O(r)NS"])
def test_tiles_on_the_board_are_written_in_three_ways(word: str) -> None:
    assert read_play(HORN, "8E", word, TOURNAMENT) == (Laid(8, 5, "T"), Laid(8, 10, "S"))


def test_a_small_letter_is_a_blank() -> None:
    assert read_play(HORN, "8F", "....s", TOURNAMENT) == (Laid(8, 10, "s"),)


@pytest.mark.parametrize(
    ("at", "word", "key"),
    [
        ("8E", "T.....S", "gap"),
        ("8E", "THORN(S)", "gap"),
        ("8F", "HARNS", "square-taken"),
        ("8F", "(HA)RNS", "square-taken"),
        ("8F", "HORN", "no-tiles"),
        ("8F", "", "no-tiles"),
        ("8O", "AS", "off-board"),
        ("O15", "AS", "off-board"),
        ("8F", "....?", "unknown-tile"),
        ("8F", "....5", "unknown-tile"),
        ("8F", "HORN(", "unknown-tile"),
        ("8F", "HORN)", "unknown-tile"),
        ("8F", "....Ø", "unknown-tile"),
        ("F88", "....S", "coordinate-malformed"),
    ],
)
def test_a_play_that_cannot_be_read_is_refused_by_name(at: str, word: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        read_play(HORN, at, word, TOURNAMENT)
    assert refused.value.key == key


def test_a_play_is_written_from_the_first_letter_of_its_word() -> None:
    assert write_play(HORN, (Laid(8, 10, "S"), Laid(8, 5, "T")), TOURNAMENT) == ("8E", "T....S")
    assert write_play(HORN, (Laid(8, 10, "S"), Laid(8, 5, "T")), RULEBOOK) == ("H5", "T....S")


def test_one_tile_is_written_along_the_word_it_makes() -> None:
    assert write_play(HORN, (Laid(9, 7, "n"),), TOURNAMENT) == ("G8", ".n")
    assert write_play(HORN, (Laid(8, 10, "S"),), TOURNAMENT) == ("8F", "....S")
    assert write_play(Board.empty(), (Laid(8, 8, "A"),), TOURNAMENT) == ("8H", "A")


@given(st.data(), st.sampled_from(Convention))
def test_every_line_of_tiles_is_written_and_read_again(data: st.DataObject, convention: Convention) -> None:
    direction = data.draw(st.sampled_from(Direction))
    line, first = data.draw(st.integers(1, 15)), data.draw(st.integers(1, 15))
    places = [(line, place) if direction is ACROSS else (place, line) for place in range(first, 16)]
    laid = []
    for row, col in places[: data.draw(st.integers(1, 7))]:
        if not HORN[row, col]:
            laid.append(Laid(row, col, data.draw(st.sampled_from("AbcZ"))))
    if laid:
        at, word = write_play(HORN, tuple(laid), convention)
        assert set(read_play(HORN, at, word, convention)) == set(laid)
