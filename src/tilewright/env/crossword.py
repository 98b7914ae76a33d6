"""The standard game as a PettingZoo environment, in turns (AEC)."""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from tilewright.bots.bot import Budget, own_kit
from tilewright.bots.roster import bot_for
from tilewright.env.seen import Mask, Observation, points_of, seen, space
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import Playing
from tilewright.notation.move import ScoredMove
from tilewright.session.game import Game
from tilewright.session.opening import Words

HELPER = "greedy"  # decides what is no move: from which bag to draw, whether the last play stands
PLAYERS = range(2, 5)


class CrosswordEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it comes without types
    """Two to four agents play by any edition and house rules, with good words only.

    Action k below `plays` is the k-th play of the turn, the most points first. The actions after them exchange tiles:
    bit i of `action - plays` is tile i of the sorted rack, and 0 is a pass. `env.moves` has the plays as moves.

    With `reward="spread"`, points are rewards at once, and what the others gain on average is a loss; with "win", the
    winner gets 1 at the end, which the others lose together.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tilewright_crossword_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: str | Rules = "folio",
        house: Iterable[str] = (),
        *,
        seats: int = 2,
        words: str = "commons",
        plays: int = 1024,
        reward: Literal["spread", "win"] = "spread",
        most_turns: int = 400,
        render_mode: str | None = None,
    ) -> None:
        if seats not in PLAYERS:
            raise ValueError(f"seats: 2 to 4, not {seats}")
        if plays < 1 or most_turns < 1:
            raise ValueError("plays and most_turns: at least 1")
        if reward not in {"spread", "win"}:
            raise ValueError(f"reward: spread or win, not {reward!r}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.plays, self.reward, self.most_turns = plays, reward, most_turns
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._words: Words = words
        self._rules, self._house = rules, tuple(house)
        self._chance = np.random.default_rng()
        self.game = self._dealt()
        self._words = self.game.words  # opened once, spelt by the tiles of the game
        size = self.game.rules.rack_size
        self._slots = size
        self._actions = spaces.Discrete(plays + 2**size)
        self._seen = space(self.game.board, seats, plays, int(self._actions.n))
        self._helper = bot_for("crossword", HELPER, self.game.words, self.game.rules)

    def observation_space(self, agent: str) -> spaces.Dict:  # noqa: ARG002 - all are the same
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:  # noqa: ARG002 - all are the same
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game, self.turns = self._dealt(), 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._settle()
        self._look()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._actions.contains(action) or not self._mask[action]:
            raise ValueError(f"{action} is not possible now; the action mask says what is")
        before = self.game.scores
        self._cumulative_rewards[agent] = 0.0
        self.game.do(self._action(int(action)))
        self._settle()
        self.turns += 1
        self._reward(before)
        self._look()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        game, seat = self.game, self._seat_of[agent]
        on_turn = agent == self.agent_selection and not game.is_over
        mask = self._mask.copy() if on_turn else np.zeros_like(self._mask)
        scores = game.scores[seat:] + game.scores[:seat]
        rack = game.state.racks[seat]
        return seen(game.board, rack, scores, self._points if on_turn else (), self.plays, mask)

    def render(self) -> str | None:
        return f"{self.game.board}\n{self.game!r}" if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _dealt(self) -> Game:
        players = [f"Player {number}" for number in range(1, len(self.possible_agents) + 1)]
        seed = int(self._chance.integers(2**62))
        return Game.new(self._rules, house=self._house, players=players, words=self._words, seed=seed)

    def _settle(self) -> None:
        """What nobody need learn is decided by a bot, until a seat is to move or the game is over."""
        game = self.game
        while not (game.is_over or isinstance(game.state.phase, Playing)):
            for seat in sorted(game.session.pending):
                action = self._helper.choose(game.view(seat), own_kit(game.session, seat), Budget())
                if action is not None:
                    game.session.act(action, seat)
                    break
            else:
                raise AssertionError(f"nobody wants anything: {game!r}")

    def _look(self) -> None:
        """What the next agent can do."""
        game = self.game
        over = game.is_over
        for agent in self.agents:
            self.terminations[agent] = over
            self.truncations[agent] = not over and self.turns >= self.most_turns
        self.agent_selection = self.possible_agents[game.turn]
        self.moves: Sequence[ScoredMove] = () if over else game.legal_moves()
        self._points = points_of(self.moves, self.plays)
        self._mask = self._possible()

    def _possible(self) -> Mask:
        game = self.game
        mask = np.zeros(int(self._actions.n), dtype=np.int8)
        if game.is_over:
            return mask
        mask[: len(self._points)] = 1
        if jacks := game.state.jacks:  # a long word has to open
            mask[: len(self._points)] = [len(move.laid) >= jacks.least for move in self.moves[: self.plays]]
        mask[self.plays] = 1
        held = min(len(game.rack), self._slots)
        may = [game.session.is_legal(a.Exchange(game.rack.faces[:many]), game.turn) for many in range(1, held + 1)]
        if any(may):
            chosen = np.arange(1, 2**held, dtype=np.uint32)
            mask[self.plays + 1 : self.plays + 2**held] = np.array([False, *may])[np.bitwise_count(chosen)]
        return mask

    def _action(self, action: int) -> a.Place | a.Exchange | a.Pass:
        if action < self.plays:
            return a.Place(self.moves[action].laid)
        bits = action - self.plays
        tiles = "".join(compress(self.game.rack.faces, (bits >> slot & 1 for slot in range(self._slots))))
        return a.Exchange(tiles) if tiles else a.Pass()

    def _reward(self, before: tuple[int, ...]) -> None:
        gains: list[float]
        if self.reward == "spread":
            gains = [float(now - then) for now, then in zip(self.game.scores, before, strict=True)]
        else:
            won = [player in self.game.winners for player in self.game.players] if self.game.is_over else []
            gains = [float(one) for one in won] or [0.0] * len(before)
        others = len(gains) - 1
        factor = 1.0 if self.reward == "spread" else 1.0 / max(1.0, sum(gains))
        for agent, gain in zip(self.possible_agents, gains, strict=True):
            self.rewards[agent] = factor * (gain - (sum(gains) - gain) / others)
