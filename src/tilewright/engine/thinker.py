"""A player that looks ahead: by simulation, by looking for the best play of both once the bag is empty, or neither."""

from collections.abc import Callable, Sequence
from math import ceil, sqrt
from time import monotonic
from typing import NamedTuple

from tilewright import _native
from tilewright.engine.depth import Depth
from tilewright.engine.outlook import DEVIATIONS, Effort, JudgedMove, Judgement, Outlook
from tilewright.engine.stages import candidates_of, stages_for
from tilewright.engine.static_player import LeaveValues, StaticPlayer, Valued, numbered, terms_of
from tilewright.engine.win_table import win_table_for
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, position_of, tile_values

NODES_A_SECOND = 15_000  # that a thread looks at, about
NODES_A_SECOND_LATE = 40_000  # with few tiles left
MOST_ENDGAME_NODES = 500_000  # that a thread comes to in a second
ENDGAME_NODES = 4  # which take as long as one of a simulation (`python -m bench nodes`)
SHORT, LONG = 2, 4  # plies of a rollout
NODES_FOR_LONG = 300_000
PLIES_TO_THE_END = 8  # about, once that is how far rollouts go
FEWEST, MOST = 8, 60  # candidates
LEAST_FLOOR, MOST_FLOOR = 16, 100
QUICK = 0.02  # seconds within which nothing is worth looking for
MOST_PLIES, MOST_MOVES = 60, 1_000  # of an endgame, and in each of its positions
NEAR_THE_END = 2  # tiles in the bag, from which on two look at endgames as well

Follow = Callable[[Judgement], None]


