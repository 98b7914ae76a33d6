"""Around the beginner game: leaving, putting away, what is hidden, and boards that are none."""

import json

import msgspec
import pytest

from tests.rulebooks.common import only
from tests.rulebooks.junior_table import JuniorTable, all_but, of
from tilewright.core.refusal import Refused
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior import actions as a, events as e
from tilewright.games.junior.audit import fair
from tilewright.games.junior.boards import BOARDS, PRINTED, printed_board
from tilewright.games.junior.kind import JUNIOR
from tilewright.games.junior.plays import plays
from tilewright.games.junior.printed import PrintedBoard
from tilewright.games.junior.rules import Rules
from tilewright.games.kind import kind_of
from tilewright.notation import sealed

JUNIOR_KIND = kind_of("junior")


def played(table: JuniorTable, turns: int) -> JuniorTable:
    for _ in range(turns):
        table.do(a.Place(plays(table.state.board, table.state.racks[table.turn])[0]))
    return table


# Leaving


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_tiles_of_who_leaves_go_back_so_that_all_letters_can_be_covered(seat: int) -> None:
    """R-12.5, R-2.5"""
    table = played(JuniorTable(seats=3), 4)
    before = table.tiles
    table.do(a.Resign(absent=True), by=seat)
    assert table.tiles == before
    assert table.racks[seat] == ""
    assert table.turn == (2 if seat == 1 else 1)
    assert table.refuses(a.Pass(), by=seat, rule="R-2.5").key == "seat-has-left"


def test_the_others_fill_up_their_racks_from_the_tiles_of_who_left() -> None:
    """R-12.5: or somebody without tiles could not play while the pool has some."""
    left = (*of("JACKET", 6), *of("BOY", 3), *of("DUCK", 4))
    table = JuniorTable(seats=3, racks=("TY", "K", ""), covered=all_but(*left), pool="")
    table.do(a.Resign(), by=0)
    assert (table.racks, table.pool) == (("", "KTY", ""), "")
    assert table.turn == 1


def test_a_game_of_two_ends_when_one_leaves() -> None:
    """R-2.5: and the other has won, whatever the chips."""
    table = JuniorTable(scores=(2, 5))
    ended = only(e.Ended, table.do(a.Resign(), by=1))
    assert (table.end.why, table.end.winners) == (e.EndReason.RESIGNED, (0,))
    assert len(ended.pool) == 101 - 7
    assert JUNIOR.view(table.state, None).pool.faces == ended.pool


@pytest.mark.parametrize("chips", [4, 9])
def test_who_left_does_not_win(chips: int) -> None:
    """R-12.5: with as many chips as the best of the others, or more."""
    last = of("DUCK", 4)
    table = JuniorTable(seats=3, racks=("K", "", ""), covered=all_but(*last), pool="", scores=(3, 4, chips))
    table.do(a.Resign(), by=2)
    table.play(*last)
    assert table.end.winners == (0, 1)


def test_a_set_that_lost_a_tile_ends_instead_of_going_round_for_ever() -> None:
    """R-12.5: the Y of BOY is missing. As long as anybody can play, the others pass."""
    left = (*of("JACKET", 6), *of("BOY", 3))
    table = JuniorTable(racks=("", "T"), covered=all_but(*left), pool="", scores=(3, 9))
    table.do(a.Pass())
    assert not table.state.is_over
    table.play(*of("JACKET", 6))
    assert (table.end.why, table.end.winners) == (e.EndReason.STUCK, (1,))


# Putting away


def test_a_game_can_be_put_away_and_taken_up_as_it_was() -> None:
    """R-13.2"""
    table = played(JuniorTable(seats=3), 2)
    before = table.state
    table.do(a.Adjourn(), by=1)
    for action in (a.Pass(), a.Place(()), a.Exchange("AB"), a.Resign(), a.Adjourn()):
        assert table.refuses(action, by=table.turn, rule="R-13.2").key == "put-away"
    assert JUNIOR.pending(table.state) == {0, 1, 2}
    table.do(a.Resume(), by=0)
    assert table.state == before
    assert table.refuses(a.Resume(), rule="R-13.2").key == "not-put-away"


def test_a_saved_game_comes_back() -> None:
    """R-13.2: and says which game it is."""
    table = played(JuniorTable(), 5)
    text = sealed.seal(tuple(table.told), "07" * 32, JUNIOR_KIND)
    assert sealed.unseal(text, JUNIOR_KIND) == (tuple(table.told), "07" * 32)
    assert sealed.game_of(text) is JUNIOR_KIND
    shown = json.loads(text)
    assert (shown["scores"], shown["to_play"]) == (list(table.chips), table.state.players[table.turn])


# What is hidden


def test_the_seed_is_promised_at_the_start_and_shown_only_at_the_end() -> None:
    """R-13.3: who knew it would know what is drawn next."""
    table = played(JuniorTable(first=None), 10)
    secret = table.kit.dice.reveal()
    assert secret not in msgspec.json.encode(JUNIOR.view(table.state, 0)).decode()
    assert secret not in msgspec.json.encode([JUNIOR.redact(event, 0) for event in table.told]).decode()
    assert not fair(table.told)
    table.do(a.Resign())
    assert table.end.seed == secret
    assert fair(table.told)


def test_what_lies_in_the_pool_follows_from_what_lies_open() -> None:
    """R-12.1: the face-down pool hides an order, and there is none."""
    table = played(JuniorTable(seats=3), 7)
    assert JUNIOR.view(table.state, 1).unseen == table.state.pool


# Boards that are none


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ("", "size"),
        ("CAT", "size"),
        ("CAT\nO.A\nWE", "uneven"),
        ("CaT\nO.A\nWEB", "mark"),
        ("C?T\nO.A\nWEB", "mark"),
        ("...\n...\n...", "empty"),
        ("CAT\n...\n.E.", "alone"),
    ],
)
def test_a_board_that_is_none_is_refused(picture: str, why: str) -> None:
    """R-12.1"""
    with pytest.raises(Refused) as caught:
        PrintedBoard.parse(picture)
    assert (caught.value.key, caught.value.rule, caught.value.facts["why"]) == (
        "printed-board-malformed",
        "R-12.1",
        why,
    )


def test_a_board_that_there_is_not_is_refused_with_those_there_are() -> None:
    """R-12.1"""
    assert printed_board("classic") is PRINTED
    with pytest.raises(Refused) as caught:
        printed_board("moon")
    assert caught.value.facts == {"board": "moon", "known": list(BOARDS)}


@pytest.mark.parametrize(
    ("rules", "key"),
    [
        (Rules(rack_size=1), "rack-size"),
        (Rules(rack_size=16), "rack-size"),
        (Rules(seats=(3, 4)), "seats"),
        (Rules(seats=(1, 2)), "seats"),
        (Rules(first_player=FromSeat(2)), "no-such-seat"),
        (Rules(board=PrintedBoard("none", ())), "printed-board-malformed"),
    ],
)
def test_rules_that_make_no_sense_are_refused_before_the_game(rules: Rules, key: str) -> None:
    """R-12.1"""
    with pytest.raises(Refused) as caught:
        rules.checked(2)
    assert caught.value.key == key


def test_there_is_no_such_seat() -> None:
    """R-2.4"""
    assert JuniorTable().refuses(a.Pass(), by=5, rule="R-2.4").key == "no-such-seat"
