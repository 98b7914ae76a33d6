"""Duplicate (magnetic-2006): how racks are drawn, how it ends, and games from a list of racks."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.rulebooks.common import only
from tests.rulebooks.hall import Hall, across
from tests.rulebooks.table import LoadedDice, across as laid_across, kinds
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.core.square import faces_of
from tilewright.games.base import Kit
from tilewright.games.duplicate import actions as a, events as e
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.mastering import prepare, prepared_from
from tilewright.games.duplicate.policies import Least
from tilewright.games.duplicate.rules import UNTOLD, Prepared, Rules
from tilewright.games.duplicate.table import percent, rounds, table
from tilewright.lexicons.plain import WordList
from tilewright.testing.duplicate import FEW_TILES, WORDS

HORN = across(8, 6, "HORN", 14)
BOARD = laid_across(8, 7, "FARM")


def test_the_rack_is_filled_up_to_seven() -> None:
    """R-9.5: what was not played stays."""
    hall = Hall(rack="HORNAIE", dice=LoadedDice("ABCDEFG", "TTTT"))
    hall.slips(HORN)
    assert only(e.Drew, hall.time()).tiles == "TTTT"
    assert hall.rack == "AEITTTT"


def drawn(kept: str, *coming: str, number: int = 1) -> list[e.Event]:
    """What is drawn, and perhaps put back, after HORN is played and these tiles are kept."""
    hall = Hall(rack="HORN" + kept, number=number, dice=LoadedDice("ABCDEFG", *coming))
    hall.slips(HORN)
    told = hall.time()
    return [event for event in told if isinstance(event, e.Drew | e.PutBack | e.Called)]


@pytest.mark.parametrize("number", [1, 2, 14])
def test_the_first_fifteen_racks_have_two_vowels_and_two_consonants(number: int) -> None:
    """R-9.5: the rack that follows is the second, the third, the fifteenth."""
    assert kinds(drawn("BCD", "AEBC", number=number)) == ["Drew", "Called"]
    assert kinds(drawn("BCD", "ABCD", "AEIBCDF", number=number)) == ["Drew", "PutBack", "Drew", "Called"]
    assert kinds(drawn("AEI", "OUAB", "AEIBCDF", number=number)) == ["Drew", "PutBack", "Drew", "Called"]


@pytest.mark.parametrize("number", [15, 20])
def test_from_the_sixteenth_on_one_and_one_are_enough(number: int) -> None:
    """R-9.5"""
    assert kinds(drawn("BCD", "ABCD", number=number)) == ["Drew", "Called"]
    assert kinds(drawn("AEI", "OUAB", number=number)) == ["Drew", "Called"]
    assert kinds(drawn("BCD", "LLMM", "AEIBCDF", number=number)) == ["Drew", "PutBack", "Drew", "Called"]


def test_a_blank_counts_as_either_and_y_is_a_consonant() -> None:
    """R-9.5"""
    assert kinds(drawn("BCD", "A?BC")) == ["Drew", "Called"]
    assert kinds(drawn("AEI", "OUB?")) == ["Drew", "Called"]
    assert kinds(drawn("BCD", "AYBC", "AEIBCDF")) == ["Drew", "PutBack", "Drew", "Called"]


def test_all_tiles_go_back_and_seven_new_ones_are_drawn() -> None:
    """R-9.5: those that were kept too, again and again if need be; it is still the same rack that is counted."""
    hall = Hall(rack="HORNBCD", dice=LoadedDice("ABCDEFG", "LLMM", "AEIOUAB", "AEIBCDF"))
    hall.slips(HORN)
    told = hall.time()
    assert [event.tiles for event in told if isinstance(event, e.Drew)] == ["LLMM", "AEIOUAB", "AEIBCDF"]
    assert (hall.rack, hall.state.number) == ("ABCDEFI", 2)
    everything = Counter(hall.rack + hall.state.bag.faces + faces_of(hall.state.board.standing()))
    assert everything == Counter(hall.state.rules.tileset.bag().faces)


def test_where_too_few_are_left_for_two_and_two_one_and_one_are_asked_for() -> None:
    """R-9.5, R-9.6: nobody can draw what is not there."""
    hall = Hall(rack="HORNABT", board=laid_across(9, 8, "O"), bag="")
    hall.slips(across(8, 5, "HORN"))
    told = hall.time()
    assert "Called" in kinds(told)
    assert hall.rack == "ABT"


@pytest.mark.parametrize(
    "least", [(Least(1, 4, 4),), (Least(1, -1, 2),), (Least(5, 1, 1), Least(1, 2, 2)), (Least(1, 1, 1), Least(1, 1, 1))]
)
def test_least_numbers_that_make_no_sense_are_refused(least: tuple[Least, ...]) -> None:
    """R-9.5"""
    with pytest.raises(Refused) as refused:
        Rules(least=least).checked(2)
    assert refused.value.key == "minimums-malformed"


# The end


def test_it_ends_when_all_tiles_are_drawn_and_played() -> None:
    """R-9.6"""
    hall = Hall(rack="HORN", bag="")
    hall.slips(HORN)
    hall.time()
    assert (hall.end.why, hall.end.winners) == (e.EndReason.ALL_PLAYED, (0,))


@pytest.mark.parametrize(("kept", "bag"), [("AE", "IO"), ("BC", "DY"), ("", "A"), ("?", "")])
def test_it_ends_when_no_vowel_or_no_consonant_is_left(kept: str, bag: str) -> None:
    """R-9.6: on the rack and in the bag together."""
    hall = Hall(rack="HORN" + kept, bag=bag)
    hall.slips(HORN)
    hall.time()
    assert hall.end.why is e.EndReason.ONE_KIND


@pytest.mark.parametrize(("kept", "bag"), [("AE", "IB"), ("BC", "DA"), ("?A", ""), ("??", "")])
def test_it_goes_on_while_there_is_one_of_each(kept: str, bag: str) -> None:
    """R-9.6"""
    hall = Hall(rack="HORN" + kept, bag=bag, number=20)
    hall.slips(HORN)
    hall.time()
    assert not hall.state.is_over


def test_it_ends_when_nothing_can_be_placed() -> None:
    """R-9.6"""
    hall = Hall(words=WordList(["HORN"]), dice=LoadedDice("HORNAEI", "BCDF"))
    hall.slips(HORN)
    told = hall.time()
    assert hall.end.why is e.EndReason.NO_PLAYS
    assert "Opened" not in kinds(told)


def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    """R-9.6"""
    hall = Hall(rack="HORN", bag="", players=("Ann", "Ben", "Cid"))
    hall.judged(across(8, 7, "HO"), HORN, across(8, 5, "HORN"))
    assert hall.end.winners == (1, 2)


def test_no_fifty_is_lost() -> None:
    """R-9.6: the 50 for seven tiles is paid to everybody who lays them."""
    hall = Hall(rack="TRAINER")
    hall.judged(across(8, 2, "TRAINER"), across(8, 4, "TRAIN"))
    assert hall.state.scores == (66, 12)


def test_the_percentage_of_the_best_possible_total_is_reported() -> None:
    """R-9.6"""
    hall = Hall(rack="TRAINER", players=("Ann", "Ben", "Cid"))
    hall.judged(across(8, 4, "TRAIN"), across(8, 2, "TRAINER"), None)
    lines = table(hall.state)
    assert [(line.place, line.name, line.score, line.percent) for line in lines] == [
        (1, "Ben", 66, 100.0),
        (2, "Ann", 12, percent(12, 66)),
        (3, "Cid", 0, 0.0),
    ]
    assert [(line.tops, line.solos) for line in lines] == [(1, 1), (0, 0), (0, 0)]
    (line,) = rounds(hall.state)
    assert (line.rack, line.placed, line.possible, line.top, line.solo) == ("AEINRRT", "TRAINER", 66, 66, 1)


def test_a_top_that_two_have_is_no_solo_and_the_tied_share_a_place() -> None:
    """R-9.6"""
    hall = Hall(rack="TRAINER", players=("Ann", "Ben", "Cid"))
    hall.judged(across(8, 4, "TRAIN"), None, across(8, 8, "TRAIN"))
    assert hall.state.rounds[0].tops == (0, 2)
    assert [(line.place, line.solos) for line in table(hall.state)] == [(1, 0), (1, 0), (3, 0)]
    assert table(hall.state)[0].percent == percent(12, 66), "of the best there was, not of the top"


# Games from a list


def rules_of_a_list() -> Rules:
    rules = Rules(tileset=FEW_TILES)
    return replace(rules, prepared=prepare(rules, Kit(WORDS, Dice(bytes(32)))))


def test_a_prepared_game_is_the_same_in_every_place() -> None:
    """R-9.5: whatever the dice, and whatever is handed in."""
    rules, played, origins = rules_of_a_list(), [], set()
    for seed, slip in ((1, None), (2, across(8, 8, "HE"))):
        hall = Hall(rules, words=WORDS, dice=Dice(bytes([seed] * 32)))
        while not hall.state.is_over:
            hall.slips(slip)
            hall.time()
        assert fair(hall.told)
        assert replay(hall.told) == hall.state
        played.append(prepared_from(hall.state))
        origins |= {one.origin for one in hall.state.rounds}
    assert [one.rack for one in played[0]] == ["".join(sorted(one.rack)) for one in rules.prepared]
    assert played[0] == played[1]
    assert origins == {e.Origin.PREPARED}


def test_a_list_ends_the_game_and_racks_without_plays_get_the_best() -> None:
    """R-9.6, R-9.4"""
    hall = Hall(Rules(prepared=(Prepared("TRAINER"), Prepared("HORNAIE"))), words=WORDS)
    assert hall.state.rules.prepared[0].play == across(8, 2, "TRAINER", 66)
    hall.time()
    hall.time()
    assert hall.end.why is e.EndReason.RACKS_DONE


def test_nobody_who_plays_sees_the_racks_to_come() -> None:
    """R-13.3"""
    hall = Hall(rules_of_a_list(), words=WORDS)
    assert DUPLICATE.view(hall.state, 0).rules.prepared == UNTOLD
    told = DUPLICATE.redact(hall.told[0], 0)
    assert isinstance(told, e.Started)
    assert told.rules.prepared == UNTOLD


@pytest.mark.parametrize(
    ("prepared", "rack", "why"),
    [
        ((Prepared("TRAINE"),), 1, "size"),
        ((Prepared("QQAEIRT"),), 1, "tiles"),
        ((Prepared("TRRNSLE"),), 1, "balance"),
        ((Prepared("TRAINER"), Prepared("ZZAEIRT")), 2, "tiles"),
        ((Prepared("VVUUCCJ"),), 1, "no-play"),
        ((Prepared("TRAINER", across(7, 2, "TRAINER")),), 1, "misplaced"),
        ((Prepared("TRAINER", across(8, 2, "TRAINED")),), 1, "not-held"),
    ],
)
def test_racks_that_do_not_fit_are_refused_by_their_number(prepared: tuple[Prepared, ...], rack: int, why: str) -> None:
    """R-9.5"""
    with pytest.raises(Refused) as refused:
        Hall(Rules(prepared=prepared), words=WORDS)
    assert (refused.value.key, refused.value.facts["rack"], refused.value.facts["why"]) == (
        "racks-do-not-fit",
        rack,
        why,
    )


def test_a_prepared_rack_may_leave_out_what_was_kept() -> None:
    """R-9.5: as when all went back while the list was made."""
    listed = (Prepared("HORNBCA", HORN), Prepared("TTAEIRS"))
    hall = Hall(Rules(prepared=listed), words=WORDS)
    assert kinds([event for event in hall.time() if isinstance(event, e.Drew | e.PutBack)]) == ["PutBack", "Drew"]
    assert hall.rack == "AEIRSTT"


def test_a_game_by_the_dice_is_the_same_for_the_same_seed() -> None:
    """R-9.5: and another for another."""
    first, again, other = (prepare(Rules(), Kit(WORDS, Dice(bytes([seed] * 32)))) for seed in (1, 1, 2))
    assert first == again != other
    with pytest.raises(Refused, match="program-arbitrates"):
        Hall().do(0, a.Draw())
