"""`tilewright endgame`: best play by both once the bag is empty."""

from functools import partial

import click

from tilewright.cli.equipment import equipped
from tilewright.store.command_options import FiniteRange

_BOARD = (
    "14D/12X1E/11QI1M/SKEW7U2O/1INERTIAE1HI2L/4E4FAN2I/1G2D2GOAD1U1S/CARPER1LOB2NTH/"
    "1U2F2OR3T2/1Z2i2OI2LI2/AE2N2MELOID2/V2WENNY3PI2/E11E2/R8GORSY1/T5JATOS1TAV"
)
EPILOG = f"""\b
Examples:
  tilewright endgame --seconds 20 "{_BOARD} AABE/?CU 337/500 0"
  tilewright endgame --json - < position.cgp
"""
MOST_SECONDS = 86_400


@click.command(epilog=EPILOG, context_settings={"ignore_unknown_options": True})
@click.argument("cgp", nargs=-1, required=True)
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.")
@click.option(
    "--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; may be repeated."
)
@equipped
@click.option(
    "--seconds",
    type=FiniteRange("seconds", 0, MOST_SECONDS, above=True),
    default=10.0,
    show_default=True,
    help="Time limit.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
def command(cgp: tuple[str, ...], lexicon: str | None, house: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Find best play by both in a position with an empty bag.

    The value is what the player to move gains on the other until the end, with what is left on the racks. It is exact
    if the position is solved within the time; otherwise the depth says how many moves ahead were searched. Ctrl-C ends
    the search with what it has found. With three or four players all racks must be named; each of them plays for their
    own win, and the value is what is gained on the best of the others.
    """
    from tilewright.bots.roster import leaves_for  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.asking import BadInput, asked, asking  # noqa: PLC0415
    from tilewright.cli.engine.move_output import print_json  # noqa: PLC0415
    from tilewright.cli.engine.thinking import line_of, outlook_of  # noqa: PLC0415
    from tilewright.cli.engine.watching import unless_interrupted  # noqa: PLC0415
    from tilewright.cli.saying import there_are  # noqa: PLC0415
    from tilewright.engine.outlook import Effort  # noqa: PLC0415
    from tilewright.engine.thinker import Thinker  # noqa: PLC0415
    from tilewright.lexicons.compiled import open_graph  # noqa: PLC0415

    with asking():
        question = asked(cgp, lexicon, house, whole_games=True)
        outlook = outlook_of(question)
        if outlook.in_bag:
            raise BadInput(f"{there_are(outlook.in_bag, 'tiles')} in the bag; an endgame begins when it is empty.")
        if outlook.seats > 2 and outlook.unseen:
            raise BadInput(f"{there_are(outlook.seats, 'players')}; name the tiles of all of them.")
        if not all(outlook.held):
            raise BadInput("The game is over: a player has no tiles left.")
        words = open_graph(question.lexicon, question.rules.tileset)
        thinker = Thinker(words, question.rules, leaves_for(words))
    found = unless_interrupted(partial(thinker.endgame, outlook, Effort(seconds)))
    assert found.moves[0].spread is not None, "it was searched"
    value = round(found.moves[0].spread) - outlook.scores[0] + max(outlook.scores[1:])
    line = list(line_of(outlook.board, found.line or (found.best,)))
    if as_json:
        print_json([{"value": value, "line": line, "depth": found.depth, "solved": found.is_solved}])
    else:
        how = "solved" if found.is_solved else f"not solved, {found.depth} moves deep"
        click.echo(f"{value:+d}: {', '.join(line)} ({how})")
