"""A state of any game goes into a snapshot and comes out the same, at any moment."""

from hashlib import sha256

import msgspec
import pytest

from tilewright.bots.headless import Headless
from tilewright.bots.roster import bot_for, roster_of
from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.games.kind import GAMES, kind_of
from tilewright.lexicons.graph import WordGraph
from tilewright.testing.bingo import SEVENS
from tilewright.testing.words import SAMPLE_WORDS

WORDS = WordGraph([*SAMPLE_WORDS, *SEVENS])


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_kept_whole(game: str) -> None:
    kind, roster = kind_of(game), roster_of(game)
    kit = Kit(WORDS, Dice(sha256(game.encode()).digest()))
    rules = roster.dealt(roster.rules_for(None, ()), kit)
    names = list(roster.bots)[:2]
    played = Headless.begun(kind, rules, [bot_for(game, name, WORDS, rules) for name in names], kit)
    for _ in range(40):
        kept = msgspec.json.encode(played.state)
        assert msgspec.json.decode(kept, type=kind.state) == played.state
        if played.state.is_over:
            break
        played.step()
