"""The values of games that can be written as GCG and CGP, with their own types."""

from collections.abc import Sequence
from typing import cast

from tilewright.games.base import BaseEvent, BaseState, BaseView
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.state import State
from tilewright.games.crossword.view import View
from tilewright.games.kind import AnyKind


def notated_state(kind: AnyKind, state: BaseState) -> State | None:
    """The state, if its kind of game has the notation; otherwise None."""
    if not kind.has_notation:
        return None
    assert isinstance(state, State), f"{kind.name} is written as the standard game is"
    return state


def notated_view(kind: AnyKind, view: BaseView) -> View | None:
    if not kind.has_notation:
        return None
    assert isinstance(view, View), f"{kind.name} is written as the standard game is"
    return view


def notated_events(kind: AnyKind, events: Sequence[BaseEvent]) -> Sequence[Event] | None:
    return cast("Sequence[Event]", events) if kind.has_notation else None
