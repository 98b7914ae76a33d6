"""`tilewright endgame`: best play by both once the bag is empty."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.cli.engine.conftest import HORN, Run, rows
from tilewright import _native
from tilewright.cli.engine.watching import unless_interrupted
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


def among_three(rack: str, second: str, third: str) -> str:
    """The same board with three players, and all tiles on their racks; a rack that is not named is that of nobody."""
    whole = closing("TS", "VW")
    return whole.replace("TS/VW 310/302", f"{rack}/{second}/{third} 310/302/290")


def test_three_who_know_all_tiles_play_each_for_themselves(run: Run, words: Path) -> None:
    [found] = rows(run("endgame", among_three("TS", "V", "W"), "--lexicon", words, "--json"))
    assert found["solved"]
    assert len(found["line"]) == 1
    assert found["value"] > 8 + 8, "both others keep what they cannot play"
    [best] = rows(run("best", among_three("TS", "V", "W"), "--lexicon", words, "--bot", "ines", "--json"))
    assert (best["win"], best["spread"], best["solved"]) == (1, 310 - 302 + found["value"], True)


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


def test_ctrl_c_ends_a_search_with_what_it_has_found() -> None:
    def search(stop: _native.Stop) -> bool:
        sleep(0.2)  # by then somebody waits for it
        os.kill(os.getpid(), signal.SIGINT)
        until = monotonic() + 10
        while not stop.is_set and monotonic() < until:
            sleep(0.01)
        return stop.is_set

    usual = signal.signal(signal.SIGINT, signal.default_int_handler)  # it may have been started without one
    try:
        assert unless_interrupted(search)
    finally:
        signal.signal(signal.SIGINT, usual)


def test_the_opponent_need_not_be_named(run: Run, words: Path) -> None:
    named, unnamed = closing("TS", "V"), closing("TS", "V").replace("TS/V", "ST/")
    one, two = (json.loads(run("endgame", text, "--lexicon", words, "--json").stdout) for text in (named, unnamed))
    assert one == two


@pytest.mark.parametrize(
    ("position", "options", "says"),
    [
        (f"{HORN} AEST/ 0/14 0", [], "There are 85 tiles in the bag; an endgame begins when it is empty."),
        (among_three("TS", "", ""), [], "There are 3 players; name the tiles of all of them."),
        (closing("TS", "V"), ["--house", "palindromes"], "The engine does not play by palindromes"),
        (closing("TS", "V"), ["--house", "double-bag"], "The engine does not play by double-bag"),
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


def test_the_example_of_its_help_is_solved(run: Run) -> None:
    [line] = [one for one in run("endgame", "--help").stdout.splitlines() if "--seconds 20" in one]
    _, *arguments = shlex.split(line)
    assert run(*arguments).stdout == "+9: 3C BAA, A1 CUb. (solved)\n"


@pytest.mark.parametrize("command", ["best", "endgame"])
def test_a_closed_input_holds_no_position(home: Path, command: str) -> None:
    line = f'"{sys.executable}" -m tilewright {command} - <&-'
    ended = subprocess.run(line, shell=True, capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (2, b"There is no position to read.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize(
    "arguments",
    [
        ["autoplay", "--games", "1"],
        ["endgame", closing("TS", "V")],
        ["best", closing("TS", "V")],
        ["lexicon", "leave", "AE"],
        ["lexicon", "check", "QI"],
    ],
)
def test_a_full_disk_is_told(home: Path, arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "tilewright", *arguments]
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (ended.returncode, ended.stderr) == (2, b"The output cannot be written: No space left on device.\n")
