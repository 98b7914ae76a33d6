"""`tilewright autoplay`: bot against bot, and what came of it."""

import click

GAME, SEATS = "crossword", 2
MOST_SEED = 2**64 - 1
MOST_GAMES = 1_000_000_000
EPILOG = """\b
Examples:
  tilewright autoplay --games 1000
  tilewright autoplay --games 10000 --bot static --bot greedy --pairs --seed 1
  tilewright autoplay --games 1000 --lexicon words.txt --threads 2 --json
"""


@click.command(epilog=EPILOG)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="How many games.")
@click.option("--game", default=GAME, show_default=True, help="Which game the bots play.")
@click.option("--seats", type=int, default=SEATS, show_default=True, help="How many bots play each other.")
@click.option("--bot", "bots", multiple=True, metavar="NAME", help="static, or greedy: points alone; once or twice.")
@click.option("--pairs", is_flag=True, help="Each deal twice, the bots changing sides; an odd number becomes even.")
@click.option(
    "--lexicon",
    default="commons",
    show_default=True,
    metavar="NAME|FILE",
    help="A lexicon, a file of words, or a KWG file.",
)
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule, as eight-tile; may be given again.")
@click.option("--threads", type=click.IntRange(1, 1024), help="How many games at a time.  [default: one a core]")
@click.option("--seed", type=click.IntRange(0, MOST_SEED), help="The same games for the same number.")
@click.option("--json", "as_json", is_flag=True, help="All of it as one object.")
def command(
    games: int,
    game: str,
    seats: int,
    bots: tuple[str, ...],
    pairs: bool,
    lexicon: str,
    house: tuple[str, ...],
    threads: int | None,
    seed: int | None,
    as_json: bool,
) -> None:
    """Whole games of bot against bot, without a table.

    The bots take turns at starting. The same seed gives the same games, whatever the number of threads. With --pairs
    luck counts less, so that the difference between the bots is known sooner. Averages are of one bot in one game.
    """
    from tilewright.cli.engine.asking import Wrong, asking  # noqa: PLC0415 - help comes without the engine
    from tilewright.cli.engine.match import Match  # noqa: PLC0415
    from tilewright.cli.engine.telling import print_json  # noqa: PLC0415

    with asking():
        if game != GAME:
            raise Wrong(f"Bots do not play {game!r} by themselves; there is {GAME}")
        if seats != SEATS:
            raise Wrong(f"Bots play each other with {SEATS} seats, not {seats}")
        if len(bots) > SEATS:
            raise Wrong(f"{len(bots)} bots are named; {SEATS} play each other")
        match = Match.of(lexicon, bots, house, pairs=pairs, seed=seed, threads=threads)
        played = match.play(games + games % 2 if pairs else games)
    if as_json:
        print_json([played.fields()])
    else:
        click.echo("\n".join(played.lines()))
