"""How a game ends, and who has won (R-9.6)."""

from tilewright.core.lexicon import Finder
from tilewright.games.duplicate.choosing import best_play
from tilewright.games.duplicate.events import Ended, EndReason
from tilewright.games.duplicate.evolve import Story
from tilewright.games.duplicate.state import State


def end(story: Story, why: EndReason) -> None:
    story.tell(ended(story.state, why, story.kit.dice.reveal()))


def ended(state: State, why: EndReason, seed: str) -> Ended:
    """The end, with everything shown."""
    return Ended(why, winners(state), state.bag.faces, seed)


def winners(state: State) -> tuple[int, ...]:
    """The highest total. Players who have left may win: they score nothing more, and lose nothing."""
    best = max((state.scores[seat] for seat in state.contestants), default=None)
    return tuple(seat for seat in state.contestants if state.scores[seat] == best)


def nothing_fits(state: State, words: Finder) -> bool:
    """R-9.6: nothing can be placed. The rack is everybody's and nobody can exchange, so it would stay so."""
    refused = refused_words(state)
    if refused:
        return best_play(state.rules, state.board, state.rack, words, refused) is None
    return not words.any_play(state.board, state.rack, state.rules.rack_size)


def refused_words(state: State) -> frozenset[str]:
    """Those that the arbitrator does not allow in this game."""
    return frozenset(word for word, good in state.rulings if not good)
