"""Rules that nobody should choose, by the thousand, at a real server: nothing fails, and no game makes others wait."""

import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.web import storm
from tests.web.hosting import Hosted, hosted
from tests.web.rule_sets import RuleSets
from tests.web.sitter import guests
from tilewright.games.kind import kind_of

MANY = int(os.environ.get("TILEWRIGHT_RULE_SETS") or (10_000 if os.environ.get("TILEWRIGHT_ENDURE") else 60))
AT_ONCE = 4
TURNS = 3
IDLE = {"duplicate": {"do": "done"}, "bingo": {"do": "deal"}, "unbuild": None}
GONE = {"duplicate": {"do": "leave"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("rules")) as running:
        yield running


@contextmanager
def printing_its_log(server: Hosted) -> Iterator[None]:
    """A failure shows what the server wrote last."""
    try:
        yield
    except AssertionError as error:
        error.add_note(f"The server's log ends with:\n{server.log[-3000:]}")
        raise


def measured(server: Hosted) -> dict[str, float]:
    families = text_string_to_metric_families(httpx.get(f"{server.url}/metrics", timeout=60).text)
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}


async def posted(http: httpx.AsyncClient, path: str, body: Any, seen: Counter[str]) -> Any:
    """The answer, which is good or a no with a sentence; never a fault."""
    answer = await http.post(path, content=json.dumps(body), headers={"content-type": "application/json"})
    told = answer.json()
    seen[str(told.get("key", answer.status_code))] += 1
    assert answer.status_code < 500, (path, body, answer.text)
    assert answer.is_success or told["says"], (path, body)
    return told if answer.is_success else None


async def play(http: httpx.AsyncClient, proposal: dict[str, Any], seen: Counter[str], chance: Random) -> None:
    """Some turns, the bots taking theirs between, and then the player goes."""
    http.cookies.clear()
    await posted(http, "/api/me", {"name": "Eve"}, seen)  # somebody new, whom no other game binds
    table = await posted(http, "/api/tables", proposal, seen)
    if table is None or table["game"] is None:
        return
    game, kind = table["game"], proposal["kind"]
    moves = f"/api/games/{game}/moves"
    idle = IDLE.get(kind, {"do": "pass"})
    for number in range(TURNS):
        if idle is not None:
            await posted(http, moves, {"seat": 0, "id": f"idle-{number}", "action": idle}, seen)
        await asyncio.sleep(chance.choice((0, 0, 0.05)))
        view = await http.get(f"/api/games/{game}/view", params={"seat": 0})
        assert view.status_code == 200, view.text
    await posted(http, moves, {"seat": 0, "id": "gone", "action": GONE.get(kind, {"do": "resign"})}, seen)
    for path in ("export/log", "export/csv", "export/gcg", "missed"):
        answer = await http.get(f"/api/games/{game}/{path}")
        assert answer.status_code < 500, (path, proposal, answer.text)


async def storm_of_rules(server: Hosted, seed: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    sets, chance = RuleSets(Random(seed)), Random(seed)
    left = iter(range(MANY))

    async def one_after_the_other() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
            for _ in left:
                await play(http, sets.proposal(), seen, chance)

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))
    return seen


def test_no_rules_make_other_games_wait_or_the_server_fail(server: Hosted) -> None:
    with printing_its_log(server):
        seen = asyncio.run(storm_of_rules(server, seed=int(os.environ.get("TILEWRIGHT_SEED", "1"))))
    found = measured(server)
    longest = found["tilewright_longest_step_seconds"]
    print(f"{MANY} rule sets: the longest step took {longest:.3f} s of CPU; {seen}")  # noqa: T201 - for `make endure`
    assert seen["201"] > 2 * MANY, "hardly a game began"
    assert '"fault"' not in server.log
    assert not long_steps(server)
    assert settled(server)["tilewright_busy_tables"] == 0, "somebody waits for an answer that does not come"


def long_steps(server: Hosted) -> list[str]:
    """Of more than 100 ms of CPU, once the server had started and somebody could be kept waiting."""
    _, _, since = server.log.partition('"started"')
    return [line for line in since.splitlines() if '"long step"' in line or '"stuck"' in line]


def settled(server: Hosted) -> dict[str, float]:
    found = measured(server)
    for _ in range(100):
        if not found["tilewright_busy_tables"]:
            break
        asyncio.run(asyncio.sleep(0.1))
        found = measured(server)
    return found


@pytest.mark.seconds(120)
async def test_nonsense_at_sockets_makes_no_game_wait(server: Hosted) -> None:
    with guests(server.url, "Ann", "Ben") as (ann, ben), printing_its_log(server):
        games = {}
        for kind in ("crossword", "duplicate", "junior", "unbuild", "bingo"):
            table = ann.post("/api/tables", kind=kind, places=[{"mine": True}, {"mine": True}])
            games[table["game"]] = kind_of(kind).name
        talks = (storm.talk_nonsense(server, cookie, games, 11, 300) for cookie in (ann.cookie, ben.cookie))
        for answers in await asyncio.gather(*talks):
            assert not [one for one in answers if one.get("key") in {"fault", "busy", "not-kept"}]
    assert not long_steps(server)
