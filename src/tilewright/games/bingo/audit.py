"""Checking a record: did every event follow from the one before, and did the dice keep their promise?"""

from collections.abc import Sequence

from tilewright.core.dice import Dice, is_seed, keeps_promise
from tilewright.games.bingo import events as e
from tilewright.games.bingo.card import Card, checked
from tilewright.games.bingo.dealing import picked
from tilewright.games.bingo.ending import is_deserted, winners
from tilewright.games.bingo.evolve import evolve
from tilewright.games.bingo.judging import card_of, judge_call, judge_claim, judge_ready, judge_strike, judge_writing
from tilewright.games.bingo.state import State
from tilewright.games.record import misplaced, refusal_of, replayed


def replay(events: Sequence[e.Event]) -> State:
    """The state that a record leads to, or a refusal that says which fact cannot be."""
    return replayed(events, _why_not, evolve)


def fair(events: Sequence[e.Event]) -> bool:
    """Whether the revealed seed is the promised one, and every tile was drawn and every card dealt by it.

    Which word a number stands for, only who has the list can say. Tiles from a bag on the table have no dice.
    """
    ended = events[-1] if events else None
    if not isinstance(ended, e.Ended) or not isinstance(events[0], e.Started):
        return False
    if not keeps_promise(events[0].commitment, ended.seed):
        return False
    dice, state = Dice(bytes.fromhex(ended.seed)), evolve(None, events[0])
    for event in events[1:]:
        if not _rolled(state, event, dice):
            return False
        state = evolve(state, event)
    return True


def _rolled(state: State, event: e.Event, dice: Dice) -> bool:
    match event:
        case e.Called(tile=tile) if not state.rules.names_tiles:
            return tile == dice.draw(state.bag, 1, state.rolled)
        case e.Dealt(picks=picks, among=among):
            return all(pick == picked(dice, among, state.rolled + 2 * at) for at, pick in enumerate(picks))
        case _:
            return True


def _why_not(state: State | None, event: e.Event) -> str | None:
    """What is wrong with an event at this point, if anything."""
    if wrong := misplaced(state, event, starts=isinstance(event, e.Started)):
        return wrong
    if isinstance(event, e.Started):
        return refusal_of(lambda: event.rules.checked(len(event.players)))
    assert state is not None
    seat = getattr(event, "seat", None)
    if seat in state.gone:
        return f"seat {seat} has left already"
    if isinstance(event, e.Called) and _is_early(state):
        return "not everybody was done with the tile before"
    return _bad_end(state, event) if isinstance(event, e.Ended) else refusal_of(lambda: _judge(state, event))


def _judge(state: State, event: e.Event) -> None:
    """Records that a seat keeps have hidden cards; what they hold is taken as told until the end."""
    match event:
        case e.Wrote(seat=seat, words=words) | e.Dealt(seat=seat, words=words):
            judge_writing(state, seat)
            if not Card(words).is_hidden:
                checked(words, state.rules.tileset)
        case e.Called(tile=tile):
            judge_call(state, tile)
        case e.Struck(seat=seat, place=place) if not card_of(state, seat).is_hidden:
            judge_strike(state, seat, -1 if place is None else place)
        case e.Claimed(seat=seat) if not card_of(state, seat).is_hidden:
            judge_claim(state, seat)
        case e.Readied(seat=seat):
            judge_ready(state, seat)
        case _:
            pass


def _bad_end(state: State, event: e.Ended) -> str | None:
    if event.why is not _expected(state):
        return f"it cannot have ended so: {event.why.value}"
    if len(event.cards) != len(state.cards):
        return "there is not one card a seat"
    for seat, (known, shown) in enumerate(zip(state.cards, event.cards, strict=True)):
        if wrong := _bad_reveal(state, seat, known, shown):
            return wrong
    expected = winners(state, event.why)
    if event.winners != expected:
        return f"winners should be {expected}, not {event.winners}"
    return None if is_seed(event.seed) else "the seed is damaged"


def _expected(state: State) -> e.EndReason | None:
    """What a game ends by at this point."""
    if is_deserted(state):
        return e.EndReason.RESIGNED
    if _is_early(state):
        return None
    if state.claimed:
        return e.EndReason.BINGO
    return None if state.bag else e.EndReason.ALL_DRAWN


def _is_early(state: State) -> bool:
    """Whether the program has to wait: for a card, or for somebody who may still strike or have Bingo."""
    return bool(state.writing or (state.caller is None and state.called and state.waited_for))


def _bad_reveal(state: State, seat: int, known: Card | None, shown: Card | None) -> str | None:
    if known is None or shown is None or not known.is_hidden:
        return None if shown == known else f"the card of seat {seat} was another"
    if wrong := refusal_of(lambda: checked(shown.words, state.rules.tileset)):
        return wrong
    if seat in state.claimed and (shown.uncalled(state.called) or not shown.is_full):
        return f"seat {seat} had no Bingo"
    return None
