"""`tilewright autoplay`: the same games for the same seed, and figures that add up."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli_engine.conftest import Run, rows
from tilewright.cli.engine.match import _next_lot
from tilewright.cli.engine.tally import Sample

TIMES = ("seconds", "games_per_second", "threads")


def summary(run: Run, *options: object) -> dict[str, Any]:
    [found] = rows(run("autoplay", *options, "--json"))
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize("pairs", [(), ("--pairs",)])
def test_the_same_seed_gives_the_same_games_whatever_the_threads(run: Run, words: Path, pairs: tuple[str, ...]) -> None:
    options = ("--games", 50, "--lexicon", words, "--seed", 7, *pairs)
    one, *others = (summary(run, *options, "--threads", threads) for threads in (1, 2, 5))
    assert one["games"] == 50
    for other in others:
        assert without_times(other) == without_times(one)
    assert without_times(summary(run, *options[: -1 - len(pairs)], 8, *pairs, "--threads", 1)) != without_times(one)


def test_the_figures(run: Run, words: Path) -> None:
    found = summary(run, "--games", 30, "--lexicon", words, "--seed", 1, "--bot", "static", "--bot", "greedy")
    assert (found["games"], found["pairs"], found["seed"], found["lexicon"]) == (30, False, 1, "small")
    first, second = found["bots"]
    assert (first["bot"], second["bot"]) == ("static", "greedy")
    assert first["wins"] + second["wins"] + found["drawn"] == 30
    assert found["average_score"] == pytest.approx((first["average_score"] + second["average_score"]) / 2, abs=0.01)
    difference = found["difference"]
    assert difference["points"] == pytest.approx(first["average_score"] - second["average_score"], abs=0.01)
    assert difference["low"] <= difference["points"] <= difference["high"]
    assert 0 <= found["first_player_win_rate"] <= 1
    assert found["games_per_second"] > 0
    assert found["score_per_turn"] > 0


def test_in_pairs_equals_are_equal(run: Run, words: Path) -> None:
    found = summary(run, "--games", 19, "--lexicon", words, "--seed", 1, "--pairs")
    assert found["games"] == 20
    assert found["difference"] == {"points": 0.0, "low": 0.0, "high": 0.0, "confidence": 0.95}
    assert found["win_rate"]["first_bot"] == 0.5


def test_people_read_a_table(run: Run, words: Path) -> None:
    result = run("autoplay", "--games", 1, "--lexicon", words, "--house", "eight-tile")
    assert result.exit_code == 0
    for what in ("games/s", "seed", "average score", "score per turn", "bingos a game", "first player wins"):
        assert what in result.stdout
    assert "difference in points" in run("autoplay", "--games", 4, "--lexicon", words).stdout


def test_without_leave_values_it_says_so(run: Run, home: Path, words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.bots.roster.BOX", home)
    assert "no leave values for small" in run("autoplay", "--games", 2, "--lexicon", words).stdout
    assert "no leave values" not in run("autoplay", "--games", 2, "--lexicon", words, "--bot", "greedy").stdout


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--game", "bingo"], "Bots do not play 'bingo' by themselves; there is crossword."),
        (["--seats", 3], "Bots play each other with 2 seats, not 3."),
        (["--bot", "static", "--bot", "greedy", "--bot", "static"], "3 bots are named; 2 play each other."),
        (["--bot", "deep"], "There is no bot 'deep'; there are static, greedy."),
        (["--lexicon", "comons"], "The lexicon comons: is no lexicon"),
        (["--house", "double-bag"], "The engine does not play by double-bag"),
        (["--games", 0], "0"),
        (["--threads", 0], "0"),
        (["--seed", -1], "-1"),
    ],
)
def test_what_it_cannot_do_is_told(run: Run, words: Path, options: list[object], says: str) -> None:
    result = run("autoplay", "--lexicon", words, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr


def test_a_lot_is_even_and_bounded() -> None:
    lots = [_next_lot(lot, seconds) for lot in (1, 16, 17, 20_000) for seconds in (0.0, 0.01, 0.3, 9.0)]
    assert all(lot % 2 == 0 and 16 <= lot <= 20_000 for lot in lots)


def test_one_number_has_no_interval() -> None:
    sample = Sample()
    sample.add(3)
    assert sample.fields("points") == {"points": 3.0, "low": None, "high": None, "confidence": 0.95}
