"""Cards by chance, from the words of seven letters that the list has."""

from collections.abc import Sequence

from tilewright.core.dice import Dice
from tilewright.core.lexicon import Lexicon, Lister
from tilewright.core.refusal import Refused
from tilewright.core.tileset import TileSet
from tilewright.games.bingo.card import LENGTH, too_often
from tilewright.games.bingo.events import Dealt

MOST_PICKS = 1_000  # of pairs; of ordinary words nineteen in twenty fit


def dealt(seat: int, words: Lexicon, tileset: TileSet, dice: Dice, rolled: int) -> Dealt:
    """A card for a seat; the first pair that the dice pick and that the set allows (R-11.1)."""
    if not isinstance(words, Lister):
        raise Refused("no-words-to-deal")
    listed = words.words_of(LENGTH)
    picks: list[tuple[int, int]] = []
    while len(listed) > 1 and len(picks) < MOST_PICKS:
        picks.append(picked(dice, len(listed), rolled + 2 * len(picks)))
        if fits(listed, picks[-1], tileset):
            pair = tuple(listed[pick] for pick in picks[-1])
            return Dealt(seat, pair, tuple(picks), len(listed))
    raise Refused("no-words-to-deal")


def picked(dice: Dice, among: int, rolled: int) -> tuple[int, int]:
    return dice.roll(among, rolled), dice.roll(among, rolled + 1)


def fits(listed: Sequence[str], pick: tuple[int, int], tileset: TileSet) -> bool:
    """Whether two words make a card: they differ, and the set has the letters."""
    one, other = pick
    return one != other and not too_often((listed[one], listed[other]), tileset)
