"""`tilewright train`: values that the bots play by, made by playing."""

from pathlib import Path

import click

MOST_SEED = 2**64 - 1
EPILOG = """\b
Examples:
  tilewright train leaves
  tilewright train leaves --lexicon club --generations 6 --boards 500 --threads 2
  tilewright train leaves --lexicon club --resume
"""


@click.group("train", epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Make the values that bots play by."""


@command.command(epilog=EPILOG)
@click.option(
    "--lexicon",
    default="commons",
    show_default=True,
    metavar="NAME|FILE",
    help="A lexicon, a file of words, or a KWG file.",
)
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, as eight-tile; needs --out.")
@click.option("--generations", type=click.IntRange(1, 100), help="How often the values are made anew.  [default: 8]")
@click.option("--boards", type=click.IntRange(1, 1_000_000), help="Boards of the last generation.  [default: 1000]")
@click.option("--threads", type=click.IntRange(1, 1024), help="How many boards at a time.  [default: one a core]")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="The same values for the same number.  [default: 1]")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where the KLV2 file goes.")
@click.option("--resume", is_flag=True, help="Go on with a training that was stopped; the outcome is the same.")
@click.option("--anew", is_flag=True, help="Begin again, though a training was stopped; what it had learnt is lost.")
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
    """What tiles are worth when they are kept, learnt from games of the static player against itself.

    Each generation plays games by the values so far, takes a turn of each, and works out what every leave is worth
    there over all racks that it can become; the averages are the new values. They go to leaves/NAME.klv2 in your data
    folder, where the bots look for them. A training can be stopped at any time and gone on with.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.training import TrainingRun  # noqa: PLC0415

    wanted = {"generations": generations, "boards": boards, "seed": seed}
    with asking():
        course = TrainingRun.of(lexicon, house, wanted, threads=threads, out=out, resume=resume, anew=anew)
        click.echo(course.beginning)
        course.run()
    click.echo(f"The values are in {course.out}.")
