"""A Bingo bot that never misses a letter. There is nothing to choose but the card."""

from collections import Counter
from collections.abc import Callable
from math import log

from tilewright.bots.bot import Budget
from tilewright.core.lexicon import Lister
from tilewright.core.tileset import TileSet
from tilewright.games.base import Kit
from tilewright.games.bingo.actions import Action, Bingo, Call, Close, Deal, Ready, Strike, Write
from tilewright.games.bingo.card import LENGTH, Card, too_often
from tilewright.games.bingo.view import View

_CANDIDATES = 400  # the most promising words, which are tried in pairs


class BingoBot:
    """Strikes letters and calls Bingo at once; as the caller it waits until the others are done."""

    def __init__(self, write: Callable[[View, Kit], Action]) -> None:
        self._write = write

    def choose(self, view: View, kit: Kit, budget: Budget) -> Action | None:  # noqa: ARG002 - it needs no time
        seat = view.seat
        if seat is None or view.is_over or seat in view.gone:
            return None
        if view.writing:
            return self._write(view, kit) if seat in view.writing else None
        return self._play(view, view.card) or (_call(view) if seat == view.caller else None)

    def _play(self, view: View, card: Card | None) -> Action | None:
        if card is None or view.seat not in view.waited_for:
            return None
        for letter in dict.fromkeys(view.called):
            place = card.open_place(letter)
            if place is not None and card.struck_of(letter) < view.called.count(letter):
                return Strike(place)
        return Bingo() if card.is_full else Ready()


def _call(view: View) -> Action | None:
    """Call the next tile, or close the game; it cannot see tiles on a real table."""
    if view.waited_for and view.called:
        return None
    if view.claimed or not view.bag:
        return Close()
    return None if view.rules.names_tiles else Call()


def by_chance(view: View, kit: Kit) -> Action:  # noqa: ARG001 - the program deals
    return Deal()


def likely(view: View, kit: Kit) -> Action:
    """The words whose letters come soonest; a dealt card if the lexicon cannot list its words."""
    if not isinstance(kit.words, Lister):
        return Deal()
    tileset = view.rules.tileset
    listed = [word for word in kit.words.words_of(LENGTH) if not too_often((word,), tileset)]
    listed.sort(key=lambda word: (lateness(word, tileset), word))
    near = listed[:_CANDIDATES]
    pairs = ((one, other) for place, one in enumerate(near) for other in near[place + 1 : place + 20])
    fitting = [pair for pair in pairs if not too_often(pair, tileset)]
    return Write(min(fitting, key=lambda pair: lateness("".join(pair), tileset))) if fitting else Deal()


def lateness(letters: str, tileset: TileSet) -> float:
    """How long the letters are likely to take: less, the more tiles the set has of those needed.

    >>> from tilewright.core.tileset import STANDARD_TILES
    >>> lateness("ERASION", STANDARD_TILES) < lateness("JUKEBOX", STANDARD_TILES)
    True
    """
    there = Counter(tileset.bag().faces)
    total = 0.0
    for letter, needed in Counter(letters).items():
        for rank in range(needed):
            total += log(there[letter] + 1) - log(there[letter] - rank)
    return total
