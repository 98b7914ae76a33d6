"""What a seat may see. A view is a state with everything hidden that the seat may not know (R-13.3)."""

from msgspec.structs import astuple, replace

from tilewright.core.tiles import HIDDEN
from tilewright.games.crossword.events import Drew, Event, Exchanged, Returned, SetUp
from tilewright.games.crossword.state import LastPlay, State


class View(State, frozen=True):
    """What may be sent to a seat: a function that takes a view cannot be given a state."""

    seat: int | None = None  # whose it is; a bystander has none


def view(state: State, seat: int | None) -> View:
    """The game as the seat sees it; None is a bystander. Once it is over, nothing is hidden."""
    seen = replace(View(*astuple(state)), seat=seat)
    if state.is_over or state.rules.is_face_up:
        return seen
    return replace(
        seen,
        racks=tuple(rack if owner == seat else rack.veil() for owner, rack in enumerate(state.racks)),
        bags=tuple(bag.veil() for bag in state.bags),
        aside=state.aside.veil() if state.aside and state.turn != seat else state.aside,
        last=state.last and _last_seen(state.last, seat),
        recalls=tuple(one for one in state.recalls if one.seat == seat),
    )


def _last_seen(last: LastPlay, seat: int | None) -> LastPlay:
    if last.seat == seat:
        return last
    return replace(last, drawn=tuple(tiles.veil() for tiles in last.drawn))


def redact(event: Event, seat: int | None) -> Event:
    """The event as the seat may hear of it."""
    match event:
        case Drew(seat=owner, tiles=tiles) if owner != seat:
            return Drew(owner, tuple(HIDDEN * len(each) for each in tiles))
        case Exchanged(seat=owner, tiles=tiles) if owner != seat:
            return Exchanged(owner, HIDDEN * len(tiles))
        case Returned(seat=owner, tiles=tiles) if owner != seat:
            return Returned(owner, tuple(HIDDEN * len(each) for each in tiles))
        case SetUp(racks=racks):
            known = tuple(rack if owner == seat else HIDDEN * len(rack) for owner, rack in enumerate(racks))
            return replace(event, racks=known)
        case _:
            return event
