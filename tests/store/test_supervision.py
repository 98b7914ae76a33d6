"""A task of the server survives any exception, or ends the process; it never just stops."""

import ast
import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tilewright.store import supervision
from tilewright.store.supervision import Supervisor

SOURCES = Path(supervision.__file__).parents[1]
STARTERS = {"create_task", "ensure_future", "TaskGroup", "run_coroutine_threadsafe"}


def test_nothing_but_the_supervisor_starts_tasks() -> None:
    elsewhere = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in SOURCES.rglob("*.py")
        if path != Path(supervision.__file__)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in STARTERS
    ]
    assert elsewhere == []


async def test_what_is_done_again_and_again_goes_on_after_any_exception_and_fails_only_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.001)
    seen: list[tuple[str, ...]] = []

    tasks, done = Supervisor(), asyncio.Event()

    async def step() -> None:
        seen.append(tasks.failing)
        if len(seen) < 4:
            raise OverflowError("too large for the database")
        if len(seen) == 6:
            done.set()

    with capture_logs() as logs:
        periodic = tasks.every("clock", 0.001, step)
        await done.wait()
        await periodic.stop()
    assert tasks.failures == {"clock": 3}
    assert tasks.ended is None
    assert seen[:6] == [(), ("clock",), ("clock",), ("clock",), (), ()]
    assert [(one["event"], one["task"], one.get("times")) for one in logs] == [
        ("task failed", "clock", 1),
        ("task failed", "clock", 2),
        ("task recovered", "clock", None),
    ]
    assert isinstance(logs[0]["exc_info"], OverflowError)


async def test_a_task_is_begun_again_until_it_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.001)

    tasks, begun = Supervisor(), 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise MemoryError

    await tasks.keep("journal", work)
    assert begun == 3
    assert tasks.failing == ("journal",)  # it has to be calm for a while
    await tasks.keep("table", work, of="g")


async def test_what_fails_at_one_game_does_not_make_the_server_look_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.001)

    tasks, begun = Supervisor(), 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun == 1:
            raise ValueError

    await tasks.keep("table", work, of="g")
    assert tasks.failures == {"table": 1}
    assert tasks.failing == ()
    ended = tasks.keep("table", asyncio.Event().wait, of="g")  # type: ignore[arg-type]
    await asyncio.sleep(0)
    ended.cancel()
    await asyncio.wait({ended})
    assert tasks.ended is None


async def test_a_task_that_is_ended_all_the_same_ends_the_process_with_a_sentence() -> None:
    tasks, told = Supervisor(), list[str]()
    tasks.on_end(told.append)

    async def work() -> None:
        await asyncio.Event().wait()

    task = tasks.keep("journal", work)
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait({task})
    await asyncio.sleep(0)
    assert told == ["The task 'journal' was ended, and the server cannot do without it"]
    late: list[str] = []
    tasks.on_end(late.append)
    assert late == told


async def test_what_runs_once_or_later_is_counted_when_it_fails() -> None:
    tasks = Supervisor()

    async def fails() -> None:
        raise ValueError

    task = tasks.begin("best of g", fails())
    await asyncio.wait({task})
    fired = asyncio.Event()

    def call() -> None:
        fired.set()
        raise ValueError

    tasks.later("time", -1, call)
    await fired.wait()
    assert tasks.failures == {"best": 1, "time": 1}
    with pytest.raises(ValueError):  # noqa: PT011 - its own
        await tasks.begin("opening g", fails(), awaited=True)
    assert tasks.failures == {"best": 1, "time": 1}
