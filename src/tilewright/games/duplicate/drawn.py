"""What the dice draw for a rack: anything; after many that lack vowels or consonants, those first (R-9.5)."""

from tilewright.core.dice import Dice
from tilewright.core.tiles import BLANK, Tiles
from tilewright.games.duplicate.balance import least_of
from tilewright.games.duplicate.policies import Least
from tilewright.games.duplicate.state import State

MOST_REDRAWS = 20  # with the vowels and consonants of the rules of clubs hardly one rack in ten goes back


def tiles_due(state: State) -> int:
    """How many tiles fill the rack up, as far as the bag goes."""
    return min(state.rules.rack_size - len(state.rack), len(state.bag))


def drawn(state: State, dice: Dice, redraws: int) -> str:
    """The tiles that fill the rack up, after so many racks of this round went back."""
    count = tiles_due(state)
    least = least_of(state.rules, state.number + 1, state.unseen.faces) if redraws >= MOST_REDRAWS else None
    needed = _needed(state, least, dice) if least else ""
    rest = state.bag.take(needed)
    return needed + dice.draw(rest, count - len(needed), state.rolled + len(needed))


def _needed(state: State, least: Least, dice: Dice) -> str:
    """As many vowels and consonants as a rack must have; blanks where they do not suffice."""
    letters = [face for face in state.bag if face != BLANK]
    drawn, missing = "", 0
    for is_vowel, number in ((True, least.vowels), (False, least.consonants)):
        kind = Tiles("".join(face for face in letters if state.rules.tileset.is_vowel(face) is is_vowel))
        there = min(number, len(kind))
        drawn += dice.draw(kind, there, state.rolled + len(drawn))
        missing += number - there
    return drawn + BLANK * missing
