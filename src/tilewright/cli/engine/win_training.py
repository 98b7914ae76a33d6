"""A training of a win table at the terminal: what it is told to do, where it is kept, and what it says."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tilewright.bots.roster import leaves_for
from tilewright.cli.engine.asking import BadInput, rules_with
from tilewright.cli.engine.crew import NO_THREADS, crew_of
from tilewright.cli.engine.progress import progress
from tilewright.cli.engine.training_files import kept_file, refuse_namesake, refuse_other_numbers, stop
from tilewright.editions.house import named_rule
from tilewright.engine.cluster import Cluster
from tilewright.engine.win_table import WinTable, file_name, wins_folder
from tilewright.engine.win_training import AT_A_TIME, GAMES, ClassSums, Played, WinPlan, WinTraining, with_check
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.home import data_folder, write_whole


@dataclass(frozen=True, slots=True)
class WinTableRun:
    """A training, and the files that it is kept in."""

    training: WinTraining
    lexicon: str
    out: Path | None  # if it was named
    file: Path  # where the result goes: there, or to where the bots look for it
    kept: Path
    threads: int
    cluster: str | None = None

    @classmethod
    def of(
        cls,
        lexicon: str,
        house: tuple[str, ...],
        seats: int,
        wanted: dict[str, int | None],
        *,
        threads: int | None,
        out: Path | None,
        resume: bool,
        anew: bool,
        cluster: str | None = None,
    ) -> "WinTableRun":
        """`wanted` are the numbers of the plan, those that were named."""
        if threads is not None and cluster:
            raise BadInput(NO_THREADS)
        rules = rules_with(house, whole_games=True)
        words = open_graph(lexicon, rules.tileset)
        rules.checked(seats)
        name = file_name(words.name, seats, rules.rack_size)
        if out is None:
            where = f"Say with --out where the table goes: wins/{name} is that of"
            if any("rack_size" not in named_rule(rule)[0].touches for rule in house):
                raise BadInput(f"{where} the plain game.")
            refuse_namesake(lexicon, words.name, where)
        kept = kept_file(name.replace(".json", ".wins"), out, resume=resume, anew=anew)
        if resume:
            plan = WinTraining.plan_of(kept.read_bytes())
            refuse_other_numbers(plan, wanted)
        else:
            numbers = {"games": GAMES, "seed": 1}
            numbers |= {what: number for what, number in wanted.items() if number is not None}
            plan = WinPlan(words.name, seats, **numbers, house=house)
        training = WinTraining(words, rules, leaves_for(words), plan)
        if resume:
            training.restore(kept.read_bytes())
        file = out or wins_folder(data_folder()) / name
        return cls(training, lexicon, out, file, kept, threads or os.cpu_count() or 1, cluster)

    @property
    def beginning(self) -> str:
        plan, done = self.training.plan, self.training.done
        what = f"Win table of {plan.name} for {plan.seats} seats, seed {plan.seed}: {plan.games:,} games"
        return f"{what}, {done:,} of them done." if done else f"{what}."

    def run(self) -> WinTable:
        """To the end, or as far as it is let; what is done is kept after every step."""
        training = self.training
        try:
            with crew_of(self.cluster, self.threads, training.plan.name) as crew:
                with progress(training.plan.games, "games", training.done) as advance:
                    for games in self._steps(crew):
                        advance(games)
                        write_whole(self.kept, training.save())
                table = self._checked(crew)
        except KeyboardInterrupt:
            plan, done = training.plan, f"{training.done:,} of {training.plan.games:,} games"
            stop(done, ["win-table", "--lexicon", self.lexicon, "--seats", f"{plan.seats}"], plan.house, self.out)
        write_whole(self.file, table.save())
        self.kept.unlink(missing_ok=True)
        return table

    def _steps(self, crew: int | Cluster) -> Iterator[int]:
        """How many games each step has added."""
        training = self.training
        if isinstance(crew, Cluster):
            chunks = _chunks(range(training.done, training.plan.games))
            for numbers, played in zip(chunks, crew.in_order(partial(_playing, *training.about), chunks), strict=True):
                training.add(numbers, played)
                yield len(numbers)
        while not training.is_over:
            yield training.go_on(crew if isinstance(crew, int) else 1)

    def _checked(self, crew: int | Cluster) -> WinTable:
        training = self.training
        if isinstance(crew, int):
            return training.checked(crew)
        table = training.table()
        return with_check(
            table, list(crew.in_order(partial(_checking, *training.about, table), _chunks(training.checking)))
        )


def _playing(words: WordGraph, rules: Rules, plan: WinPlan) -> Callable[[range], list[Played]]:
    return WinTraining(words, rules, leaves_for(words), plan).played


def _checking(words: WordGraph, rules: Rules, plan: WinPlan, table: WinTable) -> Callable[[range], list[ClassSums]]:
    return partial(WinTraining(words, rules, leaves_for(words), plan).classes, table)


def _chunks(numbers: range) -> list[range]:
    return [numbers[at : at + AT_A_TIME] for at in range(0, len(numbers), AT_A_TIME)]


def checked_line(table: WinTable) -> str:
    """
    >>> checked_line(WinTable("sample", 2, 7, (), checked=((0.1, 0.12, 50), (0.8, 0.79, 150))))
    'On other games the chances were off by 1.3 percentage points on average, by 2.0 at the most.'
    """
    turns = sum(many for *_, many in table.checked)
    off = [(abs(expected - won) * 100, many) for expected, won, many in table.checked]
    mean = sum(points * many for points, many in off) / max(turns, 1)
    most = max((points for points, _ in off), default=0.0)
    return f"On other games the chances were off by {mean:.1f} percentage points on average, by {most:.1f} at the most."
