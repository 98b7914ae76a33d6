"""Tiles and boards by name at the terminal."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.languages.lists import LISTS
from tilewright.cli.main import main

NOTHING = "/".join(["15"] * 15)


@pytest.fixture
def spanish(tmp_path: Path) -> str:
    file = tmp_path / "palabras.txt"
    file.write_text("\n".join(LISTS["spanish"].split()), encoding="utf-8")
    return str(file)


def test_a_file_of_words_is_spelt_by_the_tiles(spanish: str) -> None:
    asked = ["moves", f"{NOTHING} [CH]ICOEAS/ 0/0 0 ld spanish;", "--lexicon", spanish, "--json", "--all"]
    done = CliRunner().invoke(main, asked)
    assert '"word":"[CH]ICO","score":20' in done.stdout
    assert done.exit_code == 0


def test_bots_play_with_named_tiles_on_a_named_board(spanish: str) -> None:
    asked = ["autoplay", "--games", "2", "--tiles", "spanish", "--layout", "super", "--lexicon", spanish, "--seed", "1"]
    assert CliRunner().invoke(main, asked).exit_code == 0


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (["autoplay", "--tiles", "klingon"], "There is no tile set called klingon. You can choose english, "),
        (["autoplay", "--layout", "tiny"], "There is no board called tiny."),
        (["autoplay", "--tiles", "spanish"], "was not read as a list for spanish tiles"),
        (["moves", f"{NOTHING} ABC/ 0/0 0 ld klingon;"], "cannot be read at column"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(asked: list[str], says: str) -> None:
    done = CliRunner().invoke(main, asked)
    assert (says in done.stderr, done.exit_code) == (True, 2)
