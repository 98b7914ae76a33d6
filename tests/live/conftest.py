"""A new, empty database for each test."""

from pathlib import Path

import pytest

from tilewright.store.database import sqlite_url


@pytest.fixture
def url(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "games.db")
