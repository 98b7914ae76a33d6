"""What the tests of the engine's commands share: a home of their own, a small list, a position, and a runner."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tilewright.cli.main import main

Run = Callable[..., Result]
ROWS = "/".join(["15"] * 7)
HORN = f"{ROWS}/5HORN6/{ROWS}"
EMPTY = f"{ROWS}/15/{ROWS}"
WORDS = """
at ate eat eats eta hat horn horns it its oat rat rate rates ret seat shorn sit sat sea star stare tar tea
teas thorn thorns tie ties tire tires toe wet we worn ion ions no nos on ons or to retina retain trainer
terrain quo qi za train trains rain rains ran an na in is as si ti ta et te er re es ne en net nets ten tens
nest sent rent near earn
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TILEWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def words(tmp_path: Path) -> Path:
    file = tmp_path / "small.txt"
    file.write_text(WORDS.replace(" ", "\n"), encoding="utf-8")
    return file


@pytest.fixture
def run(home: Path) -> Run:
    """Run a command; it never ends in a traceback."""

    def run_it(*arguments: object, typed: str = "") -> Result:
        result = CliRunner().invoke(main, [str(one) for one in arguments], input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run_it


def rows(result: Result) -> list[dict[str, Any]]:
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]
