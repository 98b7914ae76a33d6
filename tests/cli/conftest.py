"""What the tests of the command line share: a home of their own, a file of words, and a runner."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tilewright.cli.main import main
from tilewright.testing import SAMPLE_WORDS

Run = Callable[..., Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("TILEWRIGHT_HOME", str(folder))
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def words_file(tmp_path: Path) -> Path:
    file = tmp_path / "words.txt"
    file.write_text("\n".join(SAMPLE_WORDS))
    return file


@pytest.fixture
def run(home: Path) -> Run:
    """Run a command; lines typed are joined. It never ends in a traceback."""

    def run_it(*arguments: object, typed: list[str] | None = None) -> Result:
        text = "".join(f"{line}\n" for line in typed or [])
        result = CliRunner().invoke(main, [str(one) for one in arguments], input=text)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run_it
