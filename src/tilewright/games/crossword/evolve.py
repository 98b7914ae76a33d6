"""The state after an event. It obeys: whether the event was allowed is `decide`'s matter."""

from typing import assert_never

from msgspec.structs import replace

from tilewright.core.board import Board
from tilewright.core.clock import Clocks
from tilewright.core.square import Laid, faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games import story
from tilewright.games.crossword import events as e
from tilewright.games.crossword.bags import filled_bags
from tilewright.games.crossword.policies import JacksToOpen, OnChallenge
from tilewright.games.crossword.recalling import after_draw, after_exchange, after_play, after_return
from tilewright.games.crossword.state import Closing, Jacks, LastPlay, Over, Owing, Playing, State, changed

Story = story.Story[State, e.Event]


def evolve(state: State | None, event: e.Event) -> State:  # noqa: C901, PLR0912, PLR0915 - one case an event
    if state is None:
        assert isinstance(event, e.Started), "a game begins by starting"
        return _started(event)
    match event:
        case e.Started():
            return _started(event)
        case e.SetUp():
            return _set_up(state, event)
        case e.LotsDrawn(lots=lots, first=first):
            return replace(state, first=state.first if first is None else first, rolled=state.rolled + len(lots))
        case e.DrawOwed(seat=seat, count=count):
            return replace(state, phase=Owing(seat, count))
        case e.Drew():
            return _drew(state, event)
        case e.Turned(seat=seat, at=at):
            return replace(state, turn=seat, number=state.number + 1, clocks=state.clocks.start(seat, at))
        case e.ClockRan(at=at):
            return replace(state, clocks=state.clocks.run(at))
        case e.Placed():
            return _placed(state, event)
        case e.Exchanged():
            return _exchanged(state, event)
        case e.Returned(seat=seat, tiles=tiles):
            bags = tuple(bag.put(back) for bag, back in zip(state.bags, tiles, strict=True))
            return replace(state, bags=bags, aside=Tiles(), recalls=after_return(state, seat, "".join(tiles)))
        case e.Passed(seat=seat):
            return _passed(state, seat)
        case e.Relaxed(least=least):
            return replace(state, jacks=None if least is None else Jacks(least))
        case e.Stood():
            return replace(state, last=state.last and replace(state.last, open=False))
        case e.Challenged(words=words):
            return replace(state, last=state.last and replace(state.last, challenged=(*state.last.challenged, *words)))
        case e.Withdrawn():
            return _withdrawn(state)
        case e.Forfeited(seat=seat):
            return replace(state, owed=changed(state.owed, seat, state.owed[seat] + 1))
        case e.Awarded(seat=seat, points=points):
            return _scored(state, seat, points)
        case e.TurnLost(seat=seat):
            owed = changed(state.owed, seat, state.owed[seat] - 1)
            last = state.last and replace(state.last, lost_since=state.last.lost_since + 1)
            return replace(state, turn=seat, owed=owed, scoreless=state.scoreless + 1, last=last)
        case e.Voted(seat=seat, votes=votes):
            return replace(state, last=state.last and replace(state.last, votes=(*state.last.votes, (seat, votes))))
        case e.ThemeJudged():
            return _theme_judged(state, event)
        case e.EndReached(why=why, out=out):
            return replace(state, phase=Closing(why, out), clocks=state.clocks.stop())
        case e.Accepted(seat=seat):
            assert isinstance(state.phase, Closing)
            return replace(state, phase=replace(state.phase, accepted=(*state.phase.accepted, seat)))
        case e.Resigned(seat=seat):
            return _resigned(state, seat)
        case e.Adjourned():
            return replace(state, asleep=True)
        case e.Resumed(at=at):
            return replace(state, asleep=False, clocks=replace(state.clocks, since=at))
        case e.TakenBack(rolled=rolled, times=times):
            return replace(state, rolled=rolled, taken_back=times)
        case e.Ended():
            return _ended(state, event)
        case never:
            assert_never(never)


def _started(event: e.Started) -> State:
    rules, seats = event.rules, len(event.players)
    bags = filled_bags(rules)
    rack = rules.tileset.bag() if rules.is_face_up else Tiles()
    return State(
        rules=rules,
        players=event.players,
        commitment=event.commitment,
        board=Board.empty(rules.layout, rules.tileset),
        bags=bags,
        racks=(rack,) * seats,
        scores=(0,) * seats,
        clocks=Clocks((0,) * seats, since=event.at),
        owed=(0,) * seats,
        passes=(0,) * seats,
        shown=(Tiles(),) * seats,
        jacks=Jacks(rules.opening.least) if isinstance(rules.opening, JacksToOpen) else None,
    )


def _set_up(state: State, event: e.SetUp) -> State:
    board = replace(state.board, cells=event.cells)
    (bag,) = state.bags
    return replace(
        state,
        board=board,
        racks=tuple(Tiles(rack, had.veiled) for rack, had in zip(event.racks, state.racks, strict=True)),
        bags=(bag.take(faces_of(board.standing()) + "".join(event.racks)),),
        scores=event.scores,
        scoreless=event.scoreless,
        jacks=state.jacks if board.is_empty else None,
    )


