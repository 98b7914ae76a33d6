"""`tilewright solve`: the highest total with all tiles face up (R-8.3)."""

from pathlib import Path

import pytest

from tests.cli.engine.conftest import EMPTY, HORN, Run, rows
from tests.cli.terminal import Terminal


def test_each_play_is_an_object_and_the_last_one_is_all_of_it(run: Run, words: Path) -> None:
    *plays, whole = rows(run("solve", "--lexicon", words, "--nodes", 40, "--seed", 3, "--json"))
    assert sum(play["score"] for play in plays) == whole["total"] == plays[-1]["total"]
    assert (len(plays), whole["seed"], whole["positions"]) == (whole["plays"], 3, 40)
    assert set(plays[0]) == {"at", "word", "score", "total"}


def test_the_same_seed_gives_the_same_line(run: Run, words: Path) -> None:
    asked = ("solve", "--lexicon", words, "--nodes", 50, "--json", "--threads")
    assert rows(run(*asked, 1))[:-1] == rows(run(*asked, 2))[:-1]


def test_people_read_plays_and_a_total(run: Run, words: Path) -> None:
    lines = run("solve", "--lexicon", words, "--nodes", 30).stdout.splitlines()
    assert lines[-2].startswith("Total ")
    assert lines[-1].startswith("Looked at 30 positions and ")


def test_a_game_is_kept_that_the_rules_agree_with(run: Run, words: Path, tmp_path: Path) -> None:
    for name in ("best.gcg", "best.log"):
        out = tmp_path / name
        whole = rows(run("solve", "--lexicon", words, "--nodes", 30, "--out", out, "--json"))[-1]
        checked = run("replay", out, "--lexicon", words)
        assert checked.exit_code == 0, checked.output
        assert f"{whole['total']}" in checked.output.replace(",", "")


def test_it_goes_on_from_a_position_and_counts_its_score_in(run: Run, words: Path) -> None:
    *plays, whole = rows(run("solve", HORN, "/", "14/0", 0, "--lexicon", words, "--nodes", 30, "--json"))
    assert plays[0]["total"] == 14 + plays[0]["score"]
    assert whole["total"] == 14 + sum(play["score"] for play in plays)


def test_where_there_is_no_play_it_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "none.txt"
    file.write_text("jjjj", encoding="utf-8")
    result = run("solve", "--lexicon", file, "--seconds", 60)
    assert result.stdout.splitlines()[0] == "There is no play."
    assert result.stdout.splitlines()[-1] == "There is no higher total."


def test_blanks_are_used_where_nothing_else_is_possible(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "three.txt"
    file.write_text("qqq", encoding="utf-8")
    play, whole = rows(run("solve", "--lexicon", file, "--nodes", 20, "--json"))
    assert (play["word"].upper(), whole["total"]) == ("QQQ", 20)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--out", "best.txt"), "A game is kept as .gcg or .log, not as 'best.txt'."),
        (("--out", "nowhere/best.gcg"), "There is no folder for 'nowhere/best.gcg'."),
        ((f"{EMPTY} / 0/0 0", "--out", "best.gcg"), "begins with an empty board"),
        ((f"{EMPTY} AB/ 0/0 0",), "has empty racks."),
        (("15/15 / 0/0 0",), "The position cannot be read at column 1"),
        (("--lexicon", "no-such-list"), "no-such-list"),
        (("--seconds", "0"), "--seconds"),
        (("--nodes", "0"), "--nodes"),
        (("--seed", "-1"), "--seed"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(run: Run, arguments: tuple[str, ...], said: str) -> None:
    result = run("solve", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr


def test_on_a_terminal_it_is_followed_and_ctrl_c_keeps_the_best(home: Path, words: Path) -> None:
    terminal = Terminal(home, "solve", "--lexicon", str(words), "--seconds", "60", "--threads", "1", columns=200)
    terminal.wait_for("(Ctrl-C ends it)")
    terminal.press(b"\x03")
    code, last = terminal.end()
    assert code == 0
    assert "\nTotal " in terminal.raw.replace("\r", "")
    assert last.rstrip().endswith("seed 0, stopped.")
