"""The examples of the handbook run in a folder of their own, which is also their data folder."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
