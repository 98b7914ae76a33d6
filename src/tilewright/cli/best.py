"""`tilewright best`: the move a bot would make."""

import click

from tilewright.cli.equipment import equipped
from tilewright.store.command_options import FiniteRange

MOST_SECONDS, MOST_NODES = 86_400, 10**12
EPILOG = """\b
Examples:
  tilewright best "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEIRST?/ 0/14 0 lex commons;"
  tilewright best --bot greedy --json - < positions.cgp
  tilewright best --bot kira --seconds 3 --threads 2 "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEIRST?/ 0/14 0"
"""


@click.command(epilog=EPILOG, context_settings={"ignore_unknown_options": True})
@click.argument("cgp", nargs=-1, required=True)
@click.option(
    "--bot",
    "name",
    default="static",
    show_default=True,
    help="static (or hugo), greedy (points only), or one that looks ahead: ines, jan, kira.",
)
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.")
@click.option(
    "--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; may be repeated."
)
@equipped
@click.option(
    "--seconds",
    type=FiniteRange("seconds", 0, MOST_SECONDS, above=True),
    default=1.0,
    show_default=True,
    help="How long a bot that looks ahead may think.",
)
@click.option(
    "--nodes",
    type=click.IntRange(1, MOST_NODES),
    help="How many moves it may look at instead; then every machine gives the same answer.",
)
@click.option("--threads", type=click.IntRange(1, 1024), default=1, show_default=True, help="Threads it may use.")
@click.option("--json", "as_json", is_flag=True, help="Print the move as one JSON object.")
def command(
    cgp: tuple[str, ...],
    name: str,
    lexicon: str | None,
    house: tuple[str, ...],
    seconds: float,
    nodes: int | None,
    threads: int,
    as_json: bool,
) -> None:
    """Show the move a bot would make in a position.

    CGP is the position: board, racks (the player to move first), scores, and scoreless turns; use - to read positions
    from standard input, one per line, each of which is answered with a line. Words come from --lexicon, else from the
    lexicon the position names (lex), else from commons. A bot that looks ahead also says how likely it is to win with
    each of its candidates.
    """
    from tilewright.cli.engine.asking import asking, typed  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.move_output import print_json  # noqa: PLC0415
    from tilewright.cli.engine.thinking import judged, judged_fields, judged_lines  # noqa: PLC0415
    from tilewright.engine.outlook import Effort  # noqa: PLC0415

    many = cgp == ("-",)
    with asking():
        for question in typed(cgp, lexicon, house):
            found = judged(question, name.lower(), Effort(seconds, nodes, threads))
            if as_json:
                print_json([judged_fields(question, found)])
            else:
                lines = list(judged_lines(question, found))
                click.echo(lines[0] if many else "\n".join(lines))
