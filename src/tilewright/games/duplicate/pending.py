"""Who may act now."""

from typing import assert_never

from tilewright.games.duplicate.policies import HumanArbitrator, ProgramArbitrator
from tilewright.games.duplicate.state import DONE, Break, Drawing, Over, Ready, Reviewing, State, Writing


def pending(state: State) -> frozenset[int]:
    """Those who are still writing, and the arbitrator if it is a person. Nobody once it is over."""
    match state.rules.arbitrator:
        case HumanArbitrator(seat=seat):
            arbitrator = frozenset({seat})
        case ProgramArbitrator():
            arbitrator = frozenset()
        case never:
            assert_never(never)
    match state.phase:
        case Over():
            return frozenset()
        case Writing():
            return (_present(state) - {seat for seat, mark in state.marks if mark & DONE}) | arbitrator
        case Break():
            return _present(state)
        case Drawing() | Ready() | Reviewing():
            return arbitrator
        case never_too:
            assert_never(never_too)


def _present(state: State) -> frozenset[int]:
    return frozenset(state.seats) - state.gone - {state.rules.arbitrating_seat}
