"""A Tilewright game as GCG. Clocks, draws, themes and recycled blanks have no place in the format and go into notes."""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from tilewright.core.faces import shown
from tilewright.core.tiles import HIDDEN, Tiles
from tilewright.games.crossword import events as e
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.state import State
from tilewright.notation.coordinates import Convention, read, write_play
from tilewright.notation.gcg import game as g
from tilewright.notation.gcg.equipment import equipment_pragmata
from tilewright.notation.gcg.writer import write_text


def gcg_of(events: Iterable[e.Event]) -> g.GcgGame:
    """The players in the order they move, and a line for every turn. Racks that are hidden in the events stay empty."""
    state: State | None = None
    entries: list[g.GcgMove] = []
    for event in events:
        before, state = state, evolve(state, event)
        if before is not None:
            entries = _with(entries, before, state, event)
    assert state is not None, "a game has started"
    order = _order(state)
    moves = tuple(replace(entry, seat=order.index(entry.seat)) for entry in entries)
    return g.GcgGame(players_called([state.players[seat] for seat in order]), moves, _pragmata(state, len(moves)))


def write_game(events: Iterable[e.Event]) -> str:
    """The text of the file, to be written as UTF-8."""
    return write_text(gcg_of(events))


def _with(entries: list[g.GcgMove], before: State, after: State, event: e.Event) -> list[g.GcgMove]:
    match event:
        case e.Placed():
            return [*entries, _played(before, after, event)]
        case e.ThemeJudged(words=words, points=points) if points:
            return [*entries[:-1], _noted(entries[-1], f"theme: {', '.join(words)}", points)]
        case e.Ended():
            return [*entries, *_settled(before, event)]
        case e.Exchanged(seat=seat) | e.Passed(seat=seat) | e.TurnLost(seat=seat) | e.Withdrawn(seat=seat):
            return [*entries, _other(before, after, event, seat)]
        case e.Awarded(seat=seat, points=points):
            total = after.scores[seat]
            return [
                *entries,
                g.GcgChallengePoints(seat=seat, rack=_shown(before.racks[seat]), points=points, total=total),
            ]
        case e.Resigned(seat=seat, absent=absent) if entries:
            left = f"{before.players[seat]} {'is gone' if absent else 'resigns'}"
            return [*entries[:-1], _noted(entries[-1], left, 0)]
        case _:
            return entries


def _played(before: State, after: State, event: e.Placed) -> g.GcgPlay:
    at, word = write_play(before.board, event.laid, Convention.TOURNAMENT)
    start, direction = read(at, Convention.TOURNAMENT)
    notes = [f"theme: {shown(', '.join(event.themed))}"] if event.themed else []
    notes += [f"recycles the blank {shown(one.tile)}" for one in event.recycled]
    return g.GcgPlay(
        seat=event.seat,
        rack=_shown(before.racks[event.seat]),
        points=event.points + event.themed_points,
        total=after.scores[event.seat],
        start=start,
        direction=direction,
        word=word,
        note="; ".join(notes),
    )


def _other(before: State, after: State, event: e.Event, seat: int) -> g.GcgMove:
    rack, total = _shown(before.racks[seat]), after.scores[seat]
    match event:
        case e.Exchanged(tiles=tiles) if HIDDEN in tiles:
            return g.GcgUnseenExchange(seat=seat, rack=rack, total=total, number=len(tiles))
        case e.Exchanged(tiles=tiles):
            return g.GcgExchange(seat=seat, rack=rack, total=total, tiles=tiles)
        case e.Withdrawn():
            assert before.last, "a play was withdrawn"
            had = before.racks[seat].take("".join(tiles.faces for tiles in before.last.drawn))
            kept = _shown(Tiles(had.faces + "".join(one.face for one in before.last.laid)))
            return g.GcgWithdrawal(seat=seat, rack=kept, points=-before.last.points, total=total)
        case _:
            return g.GcgPass(seat=seat, rack=rack, total=total)


def _settled(before: State, event: e.Ended) -> list[g.GcgMove]:
    """The player who went out gains the others' tiles; then each loses their own, and the cost of overtime."""
    entries: list[g.GcgMove] = []
    totals = list(before.scores)
    for seat in _order(before):
        rack, left = event.racks[seat], event.leftovers[seat]
        totals[seat] += left
        if left > 0:
            tiles = "".join(other for owner, other in enumerate(event.racks) if owner != seat)
            entries.insert(0, g.GcgLeftover(seat=seat, points=left, total=totals[seat], tiles=tiles))
        elif left < 0:
            entries.append(g.GcgLeftover(seat=seat, rack=rack, points=left, total=totals[seat], tiles=rack))
    for seat in _order(before):
        late = event.overtime[seat]
        totals[seat] += late
        if late:
            entries.append(g.GcgOvertime(seat=seat, rack=event.racks[seat], points=late, total=totals[seat]))
    return entries


def _order(state: State) -> list[int]:
    """The seats in the order they move."""
    return [(state.first + place) % len(state.players) for place in state.seats]


def _noted(entry: g.GcgMove, note: str, points: int) -> g.GcgMove:
    notes = "; ".join(part for part in (entry.note, note) if part)
    return replace(entry, note=notes, points=entry.points + points, total=entry.total + points)


def _shown(rack: Tiles) -> str:
    return "" if HIDDEN in rack else rack.faces


def players_called(names: list[str]) -> tuple[g.GcgPlayer, ...]:
    """Make nicks: each is one word, and no two are equal."""
    nicks: list[str] = []
    for name in names:
        nick = re.sub(r"\W+", "_", name).strip("_") or "player"
        nicks.append(nick if nick not in nicks else f"{nick}_{len(nicks) + 1}")
    return tuple(g.GcgPlayer(nick=nick, name=name) for nick, name in zip(nicks, names, strict=True))


def _pragmata(state: State, moves: int) -> tuple[g.GcgPragma, ...]:
    description = g.GcgPragma(name="description", text=f"played by the {state.rules.edition} rules")
    pragmata = (description, *equipment_pragmata(state.rules.layout, state.rules.tileset))
    return pragmata if state.is_over else (*pragmata, g.GcgPragma(name="incomplete", after=moves))
