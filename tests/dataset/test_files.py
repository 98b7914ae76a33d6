"""The Parquet file: the same whatever the threads and the interruptions, and the same to all who read it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.effort import up_to
from tilewright.cli.engine import recording
from tilewright.cli.main import main
from tilewright.dataset import file as file_module
from tilewright.engine.cluster import Cluster
from tilewright.session.reading import records_in
from tilewright.testing import SAMPLE_WORDS

RECORD = """#player1 ann Ann
#player2 ben Ben
>ann: AEHLRT? 8D HALTER +26 26
>ben: ABCDEFG -CFG +0 0
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("words.txt").write_text("\n".join(SAMPLE_WORDS))


def run(*arguments: object) -> Result:
    result = CliRunner().invoke(main, [str(one) for one in arguments])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def autoplay(out: str, games: int, *more: object) -> Result:
    return run("autoplay", "--games", games, "--lexicon", "words.txt", "--seed", 5, "--out", out, *more)


def read(name: str) -> bytes:
    return Path(name).read_bytes()


def test_the_number_of_threads_changes_no_byte() -> None:
    assert autoplay("one.parquet", 6, "--threads", 1).exit_code == 0
    assert autoplay("two.parquet", 6, "--threads", 2).exit_code == 0
    assert read("one.parquet") == read("two.parquet")
    assert not Path("one.parquet.parts").exists()


def test_an_interrupted_run_goes_on_and_ends_in_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_module, "PART", 2)
    monkeypatch.setattr(file_module, "GROUP", 3)
    whole = autoplay("whole.parquet", 8, "--threads", 1)

    class Interrupted(recording.RecordedGames):
        def lots(self, games: int, processes: int | Cluster) -> Iterator[Any]:
            for number, lot in enumerate(super().lots(games, processes)):
                if number == 5:
                    raise KeyboardInterrupt
                yield lot

    with monkeypatch.context() as patch:
        patch.setattr("tilewright.cli.engine.match.RecordedGames", Interrupted)
        first = autoplay("again.parquet", 8, "--threads", 1)
    assert first.exit_code == 130
    assert "Repeat the command to go on" in first.stderr
    assert not Path("again.parquet").exists()
    Path("again.parquet.parts/000000000004.parquet").write_bytes(b"broken")
    second = autoplay("again.parquet", 8, "--threads", 1)
    assert read("again.parquet") == read("whole.parquet")
    assert second.stdout.splitlines()[1:-1] == whole.stdout.splitlines()[1:-1]  # the statistics are of all games


def test_a_run_that_was_killed_goes_on() -> None:
    program = "from tilewright.dataset import file; file.PART = 3; from tilewright.cli.main import main; main()"
    command = [sys.executable, "-c", program, "autoplay", "--games", "1000", "--lexicon", "words.txt"]
    options = ["--seed", "5", "--threads", "1", "--candidates", "0", "--out", "killed.parquet"]
    with subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        until = time.monotonic() + 50
        while not list(Path("killed.parquet.parts").glob("*.parquet")):
            assert time.monotonic() < until
            time.sleep(0.05)
        os.kill(process.pid, signal.SIGKILL)
    games = int(max(Path("killed.parquet.parts").glob("*.parquet")).stem) + 5
    assert autoplay("killed.parquet", games, "--threads", 1, "--candidates", 0).exit_code == 0
    assert autoplay("fresh.parquet", games, "--threads", 1, "--candidates", 0).exit_code == 0
    assert read("killed.parquet") == read("fresh.parquet")


def test_without_a_seed_a_run_goes_on_with_the_one_it_had() -> None:
    file_module.ParquetFile(Path("a.parquet"), {"seed": 77}).open()
    assert recording.seed_for(Path("a.parquet"), None) == 77
    assert recording.seed_for(Path("a.parquet"), 3) == 3


def test_what_cannot_be_written_is_said_in_a_sentence() -> None:
    assert autoplay("a.parquet", 1, "--threads", 1).exit_code == 0
    again = autoplay("a.parquet", 1)
    assert (again.exit_code, again.stderr) == (2, "The file a.parquet exists already; name another, or remove it.\n")
    file_module.ParquetFile(Path("b.parquet"), {"seed": 77}).open()
    assert "is left of a run with other options" in autoplay("b.parquet", 1).stderr
    assert "those of duplicate cannot" in run("autoplay", "--game", "duplicate", "--out", "d.parquet").stderr
    assert run("autoplay", "--candidates", 3).exit_code == 2
    assert autoplay("none/there.parquet", 1).exit_code == 2


