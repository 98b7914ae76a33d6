"""A player that looks ahead: by simulation, by looking for the best play of both once the bag is empty, or neither."""

from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic
from typing import NamedTuple

from tilewright import _native
from tilewright.engine.depth import Depth
from tilewright.engine.outlook import DEVIATIONS, Effort, JudgedMove, Judgement, Outlook
from tilewright.engine.static_player import LeaveValues, StaticPlayer, numbered, terms_of
from tilewright.engine.win_table import win_table_for
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import native_layout, position_of, tile_values

NODES_A_SECOND = 15_000  # that a thread looks at, about
ENDGAME_NODES = 8  # which take as long as one of a simulation
SHORT, LONG = 2, 4  # plies of a rollout
NODES_FOR_LONG = 300_000
PLIES_TO_THE_END = 8  # about, once that is how far rollouts go
FEWEST, MOST = 8, 60  # candidates
LEAST_FLOOR, MOST_FLOOR = 16, 100
QUICK = 0.02  # seconds within which nothing is worth looking for
MOST_PLIES, MOST_MOVES = 60, 1_000  # of an endgame, and in each of its positions
NEAR_THE_END = 4  # tiles in the bag, before which two look at endgames as well
NODES_FOR_ENDGAMES = 8_000  # without which there is no time for them
FINALISTS = 8  # candidates that these are solved for
FINAL_SHARE = 0.6  # of the effort that goes to them

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
        self.words, self.rules, self.depth = words, rules, depth
        self.static = StaticPlayer(words, rules, leaves, mapped=True)

    def judge(
        self,
        outlook: Outlook,
        effort: Effort,
        *,
        seed: int = 0,
        follow: Follow | None = None,
        stop: _native.Stop | None = None,
    ) -> Judgement:
        """The moves worth looking at, the best first. With nodes the same for the same seed, unless it is stopped."""
        until = monotonic() + effort.seconds if effort.nodes is None else None
        if until is not None and effort.seconds < QUICK:
            return self._static(outlook)
        if not outlook.in_bag and (outlook.seats == 2 or not outlook.unseen):
            return self.endgame(outlook, effort, stop)
        if outlook.in_bag and self.depth <= Depth.ENDGAME:
            return self._static(outlook)
        nodes = effort.nodes or max(int(effort.seconds * effort.threads * NODES_A_SECOND), 1)
        search = _Search(self, outlook, effort.threads, seed, follow, stop)
        is_near = outlook.seats == 2 and outlook.in_bag <= NEAR_THE_END and nodes >= NODES_FOR_ENDGAMES
        if self.depth < Depth.EVERYTHING or not is_near:
            return search.run(search.choices(), nodes, until)
        share = 1 - FINAL_SHARE
        first = search.run(search.choices(), int(nodes * share), until and until - effort.seconds * FINAL_SHARE)
        return search.final(first, int(nodes * FINAL_SHARE), until)

    def _static(self, outlook: Outlook) -> Judgement:
        best = self.static.best(outlook.board, outlook.rack, outlook.in_bag, outlook.others)
        return Judgement([JudgedMove(best)])

    def endgame(self, outlook: Outlook, effort: Effort, stop: _native.Stop | None = None) -> Judgement:
        """Everybody knows all tiles: for two the best play of both, for more of each for itself."""
        seconds = 0.0 if effort.nodes else effort.seconds
        nodes = ENDGAME_NODES * (effort.nodes or max(int(4 * seconds * NODES_A_SECOND), 1_000))
        game = self.native_game(outlook)
        if outlook.seats > 2:
            found = game.solve_max_n(MOST_PLIES, MOST_MOVES, nodes, seconds, stop)
            share, margin = found.endings[0]
            best = JudgedMove(self.static.told(found.best), share / 12, float(margin), samples=1)
            return Judgement([best], found.nodes, found.depth, found.is_solved)
        answer = game.solve_endgame(MOST_PLIES, nodes, seconds, stop)
        line = tuple(self.static.told(choice) for choice in answer.line)
        spread = outlook.scores[0] - outlook.scores[1] + answer.spread
        win = (spread > 0) + (spread == 0) / 2 if answer.is_solved else 1.0 if answer.is_won else None
        best = JudgedMove(line[0], win, float(spread), samples=1)
        return Judgement([best], answer.nodes, answer.depth, answer.is_solved, line if answer.is_solved else ())

    def native_game(self, outlook: Outlook) -> _native.Game:
        """The game with an empty bag and all racks known."""
        words, rules, seats = self.words, self.rules, outlook.seats
        others = outlook.known if seats > 2 else (outlook.known[0].put(outlook.unseen.faces),)
        worth, letters = tile_values(rules.tileset, words.alphabet)
        game = _native.Game(words.native, native_layout(rules.layout), worth, letters, terms_of(rules, seats), seats)
        racks = [numbered(words, rack) for rack in (outlook.rack, *others)]
        position = position_of(words.native, words.alphabet, outlook.board)
        game.set_up(position, racks, b"", list(outlook.scores), 0, outlook.scoreless, outlook.passes)
        return game


