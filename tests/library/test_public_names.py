"""What `import tilewright` offers is exactly what it says."""

import subprocess
import sys
import types

import pytest

import tilewright


def test_the_public_names_are_these_and_no_others() -> None:
    offered = {
        name
        for name in dir(tilewright)
        if not name.startswith("_") and not isinstance(getattr(tilewright, name), types.ModuleType)
    }
    assert offered == set(tilewright.__all__)


def test_they_are_few_and_in_alphabetical_order() -> None:
    assert len(tilewright.__all__) == 25
    assert tilewright.__all__ == sorted(tilewright.__all__)


def test_each_has_a_docstring_that_is_its_own() -> None:
    for name in tilewright.__all__:
        assert (getattr(tilewright, name).__doc__ or "").strip(), name


def test_each_is_loaded_when_it_is_asked_for() -> None:
    code = (
        "import sys, tilewright; before = 'tilewright.session.game' in sys.modules\n"
        "from tilewright import Game; print(before, Game.__module__, 'Game' in vars(tilewright))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.split() == ["False", "tilewright.session.game", "True"]
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        tilewright.nothing  # type: ignore[attr-defined]  # noqa: B018 - that it is refused is the point
