"""`tilewright solve`: the highest total with all tiles face up."""

import click

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
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.  [default: commons]")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    help="How long to search.  [default: 60, with --nodes no limit]",
)
@click.option("--nodes", type=click.IntRange(1), help="How many positions to look at; then the same line comes again.")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), default=0, show_default=True, help="Another search.")
@click.option("--threads", type=click.IntRange(1, 1024), help="How many threads to use.  [default: one a core]")
@click.option("--json", "as_json", is_flag=True, help="One object for each play, and one for all.")
@click.option("--out", metavar="FILE", help="Keep the game as FILE.gcg, or as FILE.log with everything in it.")
def command(
    cgp: tuple[str, ...],
    lexicon: str | None,
    seconds: float | None,
    nodes: int | None,
    seed: int,
    threads: int | None,
    as_json: bool,
    out: str | None,
) -> None:
    """Solitaire with all tiles face up: search for the highest total.

    All 100 tiles can be chosen from for every play, up to 7 at a time. The search shows on a terminal how far it is;
    Ctrl-C ends it, and the best line so far is told. CGP is a position to go on from, with empty racks, since every
    tile that is not on the board lies face up; its first score is counted in.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.solving import SolveRequest  # noqa: PLC0415
    from tilewright.cli.engine.telling import print_json  # noqa: PLC0415

    with asking():
        question = SolveRequest.of(cgp, lexicon, seed=seed, out=out)
        answer = question.searched(seconds, nodes, threads)
        if out:
            answer.keep(out)
    if as_json:
        print_json(answer.fields())
    else:
        click.echo("\n".join(answer.lines()))
