"""The bag or bags: how they are filled, what can be drawn from them, and where a tile goes back to."""

from typing import assert_never

from tilewright.core.dice import Dice
from tilewright.core.square import faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games.crossword.policies import FaceUp, OneBag, VowelsApart
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State


def filled_bags(rules: Rules) -> tuple[Tiles, ...]:
    """Before anything is drawn: one bag, vowels and consonants, or none."""
    match rules.drawing:
        case OneBag():
            return (rules.tileset.bag(),)
        case VowelsApart():
            return _vowels_and_consonants(rules)
        case FaceUp():
            return ()
        case never:
            assert_never(never)


def _vowels_and_consonants(rules: Rules) -> tuple[Tiles, Tiles]:
    """R-6.5: one blank in each bag; of an odd number the consonants get the one more."""
    tiles = rules.tileset.bag()
    blanks = tiles.faces.count(BLANK)
    vowels = "".join(face for face in tiles if rules.tileset.is_vowel(face))
    consonants = "".join(face for face in tiles if face != BLANK and not rules.tileset.is_vowel(face))
    return Tiles(vowels + BLANK * (blanks // 2)), Tiles(consonants + BLANK * (blanks - blanks // 2))


def unseen_by(state: State, seat: int) -> Tiles:
    """The tiles that a seat does not see: those in the bag, and on the racks of others. Face up, those not laid."""
    own = "" if state.rules.is_face_up else state.racks[seat].faces
    aside = "" if state.turn != seat else state.aside.faces
    return state.rules.tileset.bag().take(faces_of(state.board.standing()) + own + aside)


def home_of(tiles: str, rules: Rules) -> tuple[str, ...]:
    """Which bag each tile goes back to. A blank goes to the vowels: any other choice would tell where the other is."""
    if not isinstance(rules.drawing, VowelsApart):
        return (tiles,)
    vowels = "".join(face for face in tiles if face == BLANK or rules.tileset.is_vowel(face))
    return vowels, "".join(face for face in tiles if face not in vowels)


def choices(bags: tuple[Tiles, ...], count: int) -> range:
    """How many of `count` tiles can come from the first of two bags; one choice only is no choice.

    >>> choices((Tiles("AE"), Tiles("BCDF")), 5)
    range(1, 3)
    """
    first, second = bags
    return range(max(0, count - len(second)), min(count, len(first)) + 1)


def evenly(bags: tuple[Tiles, ...], count: int) -> int:
    """The choice nearest to half and half, for a player who makes none in time."""
    return min(choices(bags, count), key=lambda vowels: abs(2 * vowels - count))


def draw_from(bags: tuple[Tiles, ...], split: tuple[int, ...], dice: Dice, rolled: int) -> tuple[str, ...]:
    """Tiles from each bag, in the order drawn."""
    drawn = []
    for bag, count in zip(bags, split, strict=True):
        drawn.append(dice.draw(bag, count, rolled))
        rolled += count
    return tuple(drawn)
