"""A training of leave values at the terminal: what it is told to do, where it is kept, and what it says."""

import os
from dataclasses import dataclass
from pathlib import Path

import click
import msgspec

from tilewright.bots.roster import KLV
from tilewright.cli.engine.asking import BadInput, rules_with
from tilewright.cli.engine.progress import progress
from tilewright.cli.engine.training_files import kept_file, refuse_namesake, refuse_other_numbers, stop
from tilewright.engine.leave_training import BOARDS, GENERATIONS, Generation, LeaveTraining, TrainingPlan
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.home import data_folder, write_whole

RECORD = ".jsonl"  # beside the values: how they came about


@dataclass(frozen=True, slots=True)
class TrainingRun:
    """A training, and the files that it is kept in."""

    training: LeaveTraining
    lexicon: str
    out: Path | None  # if it was named
    file: Path  # where the result goes: there, or to where the bots look for it
    kept: Path
    threads: int

    @classmethod
    def of(
        cls,
        lexicon: str,
        house: tuple[str, ...],
        wanted: dict[str, int | None],
        *,
        threads: int | None,
        out: Path | None,
        resume: bool,
        anew: bool = False,
    ) -> "TrainingRun":
        """`wanted` are the numbers of the plan, those that were named."""
        rules = rules_with(house, whole_games=True)
        words = open_graph(lexicon, rules.tileset)
        if out is None:
            where = f"Say with --out where the values go: leaves/{words.name}{KLV} are those of"
            if any(not rule.startswith("tiles=") for rule in house):  # a lexicon has the tiles of its language
                raise BadInput(f"{where} the plain game.")
            refuse_namesake(lexicon, words.name, where)
        kept = kept_file(f"{words.name}.leaves", out, resume=resume, anew=anew)
        if resume:
            plan = LeaveTraining.plan_of(kept.read_bytes())
            refuse_other_numbers(plan, wanted)
        else:
            numbers = {"generations": GENERATIONS, "boards": BOARDS, "seed": 1}
            numbers |= {what: number for what, number in wanted.items() if number is not None}
            plan = TrainingPlan(words.name, **numbers, house=house)
        training = LeaveTraining(words, rules, plan)
        if resume:
            training.restore(kept.read_bytes())
        file = out or data_folder() / "leaves" / (words.name + KLV)
        return cls(training, lexicon, out, file, kept, threads or os.cpu_count() or 1)

    @property
    def beginning(self) -> str:
        plan, training = self.training.plan, self.training
        what = f"{len(training):,} leaves of {plan.name}, seed {plan.seed}"
        boards = f"{sum(plan.sizes):,} boards in {plan.generations} generations"
        return f"{what}: {boards}" + (f", {training.done:,} of them done." if training.done else ".")

    def run(self) -> None:
        """To the end, or as far as it is let; what is done is kept after every step."""
        training, plan = self.training, self.training.plan
        try:
            while not training.is_over:
                number = len(training.record)
                size, before = plan.sizes[number], sum(plan.sizes[:number])
                label = f"generation {number + 1} of {plan.generations}"
                with progress(size, label, training.done - before) as advance:
                    while len(training.record) == number:
                        advance(training.go_on(self.threads))
                        write_whole(self.kept, training.save())
                click.echo(told(training.record[-1]))
        except KeyboardInterrupt:
            done = f"{training.done:,} of {sum(plan.sizes):,} boards"
            stop(done, ["leaves", "--lexicon", self.lexicon], plan.house, self.out)
        write_whole(self.file, training.file())
        write_whole(
            self.file.with_suffix(RECORD), b"".join(msgspec.json.encode(one) + b"\n" for one in training.record)
        )
        self.kept.unlink(missing_ok=True)


def told(generation: Generation) -> str:
    """
    >>> told(Generation(3, 100, 0.5932, 38.38, 2.1, 0.6642))
    'generation 3: 100 boards, values changed by 0.59; 38.4 ± 2.1 points a game more than without, 66.4% won'
    """
    worth = f"{generation.points:.1f} ± {generation.margin:.1f} points a game more than without"
    changed = f"generation {generation.number}: {generation.boards} boards, values changed by {generation.change:.2f}"
    return f"{changed}; {worth}, {generation.wins:.1%} won"
