"""`tilewright autoplay`: bot matches and their statistics."""

from pathlib import Path
from typing import Any

import click

from tilewright.cli.equipment import equipped
from tilewright.store.command_options import FiniteRange

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
  tilewright autoplay --games 100 --bot kira --bot hugo --pairs --seconds 1 --sprt 0 5
  tilewright autoplay --games 100 --game solitaire --bot hugo
  tilewright autoplay --games 100 --game junior --bot thinking --bot simple
  tilewright autoplay --games 1000 --lexicon words.txt --threads 2 --json
  tilewright autoplay --games 10000 --bot kira --bot hugo --pairs --cluster tcp://10.0.0.1:8786
  tilewright autoplay --games 1000 --bot clara --bot felix --seed 1 --out games.parquet
"""


@click.command(epilog=EPILOG)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="Number of games.")
@click.option(
    "--game", default="crossword", show_default=True, help="crossword, solitaire, duplicate, junior, unbuild, bingo."
)
@click.option("--edition", help="folio, tile-lock, large-print or magnetic.  [default: folio]")
@click.option(
    "--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, such as eight-tile; may be repeated."
)
@equipped
@click.option(
    "--seats",
    type=click.IntRange(1, 1000),
    help="Number of seats, 2 to 4.  [default: one per bot, at least 2]",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help="A bot of that game: static, greedy (points only) or a level from abel to kira. "
    "A single bot takes all seats; fewer bots than seats alternate, as in A B A.",
)
@click.option(
    "--leaves",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A KLV2 file of leave values for a static bot; one for each --bot, in that order.",
)
@click.option(
    "--pairs",
    is_flag=True,
    help="Play each deal once per seat, rotating the bots; rounds --games up to whole deals.",
)
@click.option(
    "--lexicon",
    default="commons",
    show_default=True,
    metavar="NAME|FILE",
    help="A lexicon, a file of words, or a KWG file.",
)
@click.option("--threads", type=click.IntRange(1, 1024), help="Number of games at a time.  [default: one per core]")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="Random seed: the same number plays the same games.")
@click.option(
    "--seconds", type=FiniteRange("seconds", 0, 3600, above=True), help="Time per move for bots that look ahead."
)
@click.option(
    "--nodes",
    type=click.IntRange(1, 10**12),
    help="Moves that they may look at instead, for the same games on every machine.  [default: 10000]",
)
@click.option(
    "--sprt",
    type=(FiniteRange("Elo points"), FiniteRange("Elo points")),
    metavar="LOW HIGH",
    help="Stop once it is certain whether the first bot is stronger by HIGH Elo rather than LOW.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write every move to this Parquet file; the same command goes on after an interruption.",
)
@click.option(
    "--candidates", type=click.IntRange(0, 1000), help="How many moves to list in it for each turn.  [default: 10]"
)
@click.option(
    "--cluster", metavar="ADDRESS", help="Play on a Dask cluster, such as tcp://10.0.0.1:8786, instead of this machine."
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as one JSON object.")
def command(games: int, as_json: bool, **choices: Any) -> None:
    """Play whole games of bot against bot and print statistics.

    The bots take turns starting. The same seed plays the same games, whatever the number of threads. With --pairs luck
    matters less, so the difference between the bots shows sooner. Averages are per seat and game. Ctrl-C stops early
    and prints the results so far.

    With --out, each move is a row: position, rack, candidates, score, equity and result (docs/data.md). Then every game
    is played by the rules in Python, so a seed deals other tiles than without --out to static and greedy.
    """
    from tilewright.cli.engine.asking import asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.match import Match  # noqa: PLC0415
    from tilewright.cli.engine.move_output import print_json  # noqa: PLC0415

    with asking():
        played = Match.of(**choices).play(games)
    if as_json:
        print_json([played.fields()])
    else:
        click.echo("\n".join(played.lines()))
    if played.interrupted:
        more = " Repeat the command to go on." if choices["out"] else ""
        click.echo(f"The match was interrupted; these are the results so far.{more}", err=True)
        raise SystemExit(INTERRUPTED)
