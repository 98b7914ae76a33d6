"""What real GCG files look like, one oddity a test."""

import pytest

from tests.notation.sample import HEAD, HORN, told
from tilewright.core.square import Direction, Square
from tilewright.notation import gcg


def only(*events: str) -> gcg.GcgMove:
    """The last of these moves."""
    return gcg.read(told(*events)).moves[-1]


def test_a_play() -> None:
    move = only(">ann: HORNAIE 8F HORN +14 14")
    assert move == gcg.GcgPlay(
        seat=0, rack="HORNAIE", start=Square(8, 6), direction=Direction.ACROSS, word="HORN", points=14, total=14
    )
    assert move.line == 3


def test_a_pass_or_a_lost_turn() -> None:
    assert only(">bob: AEIOU - +0 14") == gcg.GcgPass(seat=1, rack="AEIOU", total=14)


def test_an_exchange() -> None:
    assert only(">bob: QOAEI?R -Q? +0 14") == gcg.GcgExchange(seat=1, rack="QOAEI?R", tiles="Q?", total=14)


def test_an_exchange_of_which_only_the_number_is_known() -> None:
    assert only(">bob: -2 +0 14") == gcg.GcgUnseenExchange(seat=1, number=2, total=14)


def test_a_play_withdrawn() -> None:
    assert only(">bob: AEI -- -24 14") == gcg.GcgWithdrawal(seat=1, rack="AEI", points=-24, total=14)


def test_points_for_an_upheld_play_with_and_without_a_rack() -> None:
    assert only(">bob: AEI (challenge) +5 19") == gcg.GcgChallengePoints(seat=1, rack="AEI", points=5, total=19)
    assert only(">bob: (challenge) +5 19") == gcg.GcgChallengePoints(seat=1, points=5, total=19)


def test_leftovers_of_the_others_and_the_own() -> None:
    assert only(">bob: (XA) +9 33") == gcg.GcgLeftover(seat=1, tiles="XA", points=9, total=33)
    assert only(">bob: XA (XA) -9 24") == gcg.GcgLeftover(seat=1, rack="XA", tiles="XA", points=-9, total=24)


def test_overtime() -> None:
    assert only(">bob: AEI (time) -10 13") == gcg.GcgOvertime(seat=1, rack="AEI", points=-10, total=13)


def test_the_tiles_t_i_m_e_are_no_overtime() -> None:
    assert only(">bob: (TIME) +6 33") == gcg.GcgLeftover(seat=1, tiles="TIME", points=6, total=33)


def test_coordinates_in_small_letters() -> None:
    assert only(">ann: HORNAIE 8f HORN +14 14") == only(">ann: HORNAIE 8F HORN +14 14")
    assert only(">ann: HORNAIE f8 HORN +14 14") == only(">ann: HORNAIE F8 HORN +14 14")


def test_words_listed_after_the_numbers() -> None:
    move = only(">ann:\tPASTEIU  10f   PASTE   +25   39  FARMS, ON  ")
    assert (move.points, move.total, move.trailing) == (25, 39, "FARMS, ON")


def test_an_empty_rack_is_unknown() -> None:
    assert only(">ann: 8F HORN +14 14").rack == ""


def test_points_without_a_sign_and_totals_below_nothing() -> None:
    move = only(">ann: HORNAIE 8F HORN 14 -3")
    assert (move.points, move.total) == (14, -3)


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_line_ends(end: str) -> None:
    assert gcg.read((HEAD + HORN).replace("\n", end).encode()) == gcg.read(HEAD + HORN)


def test_the_last_line_needs_no_end_and_empty_lines_do_no_harm() -> None:
    assert gcg.read("\n\n" + (HEAD + HORN).replace("\n", "\n \t\n").rstrip()) == gcg.read(HEAD + HORN)


def test_iso_8859_1_is_the_custom() -> None:
    assert gcg.read("#player1 césar César Née\n".encode("latin-1")).players[0].name == "César Née"


def test_a_character_that_python_takes_for_a_line_end_is_none() -> None:
    said = b"#character-encoding ISO-8859-1\n" + HEAD.encode() + b"#note well\x85 no\n"
    assert gcg.read(said).note == "well\x85 no"


def test_quotation_marks_of_windows_are_read_as_such() -> None:
    assert gcg.read(HEAD.encode() + b"#note a \x93fine\x94 start\x85\n").note == "a “fine” start…"