def test_without_pyarrow_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = autoplay("a.parquet", 1)
    assert refused.exit_code == 2
    assert refused.stderr == "Parquet files need the package pyarrow: pip install 'tilewright[data]'.\n"
    assert run("dataset", ".", "--out", "a.parquet").exit_code == 2


def test_pandas_polars_and_duckdb_read_the_same_totals() -> None:
    import duckdb  # noqa: PLC0415 - heavy
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415
    import polars as pl  # noqa: PLC0415

    games = up_to(6, 1_000)
    told = autoplay("games.parquet", games, "--candidates", 4, "--json")
    assert told.exit_code == 0
    frame, columns = pd.read_parquet("games.parquet"), pl.read_parquet("games.parquet")
    query = "select count(distinct game), count(*), sum(score), sum(equity), sum(len(candidates)) from 'games.parquet'"
    found = duckdb.connect().execute(query).fetchall()[0]
    listed = frame.candidates.map(len).sum()
    in_pandas = (frame.game.nunique(), len(frame), frame.score.sum(), frame.equity.sum(), listed)
    total = columns.select(pl.col("score").sum(), pl.col("equity").sum(), pl.col("candidates").list.len().sum())
    in_polars = (columns["game"].n_unique(), len(columns), *total.row(0))
    assert found[:3] == in_pandas[:3] == in_polars[:3]
    assert found[0] == games
    assert found[4] == in_pandas[4] == in_polars[4]
    assert found[3] == pytest.approx(in_pandas[3])
    assert found[3] == pytest.approx(in_polars[3])


def test_a_folder_of_records_becomes_a_table_and_bad_ones_are_named() -> None:
    for name, text in {"a": RECORD, "b": RECORD + RECORD, "bad": RECORD.replace("+26 26", "+29 29")}.items():
        Path("games").mkdir(exist_ok=True)
        Path(f"games/{name}.gcg").write_text(text)
    options = ("--lexicon", "words.txt", "--out", "games.parquet")
    told = run("dataset", "games", "none.gcg", *options, "--threads", 2)
    assert told.exit_code == 0
    lines = told.stdout.splitlines()
    assert lines[:2] == ["3 games and 6 moves of 4 files are in games.parquet.", "Refused: 2"]
    assert lines[2].startswith("  games/bad.gcg, game 1: line 3: ")
    assert lines[3] == "  none.gcg: the file cannot be read: No such file or directory"


def test_a_folder_gives_each_game_once_and_an_empty_file_is_named() -> None:
    """A folder may be called like a file, and hold links to itself, pipes that nobody fills and what systems hide."""
    club = Path("games/club.gcg")
    club.mkdir(parents=True)
    (club / "one.gcg").write_text(RECORD)
    (club / "empty.gcg").write_text("")
    (club / "._one.gcg").write_bytes(b"\0\5\26\7")
    (club / "again").symlink_to("..", target_is_directory=True)
    os.mkfifo(club / "pipe.gcg")
    os.mkfifo(club / "pipe.json")
    told = run("dataset", "games", "--lexicon", "words.txt", "--out", "games.parquet", "--threads", 1)
    assert told.stdout.splitlines() == [
        "1 game and 2 moves of 2 files are in games.parquet.",
        "Refused: 1",
        "  games/club.gcg/empty.gcg: the file is empty",
    ]
    assert len(list(records_in(Path("games")))) == 1


def test_where_no_game_can_be_read_nothing_is_written() -> None:
    Path("empty").mkdir()
    assert run("dataset", "empty", "--out", "a.parquet").exit_code == 2
    told = run("dataset", "none.gcg", "--lexicon", "words.txt", "--out", "a.parquet")
    assert told.exit_code == 2
    assert told.stdout.startswith("No game could be read")
    assert [one.name for one in Path().iterdir() if "parquet" in one.name] == []
