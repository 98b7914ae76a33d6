"""`tilewright endgame`: best play by both once the bag is empty."""

import click

EPILOG = """\b
Examples:
  tilewright endgame --seconds 20 "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEI/RST 310/302 0"
  tilewright endgame --json - < position.cgp
"""
MOST_SECONDS = 86_400


@click.command(epilog=EPILOG, context_settings={"ignore_unknown_options": True})
@click.argument("cgp", nargs=-1, required=True)
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.")
@click.option(
    "--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; may be repeated."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0, MOST_SECONDS, min_open=True),
    default=10.0,
    show_default=True,
    help="Time limit.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
def command(cgp: tuple[str, ...], lexicon: str | None, house: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Find best play by both in a position with an empty bag.

    The value is what the player to move gains on the other until the end, with what is left on the racks. It is exact
    if the position is solved within the time; otherwise the depth says how many moves ahead were searched.
    """
    from tilewright.bots.roster import leaves_for  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.asking import BadInput, asked, asking  # noqa: PLC0415
    from tilewright.cli.engine.telling import print_json  # noqa: PLC0415
    from tilewright.cli.engine.thinking import line_of, outlook_of  # noqa: PLC0415
    from tilewright.engine.outlook import Effort  # noqa: PLC0415
    from tilewright.engine.thinker import Thinker  # noqa: PLC0415
    from tilewright.lexicons.compiled import open_graph  # noqa: PLC0415

    with asking():
        question = asked(cgp, lexicon, house)
        outlook = outlook_of(question)
        if outlook.seats != 2 or outlook.in_bag:
            raise BadInput("An endgame is for two players, and begins when the bag is empty.")
        if not all(outlook.held):
            raise BadInput("The game is over: a player has no tiles left.")
        words = open_graph(question.lexicon)
        found = Thinker(words, question.rules, leaves_for(words)).endgame(outlook, Effort(seconds))
    best = found.moves[0]
    assert best.spread is not None, "it was searched"
    value = round(best.spread) - outlook.scores[0] + outlook.scores[1]
    line = list(line_of(outlook.board, found.line or (best.move,)))
    if as_json:
        print_json([{"value": value, "line": line, "depth": found.depth, "solved": found.is_solved}])
    else:
        how = "solved" if found.is_solved else f"not solved, {found.depth} moves deep"
        click.echo(f"{value:+d}: {', '.join(line)} ({how})")
