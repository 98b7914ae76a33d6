"""Two ways to keep a page up to date: the redacted events of a turn, or a patch of the view that they lead to."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.games.duplicate.actions import CallTime, HandIn
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import play_of
from tilewright.games.kind import AnyKind, kind_of
from tilewright.testing.duplicate import WORDS, duplicate_after

GOLDEN = Path(__file__).parent.parent / "tests" / "playthroughs"
TABLES = {
    "crossword": "tile-lock",
    "duplicate": "duplicate-master",
    "junior": "junior-classic-for-two",
    "unbuild": "unbuild",
    "bingo": "bingo",
}
HALL = 1_000
_encode = msgspec.json.Encoder().encode


def main() -> None:
    """bytes and CPU time of events and of RFC 6902 patches, for every seat of a table and of a hall"""
    for kind, name in TABLES.items():
        _table(kind_of(kind), GOLDEN / f"{name}.jsonl")
    _hall()


def _table(kind: AnyKind, golden: Path) -> None:
    turns = list(_turns(kind, golden))
    state = kind.evolved(None, turns[0])
    seats = [*range(len(state.players)), None]
    views = {seat: msgspec.to_builtins(kind.view(state, seat)) for seat in seats}
    sizes, times = [0, 0], [0.0, 0.0]
    for events in turns[1:]:
        state = kind.evolved(state, events)
        for seat in seats:
            started = process_time()
            told = _encode([kind.redact(event, seat) for event in events])
            between = process_time()
            view = msgspec.to_builtins(kind.view(state, seat))
            patch = _encode(list(_changes(views[seat], view, "")))
            times[0], times[1] = times[0] + between - started, times[1] + process_time() - between
            sizes[0], sizes[1] = sizes[0] + len(told), sizes[1] + len(patch)
            views[seat] = view
    _say(f"{golden.stem}, {len(turns) - 1} turns", sizes, times, (len(turns) - 1) * len(seats))


def _hall() -> None:
    digest, kit = DUPLICATE.hall, Kit(WORDS, Dice(bytes(32)))
    assert digest is not None
    state = duplicate_after(DUPLICATE.start(Rules(), tuple(f"Player {n}" for n in range(HALL)), kit))
    found = next(iter(WORDS.plays(state.board, state.rack, 7)))[0]
    slip = play_of(state.board, found, 0).slip
    for seat in range(HALL):
        state = DUPLICATE.advance(state, seat, HandIn(slip), kit)[1]
    ranking = digest.ranking(state, None)
    before = {seat: msgspec.to_builtins(digest.view(DUPLICATE.view(state, seat), ranking)) for seat in range(HALL)}
    events = DUPLICATE.decide(state, 0, CallTime(), Kit(WORDS, kit.dice, now=180_000))
    state = DUPLICATE.evolved(state, events)
    ranking, sizes, times = digest.ranking(state, None), [0, 0], [0.0, 0.0]
    started = process_time()
    ready: list[Callable[[int | None], Any]] = [digest.event(event) for event in events]
    for seat in range(HALL):
        sizes[0] += len(_encode([told for one in ready if (told := one(seat)) is not None]))
    times[0] = process_time() - started
    for seat in range(HALL):
        view = msgspec.to_builtins(digest.view(DUPLICATE.view(state, seat), ranking))
        sizes[1] += len(_encode(list(_changes(before[seat], view, ""))))
    times[1] = process_time() - started - times[0]
    _say(f"the end of a round in a hall of {HALL:,}", sizes, times, HALL)


def _turns(kind: AnyKind, golden: Path) -> Iterator[list[Any]]:
    """The events of a golden game, action by action."""
    events: list[Any] = []
    for line in map(json.loads, golden.read_text().splitlines()):
        if "event" in line:
            events.append(msgspec.convert(line["event"], kind.event))
        elif events:
            yield events
            events = []
    if events:
        yield events


def _changes(old: Any, new: Any, path: str) -> Iterator[dict[str, Any]]:
    """RFC 6902, with lists that grow told by what they grew by."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in new:
            if name in old:
                yield from _changes(old[name], new[name], f"{path}/{name}")
            else:
                yield {"op": "add", "path": f"{path}/{name}", "value": new[name]}
        yield from ({"op": "remove", "path": f"{path}/{name}"} for name in old if name not in new)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(new) >= len(old):
        for place, (one, other) in enumerate(zip(old, new, strict=False)):
            yield from _changes(one, other, f"{path}/{place}")
        yield from ({"op": "add", "path": f"{path}/-", "value": one} for one in new[len(old) :])
    else:
        yield {"op": "replace", "path": path, "value": new}


def _say(what: str, sizes: list[int], times: list[float], messages: int) -> None:
    (told, patch), (sending, patching) = sizes, times
    print(
        f"  {what}: {told / messages:,.0f} bytes a message as events, {patch / messages:,.0f} as patches "
        f"({patch / told:.2f} times); {sending / messages * 1e6:,.0f} and {patching / messages * 1e6:,.0f} µs "
        f"({patching / sending:.1f} times)"
    )


if __name__ == "__main__":
    main()