class _Plan(NamedTuple):
    """How a simulation spends its nodes."""

    plies: int  # 0: to the end
    candidates: int
    floor: int

    @classmethod
    def of(cls, nodes: int, outlook: Outlook, rack_size: int) -> "_Plan":
        """
        >>> from tilewright.core.board import Board
        >>> from tilewright.core.tiles import Tiles
        >>> start = Outlook(Board.empty(), Tiles("TRAINER"), (0, 0), (7,), (Tiles(),), in_bag=86)
        >>> _Plan.of(10_000, start, 7), _Plan.of(1_000_000, start._replace(in_bag=5), 7).plies
        (_Plan(plies=2, candidates=13, floor=100), 0)
        """
        plies = LONG if nodes >= NODES_FOR_LONG else SHORT
        if outlook.in_bag <= rack_size:
            plies = 0
        rollouts = nodes // (plies or PLIES_TO_THE_END)
        candidates = min(max(round(20 * sqrt(rollouts / 12_000)), FEWEST), MOST)
        return cls(plies, candidates, min(max(rollouts // (2 * candidates), LEAST_FLOOR), MOST_FLOOR))


class Thinker:
    """Words, rules and how deep it looks. It keeps nothing from one position to the next."""

    def __init__(
        self, words: WordGraph, rules: Rules, leaves: LeaveValues | None, depth: Depth = Depth.EVERYTHING
    ) -> None:
        self.words, self.rules, self.depth = words.covering(rules.tileset), rules, depth
        self.static = StaticPlayer(words, rules, leaves, mapped=True)

    def judge(
        self,
        outlook: Outlook,
        effort: Effort,
        *,
        seed: int = 0,
        follow: Follow | None = None,
        stop: _native.Stop | None = None,
        also: Sequence[Valued] = (),
    ) -> Judgement:
        """The moves worth looking at, the best first. With nodes the same for the same seed, unless it is stopped.

        A simulation looks at those named in `also` too, if they can be made.
        """
        until = monotonic() + effort.seconds if effort.nodes is None else None
        if until is not None and effort.seconds < QUICK:
            return self._static(outlook)
        if not outlook.in_bag and (outlook.seats == 2 or not outlook.unseen):
            return self.endgame(outlook, effort, stop)
        if outlook.in_bag and self.depth <= Depth.ENDGAME:
            return self._static(outlook)
        search = PositionSearch(self, outlook, effort, until, seed, follow, stop, also)
        is_near = outlook.seats == 2 and outlook.in_bag <= NEAR_THE_END
        return search.before_the_end() if self.depth is Depth.EVERYTHING and is_near else search.run()

    def _static(self, outlook: Outlook) -> Judgement:
        best = self.static.best(outlook.board, outlook.rack, outlook.in_bag, outlook.others)
        return Judgement([JudgedMove(best)])

    def endgame(self, outlook: Outlook, effort: Effort, stop: _native.Stop | None = None) -> Judgement:
        """Everybody knows all tiles: for two the best play of both, for more of each for itself."""
        seconds = 0.0 if effort.nodes else effort.seconds
        nodes = ENDGAME_NODES * effort.nodes if effort.nodes else max(int(seconds * MOST_ENDGAME_NODES), 10_000)
        game = self.native_game(outlook)
        if outlook.seats > 2:
            found = game.solve_max_n(MOST_PLIES, MOST_MOVES, nodes, seconds, stop)
            share, margin = found.endings[0]
            best = JudgedMove(self.static.told(found.best), share / 12, float(margin), samples=1)
            return Judgement([best], ceil(found.nodes / ENDGAME_NODES), found.depth, found.is_solved)
        answer = game.solve_endgame(MOST_PLIES, nodes, seconds, stop)
        line = tuple(self.static.told(choice) for choice in answer.line)
        spread = outlook.scores[0] - outlook.scores[1] + answer.spread
        win = (spread > 0) + (spread == 0) / 2 if answer.is_solved else 1.0 if answer.is_won else None
        best = JudgedMove(line[0], win, float(spread), samples=1)
        looked_at = ceil(answer.nodes / ENDGAME_NODES)
        return Judgement([best], looked_at, answer.depth, answer.is_solved, line if answer.is_solved else ())

    def native_game(self, outlook: Outlook) -> _native.Game:
        """The game with an empty bag and all racks known."""
        words, rules, seats = self.words, self.rules, outlook.seats
        others = outlook.known if seats > 2 else (outlook.known[0].put(outlook.unseen.faces),)
        worth, letters = tile_values(rules.tileset, words.alphabet)
        game = _native.Game(words.native, native_layout(rules.layout), worth, letters, terms_of(rules), seats)
        racks = [numbered(words, rack) for rack in (outlook.rack, *others)]
        position = position_of(words.native, words.alphabet, outlook.board)
        game.set_up(position, racks, b"", list(outlook.scores), 0, outlook.scoreless, outlook.passes)
        return game


class PositionSearch:
    """A search of one position. With a clock it ends at a moment, else after a number of nodes."""

    def __init__(
        self,
        thinker: Thinker,
        outlook: Outlook,
        effort: Effort,
        until: float | None,
        seed: int,
        follow: Follow | None = None,
        stop: _native.Stop | None = None,
        also: Sequence[Valued] = (),
    ) -> None:
        self.also = also
        self.thinker, self.outlook, self.effort = thinker, outlook, effort
        self.until, self.seed, self.follow, self.stop = until, seed, follow, stop
        words, rules = thinker.words, thinker.rules
        self.position = position_of(words.native, words.alphabet, outlook.board)
        self.terms = terms_of(rules)
        self.leaves = thinker.static.leaves.native if thinker.static.leaves else None
        self.native = _native.Outlook(
            self.position,
            self.terms,
            [numbered(words, tiles) for tiles in (outlook.rack, *outlook.known)],
            [len(outlook.rack), *outlook.held],
            list(outlook.scores),
            numbered(words, outlook.unseen),
            outlook.scoreless,
            outlook.passes,
            numbered(words, outlook.returned),
            [0, *outlook.kept] if outlook.kept else [],
        )

    def choices(self) -> list[_native.Choice]:
        """Everything that can be done, the best by static equity first."""
        outlook, tileset = self.outlook, self.thinker.rules.tileset
        others = tileset.worth(outlook.others) if outlook.others else 0
        rack = numbered(self.thinker.words, outlook.rack)
        return _native.all_choices(self.position, rack, outlook.in_bag, others, self.terms, self.leaves)

    def _with_named(self, every: Sequence[_native.Choice], chosen: Sequence[_native.Choice]) -> list[_native.Choice]:
        """Those chosen, and those that are to be looked at also."""
        static = self.thinker.static
        missing = [one for one in self.also if not any(static.is_move(choice, one) for choice in chosen)]
        return [*chosen, *(choice for choice in every if any(static.is_move(choice, one) for one in missing))]

    def nodes(self, a_second: int) -> int:
        """How many there are to spend, about."""
        return self.effort.nodes or max(int(self.effort.seconds * self.effort.threads * a_second), 1)

    def run(self) -> Judgement:
        """By simulation."""
        plan = _Plan.of(self.nodes(NODES_A_SECOND), self.outlook, self.thinker.rules.rack_size)
        words, every = self.thinker.words, self.choices()
        candidates = self._with_named(every, every[: plan.candidates])
        wins = win_table_for(words.name, self.outlook.seats, self.thinker.rules.rack_size).native()
        simulation = _native.Simulation(
            self.native, self.leaves, words.word_map, wins, candidates, plan.plies, plan.floor, self.seed
        )

        def judged() -> Judgement:
            rated = sorted(zip(simulation.ratings, simulation.arms, strict=True), key=lambda one: -one[0])
            return Judgement([self._judged(arm) for _, arm in rated], simulation.nodes)

        return self._worked(simulation, judged)

    def before_the_end(self) -> Judgement:
        """Over all that the bag may hold, by stages."""
        stages = stages_for(self.nodes(NODES_A_SECOND_LATE))
        every = self.choices()
        candidates = self._with_named(every, candidates_of(every, stages[0].candidates, self.outlook.in_bag))
        search = _native.PreEndgame(
            self.native, self.leaves, self.thinker.words.word_map, candidates, stages, self.seed
        )

        def judged() -> Judgement:
            found = search.findings
            looked_at = [one for one in found if one.samples] or found[:1]
            return Judgement([self._judged(one) for one in looked_at], search.nodes)

        return self._worked(search, judged)

    def _worked(self, search: _native.Simulation | _native.PreEndgame, judged: Callable[[], Judgement]) -> Judgement:
        """Round by round, until it is settled or the effort is spent. The clock is read between rounds."""
        longest, now = 0.0, monotonic()
        while not search.is_settled:
            is_spent = now + longest > self.until if self.until else search.nodes >= (self.effort.nodes or 0)
            if is_spent:
                break
            search.work(self.effort.threads)
            longest, now = max(longest, monotonic() - now), monotonic()
            if self.follow:
                self.follow(judged())
            if self.stop and self.stop.is_set:
                break
        return judged()

    def _judged(self, arm: _native.Arm | _native.Finding) -> JudgedMove:
        move = self.thinker.static.told(arm.move)
        if not arm.samples:
            return JudgedMove(move)
        return JudgedMove(move, arm.win, arm.spread, arm.samples, DEVIATIONS * arm.error)
