"""Who may act now."""

from typing import assert_never

from tilewright.games.crossword.challenging import can_challenge
from tilewright.games.crossword.state import Closing, Over, Owing, Playing, State


def pending(state: State) -> frozenset[int]:
    """Whose turn it is, and everybody who may still challenge or vote. Nobody once it is over."""
    if state.asleep:
        return frozenset(state.in_play)
    match state.phase:
        case Over():
            return frozenset()
        case Closing(accepted=accepted):
            return frozenset(state.others(state.last.seat if state.last else -1)) - set(accepted)
        case Owing(seat=seat):
            return frozenset({seat, *_others_heard(state)})
        case Playing():
            return frozenset({state.turn, *_others_heard(state)})
        case never:
            assert_never(never)


def _others_heard(state: State) -> list[int]:
    return [seat for seat in state.in_play if can_challenge(state, seat) or can_vote(state, seat)]


def can_vote(state: State, seat: int) -> bool:
    last = state.last
    voted = {voter for voter, _ in last.votes} if last else set()
    return bool(last and last.claims and seat != last.seat and seat not in voted)
