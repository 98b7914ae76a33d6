"""Two bags (R-6.5): how many vowels to draw."""

from tilewright.core.tiles import BLANK
from tilewright.games.crossword.actions import Draw
from tilewright.games.crossword.bags import choices
from tilewright.games.crossword.state import Owing
from tilewright.games.crossword.view import View

VOWELS_IN_SEVEN = 3  # in a rack that makes words easily


def draw(view: View, phase: Owing) -> Draw:
    """The number that brings the rack closest to three vowels in seven; a blank may be either."""
    assert view.seat is not None
    tileset = view.rules.tileset
    held = view.racks[view.seat].faces.replace(BLANK, "")
    vowels = sum(map(tileset.is_vowel, held))
    wanted = VOWELS_IN_SEVEN * (len(held) + phase.count)
    return Draw(min(choices(view.bags, phase.count), key=lambda drawn: abs(7 * (vowels + drawn) - wanted)))
