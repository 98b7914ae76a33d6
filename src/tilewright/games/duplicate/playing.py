"""What players do: come and go, hand in slips, say that they are done, and call time (R-9.1, R-9.2)."""

from tilewright.core.refusal import Refused
from tilewright.core.sent import HIGHEST_SCORE
from tilewright.games.duplicate.ending import end
from tilewright.games.duplicate.events import EndReason, HandedIn, Joined, Left, SaidDone
from tilewright.games.duplicate.evolve import Story
from tilewright.games.duplicate.policies import ProgramArbitrator, RoundClosing, Stating
from tilewright.games.duplicate.rounds import close_round, next_rack
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.slots import MOST_SEATS
from tilewright.games.duplicate.state import Break, State, Writing

LONGEST_WORD = 21  # no line of a board is longer


def join(story: Story, seat: int, name: str) -> None:
    """R-9.1: anybody may come late, and scores nothing for what was missed."""
    state = story.state
    if seat in state.seats and seat not in state.gone:
        raise Refused("already-there", seat=seat)
    if seat not in state.gone and seat != len(state.players):
        raise Refused("no-such-seat", seat=seat, seats=len(state.players))
    if seat >= MOST_SEATS:
        raise Refused("seats", seats=seat + 1, least=1, most=MOST_SEATS)
    story.tell(Joined(seat, state.players[seat] if seat in state.gone else name))


def leave(story: Story, seat: int) -> None:
    if seat == story.state.rules.arbitrating_seat:
        raise Refused("arbitrator-stays")
    story.tell(Left(seat))
    if not story.state.present and isinstance(story.state.rules.arbitrator, ProgramArbitrator):
        _end_deserted(story)
    else:
        close_if_all_done(story)


def _end_deserted(story: Story) -> None:
    """Nobody is left. Slips that were handed in still count: leaving takes nothing away (R-9.3)."""
    if isinstance(story.state.phase, Writing) and story.state.handed_in:
        close_round(story)
    if not story.state.is_over:
        end(story, EndReason.DESERTED)


def hand_in(story: Story, seat: int, slip: Slip) -> None:
    """The last slip counts. Whether it is any good is nobody's matter before time."""
    _refuse_no_writing(story, seat)
    refuse_malformed(slip)
    refuse_unstated(story.state.rules, slip)
    story.tell(HandedIn(seat, slip, story.kit.now, story.state.rules.arbitrating_seat))


def done(story: Story, seat: int) -> None:
    _refuse_no_writing(story, seat)
    if story.state.is_done(seat):
        raise Refused("already-done")
    story.tell(SaidDone(seat))
    close_if_all_done(story)


def close_if_all_done(story: Story) -> None:
    """The program closes early if everybody present is done and the rules allow it; a person decides alone."""
    state = story.state
    by_program = isinstance(state.rules.arbitrator, ProgramArbitrator) and state.rules.closing is RoundClosing.ALL_DONE
    if by_program and isinstance(state.phase, Writing) and state.done == state.present:
        close_round(story)


def call_time(story: Story) -> None:
    """R-9.2: close the round when its time is over; or go on when a pause is."""
    state, now = story.state, story.kit.now
    if not isinstance(state.rules.arbitrator, ProgramArbitrator):
        raise Refused("arbitrator-only")
    if isinstance(state.phase, Break):
        if now < state.phase.until:
            raise Refused("round-time-is-left", left=state.phase.until - now)
        next_rack(story)
        return
    if state.deadline is None:
        raise Refused("no-round-timer")
    if now < state.deadline:
        raise Refused("round-time-is-left", left=state.deadline - now)
    close_round(story)


def refuse_malformed(slip: Slip) -> None:
    """Only what cannot be a slip at all: what is wrong with it otherwise is told at time."""
    if not 0 < len(slip.word) <= LONGEST_WORD:
        raise Refused("slip-malformed", why="word", most=LONGEST_WORD)
    if slip.score is not None and not 0 <= slip.score <= HIGHEST_SCORE:
        raise Refused("slip-malformed", why="score", most=HIGHEST_SCORE)


def refuse_unstated(rules: Rules, slip: Slip) -> None:
    """R-9.2: a slip has the score on it; by option the program counts instead."""
    if rules.stating is Stating.REQUIRED and slip.score is None:
        raise Refused("score-not-stated")


def refuse_clock_going_back(state: State, now: int) -> None:
    if now < state.at:
        raise Refused("clock-ran-backwards", now=now, since=state.at)


def _refuse_no_writing(story: Story, seat: int) -> None:
    state = story.state
    if seat == state.rules.arbitrating_seat:
        raise Refused("arbitrator-does-not-play")
    if not isinstance(state.phase, Writing):
        raise Refused("round-not-open")
    if state.deadline is not None and story.kit.now >= state.deadline:
        raise Refused("round-time-is-up", limit=state.rules.limit)
