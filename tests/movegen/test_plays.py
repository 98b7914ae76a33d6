"""The plain generator against brute force, and on positions where the answer is known."""

import pytest
from hypothesis import given, strategies as st

from tests.movegen.brute_force import all_plays
from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.score import points
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.core.words import form
from tilewright.lexicons.plain import WordList

SMALL = Layout.parse(
    """
    T.d..T
    .D..t.
    d..*..
    ....D.
    T.Q..q
    """
)
ABC = TileSet.parse("?2x0 A5x1 B4x3 C3x5 D0x7", vowels="A")
LETTERS = "ABC"

word_lists = st.lists(st.text(LETTERS, min_size=2, max_size=5), max_size=25)
racks = st.text("?ABCD", max_size=4).map(Tiles)


@st.composite
def boards(draw: st.DrawFn, words: list[str]) -> Board:
    """Words of the list and phoneys, laid wherever a play may be; some blanks among them."""
    board = Board.empty(SMALL, ABC)
    for _ in range(draw(st.integers(0, 4))):
        phoney = st.text(LETTERS + "abc", min_size=2, max_size=4)
        word = draw(st.one_of(st.sampled_from(words), phoney) if words else phoney)
        row, col, down = draw(st.integers(1, 5)), draw(st.integers(1, 6)), draw(st.booleans())
        spots = [Laid(row + down * step, col + (not down) * step, tile) for step, tile in enumerate(word)]
        board = board.lay(tuple(one for one in spots if SMALL.has(one.square) and not board.at(one.square)))
    return board


@given(data=st.data(), words=word_lists, tiles=racks, most=st.integers(0, 5))
def test_exactly_the_plays_of_brute_force_each_once(
    data: st.DataObject, words: list[str], tiles: Tiles, most: int
) -> None:
    board = data.draw(boards(words))
    found = [frozenset(play.laid) for play in WordList(words).plays(board, tiles, most)]
    assert len(found) == len(set(found))
    assert set(found) == all_plays(words, board, tiles, most)


@given(data=st.data(), words=word_lists, tiles=racks, most=st.integers(0, 5))
def test_some_play_exists_if_and_only_if_one_is_found(
    data: st.DataObject, words: list[str], tiles: Tiles, most: int
) -> None:
    board = data.draw(boards(words))
    assert WordList(words).any_play(board, tiles, most) == bool(all_plays(words, board, tiles, most))


@given(data=st.data(), words=word_lists, tiles=racks)
def test_every_play_makes_good_words_only_and_scores_as_the_rules_say(
    data: st.DataObject, words: list[str], tiles: Tiles
) -> None:
    board, good = data.draw(boards(words)), WordList(words)
    for laid, scored in good.plays(board, tiles, most=7):
        formed = form(board, laid)
        assert all(made.text in good for made in formed.words)
        assert scored == points(formed, laid)


def across(row: int, col: int, word: str) -> tuple[Laid, ...]:
    return tuple(Laid(row, col + place, tile) for place, tile in enumerate(word))


def test_the_first_play_covers_the_centre_with_two_tiles_or_more() -> None:
    words = WordList(["AB"])
    assert len(list(words.plays(Board.empty(), Tiles("AB"), most=7))) == 4
    assert not words.any_play(Board.empty(), Tiles("AB"), most=1)
    assert not words.any_play(Board.empty(), Tiles("A"), most=7)


def test_the_worked_example_is_among_the_plays() -> None:  # section 14
    words = WordList(["HORN", "HORNS", "FARM", "FARMS", "PASTE"])
    board = Board.empty().lay(across(8, 6, "HORN")).lay((Laid(6, 8, "F"), Laid(7, 8, "A"), Laid(9, 8, "M")))
    assert (across(10, 6, "PASTE"), 25) in list(words.plays(board, Tiles("PASTE"), most=7))


def test_one_tile_that_makes_two_words_is_one_play() -> None:
    board = Board.empty().lay((Laid(8, 7, "A"), Laid(7, 8, "A")))
    plays = list(WordList(["AB"]).plays(board, Tiles("B"), most=1))
    assert [play.laid for play in plays].count((Laid(8, 8, "B"),)) == 1


def test_a_blank_and_the_letter_itself_are_two_plays() -> None:
    board = Board.empty().lay(across(8, 8, "A"))
    plays = list(WordList(["AB"]).plays(board, Tiles("?B"), most=1))
    assert {(play.laid[0].tile, play.points) for play in plays} == {("B", 4), ("b", 1)}


def test_a_phoney_on_the_board_matters_only_where_the_play_changes_it() -> None:  # not challenged, it stays
    board = Board.empty().lay(across(8, 7, "XQ"))
    assert not WordList(["AB"]).any_play(board, Tiles("AB"), most=7)
    assert WordList(["AB", "QA"]).any_play(board, Tiles("AB"), most=7)


@pytest.mark.parametrize("blank", ["", "?"])
def test_nothing_is_possible_on_a_blocked_board(blank: str) -> None:
    full = Board(STANDARD_LAYOUT, STANDARD_TILES, "ZQ" * 112 + "Z")
    words = WordList(["AB", "ABACUS"])
    assert not words.any_play(full, Tiles("AB" + blank), most=7)
    corner = full.lift((Laid(1, 1, "Z"),))
    assert not words.any_play(corner, Tiles("AB" + blank), most=7)


def test_a_blank_is_no_letter_that_the_tile_set_lacks() -> None:
    board = Board.empty(SMALL, ABC).lay((Laid(3, 4, "A"),))
    assert not WordList(["AÑ"]).any_play(board, Tiles("??"), most=7)
    assert WordList(["AD"]).any_play(board, Tiles("??"), most=7)


def test_hidden_tiles_play_nothing() -> None:
    assert not WordList(["AB"]).any_play(Board.empty(), Tiles("ABAB").veil(), most=7)
