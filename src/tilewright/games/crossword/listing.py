"""What a seat may do, as a list: every play of good words, every exchange, and the answers to the last play."""

from collections.abc import Iterator
from itertools import combinations, product

from tilewright.core.lexicon import Finder
from tilewright.games.base import Kit
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.bags import choices
from tilewright.games.crossword.state import Closing, Owing, State


def candidates(state: State, seat: int, kit: Kit) -> Iterator[a.Action]:
    """A play that takes blanks back first (R-6.1), words that are not in the list, leaving and pausing are left out."""
    yield from _answers(state)
    if isinstance(state.phase, Closing):
        yield a.Accept()
    elif isinstance(state.phase, Owing):
        yield from (a.Draw(vowels) for vowels in choices(state.bags, state.phase.count))
    elif seat == state.turn:
        yield from _turns(state, seat, kit)


def _answers(state: State) -> Iterator[a.Action]:
    last = state.last
    if last is None:
        return
    yield a.Challenge()
    yield from (a.Challenge((word,)) for word in last.words)
    if last.claims:
        yield from (a.Vote(votes) for votes in product((True, False), repeat=len(last.claims)))


def _turns(state: State, seat: int, kit: Kit) -> Iterator[a.Action]:
    rack = state.racks[seat]
    if isinstance(kit.words, Finder):
        for laid, _ in kit.words.plays(state.board, rack, state.rules.rack_size):
            yield a.Place(laid)
    sizes = range(1, len(rack) + 1)
    yield from (a.Exchange(tiles) for size in sizes for tiles in _handfuls(rack.faces, size))
    yield from (a.Pass(), a.Finish(), a.Begin())


def _handfuls(faces: str, size: int) -> list[str]:
    return sorted({"".join(chosen) for chosen in combinations(sorted(faces), size)})
