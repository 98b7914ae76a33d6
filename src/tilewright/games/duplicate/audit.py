"""Checking a record: did every event follow from the one before, and did the dice keep their promise?

`evolve` obeys whatever it is told, so a record from outside is read through here. Records that a seat keeps are good
too: what is hidden in them is taken as it is shown later.
"""

from collections.abc import Sequence

from tilewright.core.dice import Dice, is_seed, keeps_promise
from tilewright.core.refusal import Refused
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.audit_judging import bad_discipline, bad_judging, bad_placing
from tilewright.games.duplicate.balance import least_of, meets
from tilewright.games.duplicate.drawn import drawn, tiles_due
from tilewright.games.duplicate.ending import ended
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.playing import refuse_malformed, refuse_unstated
from tilewright.games.duplicate.policies import ProgramArbitrator, RoundClosing
from tilewright.games.duplicate.preparing import steps
from tilewright.games.duplicate.rules import UNTOLD
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.state import Break, Drawing, Ready, Reviewing, State, Writing
from tilewright.games.record import replayed


def replay(events: Sequence[e.Event]) -> State:
    """The state that a record leads to, or a refusal that says which fact cannot be."""
    return replayed(events, _why_not, evolve)


def fair(events: Sequence[e.Event]) -> bool:
    """Whether the revealed seed is the promised one, and every tile that nobody named was drawn by it."""
    started, over = (events[0], events[-1]) if events else (None, None)
    if not isinstance(started, e.Started) or not isinstance(over, e.Ended):
        return False
    if not keeps_promise(started.commitment, over.seed):
        return False
    dice, state = Dice(bytes.fromhex(over.seed)), evolve(None, started)
    racks = 0  # that the dice have drawn for this round
    for event in events[1:]:
        match event:
            case e.Drew(named=False, tiles=tiles) if tiles != drawn(state, dice, redraws=racks):
                return False
            case e.Drew(named=False):
                racks += 1
            case e.Called():
                racks = 0
            case _:
                pass
        state = evolve(state, event)
    return True


def _why_not(state: State | None, event: e.Event) -> str | None:
    """What is wrong with an event at this point, if anything."""
    if isinstance(event, e.Started):
        return _bad_start(event) if state is None else "the game has started already"
    if state is None:
        return "a record begins with the start of the game"
    if state.is_over:
        return "the game was over already"
    match event:
        case e.Joined() | e.Left() | e.HandedIn() | e.SaidDone() | e.Corrected():
            return _bad_seat(state, event) or _bad_desk(state, event)
        case e.Drew() | e.PutBack() | e.Called():
            return _bad_rack(state, event)
        case e.Judged():
            return bad_judging(state, event)
        case e.Placed():
            return bad_placing(state, event)
        case e.Ended():
            return _bad_end(state, event)
        case e.Warned() | e.Penalised():
            return bad_discipline(state, event)
        case _:
            return _bad_moment(state, event)


def _bad_start(event: e.Started) -> str | None:
    rules = event.rules
    try:
        rules.checked(len(event.players))
        known = list(steps(rules)) if rules.prepared not in ((), UNTOLD) else []
    except Refused as refused:
        return str(refused)
    return None if rules.prepared == UNTOLD or len(known) == len(rules.prepared) else "a prepared rack has no play"


def _bad_seat(state: State, event: e.Joined | e.Left | e.HandedIn | e.SaidDone | e.Corrected) -> str | None:
    seat, there = event.seat, event.seat in state.seats
    if isinstance(event, e.Joined):
        return None if seat in state.gone or seat == len(state.players) else f"seat {seat} is not free"
    if not there or seat == state.rules.arbitrating_seat:
        return f"nobody plays at seat {seat}"
    if seat in state.gone and not isinstance(event, e.Corrected):
        return f"seat {seat} has left"
    return None


def _bad_desk(state: State, event: e.Joined | e.Left | e.HandedIn | e.SaidDone | e.Corrected) -> str | None:
    match event:
        case e.HandedIn() | e.SaidDone() if not isinstance(state.phase, Writing):
            return "no round is open"
        case e.HandedIn(at=at) if at < state.at or (state.deadline is not None and at >= state.deadline):
            return "that was not in the time of the round"
        case e.SaidDone(seat=seat) if state.is_done(seat):
            return f"seat {seat} was done already"
        case e.Corrected() if isinstance(state.rules.arbitrator, ProgramArbitrator) or not isinstance(
            state.phase, Reviewing
        ):
            return "nobody could correct a slip"
        case e.HandedIn(slip=slip, collected_by=to) | e.Corrected(slip=slip, collected_by=to):
            if to != state.rules.arbitrating_seat:
                return "that is no slip"
            return _bad_slip(state, slip, by_player=isinstance(event, e.HandedIn))
        case _:
            return None


