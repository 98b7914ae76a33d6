"""The files of a training: its result, and what is kept of a run that was stopped."""

import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import click

from tilewright.cli.engine.asking import BadInput
from tilewright.lexicons.home import data_folder
from tilewright.lexicons.shelf import added, shelved_path, shipped

STOPPED = 1


def refuse_namesake(lexicon: str, name: str, says: str) -> None:
    """Bots find a file by the name of its lexicon: a list that only shares the name must not replace it."""
    if not shelved_path(lexicon) and name in {one.name for one in (*shipped(), *added())}:
        raise BadInput(f"{says} the lexicon {name}, not of a file.")


def kept_file(usual: str, out: Path | None, *, resume: bool, anew: bool) -> Path:
    """What is kept of a run that was stopped: in the data folder, or beside the file that it is to write."""
    kept = out.with_name(f"{out.name}.training") if out else data_folder() / "training" / usual
    what = out.name if out else kept.stem
    if kept.exists() and not (resume or anew):
        raise BadInput(f"A training of {what} was stopped: --resume goes on with it, --anew discards it.")
    if resume and not kept.exists():
        raise BadInput(f"There is no training of {what} to go on with; begin one without --resume.")
    return kept


def refuse_other_numbers(plan: object, wanted: Mapping[str, int | None]) -> None:
    """A run goes on with the numbers it was begun with."""
    for what, number in wanted.items():
        if number not in (None, has := getattr(plan, what)):
            raise BadInput(f"That training has --{what} {has}, not {number}; leave it out with --resume.")


def stop(done: str, command: list[str], house: tuple[str, ...], out: Path | None) -> NoReturn:
    """Say how to go on, and end the command."""
    words = ["tilewright", "train", *command, *(word for rule in house for word in ("--house", rule))]
    words += ["--out", str(out)] if out else []
    click.echo(f"\nStopped after {done}. Go on with: {shlex.join(words)} --resume", err=True)
    sys.exit(STOPPED)
