"""Bots sit at tables as people do, think elsewhere, and nothing that befalls them stops a game."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import textwrap
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.live.staffed import bot_setup, heard_at, staffed, until, words_in
from tests.live.states import duplicate_state, standard_state
from tilewright.core.square import Direction
from tilewright.editions.house import rules_for
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.duplicate import actions as d, events as de
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.games.kind import GAMES
from tilewright.lexicons.plain import WordList
from tilewright.live.server import serving
from tilewright.live.tables.table import ActionRequest, Stale
from tilewright.store.database import sqlite_url

TURN = e.Placed | e.Exchanged | e.Passed
BOTS = {
    "crossword": {0: "static", 1: "alba", 2: "greedy"},
    "duplicate": {0: "top", 1: "casual"},
    "unbuild": {0: "greedy", 1: "greedy"},
    "bingo": {0: "lucky", 1: "canny"},
    "junior": {0: "playful", 1: "thinking"},
}


@pytest.mark.parametrize("game", GAMES)
async def test_bots_alone_play_a_whole_game(tmp_path: Path, game: str) -> None:
    async with staffed(tmp_path) as server:
        table = await server.registry.found(bot_setup(tmp_path, game, BOTS[game]))
        await until(lambda: table.state.is_over)
        await until(lambda: not server.bot_runner.at_work(table.id))


async def test_a_bot_answers_a_person(tmp_path: Path) -> None:
    async with staffed(tmp_path) as server:
        table = await server.registry.found(bot_setup(tmp_path, "crossword", {1: "static"}, people=1))
        async with heard_at(server, table.id) as facts:
            await table.ask(ActionRequest(0, a.Pass()))
            await until(lambda: standard_state(table).turn == 0 and table.n > 1)
            assert [fact.seat for fact in facts if isinstance(fact, TURN)] == [0, 1]
            at = table.n
            await until(lambda: not server.bot_runner.at_work(table.id))
            assert table.n == at, "a bot that may challenge, and need not, is left in peace"


async def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    async with staffed(tmp_path, pace=0.4) as server:
        table = await server.registry.found(bot_setup(tmp_path, "crossword", {0: "static"}, people=1))
        await until(lambda: table.n == 1)
        first, then = await server.journal.since(table.id)
        assert then.at - first.at >= 400


async def test_a_bot_is_given_its_own_view_and_none_of_the_secrets(tmp_path: Path) -> None:
    async with staffed(tmp_path, pace=60) as server:
        table = await server.registry.found(bot_setup(tmp_path, "crossword", {0: "static"}, people=1))
        record = await server.records.find(table.id)
        question = server.bot_runner._question(table, 0)
        assert question.view == table.view(0) != table.view(1)
        sent = pickle.dumps(question)
        assert record is not None
        assert bytes.fromhex(record.seed) not in sent
        assert record.seed.encode() not in sent


async def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    before = set(active_children())
    async with staffed(tmp_path) as server:
        table = await server.registry.found(bot_setup(tmp_path, "junior", BOTS["junior"]))

        def reached(turn: int) -> bool:
            return table.n >= turn

        for turn in (2, 5):
            await until(partial(reached, turn))
            for child in set(active_children()) - before:
                os.kill(child.pid or 0, signal.SIGKILL)
        await until(lambda: table.state.is_over)


async def test_a_bot_whose_actions_are_refused_passes_and_never_runs_in_circles(tmp_path: Path) -> None:
    """The table knows no word that the bot knows, and refuses every play at once."""

    url, nothing = sqlite_url(tmp_path / "g.db"), WordList.read("QQQQ")
    async with serving(url, lambda _: nothing, {}, processes=1, pace=0) as server:
        rules = rules_for("folio", ("challenge=void", "solitaire=two-racks"))
        setup = bot_setup(tmp_path, "crossword", {0: "static", 1: "static"}, rules=rules)
        table = await server.registry.found(setup)
        await until(lambda: table.state.is_over or table.n > 50)
        assert table.state.is_over
        turns = await server.journal.since(table.id, 1)
        assert len(turns) <= 12


async def test_a_bot_that_fails_lets_its_turn_go_by(tmp_path: Path) -> None:
    """It plays with all tiles face up only."""

    async with staffed(tmp_path) as server:
        table = await server.registry.found(bot_setup(tmp_path, "crossword", {1: "solver"}, people=1))
        async with heard_at(server, table.id) as facts:
            await table.ask(ActionRequest(0, a.Exchange(standard_state(table).racks[0].faces[0])))
            await until(lambda: standard_state(table).turn == 0 and table.n == 2)
            assert [fact.seat for fact in facts if isinstance(fact, e.Passed)] == [1]


async def test_a_bot_that_nobody_knows_is_asked_once_and_left_to_the_others(tmp_path: Path) -> None:
    """In Unbuild nobody can pass."""

    async with staffed(tmp_path) as server:
        table = await server.registry.found(bot_setup(tmp_path, "unbuild", {0: "nobody", 1: "nobody"}))
        assert server.bot_runner.at_work(table.id)
        await until(lambda: not server.bot_runner.at_work(table.id))
        assert table.n == 0


async def test_what_others_hand_in_meanwhile_does_not_keep_a_bot_from_it(tmp_path: Path) -> None:
    slip = Slip("HORN", 8, 8, Direction.ACROSS)
    async with staffed(tmp_path, pace=0.2) as server:
        table = await server.registry.found(bot_setup(tmp_path, "duplicate", {1: "top"}, people=1))
        async with heard_at(server, table.id) as facts:
            while not duplicate_state(table).is_done(1):
                await table.ask(ActionRequest(0, d.HandIn(slip)))
                await asyncio.sleep(0.01)
            assert sum(isinstance(fact, de.HandedIn) and fact.seat == 1 for fact in facts) == 1


async def test_a_slip_is_for_its_round_and_no_other(tmp_path: Path) -> None:
    slip = Slip("HORN", 8, 8, Direction.ACROSS)
    async with staffed(tmp_path) as server:
        rules = replace(Rules(), limit=None)
        table = await server.registry.found(bot_setup(tmp_path, "duplicate", {}, people=2, rules=rules))
        await table.ask(ActionRequest(0, d.HandIn(slip), n=0))
        await table.ask(ActionRequest(1, d.HandIn(slip), n=0))
        await server.registry.rest(table.id)
        table = await server.registry.table(table.id)
        await table.ask(ActionRequest(1, d.Done(), n=2))
        await table.ask(ActionRequest(0, d.Done(), n=2))
        assert duplicate_state(table).number == 2
        with pytest.raises(Stale):
            await table.ask(ActionRequest(0, d.HandIn(slip), n=3))
        await table.ask(ActionRequest(0, d.HandIn(slip), n=4))


async def test_at_the_end_no_process_is_left_whatever_it_was_thinking_about(tmp_path: Path) -> None:
    before = set(active_children())
    async with staffed(tmp_path) as server:
        table = await server.registry.found(bot_setup(tmp_path, "unbuild", {0: "search", 1: "search"}))
        await until(lambda: set(active_children()) - before)
        assert server.bot_runner.at_work(table.id)
    assert set(active_children()) == before


def test_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    program = textwrap.dedent(
        f"""
        import time
        from multiprocessing import active_children
        from tilewright.live.bots.processes import BotProcesses, BotRequest

        if __name__ == "__main__":
            minds = BotProcesses(1)
            minds.submit(BotRequest("crossword", "nobody", {words_in(tmp_path)!r}, None, 0, 0, 0, "")).exception()
            print(*(child.pid for child in active_children()), flush=True)
            time.sleep(60)
        """
    )
    file = tmp_path / "server.py"
    file.write_text(program)
    with subprocess.Popen([sys.executable, file], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        child = int(server.stdout.readline())
        server.kill()
    asyncio.run(asyncio.wait_for(until(lambda: not Path(f"/proc/{child}").exists()), 60))
