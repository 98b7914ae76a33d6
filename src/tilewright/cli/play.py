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
  solitaire   The same for one player.
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


@click.command(epilog=EPILOG)
@click.option("--game", type=click.Choice(["crossword", "solitaire", *OTHERS]), help="Which game to play; see below.")
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
@click.option("--layout", type=FILE, help="A file with a board drawn as text.")
@click.option("--tiles", type=FILE, help="A file with a tile set, such as A9x1 B2x3 ...")
@click.option("--rack-size", type=int, help="Number of tiles on a rack.")
@click.option("--bonus", metavar="7=50,8=60", help="Bonus points by number of tiles played in one turn.")
@click.option("--large-print", is_flag=True, help="Draw large squares.")
@click.option("--no-colour", "--no-color", "colourless", is_flag=True, help="Use no colours (as does NO_COLOR).")
@click.option("--notation", type=click.Choice(["tournament", "rulebook"]), help="How to write coordinates.")
@own_options
@click.option("--resume", type=FILE, help="Continue a saved game.")
@click.option("--seed", type=int, help="Random seed: the same number draws the same tiles.")
def command(
    game: str | None,
    edition: str | None,
    large_print: bool,
    colourless: bool,
    notation: str | None,
    resume: Path | None,
    **choices: Any,
) -> None:
    """Play at this terminal with people or bots, or alone.

    Without options you are asked what to play. Racks are hidden between turns, and the game is saved after every turn,
    so Ctrl-C loses nothing.
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
    """The game that somebody at the terminal chooses, and whether the standard game's questions follow."""
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
