"""`tilewright play`: a game at this terminal."""

from pathlib import Path
from typing import Any

import click

from tilewright.bots.crossword.levels import LEVELS
from tilewright.cli.playing.choosing import ALONE, STANDARD, ask_game
from tilewright.cli.playing.evening import Evening
from tilewright.cli.playing.prompt import InputClosed, at_terminal
from tilewright.cli.playing.setup import DEFAULT_EDITION, GameChoices
from tilewright.cli.table_games.games import OTHERS
from tilewright.cli.table_games.opening import at_another_table
from tilewright.cli.table_games.options import own_options
from tilewright.lexicons.shelf import DEFAULT

EPILOG = f"""\b
Games:
  crossword   The standard game for two to four.
  solitaire   The same for one alone.
{chr(10).join(f"  {name:<11} {about}{chr(10)}{'':14}Bots: {bots}" for name, (about, bots) in OTHERS.items())}

\b
Bots of the standard game, the weakest first:
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


@click.command(epilog=EPILOG)
@click.option("--game", type=click.Choice(["crossword", "solitaire", *OTHERS]), help="Which game, see below.")
@click.option("--edition", help="folio, tile-lock, large-print or magnetic.  [default: folio]")
@click.option("--house", multiple=True, metavar="NAME[=VALUE]", help="A house rule; may be given more than once.")
@click.option("--seats", type=int, help="How many players, 2 to 4.")
@click.option("--player", "players", multiple=True, metavar="NAME", help="A player's name; once for each.")
@click.option(
    "--bot", "bots", multiple=True, metavar="NAME", help="A bot that plays too, see below; once for each. Needs words."
)
@click.option(
    "--lexicon",
    type=FILE,
    help="A lexicon, as commons, or a file of words. Without it your own dictionary judges; for bots, commons.",
)
@click.option("--theme-list", type=FILE, help="A file with the words of the theme (R-6.3).")
@click.option("--layout", type=FILE, help="A board drawn as text.")
@click.option("--tiles", type=FILE, help="A tile set, as A9x1 B2x3 ...")
@click.option("--rack-size", type=int, help="Tiles on a rack.")
@click.option("--bonus", metavar="7=50,8=60", help="Extra points for so many tiles in one turn.")
@click.option("--large-print", is_flag=True, help="Draw large squares.")
@click.option("--no-colour", "--no-color", "colourless", is_flag=True, help="No colours; NO_COLOR does the same.")
@click.option("--notation", type=click.Choice(["tournament", "rulebook"]), help="How squares are written.")
@own_options
@click.option("--resume", type=FILE, help="Take up a game that was put away.")
@click.option("--seed", type=int, help="Draw the same tiles for the same number.")
def command(
    game: str | None,
    edition: str | None,
    large_print: bool,
    colourless: bool,
    notation: str | None,
    resume: Path | None,
    **choices: Any,
) -> None:
    """Play at this terminal, two to four people or bots, or one alone.

    Without options it asks. Racks are hidden between turns, and the game is kept after each: Ctrl-C loses nothing.
    """
    asks = not (game or edition or resume or any(given(value) for name, value in choices.items() if name != "seed"))
    if asks and at_terminal():
        game, asks = chosen_game(choices)
    code = at_another_table(
        game, resume, choices, edition=edition, large_print=large_print, notation=notation, colourless=colourless
    )
    if code is not None:
        raise SystemExit(code)
    setup = GameChoices(edition=edition or DEFAULT_EDITION, **choices)
    setup = setup.alone() if game == "solitaire" else setup
    setup = setup.with_words() if setup.bots else setup
    evening = Evening(setup, colourless=colourless, large_print=large_print, notation=notation)
    raise SystemExit(evening.spend(resume, asks=asks))


def given(value: object) -> bool:
    return value is not None and value is not False and value != ()


def chosen_game(choices: dict[str, Any]) -> tuple[str | None, bool]:
    """What somebody at a terminal answers, and whether the questions of the standard game follow."""
    try:
        name = ask_game()
    except (InputClosed, KeyboardInterrupt):
        print("\nNo game was started.")
        raise SystemExit(0) from None
    if name == STANDARD:
        return None, True
    if name == ALONE:
        choices["lexicon"] = Path(DEFAULT)
    return name, False
