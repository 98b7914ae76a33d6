"""Who may act now."""

from typing import assert_never

from tilewright.games.duplicate.policies import Person, Program
from tilewright.games.duplicate.state import Drawing, Over, Pausing, Ready, Reviewing, State, Writing


def pending(state: State) -> frozenset[int]:
    """Those who are still writing, and the arbitrator if it is a person. Nobody once it is over."""
    match state.rules.arbitrator:
        case Person(seat=seat):
            arbitrator = frozenset({seat})
        case Program():
            arbitrator = frozenset()
        case never:
            assert_never(never)
    match state.phase:
        case Over():
            return frozenset()
        case Writing():
            return arbitrator.union(seat for seat in _present(state) if not state.is_done(seat))
        case Pausing():
            return frozenset(_present(state))
        case Drawing() | Ready() | Reviewing():
            return arbitrator
        case never_too:
            assert_never(never_too)


def _present(state: State) -> list[int]:
    return [seat for seat in state.contestants if seat not in state.gone]
