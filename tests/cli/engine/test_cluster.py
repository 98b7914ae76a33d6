"""`--cluster`: the same answer from many machines as from this one, also if some of them die."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.cluster import LocalCluster, local_cluster
from tests.cli.engine.conftest import Run, rows
from tilewright.cli.engine.static_games import StaticMatch
from tilewright.engine.cluster import ClusterUnavailable, connected
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph

APART = ("seconds", "games_per_second", "threads", "cluster")
SEED = ("--seed", 7, "--json")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    with local_cluster(tmp_path_factory.mktemp("cluster")) as running, running.worker(), running.worker():
        yield running


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    """A scheduler that nobody works for yet."""
    with local_cluster(tmp_path_factory.mktemp("bare")) as running:
        yield running


def summary(run: Run, *options: object) -> dict[str, Any]:
    [found] = rows(run("autoplay", *options, *SEED))
    return {name: value for name, value in found.items() if name not in APART}


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(("--games", 1_000, "--bot", "static", "--bot", "greedy", "--pairs"), id="static"),
        pytest.param(("--games", 12, "--game", "junior", "--bot", "thinking", "--bot", "simple"), id="any game"),
    ],
)
def test_a_cluster_plays_the_same_games(
    run: Run, cluster: LocalCluster, words: Path, options: tuple[object, ...]
) -> None:
    options = (*options, "--lexicon", words)
    assert summary(run, *options, "--cluster", cluster.address) == summary(run, *options, "--threads", 1)


def test_a_win_table_of_a_cluster_is_the_same_file(
    run: Run, cluster: LocalCluster, words: Path, tmp_path: Path
) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    for out, how in ((here, ("--threads", 1)), (there, ("--cluster", cluster.address))):
        done = run("train", "win-table", "--games", 600, "--lexicon", words, "--out", out, *how)
        assert done.exit_code == 0, done.output
    assert there.read_bytes() == here.read_bytes()


def test_what_a_dead_worker_had_is_done_by_another(bare: LocalCluster, words: Path) -> None:
    match = StaticMatch(("static", "greedy"), open_graph(str(words)), Rules(), (), seed=7, pairs=True)
    games = match.games()
    with bare.worker() as doomed, connected(bare.address) as crew:
        lots = games.lots(1_440, crew)
        played = [*next(lots)]
        with bare.worker():
            doomed.kill()
            for lot in lots:
                played += lot
    assert played == [result for lot in games.lots(1_440, 1) for result in lot]


def test_a_worker_with_other_values_is_refused(run: Run, bare: LocalCluster, words: Path, tmp_path: Path) -> None:
    leaves = tmp_path / "other" / "leaves"
    leaves.mkdir(parents=True)
    (leaves / "small.klv2").write_bytes(b"other values")
    with bare.worker(TILEWRIGHT_HOME=str(tmp_path / "other")):
        done = run("autoplay", "--games", 10, "--lexicon", words, "--cluster", bare.address)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("A worker of the cluster has other values for small: ")


def test_a_cluster_without_workers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, bare: LocalCluster) -> None:
    monkeypatch.setattr("tilewright.engine.cluster.WORKERS_SECONDS", 0.2)
    with pytest.raises(ClusterUnavailable, match="has no workers"), connected(bare.address):
        pass


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--cluster", "tcp://127.0.0.1:1"), "No Dask scheduler answers at tcp://127.0.0.1:1."),
        (
            ("--cluster", "nonsense://x:1"),
            "A scheduler has an address such as tcp://10.0.0.1:8786, not 'nonsense://x:1'.",
        ),
        (("--cluster", "127.0.0.1:65536"), "A scheduler has an address such as tcp://10.0.0.1:8786, not "),
        (("--cluster", ""), "A scheduler has an address such as tcp://10.0.0.1:8786, not ''."),
        (("--cluster", "tcp://127.0.0.1:1", "--threads", 2), "How much is done at a time is up to the cluster: "),
    ],
)
def test_a_cluster_that_is_not_there_is_said_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, options: tuple[object, ...], says: str
) -> None:
    monkeypatch.setattr("tilewright.engine.cluster.CONNECT_SECONDS", 1.0)
    for command in (("autoplay", "--games", 10), ("train", "win-table")):
        done = run(*command, *options)
        assert done.exit_code == 2
        assert says in done.stderr


def test_without_dask_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = run("autoplay", "--games", 10, "--cluster", "tcp://127.0.0.1:1")
    assert (done.exit_code, done.stderr) == (2, "A cluster needs Dask: pip install 'tilewright[cluster]'.\n")
