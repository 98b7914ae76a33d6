"""Recomputing: every score from the tiles, and the first line that is wrong with what it should say."""

import pytest

from tests.notation.sample import HEAD, HORN, told
from tilewright.core.layout import Layout
from tilewright.core.tileset import TileSet
from tilewright.games.crossword.rules import Rules
from tilewright.notation import gcg

STANDARD = Rules()
TRAINER = (">ann: TRAINER 8B TRAINER +66 66", ">bob: HROBAEI B8 .HROB +12 12")


def checked(*events: str, rules: Rules = STANDARD) -> gcg.Report:
    return gcg.replay(gcg.read(told(*events)), rules)


def wrong(*events: str, rules: Rules = STANDARD) -> tuple[int, str, str, str]:
    """Line, key, what it says and what it should be."""
    found = checked(*events, rules=rules).wrong
    assert found is not None
    return found.line, found.key, found.says, found.should


def test_the_worked_example() -> None:
    """R-4.1 to R-4.3, the five turns of R-14"""
    report = gcg.replay(gcg.read(HEAD + HORN), STANDARD)
    assert report.is_consistent
    assert [step.scores for step in report.steps] == [(14, 0), (14, 9), (39, 9), (39, 25), (55, 25)]
    assert [[made.text for made in step.words] for step in report.steps[2:]] == [
        ["PASTE", "FARMS"],
        ["MOB", "NOT", "BE"],
        ["BIT", "PI", "AT"],
    ]
    assert report.steps[-1].board.row(10) == ".....PASTE....."
    assert report.steps[0].board.tiles == 4


def test_the_bonus_is_a_matter_of_the_rules() -> None:
    """R-4.5"""
    assert wrong(TRAINER[0].replace("66 66", "16 16")) == (3, "points", "+16", "+66")
    assert checked(TRAINER[0].replace("66 66", "16 16"), rules=Rules(bonus=())).is_consistent


def test_another_board_and_another_set() -> None:
    rules = Rules(layout=Layout.parse("...\n.*.\n..."), tileset=TileSet.parse("A2x1 B1x7"))
    assert checked(">ann: AB 2A AB +16 16", rules=rules).is_consistent
    assert wrong(">ann: AB 2B ABA +16 16", rules=rules)[1] == "off-board"


def test_a_wrong_score_is_found_where_it_first_stands() -> None:
    report = checked(*HORN.replace("+25 39", "+26 40").splitlines())
    assert report.wrong == gcg.Inconsistency(line=5, key="points", says="+26", should="+25")
    assert len(report.steps) == 2
    assert str(report.wrong) == "line 5: points: the line says +26, it should be +25"


def test_a_wrong_total() -> None:
    assert wrong(*HORN.replace("+25 39", "+25 38").splitlines()) == (5, "total", "38", "39")


def test_a_tile_that_is_not_on_the_rack() -> None:
    assert wrong(">ann: HORAIEE 8F HORN +14 14") == (3, "tile-not-held", "HORAIEE", "a rack with HORN")
    assert wrong(">ann: HORNAIE 8F HORn +12 12") == (3, "tile-not-held", "HORNAIE", "a rack with HOR?")
    assert wrong(">ann: AEI -Q +0 0")[1] == "tile-not-held"
    assert wrong(">ann: AEI -4 +0 0") == (3, "tile-not-held", "4", "3 at the most")


def test_an_unknown_rack_is_no_fault() -> None:
    assert checked(">ann: 8F HORN +14 14", ">bob: -Q +0 0", ">ann: -7 +0 14").is_consistent


def test_more_of_a_tile_than_there_is() -> None:
    """R-1.2"""
    assert wrong(">ann: 8G ZIZ +42 42") == (3, "too-many-of-a-tile", "2 Z", "1 at the most")
    assert wrong(">ann: HORNHHA 8F HORN +14 14") == (3, "too-many-of-a-tile", "3 H", "2 at the most")
    assert wrong(">ann: QQ - +0 0")[1] == "too-many-of-a-tile"


