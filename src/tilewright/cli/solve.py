"""`tilewright solve`: search for the highest solitaire total with all tiles face up."""

import click

from tilewright.cli.equipment import equipped
from tilewright.store.command_options import FiniteRange

MOST_SEED = 2**64 - 1
EPILOG = """\b
Examples:
  tilewright solve --seconds 60 --threads 2
  tilewright solve --nodes 500 --seed 7 --json
  tilewright solve --seconds 600 --out best.gcg
  tilewright solve "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 / 14/0 0" --seconds 30
"""


@click.command(epilog=EPILOG, context_settings={"ignore_unknown_options": True})
@click.argument("cgp", nargs=-1)
@equipped
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.  [default: commons]")
@click.option(
    "--seconds",
    type=FiniteRange("seconds", 0, above=True),
    help="Time limit.  [default: 60; no limit with --nodes]",
)
@click.option("--nodes", type=click.IntRange(1), help="Number of positions to search; makes the result repeatable.")
@click.option(
    "--seed", type=click.IntRange(0, MOST_SEED), default=0, show_default=True, help="Random seed of the search."
)
@click.option("--threads", type=click.IntRange(1, 1024), help="Number of threads.  [default: one per core]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per play, and one for the total.")
@click.option("--out", metavar="FILE", help="Write the game to FILE.gcg, or to FILE.log as a complete log.")
def command(
    cgp: tuple[str, ...],
    lexicon: str | None,
    seconds: float | None,
    nodes: int | None,
    seed: int,
    threads: int | None,
    as_json: bool,
    out: str | None,
    house: tuple[str, ...],
) -> None:
    """Search for the highest solitaire total with all tiles face up.

    Every play can use up to 7 of all the tiles left. On a terminal the search shows its progress; Ctrl-C stops it and
    prints the best line so far. CGP is a position to continue from, with empty racks, since every tile that is not on
    the board lies face up; its first score is added to the total.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.move_output import print_json  # noqa: PLC0415
    from tilewright.cli.engine.solving import SolveRequest  # noqa: PLC0415

    with asking():
        question = SolveRequest.of(cgp, lexicon, house, seed=seed, out=out)
        answer = question.searched(seconds, nodes, threads)
        if out:
            answer.keep(out)
    if as_json:
        print_json(answer.fields())
    else:
        click.echo("\n".join(answer.lines()))
