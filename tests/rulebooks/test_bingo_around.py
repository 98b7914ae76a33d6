"""Bingo around the game: leaving (R-2.5), secrets (R-13.3), records (R-13.2) and dice (R-11.1, R-11.2)."""

import pytest
from msgspec.structs import replace

from tests.rulebooks.bingo_table import BY_HAND, CARD, Table
from tilewright.core.refusal import Refused
from tilewright.games.bingo import actions as a, events as e
from tilewright.games.bingo.audit import fair, replay
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.policies import ByPerson
from tilewright.games.bingo.rules import Rules

OTHER = ("JOURNEY", "DIAMOND")
LETTERS = "".join(CARD)
HIDDEN = ("*******", "*******")


def test_the_others_play_on_when_one_leaves() -> None:
    """R-2.5: the last player left wins."""
    table = Table(CARD, OTHER, CARD)
    table.do(a.Ready(), 0)
    table.do(a.Ready(), 2)
    assert [type(event) for event in table.do(a.Resign(), 1)] == [e.Resigned, e.Called]
    assert table.do(a.Resign(absent=True), 2)[-1] == table.end
    assert (table.end.why, table.end.winners) == (e.EndReason.RESIGNED, (0,))


def test_one_who_leaves_without_a_card_holds_up_nobody() -> None:
    """R-2.5"""
    table = Table(CARD, OTHER, seats=3)
    assert isinstance(table.do(a.Resign(), 2)[-1], e.Called)


def test_when_the_caller_leaves_the_next_one_calls() -> None:
    """R-2.5, R-11.2"""
    table = Table(CARD, OTHER, rules=Rules(calling=ByPerson(1, plays=False)))
    table.do(a.Resign(), 1)
    assert table.state.caller == 2
    assert isinstance(table.do(a.Call(), 2)[-1], e.Called)


def test_alone_leaving_is_the_end() -> None:
    """R-2.5"""
    table = Table(CARD)
    table.do(a.Resign())
    assert (table.end.why, table.end.winners) == (e.EndReason.RESIGNED, ())


def test_a_card_is_nobody_elses_before_the_end() -> None:
    """R-13.3: neither its words nor what is struck."""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call("TR")
    table.strike("TR")
    seen = BINGO.view(table.state, 1)
    assert (seen.card, seen.cards[0]) == (Card(OTHER), Card(HIDDEN))
    assert BINGO.view(table.state, None).cards == (Card(HIDDEN), Card(HIDDEN))
    assert BINGO.view(table.state, 0).card == table.state.cards[0]
    assert BINGO.redact(table.told[1], 1) == e.Wrote(0, HIDDEN)
    assert BINGO.redact(table.told[1], 0) == table.told[1]
    assert BINGO.redact(e.Struck(0, 3), 1) == e.Struck(0, None)
    assert BINGO.redact(e.Dealt(0, CARD, ((5, 6),), 60), None) == e.Dealt(0, HIDDEN, ((-1, -1),), 60)
    table.do(a.Resign(), 1)
    assert BINGO.view(table.state, 1).cards[0] == Card(CARD, (0, 1))


def finished() -> list[e.Event]:
    """Started, two cards, and T R A I N E R S T R A N G E with everything struck."""
    table = Table(CARD, OTHER, rules=BY_HAND)
    table.call(LETTERS)
    table.strike(LETTERS)
    table.do(a.Bingo())
    table.do(a.Close())
    return table.told


ENDED = len(finished()) - 1


@pytest.mark.parametrize(
    ("number", "wrong"),
    [
        (0, {"players": ()}),
        (1, {"words": ("ZIGZAGS", "TRAINER")}),
        (1, {"seat": 9}),
        (2, {"seat": 0}),
        (3, {"tile": "#"}),
        (3, {"tile": ""}),
        (17, {"place": 99}),
        (17, {"place": None}),
        (18, {"place": 0}),
        (ENDED - 1, {"seat": 1}),
        (ENDED, {"winners": (1,)}),
        (ENDED, {"why": e.EndReason.ALL_DRAWN}),
        (ENDED, {"why": e.EndReason.RESIGNED}),
        (ENDED, {"cards": (None, None)}),
        (ENDED, {"cards": (Card(CARD),)}),
        (ENDED, {"seed": "00"}),
    ],
)
def test_a_record_with_an_event_that_cannot_be_is_refused(number: int, wrong: dict[str, object]) -> None:
    """R-13.2"""
    events = finished()
    events[number] = replace(events[number], **wrong)
    with pytest.raises(Refused, match=f"event={number}"):
        replay(events)


@pytest.mark.parametrize("keep", [[0, -1], [0, 1, 3], [0, 1, 2, 3, -1], [1], []])
def test_a_record_has_everything_in_its_order(keep: list[int]) -> None:
    """R-13.2"""
    events = finished()
    with pytest.raises(Refused, match="log-broken"):
        replay([events[number] for number in keep])


def test_the_program_does_not_call_early_and_does_not_close_early() -> None:
    """R-11.2: a record in which somebody had no time to look is refused."""
    table = Table(CARD, OTHER, coming="TR")
    started = list(table.told)
    with pytest.raises(Refused, match="not everybody"):
        replay([*started, e.Called("R")])
    replay([*started, e.Readied(0), e.Readied(1), e.Called("R")])


def test_a_card_revealed_at_the_end_must_have_had_its_bingo() -> None:
    """R-11.2, R-13.3: a seat that kept a record with hidden cards checks them at the end."""
    seen = [BINGO.redact(event, 1) for event in finished()]
    assert replay(seen).scores == (1, 0)
    ended = seen[-1]
    assert isinstance(ended, e.Ended)
    seen[-1] = replace(ended, cards=(Card(("HOLIDAY", "DIAMOND"), tuple(range(14))), ended.cards[1]))
    with pytest.raises(Refused, match="no Bingo"):
        replay(seen)


def dealt_game() -> list[e.Event]:
    table = Table(seats=2)
    table.do(a.Deal(), 0)
    table.do(a.Deal(), 1)
    table.do(a.Resign(), 0)
    return table.told


def test_cards_and_tiles_come_from_the_dice_that_were_promised() -> None:
    """R-11.1, R-11.2"""
    events = dealt_game()
    assert fair(events)
    assert not fair(events[:-1])
    assert not fair([])
    called = next(number for number, event in enumerate(events) if isinstance(event, e.Called))
    for number, wrong in (
        (0, {"commitment": "00" * 32}),
        (1, {"picks": ((0, 1),)}),
        (called, {"tile": "Z" if events[called] != e.Called("Z") else "Q"}),
        (len(events) - 1, {"seed": "07" * 32}),
    ):
        changed = list(events)
        changed[number] = replace(events[number], **wrong)
        assert not fair(changed)
