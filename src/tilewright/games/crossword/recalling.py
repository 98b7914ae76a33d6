"""What seats remember of tiles that they put back into the bag (R-2.13, R-3.4).

A player who has not drawn since then cannot hold such a tile. Once it is uncertain whether somebody laid old tiles or
new ones, only what is true in both cases is remembered.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from tilewright.core.tiles import HIDDEN, Tiles
from tilewright.games.crossword.state import Recall, State, changed


def after_return(state: State, seat: int, faces: str) -> tuple[Recall, ...]:
    """The seat has put these back. Seen face down they tell nothing."""
    others = tuple(one for one in state.recalls if one.seat != seat)
    if not faces or HIDDEN in faces:
        return others
    hidden = tuple(0 if one == seat else _hidden(state, one) for one in state.seats)
    return _worth_keeping((*others, Recall(seat, Tiles(faces), hidden)))


def after_draw(state: State, seat: int, faces: str) -> tuple[Recall, ...]:
    """The seat has seen these: perhaps those that it had put back."""
    if not state.recalls:
        return ()
    mine = (replace(one, tiles=one.tiles.without(faces)) if one.seat == seat else one for one in state.recalls)
    return _worth_keeping(mine)


def after_play(state: State, seat: int, faces: str) -> tuple[Recall, ...]:
    """The seat lays these, the state being that before."""
    if not state.recalls:
        return ()
    unknown = len(faces) - (len(state.shown[seat]) - len(state.shown[seat].without(faces)))
    return _worth_keeping(_parted(state, one, seat, unknown, faces) for one in state.recalls)


def after_exchange(state: State, seat: int, many: int) -> tuple[Recall, ...]:
    """The seat puts so many aside, the state being that before."""
    if not state.recalls:
        return ()
    return _worth_keeping(_parted(state, one, seat, many, "") for one in state.recalls)


def _parted(state: State, recall: Recall, seat: int, unknown: int, faces: str) -> Recall:
    if recall.seat == seat:
        return recall
    kept = recall.kept[seat]
    is_old = kept == _hidden(state, seat)
    return Recall(
        recall.seat,
        recall.tiles if is_old else recall.tiles.without(faces),
        changed(recall.kept, seat, max(kept - unknown, 0)),
    )


def _hidden(state: State, seat: int) -> int:
    return len(state.racks[seat]) - len(state.shown[seat])


def _worth_keeping(recalls: Iterable[Recall]) -> tuple[Recall, ...]:
    return tuple(one for one in recalls if one.tiles and any(one.kept))
