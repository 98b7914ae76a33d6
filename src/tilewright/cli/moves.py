"""`tilewright moves`: every move in a position, best first."""

from typing import TYPE_CHECKING

import click

from tilewright.cli.equipment import equipped

if TYPE_CHECKING:
    from tilewright.cli.engine.asking import PositionQuery

TOP = 15
EPILOG = """\b
Examples:
  tilewright moves "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEIRST?/ 0/14 0 lex commons;"
  tilewright moves --all --json - < position.cgp
  tilewright moves 15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEIRSTU?/ 0/14 0 --house eight-tile
"""


@click.command(epilog=EPILOG, context_settings={"ignore_unknown_options": True})
@click.argument("cgp", nargs=-1, required=True)
@click.option("--lexicon", metavar="NAME|FILE", help="A lexicon, a file of words, or a KWG file.")
@click.option("--top", type=click.IntRange(1), metavar="N", help=f"Show only the best N.  [default: {TOP}]")
@click.option("--all", "everything", is_flag=True, help="Show all moves.")
@click.option(
    "--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; may be repeated."
)
@equipped
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line: a play, an exchange or a pass.")
def command(
    cgp: tuple[str, ...], lexicon: str | None, top: int | None, everything: bool, house: tuple[str, ...], as_json: bool
) -> None:
    """List every play, exchange and the pass in a position, with score and equity, best first.

    CGP is the position: board, racks (the player to move first), scores, and scoreless turns; use - to read it from
    standard input. Equity is the score plus the value of the tiles kept. Words come from --lexicon, else from the
    lexicon the position names (lex), else from commons.
    """
    if top and everything:
        raise click.UsageError("Use either --top or --all, not both.")
    from tilewright.bots.roster import bot  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.asking import asked, asking  # noqa: PLC0415
    from tilewright.cli.engine.move_output import fields, print_json  # noqa: PLC0415
    from tilewright.lexicons.compiled import open_graph  # noqa: PLC0415

    with asking():
        question = asked(cgp, lexicon, house)
        player = bot("static", open_graph(question.lexicon, question.rules.tileset), question.rules)
        found = question.ranked(player, None if everything else top or TOP)
    moves = [fields(question.position.board, question.rack, move) for move in found]
    if as_json:
        print_json(moves)
    else:
        _print_table(question, moves)


def _print_table(question: "PositionQuery", moves: list[dict[str, object]]) -> None:
    from tilewright.cli.engine.table import print_moves, print_position  # noqa: PLC0415 - programs need no table

    print_position(question)
    print_moves(moves)
