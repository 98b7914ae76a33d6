"""An analysis of whole games: what was lost and what was luck add up, whatever the threads."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tilewright as tw
from tests.effort import up_to
from tilewright.bots.arena import Arena, ArenaWorker
from tilewright.bots.bot import Budget
from tilewright.bots.crossword.roster import rules_for
from tilewright.coach.analysing import GameCoach
from tilewright.coach.values import Basis, GameAnalysis, Mistake, Phase, Progress
from tilewright.core.refusal import Refused
from tilewright.engine.outlook import Effort
from tilewright.engine.records import Record
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS, "sample")
NODES = 150


def played(
    *bots: str, number: int = 0, house: tuple[str, ...] = (), edition: str | None = None, words: WordGraph = WORDS
) -> tw.Game:
    arena = Arena("crossword", rules_for(edition, house), bots, words, 11, budget=Budget(nodes=100))
    game = ArenaWorker(arena).begun(number)
    game.played_out()
    return tw.Game.of(game.session)  # type: ignore[arg-type]


def analysed(game: tw.Game, nodes: int = NODES, threads: int = 1) -> GameAnalysis:
    return tw.analyse(game, nodes=nodes, threads=threads)


def assert_it_adds_up(game: GameAnalysis) -> None:
    for one in game.players:
        assert one.result - one.start == pytest.approx(one.luck - one.lost + one.gained, abs=1e-9)
        assert one.lost >= 0
    assert sum(one.luck for one in game.players) == pytest.approx(0, abs=1e-9)
    for turn in game.turns:
        assert turn.win_lost >= 0
        assert sum(turn.chances) == pytest.approx(1)
        assert sum(turn.gains) == pytest.approx(0, abs=1e-9)
        assert turn.gains[turn.seat] == pytest.approx(-turn.win_lost, abs=1e-9)


def games() -> Iterator[tw.Game]:
    bots = ("alba", "static", "greedy", "clara")
    for number in range(up_to(3, 200)):
        yield played(*bots[: 2 + number % 3], number=number)


def test_luck_and_losses_add_up_to_the_result() -> None:
    for game in games():
        assert_it_adds_up(analysed(game))


@pytest.mark.parametrize(
    ("edition", "house"),
    [("magnetic", ("jacks",)), (None, ("recycling",)), (None, ("double-bag",)), ("tile-lock", ("eight-tile",))],
)
def test_every_edition_and_house_rule_can_be_analysed(edition: str | None, house: tuple[str, ...]) -> None:
    found = analysed(played("greedy", "static", edition=edition, house=house), nodes=50)
    assert_it_adds_up(found)
    assert any(turn.basis is not Basis.UNKNOWN for turn in found.turns)


def test_the_number_of_threads_changes_no_byte() -> None:
    game = played("alba", "static")
    one, two = (msgspec.json.encode(analysed(game, nodes=400, threads=threads)) for threads in (1, 2))
    assert one == two


def test_phases_follow_the_bag_and_an_endgame_has_no_luck() -> None:
    found = analysed(played("greedy", "static", words=open_graph("commons")))
    phases = [turn.phase for turn in found.turns]
    order = [Phase.OPENING, Phase.MIDDLE, Phase.PRE_ENDGAME, Phase.ENDGAME]
    assert phases == sorted(phases, key=order.index)
    assert phases[:3] == [Phase.OPENING, Phase.OPENING, Phase.MIDDLE]
    endgame = [turn for turn in found.turns if turn.phase is Phase.ENDGAME]
    assert endgame
    assert all(turn.luck == pytest.approx((0, 0)) for turn in endgame)
    assert endgame[-1].spread_lost is not None


def test_a_weak_player_loses_more_by_mistakes_than_a_strong_one() -> None:
    weak, strong = (analysed(played("alba", "static", number=2)).players[seat] for seat in (0, 1))
    assert weak.lost > strong.lost
    assert weak.accuracy < strong.accuracy
    assert weak.mistake_index > strong.mistake_index


def test_a_running_game_says_what_is_best_now() -> None:
    game = tw.Game.new("magnetic", players=("Ann", "Ben"), words=WORDS, seed=3)
    assert analysed(game).turns == ()
    best = game.best_move()
    assert best
    game.play(best)
    found = analysed(game)
    assert found.now is not None
    assert found.now.lines[0].win is not None
    assert not found.is_over
    assert_it_adds_up(found)


def test_a_phony_that_stood_was_a_missed_challenge() -> None:
    game = tw.Game.new(Rules(), players=("Ann", "Ben"), words=WORDS, seed=1)
    game.play(f"8H {game.rack.faces.replace('?', 'E')[:3]}")
    game.pass_turn()
    first, second = analysed(game).turns
    assert first.phony
    assert first.missed_challenge is not None
    assert first.missed_challenge >= 0
    assert second.missed_challenge is None


def test_a_phony_that_was_challenged_counts_as_a_pass_and_shows_its_tiles() -> None:
    game = tw.Game.new(Rules(), players=("Ann", "Ben"), words=WORDS, seed=1)
    tried = game.rack.faces.replace("?", "E")[:3]
    game.play(f"8H {tried}")
    assert game.challenge(by=game.turn)
    best = game.best_move()
    assert best
    game.play(best)
    first, second = analysed(game).turns
    assert (first.withdrawn, first.played.move) == (True, f"8H {tried}")
    assert first.win_lost > 0
    assert sorted("".join(second.known)) == sorted(tried)


def test_of_a_rack_that_is_not_named_nothing_is_judged() -> None:
    text = "#player1 a A\n#player2 b B\n>a: AEHLRT? 8D HALTER +26 26\n>b: ? - +0 0\n"
    game = Record(0, "here", text).read(Rules())
    found = GameCoach(WORDS, Rules(), Effort(nodes=NODES)).game(game.events, game.racks)
    assert [turn.basis for turn in found.turns] == [Basis.SEARCHED, Basis.UNKNOWN]
    assert (found.turns[1].rack, found.turns[1].mistake, found.turns[1].win_lost) == ("", Mistake.NONE, 0)
    assert_it_adds_up(found)


def test_a_position_in_cgp_has_its_best_lines_first() -> None:
    rows = "/".join(["15"] * 15)
    found = tw.analyse(f"{rows} AEHLRT?/ 0/0 0 lex commons;", nodes=500, lines=3, threads=1)
    assert len(found.lines) == len(found.records()) == 3
    assert found.phase is Phase.OPENING
    assert found.records()[0]["move"] == found.lines[0].move


def test_records_are_flat_and_pandas_takes_them() -> None:
    import pandas as pd  # type: ignore[import-untyped]  # noqa: PLC0415 - heavy

    found = analysed(played("alba", "static"), nodes=50)
    frame = pd.DataFrame(found.records())
    assert len(frame) == len(found.turns)
    assert frame["win_lost"].sum() == pytest.approx(sum(one.lost for one in found.players))
    assert set(frame["mistake"]) <= {one.value for one in Mistake}


def test_progress_is_told_and_an_analysis_can_be_awaited() -> None:
    game, told = played("alba", "static"), list[Progress]()

    async def both() -> GameAnalysis:
        return await tw.analyse_async(game, nodes=50, threads=1, follow=told.append)

    assert asyncio.run(both()) == analysed(game, nodes=50)
    assert told[0].done == 0
    assert told[-1].done == told[-1].of == len(analysed(game, nodes=50).turns)


def test_one_player_alone_is_refused() -> None:
    with pytest.raises(Refused, match="seats"):
        analysed(played("greedy", house=("solitaire=one-rack",)))


EMPTY = "/".join(["15"] * 15)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"lines": 0}, "lines: at least 1, not 0"),
        ({"nodes": 0}, "nodes: at least 1, not 0"),
        ({"seconds": 0.0}, "seconds: more than 0, not 0.0"),
        ({"seconds": float("nan")}, "seconds: more than 0, not nan"),
        ({"seconds": 1.0, "nodes": 5}, "seconds or nodes, not both"),
        ({"nodes": 5, "threads": -1}, "threads: 1 to 1,024, not -1"),
    ],
)
def test_what_is_no_effort_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        tw.analyse(f"{EMPTY} AEINRST/ 0/0 0", **options)


def test_a_position_without_a_rack_is_not_analysed_with_tiles_by_chance() -> None:
    with pytest.raises(ValueError, match="the first rack, that of the player to move, is empty"):
        tw.analyse(f"{EMPTY} /AEINRST 0/0 0", nodes=5)
