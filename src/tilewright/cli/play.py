"""`tilewright play`: a game at this terminal."""

from pathlib import Path
from typing import Any

import click

from tilewright.bots.crossword.levels import LEVELS
from tilewright.cli.frame.choices import is_given
from tilewright.cli.frame.prompt import InputClosed, at_terminal
from tilewright.cli.frame.runner import GameRunner
from tilewright.cli.games.registry import ALONE, GAMES, OTHERS, STANDARD, ask_game, game_kept_in, game_named
from tilewright.lexicons.shelf import DEFAULT
from tilewright.store.command_options import FiniteRange, NearestChoice

EPILOG = f"""\b
Games:
  {STANDARD:<11} {GAMES[STANDARD]}
  {ALONE:<11} {GAMES[ALONE]}
{chr(10).join(f"  {name:<11} {about}{chr(10)}{'':14}Bots: {bots}" for name, (about, bots) in OTHERS.items())}

\b
Bots of the standard game, weakest first:
{chr(10).join(f"  {level.name:<6} {level.about}" for level in LEVELS.values())}

\b
Examples:
  tilewright play
  tilewright play --bot clara
  tilewright play --bot alba --bot hugo --player Ann --house challenge=void
  tilewright play --edition magnetic --player Ann --player Ben --lexicon words.txt
  tilewright play --house recycling --house move-timer=3 --seats 3
  tilewright play --game solitaire --lexicon commons
  tilewright play --game duplicate --bot expert --minutes 2
  tilewright play --game junior --board zoo --player Mia --bot playful
  tilewright play --game unbuild --board game.gcg
  tilewright play --game bingo --print cards.html --seats 20
  tilewright play --resume ann-ben.game
"""
FILE = click.Path(path_type=Path)
UNDECIDED = {"seed", "large_print", "notation"}  # options that leave open what to play


@click.command(epilog=EPILOG)
@click.option("--game", type=NearestChoice(list(GAMES)), help="Which game to play; see below.")
@click.option("--edition", help="folio, tile-lock, large-print or magnetic.  [default: folio]")
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule; may be repeated.")
@click.option("--seats", type=int, help="Number of players, bots included.")
@click.option("--player", "players", multiple=True, metavar="NAME", help="A player's name; may be repeated.")
@click.option("--bot", "bots", multiple=True, metavar="NAME", help="A bot to play with; see below. May be repeated.")
@click.option(
    "--lexicon",
    type=FILE,
    help="A lexicon such as commons, or a file of words. Without it you judge words by your own dictionary; "
    "with bots, by commons.",
)
@click.option("--theme-list", type=FILE, help="A file with the words of a theme.")
@click.option(
    "--layout", metavar="NAME|FILE", help="standard, super (21 by 21 squares), or a file with a board drawn as text."
)
@click.option(
    "--tiles", metavar="NAME|FILE", help="The tiles of a language, such as german, or a file such as A9x1 B2x3 ..."
)
@click.option("--rack-size", type=int, help="Number of tiles on a rack.")
@click.option("--bonus", metavar="7=50,8=60", help="Bonus points by number of tiles played in one turn.")
@click.option("--large-print", is_flag=True, help="Draw large squares.")
@click.option("--no-colour", "--no-color", "colourless", is_flag=True, help="Use no colours (as does NO_COLOR).")
@click.option("--notation", type=click.Choice(["tournament", "rulebook"]), help="How to write coordinates.")
@click.option(
    "--minutes",
    type=FiniteRange("minutes", 0, 600),
    metavar="N",
    help="duplicate: minutes per round; 0 for no limit.  [default: 3]",
)
@click.option("--master", is_flag=True, help="duplicate: place the best possible play on the board.")
@click.option("--arbitrator", is_flag=True, help="duplicate: the first player arbitrates instead of playing.")
@click.option("--racks", type=FILE, help="duplicate: a file of prepared racks.")
@click.option("--counted", is_flag=True, help="duplicate: the program counts; slips need no score.")
@click.option("--warnings", is_flag=True, help="duplicate: the arbitrator may give warnings.")
@click.option(
    "--penalty",
    type=click.IntRange(0, 1_000),
    metavar="N",
    help="duplicate: the most points the arbitrator may take off at once.",
)
@click.option(
    "--solo-bonus",
    type=click.IntRange(0, 1_000),
    metavar="N",
    help="duplicate: bonus for the only player with the top word.",
)
@click.option("--board", metavar="NAME|FILE", help="junior: a printed board, such as zoo. unbuild: a GCG file or log.")
@click.option("--caller", is_flag=True, help="bingo: the first player names tiles from a real bag.")
@click.option("--print", "printed", type=FILE, metavar="FILE.html", help="bingo: write cards to print, then exit.")
@click.option("--resume", type=FILE, help="Continue a saved game.")
@click.option("--seed", type=int, help="Random seed: the same number draws the same tiles.")
def command(game: str | None, colourless: bool, resume: Path | None, **given: Any) -> None:
    """Play at this terminal with people or bots, or alone.

    Without options you are asked what to play. Racks are hidden between turns, and the game is saved after every turn,
    so Ctrl-C loses nothing.
    """
    asks = not (game or resume or any(is_given(value) for name, value in given.items() if name not in UNDECIDED))
    if asks and at_terminal():
        game = chosen_game(given)
    name = game or (game_kept_in(resume) if resume else STANDARD)
    runner = GameRunner(game_named(name), given, colourless=colourless)
    raise SystemExit(runner.run(resume, asks=asks))


def chosen_game(given: dict[str, Any]) -> str:
    """The game that somebody at the terminal chooses."""
    try:
        name = ask_game()
    except (InputClosed, KeyboardInterrupt):
        print("\nNo game was started.")
        raise SystemExit(0) from None
    if name == ALONE:
        given["lexicon"] = Path(DEFAULT)
    return name
