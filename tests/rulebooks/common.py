"""What the tables of these tests share: how they find an event, and how they check that an action is refused."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec
import pytest

from tilewright.core.refusal import RULE_OF, Refused
from tilewright.games.base import BaseEvent, Kit

T = TypeVar("T", bound=BaseEvent)


class AnyTable(Protocol):
    """What the tables of all games have."""

    state: Any

    @property
    def told(self) -> Sequence[Any]: ...
    @property
    def kit(self) -> Kit: ...


def only(kind: type[T], told: Sequence[BaseEvent]) -> T:
    """The one event of its kind among those told."""
    found = [event for event in told if isinstance(event, kind)]
    assert len(found) == 1, f"{len(found)} of {kind.__name__} in {told}"
    return found[0]


def refusal_of(ask: Callable[[], object], table: AnyTable, rule: str | None = None) -> Refused:
    """The refusal of what is asked. It leaves the state as it was to the last byte, no event and no tile drawn."""
    before = _traces(table)
    with pytest.raises(Refused) as caught:
        ask()
    assert _traces(table) == before, "a refused action changes nothing"
    assert caught.value.rule == RULE_OF[caught.value.key]
    if rule is not None:
        assert caught.value.rule == rule
    return caught.value


def _traces(table: AnyTable) -> tuple[bytes, int, tuple[str, ...]]:
    """All that an action could leave behind: as bytes and numbers, because the values themselves may be shared."""
    return msgspec.json.encode(table.state), len(table.told), tuple(getattr(table.kit.dice, "coming", ()))
