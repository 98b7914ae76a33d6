"""The state of a game in a few bytes that anybody may see: for lists, without opening the games."""

import msgspec
from msgspec import Struct

from tilewright.games.base import BaseState
from tilewright.games.kind import AnyKind

MOST_SHOWN = 12  # players; a hall does not fit on a line


class GameSummary(Struct, frozen=True):
    """Points by seat, the seats that may act, and of these the one whose turn it is.

    While the game is paused, anybody may resume it, and it is nobody's turn.
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