@pytest.mark.parametrize(
    ("event", "key", "should"),
    [
        (">bob: H6 FAXM +9 9", "square-taken", "R on 8H, where it stands already"),
        (">bob: H6 FA(X)M +9 9", "square-taken", "R on 8H, where it stands already"),
        (">bob: H5 F.A.M +9 9", "gap", "a line of tiles without an empty square"),
        (">bob: 1A FARM +9 9", "not-touching", "a play that touches a tile on the board"),
        (">bob: 8F .... +9 9", "no-tiles", "a play with a new tile"),
        (">bob: 8F ....INGTONSHIRE +9 9", "off-board", "a play that ends on the board"),
        (">bob: 8E TH +9 9", "part-of-a-word", "8E THORN"),
        (">bob: 8J SO +9 9", "part-of-a-word", "8F HORNSO"),
    ],
)
def test_a_play_that_cannot_stand(event: str, key: str, should: str) -> None:
    """R-2.7"""
    says = event.removeprefix(">bob: ").removesuffix(" +9 9")
    assert wrong(HORN.splitlines()[0], event) == (4, key, says, should)


def test_one_tile_needs_no_more_than_itself() -> None:
    first = HORN.splitlines()[0]
    for play in ("8J S", "J8 S", "8F ....S"):
        assert checked(first, f">bob: {play} +8 8").is_consistent


@pytest.mark.parametrize(
    ("event", "key"), [(">ann: 1A HORN +14 14", "off-centre"), (">ann: 8H A +2 2", "one-tile-first")]
)
def test_a_first_play_that_cannot_stand(event: str, key: str) -> None:
    """R-2.6"""
    assert wrong(event)[1] == key


def test_letters_and_brackets_stand_for_tiles_as_well_as_dots() -> None:
    first = HORN.splitlines()[0]
    for word in ("FARM", "FA(R)M", "FA.M"):
        assert checked(first, f">bob: FAMOBXE H6 {word} +9 9").is_consistent


def test_a_withdrawn_play_leaves_board_and_scores_as_they_were() -> None:
    """R-3.3"""
    report = checked(*TRAINER, ">bob: BIEAROH -- -12 0", ">ann: - +0 66")
    assert report.is_consistent
    assert report.steps[2].board == report.steps[0].board
    assert report.steps[2].scores == (66, 0)


def test_only_the_last_play_is_withdrawn_by_its_player_and_in_full() -> None:
    """R-3.3"""
    assert wrong(">ann: -- -12 -12")[1] == "nothing-to-withdraw"
    assert wrong(*TRAINER, ">ann: -- -66 0") == (5, "nothing-to-withdraw", "--", "after a play of the same player")
    assert wrong(*TRAINER, ">ann: - +0 66", ">bob: -- -12 0")[1] == "nothing-to-withdraw"
    assert wrong(*TRAINER, ">bob: HROBAEI -- -11 1") == (5, "points", "-11", "-12")
    assert wrong(*TRAINER, ">bob: HROBAEE -- -12 0") == (5, "rack", "HROBAEE", "HROBAEI")


def test_points_for_an_upheld_play_are_taken_as_stated() -> None:
    """R-3.6"""
    assert checked(*TRAINER, ">bob: (challenge) +5 17").is_consistent
    assert checked(*TRAINER, ">bob: (challenge) +5 17", ">bob: (challenge) +5 22").is_consistent
    assert wrong(*TRAINER, ">ann: (challenge) +5 71")[1] == "nothing-to-challenge"
    assert wrong(*TRAINER, ">bob: (challenge) +5 18") == (5, "total", "18", "17")


@pytest.mark.parametrize(
    "lines",
    [
        (">bob: XA (XA) -9 3", ">ann: (XA) +9 75"),
        (">bob: (XA) -9 3", ">ann: (XA) +9 75"),
        (">ann: (XA) +18 84",),
        (">ann: (XA) +9 75",),
        (">ann: (?) +0 66", ">bob: ? (?) +0 12"),
    ],
)
def test_leftovers_are_settled_in_either_way(lines: tuple[str, ...]) -> None:
    """R-4.6: a rack left with X and A is 9 off, and 9 to whoever went out; tournaments count it twice to one."""
    assert checked(*TRAINER, *lines).is_consistent


