"""Somebody who plays the other games at the terminal: sees the table, and answers what is asked."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tilewright.cli.table_games.evening import GameEvening
from tilewright.cli.table_games.table import Table

Answer = Callable[[Table, str], str]


def spend(monkeypatch: pytest.MonkeyPatch, name: str, answer: Answer, **given: Any) -> tuple[int, Table]:
    """A whole evening at one table, in this process. The exit code, and the table as it was left."""
    evening = GameEvening(name, given, colourless=True)

    def typed(question: str) -> str:
        assert evening.table
        return answer(evening.table, question)

    monkeypatch.setattr("builtins.input", typed)
    code = evening.spend(None)
    assert evening.table
    return code, evening.table


def kept(home: Path) -> Path:
    """The one game that was kept."""
    (file,) = (home / "games").glob("*.game")
    return file


def damaged(file: Path, fact: str, old: str, new: str) -> int:
    """Change one event of a log; the number of its line."""
    lines = file.read_text().splitlines()
    number = next(number for number, line in enumerate(lines) if f'"is":"{fact}"' in line and old in line)
    lines[number] = lines[number].replace(old, new, 1)
    file.write_text("\n".join(lines))
    return number + 1
