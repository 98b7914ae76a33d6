"""Games out of GCG files, gathered in a Parquet file with a progress bar, and a summary of what was refused."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import click
from msgspec.structs import replace

from tilewright import __version__
from tilewright.cli.engine.asking import BadInput
from tilewright.cli.engine.progress import progress
from tilewright.cli.saying import Number, plain
from tilewright.dataset.file import ParquetFile
from tilewright.dataset.records import Read, RecordReader
from tilewright.dataset.rows import house_names
from tilewright.engine.pool import in_order
from tilewright.engine.records import Record, files_in, records_of
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph

NAMED = 20  # refused games that are told one by one
WRONG, INTERRUPTED = 2, 130


@dataclass(slots=True)
class Summary:
    """What came of it."""

    files: int
    out: str
    games: int = 0
    moves: int = 0
    refused: list[tuple[str, str]] = field(default_factory=list)
    interrupted: bool = False

    @property
    def code(self) -> int:
        return INTERRUPTED if self.interrupted else 0 if self.games else WRONG

    def fields(self) -> dict[str, object]:
        refused = [{"game": place, "why": why} for place, why in self.refused]
        told = {"files": self.files, "games": self.games, "moves": self.moves, "refused": refused}
        return told | ({"out": self.out} if self.games else {}) | ({"interrupted": True} if self.interrupted else {})

    def lines(self) -> Iterator[str]:
        if self.games:
            told = f"{Number(self.games):games} and {Number(self.moves):moves} of {Number(self.files):files}"
            yield f"{told} are in {plain(self.out, 200)}."
        else:
            yield "No game could be read, so nothing was written."
        if self.refused:
            yield f"Refused: {len(self.refused):,}"
        yield from (f"  {plain(place, 200)}: {why}" for place, why in self.refused[:NAMED])
        if len(self.refused) > NAMED:
            yield f"  and {len(self.refused) - NAMED:,} more (--json names them all)"
        if self.interrupted:
            yield "It was interrupted. Repeat the command to go on."


@dataclass(frozen=True, slots=True)
class Collection:
    files: list[Path]
    file: ParquetFile
    reader: RecordReader
    threads: int

    @classmethod
    def of(
        cls, sources: tuple[Path, ...], out: Path, rules: Rules, lexicon: str, candidates: int, threads: int | None
    ) -> "Collection":
        files, words = files_in(sources), open_graph(lexicon, rules.tileset)
        if not files:
            raise BadInput("There is no record of a game in these folders.")
        about = {
            "tilewright": __version__,
            "command": "dataset",
            "sources": [str(one) for one in sources],
            "edition": rules.edition,
            "house": house_names(rules),
            "lexicon": words.name,
            "candidates": candidates,
        }
        file = ParquetFile(out, about)
        file.open()
        return cls(files, file, RecordReader(rules, words, candidates), threads or os.cpu_count() or 1)

    def collect(self) -> Summary:
        """Ctrl-C ends it early, and what was read is kept to go on with."""
        summary = Summary(len(self.files), str(self.file.path))
        with progress(len(self.files), "files") as advance:
            try:
                for read in self._read(records_of(self.files, advance)):
                    self._add(read, summary)
            except KeyboardInterrupt:
                summary.interrupted, summary.out = True, str(self.file.folder)
        if summary.interrupted:
            self.file.flush(at_once=True)
        elif self.file.games or self.file.waiting:
            self.file.finish()
        else:
            self.file.discard()
        summary.games, summary.moves = self.file.games, self.file.moves
        return summary

    def _read(self, records: Iterator[Record]) -> Iterator[Read]:
        """Those after the last one that an earlier run wrote."""
        begun = self.file.notes[-1] if self.file.notes else -1
        if begun >= 0:
            click.echo(f"Going on after {self.file.games:,} games.", err=True)
        later = (record for record in records if record.number > begun)
        return in_order(partial(_itself, self.reader), later, self.threads)

    def _add(self, read: Read, summary: Summary) -> None:
        if read.fault:
            summary.refused.append((read.place, read.fault))
            return
        number = self.file.games + self.file.waiting
        self.file.add([replace(row, game=number) for row in read.rows], read.number)
        self.file.flush()


def _itself(reader: RecordReader) -> RecordReader:
    return reader
