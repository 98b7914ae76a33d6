"""`tilewright train`: learn the values that bots play by."""

from pathlib import Path

import click

from tilewright.cli.equipment import equipped

MOST_SEED = 2**64 - 1
EPILOG = """\b
Examples:
  tilewright train leaves --lexicon club
  tilewright train win-table --lexicon club
"""
LEAVES_EPILOG = """\b
Examples:
  tilewright train leaves
  tilewright train leaves --lexicon club --generations 6 --boards 500 --threads 2
  tilewright train leaves --lexicon club --resume
"""
WIN_TABLE_EPILOG = """\b
Examples:
  tilewright train win-table --lexicon club --seats 3
  tilewright train win-table --lexicon club --games 20000 --threads 2
  tilewright train win-table --lexicon club --resume
  tilewright train win-table --house scoreless=2 --out short.json
  tilewright train win-table --lexicon club --cluster tcp://10.0.0.1:8786
"""


@click.group("train", epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Train the values that bots play by."""


@command.command(epilog=LEAVES_EPILOG)
@click.option(
    "--lexicon",
    default="commons",
    show_default=True,
    metavar="NAME|FILE",
    help="A lexicon, a file of words, or a KWG file.",
)
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; needs --out.")
@equipped
@click.option("--generations", type=click.IntRange(1, 100), help="Number of generations.  [default: 8]")
@click.option(
    "--boards", type=click.IntRange(1, 1_000_000), help="Number of boards in the last generation.  [default: 1000]"
)
@click.option("--threads", type=click.IntRange(1, 1024), help="Number of boards at a time.  [default: one per core]")
@click.option(
    "--seed",
    type=click.IntRange(0, MOST_SEED),
    help="Random seed: the same number gives the same values.  [default: 1]",
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where to write the KLV2 file.")
@click.option("--resume", is_flag=True, help="Continue a training run that was stopped; the result is the same.")
@click.option("--anew", is_flag=True, help="Start over and discard a training run that was stopped.")
def leaves(
    lexicon: str,
    house: tuple[str, ...],
    generations: int | None,
    boards: int | None,
    threads: int | None,
    seed: int | None,
    out: Path | None,
    resume: bool,
    anew: bool,
) -> None:
    """Learn what kept tiles are worth from games of the static player against itself.

    Each generation plays games with the values so far, picks one turn of each, and computes what every leave is worth
    there over all racks it can become; the averages are the new values. They are written to leaves/NAME.klv2 in your
    data folder, where the bots look for them. You can stop a training run at any time and continue it later.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.training import TrainingRun  # noqa: PLC0415

    wanted = {"generations": generations, "boards": boards, "seed": seed}
    with asking():
        course = TrainingRun.of(lexicon, house, wanted, threads=threads, out=out, resume=resume, anew=anew)
        click.echo(course.beginning)
        course.run()
    click.echo(f"The values are in {course.file}.")


@command.command("win-table", epilog=WIN_TABLE_EPILOG)
@click.option(
    "--lexicon",
    default="commons",
    show_default=True,
    metavar="NAME|FILE",
    help="A lexicon, a file of words, or a KWG file.",
)
@click.option(
    "--house",
    multiple=True,
    metavar="NAME[=VALUE]",
    help="A house rule, such as eight-tile; one that leaves the rack as it is needs --out.",
)
@equipped
@click.option("--seats", type=click.IntRange(2, 4), default=2, show_default=True, help="Number of seats.")
@click.option("--games", type=click.IntRange(1, 100_000_000), help="Number of games.  [default: 100000]")
@click.option("--threads", type=click.IntRange(1, 1024), help="Number of games at a time.  [default: one per core]")
@click.option(
    "--seed", type=click.IntRange(0, MOST_SEED), help="Random seed: the same number gives the same table.  [default: 1]"
)
@click.option(
    "--cluster", metavar="ADDRESS", help="Play on a Dask cluster, such as tcp://10.0.0.1:8786, instead of this machine."
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where to write the table.")
@click.option("--resume", is_flag=True, help="Continue a training run that was stopped; the result is the same.")
@click.option("--anew", is_flag=True, help="Start over and discard a training run that was stopped.")
def win_table(
    lexicon: str,
    house: tuple[str, ...],
    seats: int,
    games: int | None,
    threads: int | None,
    seed: int | None,
    cluster: str | None,
    out: Path | None,
    resume: bool,
    anew: bool,
) -> None:
    """Learn how likely a player is to win from games of the static player against itself.

    The table says, for each number of tiles in the bag, what players still gain, on average and how widely it varies.
    It is written to wins/ in your data folder, where the bots that look ahead find it, and then checked on games that
    it was not made from. You can stop a training run at any time and continue it later.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.win_training import WinTableRun, checked_line  # noqa: PLC0415

    wanted = {"games": games, "seed": seed}
    with asking():
        course = WinTableRun.of(
            lexicon, house, seats, wanted, threads=threads, out=out, resume=resume, anew=anew, cluster=cluster
        )
        click.echo(course.beginning)
        table = course.run()
    click.echo(checked_line(table))
    click.echo(f"The table is in {course.file}.")
