"""What a person who arbitrates does: draw, open, close, rule, correct, warn, judge, stop (R-9.2 to R-9.5)."""

from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.balance import least_of, meets
from tilewright.games.duplicate.drawn import tiles_due
from tilewright.games.duplicate.ending import end
from tilewright.games.duplicate.events import Corrected, Drew, EndReason, Penalised, PutBack, Ruled, Warned
from tilewright.games.duplicate.evolve import Story
from tilewright.games.duplicate.playing import LONGEST_WORD, refuse_malformed
from tilewright.games.duplicate.policies import ProgramArbitrator
from tilewright.games.duplicate.rounds import call, close_round, draw_by_dice, judge_round, open_round
from tilewright.games.duplicate.state import Break, Drawing, Over, Ready, Reviewing, State, Writing

WHAT_IS_DUE = {Drawing: "draw", Ready: "open", Writing: "close", Reviewing: "judge", Break: "wait", Over: "nothing"}


def arbitrate(story: Story, seat: int, action: a.Personal) -> None:
    """Each act is an event of its own, and only the arbitrator's."""
    if isinstance(story.state.rules.arbitrator, ProgramArbitrator):
        raise Refused("program-arbitrates")
    if seat != story.state.rules.arbitrating_seat:
        raise Refused("arbitrator-only")
    match action:
        case a.Draw(tiles=tiles):
            _refuse_unless(story.state, Drawing)
            _draw(story, tiles)
        case a.Open():
            _refuse_unless(story.state, Ready)
            open_round(story)
        case a.Close():
            _refuse_unless(story.state, Writing)
            close_round(story)
        case a.Rule(word=word, good=good):
            _rule(story, word, good=good)
        case a.Correct():
            _correct(story, action)
        case a.Warn(seat=warned):
            _warn(story, warned)
        case a.Penalise(seat=penalised, points=points):
            _penalise(story, penalised, points)
        case a.Judge():
            _refuse_unless(story.state, Reviewing)
            judge_round(story)
        case a.Stop():
            end(story, EndReason.STOPPED)
        case never:
            assert_never(never)


def _refuse_unless(state: State, *phases: type) -> None:
    if not isinstance(state.phase, phases):
        raise Refused("arbitrator-not-now", next=WHAT_IS_DUE[type(state.phase)])


def _draw(story: Story, tiles: str | None) -> None:
    """R-9.5: if what was drawn lacks vowels or consonants all goes back, and the arbitrator draws again."""
    state = story.state
    least = least_of(state.rules, state.number + 1, state.unseen.faces)
    assert least, "a game that lacks a kind is over"
    if tiles is None:
        draw_by_dice(story, least)
        return
    due = tiles_due(state)
    if len(tiles) != due:
        raise Refused("draw-miscounted", due=due, drawn=len(tiles))
    if not state.bag.holds(tiles):
        lacking = state.bag.lacks(tiles)
        raise Refused("draw-not-in-bag", tiles=lacking, count=len(lacking))
    if tiles:
        story.tell(Drew(tiles, named=True))
    if meets(story.state.rack.faces, least, state.rules.tileset):
        call(story)
    else:
        story.tell(PutBack())


def _rule(story: Story, word: str, *, good: bool) -> None:
    """Not while slips are written: it would tell what somebody has in mind."""
    _refuse_unless(story.state, Drawing, Ready, Reviewing)
    if not 1 < len(word) <= LONGEST_WORD:
        raise Refused("slip-malformed", why="word", most=LONGEST_WORD)
    story.tell(Ruled(word.upper(), good))


def _correct(story: Story, action: a.Correct) -> None:
    _refuse_unless(story.state, Reviewing)
    _refuse_nobody(story.state, action.seat)
    refuse_malformed(action.slip)
    story.tell(Corrected(action.seat, action.slip, story.state.rules.arbitrating_seat))


def _warn(story: Story, seat: int) -> None:
    """At any time: it tells nothing of the slips."""
    if not story.state.rules.warnings:
        raise Refused("no-penalties", why="warnings")
    _refuse_nobody(story.state, seat)
    story.tell(Warned(seat))


def _penalise(story: Story, seat: int, points: int) -> None:
    most = story.state.rules.penalty
    if not most:
        raise Refused("no-penalties")
    if not 1 <= points <= most:
        raise Refused("no-penalties", why="points", most=most)
    _refuse_nobody(story.state, seat)
    story.tell(Penalised(seat, points))


def _refuse_nobody(state: State, seat: int) -> None:
    if seat not in state.seats or seat == state.rules.arbitrating_seat:
        raise Refused("no-such-seat", seat=seat, seats=len(state.players))