def test_leftovers_count_what_their_tiles_are_worth() -> None:
    """R-4.6"""
    assert wrong(*TRAINER, ">ann: (XA) +10 76") == (5, "points", "+10", "+9 or +18")
    assert wrong(*TRAINER, ">bob: XA (XA) -18 -6") == (5, "points", "-18", "-9")
    assert wrong(*TRAINER, ">bob: XE (XA) -9 3") == (5, "rack", "XE", "XA")
    assert wrong(*TRAINER, ">bob: XA (XA) +0 12") == (5, "points", "+0", "-9")


def test_a_pass_and_an_exchange_score_nothing() -> None:
    assert wrong(">ann: - +1 1") == (3, "points", "+1", "+0")
    assert wrong(">ann: AE -A -1 -1") == (3, "points", "-1", "+0")


def test_overtime_is_taken_as_stated() -> None:
    """R-7.2"""
    assert checked(*TRAINER, ">ann: (time) -20 46").steps[-1].scores == (46, 12)


def test_three_players_keep_three_scores() -> None:
    text = "#player1 a\n#player2 b\n#player3 c\n>a: 8F HORN +14 14\n>b: H6 FA.M +9 9\n>c: 10F PASTE +25 25\n"
    assert gcg.replay(gcg.read(text), STANDARD).steps[-1].scores == (14, 9, 25)


def test_words_that_are_not_in_the_list_are_remarked_upon_and_no_fault() -> None:
    report = gcg.replay(gcg.read(HEAD + HORN), STANDARD, words={"HORN", "FARM", "PASTE", "FARMS", "BIT", "PI", "AT"})
    assert report.is_consistent
    assert report.remarks == tuple(gcg.Remark(6, word) for word in ("MOB", "NOT", "BE"))
    assert gcg.replay(gcg.read(HEAD + HORN), STANDARD).remarks == ()


LEFT = (*TRAINER, ">ann: (AEI) +3 69", ">bob: AEI (AEI) -3 9")


def test_nothing_but_leftovers_and_overtime_follows_the_leftovers() -> None:
    """R-5.1"""
    assert checked(*LEFT, ">ann: (time) -10 59", ">bob: (time) -20 -11").is_consistent
    for event in (">ann: - +0 69", ">ann: AEI -AEI +0 69", ">bob: ABE 7D ABE +3 12", ">bob: (challenge) +5 14"):
        assert wrong(*LEFT, event)[:2] == (7, "after-the-end")


def test_overtime_is_counted_once_for_each_player_and_never_gained() -> None:
    """R-7.2"""
    assert wrong(*TRAINER, ">ann: (time) -10 56", ">ann: (time) -10 46") == (
        6,
        "time-twice",
        "(time) -10",
        "the one penalty of line 5",
    )
    assert wrong(*TRAINER, ">ann: (time) +10 76")[1] == "points"


def test_leftovers_are_counted_once_for_each_player() -> None:
    """R-4.6: whoever went out gains those of each other player, at most in a line for each of them."""
    assert wrong(*LEFT, ">bob: AEI (AEI) -3 6") == (7, "leftovers-twice", "(AEI) -3", "once, as in line 6")
    assert wrong(*LEFT, ">ann: (AEI) +3 72") == (7, "leftovers-twice", "(AEI) +3", "once, as in line 5")
    three = (*HEAD.splitlines(), "#player3 cyd Cyd", *TRAINER, ">ann: (AEI) +3 69", ">ann: (OO) +2 71")
    assert gcg.replay(gcg.read("\n".join(three)), STANDARD).is_consistent
    again = gcg.replay(gcg.read("\n".join((*three, ">ann: (OO) +2 73"))), STANDARD).wrong
    assert again is not None
    assert again.key == "leftovers-twice"


