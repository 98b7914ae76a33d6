"""Records of the beginner game: a good one comes back, and one that could not have been played is refused."""

import pytest
from msgspec.structs import replace

from tests.rulebooks.common import only
from tests.rulebooks.junior_table import JuniorTable
from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.games.junior import actions as a, events as e
from tilewright.games.junior.audit import fair, replay
from tilewright.games.junior.plays import plays
from tilewright.games.junior.rules import Rules
from tilewright.games.kind import kind_of
from tilewright.notation import log
from tilewright.notation.trouble import Unreadable

JUNIOR_KIND = kind_of("junior")


def record() -> list[e.Event]:
    table = JuniorTable(seats=3, first=None, dice=Dice(bytes([4] * 32)))
    for _ in range(200):
        if table.state.is_over:
            break
        found = plays(table.state.board, table.state.racks[table.turn])
        swap = a.Exchange(table.racks[table.turn][:2]) if table.pool else a.Pass()
        table.do(a.Place(found[-1]) if found else swap)
    return table.told


RECORD = record()
NUMBERS = sorted({*range(8), *range(8, len(RECORD), 11), *range(len(RECORD) - 8, len(RECORD))})


@pytest.mark.no_cover
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
def test_a_record_without_one_of_its_events_is_refused_at_the_next_or_later(number: int) -> None:
    """R-13.2: every event counts, but the last."""
    without = RECORD[:number] + RECORD[number + 1 :]
    if number == len(RECORD) - 1:
        assert not replay(without).is_over
        return
    with pytest.raises(Refused) as caught:
        replay(without)
    assert int(str(caught.value.facts["event"])) >= number


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_with_an_event_twice_is_refused(number: int) -> None:
    """R-13.2"""
    with pytest.raises(Refused, match="log-broken"):
        replay([*RECORD[: number + 1], *RECORD[number:]])


def changes(event: e.Event) -> list[e.Event]:
    """The same event with one thing in it that cannot be."""
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
                replace(event, why=e.EndReason.STUCK),
                replace(event, why=e.EndReason.RESIGNED),
                replace(event, winners=(*winners, 3)),
                replace(event, pool="A"),
                replace(event, seed="00" * 32),
                e.Turned(0),
            ]
        case _:
            return []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_record_with_an_event_that_cannot_be_is_refused(number: int) -> None:
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
