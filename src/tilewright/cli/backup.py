"""`tilewright backup`: everything a server stores, in one file."""

from pathlib import Path

import click

from tilewright.store.command_options import db_option, server_packages

EPILOG = """\b
Examples:
  tilewright backup games-monday.db
  tilewright backup /backups/games.db --db postgresql://tilewright@localhost/games
  tilewright serve --db sqlite:///games-monday.db

A backup is a database: to restore it, serve it or a copy of it.
"""


@click.command(epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path))
@db_option
def command(file: Path, db: str | None) -> None:
    """Copy all games, people and clubs of a running server into FILE, as a snapshot of one moment.

    An existing file is never overwritten, and a failed backup leaves no file. The backup holds the secrets of running
    games: keep it where players cannot read it.
    """
    with server_packages():
        from tilewright.cli.keeping import back_up  # noqa: PLC0415 - help comes without the server
    back_up(file, db)
