"""What a seat may see: everything. A view is still a type of its own, as in every game."""

from msgspec.structs import astuple, replace

from tilewright.games.unbuild.events import Event
from tilewright.games.unbuild.state import State


class View(State, frozen=True):
    seat: int | None = None  # whose it is; a bystander has none


def view(state: State, seat: int | None) -> View:
    return replace(View(*astuple(state)), seat=seat)


def redact(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - nothing is hidden from anybody
    return event
