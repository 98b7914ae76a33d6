"""What is counted while the server runs, for whoever watches over it."""

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

REGISTRY = CollectorRegistry(auto_describe=True)
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS = Histogram(
    "tilewright_request_seconds",
    "Time that requests took, by route.",
    ("method", "route", "status"),
    registry=REGISTRY,
    buckets=_QUICK,
)
ACTIONS = Histogram(
    "tilewright_action_seconds",
    "Time from an action that came in to the turn that was kept and told, by game.",
    ("kind",),
    registry=REGISTRY,
    buckets=_QUICK,
)
DENIED = Counter("tilewright_denied_total", "Actions that were refused, by key.", ("key",), registry=REGISTRY)
SOCKETS = Gauge("tilewright_sockets", "Clients that are connected.", registry=REGISTRY)
DROPPED = Counter("tilewright_dropped_total", "Clients that were shown out, by reason.", ("why",), registry=REGISTRY)
LAG = Histogram(
    "tilewright_loop_lag_seconds",
    "How late the event loop is, looked at four times a second.",
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
    "tilewright_longest_step_seconds", "The most CPU that one step of the event loop has used.", registry=REGISTRY
)
ProcessCollector(registry=REGISTRY)  # CPU, memory and open files


class Measured(CollectorRegistry):
    """All of it at this moment, with what the server counts by itself."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self._server = server

    def text(self) -> bytes:
        return generate_latest(self)

    def collect(self) -> Iterable[Metric]:
        yield from REGISTRY.collect()
        yield from self._tables()
        yield GaugeMetricFamily("tilewright_tasks", "What is begun and not ended.", len(asyncio.all_tasks()))
        yield from self._journal()
        yield from self._supervised()
        yield self._cleared()

    def _tables(self) -> Iterator[Metric]:
        there = self._server.registry.open_tables
        yield GaugeMetricFamily("tilewright_tables", "Games that are in memory.", len(there))
        watching = self._server.hub.watching
        yield GaugeMetricFamily("tilewright_watchers", "Clients at games; at two games, one counts twice.", watching)
        busy = sum(not table.is_quiet for table in there)
        yield GaugeMetricFamily("tilewright_busy_tables", "Games at which an action waits for its answer.", busy)
        thinking = sum(self._server.bot_runner.at_work(table.id) for table in there)
        yield GaugeMetricFamily("tilewright_thinking_tables", "Games at which a bot thinks.", thinking)

    def _cleared(self) -> Metric:
        removed = CounterMetricFamily(
            "tilewright_cleared", "Abandoned tables, games and guests that were removed.", labels=("what",)
        )
        for what in ("tables", "games", "guests"):
            removed.add_metric((what,), self._server.retention.removed[what])
        return removed

    def _journal(self) -> Iterator[Metric]:
        """Turns by commits is how many are kept together."""
        tally = self._server.journal.tally
        for name, says, value in (
            ("turns", "Turns that were kept.", tally.turns),
            ("turns_lost", "Turns that the database did not take, and that did not happen.", tally.lost),
            ("commits", "Groups of turns that were kept together.", tally.groups),
            ("commit_seconds", "Time that keeping them took.", tally.seconds),
        ):
            yield CounterMetricFamily(f"tilewright_{name}", says, value)
        yield GaugeMetricFamily("tilewright_largest_commit", "The most turns in one group so far.", tally.largest)

    def _supervised(self) -> Iterator[Metric]:
        tasks = self._server.tasks
        failures = CounterMetricFamily("tilewright_task_failures", "Failures of tasks, by task.", labels=["task"])
        for name, times in tasks.failures.items():
            failures.add_metric([name], times)
        yield failures
        yield GaugeMetricFamily("tilewright_failing_tasks", "Tasks that do not work now.", len(tasks.failing))
