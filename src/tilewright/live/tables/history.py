"""The history of a game: which of its turns stand, and the state they lead to. What was taken back is left out."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from tilewright.games.base import BaseEvent, BaseState
from tilewright.games.kind import AnyKind
from tilewright.live.tables.offload import MANY_TURNS, aside
from tilewright.store.journal import Journal, StoredTurn
from tilewright.store.records import GameRecords


class GameHistory(NamedTuple):
    """How far a game has come."""

    state: BaseState
    n: int


def standing(turns: Iterable[StoredTurn]) -> list[StoredTurn]:
    """The turns that stand. A turn that goes back replaces all turns after the one it goes back to.

    >>> turns = [
    ...     StoredTurn("g", 0, 0, b"[]"),
    ...     StoredTurn("g", 1, 5, b"[]"),
    ...     StoredTurn("g", 2, 7, b"[]", back=0),
    ...     StoredTurn("g", 3, 9, b"[]"),
    ... ]
    >>> [turn.n for turn in standing(turns)]
    [0, 2, 3]
    """
    kept: list[StoredTurn] = []
    for turn in turns:
        if turn.back is not None:
            while kept and kept[-1].n > turn.back:
                kept.pop()
        kept.append(turn)
    return kept


def events_of(kind: AnyKind, turns: Iterable[StoredTurn]) -> tuple[BaseEvent, ...]:
    """The events that were not taken back: a record that can be replayed, checked and exported.

    Where a game went back, events say when the clock starts again. `turns` must begin with the first.
    """
    return tuple(event for turn in standing(turns) for event in kind.read_events(turn.events))


def state_after(kind: AnyKind, turns: Iterable[StoredTurn]) -> BaseState:
    """The state after these turns, which must begin with the first."""
    return kind.evolved(None, events_of(kind, turns))


async def course_of(kind: AnyKind, game: str, journal: Journal, records: GameRecords) -> GameHistory:
    """From the last snapshot, or from the start if the game may have gone back behind it.

    A snapshot of another version, whose states were different, is not used either.
    """
    kept = await records.snapshot(game)
    turns = await journal.since(game, kept.n + 1 if kept else 0)
    state = None if kept is None or any(turn.back is not None for turn in turns) else _read(kind, kept.state)
    if kept is None or state is None:
        turns = await journal.since(game) if kept else turns
        return GameHistory(await aside(len(turns) > MANY_TURNS, state_after, kind, turns), turns[-1].n)
    for turn in turns:
        state = kind.evolved(state, kind.read_events(turn.events))
    return GameHistory(state, turns[-1].n if turns else kept.n)


def _read(kind: AnyKind, snapshot: bytes) -> BaseState | None:
    try:
        return kind.read_state(snapshot)
    except msgspec.ValidationError:
        return None
