"""A log of ours: its events are checked one against the other, its draws against the seed."""

from collections.abc import Container
from dataclasses import replace
from typing import Any, cast

from tilewright.cli.replaying.other_games import recorded
from tilewright.cli.replaying.report import Mismatch, Recorded, Row, Told
from tilewright.cli.saying import listed, plain
from tilewright.games.crossword import events as e
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.state import State
from tilewright.games.kind import AnyKind
from tilewright.notation import log
from tilewright.notation.coordinates import Convention, write_play
from tilewright.notation.trouble import Unreadable


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
    standard = kind is CROSSWORD
    found = _recorded(cast("tuple[e.Event, ...]", events), words) if standard else recorded(kind, events, words)
    return replace(found, wrong=wrong, verdict=verdict)


def _recorded(events: tuple[e.Event, ...], words: Container[str] | None) -> Recorded:
    rows: list[Row] = []
    remarks: list[str] = []
    state: State | None = None
    for line, event in enumerate(events, start=2):
        before, state = state, evolve(state, event)
        if before is None:
            continue
        for seat, fields, told, points in _told(before, event):
            rows.append(Row(line, plain(state.players[seat]), fields, told, points, state.scores[seat]))
        if words is not None and isinstance(event, e.Placed):
            remarks += [f"Line {line}: {plain(word)} is not in the list." for word in event.words if word not in words]
    assert state is not None, "a log that was read has a start"
    last = frozenset(one.square for one in state.last.laid) if state.last else frozenset()
    totals = dict(zip((plain(name) for name in state.players), state.scores, strict=True))
    return Recorded(rows, state.board, state.rules.edition, None, last, remarks, totals=totals)


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


def _told(before: State, event: e.Event) -> list[Told]:
    match event:
        case e.Placed(seat=seat, laid=laid, words=words, points=points, themed_points=extra):
            at, word = write_play(before.board, laid, Convention.TOURNAMENT)
            also = f", with {', '.join(words[1:])}" if words[1:] else ""
            return [(seat, {"at": at, "word": word}, f"{at} {word}{also}", points + extra)]
        case e.Exchanged(seat=seat, tiles=tiles):
            return [(seat, {"exchange": tiles}, f"exchanges {tiles}", 0)]
        case e.Passed(seat=seat):
            return [(seat, {"pass": True}, "passes", 0)]
        case e.TurnLost(seat=seat):
            return [(seat, {"lost": True}, "loses the turn", 0)]
        case e.Challenged(seat=seat, words=words, bad=bad):
            verdict = f"{listed(bad)} not good" if bad else "all good"
            return [(seat, {"challenge": list(words), "bad": list(bad)}, f"challenges: {verdict}", 0)]
        case e.Withdrawn(seat=seat) if before.last:
            return [(seat, {"withdrawn": True}, "takes the play back", -before.last.points)]
        case e.Awarded(seat=seat, points=points):
            return [(seat, {"upheld": True}, "challenged, the play stands", points)]
        case e.ThemeJudged(seat=seat, words=words, points=points) if points:
            return [(seat, {"theme": list(words)}, f"theme: {listed(words)}", points)]
        case e.TakenBack(seat=seat):
            return [(seat, {"taken_back": True}, "takes a turn back", 0)]
        case e.Resigned(seat=seat):
            return [(seat, {"resigned": True}, "leaves", 0)]
        case e.Ended():
            return _settled(event)
        case _:
            return []


def _settled(event: e.Ended) -> list[Told]:
    rows: list[Told] = []
    for seat, (rack, left, late) in enumerate(zip(event.racks, event.leftovers, event.overtime, strict=True)):
        if left or late:
            told = f"tiles left: {rack or 'of the others'}" if left else "time over"
            rows.append((seat, {"left": rack, "time": late}, told, left + late))
    return rows
