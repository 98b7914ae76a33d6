"""Somebody who plays at the terminal: sees the table, and answers what is asked."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tilewright.cli.frame.runner import GameRunner
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.games.registry import game_named

Answer = Callable[[TerminalTable, str], str]


def play(monkeypatch: pytest.MonkeyPatch, name: str, answer: Answer, **given: Any) -> tuple[int, TerminalTable]:
    """A whole game in this process. The exit code, and the table as it was left."""
    runner = GameRunner(game_named(name), given, colourless=True)

    def typed(question: str) -> str:
        assert runner.table
        return answer(runner.table, question)

    monkeypatch.setattr("builtins.input", typed)
    code = runner.run()
    assert runner.table
    return code, runner.table


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