def _bad_slip(state: State, slip: Slip | None, *, by_player: bool) -> str | None:
    try:
        if slip:
            refuse_malformed(slip)
        if slip and by_player:
            refuse_unstated(state.rules, slip)
    except Refused as refused:
        return str(refused)
    return None


def _bad_rack(state: State, event: e.Drew | e.PutBack | e.Called) -> str | None:
    if not isinstance(state.phase, Drawing | Break) or (state.rounds and state.rounds[-1].placed is None):
        return "no rack was due"
    least = least_of(state.rules, state.number + 1, state.unseen.faces)
    if least is None:
        return "no vowel or no consonant was left"
    good = not tiles_due(state) and meets(state.rack.faces, least, state.rules.tileset)
    listed, by_program = state.rules.prepared, isinstance(state.rules.arbitrator, ProgramArbitrator)
    match event:
        case e.Drew(tiles=tiles) if not tiles or len(tiles) != tiles_due(state) or not state.bag.holds(tiles):
            return f"{tiles} could not be drawn"
        case e.Drew(named=named) if (not named and listed) or (named and by_program and not listed):
            return "the tiles came from elsewhere"
        case e.PutBack() if not listed and (good or tiles_due(state)):
            return "the rack was good"
        case e.Called() if not good:
            return "the rack lacked tiles, vowels or consonants"
        case e.Called() if listed and not _is_listed(state):
            return "the rack is not that of the list"
        case _:
            return None


def _is_listed(state: State) -> bool:
    listed = state.rules.prepared
    if listed == UNTOLD:
        return True
    return state.number < len(listed) and "".join(sorted(listed[state.number].rack)) == state.rack.faces


def _bad_moment(state: State, event: e.Opened | e.Closed | e.Ruled | e.Paused) -> str | None:
    by_program = isinstance(state.rules.arbitrator, ProgramArbitrator)
    match event:
        case e.Opened(at=at) if not isinstance(state.phase, Ready) or at < state.at:
            return "no round could be opened"
        case e.Closed(at=at) if not isinstance(state.phase, Writing) or at < state.at:
            return "no round could be closed"
        case e.Closed(at=at) if by_program and not (_all_done(state) or _is_time(state, at)):
            return "the time of the round was not over"
        case e.Ruled(word=word) if by_program or isinstance(state.phase, Writing) or word != word.upper():
            return "nobody could rule on a word"
        case e.Paused(until=until) if not state.rules.pause or until != state.at + state.rules.pause:
            return "there was no such pause"
        case e.Paused() if not by_program or not isinstance(state.phase, Drawing):
            return "there was no pause"
        case _:
            return None


def _all_done(state: State) -> bool:
    """Everybody present is done, or nobody is left."""
    if not state.present:
        return True
    return state.rules.closing is RoundClosing.ALL_DONE and state.done == state.present


def _is_time(state: State, at: int) -> bool:
    return state.deadline is not None and at >= state.deadline


def _bad_end(state: State, event: e.Ended) -> str | None:
    by_program = isinstance(state.rules.arbitrator, ProgramArbitrator)
    reached = {
        e.EndReason.ALL_PLAYED: not state.unseen,
        e.EndReason.ONE_KIND: least_of(state.rules, state.number + 1, state.unseen.faces) is None,
        e.EndReason.NO_PLAYS: isinstance(state.phase, Ready | Drawing),  # the word list knew
        e.EndReason.RACKS_DONE: state.rules.prepared == UNTOLD or state.number == len(state.rules.prepared) > 0,
        e.EndReason.STOPPED: not by_program,
        e.EndReason.DESERTED: by_program and not state.present,
    }
    if not reached[event.why]:
        return f"that was not the end by {event.why}"
    if event != ended(state, event.why, event.seed):
        return "winners or bag are not those of the game"
    return None if is_seed(event.seed) else "the seed is damaged"
