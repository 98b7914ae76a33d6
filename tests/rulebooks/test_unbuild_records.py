"""R-13.2: records of Unbuild that come from outside."""

import pytest
from msgspec.structs import replace

from tests.rulebooks.unbuild_table import CROSS, Table
from tilewright.core.refusal import Refused
from tilewright.core.square import Laid
from tilewright.games.kind import kind_of
from tilewright.games.unbuild import events as e
from tilewright.games.unbuild.audit import fair, replay
from tilewright.notation import log
from tilewright.notation.trouble import Unreadable


def finished() -> list[e.Event]:
    table = Table(CROSS)
    for squares in (((6, 8),), ((8, 6), (8, 7), (8, 9)), ((7, 8), (8, 8), (9, 8))):
        table.take(*squares)
    return table.told


@pytest.mark.parametrize(
    ("number", "wrong"),
    [
        (0, {"granted": ("QZ",)}),
        (0, {"players": ()}),
        (1, {"seat": 1}),
        (1, {"points": 5}),
        (1, {"word": "FAR"}),
        (1, {"taken": (Laid(6, 8, "G"),)}),
        (1, {"taken": (Laid(8, 8, "R"),)}),
        (2, {"seat": 7}),
        (4, {"winners": (1,)}),
        (4, {"why": e.EndReason.NO_REMOVALS}),
        (4, {"why": e.EndReason.RESIGNED}),
    ],
)
def test_a_record_with_an_event_that_cannot_be_is_refused(number: int, wrong: dict[str, object]) -> None:
    """R-13.2: by its number, and by its line in the log."""
    events = finished()
    events[number] = replace(events[number], **wrong)
    with pytest.raises(Refused, match=f"event={number}"):
        replay(events)
    with pytest.raises(Unreadable) as trouble:
        log.read(log.write(events, kind_of("unbuild")), kind_of("unbuild"))
    assert trouble.value.line == number + 2


def test_a_record_ends_with_its_end() -> None:
    """R-13.2"""
    events = finished()
    assert fair(events)
    assert not fair(events[:-1])
    assert not fair([])
    for bad in ([], events[1:], [*events, events[-1]], [events[0], events[0]], [*events[:2], events[-1]]):
        with pytest.raises(Refused, match="log-broken"):
            replay(bad)
