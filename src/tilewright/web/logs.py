"""The server's log, one line per event: JSON for programs, text for people. Never a secret."""

import logging
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from enum import StrEnum
from typing import IO

import structlog
from sqlalchemy.exc import InterfaceError, OperationalError
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

from tilewright.store.database import Unavailable

#: Errors about the machine. Messages of others may contain what somebody typed, drew or knows.
SPEAKABLE = (OSError, Unavailable, OperationalError, InterfaceError, sqlite3.OperationalError, ImportError, MemoryError)
QUIET = ("uvicorn", "litestar", "sqlalchemy", "alembic", "aiosqlite", "asyncio", "websockets")
DEEPEST = 20  # errors in a chain


class Format(StrEnum):
    AUTO = "auto"
    JSON = "json"
    TEXT = "text"


class Lines:
    """Writes the lines. A full disk or a closed pipe loses some of them and must not stop a game."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out

    def msg(self, line: str) -> None:
        with suppress(OSError, ValueError):
            self._out.write(f"{line}\n")
            self._out.flush()

    debug = info = warning = error = critical = msg


def set_up(form: Format = Format.AUTO, out: IO[str] | None = None) -> None:
    """Route all logging, of every library, to one place. Call it once, before the server starts.

    Our own lines do not go through `logging`, which would take a quarter of the time of a small request.
    """
    out = out or sys.stderr
    wants_text = form is Format.TEXT or (form is Format.AUTO and out.isatty())
    ending = _for_people(out.isatty()) if wants_text else _for_programs()
    lines = Lines(out)
    structlog.configure(
        processors=[*_shared(), *ending],
        logger_factory=lambda *_: lines,
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
            foreign_pre_chain=[_first_line, *_shared()],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.captureWarnings(capture=True)


def _shared() -> list[Processor]:
    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.ExceptionRenderer(told),
    ]


def _for_programs() -> list[Processor]:
    return [_in_order, structlog.processors.JSONRenderer()]


def _for_people(colors: bool) -> list[Processor]:
    return [structlog.dev.ConsoleRenderer(colors=colors, pad_event_to=10)]


def _in_order(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    return {**{name: event[name] for name in ("timestamp", "level", "event")}, **event}


def _first_line(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Only the first line: libraries go on with values, which may be anything."""
    event["event"] = str(event["event"]).partition("\n")[0]
    return event


def told(exc_info: ExcInfo) -> str:
    """Where an error occurred and what caused it: files, lines and types, no values.

    >>> try:
    ...     {"rack": "QZ"}["the secret"]
    ... except KeyError as error:
    ...     print(told((KeyError, error, error.__traceback__)).splitlines()[-1])
    KeyError
    """
    parts = []
    for one, why in _chain(exc_info[1]):
        says = f": {one}" if isinstance(one, SPEAKABLE) else ""
        parts.append(f"{why}{''.join(traceback.format_tb(one.__traceback__))}{type(one).__qualname__}{says}")
    return "\n".join(reversed(parts))


def _chain(error: BaseException | None) -> Iterator[tuple[BaseException, str]]:
    """From the last error to the first, each with how it followed from the one before."""
    for _ in range(DEEPEST):
        if error is None:
            return
        before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        yield error, "which led to\n" if before else ""
        error = before
