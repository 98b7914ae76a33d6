"""Transcripts of whole games: every action, what came of it, and the end. Kept as files, they test a game for free."""

from collections.abc import Mapping
from random import Random

from tilewright.editions.house import rules_for
from tilewright.testing.games import PLAYERS, RandomGame

#: By name: the edition, the house rules and the number of seats. Together they meet every policy there is.
PLAYTHROUGHS: Mapping[str, tuple[str, tuple[str, ...], int]] = {
    "folio": ("folio", (), 2),
    "folio-jacks-recycling": ("folio", ("jacks", "recycling"), 3),
    "tile-lock": ("tile-lock", (), 3),
    "tile-lock-nine-tile-clock": ("tile-lock", ("nine-tile", "game-clock", "restricted-changing"), 2),
    "tile-lock-free-challenge": ("tile-lock", ("scoreless", "challenge=free"), 4),  # somebody leaves
    "large-print": ("large-print", (), 4),
    "large-print-eight-tile-timer": ("large-print", ("eight-tile", "move-timer"), 2),
    "magnetic": ("magnetic", (), 2),
    "magnetic-double-bag": ("magnetic", ("double-bag", "open-dictionary"), 3),
    "magnetic-theme-list": ("magnetic", ("theme=animals", "challenge=void"), 2),
    "magnetic-theme-vote": ("magnetic", ("theme-by-vote=animals", "challenge=points-5"), 4),
    "solitaire-one-rack": ("magnetic", ("solitaire=one-rack",), 1),
    "solitaire-two-racks": ("folio", ("solitaire=two-racks", "scoreless"), 2),
    "solitaire-face-up": ("magnetic", ("solitaire=face-up",), 1),
}


def transcript(name: str) -> str:
    """The game of that name, played again from its fixed chance: one JSON object a line."""
    edition, house, seats = PLAYTHROUGHS[name]
    game = RandomGame(Random(name), rules_for(edition, house), PLAYERS[:seats])
    game.pauses = (1_000, 20_000, 50_000)
    return game.transcript()
