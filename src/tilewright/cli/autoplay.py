"""`tilewright autoplay`: bot against bot, and what came of it."""

from typing import Any

import click

MOST_SEED = 2**64 - 1
MOST_GAMES = 1_000_000_000
INTERRUPTED = 130
EPILOG = """\b
Examples:
  tilewright autoplay --games 1000
  tilewright autoplay --games 10000 --bot static --bot greedy --pairs --seed 1
  tilewright autoplay --games 1000 --seats 4 --bot static --bot greedy
  tilewright autoplay --games 100 --edition magnetic --house jacks --house double-bag
  tilewright autoplay --games 100 --bot clara --bot alba --pairs
  tilewright autoplay --games 100 --game solitaire --bot hugo
  tilewright autoplay --games 100 --game junior --bot thinking --bot simple
  tilewright autoplay --games 1000 --lexicon words.txt --threads 2 --json
"""


@click.command(epilog=EPILOG)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="How many games.")
@click.option(
    "--game", default="crossword", show_default=True, help="crossword, solitaire, duplicate, junior, unbuild, bingo."
)
@click.option("--edition", help="folio, tile-lock, large-print or magnetic.  [default: folio]")
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, as eight-tile; may be given again.")
@click.option(
    "--seats",
    type=click.IntRange(1, 1000),
    help="How many play each other, 2 to 4.  [default: as many as are named, and 2 at least]",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="A bot of that game, as static, greedy (points alone) or a level, abel to hugo. "
    "One sits at all seats; fewer than seats sit in turn, as A B A.",
)
@click.option(
    "--pairs",
    is_flag=True,
    help="Each deal once for every seat, the bots moving on; the games are made a whole number.",
)
@click.option(
    "--lexicon",
    default="commons",
    show_default=True,
    metavar="NAME|FILE",
    help="A lexicon, a file of words, or a KWG file.",
)
@click.option("--threads", type=click.IntRange(1, 1024), help="How many games at a time.  [default: one a core]")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="The same games for the same number.")
@click.option("--json", "as_json", is_flag=True, help="All of it as one object.")
def command(games: int, as_json: bool, **choices: Any) -> None:
    """Whole games of bot against bot, without a table.

    The bots take turns at starting. The same seed gives the same games, whatever the number of threads. With --pairs
    luck counts less, so that the difference between the bots is known sooner. Averages are of one seat in one game.
    Ctrl-C ends it early and tells what was played so far.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.match import Match  # noqa: PLC0415
    from tilewright.cli.engine.telling import print_json  # noqa: PLC0415

    with asking():
        played = Match.of(**choices).play(games)
    if as_json:
        print_json([played.fields()])
    else:
        click.echo("\n".join(played.lines()))
    if played.interrupted:
        click.echo("It was interrupted; this is what was played so far.", err=True)
        raise SystemExit(INTERRUPTED)
