"""Bots of all levels play complete games over all editions, house rules and seats: nothing they action is refused."""

from hashlib import sha256
from random import Random

import pytest
from msgspec import json
from msgspec.structs import replace

from tests.laws.laws import tiles_are_conserved
from tilewright.bots.bot import Budget
from tilewright.bots.crossword.levels import LEVELS
from tilewright.bots.crossword.player import LevelPlayer
from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.games.base import Kit
from tilewright.games.crossword import actions as a, events as e
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.policies import PerMove
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS, random_rules, reshuffled, state_after
from tilewright.testing.games import ANIMALS

GAMES, SHARES, MOST_ACTIONS = 120, 12, 2_000
WORDS = WordGraph(SAMPLE_WORDS)
PAUSES = (500, 5_000, 70_000)
BUDGET = Budget(nodes=60)


class Table:
    """Bots of levels by chance, a clock that runs, and everything that was told."""

    def __init__(self, chance: Random, rules: Rules, players: tuple[str, ...]) -> None:
        self.chance = chance
        self.kit = Kit(WORDS, Dice(chance.randbytes(SEED_BYTES)), 0, {"animals": ANIMALS})
        self.events = list(CROSSWORD.start(rules, players, self.kit))
        self.state = state_after(self.events)
        self.bots = [LevelPlayer(LEVELS[chance.choice(list(LEVELS))]) for _ in players]

    def action(self, state: State, seat: int) -> a.Action | None:
        told = f"{state.commitment} {seat} {len(self.events)}"
        kit = replace(self.kit, dice=Dice(sha256(told.encode()).digest()))
        return self.bots[seat].choose(CROSSWORD.view(state, seat), kit, BUDGET)

    def step(self) -> None:
        self.kit = replace(self.kit, now=self.kit.now + self.chance.choice(PAUSES))
        pending = sorted(CROSSWORD.pending(self.state))
        actions = [(seat, action) for seat in pending if (action := self.action(self.state, seat)) is not None]
        assert actions, f"nobody of {pending} wants anything: {self.state}"
        seat, action = self.chance.choice(actions)
        told, self.state = CROSSWORD.advance(self.state, seat, action, self.kit)  # refused: an error
        self.events += told


@pytest.mark.parametrize("share", range(SHARES))
def test_all_that_bots_action_is_granted_until_the_game_is_over(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        chance = Random(f"bots {number}")
        table = Table(chance, *random_rules(chance))
        for _ in range(MOST_ACTIONS):
            if table.state.is_over:
                break
            _the_choice_depends_on_what_is_seen_alone(table)
            table.step()
            tiles_are_conserved(table.state)
        assert table.state.is_over, f"no end of game {number}"
        _check(table)


def _the_choice_depends_on_what_is_seen_alone(table: Table) -> None:
    """R-13.3: deal what a seat cannot see anew, and it chooses the same."""
    state = table.state
    if state.rules.is_face_up or table.chance.random() > 0.2:
        return
    for seat in state.seats:
        other = reshuffled(state, seat, table.chance)
        assert json.encode(table.action(other, seat)) == json.encode(table.action(state, seat))


def _check(table: Table) -> None:
    """Nobody makes words up, nobody gives up while there is something to lay, and some time something is laid."""
    plays = [event for event in table.events if isinstance(event, e.Placed)]
    assert all(word in WORDS for play in plays for word in play.words)
    assert plays
    if not isinstance(table.state.rules.clock, PerMove):
        assert not any(isinstance(event, e.Passed) and event.late for event in table.events)