def _drew(state: State, event: e.Drew) -> State:
    seat, drawn = event.seat, "".join(event.tiles)
    bags = tuple(bag.take(tiles) for bag, tiles in zip(state.bags, event.tiles, strict=True))
    last = state.last
    if last and last.seat == seat and not state.aside:
        last = replace(last, drawn=tuple(had.put(new) for had, new in zip(last.drawn, event.tiles, strict=True)))
    return replace(
        state,
        racks=changed(state.racks, seat, state.racks[seat].put(drawn)),
        bags=bags,
        last=last,
        phase=Playing() if isinstance(state.phase, Owing) else state.phase,
        rolled=state.rolled + len(drawn),
        recalls=after_draw(state, seat, drawn),
    )


def _placed(state: State, event: e.Placed) -> State:
    seat, rack = event.seat, state.racks[event.seat]
    kept = rack.take(faces_of(event.recycled)).put(BLANK * len(event.recycled)).take(faces_of(event.laid))
    points, gone = event.points + event.themed_points, faces_of((*event.recycled, *event.laid))
    last = LastPlay(
        seat,
        event.laid,
        event.recycled,
        event.words,
        points,
        drawn=(Tiles("", rack.veiled),) * len(state.bags),
        open=isinstance(state.rules.checking, OnChallenge) or bool(event.claims),
        claims=event.claims,
        scoreless_before=state.scoreless,
        jacks_before=state.jacks,
    )
    return replace(
        state,
        board=state.board.lay((*event.recycled, *event.laid)),
        racks=changed(state.racks, seat, kept),
        scores=changed(state.scores, seat, state.scores[seat] + points),
        passes=(0,) * len(state.players),
        shown=changed(state.shown, seat, state.shown[seat].without(gone)),
        scoreless=0 if points else state.scoreless + 1,
        last=last,
        jacks=None,
        recalls=after_play(state, seat, gone),
    )


def _exchanged(state: State, event: e.Exchanged) -> State:
    rack = state.racks[event.seat]
    return replace(
        state,
        racks=changed(state.racks, event.seat, rack.take(event.tiles)),
        aside=Tiles(event.tiles, rack.veiled),
        passes=(0,) * len(state.players),
        shown=changed(state.shown, event.seat, Tiles()),
        scoreless=state.scoreless + 1,
        recalls=after_exchange(state, event.seat, len(event.tiles)),
    )


def _passed(state: State, seat: int) -> State:
    if state.jacks:  # passes before the opening do not count toward
        return replace(state, jacks=replace(state.jacks, passed=(*state.jacks.passed, seat)))
    passes = changed(state.passes, seat, state.passes[seat] + 1)
    return replace(state, passes=passes, scoreless=state.scoreless + 1)


def _withdrawn(state: State) -> State:
    last = state.last
    assert last, "only the last play is ever withdrawn"
    blanks = tuple(Laid(one.row, one.col, one.tile.lower()) for one in last.recycled)
    drawn = "".join(tiles.faces for tiles in last.drawn)
    rack = state.racks[last.seat].take(drawn).put(faces_of(last.laid))
    rack = rack.take(BLANK * len(blanks)).put(faces_of(last.recycled))
    shown = state.shown[last.seat].put(faces_of((*last.laid, *last.recycled))).without(BLANK * len(blanks))
    jacks = last.jacks_before and replace(last.jacks_before, passed=(*last.jacks_before.passed, last.seat))
    return replace(
        _scored(state, last.seat, -last.points),
        board=state.board.lift(last.laid).lay(blanks),
        racks=changed(state.racks, last.seat, rack),
        bags=tuple(bag.put(tiles.faces) for bag, tiles in zip(state.bags, last.drawn, strict=True)),
        shown=changed(state.shown, last.seat, shown),
        scoreless=last.scoreless_before + 1 + last.lost_since,
        jacks=jacks,
        last=None,
        phase=Playing(),
        recalls=after_return(state, last.seat, drawn) if drawn else state.recalls,
    )


def _theme_judged(state: State, event: e.ThemeJudged) -> State:
    last = state.last
    assert last, "a theme is judged on the last play"
    judged = replace(last, claims=(), points=last.points + event.points)
    return replace(
        _scored(state, event.seat, event.points),
        last=replace(judged, open=isinstance(state.rules.checking, OnChallenge)),
        scoreless=0 if event.points else state.scoreless,
    )


def _scored(state: State, seat: int, points: int) -> State:
    return replace(state, scores=changed(state.scores, seat, state.scores[seat] + points))


def _resigned(state: State, seat: int) -> State:
    owing = isinstance(state.phase, Owing) and state.phase.seat == seat
    back = state.aside.faces if owing else ""
    return replace(
        state,
        gone=(*state.gone, seat),
        racks=changed(state.racks, seat, state.racks[seat].put(back)),
        aside=Tiles() if owing else state.aside,
        phase=Playing() if owing else state.phase,
    )


def _ended(state: State, event: e.Ended) -> State:
    changes = zip(state.scores, event.leftovers, event.overtime, strict=True)
    return replace(
        state,
        phase=Over(event.why, event.out, event.leftovers, event.overtime, event.winners, event.seed),
        scores=tuple(score + left + late for score, left, late in changes),
        racks=tuple(Tiles(rack) for rack in event.racks),
        bags=tuple(Tiles(bag) for bag in event.bags),
        aside=Tiles(),
        last=state.last and replace(state.last, open=False, drawn=()),
        clocks=state.clocks.stop(),
        recalls=(),
    )