def test_utf_8_is_recognised_without_being_said() -> None:
    assert gcg.read("#player1 łucja Łucja\n".encode()).players[0].name == "Łucja"


@pytest.mark.parametrize("said", ["ISO-8859-2", "iso8859-2", "Latin2", "windows-1250", "cp1250"])
def test_other_encodings_are_read_as_they_are_said(said: str) -> None:
    record = f"#character-encoding {said}\n#player1 łucja Łucja\n"
    assert gcg.read(record.encode(said.lower().replace("windows-", "cp"))).players[0].name == "Łucja"


@pytest.mark.parametrize("name", ["utf-16-le", "utf-16-be", "utf-8"])
def test_a_byte_order_mark_tells_the_encoding(name: str) -> None:
    assert gcg.read(("\ufeff" + HEAD + HORN).encode(name)) == gcg.read(HEAD + HORN)


def test_an_encoding_said_too_late_changes_nothing() -> None:
    game = gcg.read("#player1 łucja Łucja\n#character-encoding ISO-8859-2\n".encode())
    assert game.players[0].name == "Łucja"
    assert [pragma.name for pragma in game.pragmata] == ["character-encoding"]


def test_utf_8_is_said_in_the_first_line() -> None:
    game = gcg.read("#character-encoding UTF-8\n#player1 łucja Łucja\n".encode())
    assert game.players == (gcg.GcgPlayer(nick="łucja", name="Łucja"),)
    assert game.pragmata == ()


def test_utf_8_is_said_by_a_byte_order_mark() -> None:
    assert gcg.read("\ufeff#player1 łucja Łucja\n".encode()).players[0].name == "Łucja"
    assert gcg.read("\ufeff#player1 łucja Łucja\n").players[0].name == "Łucja"


def test_up_to_four_players_in_any_order_of_lines() -> None:
    text = "#player2 b Bo\n#player1 a\n#player4 d Di Do\n#player3 c\tCy\n>d: - +0 0\n"
    game = gcg.read(text)
    assert [player.nick for player in game.players] == ["a", "b", "c", "d"]
    assert [player.name for player in game.players] == ["", "Bo", "Cy", "Di Do"]
    assert game.moves[0].seat == 3


def test_a_nick_may_hold_a_colon_or_start_another() -> None:
    game = gcg.read("#player1 al\n#player2 al:ice\n>al:ice: - +0 0\n>al: - +0 0\n")
    assert [move.seat for move in game.moves] == [1, 0]


def test_pragmata_are_kept_the_unknown_ones_too() -> None:
    game = gcg.read(HEAD + "#title Final\n#lexicon commons\n#id club 7\n#tile Ö ö\n#Style  odd one\n" + HORN)
    assert (game.title, game.lexicon, game.said("id"), game.said("tile")) == ("Final", "commons", "club 7", "Ö ö")
    assert game.pragmata[-1] == gcg.GcgPragma(name="Style", text="odd one")
    assert game.said("description") is None


def test_a_note_belongs_to_the_move_before_it_and_goes_on_over_lines() -> None:
    notes = "#note a fine start\n  with more to come\n\nand an afterthought\n\n"
    game = gcg.read(told("#note before it all", ">ann: 8F HORN +14 14", notes, ">bob: - +0 0", "#note", "late"))
    assert game.note == "before it all"
    assert game.moves[0].note == "a fine start\nwith more to come\n\nand an afterthought"
    assert game.moves[1].note == "late"


def test_a_game_that_ends_in_mid_play() -> None:
    game = gcg.read(told(">ann: 8F HORN +14 14", "#rack1 AEIOU?X", "#rack2", "#incomplete AEIOU?X"))
    assert (game.rack_of(0), game.rack_of(1), game.is_incomplete) == ("AEIOU?X", "", True)
    assert game.pragmata[0] == gcg.GcgPragma(name="rack1", text="AEIOU?X", after=1)
    assert not gcg.read(HEAD + HORN).is_incomplete


def test_lines_that_say_the_same_are_equal_wherever_they_stand() -> None:
    early, late = gcg.GcgPass(seat=0, total=0, line=3), gcg.GcgPass(seat=0, total=0, line=9)
    assert early == late
    assert len({early, late, gcg.GcgWithdrawal(seat=0, total=0)}) == 2


def test_a_game_shows_who_played() -> None:
    assert repr(gcg.read(HEAD + HORN)) == "<GcgGame ann, bob: 5 moves>"
