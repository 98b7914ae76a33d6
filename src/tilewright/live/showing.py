"""What a client is shown of a game: turns as its seat may hear of them, or the whole of it as the seat may see it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from tilewright.games.mode import Seat
from tilewright.live.course import decoded_facts, state_after
from tilewright.live.heard import Heard
from tilewright.live.messages import About, Seen, Told, encode
from tilewright.live.table import Table
from tilewright.live.watcher import Page
from tilewright.store.journal import Turn

MOST_MISSED = 200  # turns; who has missed more is sent the whole view instead


def seen(table: Table, seat: Seat | None, now: int) -> Seen:
    return Seen(table.id, table.n, now, seat, About.of(table.setup), table.view(seat))


def seen_after(table: Table, turns: Sequence[Turn], now: int) -> Seen:
    """As a bystander saw it after these turns, the first of the game to some later one."""
    state = state_after(table.kind, turns)
    return Seen(table.id, turns[-1].n, now, None, About.of(table.setup), table.kind.mode.view(state, None))


def page(table: Table, heard: Heard, seat: Seat | None) -> Page:
    """A turn that has just happened. Where the game went back, all of it is shown."""
    message = told(table, heard, seat) if heard.back is None else seen(table, seat, heard.at)
    return Page(heard.n, heard.at, encode(message))


def told(table: Table, turn: Heard, seat: Seat | None) -> Told:
    events: list[Any] = [table.kind.mode.redact(event, seat) for event in turn.events]
    own = turn.action if seat is not None and seat == turn.seat else None
    return Told(turn.game, turn.n, turn.at, events, own)


def told_of(table: Table, turn: Turn, seat: Seat | None) -> bytes:
    """A turn as it is in the journal."""
    events = decoded_facts(table.kind, turn.facts)
    return encode(told(table, Heard(turn.game, turn.n, turn.at, events, turn.seat, turn.action, turn.over), seat))


def can_follow(missed: Sequence[Turn]) -> bool:
    """Whether a client that missed these is better told them one by one."""
    return len(missed) <= MOST_MISSED and all(turn.back is None for turn in missed)


def aged(turns: Sequence[Turn], moment: int) -> list[Turn]:
    """Those that had happened at a moment; the start may be seen at once."""
    return list(takewhile(lambda turn: turn.at <= moment, turns)) or list(turns[:1])


def page_of(table: Table, turns: Sequence[Turn], n: int) -> Page:
    """A turn for bystanders who see it later; `turns` are all of the game."""
    turn = turns[n]
    if turn.back is None:
        return Page(n, turn.at, told_of(table, turn, None))
    return Page(n, turn.at, encode(seen_after(table, turns[: n + 1], turn.at)))
