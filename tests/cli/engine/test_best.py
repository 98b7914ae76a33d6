"""`tilewright best`: the move of a bot."""

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.engine.conftest import EMPTY, HORN, Run, rows
from tests.native_vs_python.klv import klv
from tilewright.core.alphabet import ENGLISH


def test_it_is_the_first_of_all_moves(run: Run, words: Path) -> None:
    for rack in ("AEIRST?", "TRAINER", "QIZA", "SSSS", "VV"):
        text = f"{HORN} {rack}/ 0/14 0"
        [best] = rows(run("best", text, "--lexicon", words, "--json"))
        first = rows(run("moves", text, "--lexicon", words, "--top", 1, "--json"))[0]
        assert best["equity"] == first["equity"]
        assert "leave" in best


def test_people_read_a_line(run: Run, words: Path) -> None:
    result = run("best", f"{EMPTY} TRAINER/ 0/0 0", "--lexicon", words)
    assert result.exit_code == 0
    assert result.stdout.rstrip().endswith("score 66, equity 66.0, leave -")


def test_bots_are_known_by_name(run: Run, words: Path) -> None:
    text = f"{HORN} AEST/ 0/14 0"
    assert rows(run("best", text, "--lexicon", words, "--bot", "greedy", "--json", "--seconds", 1, "--threads", 1))
    result = run("best", text, "--lexicon", words, "--bot", "deep")
    assert (result.exit_code, result.stderr) == (
        2,
        "There is no bot 'deep'; there are static, greedy, hugo, ines, jan, kira.\n",
    )


def test_static_keeps_what_is_worth_keeping_and_greedy_does_not(run: Run, home: Path, words: Path) -> None:
    (home / "leaves").mkdir(parents=True)
    (home / "leaves" / "small.klv2").write_bytes(klv({"S": 30.0, "AS": 30.0}, ENGLISH))
    text = f"{HORN} AST/ 0/14 0"
    [static] = rows(run("best", text, "--lexicon", words, "--json"))
    [greedy] = rows(run("best", text, "--lexicon", words, "--bot", "greedy", "--json"))
    assert static["leave"] in ("S", "AS")
    assert static["equity"] == static["score"] + 30
    assert "S" not in greedy["leave"]
    assert greedy["equity"] == greedy["score"] > static["score"]


def test_it_starts_without_what_it_does_not_need(home: Path, words: Path) -> None:
    code = (
        "import sys; from tilewright.cli.main import main\n"
        f"main(['best', {HORN + ' AEST/ 0/14 0'!r}, '--lexicon', 'small.txt'], standalone_mode=False)\n"
        "print([name for name in ('rich', 'sqlite3', 'asyncio') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ)
    assert shown.stdout.splitlines()[-1] == "[]"


def test_bots_that_look_ahead_tell_their_chances(run: Run, words: Path) -> None:
    text = f"{HORN} AEIRST?/ 0/14 0"
    options = ("--lexicon", words, "--bot", "kira", "--nodes", 400, "--json")
    one, two = (rows(run("best", text, *options, "--threads", threads)) for threads in (1, 2))
    assert one == two
    [found] = one
    low, high = found["interval"]
    assert 0 < low <= found["win"] <= high < 1
    assert found["samples"] > 10
    assert found["nodes"] >= 400 or len(found["candidates"]) < 3
    assert found["candidates"][0] == {name: found[name] for name in found["candidates"][0]}
    lines = run("best", text, "--lexicon", words, "--bot", "jan", "--nodes", 400).stdout.splitlines()
    assert "wins" in lines[0]
    assert len(lines) > 2
    for bad in (("--seconds", 0), ("--seconds", -1), ("--nodes", 0)):
        assert run("best", text, "--bot", "kira", *bad).exit_code == 2


def test_several_positions_are_answered_one_per_line(run: Run, words: Path) -> None:
    racks = ("AEIRST?", "TRAINER", "QIZA")
    typed = "\n".join(f"{HORN} {rack}/ 0/14 0" for rack in racks) + "\n\n"
    found = rows(run("best", "-", "--lexicon", words, "--json", typed=typed))
    each = [rows(run("best", f"{HORN} {rack}/ 0/14 0", "--lexicon", words, "--json"))[0] for rack in racks]
    assert found == each
    assert (
        len(run("best", "-", "--lexicon", words, "--bot", "jan", "--nodes", 99, typed=typed).stdout.splitlines()) == 3
    )
    assert run("best", "-", typed="\n").exit_code == 2


def test_a_strong_bot_by_another_name(run: Run, words: Path) -> None:
    text = f"{HORN} AEST/ 0/14 0"
    hugo, static = (run("best", text, "--lexicon", words, "--bot", name).stdout for name in ("hugo", "static"))
    assert hugo == static
    assert rows(run("best", f"{HORN} AEST 0 0", "--lexicon", words, "--bot", "kira", "--json")), "alone"


def test_who_does_not_look_ahead_by_the_rules_says_so(run: Run, words: Path) -> None:
    for house in ("double-bag", "palindromes"):
        options = (f"{HORN} AEIRST?/ 0/14 0", "--lexicon", words, "--house", house)
        found = run("best", *options, "--bot", "kira")
        assert found.stderr == "kira does not look ahead by these rules; this is the static player's move.\n"
        assert found.stdout == run("best", *options).stdout
    assert not run("best", f"{HORN} AEST/ 0/14 0", "--lexicon", words, "--bot", "kira", "--nodes", 50).stderr


def test_a_line_that_cannot_be_read_is_named(run: Run, words: Path) -> None:
    result = run("best", "-", "--lexicon", words, typed=f"{HORN} AEST/ 0/14 0\n\nnonsense\n")
    assert (result.exit_code, len(result.stdout.splitlines())) == (2, 1)
    assert result.stderr.startswith("Line 3: The position cannot be read at column ")
