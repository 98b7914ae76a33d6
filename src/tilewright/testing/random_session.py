"""A session that random players play, one action at a time, whatever the game. Some of what they ask for is refused."""

from collections.abc import Callable
from random import Random
from typing import Generic

import msgspec

from tilewright.core.refusal import Refused
from tilewright.games.base import A, E, Kit, R, S, Seat, V
from tilewright.games.kind import Kind
from tilewright.session.session import Session

MOST_ACTIONS = 5_000
Chooser = Callable[[S, Random], tuple[Seat, A]]


class RandomSession(Generic[R, S, A, E, V]):
    """`chooser` says what is asked for next, by which seat; a game whose players need more overrides `action`."""

    def __init__(self, session: Session[R, S, A, E, V], chance: Random, chooser: Chooser[S, A] | None = None) -> None:
        self.session = session
        self.chance = chance
        self.now = 0
        self.refused: Refused | None = None  # the last action
        self._chooser = chooser

    @property
    def kind(self) -> Kind[R, S, A, E, V]:
        return self.session.kind

    @property
    def kit(self) -> Kit:
        return self.session.kit(self.now)

    @property
    def events(self) -> tuple[E, ...]:
        return self.session.events

    @property
    def state(self) -> S:
        return self.session.state

    @state.setter
    def state(self, state: S) -> None:
        """Players may be asked what they would do in any state."""
        self.session._state = state  # noqa: SLF001 - see above

    def action(self) -> tuple[Seat, A]:
        """A seat, and what it asks for. Time may pass meanwhile."""
        assert self._chooser is not None, "a game without a chooser has an `action` of its own"
        return self._chooser(self.state, self.chance)

    def step(self) -> tuple[E, ...]:
        """What came of the next action; nothing if it was refused."""
        return self.ask(*self.action())

    def ask(self, seat: Seat, action: A) -> tuple[E, ...]:
        self.refused = None
        try:
            return self.session.act(action, seat, self.now)
        except Refused as refused:
            self.refused = refused
            return ()

    def play_out(self, most: int = MOST_ACTIONS) -> None:
        for _ in range(most):
            if self.state.is_over:
                return
            self.step()
        raise AssertionError(f"no end after {most} actions: {self.state}")

    def transcript(self) -> str:
        """Played to its end: every action, what came of it, and the end, one JSON object a line."""
        lines: list[object] = [{"event": event} for event in self.events]
        while not self.state.is_over:
            seat, action = self.action()
            lines.append({"asked": self.asked(seat, action)})
            lines += [{"event": event} for event in self.ask(seat, action)]
            if self.refused:
                lines.append({"refused": {"key": self.refused.key, "rule": self.refused.rule}})
        lines.append(self.ending())
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def asked(self, seat: Seat, action: A) -> dict[str, object]:
        """How a transcript has an action."""
        return {"seat": seat, "action": action}

    def ending(self) -> dict[str, object]:
        """The last line of a transcript."""
        return {"scores": self.state.scores}
