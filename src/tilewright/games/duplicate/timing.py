"""When time alone brings something about: the end of a round, or of the pause after it (R-9.2)."""

from tilewright.games.capabilities import Due
from tilewright.games.duplicate.actions import Action, CallTime
from tilewright.games.duplicate.policies import ProgramArbitrator
from tilewright.games.duplicate.state import Break, State


def time_is_due(state: State) -> Due[Action] | None:
    """Only where the program arbitrates; a person calls time alone. It is called for any seat that is there."""
    if not isinstance(state.rules.arbitrator, ProgramArbitrator):
        return None
    at = state.phase.until if isinstance(state.phase, Break) else state.deadline
    seat = next((seat for seat in state.seats if seat not in state.gone), None)
    return None if at is None or seat is None else Due(at, seat, CallTime())
