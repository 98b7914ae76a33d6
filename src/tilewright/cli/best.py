"""`tilewright best`: the move a bot would make."""

import click

EPILOG = """\b
Examples:
  tilewright best "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEIRST?/ 0/14 0 lex commons;"
  tilewright best --bot greedy --json - < position.cgp
"""


@click.command(epilog=EPILOG, context_settings={"ignore_unknown_options": True})
@click.argument("cgp", nargs=-1, required=True)
@click.option("--bot", "name", default="static", show_default=True, help="static, or greedy (points only).")
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.")
@click.option(
    "--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; may be repeated."
)
@click.option(
    "--seconds", type=click.FloatRange(0, min_open=True), help="Time limit per move (static bots answer at once)."
)
@click.option("--threads", type=click.IntRange(1, 1024), help="Threads the bot may use (static bots use one).")
@click.option("--json", "as_json", is_flag=True, help="Print the move as one JSON object.")
def command(
    cgp: tuple[str, ...],
    name: str,
    lexicon: str | None,
    house: tuple[str, ...],
    seconds: float | None,  # noqa: ARG001 - for bots that search
    threads: int | None,  # noqa: ARG001 - the same
    as_json: bool,
) -> None:
    """Show the move a bot would make in a position.

    CGP is the position: board, racks (the player to move first), scores, and scoreless turns; use - to read it from
    standard input. Words come from --lexicon, else from the lexicon the position names (lex), else from commons.
    """
    from tilewright.bots.roster import bot  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.asking import asked, asking  # noqa: PLC0415
    from tilewright.cli.engine.telling import NOTHING, fields, print_json, told  # noqa: PLC0415
    from tilewright.lexicons.compiled import open_graph  # noqa: PLC0415

    with asking():
        question = asked(cgp, lexicon, house)
        found = question.best(bot(name, open_graph(question.lexicon), question.rules))
    move = fields(question.position.board, question.rack, found)
    if as_json:
        print_json([move])
    else:
        what = " ".join(told(move)).strip()
        click.echo(f"{what}: score {move['score']}, equity {found.equity:.1f}, leave {move['leave'] or NOTHING}")
