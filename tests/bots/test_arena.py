"""Many games by the rules themselves: the same in any number of processes, and what came of each told as it was."""

from collections.abc import Generator
from itertools import chain
from multiprocessing import active_children

import pytest

from tilewright.bots.arena import Arena, ArenaWorker
from tilewright.bots.bot import UnknownBot
from tilewright.bots.crossword import roster
from tilewright.bots.headless import Stuck
from tilewright.bots.result import GameResult
from tilewright.bots.roster import BotDescription, bot_for, bots_for, roster_of
from tilewright.engine.static_player import StaticPlayer
from tilewright.games.crossword.actions import Action, Exchange
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)


def arena(*bots: str, pairs: bool = False, house: tuple[str, ...] = ()) -> Arena:
    return Arena("crossword", roster.rules_for(None, house), bots, WORDS, seed=4, pairs=pairs)


def results(games: Arena, many: int, processes: int = 1) -> list[GameResult]:
    return list(chain.from_iterable(games.lots(many, processes)))


def test_the_number_of_processes_changes_nothing() -> None:
    games = arena("static", "greedy", "greedy", house=("double-bag",))
    assert results(games, 6, processes=2) == results(games, 6)
    assert active_children() == []


def test_one_who_stops_looking_ends_the_processes() -> None:
    lots = arena("static", "static").lots(1_000, 2)
    next(lots)
    assert isinstance(lots, Generator)
    assert len(active_children()) == 2
    lots.close()
    assert active_children() == []


def test_in_pairs_everybody_has_every_seat_with_the_same_tiles() -> None:
    games = results(arena("static", "static", "static", pairs=True), 6)
    for deal in (games[:3], games[3:]):
        assert [game.starter for game in deal] == [0, 1, 2]
        by_seat = [(*game.parts[number:], *game.parts[:number]) for number, game in enumerate(deal)]
        assert by_seat[0] == by_seat[1] == by_seat[2]
    assert games[0].parts != games[3].parts


def test_what_each_did_is_counted() -> None:
    table = ArenaWorker(arena("static", "static"))
    game = table.begun(3)
    state = game.played_out()
    result = table.play(3)
    assert [part.points for part in result.parts] == list(state.scores[::-1])  # game 3: the second player begins
    assert result.winners == tuple(1 - seat for seat in state.phase.winners)  # type: ignore[attr-defined]
    turns = [part.did["turns"] for part in result.parts]
    assert 0 <= turns[1] - turns[0] <= 1
    assert sum(part.did["passes"] for part in result.parts) < sum(turns)


@pytest.mark.no_cover
@pytest.mark.no_cover
def test_static_players_by_the_rules_score_as_they_do_in_the_core() -> None:
    player, rules = StaticPlayer(WORDS), arena("greedy", "greedy")
    core = [points for game in player.against(player, 400, seed=1) for points in game.points]
    ours = [part.points for game in results(rules, 40) for part in game.parts]
    assert sum(ours) / len(ours) == pytest.approx(sum(core) / len(core), rel=0.1)


class Cheating:
    def choose(self, *_: object) -> Action:
        return Exchange("ZZZ")


def test_where_nobody_can_play_they_do_not_exchange_for_ever() -> None:
    few = Arena("crossword", roster.rules_for(None, ()), ("static",) * 2, WordGraph(["QI", "ZZZ"]), seed=4)
    assert all(part.did["exchanges"] + part.did["passes"] > 4 for game in results(few, 4) for part in game.parts)


def test_an_action_that_is_refused_is_told_with_the_seed_and_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "BOTS", {"cheating": BotDescription("wants too much", lambda *_: Cheating())})
    with pytest.raises(Stuck, match=r"game 7 of seed 4 cannot go on: tile-not-held"):
        ArenaWorker(arena("cheating", "cheating")).play(7)


def test_bots_have_names_in_every_game() -> None:
    assert list(bots_for("crossword"))[:2] == ["static", "greedy"]
    assert all(bots_for("crossword").values())
    with pytest.raises(UnknownBot, match="no bot 'x1'; there are static, greedy"):
        bot_for("crossword", "x1", WORDS, roster.rules_for(None, ()))


def test_a_game_without_a_roster_has_no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.bots.roster.find_spec", lambda _: None)
    assert bots_for("crossword") == {}
    assert roster_of("crossword").rules_for(None, ()) == type(roster.rules_for(None, ()))()
    with pytest.raises(ValueError, match="no editions and no house rules"):
        roster_of("crossword").rules_for("folio", ())
