"""Start the server with the chosen options, or say in one sentence why it cannot start."""

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from tilewright.store.command_options import NO, give_up
from tilewright.store.database import Database, Unavailable
from tilewright.store.ownership import sole_owner, sole_server
from tilewright.web import logs
from tilewright.web.config import Config
from tilewright.web.hosting import Address, NotBound, ServerHooks, host as run

if sys.platform != "win32":
    import resource

MANY_FILES = 2**18


def serve(
    host: str,
    port: int,
    proxies: tuple[str, ...],
    *,
    db: str | None,
    origins: tuple[str, ...],
    https: bool,
    open_metrics: bool,
    bot_processes: int | None,
    bot_pace: float,
    bot_seconds: float,
    no_rate_limit: bool,
    page: Path | None,
    log_format: str,
    **limits: int,
) -> None:
    """Run until told to stop. Messages for people go to standard output, the log to standard error."""
    logs.set_up(logs.Format(log_format))
    given: dict[str, Any] = {"db": db, "bot_processes": bot_processes, **limits}
    address = Address(host, port, proxies)
    try:
        config = Config(
            origins=origins,
            secure=https,
            open_metrics=open_metrics,
            bot_pace=bot_pace,
            bot_seconds=bot_seconds,
            no_rate_limit=no_rate_limit,
            page=page,
            **{name: value for name, value in given.items() if value is not None},
        )
        held = sole_server(config.db)
        asyncio.run(_looked_into(config.db))
        listening = address.bound()
    except NotBound as error:
        give_up(f"Cannot listen at {host}, port {port}: {error}. Choose another with --host or --port.")
    except Unavailable as error:
        give_up(f"{error}.")
    except OSError as error:
        give_up(f"The data folder cannot be used: {error}.")
    _take_all_files()
    with held:
        why = run(config, address, listening, ServerHooks(_ready, _stopping))
    if why is not None:
        give_up(f"{why}.", NO)
    click.echo("Stopped. Every turn is kept.")


async def _looked_into(db: str) -> None:
    """Create or migrate the database before anything else, so that a failure is one sentence."""
    async with sole_owner(db):
        await (await Database.opened(db, thoroughly=True)).close()


def _take_all_files() -> None:
    """Each socket is an open file, and many systems start a program with a limit of a thousand."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _ready(url: str) -> None:
    click.echo(f"Tilewright is at {url} - press Ctrl-C to stop")


def _stopping() -> None:
    click.echo("Stopping: answering what was asked. Ctrl-C again does not wait.")
