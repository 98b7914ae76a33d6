"""Reading a record from outside, whatever the game: `evolve` obeys what it is told, so each event is judged first."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from tilewright.core.refusal import Refused
from tilewright.games.base import BaseState

S = TypeVar("S")
E = TypeVar("E")


def replayed(
    events: Sequence[E], why_not: Callable[[S | None, E], str | None], evolve: Callable[[S | None, E], S]
) -> S:
    """The state that a record leads to, or a refusal that says which fact cannot be."""
    if not events:
        raise Refused("log-broken", event=0, why="it is empty")
    state: S | None = None
    for number, event in enumerate(events):
        why = why_not(state, event)
        if why:
            raise Refused("log-broken", event=number, why=why)
        state = evolve(state, event)
    assert state is not None
    return state


def misplaced(state: BaseState | None, event: object, *, starts: bool) -> str | None:
    """What is wrong with any event at this point, whatever it tells."""
    if starts:
        return None if state is None else "the game has started already"
    if state is None:
        return "a record begins with the start of the game"
    if state.is_over:
        return "the game was over already"
    seat = getattr(event, "seat", None)
    return None if seat is None or 0 <= seat < len(state.players) else f"there is no seat {seat}"


def refusal_of(check: Callable[[], object]) -> str | None:
    """What a check has against it, in words, if anything."""
    try:
        check()
    except Refused as refused:
        return str(refused)
    return None
