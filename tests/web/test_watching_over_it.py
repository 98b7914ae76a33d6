"""Health and metrics, for whoever watches over a server."""

import math
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import AsyncTestClient
from prometheus_client.parser import text_string_to_metric_families

from tests.web.browsers import served
from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest
from tilewright.store.database import sqlite_url
from tilewright.web.app import application
from tilewright.web.config import Config

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("watched")) as running:
        yield running


def metrics(server: Hosted) -> dict[str, float]:
    families = text_string_to_metric_families(httpx.get(f"{server.url}/metrics").text)
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}


def test_turns_and_tables_are_counted(server: Hosted) -> None:
    ann = Guest(server.url, "Ann")
    game = ann.post("/api/tables", kind="crossword", places=[{"mine": True}], house=["solitaire=one-rack"])["game"]
    before = metrics(server)
    ann.post(f"/api/games/{game}/moves", seat=0, id="a", action={"do": "pass"})
    after = metrics(server)
    ann.http.close()
    assert after["tilewright_turns_total"] == before["tilewright_turns_total"] + 1
    assert after["tilewright_commits_total"] == before["tilewright_commits_total"] + 1
    assert after["tilewright_commit_seconds_total"] > before["tilewright_commit_seconds_total"]
    assert after["tilewright_tables"] == 1
    assert after["tilewright_busy_tables"] == 0
    assert after["tilewright_turns_lost_total"] == 0
    assert after["process_resident_memory_bytes"] > 1e6


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_metrics_are_not_shown_through_a_proxy(server: Hosted, header: str) -> None:
    assert httpx.get(f"{server.url}/metrics", headers={header: "127.0.0.1"}).status_code == 404


def test_metrics_can_be_opened(tmp_path: Path) -> None:
    with hosted(tmp_path, "--open-metrics", "--proxy", "127.0.0.1") as opened:
        assert httpx.get(f"{opened.url}/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).is_success


def test_every_metric_is_in_the_handbook(server: Hosted) -> None:
    shown = set(re.findall(r"^# TYPE (tilewright_\w+) ", httpx.get(f"{server.url}/metrics").text, re.MULTILINE))
    shown = {name for name in shown if not name.endswith("_created")}  # each counter and histogram has one of these
    assert shown <= set(re.findall(r"`(tilewright_\w+)`", DOCS.read_text()))


async def test_a_server_that_stops_is_not_ready_and_lets_nobody_in(tmp_path: Path) -> None:
    app = application(Config(db=sqlite_url(tmp_path / "games.db")))
    async with AsyncTestClient(app) as client:
        assert (await client.get("/health/ready")).json() == {"status": "ready"}
        await app.state.services.connections.close()
        stopping = await client.get("/health/ready")
        assert (stopping.status_code, stopping.json()["key"]) == (503, "stopping")
        assert (await client.get("/health/live")).status_code == 200


async def test_a_task_that_fails_is_seen_in_the_metrics(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        tasks, operator = server.services.server.tasks, await server.browser_at("127.0.0.1")

        async def shown() -> list[str]:
            text = (await operator.client.get("/metrics")).text
            return re.findall(r"^tilewright_(?:task_failures|failing_tasks).*", text, re.MULTILINE)

        assert await shown() == ["tilewright_failing_tasks 0.0"]
        for _ in range(2):
            tasks.failed("clock", OverflowError(), until=math.inf)
        failures = 'tilewright_task_failures_total{task="clock"} 2.0'
        assert await shown() == [failures, "tilewright_failing_tasks 1.0"]
        tasks.recovered("clock")
        assert await shown() == [failures, "tilewright_failing_tasks 0.0"]
