"""`tilewright engine`: positions in, moves out, line by line."""

import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from tests.cli.engine.conftest import HORN, Run, rows
from tilewright.cli.engine import conversation

LONG_ENDGAME = (
    "15/15/8FILUM2/1VIZiRATE2TELL/1E8C3O/1X3VAC2R3U/IT2P2L2E3I/N3R2O2T3E/I3O2U2I4/AB2B2R2N1F2/1UNHaNGED1SPA2/"
    "GROAN2DO2AM2/1D2G3J2WE2/1I2S3O2E1QI/TEAK4SANDHIS EOORTWY/AEEY 475/335 0"
)
POSITION = f"position cgp {HORN} AEIRST?/ 0/14 0"


def said(run: Run, *lines: str, options: tuple[object, ...] = ()) -> list[str]:
    result = run("engine", *options, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0
    return list(result.stdout.splitlines())


def test_it_introduces_itself_and_says_when_it_is_ready(run: Run, words: Path) -> None:
    told = said(run, "ucgi", "isready", "quit", "isready", options=("--lexicon", words))
    assert told[0] == "id name Tilewright"
    assert told[-2:] == ["ucgiok", "readyok"], "nothing is answered after quit"
    assert "option name Bot type string default kira" in told


def test_the_best_move_is_that_of_best(run: Run, words: Path) -> None:
    told = said(run, "setoption name Bot value jan", POSITION, "go nodes 300", options=("--lexicon", words))
    text = f"{HORN} AEIRST?/ 0/14 0"
    [best] = rows(run("best", text, "--lexicon", words, "--bot", "jan", "--nodes", 300, "--json"))
    assert told[-1] == f"bestmove {best['at']}.{best['word']} win {best['win']:.4f} spread {best['spread']:.1f}"
    assert all(line.startswith("info nodes ") for line in told[:-1])
    assert told[-2].endswith(f"move {best['at']}.{best['word']}")


def test_several_positions_without_starting_anew(run: Run, words: Path) -> None:
    racks = ("TRAINER", "QIZA", "VV")
    lines = [line for rack in racks for line in (f"position cgp {HORN} {rack}/ 0/14 0", "go")]
    told = said(run, *lines, options=("--lexicon", words, "--bot", "static"))
    assert len(told) == 3
    assert told[-1].startswith("bestmove ex.V")


def test_stop_ends_the_thinking(run: Run, words: Path) -> None:
    told = said(run, POSITION, "go movetime 60000", "stop", "isready", options=("--lexicon", words, "--bot", "jan"))
    assert told[-2].startswith("bestmove ")
    assert told[-1] == "readyok"


def test_stop_ends_an_endgame_at_once(run: Run) -> None:
    began = monotonic()
    told = said(run, f"position cgp {LONG_ENDGAME}", "go movetime 600000", "stop")
    assert told[0].startswith("bestmove ")
    assert monotonic() - began < 60


def test_stop_ends_the_thinking_before_it_and_no_other(run: Run, words: Path) -> None:
    told = said(run, "stop", POSITION, "go nodes 3000", options=("--lexicon", words, "--bot", "jan"))
    assert len(told) > 2, "a line for each round"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("castle", "'castle' is no command"),
        ("go", "there is no position yet"),
        ("position fen x", "a position is given as"),
        ("position cgp nonsense", "The position cannot be read"),
        ("setoption Bot kira", "an option is set with"),
        ("setoption name Bot value deep", "there is no bot 'deep'"),
        ("setoption name Threads value 0", "Threads is a number from 1 to 1024, not '0'"),
        ("setoption name Threads value ²", "Threads is a number from 1 to 1024"),
        ("setoption name Hash value 1", "there is no option 'Hash'; there are Bot, Lexicon and Threads"),
        ("setoption name Lexicon value comons", "comons"),
    ],
)
def test_what_it_does_not_understand_is_told_and_it_goes_on(run: Run, words: Path, line: str, says: str) -> None:
    told = said(run, line, "isready", options=("--lexicon", words))
    assert told[0].startswith("info string ")
    assert says in told[0]
    assert told[1] == "readyok"


def test_a_budget_of_nothing_is_refused(run: Run, words: Path) -> None:
    for budget in ("nodes 0", "movetime 0", "movetime -5", "depth 3"):
        told = said(run, POSITION, f"go {budget}", options=("--lexicon", words))
        assert told == ["info string a bot thinks by: go, go movetime MILLISECONDS, or go nodes NUMBER"]
    assert run("engine", "--bot", "deep").exit_code == 2


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--house", "eight-tile", "--house", "nine-tile"], "eight-tile and nine-tile don't go together"),
        (["--house", "jacks"], "The engine does not play by jacks"),
        (["--lexicon", "nope"], "There is no lexicon or file named"),
    ],
)
def test_what_it_cannot_play_by_is_refused_at_the_start(run: Run, options: list[str], says: str) -> None:
    result = run("engine", *options, typed="isready\n")
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr


def test_ready_means_that_the_words_are_loaded(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(conversation, "open_graph", lambda name, _: opened.append(name))
    assert said(run, "isready") == ["readyok"]
    assert opened == ["commons"]


def test_it_ends_with_its_input_or_with_whoever_listens(home: Path) -> None:
    command = f'"{sys.executable}" -m tilewright engine --bot static'
    lines = {
        f"{command} <&-": b"",
        rf"printf '\377\nstop\n' | {command} | cut -c1-11": b"info string\n",
        f"(echo ucgi; echo ucgi) | {command} | head -1": b"id name Tilewright\n",
    }
    for line, says in lines.items():
        ended = subprocess.run(line, shell=True, capture_output=True, check=False, timeout=60)
        assert (ended.stdout, ended.stderr) == (says, b"")
