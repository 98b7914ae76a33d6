"""A training of a win table at the terminal: what it is told to do, where it is kept, and what it says."""

import os
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import click

from tilewright.bots.roster import leaves_for
from tilewright.cli.engine.asking import BadInput, rules_with
from tilewright.cli.engine.progress import progress
from tilewright.cli.engine.training import STOPPED
from tilewright.editions.house import named_rule
from tilewright.engine.win_table import WinTable, file_name, wins_folder
from tilewright.engine.win_training import GAMES, WinPlan, WinTraining
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.home import data_folder, write_whole
from tilewright.lexicons.shelf import added, shelved_path, shipped


@dataclass(frozen=True, slots=True)
class WinTableRun:
    """A training, and the files that it is kept in."""

    training: WinTraining
    lexicon: str
    out: Path
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
            _check_it_is_free(name, lexicon, words.name, house)
            kept = data_folder() / "training" / name.replace(".json", ".wins")
        else:
            kept = out.with_name(f"{out.name}.training")
        what = out.name if out else name
        if kept.exists() and not (resume or anew):
            raise BadInput(f"A training of {what} was stopped: --resume goes on with it, --anew discards it.")
        if resume and not kept.exists():
            raise BadInput(f"There is no training of {what} to go on with; begin one without --resume.")
        usual = {"games": GAMES, "seed": 1} | {what: number for what, number in wanted.items() if number is not None}
        plan = WinPlan(words.name, seats, **usual, house=house)
        if resume:
            plan = WinTraining.plan_of(kept.read_bytes())
            for what, number in wanted.items():
                if number not in (None, getattr(plan, what)):
                    raise BadInput(
                        f"That training has --{what} {getattr(plan, what)}, not {number}; leave it out with --resume."
                    )
        training = WinTraining(words, rules, leaves_for(words), plan)
        if resume:
            training.restore(kept.read_bytes())
        return cls(training, lexicon, out or wins_folder(data_folder()) / name, kept, threads or os.cpu_count() or 1)

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
            self._stopped()
        write_whole(self.out, table.save())
        self.kept.unlink(missing_ok=True)
        return table

    def _stopped(self) -> NoReturn:
        plan = self.training.plan
        again = f"tilewright train win-table --lexicon {shlex.quote(self.lexicon)} --seats {plan.seats}"
        again += "".join(f" --house {rule}" for rule in plan.house)
        if self.out.parent != wins_folder(data_folder()):
            again += f" --out {shlex.quote(str(self.out))}"
        click.echo(
            f"\nStopped after {self.training.done:,} of {plan.games:,} games. Go on with: {again} --resume", err=True
        )
        sys.exit(STOPPED)


def _check_it_is_free(name: str, lexicon: str, known_as: str, house: tuple[str, ...]) -> None:
    """Bots look for a table by lexicon, seats and rack size: what is not told apart by these goes elsewhere."""
    where = f"Say with --out where the table goes: wins/{name} is that of"
    if any("rack_size" not in named_rule(rule)[0].touches for rule in house):
        raise BadInput(f"{where} the plain game.")
    if not shelved_path(lexicon) and known_as in {one.name for one in (*shipped(), *added())}:
        raise BadInput(f"{where} the lexicon {known_as}, not of a file.")


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
