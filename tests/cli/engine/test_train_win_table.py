"""`tilewright train win-table`: a table where the bots look for it, stopped and gone on with, and what it cannot do."""

from pathlib import Path

import pytest

from tests.cli.engine.conftest import HORN, Run
from tilewright.engine import win_training
from tilewright.engine.win_table import WinTable, win_table_for
from tilewright.engine.win_training import WinTraining

NUMBERS = ("--games", 60, "--seed", 5, "--threads", 1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_training, "AT_A_TIME", 20)


def test_the_table_goes_where_the_bots_look_for_it(run: Run, home: Path, words: Path) -> None:
    result = run("train", "win-table", "--lexicon", words, "--seats", 3, *NUMBERS)
    assert result.exit_code == 0
    assert "Win table of small for 3 seats, seed 5: 60 games." in result.stdout
    assert "On other games the chances were off by" in result.stdout
    table = WinTable.load((home / "wins" / "small-3.json").read_bytes())
    assert win_table_for("small", 3, 7) == table
    assert (table.seats, table.games, len(table.rows)) == (3, 60, 80)
    assert all(abs(sum(gains)) < 0.01 for gains, _ in table.rows)
    assert sum(turns for *_, turns in table.checked) > 100
    assert not list((home / "training").iterdir())


def test_without_one_the_bundled_table_is_used(home: Path) -> None:
    assert win_table_for("small", 2, 7).lexicon == "commons"
    assert win_table_for("small", 4, 9).rack_size == 7
    with pytest.raises(ValueError, match="no win table for 5 seats"):
        win_table_for("small", 5, 7)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bundled_tables_foresee_games_that_they_were_not_made_from(home: Path, seats: int) -> None:
    table = win_table_for("commons", seats, 7)
    assert (table.seats, len(table.rows)) == (seats, 101 - 7 * seats)
    off = [abs(expected - won) for expected, won, turns in table.checked if turns > 5_000]
    assert len(off) > 10
    assert max(off) < 0.03


def test_a_larger_rack_has_a_table_of_its_own(run: Run, home: Path, words: Path) -> None:
    run("train", "win-table", "--lexicon", words, "--house", "eight-tile", *NUMBERS)
    assert win_table_for("small", 2, 8).rack_size == 8
    assert (home / "wins" / "small-2x8.json").exists()


@pytest.mark.parametrize("threads", [1, 2])
def test_who_stops_is_told_how_to_go_on_and_the_outcome_is_the_same(
    run: Run, home: Path, words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: int
) -> None:
    whole, pieces = tmp_path / "whole.json", tmp_path / "pieces.json"
    options = ("--lexicon", words, "--threads", threads)
    assert run("train", "win-table", "--lexicon", words, *NUMBERS, "--out", whole).exit_code == 0
    steps, go_on = iter([True, False]), WinTraining.go_on

    def stopped(training: WinTraining, threads: int) -> int:
        if not next(steps, True):
            raise KeyboardInterrupt
        return go_on(training, threads)

    monkeypatch.setattr(WinTraining, "go_on", stopped)
    result = run("train", "win-table", *options, "--games", 60, "--seed", 5, "--out", pieces)
    assert result.exit_code == 1
    assert f"Stopped after {20 * threads} of 60 games. Go on with: tilewright train win-table" in result.stderr
    refused = run("train", "win-table", *options, "--out", pieces)
    assert refused.exit_code == 2
    assert "A training of pieces.json was stopped: --resume goes on with it, --anew discards it." in refused.stderr
    other = run("train", "win-table", *options, "--resume", "--games", 61, "--out", pieces)
    assert (other.exit_code, other.stderr) == (2, "That training has --games 60, not 61; leave it out with --resume.\n")
    last = run("train", "win-table", *options, "--resume", "--out", pieces)
    assert f"{20 * threads} of them done" in last.stdout
    assert pieces.read_bytes() == whole.read_bytes()
    assert not list(tmp_path.glob("*.training"))


def test_the_table_of_the_plain_game_is_not_written_over(run: Run, home: Path, words: Path, tmp_path: Path) -> None:
    other = run("train", "win-table", "--lexicon", words, "--house", "scoreless=2", *NUMBERS)
    says = "Say with --out where the table goes: wins/small-2.json is that of the plain game.\n"
    assert (other.exit_code, other.stderr) == (2, says)
    file = words.rename(tmp_path / "commons.txt")
    same = run("train", "win-table", "--lexicon", file, *NUMBERS)
    says = "Say with --out where the table goes: wins/commons-2.json is that of the lexicon commons, not of a file.\n"
    assert (same.exit_code, same.stderr) == (2, says)
    assert not (home / "wins").exists()
    out = tmp_path / "own.json"
    assert run("train", "win-table", "--lexicon", file, "--house", "scoreless=2", *NUMBERS, "--out", out).exit_code == 0
    assert WinTable.load(out.read_bytes()).games == 60


def test_what_was_damaged_is_not_gone_on_with(run: Run, home: Path, words: Path) -> None:
    kept = home / "training" / "small-2.wins"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"of no use")
    assert "damaged" in run("train", "win-table", "--lexicon", words, "--resume").stderr
    assert run("train", "win-table", "--lexicon", words, *NUMBERS, "--anew").exit_code == 0
    assert not kept.exists()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--resume"], "There is no training of small-2 to go on with; begin one without --resume."),
        (["--house", "double-bag"], "The engine does not play by double-bag"),
        (["--lexicon", "comons"], "There is no lexicon or file named “comons”."),
        (["--seats", 5], "5"),
        (["--games", 0], "0"),
    ],
)
def test_what_it_cannot_do_is_told(run: Run, words: Path, options: list[object], says: str) -> None:
    result = run("train", "win-table", "--lexicon", words, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr


def test_a_damaged_table_is_named(run: Run, home: Path, words: Path) -> None:
    (home / "wins").mkdir(parents=True)
    file = home / "wins" / "small-2.json"
    for text in ("{", '{"lexicon": "small"}'):
        file.write_text(text)
        result = run("best", f"{HORN} AEST/ 0/14 0", "--lexicon", words, "--bot", "kira")
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("The win table ")
        assert "small-2.json is damaged: " in result.stderr


def test_a_table_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="a gain for each seat"):
        WinTable.load(WinTable("x", 3, 7, (((1.0, -1.0), 5.0),)).save())
    with pytest.raises(ValueError, match="no win table"):
        WinTable.load(WinTable("x", 2, 7, (((1.0, -1.0), -5.0),)).save())