@pytest.mark.parametrize(
    ("pragma", "meant"),
    [
        ("#board-layout SuperCrosswordGame", "CrosswordGame or standard15 or standard"),
        ("#tile-distribution catalan", "english"),
        ("#game-type wordsmog", "classic or standard or classic_super"),
    ],
)
def test_a_game_with_another_board_set_or_rules_is_not_counted_as_if_it_were_ours(pragma: str, meant: str) -> None:
    """R-1.1, R-1.2"""
    assert wrong(pragma, *TRAINER) == (3, "unsupported", pragma, meant)
    ours = ("#board-layout CrosswordGame", "#tile-distribution English", "#game-type classic")
    assert checked(*ours, *TRAINER).is_consistent


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (("#rack1 QQ",), (8, "too-many-of-a-tile", "2 Q", "1 at the most")),
        (("#rack1 Q", "#rack2 Q"), (9, "too-many-of-a-tile", "2 Q", "1 at the most")),
        (("#rack2 B",), (8, "too-many-of-a-tile", "3 B", "2 at the most")),
        (("#incomplete ZZ",), (8, "too-many-of-a-tile", "2 Z", "1 at the most")),
        (("#rack3 A",), (8, "no-such-player", "#rack3", "#rack2 at the most")),
    ],
)
def test_a_rack_that_the_bag_cannot_give_is_named(lines: tuple[str, ...], says: tuple[int, str, str, str]) -> None:
    """R-1.2"""
    assert wrong(*HORN.splitlines(), *lines) == says
    assert checked(*HORN.splitlines(), "#rack1 QUAA", "#rack2 XEIIL?", "#incomplete QUAA").is_consistent


def test_players_with_the_same_nick_are_told_apart_by_their_turns() -> None:
    text = "#player1 ann Ann Bee\n#player2 ann Ann Cee\n" + HORN.replace(">bob", ">ann")
    report = gcg.replay(gcg.read(text), STANDARD)
    assert report.is_consistent
    assert report.steps[-1].scores == (55, 25)


def test_the_same_nick_after_challenges_passes_and_at_the_end() -> None:
    lines = (
        "#player1 ann One",
        "#player2 ann Two",
        ">ann: TRAINER 8B TRAINER +66 66",
        ">ann: HROBAEI B8 .HROB +12 12",
        ">ann: HROBAEI -- -12 0",
        ">ann: ABE - +0 66",
        ">ann: HROBAEI - +0 0",
        ">ann: (AEI) +3 69",
        ">ann: AEI (AEI) -3 -3",
        ">ann: (time) -10 59",
    )
    game = gcg.read("\n".join(lines))
    assert [move.seat for move in game.moves] == [0, 1, 1, 0, 1, 0, 1, 0]
    assert gcg.replay(game, STANDARD).is_consistent


@pytest.mark.parametrize(
    "event", [">ann: (Ø) +0 0", ">ann: 8F HØRN +14 14", ">ann: ABØ - +0 0", ">ann: AØ -Ø +0 0", "#rack1 AØ"]
)
def test_a_letter_of_another_language_is_named_before_anything_is_counted(event: str) -> None:
    """R-1.2"""
    assert wrong(">bob: 8F HORN +99 99", event) == (4, "unknown-tile", "Ø", "a tile of the set english")


def test_nobody_has_more_tiles_than_a_rack_holds() -> None:
    """R-2.1"""
    assert wrong(">ann: HORNABCD 8F HORN +14 14") == (3, "too-many-tiles", "a rack of 8", "7 at the most")
    assert wrong("#rack1 HORNABCD") == (3, "too-many-tiles", "a rack of 8", "7 at the most")
    assert wrong("#incomplete HORNABCD")[1] == "too-many-tiles"
    assert checked(">ann: HORNABCD 8F HORN +14 14", rules=Rules(rack_size=8)).is_consistent
    five = Rules(rack_size=5, bonus=())
    assert wrong(">ann: 8B TRAINER +16 16", rules=five) == (3, "too-many-tiles", "7 tiles", "5 at the most")
    assert checked(">ann: HORNA 8F HORN +14 14", ">ann: UNKNOWN (challenge) +5 19", rules=five).is_consistent


