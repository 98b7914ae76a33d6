"""What a seat may see: everything but the pool, whose tiles lie face down (R-12.1, R-13.3)."""

from msgspec.structs import astuple, replace

from tilewright.games.junior.events import Event
from tilewright.games.junior.state import State


class View(State, frozen=True):
    """What may be sent to a seat: a function that takes a view cannot be given a state."""

    seat: int | None = None  # whose it is; a bystander has none


def view(state: State, seat: int | None) -> View:
    """The game as the seat sees it; None is a bystander. Racks lie open, and once it is over the pool does too."""
    seen = replace(View(*astuple(state)), seat=seat)
    return seen if state.is_over else replace(seen, pool=state.pool.veil())


def redact(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - every seat hears the same
    """The event as the seat may hear of it: racks are open, so drawing and swapping are seen by all."""
    return event
