"""The command as a whole: version, help, and what it loads."""

import subprocess
import sys

import pytest

import tilewright
from tests.cli.conftest import Run
from tilewright.cli.main import COMMANDS


def test_version_names_the_native_core(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.startswith(f"tilewright {tilewright.__version__} (native core: C++20, ")


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_has_an_example(run: Run, command: tuple[str, ...]) -> None:
    result = run(*command, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.output
    assert "  tilewright " in result.output


def test_wrong_use_is_2(run: Run) -> None:
    assert run("nonsense").exit_code == 2
    assert run("play", "--nonsense").exit_code == 2
    assert run("replay").exit_code == 2


def test_help_does_not_load_the_games() -> None:
    code = (
        "import sys, tilewright.cli.main; print([m for m in sys.modules if m.startswith(('rich', 'tilewright.cli.'))])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "['tilewright.cli.main']"
