"""Looking words up during a game (R-3.2, R-6.2)."""

from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.crossword.policies import Dictionary
from tilewright.games.crossword.state import State


def look_up(state: State, seat: int | None, word: str, words: Lexicon) -> bool:
    """Whether a word is good. Closed to the players of a game in progress, unless its dictionary is open."""
    plays = seat is not None and seat in state.in_play
    if plays and not state.is_over and state.rules.dictionary is Dictionary.CLOSED:
        raise Refused("dictionary-closed")
    return word.upper() in words
