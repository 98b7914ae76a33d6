"""`tilewright engine`: positions in, moves out, line by line."""

from pathlib import Path

import pytest

from tests.cli.engine.conftest import HORN, Run, rows

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


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("castle", "'castle' is no command"),
        ("go", "there is no position yet"),
        ("position fen x", "a position is given as"),
        ("position cgp nonsense", "The position cannot be read"),
        ("setoption Bot kira", "an option is set with"),
        ("setoption name Bot value deep", "there is no bot 'deep'"),
        ("setoption name Threads value 0", "there is no option Threads with the value 0"),
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
