"""Around the beginner game: leaving, putting away, records, what is hidden, and boards that are none."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from tests.rulebooks.junior_table import JuniorTable, all_but, of, only
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior import actions as a, events as e
from tilewright.games.junior.audit import fair, replay
from tilewright.games.junior.boards import BOARDS, PRINTED, printed_board
from tilewright.games.junior.mode import JUNIOR
from tilewright.games.junior.plays import plays
from tilewright.games.junior.printed import PrintedBoard
from tilewright.games.junior.rules import Rules
from tilewright.games.kind import kind_of
from tilewright.notation import log, sealed
from tilewright.notation.trouble import Unreadable

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
    assert (table.end.why, table.end.winners) == (e.Why.RESIGNED, (0,))
    assert len(ended.pool) == 101 - 7
    assert JUNIOR.view(table.state, None).pool.faces == ended.pool


def test_who_left_does_not_win() -> None:
    """R-12.5"""
    last = of("DUCK", 4)
    table = JuniorTable(seats=3, racks=("K", "", ""), covered=all_but(*last), pool="", scores=(3, 4, 9))
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
    assert (table.end.why, table.end.winners) == (e.Why.STUCK, (1,))


# Putting away


def test_a_game_can_be_put_away_and_taken_up_as_it_was() -> None:
    """R-13.2"""
    table = played(JuniorTable(seats=3), 2)
    before = table.state
    table.do(a.Adjourn(), by=1)
    for wish in (a.Pass(), a.Place(()), a.Exchange("AB"), a.Resign(), a.Adjourn()):
        assert table.refuses(wish, by=table.turn, rule="R-13.2").key == "put-away"
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


# Records


def record() -> list[e.Event]:
    table = JuniorTable(seats=3, first=None, dice=Dice(bytes([4] * 32)))
    while not table.state.is_over:
        found = plays(table.state.board, table.state.racks[table.turn])
        swap = a.Exchange(table.racks[table.turn][:2]) if table.pool else a.Pass()
        table.do(a.Place(found[-1]) if found else swap)
    return table.told


RECORD = record()
NUMBERS = sorted({*range(8), *range(8, len(RECORD), 11), *range(len(RECORD) - 8, len(RECORD))})


def test_a_record_goes_out_and_comes_back() -> None:
    """R-13.2"""
    text = log.write(RECORD, JUNIOR_KIND)
    assert log.read(text, JUNIOR_KIND) == tuple(RECORD)
    assert replay(RECORD).is_over
    assert fair(RECORD)
    assert all(replay(RECORD[:end]) for end in range(1, len(RECORD)))
    with pytest.raises(Unreadable):
        log.read(text)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_without_one_of_its_facts_is_refused_at_the_next_or_later(number: int) -> None:
    """R-13.2: every fact counts, but the last."""
    without = RECORD[:number] + RECORD[number + 1 :]
    if number == len(RECORD) - 1:
        assert not replay(without).is_over
        return
    with pytest.raises(Refused) as caught:
        replay(without)
    assert int(str(caught.value.facts["event"])) >= number


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_with_a_fact_twice_is_refused(number: int) -> None:
    """R-13.2"""
    with pytest.raises(Refused, match="log-broken"):
        replay([*RECORD[: number + 1], *RECORD[number:]])


def changes(event: e.Event) -> list[e.Event]:
    """The same fact with one thing in it that cannot be."""
    match event:
        case e.Started():
            return [replace(event, players=("Ann",)), replace(event, rules=Rules(chips=3))]
        case e.FirstChosen(seat=seat):
            return [replace(event, by_chance=False), replace(event, seat=9), replace(event, seat=(seat + 1) % 3)]
        case e.Drew(tiles=tiles):
            return [replace(event, tiles=tiles[1:]), replace(event, tiles="?" * len(tiles)), replace(event, seat=-1)]
        case e.Turned(seat=seat):
            return [e.Turned((seat + 1) % 3), e.Passed(seat), e.Exchanged(seat, "AB", "CD")]
        case e.Placed(seat=seat, laid=laid, words=words):
            far = replace(laid, row=laid.row % 15 + 1)
            return [
                replace(event, words=(*words, "CAT")),
                replace(event, seat=(seat + 1) % 3),
                replace(event, laid=far),
                e.Passed(seat),
            ]
        case e.Exchanged(seat=seat, given=given):
            return [replace(event, drawn="??"), replace(event, given=given[1:]), e.Passed(seat), e.Drew(seat, "A")]
        case e.Passed(seat=seat):
            return [e.Exchanged(seat, "AB", "CD"), e.Turned(seat)]
        case e.Ended(winners=winners):
            return [
                replace(event, why=e.Why.STUCK),
                replace(event, why=e.Why.RESIGNED),
                replace(event, winners=(*winners, 3)),
                replace(event, pool="A"),
                replace(event, seed="00" * 32),
                e.Turned(0),
            ]
        case _:
            return []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_with_a_fact_that_cannot_be_is_refused(number: int) -> None:
    """R-13.2"""
    for changed in changes(RECORD[number]):
        with pytest.raises(Refused, match="log-broken"):
            replay([*RECORD[:number], changed, *RECORD[number + 1 :]])


def test_a_record_of_a_turn_that_was_too_short_is_refused() -> None:
    """R-12.3: one tile where two could be played."""
    table = JuniorTable(first=None)
    first, second = plays(table.state.board, table.state.racks[table.turn])[0]
    told = table.do(a.Place((first, second)))
    drew = only(e.Drew, told)
    short = [told[0], e.Drew(drew.seat, drew.tiles[:1]), told[-1]]
    with pytest.raises(Refused, match="two-tiles-if-you-can"):
        replay([*table.told[: -len(told)], *short])


def test_dice_that_did_not_draw_the_tiles_are_found_out() -> None:
    """R-13.3"""
    number = next(place for place, event in enumerate(RECORD) if isinstance(event, e.Drew))
    drew = RECORD[number]
    assert isinstance(drew, e.Drew)
    other = replace(drew, tiles=drew.tiles[::-1])
    assert other != drew
    assert not fair([*RECORD[:number], other, *RECORD[number + 1 :]])
    chosen = RECORD[1]
    assert isinstance(chosen, e.FirstChosen)
    assert not fair([RECORD[0], replace(chosen, seat=(chosen.seat + 1) % 3), *RECORD[2:]])
    assert not fair([*RECORD[:-1], replace(RECORD[-1], seed="00" * 32)])
    assert not fair([])


def test_an_empty_record_is_none() -> None:
    """R-13.2"""
    for events in ([], RECORD[1:]):
        with pytest.raises(Refused, match="log-broken"):
            replay(events)


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
