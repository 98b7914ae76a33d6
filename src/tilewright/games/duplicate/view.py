"""What a seat may see. A view is a state with everything hidden that the seat may not know (R-13.3).

A slip is nobody else's before it is judged; that one was handed in may be seen. The arbitrator sees them all.
"""

from msgspec.structs import astuple, replace

from tilewright.games.duplicate.events import Corrected, Event, HandedIn, Started
from tilewright.games.duplicate.rules import UNTOLD, Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.slots import Slots
from tilewright.games.duplicate.state import State


class View(State, frozen=True):
    """What may be sent to a seat: a function that takes a view cannot be given a state."""

    seat: int | None = None  # whose it is; a bystander has none


def view(state: State, seat: int | None) -> View:
    """The game as the seat sees it; None is a bystander. It costs the same for one player and for thousands."""
    return replace(
        View(*astuple(state)),
        seat=seat,
        rules=_rules_seen(state.rules, seat),
        bag=state.bag if state.is_over else state.bag.veil(),
        slips=state.slips if _arbitrates(state.rules, seat) else _own_slip(state, seat),
    )


def redact(event: Event, seat: int | None) -> Event:
    """The event as the seat may hear of it."""
    match event:
        case Started(rules=rules):
            return replace(event, rules=_rules_seen(rules, seat))
        case HandedIn(seat=owner, collected_by=arbitrator) | Corrected(seat=owner, collected_by=arbitrator):
            return event if seat is not None and seat in (owner, arbitrator) else replace(event, slip=None)
        case _:
            return event


def _arbitrates(rules: Rules, seat: int | None) -> bool:
    return seat is not None and seat == rules.arbitrating_seat


def _rules_seen(rules: Rules, seat: int | None) -> Rules:
    """Racks that were prepared are still to come."""
    return rules if _arbitrates(rules, seat) or not rules.prepared else replace(rules, prepared=UNTOLD)


def _own_slip(state: State, seat: int | None) -> Slots[Slip]:
    slip = None if seat is None else state.slips.get(seat)
    return Slots[Slip]() if slip is None or seat is None else Slots[Slip]().put(seat, slip)
