"""Whole games of bot against bot without a table, in any game there is."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tilewright.bots.bot import Bot, Budget, own_dice
from tilewright.games.kind import Kind
from tilewright.games.mode import Kit, Standing

MOST_ACTIONS = 100_000  # a game that goes on for longer goes in circles


class Stuck(RuntimeError):
    """Nobody who may act wants to: a fault of a bot or of the rules, told instead of waited for."""


@dataclass(slots=True)
class Headless:
    """A game that bots play, one to a seat. What happens depends on the seed, the bots and the rules alone."""

    kind: Kind
    bots: Sequence[Bot[Any, Any]]
    kit: Kit
    budget: Budget = field(default_factory=Budget)
    events: list[Any] = field(default_factory=list)
    state: Any = None

    @classmethod
    def begun(
        cls, kind: Kind, rules: object, bots: Sequence[Bot[Any, Any]], kit: Kit, budget: Budget | None = None
    ) -> "Headless":
        names = tuple(f"Bot {number}" for number in range(1, len(bots) + 1))
        game = cls(kind, bots, kit, budget or Budget())
        game._tell(kind.mode.start(rules, names, kit))
        return game

    def played_out(self) -> Standing:
        """The state at the end."""
        for _ in range(MOST_ACTIONS):
            if self.state.is_over:
                state: Standing = self.state
                return state
            self.step()
        raise Stuck(f"no end after {MOST_ACTIONS:,} actions")

    def step(self) -> tuple[Any, ...]:
        """Whoever may act is asked, until one of them wants something."""
        mode = self.kind.mode
        for seat in sorted(mode.pending(self.state)):
            own = replace(self.kit, dice=own_dice(self.kit.dice.commitment, seat, len(self.events)))
            action = self.bots[seat].choose(mode.view(self.state, seat), own, self.budget)
            if action is not None:
                return self._tell(mode.decide(self.state, seat, action, self.kit))
        raise Stuck(f"nobody of {sorted(mode.pending(self.state))} wants anything: {self.state}")

    def _tell(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        for event in events:
            self.state = self.kind.mode.evolve(self.state, event)
        self.events += events
        return events
