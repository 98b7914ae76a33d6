"""Who may act now."""

from tilewright.games.junior.state import State


def pending(state: State) -> frozenset[int]:
    """Whose turn it is; anybody while the game is put away, nobody once it is over."""
    if state.is_over:
        return frozenset()
    return frozenset(state.in_play if state.asleep else {state.turn})
