"""Duplicate as a PettingZoo environment: everybody acts at once (parallel)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from tilewright.env.seen import Observation, points_of, seen, space
from tilewright.games.duplicate import actions as a
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.policies import ProgramArbitrator
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import play_of
from tilewright.games.duplicate.state import Break, Writing
from tilewright.lexicons.compiled import open_graph
from tilewright.session.legal_moves import LegalMoves
from tilewright.session.session import Session

MOST_SEATS = 1000


class DuplicateEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # it comes without types
    """In each round all agents have the same rack, and hand in a slip.

    Action k below `plays` is the k-th play, the most points first; the last action hands in nothing. So does an action
    that the mask does not have: a wrong slip scores nothing, and the game goes on. The reward is what the slip scores.
    `env.moves` has the plays as moves.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "tilewright_duplicate_v0", "render_modes": ["ansi"]}

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        seats: int = 2,
        words: str = "commons",
        plays: int = 1024,
        render_mode: str | None = None,
    ) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError(f"seats: 1 to {MOST_SEATS}, not {seats}")
        if plays < 1:
            raise ValueError("plays: at least 1")
        self._rules = DUPLICATE.usual_rules() if rules is None else rules
        if not isinstance(self._rules.arbitrator, ProgramArbitrator):
            raise ValueError("rules: agents play without a human arbitrator")  # noqa: TRY004 - of the right type
        self.render_mode, self.plays = render_mode, plays
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._words = open_graph(words, self._rules.tileset)
        self._chance = np.random.default_rng()
        self._bonuses = [self._rules.bonus_for(laid) for laid in range(self._rules.rack_size + 1)]
        self.session = self._dealt()
        self._actions = spaces.Discrete(plays + 1)
        self._seen = space(self.session.state.board, seats, plays, plays + 1)

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002 - all are the same
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:  # noqa: ARG002 - all are the same
        return self._actions

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - there are none
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.session = self._dealt()
        self.agents = self.possible_agents[:]
        self._look()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents, before = self.agents, self.session.state.scores
        for agent in agents:
            if not self._actions.contains(actions[agent]):
                raise ValueError(f"{agent}: {actions[agent]} is no action")
        for seat, agent in enumerate(agents):
            self._hand_in(seat, int(actions[agent]))
        self._go_on()
        self._look()
        after, over = self.session.state.scores, self.session.is_over
        rewards = {agent: float(now - then) for agent, now, then in zip(agents, after, before, strict=True)}
        shown = self._observations()
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return shown, rewards, ended, cut, {agent: {} for agent in agents}

    def render(self) -> str | None:
        return f"{self.session.state.board}\n{self.session.state.rack}" if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _dealt(self) -> Any:
        self._now = 0
        names = tuple(f"Player {number}" for number in range(1, len(self.possible_agents) + 1))
        return Session.new(
            DUPLICATE, self._rules, names, words=self._words, seed=int(self._chance.integers(2**62)), now=0
        )

    def _hand_in(self, seat: int, action: int) -> None:
        state = self.session.state
        if action < len(self._points):
            laid = self.moves[action].laid
            slip = play_of(state.board, laid, self._rules.bonus_for(len(laid))).slip
            self.session.act(a.HandIn(slip), seat, self._now)
        self.session.act(a.Done(), seat, self._now)

    def _go_on(self) -> None:
        """To the next rack."""
        while isinstance(phase := self.session.state.phase, Break):
            self._now = max(self._now, phase.until)
            self.session.act(a.CallTime(), 0, self._now)

    def _look(self) -> None:
        state = self.session.state
        assert self.session.is_over or isinstance(state.phase, Writing), state.phase
        plays = self._words.ranked_plays(state.board, state.rack, self._rules.rack_size, self._bonuses)
        self.moves = LegalMoves(plays, self._words.alphabet)
        self._points = [] if self.session.is_over else points_of(self.moves, self.plays)
        self._mask = np.zeros(self.plays + 1, dtype=np.int8)
        self._mask[: len(self._points)] = 1
        self._mask[self.plays] = not self.session.is_over

    def _observations(self) -> dict[str, Observation]:
        state = self.session.state
        scores = tuple(state.scores)
        return {
            agent: seen(
                state.board, state.rack, scores[seat:] + scores[:seat], self._points, self.plays, self._mask.copy()
            )
            for seat, agent in enumerate(self.possible_agents)
        }