SMALL = Rules(
    layout=Layout.parse(".....\n.....\n..*..\n.....\n....."), tileset=TileSet.parse("A4x1 B3x2"), rack_size=3, bonus=()
)
#: Seven tiles: Ann lays three and draws the last, then lays it; Bob is left with three.
OUT = (">ann: AAB 3B ABA +8 8", ">bob: - +0 0", ">ann: A 2B A +2 10")


def test_nobody_plays_on_once_a_player_has_gone_out() -> None:
    """R-5.1: some programs write a pass for the player who accepts the last play."""
    assert checked(*OUT, ">bob: ABB - +0 0", ">ann: (ABB) +5 15", rules=SMALL).is_consistent
    assert wrong(*OUT, ">bob: ABB 2A B. +3 3", rules=SMALL) == (
        6,
        "after-the-end",
        "a turn",
        "the end, since a player has gone out",
    )
    assert wrong(*OUT, ">bob: ABB -A +0 0", rules=SMALL)[1] == "after-the-end"


def test_of_two_players_the_one_who_goes_out_gains_all_that_is_not_on_the_board() -> None:
    """R-4.6"""
    assert wrong(*OUT, ">ann: (AB) +3 13", rules=SMALL) == (6, "leftovers", "(AB)", "(ABB)")


def test_a_withdrawal_of_old_programs_has_no_points_and_the_right_total() -> None:
    report = checked(*TRAINER, ">bob: HROBAEI -- +0 0", ">ann: - +0 66")
    assert report.is_consistent
    assert report.steps[2].scores == (66, 0)
    assert wrong(*TRAINER, ">bob: HROBAEI -- +0 12") == (5, "points", "+0", "-12")


def odd(*events: str, rules: Rules = STANDARD) -> list[tuple[int, str]]:
    report = checked(*events, rules=rules)
    assert report.is_consistent
    return [(one.line, one.key) for one in report.oddities]


@pytest.mark.parametrize(
    ("events", "found"),
    [
        ((*TRAINER, "#title Late"), [(5, "late-pragma")]),
        (("#title One", *TRAINER, "#rack1 AE"), []),
        (("#title One", "#title Two", *TRAINER), [(4, "repeated-pragma")]),
        (("#title One", "#title One", *TRAINER), []),
        (("#description one", "#description two", *TRAINER), []),
        (("#rack1 TRAINER", *TRAINER), [(3, "rack-before-moves")]),
        (("#incomplete", *TRAINER), []),
        (("#incomplete", *TRAINER, ">bob: AEI (AEI) -3 9"), [(3, "incomplete")]),
        (("#character-encoding UTF-8", *TRAINER), [(3, "late-pragma")]),
        ((*TRAINER, ">bob: - +0 12"), [(5, "out-of-turn")]),
        ((*TRAINER, ">ann: - +0 66", ">bob: EEEEIOU - +0 12"), [(6, "tiles-lost")]),
        ((*TRAINER, ">ann: - +0 66", ">bob: AEIEIOU - +0 12"), []),
        ((*TRAINER, ">ann: - +0 66", ">bob: EIOU - +0 12"), []),  # not the whole rack
        ((*TRAINER, ">ann: (AEI) +3 69"), [(5, "settled-early")]),
        ((*TRAINER, ">bob: (time) -10 2", ">ann: - +0 66"), [(5, "early-overtime")]),
        ((*TRAINER, ">bob: (time) -10 2"), []),
    ],
)
def test_what_is_odd_is_told_and_no_fault(events: tuple[str, ...], found: list[tuple[int, str]]) -> None:
    assert odd(*events) == found


def test_a_player_named_too_late_is_odd() -> None:
    report = gcg.replay(gcg.read("#player1 ann\n>ann: 8F HORN +14 14\n#player2 bob\n"), STANDARD)
    assert [str(one) for one in report.oddities] == ["line 3: late-pragma: #player2 belongs before the first move"]
