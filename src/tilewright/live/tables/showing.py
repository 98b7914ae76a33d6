"""What a client is shown of a game: turns, or the whole view, each as its seat may see it."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from tilewright.games.base import BaseEvent, BaseView, Seat
from tilewright.live.halls.hall import RedactedTurn, shortened_view, view_of
from tilewright.live.server_messages import About, EventsMessage, ViewMessage, encode
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.history import state_after
from tilewright.live.tables.table import Table
from tilewright.live.tables.watcher import EncodedTurn
from tilewright.store.journal import StoredTurn

MOST_MISSED = 200  # turns; a client that missed more is sent the whole view instead


def seen(table: Table, seat: Seat | None, now: int) -> ViewMessage[BaseView]:
    return ViewMessage(table.id, table.n, now, seat, About.of(table.setup), view_of(table, seat))


def seen_after(table: Table, turns: Sequence[StoredTurn], now: int) -> ViewMessage[BaseView]:
    """The view of a bystander after these turns, which begin with the first."""
    state = state_after(table.kind, turns)
    return ViewMessage(table.id, turns[-1].n, now, None, About.of(table.setup), shortened_view(table.kind, state, None))


def page(table: Table, redacted: RedactedTurn, seat: Seat | None) -> EncodedTurn | None:
    """A turn that has just happened. If the game went back, the whole view is sent; None if nothing is told."""
    heard = redacted.heard
    message = told(redacted, seat) if heard.back is None else seen(table, seat, heard.at)
    return EncodedTurn(heard.n, heard.at, encode(message)) if message else None


def told(redacted: RedactedTurn, seat: Seat | None) -> EventsMessage[BaseEvent] | None:
    turn, events = redacted.heard, redacted.for_seat(seat)
    own = turn.request if seat is not None and seat == turn.seat else None
    return EventsMessage(turn.game, turn.n, turn.at, events, own, seat) if events else None


def told_of(table: Table, turns: Iterable[StoredTurn], seat: Seat | None) -> list[bytes]:
    """Turns as they are stored in the journal."""
    pages = (page_of(table, turn, seat) for turn in turns)
    return [one.message for one in pages if one]


def page_of(table: Table, turn: StoredTurn, seat: Seat | None) -> EncodedTurn | None:
    return page(table, redacted_turn(table, turn), seat)


def redacted_turn(table: Table, turn: StoredTurn) -> RedactedTurn:
    events = table.kind.read_events(turn.events)
    return RedactedTurn(table, TurnCommitted(turn.game, turn.n, turn.at, events, turn.seat, turn.request, turn.over))


def can_follow(missed: Sequence[StoredTurn]) -> bool:
    """Whether a client that missed these turns can be told them one by one."""
    return len(missed) <= MOST_MISSED and all(turn.back is None for turn in missed)


def aged(turns: Sequence[StoredTurn], moment: int) -> list[StoredTurn]:
    """The turns that had happened at a moment; the start may be seen at once."""
    return list(takewhile(lambda turn: turn.at <= moment, turns)) or list(turns[:1])


def pages_after(table: Table, turns: Sequence[StoredTurn], n: int) -> list[EncodedTurn]:
    """The turns from `n` on, for bystanders who see them with a delay; `turns` are all turns of the game."""
    pages = []
    for turn in turns[n:]:
        if turn.back is None:
            pages.append(page_of(table, turn, None))
        else:
            pages.append(EncodedTurn(turn.n, turn.at, encode(seen_after(table, turns[: turn.n + 1], turn.at))))
    return [one for one in pages if one]