class _Search:
    """A simulation of one position, or two one after the other."""

    def __init__(
        self,
        thinker: Thinker,
        outlook: Outlook,
        threads: int,
        seed: int,
        follow: Follow | None,
        stop: _native.Stop | None,
    ) -> None:
        self.thinker, self.outlook = thinker, outlook
        self.threads, self.seed, self.follow, self.stop = threads, seed, follow, stop
        words, rules = thinker.words, thinker.rules
        self.position = position_of(words.native, words.alphabet, outlook.board)
        self.terms = terms_of(rules, outlook.seats)
        self.leaves = thinker.static.leaves.native if thinker.static.leaves else None
        self.wins = win_table_for(words.name, outlook.seats, rules.rack_size).native()

    def choices(self) -> list[_native.Choice]:
        """Everything that can be done, the best by static equity first."""
        outlook, tileset = self.outlook, self.thinker.rules.tileset
        others = tileset.worth(outlook.others) if outlook.others else 0
        rack = numbered(self.thinker.words, outlook.rack)
        return _native.all_choices(self.position, rack, outlook.in_bag, others, self.terms, self.leaves)

    def run(self, choices: Sequence[_native.Choice], nodes: int, until: float | None) -> Judgement:
        plan = _Plan.of(nodes, self.outlook, self.thinker.rules.rack_size)
        simulation = self._simulation(choices[: plan.candidates], plan.plies, plan.floor, 0)
        return self._worked(simulation, nodes, until)

    def final(self, first: Judgement, nodes: int, until: float | None) -> Judgement:
        """Of the best so far, each rollout ends with an endgame that is looked at, as far as the nodes allow."""
        if len(first.moves) == 1:
            return first
        best = {one.move: None for one in first.moves[:FINALISTS]}
        choices = [one for one in self.choices() if self.thinker.static.told(one) in best]
        ways, unseen = 1, len(self.outlook.unseen)
        for drawn in range(self.outlook.in_bag):
            ways *= unseen - drawn
        each = ENDGAME_NODES * nodes // (len(choices) * min(ways, 72))
        simulation = self._simulation(choices, 0, MOST_FLOOR if ways <= 72 else LEAST_FLOOR, min(max(each, 50), 5_000))
        judged = self._worked(simulation, nodes * ENDGAME_NODES, until)
        is_useful = judged.moves[0].samples >= min(ways, LEAST_FLOOR)
        return judged._replace(nodes=judged.nodes + first.nodes) if is_useful else first

    def _simulation(
        self, candidates: Sequence[_native.Choice], plies: int, floor: int, endgame_nodes: int
    ) -> _native.Simulation:
        outlook, words = self.outlook, self.thinker.words
        return _native.Simulation(
            self.position,
            self.terms,
            [numbered(words, tiles) for tiles in (outlook.rack, *outlook.known)],
            [len(outlook.rack), *outlook.held],
            list(outlook.scores),
            numbered(words, outlook.unseen),
            outlook.scoreless,
            outlook.passes,
            self.leaves,
            words.word_map,
            self.wins,
            candidates,
            plies,
            floor,
            self.seed,
            endgame_nodes,
        )

    def _worked(self, simulation: _native.Simulation, nodes: int, until: float | None) -> Judgement:
        """Round by round, until it is settled or the effort is spent. The clock is read between rounds."""
        longest, now = 0.0, monotonic()
        while not simulation.is_settled and simulation.nodes < nodes:
            if until is not None and now + longest > until:
                break
            simulation.work(self.threads)
            longest, now = max(longest, monotonic() - now), monotonic()
            if self.follow:
                self.follow(self._judgement(simulation))
            if self.stop and self.stop.is_set:
                break
        return self._judgement(simulation)

    def _judgement(self, simulation: _native.Simulation) -> Judgement:
        rated = sorted(zip(simulation.ratings, simulation.arms, strict=True), key=lambda one: -one[0])
        return Judgement([self._judged(arm) for _, arm in rated], simulation.nodes)

    def _judged(self, arm: _native.Arm) -> JudgedMove:
        move = self.thinker.static.told(arm.move)
        if not arm.samples:
            return JudgedMove(move)
        return JudgedMove(move, arm.win, arm.spread, arm.samples, DEVIATIONS * arm.deviation / sqrt(arm.samples))
