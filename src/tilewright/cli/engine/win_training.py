"""A training of a win table at the terminal: what it is told to do, where it is kept, and what it says."""

import os
from dataclasses import dataclass
from pathlib import Path

from tilewright.bots.roster import leaves_for
from tilewright.cli.engine.asking import BadInput, rules_with
from tilewright.cli.engine.progress import progress
from tilewright.cli.engine.training_files import kept_file, refuse_namesake, refuse_other_numbers, stop
from tilewright.editions.house import named_rule
from tilewright.engine.win_table import WinTable, file_name, wins_folder
from tilewright.engine.win_training import GAMES, WinPlan, WinTraining
from tilewright.lexicons.compiled import open_graph
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
    ) -> "WinTableRun":
        """`wanted` are the numbers of the plan, those that were named."""
        rules, words = rules_with(house, whole_games=True), open_graph(lexicon)
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
        return cls(training, lexicon, out, file, kept, threads or os.cpu_count() or 1)

    @property
    def beginning(self) -> str:
        plan, done = self.training.plan, self.training.done
        what = f"Win table of {plan.name} for {plan.seats} seats, seed {plan.seed}: {plan.games:,} games"
        return f"{what}, {done:,} of them done." if done else f"{what}."

    def run(self) -> WinTable:
        """To the end, or as far as it is let; what is done is kept after every step."""
        training = self.training
        try:
            with progress(training.plan.games, "games", training.done) as advance:
                while not training.is_over:
                    advance(training.go_on(self.threads))
                    write_whole(self.kept, training.save())
            table = training.checked(self.threads)
        except KeyboardInterrupt:
            plan, done = training.plan, f"{training.done:,} of {training.plan.games:,} games"
            stop(done, ["win-table", "--lexicon", self.lexicon, "--seats", f"{plan.seats}"], plan.house, self.out)
        write_whole(self.file, table.save())
        self.kept.unlink(missing_ok=True)
        return table


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
