"""Checking a record: did every event follow from the one before?"""

from collections.abc import Sequence

from tilewright.core.refusal import Refused
from tilewright.games.record import misplaced, refusal_of, replayed
from tilewright.games.unbuild import events as e
from tilewright.games.unbuild.decide import winners
from tilewright.games.unbuild.evolve import evolve
from tilewright.games.unbuild.removing import removal
from tilewright.games.unbuild.rules import words_on
from tilewright.games.unbuild.state import State


def replay(events: Sequence[e.Event]) -> State:
    """The state that a record leads to, or a refusal that says which fact cannot be."""
    return replayed(events, _why_not, evolve)


def fair(events: Sequence[e.Event]) -> bool:
    """There are no dice in this game, so a finished one was fair."""
    return bool(events) and isinstance(events[-1], e.Ended)


def _why_not(state: State | None, event: e.Event) -> str | None:
    """What is wrong with an event at this point, if anything. Only the list knows which words are good."""
    if wrong := misplaced(state, event, starts=isinstance(event, e.Started)):
        return wrong
    match event:
        case e.Started():
            return _bad_start(event)
        case e.Removed():
            assert state is not None
            return _bad_removal(state, event)
        case e.Resigned(seat=seat) if state and seat in state.gone:
            return f"seat {seat} has left already"
        case e.Ended():
            assert state is not None
            return _bad_end(state, event)
        case _:
            return None


def _bad_start(event: e.Started) -> str | None:
    if wrong := refusal_of(lambda: event.rules.checked(len(event.players))):
        return wrong
    strange = sorted(set(event.granted) - set(words_on(event.rules.board)))
    return f"{', '.join(strange)} did not stand on the board" if strange else None


def _bad_removal(state: State, event: e.Removed) -> str | None:
    if event.seat != state.turn:
        return f"it was the turn of seat {state.turn}"
    squares = tuple(one.square for one in event.taken)
    try:
        expected = removal(state, event.seat, squares, lambda _: True)
    except Refused as refused:
        return str(refused)
    return None if expected == event else f"it should be {expected}"


def _bad_end(state: State, event: e.Ended) -> str | None:
    if (event.why is e.EndReason.EMPTY) != state.board.is_empty:
        return "the board is not empty" if event.why is e.EndReason.EMPTY else "the board is empty"
    if (event.why is e.EndReason.RESIGNED) != (len(state.in_play) < 2 and bool(state.gone)):
        return "it is told otherwise when all but one have left"
    expected = winners(state)
    return None if event.winners == expected else f"winners should be {expected}, not {event.winners}"
