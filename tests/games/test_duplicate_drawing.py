"""R-9.5: a rack that lacks vowels or consonants goes back; but not for ever, whatever the rules ask for."""

import pytest

from tilewright.core.dice import Dice
from tilewright.core.tileset import TileSet
from tilewright.games.base import Kit
from tilewright.games.duplicate.actions import Done
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.drawn import MOST_REDRAWS
from tilewright.games.duplicate.events import Drew, PutBack
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.policies import Least
from tilewright.games.duplicate.rules import Rules
from tilewright.lexicons.graph import WordGraph

WORDS = WordGraph(["ABACA", "BABA", "AB", "BA", "CAB", "ACE", "BACCATE", "AA", "AE"])


@pytest.mark.parametrize(
    ("tiles", "least"),
    [
        ("A7x1 B200x1 C190x1", Least(1, 7, 0)),
        ("?3x0 A4x1 B200x1", Least(1, 7, 0)),
        ("A200x1 E200x1 B4x1", Least(1, 3, 4)),
    ],
)
def test_a_rack_that_chance_would_not_draw_in_a_lifetime_is_drawn(tiles: str, least: Least) -> None:
    rules = Rules(tileset=TileSet.parse(tiles), least=(least, Least(2, 0, 0)), limit=None)
    kit = Kit(WORDS, Dice(bytes(32)))
    events = DUPLICATE.start(rules, ("Ann",), kit)
    assert sum(isinstance(one, PutBack) for one in events) == MOST_REDRAWS
    rack = [one.tiles for one in events if isinstance(one, Drew)][-1]
    vowels, blanks = sum(face in "AE" for face in rack), rack.count("?")
    assert vowels + blanks >= least.vowels
    assert len(rack) - vowels >= least.consonants
    state = DUPLICATE.evolved(None, events)
    while not state.is_over:
        more = DUPLICATE.decide(state, 0, Done(), kit)
        events, state = (*events, *more), DUPLICATE.evolved(state, more)
    assert replay(events) == state
    assert fair(events)
