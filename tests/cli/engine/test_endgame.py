"""`tilewright endgame`: best play by both once the bag is empty."""

import json
from pathlib import Path

import pytest

from tests.cli.engine.conftest import HORN, Run, rows
from tilewright.core.tileset import STANDARD_TILES
from tilewright.notation import cgp


def closing(rack: str, other: str, scores: str = "310/302") -> str:
    """A board that holds every tile but those of the racks and HORN, far from where anything can be played."""
    left = STANDARD_TILES.bag().take("HORN" + rack + other).faces.replace("?", "e")
    filled = ["".join(left[start : start + 15]) for start in range(0, len(left), 15)]
    lines = [line + (str(15 - len(line)) if len(line) < 15 else "") for line in filled]
    board = [*lines[:3], "15", "15", "15", "15", "5HORN6", "15", "15", "15", *lines[3:]]
    board += ["15"] * (15 - len(board))
    return f"{'/'.join(board)} {rack}/{other} {scores} 0"


def test_the_value_the_line_and_how_deep_it_is(run: Run, words: Path) -> None:
    position = closing("TS", "V")
    assert cgp.read(position).racks[1].faces == "V"
    [found] = rows(run("endgame", position, "--lexicon", words, "--json"))
    assert found["solved"]
    assert set(found) == {"value", "line", "depth", "solved"}
    assert found["depth"] >= 1
    assert found["value"] > 8, "the V stays with the other"
    assert len(found["line"]) >= 1
    text = run("endgame", position, "--lexicon", words).stdout
    assert text.startswith(f"{found['value']:+d}: {found['line'][0]}")
    assert text.rstrip().endswith("(solved)")


def test_the_opponent_need_not_be_named(run: Run, words: Path) -> None:
    named, unnamed = closing("TS", "V"), closing("TS", "V").replace("TS/V", "ST/")
    one, two = (json.loads(run("endgame", text, "--lexicon", words, "--json").stdout) for text in (named, unnamed))
    assert one == two


@pytest.mark.parametrize(
    ("position", "options", "says"),
    [
        (f"{HORN} AEST/ 0/14 0", [], "An endgame is for two players, and begins when the bag is empty."),
        (f"{HORN} AEST/// 0/14/3/4 0", [], "An endgame is for two players, and begins when the bag is empty."),
        (closing("TSV", ""), [], "The game is over: a player has no tiles left."),
        (closing("TS", "V"), ["--seconds", 0], "0"),
        (closing("TS", "V"), ["--seconds", -1], "-1"),
        ("nonsense", [], "The position cannot be read"),
    ],
)
def test_what_is_no_endgame_is_told(run: Run, words: Path, position: str, options: list[object], says: str) -> None:
    result = run("endgame", position, "--lexicon", words, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr
