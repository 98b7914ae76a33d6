"""R-6.3, the thematic game: by a list, or by claim and vote."""

import pytest

from tests.rulebooks.common import only
from tests.rulebooks.table import Table, across, down
from tilewright.core.refusal import Refused
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.state import Closing
from tilewright.lexicons.plain import WordList

OTHER = "AEIOUST"
MUSIC = {"music": frozenset({"HORN", "NOT", "BE"})}
MOB_BOARD = (*across(8, 6, "HORN"), *down(6, 8, "FA.M"), *across(10, 6, "PASTE"))


def test_each_word_of_a_play_that_is_on_the_list_earns_five() -> None:
    """R-6.3: of MOB, NOT and BE the list has two."""
    table = Table("folio", "theme=music", themes=MUSIC, racks=("OBAEIOU", OTHER), board=MOB_BOARD)
    placed = table.across(9, 9, "OB")
    assert (placed.points, placed.themed, placed.themed_points) == (16, ("NOT", "BE"), 10)
    assert table.scores == (26, 0)


def test_the_points_of_the_theme_go_with_a_play_that_is_withdrawn() -> None:
    """R-6.3, R-3.3"""
    table = Table("folio", "theme=music", themes={"music": {"HRNN"}}, racks=("HRNNAIE", OTHER))
    table.across(8, 6, "HRNN")
    assert table.scores == ((4 + 1 + 1 + 1) * 2 + 5, 0)
    table.challenge("HRNN", by=1)
    assert table.scores == (0, 0)


def test_a_theme_by_list_needs_its_list() -> None:
    """R-6.3"""
    with pytest.raises(Refused) as caught:
        Table("folio", "theme=sport", themes=MUSIC)
    assert (caught.value.key, caught.value.rule) == ("theme-unknown", "R-6.3")


def claimed(seats: int = 4, claims: str = "HORN", *house: str) -> Table:
    table = Table("folio", "theme-by-vote=music", *house, seats=seats, racks=("HORNAIE", OTHER, OTHER, OTHER)[:seats])
    table.across(8, 6, "HORN", claims=claims)
    return table


@pytest.mark.parametrize(
    ("votes", "points"),
    [
        ((True,), 5),
        ((False,), 0),
        ((True, True), 5),
        ((True, False), 5),  # in a tie the claim stands
        ((False, False), 0),
        ((True, True, False), 5),
        ((True, False, False), 0),
    ],
)
def test_without_a_list_the_others_decide_by_majority(votes: tuple[bool, ...], points: int) -> None:
    """R-6.3: and in a tie the claim stands."""
    table = claimed(len(votes) + 1)
    assert table.scores[0] == 14
    for seat, vote in enumerate(votes, start=1):
        table.do(a.Vote((vote,)), by=seat)
    assert only(e.ThemeJudged, table.told).points == points
    assert table.scores[0] == 14 + points


def test_each_claim_is_voted_on_by_itself() -> None:
    """R-6.3"""
    table = Table("folio", "theme-by-vote=music", racks=("OBAEIOU", OTHER), board=MOB_BOARD)
    table.across(9, 9, "OB", claims="MOB BE")
    told = table.do(a.Vote((False, True)), by=1)
    assert only(e.ThemeJudged, told) == e.ThemeJudged(0, ("BE",), 5)
    assert table.scores == (16 + 5, 0)


def test_a_claim_that_nobody_objected_to_in_time_stands() -> None:
    """R-6.3: the votes that are in count once the next player starts."""
    table = claimed()
    table.do(a.Vote((True,)), by=3)
    table.passes()
    assert table.scores[0] == 14 + 5
    assert table.refuses(a.Vote((False,)), by=2, rule="R-6.3").key == "nothing-to-vote-on"


def test_no_words_are_credited_that_were_not_claimed() -> None:
    """R-6.3"""
    table = claimed(claims="")
    table.passes()
    assert table.scores[0] == 14
    assert table.refuses(a.Vote((True,)), by=2, rule="R-6.3").key == "nothing-to-vote-on"


def test_claims_and_votes_have_to_be_in_order() -> None:
    """R-6.3: one of a word that was made, one vote each, and none on the own claim."""
    table = Table("folio", "theme-by-vote=music", seats=3, racks=("HORNAIE", OTHER, OTHER))
    play = across(8, 6, "HORN")
    assert table.refuses(a.Place(play, (), ("DRUM",)), rule="R-6.3").key == "claim-not-of-the-play"
    assert table.refuses(a.Place(play, (), ("HORN", "HORN")), rule="R-6.3").key == "claim-not-of-the-play"
    table.across(8, 6, "HORN", claims="HORN")
    assert table.refuses(a.Vote((True,)), by=0, rule="R-6.3").key == "own-claim"
    assert table.refuses(a.Vote((True, True)), by=1, rule="R-6.3").key == "votes-do-not-match"
    table.do(a.Vote((True,)), by=1)
    assert table.refuses(a.Vote((False,)), by=1, rule="R-6.3").key == "already-voted"


def test_without_a_theme_nothing_can_be_claimed() -> None:
    """R-6.3: nor where a list decides."""
    for table in (
        Table(racks=("HORNAIE", OTHER)),
        Table("folio", "theme=music", themes=MUSIC, racks=("HORNAIE", OTHER)),
    ):
        action = a.Place(across(8, 6, "HORN"), (), ("HORN",))
        assert table.refuses(action, rule="R-6.3").key == "no-claims"


def test_the_points_of_a_claim_go_with_a_play_that_is_withdrawn() -> None:
    """R-6.3, R-3.3"""
    table = Table("folio", "theme-by-vote=music", racks=("HRNNAIE", OTHER))
    table.across(8, 6, "HRNN", claims="HRNN")
    table.do(a.Vote((True,)), by=1)
    assert table.scores == (14 + 5, 0)
    table.challenge("HRNN", by=1)
    assert table.scores == (0, 0)


@pytest.mark.parametrize("vote", [True, False])
def test_the_last_play_of_the_game_waits_for_the_vote(vote: bool) -> None:
    """R-6.3, R-3.7: where words can not be challenged the vote is all that it waits for."""
    table = Table("folio", "theme-by-vote=farm", "challenge=void", racks=("S", "AX"), board=down(6, 8, "FARM"), bag="")
    table.down(10, 8, "S", claims="FARMS")
    assert isinstance(table.state.phase, Closing)
    table.do(a.Vote((vote,)), by=1)
    assert table.end.why is e.EndReason.OUT
    assert table.scores == (10 + 5 * vote + 9, -9)


def test_the_theme_list_decides_for_words_in_both_directions() -> None:
    """R-6.3: the crossing word is of the play as much as the long one."""
    words = WordList(["HORN", "HO", "OH"])
    table = Table("folio", "theme=music", themes={"music": {"OH"}}, racks=("OAEIOUT", OTHER), board=across(8, 8, "H"))
    table.words = words
    assert table.down(7, 8, "O").themed == ("OH",)
