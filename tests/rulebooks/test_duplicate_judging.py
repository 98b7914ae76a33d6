"""Duplicate (magnetic-2006): how slips are judged, and the word that goes on the board."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.hall import Hall, across, down
from tests.rulebooks.table import Everything, across as laid_across
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.choosing import best_play
from tilewright.games.duplicate.policies import Overstating, Placing
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.lexicons.plain import WordList
from tilewright.testing import SAMPLE_WORDS

HORN = across(8, 6, "HORN", 14)
RACK = "HORNAIE"
FARM = laid_across(8, 7, "FARM")


# Judging


def test_each_scores_what_the_own_slip_is_worth() -> None:
    """R-9.3: "the individual score is the one for the word actually played"."""
    hall = Hall(rack=RACK)
    hall.judged(HORN, across(8, 7, "HE", 10))
    assert hall.state.scores == (14, 10)


@pytest.mark.parametrize(
    ("slip", "key"),
    [
        (across(8, 7, "FARMO"), "not-a-word"),
        (across(3, 4, "HO"), "not-touching"),
        (across(8, 7, "HORN"), "square-taken"),
        (across(9, 13, "HORN"), "off-board"),
        (across(0, 8, "HE"), "off-board"),
        (down(8, 8, "ATE"), "tile-not-held"),
        (down(8, 8, "An"), "tile-not-held"),
        (across(8, 8, "ARM"), "no-tiles"),
        (across(9, 7, "O"), "word-runs-on"),
        (down(9, 9, "E"), "word-runs-on"),
        (across(9, 8, "H1"), "tile-not-held"),
        (None, "no-slip"),
    ],
)
def test_an_inadmissible_word_a_misplaced_one_or_none_scores_nothing_and_it_is_said_why(
    slip: Slip | None, key: str
) -> None:
    """R-9.3"""
    hall = Hall(rack=RACK, board=FARM)
    verdict = hall.judged(slip)[0]
    assert verdict.why
    assert (verdict.scored, verdict.why.key, verdict.why.refused.key) == (0, key, key)


def test_the_first_word_misses_the_centre() -> None:
    """R-9.3"""
    why = Hall(rack=RACK).judged(across(7, 6, "HORN"))[0].why
    assert why
    assert (why.key, dict(why.facts)) == ("off-centre", {"row": 8, "col": 8})


def test_every_word_of_the_play_must_be_admissible() -> None:
    """R-9.3"""
    verdict = Hall(rack=RACK, board=FARM).judged(across(9, 7, "HE"))[0]
    assert verdict.why
    assert dict(verdict.why.facts) == {"words": ("FH",), "why": "slip"}


def test_a_wrongly_stated_score_is_corrected() -> None:
    """R-9.3"""
    hall = Hall(rack=RACK, players=("Ann", "Ben", "Cid"))
    hall.judged(*(across(8, 6, "HORN", score) for score in (99, 1, None)))
    assert hall.state.scores == (14, 14, 14)


@pytest.mark.parametrize(
    ("overstating", "stated", "scored"),
    [
        (Overstating.CORRECTED, 20, 14),
        (Overstating.DIFFERENCE, 20, 8),
        (Overstating.DIFFERENCE, 99, 0),
        (Overstating.DIFFERENCE, 3, 14),
        (Overstating.NOTHING, 15, 0),
        (Overstating.NOTHING, 14, 14),
    ],
)
def test_by_option_overstating_is_punished(overstating: Overstating, stated: int, scored: int) -> None:
    """R-9.3"""
    verdict = Hall(Rules(overstating=overstating), rack=RACK).judged(across(8, 6, "HORN", stated))[0]
    assert (verdict.worth, verdict.scored) == (14, scored)
    assert (verdict.why is None) == bool(scored)


class Counting:
    """Words that remember how often they were asked about."""

    def __init__(self) -> None:
        self.asked = 0

    def __contains__(self, word: str, /) -> bool:
        self.asked += word == "HORN"
        return word in SAMPLE_WORDS

    any_play = SAMPLE_WORDS.any_play
    plays = SAMPLE_WORDS.plays


def test_equal_slips_are_judged_once() -> None:
    """R-9.3: whoever wrote them, and whatever score they state."""
    words = Counting()
    hall = Hall(rack=RACK, players=("Ann",) * 50, words=words)
    found = hall.judged(*(across(8, 6, "HORN", seat % 3) for seat in range(50)))
    assert [found[seat].scored for seat in range(50)] == [14] * 50
    assert words.asked == 1


# The word on the board


def test_the_top_word_handed_in_goes_on_everyones_board() -> None:
    """R-9.4"""
    hall = Hall(rack=RACK)
    hall.slips(across(8, 7, "HE", 99), across(8, 5, "HORN"))
    placed = only(e.Placed, hall.time())
    assert (placed.play.slip.word, placed.play.points, placed.origin) == ("HORN", 14, e.Origin.TOP)
    assert set("AIE") <= set(hall.rack)


def test_in_the_master_game_it_is_the_best_possible() -> None:
    """R-9.4"""
    hall = Hall(Rules(placing=Placing.MASTER), rack="TRAINER")
    hall.slips(across(8, 4, "TRAIN"))
    placed = only(e.Placed, hall.time())
    assert (placed.play.slip.word, placed.play.points, placed.origin) == ("TRAINER", 66, e.Origin.BEST)
    assert hall.state.scores[0] == 12


@pytest.mark.parametrize("slip", [None, across(8, 8, "RRR")])
def test_if_no_valid_word_is_handed_in_the_best_possible_one_goes_on_the_board(slip: Slip | None) -> None:
    """R-9.4"""
    hall = Hall(rack="TRAINER")
    hall.slips(slip)
    assert only(e.Placed, hall.time()).play.slip.word == "TRAINER"
    assert hall.state.rounds[0].tops == ()


def test_the_best_possible_counts_what_many_tiles_earn() -> None:
    """R-9.4: here three tiles earn fifty, and the longer words less."""
    hall = Hall(Rules(bonus=((3, 50),)), rack="TRAINER")
    play = only(e.Placed, hall.time()).play
    assert (len(play.laid), hall.state.best_total) == (3, play.points)
    assert play.points > 50


@pytest.mark.parametrize(
    ("rack", "slips", "placed"),
    [
        ("TEN?IIA", (across(8, 7, "TENs"), across(8, 8, "TEN")), across(8, 8, "TEN")),  # keeps the blank
        ("TOOENII", (across(8, 8, "TEN"), across(8, 8, "TON")), across(8, 8, "TON")),  # the better leave
        ("TAEINRS", (down(8, 8, "AT"), across(8, 8, "AT")), across(8, 8, "AT")),  # across before down
        ("TAEINRS", (across(8, 8, "AT"), across(8, 7, "TA")), across(8, 7, "TA")),  # by column
        ("TAEINRS", (across(8, 8, "TA"), across(8, 8, "AT")), across(8, 8, "AT")),  # by the alphabet
    ],
)
def test_of_tied_words_always_the_same_one_is_taken(rack: str, slips: tuple[Slip, Slip], placed: Slip) -> None:
    """R-9.4: whoever handed in which, and in whatever order."""
    words = WordList([*SAMPLE_WORDS, "TENS"])
    for ordered in (slips, slips[::-1]):
        hall = Hall(rack=rack, words=words)
        hall.slips(*ordered)
        play = only(e.Placed, hall.time()).play
        assert (play.slip.word, play.slip.row, play.slip.col, play.slip.direction) == (
            placed.word,
            placed.row,
            placed.col,
            placed.direction,
        )
        assert hall.state.rounds[0].tops == (0, 1)


def test_the_best_of_tied_plays_does_not_depend_on_the_order_they_are_found_in() -> None:
    """R-9.4"""

    class Backwards(Counting):
        def plays(self, *position):  # type: ignore[no-untyped-def]
            return reversed(list(SAMPLE_WORDS.plays(*position)))

    hall = Hall(rack="AEINRST")
    position = (hall.state.rules, hall.state.board, hall.state.rack)
    assert best_play(*position, SAMPLE_WORDS) == best_play(*position, Backwards())


def test_a_list_that_cannot_find_plays_cannot_arbitrate() -> None:
    """R-9.4"""
    with pytest.raises(Exception, match=r"no-finder \(R-9.4\)"):
        Hall(words=Everything())
