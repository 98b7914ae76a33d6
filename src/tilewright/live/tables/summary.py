"""How a game stands, in a few bytes that anybody may know: for lists of games that are not opened for it."""

import msgspec
from msgspec import Struct

from tilewright.games.base import BaseState
from tilewright.games.kind import AnyKind

MOST_SHOWN = 12  # players; a hall is too large for a line


class GameSummary(Struct, frozen=True):
    """Points by seat, and the seats that the game waits for: all that may act, and of these the one whose turn it is.

    While the game is paused anybody may take it up again, and it is nobody's turn.
    """

    scores: tuple[int, ...]
    pending: tuple[int, ...]
    turn: int | None = None
    paused: bool = False


def standing_of(kind: AnyKind, state: BaseState) -> str | None:
    if len(state.players) > MOST_SHOWN:
        return None
    pending, paused = kind.pending(state), kind.is_asleep(state)
    turn = getattr(state, "turn", None)
    standing = GameSummary(
        tuple(state.scores), tuple(sorted(pending)), turn if turn in pending and not paused else None, paused
    )
    return msgspec.json.encode(standing).decode()


def read_standing(kept: str | None) -> GameSummary | None:
    return msgspec.json.decode(kept, type=GameSummary) if kept else None
