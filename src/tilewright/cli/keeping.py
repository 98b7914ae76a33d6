"""What an operator does with a server's database besides serving it: backups and exports."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import click

from tilewright.live.refusal import ServerRefusal
from tilewright.live.tables.exporting import ExportFormat, exported
from tilewright.sentences import say
from tilewright.store.backup import backed_up
from tilewright.store.command_options import NO, give_up
from tilewright.store.database import Database, Unavailable
from tilewright.store.journal import Journal
from tilewright.store.location import own_database
from tilewright.store.records import GameRecords

SECRETS = "This game is still being played: the file shows every rack. Do not show it to any player."


@asynccontextmanager
async def _kept(db: str | None) -> AsyncIterator[Database]:
    database = await Database.existing(db or own_database())
    try:
        yield database
    finally:
        await database.close()


def back_up(file: Path, db: str | None) -> None:
    async def copy() -> int:
        async with _kept(db) as database:
            return await backed_up(database, file, _progress())

    try:
        games = asyncio.run(copy())
    except (Unavailable, OSError) as error:
        give_up(f"{error}.")
    click.echo(f"{file}: {games} {'game' if games == 1 else 'games'}, and all that belongs to them.")


def write_game(game: str, form: str, out: Path | None, db: str | None, *, unfinished: bool) -> None:
    async def read() -> tuple[bytes, bool]:
        async with _kept(db) as database:
            return await exported(
                GameRecords(database), Journal(database), game, ExportFormat(form), unfinished=unfinished
            )

    try:
        text, runs = asyncio.run(read())
        if runs:
            click.echo(SECRETS, err=True)
        if out is None:
            sys.stdout.buffer.write(text)
        else:
            with out.open("xb") as file:
                file.write(text)
    except ServerRefusal as error:
        give_up(say(error.key, error.facts), NO)
    except FileExistsError:
        give_up(f"{out} is there already.")
    except (Unavailable, OSError) as error:
        give_up(f"{error}.")


def _progress() -> Callable[[int], None]:
    """A progress line, on a terminal only."""
    if not sys.stderr.isatty():
        return lambda _: None
    return lambda rows: click.echo(f"\r{rows} rows copied ...", nl=False, err=True)
