"""Prometheus metrics."""

import asyncio
from collections.abc import Iterable, Iterator

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from tilewright.live.server import Server
from tilewright.live.tables.offload import TALLY

REGISTRY = CollectorRegistry(auto_describe=True)
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS = Histogram(
    "tilewright_request_seconds",
    "Duration of requests, by route.",
    ("method", "route", "status"),
    registry=REGISTRY,
    buckets=_QUICK,
)
ACTIONS = Histogram(
    "tilewright_action_seconds",
    "Time from an action arriving to its turn being stored and sent, by kind of game.",
    ("kind",),
    registry=REGISTRY,
    buckets=_QUICK,
)
DENIED = Counter("tilewright_denied_total", "Refused actions, by key.", ("key",), registry=REGISTRY)
SOCKETS = Gauge("tilewright_sockets", "Connected clients.", registry=REGISTRY)
DROPPED = Counter("tilewright_dropped_total", "Clients that were disconnected, by reason.", ("why",), registry=REGISTRY)
LAG = Histogram(
    "tilewright_loop_lag_seconds",
    "How late the event loop is, sampled four times a second.",
    registry=REGISTRY,
    buckets=_QUICK,
)
LONG_STEPS = Counter(
    "tilewright_long_steps_total",
    "Steps of the event loop that used more than 100 ms of CPU, by route or kind of game.",
    ("doing",),
    registry=REGISTRY,
)
LONGEST_STEP = Gauge(
    "tilewright_longest_step_seconds", "CPU time of the longest step of the event loop so far.", registry=REGISTRY
)
ProcessCollector(registry=REGISTRY)  # CPU, memory and open files


class Measured(CollectorRegistry):
    """All metrics right now, including those the server keeps itself."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self._server = server

    def text(self) -> bytes:
        return generate_latest(self)

    def collect(self) -> Iterable[Metric]:
        yield from REGISTRY.collect()
        yield from self._tables()
        yield GaugeMetricFamily("tilewright_tasks", "Running tasks.", len(asyncio.all_tasks()))
        yield from self._journal()
        yield from self._supervised()
        yield self._cleared()
        yield from self._offloaded()

    def _tables(self) -> Iterator[Metric]:
        there = self._server.registry.open_tables
        yield GaugeMetricFamily("tilewright_tables", "Games in memory.", len(there))
        watching = self._server.hub.watching
        yield GaugeMetricFamily("tilewright_watchers", "Clients at games; one that watches two counts twice.", watching)
        busy = sum(not table.is_quiet for table in there)
        yield GaugeMetricFamily("tilewright_busy_tables", "Games with an action waiting for its answer.", busy)
        thinking = sum(self._server.bot_runner.at_work(table.id) for table in there)
        yield GaugeMetricFamily("tilewright_thinking_tables", "Games with a bot thinking.", thinking)

    def _cleared(self) -> Metric:
        removed = CounterMetricFamily(
            "tilewright_cleared", "Abandoned tables, games and guests removed.", labels=("what",)
        )
        for what in ("tables", "games", "guests"):
            removed.add_metric((what,), self._server.retention.removed[what])
        return removed

    def _offloaded(self) -> Iterator[Metric]:
        yield CounterMetricFamily("tilewright_offloaded", "Costly judgements done on threads.", TALLY.pieces)
        yield CounterMetricFamily("tilewright_offloaded_seconds", "CPU time that they took.", TALLY.seconds)
        yield GaugeMetricFamily("tilewright_longest_offloaded_seconds", "The longest of them so far.", TALLY.longest)

    def _journal(self) -> Iterator[Metric]:
        """Turns divided by commits is the average group."""
        tally = self._server.journal.tally
        for name, says, value in (
            ("turns", "Turns that were kept.", tally.turns),
            ("turns_lost", "Turns that the database did not take, and that did not happen.", tally.lost),
            ("commits", "Groups of turns that were kept together.", tally.groups),
            ("commit_seconds", "Time that keeping them took.", tally.seconds),
        ):
            yield CounterMetricFamily(f"tilewright_{name}", says, value)
        yield GaugeMetricFamily("tilewright_largest_commit", "The largest group of turns so far.", tally.largest)

    def _supervised(self) -> Iterator[Metric]:
        tasks = self._server.tasks
        failures = CounterMetricFamily("tilewright_task_failures", "Failures of tasks, by task.", labels=["task"])
        for name, times in tasks.failures.items():
            failures.add_metric([name], times)
        yield failures
        yield GaugeMetricFamily("tilewright_failing_tasks", "Tasks that are failing right now.", len(tasks.failing))
