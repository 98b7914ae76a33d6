"""How every table of these tests checks that an action is refused: by which rule, and without a trace."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
import pytest

from tilewright.core.refusal import RULE_OF, Refused
from tilewright.games.base import Kit


class AnyTable(Protocol):
    """What the tables of all games have."""

    state: Any

    @property
    def told(self) -> Sequence[Any]: ...
    @property
    def kit(self) -> Kit: ...


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
