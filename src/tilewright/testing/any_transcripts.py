"""Transcripts of whole games of the other kinds, as `transcripts` has them of the standard game."""

from collections.abc import Callable, Mapping
from random import Random

from tilewright.games.bingo.policies import ByPerson, Striking
from tilewright.games.bingo.rules import Rules
from tilewright.testing.bingo import RandomBingo, random_bingo
from tilewright.testing.unbuild import RandomUnbuild, left_board, random_unbuild

#: By name, how the game begins. Together they meet every kind of event there is.
OTHER_PLAYTHROUGHS: Mapping[str, Callable[[Random], RandomUnbuild | RandomBingo]] = {
    "unbuild": lambda chance: random_unbuild(chance, left_board(6), seats=2),
    "unbuild-four": lambda chance: random_unbuild(chance, left_board(5), seats=4),  # somebody leaves
    "bingo": lambda chance: random_bingo(chance, Rules()),
    "bingo-neutral-caller": lambda chance: random_bingo(chance, Rules(calling=ByPerson(2, plays=False)), seats=4),
    "bingo-bag-on-the-table": lambda chance: random_bingo(
        chance, Rules(calling=ByPerson(0, names_tiles=True), striking=Striking.BY_ITSELF), seats=2
    ),
}


def other_transcript(name: str) -> str:
    """The game of that name, played again from its fixed chance: one JSON object a line."""
    return OTHER_PLAYTHROUGHS[name](Random(name)).transcript()
