"""Tests and examples keep to a data folder of their own; one that wants it empty takes another."""

import os

import pytest


@pytest.fixture(scope="session", autouse=True)
def session_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    os.environ["TILEWRIGHT_HOME"] = str(tmp_path_factory.mktemp("home"))
