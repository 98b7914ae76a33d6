"""A Tilewright log: each event is checked against those before it, and the draws against the seed."""

from collections.abc import Container
from dataclasses import replace
from typing import Any

from tilewright.cli.games.record import record_of
from tilewright.cli.replaying.report import Mismatch, Recorded, Row
from tilewright.cli.saying import plain
from tilewright.games.kind import AnyKind
from tilewright.notation import log
from tilewright.notation.trouble import Unreadable
from tilewright.sentences import Audience
from tilewright.sentences.events import event_text


def replay_log(text: str, words: Container[str] | None) -> Recorded:
    try:
        kind = log.game_of(text)
        events = log.read(text, kind)
    except Unreadable as error:
        if error.key != "log-broken":
            raise
        broken = Mismatch(error.line, plain(error.why, 200), error.key, says=plain(error.quoted))
        return Recorded([], None, "folio", broken)
    wrong, verdict = _fairness(kind, events)
    return replace(_recorded(kind, events, words), wrong=wrong, verdict=verdict)


def _recorded(kind: AnyKind, events: tuple[Any, ...], words: Container[str] | None) -> Recorded:
    """Every turn with its points, and what came of the game."""
    record = record_of(kind)
    rows: list[Row] = []
    remarks: list[str] = []
    state: Any = None
    for line, event in enumerate(events, start=2):
        before, state = state, kind.evolve(state, event)
        for seat, fields, told, points in record.turns(before, event) if before is not None else ():
            rows.append(Row(line, plain(state.players[seat]), fields, told, points, state.scores[seat]))
        unknown = [word for word in record.words_of(event) if words is not None and word not in words]
        remarks += [f"Line {line}: {plain(word)} is not in the list." for word in unknown]
    over = [f"Over: {event_text(kind.name, state, events[-1], Audience(state.players))}"] if state.is_over else []
    last = getattr(state, "last", None) if kind.has_notation else None
    return Recorded(
        rows,
        record.board_of(state),
        getattr(state.rules, "edition", ""),
        last=frozenset(one.square for one in last.laid) if last else frozenset(),
        remarks=remarks,
        totals=dict(zip((plain(name) for name in state.players), state.scores, strict=True)),
        result=[*record.result(state), *over],
    )


def _fairness(kind: AnyKind, events: tuple[Any, ...]) -> tuple[Mismatch | None, str]:
    """Whether the dice kept their promise, where the game has any."""
    ended = events[-1]
    if not kind.replay(events).is_over:
        return None, "Every score is right so far; the seed is not revealed before the end."
    if not hasattr(ended, "seed"):
        return None, "Every score is right."
    if kind.fair(events):
        return None, "Every score is right, and every tile was drawn by the seed promised at the start."
    line = len(events) + 1
    return Mismatch(line, "the seed does not keep the promise made at the start", "seed"), ""
