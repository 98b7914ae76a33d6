"""`tilewright export`: one game of a server as a file."""

from pathlib import Path

import click

from tilewright.store.command_options import db_option, server_packages

EPILOG = """\b
Examples:
  tilewright export hZx0b4kQm7Yc2f1A --out game.jsonl
  tilewright export hZx0b4kQm7Yc2f1A --format gcg > game.gcg
  tilewright replay game.gcg
"""


@click.command(epilog=EPILOG)
@click.argument("game")
@click.option(
    "--format",
    "form",
    type=click.Choice(["log", "gcg", "cgp", "csv"]),
    default="log",
    show_default=True,
    help="log: the complete record of any game; gcg: moves and cgp: final position of the standard game; "
    "csv: results of a duplicate game.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Write to this new file.  [default: standard output]")
@click.option(
    "--unfinished", is_flag=True, help="Export a game that is still being played. The file then shows its racks."
)
@db_option
def command(game: str, form: str, out: Path | None, unfinished: bool, db: str | None) -> None:
    """Write one GAME of a server as a file. GAME is its id, as shown in its address and in the log.

    Turns that were taken back are left out. A game that is still being played has secrets, so it is refused (exit code
    1) unless you add --unfinished; future draws are never in the file.
    """
    with server_packages():
        from tilewright.cli.keeping import write_game  # noqa: PLC0415 - help comes without the server
    write_game(game, form, out, db, unfinished=unfinished)
