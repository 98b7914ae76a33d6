"""A game of any kind that random players play, one action at a time."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from tilewright.core.refusal import Refused
from tilewright.games.kind import Kind
from tilewright.games.mode import Kit

Acting = Callable[[Any, Random], tuple[int, Any]]


@dataclass(slots=True)
class AnyGame:
    kind: Kind
    kit: Kit
    chance: Random
    acting: Acting
    events: list[Any] = field(default_factory=list)
    state: Any = None
    refused: Refused | None = None  # of the last action

    @classmethod
    def begun(
        cls, kind: Kind, rules: object, players: tuple[str, ...], kit: Kit, chance: Random, acting: Acting
    ) -> "AnyGame":
        game = cls(kind, kit, chance, acting)
        game.tell(kind.mode.start(rules, players, kit))
        return game

    def step(self) -> tuple[Any, ...]:
        """What came of the next action; nothing if it was refused."""
        return self.ask(*self.acting(self.state, self.chance))

    def ask(self, seat: int, action: object) -> tuple[Any, ...]:
        self.refused = None
        try:
            told = self.kind.mode.decide(self.state, seat, action, self.kit)
        except Refused as refused:
            self.refused = refused
            return ()
        return self.tell(told)

    def tell(self, told: tuple[Any, ...]) -> tuple[Any, ...]:
        for event in told:
            self.state = self.kind.mode.evolve(self.state, event)
        self.events += told
        return told

    def played_out(self, most: int = 5_000) -> "AnyGame":
        for _ in range(most):
            if self.state.is_over:
                return self
            self.step()
        raise AssertionError(f"no end after {most} actions: {self.state}")

    def transcript(self) -> str:
        """Played to its end: every action, what came of it, and the scores, one JSON object a line."""
        lines: list[object] = [{"event": event} for event in self.events]
        while not self.state.is_over:
            seat, action = self.acting(self.state, self.chance)
            lines.append({"asked": {"seat": seat, "action": action}})
            told = self.ask(seat, action)
            lines += [{"event": event} for event in told]
            if self.refused:
                lines.append({"refused": {"key": self.refused.key, "rule": self.refused.rule}})
        lines.append({"scores": self.state.scores})
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
