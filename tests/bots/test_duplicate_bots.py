"""The players of the duplicate game: each level by its share, repeatable, and by its own view alone."""

import pytest
from msgspec.structs import replace

from tilewright.bots.bot import Bot, Budget
from tilewright.bots.duplicate.roster import BOTS
from tilewright.bots.headless import Headless
from tilewright.core.dice import Dice
from tilewright.core.tiles import Tiles
from tilewright.games.base import Kit
from tilewright.games.duplicate.actions import Action, CallTime, Done, HandIn
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.policies import HumanArbitrator
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.state import State
from tilewright.games.duplicate.table import table
from tilewright.games.duplicate.view import View
from tilewright.testing.duplicate import WORDS, duplicate_after

KIT = Kit(WORDS, Dice(bytes(32)))


def bot(name: str) -> Bot[View, Action]:
    return BOTS[name].make(WORDS, Rules())


def started(rules: Rules) -> State:
    return duplicate_after(DUPLICATE.start(rules, ("Ann", "Ben"), KIT))


@pytest.mark.no_cover
def test_levels_come_in_by_their_share() -> None:
    game = Headless.begun(DUPLICATE, Rules(), [bot(name) for name in BOTS], KIT)
    state = game.played_out()
    assert isinstance(state, State)
    assert [line.seat for line in table(state)] == list(range(len(BOTS)))
    assert table(state)[0].percent == 100.0
    assert replay(game.events) == state
    assert fair(game.events)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_dice_give_the_same_slip(name: str) -> None:
    view = DUPLICATE.view(started(Rules()), 0)
    chosen = bot(name).choose(view, KIT, Budget())
    assert isinstance(chosen, HandIn)
    assert bot(name).choose(view, KIT, Budget()) == chosen


def test_a_bot_hands_in_then_is_done_then_waits_and_calls_time() -> None:
    state, player = started(Rules(pause=10_000)), bot("top")
    actions = []
    for _ in range(2):
        action = player.choose(DUPLICATE.view(state, 0), KIT, Budget())
        assert action
        actions.append(type(action))
        _, state = DUPLICATE.advance(state, 0, action, KIT)
    assert actions == [HandIn, Done]
    view = DUPLICATE.view(state, 0)
    assert player.choose(view, KIT, Budget()) is None
    late = Kit(WORDS, KIT.dice, now=180_000)
    assert player.choose(view, late, Budget()) == CallTime()
    _, state = DUPLICATE.advance(state, 0, CallTime(), late)
    assert player.choose(DUPLICATE.view(state, 1), late, Budget()) is None
    assert player.choose(DUPLICATE.view(state, 1), Kit(WORDS, KIT.dice, now=190_000), Budget()) == CallTime()


def test_a_bot_does_not_arbitrate() -> None:
    state = started(Rules(arbitrator=HumanArbitrator(0)))
    assert bot("top").choose(DUPLICATE.view(state, 0), KIT, Budget()) is None


def test_a_rack_that_makes_nothing_is_done_with() -> None:
    state = replace(started(Rules()), rack=Tiles("VVCCJUU"))
    assert bot("top").choose(DUPLICATE.view(state, 0), KIT, Budget()) == Done()
