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
    help="log holds everything, of every game; gcg the moves and cgp the board of the standard game; "
    "csv the results of a duplicate game.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Write it to this new file.  [default: to the terminal]")
@click.option("--unfinished", is_flag=True, help="Even if it is still being played. Its racks are in the file then.")
@db_option
def command(game: str, form: str, out: Path | None, unfinished: bool, db: str | None) -> None:
    """Write a GAME of a server as a file, by its name, which stands in its address and in the log.

    What was taken back is left out. A game that is still being played has secrets, so it is refused (exit code 1)
    unless you ask for it; what the dice will bring is never in the file.
    """
    with server_packages():
        from tilewright.cli.keeping import write_game  # noqa: PLC0415 - help comes without the server
    write_game(game, form, out, db, unfinished=unfinished)
