"""Whole games of bot against bot without a table, for any kind of game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic

from tilewright.bots.bot import Bot, Budget, own_kit
from tilewright.core.errors import TilewrightError
from tilewright.games.base import A, E, Kit, R, S, V
from tilewright.games.kind import Kind
from tilewright.session.session import Session

MOST_ACTIONS = 100_000  # a longer game is going in circles


class Stuck(TilewrightError, RuntimeError):
    """Nobody who may act wants to. That is a fault of a bot or of the rules, so it is reported."""


@dataclass(slots=True)
class Headless(Generic[R, S, A, E, V]):
    """A session that bots play, one per seat. The game depends only on the seed, the bots and the rules."""

    session: Session[R, S, A, E, V]
    bots: Sequence[Bot[V, A]]
    budget: Budget = field(default_factory=Budget)

    @classmethod
    def begun(
        cls, kind: Kind[R, S, A, E, V], rules: R, bots: Sequence[Bot[V, A]], kit: Kit, budget: Budget | None = None
    ) -> "Headless[R, S, A, E, V]":
        names = tuple(f"Bot {number}" for number in range(1, len(bots) + 1))
        return cls(Session.begun(kind, rules, names, kit), bots, budget or Budget())

    @property
    def state(self) -> S:
        return self.session.state

    @property
    def events(self) -> tuple[E, ...]:
        return self.session.events

    def played_out(self) -> S:
        """Play to the end; returns the last state."""
        for _ in range(MOST_ACTIONS):
            if self.session.is_over:
                return self.session.state
            self.step()
        raise Stuck(f"no end after {MOST_ACTIONS:,} actions")

    def step(self) -> tuple[E, ...]:
        """Ask the seats that may act, until one of them acts."""
        pending = sorted(self.session.pending)
        for seat in pending:
            action = self.bots[seat].choose(self.session.view(seat), own_kit(self.session, seat), self.budget)
            if action is not None:
                return self.session.act(action, seat)
        raise Stuck(f"nobody of {pending} wants anything: {self.session.state}")
