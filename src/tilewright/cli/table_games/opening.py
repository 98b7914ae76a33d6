"""Which table to sit down at: that of the standard game, or another."""

import sys
from pathlib import Path
from typing import Any

from tilewright.cli.playing.setup import BadChoice
from tilewright.cli.table_games.games import OTHERS, game_kept_in
from tilewright.cli.table_games.options import OWN, options_for

WRONG_USE = 2


def at_another_table(
    game: str | None, resume: Path | None, choices: dict[str, Any], *, colourless: bool, **more: Any
) -> int | None:
    """The exit code of a game that is not the standard one; nothing where it is, and its choices are left alone."""
    name = game if game in OTHERS else None if game else game_kept_in(resume)
    own = {option: choices.pop(option) for option in OWN}
    if name:
        from tilewright.cli.table_games.evening import GameEvening  # noqa: PLC0415 - help comes without the games

        return GameEvening(name, {**choices, **own, **more}, colourless=colourless).spend(resume)
    try:
        options_for("the standard game", frozenset(), own)
    except BadChoice as wrong:
        print(wrong, file=sys.stderr)
        return WRONG_USE
    return None
