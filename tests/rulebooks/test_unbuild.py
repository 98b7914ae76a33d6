"""R-10.1, R-10.2, R-10.3: Unbuild, after the magnetic book."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.rulebooks.table import across, down
from tests.rulebooks.unbuild_table import CROSS, LONG, NAMES, WORDS, Table
from tilewright.core.board import Board
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid, Square
from tilewright.core.tileset import STANDARD_TILES
from tilewright.games.unbuild import actions as a, events as e
from tilewright.games.unbuild.kind import UNBUILD
from tilewright.games.unbuild.removals import removals
from tilewright.games.unbuild.rules import Rules
from tilewright.lexicons.plain import WordList
from tilewright.testing.unbuild import left_board
from tilewright.testing.words import SAMPLE_WORDS


def test_a_turn_takes_one_to_six_tiles() -> None:
    """R-10.1"""
    table = Table(LONG)
    assert table.refuses().facts == {"asked": 0, "most": 6}
    refused = table.refuses(*((8, col) for col in range(4, 11)))
    assert (refused.key, refused.rule) == ("removal-size", "R-10.1")
    assert table.take((8, 12)).word == "STRAINERS"
    assert len(table.take(*((8, col) for col in (4, 5, 10, 11))).taken) == 4  # RAIN is left
    six = Table(across(8, 5, "STRAIN"), words=WordList(["STRAIN"]))
    assert len(six.take(*((8, col) for col in range(5, 11))).taken) == 6
    assert six.end.why is e.EndReason.EMPTY


@pytest.mark.parametrize("square", [(7, 6), (8, 5), (0, 1), (16, 8), (8, -3)])
def test_only_tiles_that_stand_there_are_taken(square: tuple[int, int]) -> None:
    """R-10.1"""
    assert Table(CROSS).refuses((6, 8), square).key == "no-tile-there"


def test_a_tile_is_taken_once() -> None:
    """R-10.1"""
    refused = Table(CROSS).refuses((6, 8), (6, 8))
    assert (refused.key, refused.rule) == ("square-chosen-twice", "R-10.1")


def test_the_tiles_are_all_of_one_word() -> None:
    """R-10.1: across or down, and a run that ends at a gap is another word."""
    table = Table(CROSS)
    refused = table.refuses((8, 6), (6, 8))
    assert (refused.key, refused.rule) == ("not-one-word", "R-10.1")
    assert refused.facts["squares"] == [Square(6, 8), Square(8, 6)]
    u_shape = (*across(7, 4, "HORN"), *down(8, 4, "O"), *down(8, 7, "O"))
    assert Table(u_shape).refuses((8, 4), (8, 7)).key == "not-one-word"
    assert table.take((6, 8)).word == "FARM"
    assert table.take((8, 6), (8, 7), (8, 9)).word == "HORN"


def test_the_players_take_turns_to_the_left() -> None:
    """R-10.1"""
    table = Table(LONG, seats=3, first=2)
    assert table.refuses((8, 12), by=0).key == "not-your-turn"
    assert table.take((8, 12)).seat == 2
    assert table.state.turn == 0
    assert UNBUILD.pending(table.state) == {0}
    table.take((8, 4), (8, 5), (8, 10), (8, 11))
    assert table.state.turn == 1


@pytest.mark.parametrize(("laid", "key"), [((), "board-empty"), ((*CROSS, *across(12, 2, "AS")), "board-in-parts")])
def test_it_begins_with_a_board_that_a_game_has_left(laid: tuple[Laid, ...], key: str) -> None:
    """R-10.1, R-10.2"""
    with pytest.raises(Refused, match=key):
        Table(laid)


def test_a_board_that_makes_no_sense_is_refused() -> None:
    """R-10.1"""
    board = Board.empty().lay(CROSS)
    for bad in (replace(board, cells="HORN"), replace(board, cells=board.cells.replace("H", "é"))):
        with pytest.raises(Refused, match=r"board-malformed|unknown-tile"):
            Rules(bad).checked(2)
    for rules in (Rules(board, most=0), Rules(board, first=2), Rules(board, first=-1)):
        with pytest.raises(Refused):
            rules.checked(2)


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    """R-10.1"""
    with pytest.raises(Refused, match="seats"):
        Table(CROSS, seats=seats)
    assert [len(Table(CROSS, seats=fine).state.scores) for fine in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_what_is_left_is_words() -> None:
    """R-10.2: in the word that the tiles are of, and in those that cross it."""
    table = Table(CROSS)
    refused = table.refuses((8, 9))
    assert (refused.key, refused.rule, refused.facts) == ("removal-leaves", "R-10.2", {"words": ["HOR"]})
    assert table.refuses((8, 6), (8, 7), (8, 8), (8, 9)).key == "removal-parts"  # FA and M
    crossing = Table(CROSS, words=WordList(["HORN", "FARM", "HO"]))
    assert crossing.refuses((8, 8), (8, 9)).facts["words"] == ["FA"]


def test_what_is_left_hangs_together() -> None:
    """R-10.2"""
    refused = Table(CROSS).refuses((8, 8))  # HO, FA, N and M are good by themselves
    assert (refused.key, refused.rule) == ("removal-parts", "R-10.2")


def test_a_tile_is_left_alone_only_as_the_last() -> None:
    """R-10.2: and then it can be taken."""
    corner = (*across(8, 8, "HO"), *down(9, 9, "R"))
    assert Table((*across(8, 6, "HORN"),)).take((8, 6), (8, 7), (8, 8)).points == 6
    table = Table(corner)
    assert table.refuses((8, 9)).key == "removal-parts"  # H and R touch at a corner
    table.take((8, 8))
    table.take((8, 9))
    assert table.state.board.tiles == 1
    assert table.take((9, 9)).word == "R"
    assert table.end.why is e.EndReason.EMPTY


def test_a_letter_may_stand_where_another_word_holds_it() -> None:
    """R-10.2: of HORN the R stays, in FARM."""
    table = Table(CROSS)
    table.take((8, 6), (8, 7), (8, 9))
    assert table.state.board.tiles == 4


def test_a_blank_is_the_letter_it_stands_for() -> None:
    """R-10.2, R-10.3: and counts nothing."""
    table = Table((*across(8, 6, "fARM"), *across(8, 10, "s")), words=WORDS)
    assert table.state.granted == ()
    assert table.take((8, 10)).points == 0
    removed = table.take((8, 6))
    assert (removed.points, removed.taken) == (0, (Laid(8, 6, "f"),))


def test_words_that_stood_from_the_start_are_good() -> None:
    """R-10.2: nobody challenged them, so nobody has to take them down first."""
    table = Table((*across(8, 5, "XHORN"), *down(6, 8, "FA"), *down(9, 8, "M")))
    assert table.told[0] == e.Started(table.state.rules, NAMES[:2], ("XHORN",))
    table.take((6, 8))
    assert table.state.board[8, 5] == "X"
    without = Table(CROSS)
    assert without.state.granted == ()


def test_face_values_are_scored() -> None:
    """R-10.3: no premium squares, no fifty."""
    table = Table((*CROSS, *across(9, 9, "Q")), words=WordList(["HORN", "FARM", "ARM", "NQ", "MQ"]))
    assert table.take((6, 8)).points == 4
    assert table.state.scores == (4, 0)
    assert table.take((9, 9)).points == STANDARD_TILES.value("Q") == 10
    assert table.state.scores == (4, 10)


def test_it_ends_when_the_board_is_empty() -> None:
    """R-10.3: the highest total wins."""
    table = Table(CROSS)
    table.take((6, 8))
    table.take((8, 6), (8, 7), (8, 9))
    assert not table.state.is_over
    told = table.do(a.Remove((Square(7, 8), Square(8, 8), Square(9, 8))))
    assert told[-1] == e.Ended(e.EndReason.EMPTY, (0,))
    assert table.state.scores == (9, 6)
    assert UNBUILD.pending(table.state) == frozenset()
    assert table.refuses((8, 8)).key == "game-over"


def test_it_ends_when_nothing_can_be_taken() -> None:
    """R-10.3: found by the program, at the start too."""
    stuck = Table(LONG, words=WordList(["STRAINERS"]))
    assert stuck.end == e.Ended(e.EndReason.NO_REMOVALS, (0, 1))
    table = Table((*across(8, 2, "STRAINERS"), *down(9, 10, "O")), words=WordList(["STRAINERS", "SO"]))
    told = table.do(a.Remove((Square(9, 10),)))
    assert told[-1] == e.Ended(e.EndReason.NO_REMOVALS, (0,))


def test_a_tie_is_shared() -> None:
    """R-10.3"""
    table = Table(across(8, 8, "HOHO"), words=WordList(["HOHO", "HO"]))
    table.take((8, 8), (8, 9))
    table.take((8, 10), (8, 11))
    assert (table.state.scores, table.end.winners) == ((5, 5), (0, 1))


def test_who_leaves_is_skipped_and_who_is_left_alone_has_won() -> None:
    """R-2.5"""
    table = Table(LONG, seats=3)
    table.do(a.Resign())
    assert table.state.turn == 1
    assert table.refuses((8, 12), by=0).key == "seat-has-left"
    table.take((8, 12))
    assert table.state.turn == 2
    table.do(a.Resign(absent=True), by=1)
    assert table.end == e.Ended(e.EndReason.RESIGNED, (2,))


def test_alone_one_plays_for_points() -> None:
    """R-10.3"""
    table = Table(CROSS, seats=1)
    table.take((6, 8))
    assert table.state.turn == 0
    table.do(a.Resign())
    assert table.end == e.Ended(e.EndReason.RESIGNED, ())


TUB = (*across(8, 6, "AT"), *down(9, 7, "UB"))  # without AT, UB would be left
BOARDS = [CROSS, TUB, across(8, 6, "HORN"), *(left_board(number).standing() for number in (1, 2, 4))]


@pytest.mark.parametrize("laid", BOARDS)
def test_the_search_finds_what_the_judge_allows_and_nothing_else(laid: tuple[Laid, ...]) -> None:
    """R-10.1, R-10.2: every set of up to three tiles of a board, tried; once with a single one left."""
    board = Board.empty().lay(laid)
    table = Table(laid, words=SAMPLE_WORDS, most=3)
    found = {removal.squares for removal in removals(table.state, SAMPLE_WORDS)}
    squares = [one.square for one in board.standing()]
    if table.state.is_over:
        assert not found
        return
    for size in (1, 2, 3):
        for chosen in combinations(squares, size):
            try:
                UNBUILD.decide(table.state, 0, a.Remove(chosen), table.kit)
            except Refused:
                assert chosen not in found
            else:
                assert chosen in found
    assert len(found) == len(removals(table.state, SAMPLE_WORDS)), "each once"


def test_hints_begin_with_the_most_points() -> None:
    """R-10.3"""
    points = [
        removal.points for removal in removals(Table(left_board(6).standing(), words=SAMPLE_WORDS).state, SAMPLE_WORDS)
    ]
    assert points == sorted(points, reverse=True)
    assert len(points) > 20


def test_everybody_sees_everything() -> None:
    """R-13.3: there is nothing to hide."""
    table = Table(CROSS)
    assert UNBUILD.view(table.state, 1).seat == 1
    assert UNBUILD.view(table.state, None).board == table.state.board
    assert UNBUILD.redact(table.told[0], None) == table.told[0]
