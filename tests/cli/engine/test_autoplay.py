"""`tilewright autoplay`: the same games for the same seed, and figures that add up."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.engine.conftest import Run, rows
from tests.native_vs_python.klv import klv
from tilewright.bots.crossword import roster
from tilewright.bots.result import GameResult
from tilewright.bots.roster import BotDescription
from tilewright.cli.engine.played import MatchReport
from tilewright.cli.engine.static_games import StaticGames, next_lot
from tilewright.cli.engine.tally import MatchTally, Sample, sides_of
from tilewright.core.alphabet import ENGLISH, Alphabet
from tilewright.games.kind import GAMES

TIMES = ("seconds", "games_per_second", "threads")


def summary(run: Run, *options: object) -> dict[str, Any]:
    [found] = rows(run("autoplay", *options, "--json"))
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize(
    ("games", "more"),
    [
        (50, ()),
        (50, ("--pairs",)),
        (51, ("--seats", 3, "--bot", "static", "--bot", "greedy", "--pairs")),
        (50, ("--seats", 4)),
    ],
)
def test_the_same_seed_gives_the_same_games_whatever_the_threads(
    run: Run, words: Path, games: int, more: tuple[object, ...]
) -> None:
    options = ("--games", games, "--lexicon", words, *more)
    one, *others = (summary(run, *options, "--seed", 7, "--threads", threads) for threads in (1, 2, 5))
    assert one["games"] == games
    for other in others:
        assert without_times(other) == without_times(one)
    assert without_times(summary(run, *options, "--seed", 8, "--threads", 1)) | {"seed": 7} != without_times(one)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_by_its_bots(run: Run, game: str) -> None:
    found = summary(run, "--game", game, "--games", 2, "--seed", 3, "--threads", 1)
    assert (found["game"], found["games"]) == (game, 2)
    assert without_times(summary(run, "--game", game, "--games", 2, "--seed", 3, "--threads", 2)) == without_times(
        found
    )


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


@pytest.mark.parametrize("house", [(), ("--house", "jacks", "--threads", 1)], ids=["native", "by the rules"])
def test_bots_share_the_seats_and_the_wins(run: Run, words: Path, house: tuple[object, ...]) -> None:
    options = ("--games", 4, "--lexicon", words, "--seed", 3, "--bot", "static", "--bot", "greedy", "--pairs", *house)
    found = summary(run, *options, "--seats", 3)
    assert (found["games"], found["seats"]) == (6, 3)
    static, greedy = found["bots"]
    assert (static["seats"], greedy["seats"]) == (2, 1)
    assert static["win_rate"] + greedy["win_rate"] == pytest.approx(1, abs=1e-3)
    assert static["wins"] + greedy["wins"] + found["drawn"] == 6
    average = (2 * static["average_score"] + greedy["average_score"]) / 3
    assert found["average_score"] == pytest.approx(average, abs=0.01)
    difference = static["average_score"] - greedy["average_score"]
    assert found["difference"]["points"] == pytest.approx(difference, abs=0.01)


def test_one_bot_at_four_seats_is_four_columns_and_no_difference(run: Run, words: Path) -> None:
    found = summary(run, "--games", 8, "--lexicon", words, "--seats", 4, "--bot", "greedy")
    assert [side["bot"] for side in found["bots"]] == ["greedy"] * 4
    assert "difference" not in found
    assert "win_rate" not in found


def test_without_seats_there_are_as_many_as_bots(run: Run, words: Path) -> None:
    bots = ("--bot", "static", "--bot", "greedy", "--bot", "greedy")
    assert summary(run, "--games", 2, "--lexicon", words, *bots)["seats"] == 3
    assert summary(run, "--games", 2, "--lexicon", words, "--house", "solitaire=one-rack", "--threads", 1)["seats"] == 1


@pytest.mark.parametrize("edition", ["folio", "tile-lock", "large-print", "magnetic"])
def test_any_edition_and_any_house_rule_can_be_played(run: Run, words: Path, edition: str) -> None:
    house = ("--house", "double-bag", "--house", "theme=animals", "--house", "recycling", "--house", "jacks")
    options = ("--games", 2, "--lexicon", words, "--edition", edition, "--seed", 5, *house)
    one, two = (without_times(summary(run, *options, "--threads", threads)) for threads in (1, 2))
    assert one == two
    assert one["score_per_turn"] > 0


def test_ctrl_c_tells_what_was_played_so_far(run: Run, words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = StaticGames.lots

    def interrupted(games: StaticGames, many: int, threads: int) -> Iterator[list[GameResult]]:
        yield next(whole(games, many, threads))
        raise KeyboardInterrupt

    monkeypatch.setattr(StaticGames, "lots", interrupted)
    result = run("autoplay", "--games", 1000, "--lexicon", words, "--json")
    assert result.exit_code == 130
    told = json.loads(result.stdout)
    assert (told["games"], told["interrupted"]) == (16, True)
    assert "interrupted" in result.stderr


def test_ctrl_c_before_the_first_game_is_over(run: Run, words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Iterator[list[GameResult]]:
        raise KeyboardInterrupt

    monkeypatch.setattr(StaticGames, "lots", interrupted)
    result = run("autoplay", "--lexicon", words)
    assert result.exit_code == 130
    assert result.stdout.startswith("0 games in 0.0 s")


class Sulking:
    def choose(self, *_: object) -> None:
        return None


def test_a_bot_that_does_not_play_is_named_with_the_seed_and_the_game(
    run: Run, words: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = dict(roster.BOTS) | {"sulking": BotDescription("does not want to", lambda *_: Sulking())}
    monkeypatch.setattr(roster, "BOTS", bots)
    result = run("autoplay", "--lexicon", words, "--bot", "sulking", "--seed", 12, "--threads", 1)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Game 0 of seed 12 cannot go on: nobody of [0] wants anything")


@pytest.mark.parametrize(("way", "seats"), [("one-rack", 1), ("two-racks", 2)])
def test_bots_play_solitaire(run: Run, words: Path, way: str, seats: int) -> None:
    """R-8.1, R-8.2: with one rack, unless another way is named."""
    named = () if way == "one-rack" else ("--house", f"solitaire={way}")
    found = summary(run, "--game", "solitaire", "--games", 2, "--lexicon", words, "--seed", 1, "--threads", 1, *named)
    assert (found["game"], found["games"], found["seats"]) == ("solitaire", 2, seats)
    assert found["average_score"] > 0


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
        (["--game", "junor"], "There is no game called junor. You can choose junior, "),
        (["--game", "chess"], "There is no game called chess. You can choose crossword, solitaire, duplicate, unbuild"),
        (["--seats", 5], "These rules are for 2 to 4 players, not 5. (R-2.1)"),
        (["--seats", 1, "--house", "jacks"], "These rules are for 2 to 4 players, not 1. (R-2.1)"),
        (["--seats", 2, *["--bot", "static"] * 3], "3 bots are named; 2 play each other."),
        (["--edition", "folios"], "There is no edition called folios."),
        (["--house", "double-bags"], "There is no house rule called double-bags."),
        (["--bot", "hugh"], "There is no bot 'hugh'; there are hugo, "),
        (["--lexicon", "comons"], "There is no lexicon or file named “comons”."),
        (["--games", 0], "0"),
        (["--leaves", "small.txt"], "Give --leaves once for each --bot, in the same order."),
        (["--bot", "greedy", "--leaves", "small.txt"], "Leave values of your own are for static bots"),
        (
            ["--bot", "static", "--leaves", "small.txt"],
            "The leave values in small.txt cannot be used: the file ends in the middle of a number.",
        ),
        (["--seconds", 0], "0"),
        (["--seconds", 1, "--nodes", 9], "Say --seconds or --nodes, not both."),
        (["--sprt", 0, 5], "A test of strength (--sprt) is between two bots."),
        (["--sprt", 5, 0, "--bot", "greedy", "--bot", "static"], "The first number of --sprt is below the second."),
        (["--sprt", 0, 5, "--seats", 3, "--bot", "greedy"], "A test of strength (--sprt) is between two bots."),
        (["--threads", 0], "0"),
        (["--seed", -1], "-1"),
    ],
)
def test_what_it_cannot_do_is_told(run: Run, words: Path, options: list[object], says: str) -> None:
    result = run("autoplay", "--lexicon", words, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr


@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_a_lot_is_of_whole_deals_and_bounded(step: int) -> None:
    lots = [next_lot(lot, seconds, step) for lot in (1, 16, 17, 20_000) for seconds in (0.0, 0.01, 0.3, 9.0)]
    assert all(lot % step == 0 and 12 <= lot <= 20_000 for lot in lots)


def test_one_number_has_no_interval() -> None:
    sample = Sample()
    sample.add(3)
    assert sample.fields("points") == {"points": 3.0, "low": None, "high": None, "confidence": 0.95}


def test_a_test_of_strength_stops_when_it_is_certain(run: Run) -> None:
    options = ("--games", 2000, "--seed", 1, "--pairs", "--bot", "hugo", "--bot", "abel")
    found = summary(run, *options, "--threads", 1, "--sprt", 0, 50)
    assert found["games"] == 32, "the fewest deals"
    assert found["sprt"]["stronger"] is True
    assert found["elo"]["low"] <= found["elo"]["points"] <= found["elo"]["high"]
    assert summary(run, "--games", 4, *options[2:], "--threads", 1)["elo"]["low"] is None, "too few games"
    text = run("autoplay", "--games", 4, *options[2:], "--threads", 1, "--sprt", 0, 50).stdout
    assert "Is hugo stronger by 50 Elo rather than 0? Not certain yet" in text
    assert re.search(r"^difference in Elo +[+-][0-9]+$", text, re.MULTILINE)


def test_a_difference_that_rounds_to_nothing_has_no_minus() -> None:
    tally = MatchTally(sides_of(["static", "greedy"]), games=100, won=Sample(100, 49.999, 40.0))
    [line] = [one for one in MatchReport(tally, {"threads": 1, "seed": 1}, 1.0).lines() if "Elo" in one]
    assert line.split()[3] == "+0"
    assert str(tally.elo()["points"]) == "0.0"


def test_bots_that_look_ahead_play_the_same_games_for_the_same_nodes(run: Run, words: Path) -> None:
    options = ("--games", 2, "--lexicon", words, "--seed", 3, "--bot", "kira", "--bot", "ines", "--nodes", 60)
    one, two = (without_times(summary(run, *options, "--threads", threads)) for threads in (1, 2))
    assert one == two
    assert summary(run, *options[:-2], "--seconds", 0.01, "--threads", 1)["games"] == 2


def test_each_static_bot_may_have_leave_values_of_its_own(run: Run, words: Path, tmp_path: Path) -> None:
    for name, worth in (("one", 9.0), ("two", -9.0)):
        (tmp_path / f"{name}.klv2").write_bytes(klv({"S": worth, "E": worth}, ENGLISH))
    options = ("--games", 20, "--lexicon", words, "--seed", 1, "--pairs", "--bot", "static", "--bot", "static")
    own = ("--leaves", tmp_path / "one.klv2", "--leaves", tmp_path / "two.klv2")
    assert summary(run, *options)["difference"]["points"] == 0
    assert summary(run, *options, *own)["difference"]["points"] != 0


def test_leave_values_of_another_language_are_refused_by_name(run: Run, words: Path, tmp_path: Path) -> None:
    file = tmp_path / "theirs.klv2"
    file.write_bytes(klv({"A": 1.0, "Ø": 1.0}, Alphabet(ENGLISH.letters + "Ø")))
    result = run("autoplay", "--lexicon", words, "--games", 2, "--bot", "static", "--leaves", file)
    assert result.exit_code == 2
    assert (
        "theirs.klv2 cannot be used: the file has values for letter 27, and the alphabet ends at 26." in result.stderr
    )
