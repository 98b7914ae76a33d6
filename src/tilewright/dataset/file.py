"""A Parquet file that grows while games are played, and that a run which was killed goes on with.

Until it is whole, its parts are Parquet files of their own in a folder beside it, `games.parquet.parts`. They hold
whole games in order, so that the file in the end does not depend on where a run was interrupted.
"""

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from tilewright.core.errors import TilewrightError
from tilewright.core.plain import plain
from tilewright.dataset.row import MoveRow
from tilewright.dataset.schema import arrow, schema, table_of

GROUP = 200  # games to a row group: about 5,000 moves
PART, PART_SECONDS = 200, 10.0  # games to a part, and after how many seconds it is written even with fewer
ABOUT, KEY = "about.json", b"tilewright"
LONGEST_ABOUT = 100_000


class CannotWrite(TilewrightError, ValueError):
    """The file, or what is left of an earlier run, is not one that this run can go on with."""


class ParquetFile:
    """`about` says where the rows come from; only a run with the same can go on."""

    def __init__(self, path: Path, about: Mapping[str, object]) -> None:
        self.path, self.folder = path, path.with_name(path.name + ".parts")
        self.about = json.loads(json.dumps(about))
        self.games, self.moves = 0, 0
        self.notes: list[Any] = []  # of the games that an earlier run wrote
        self._rows: list[MoveRow] = []
        self._fresh: list[Any] = []
        self._written_at = monotonic()

    def open(self) -> None:
        """Make the folder for the parts, or find out how far an earlier run came."""
        arrow()
        if self.path.exists():
            raise CannotWrite(f"The file {plain(str(self.path), 200)} exists already; name another, or remove it")
        if not self.folder.exists():
            self.folder.mkdir()
            _replace(self.folder / ABOUT, json.dumps(self.about).encode())
        elif about_of(self.path) != self.about:
            told = f"The folder {plain(str(self.folder), 200)} is left of a run with other options"
            raise CannotWrite(f"{told}; repeat those to go on, or remove it")
        for part in self._parts():
            self.notes += part["notes"]
            self.games += len(part["notes"])
            self.moves += part["moves"]

    def add(self, rows: Sequence[MoveRow], note: object = None) -> None:
        """One game. The note is kept with it until the file is whole."""
        self._rows += rows
        self._fresh.append(note)

    @property
    def waiting(self) -> int:
        """Games that were added and not yet written."""
        return len(self._fresh)

    def discard(self) -> None:
        """Nothing is wanted of it."""
        shutil.rmtree(self.folder)

    def flush(self, *, at_once: bool = False) -> None:
        """Write what was added, if it is enough for a part."""
        is_due = len(self._fresh) >= PART or monotonic() > self._written_at + PART_SECONDS
        if not self._fresh or not (is_due or at_once):
            return
        about = {"notes": self._fresh, "moves": len(self._rows)}
        table = table_of(self._rows).replace_schema_metadata({KEY: json.dumps(about).encode()})
        part = self.folder / f"{self.games:012}.parquet"
        arrow("pyarrow.parquet").write_table(table, part.with_suffix(".partial"), compression="zstd")
        part.with_suffix(".partial").replace(part)
        self.games, self.moves = self.games + len(self._fresh), self.moves + len(self._rows)
        self._rows, self._fresh, self._written_at = [], [], monotonic()

    def finish(self) -> None:
        """Join the parts to the file, row group by row group, and remove them."""
        self.flush(at_once=True)
        about = {KEY: json.dumps(self.about).encode()}
        partial = self.path.with_name(self.path.name + ".partial")
        with arrow("pyarrow.parquet").ParquetWriter(
            partial, schema().with_metadata(about), compression="zstd"
        ) as writer:
            for group in _groups(self.folder / f"{one['first']:012}.parquet" for one in self._parts()):
                writer.write_table(group)
        partial.replace(self.path)
        shutil.rmtree(self.folder)

    def _parts(self) -> Iterator[dict[str, Any]]:
        """Those that follow each other without a gap. One that cannot be read is as if it were not there."""
        first = 0
        while (part := self.folder / f"{first:012}.parquet").is_file():
            try:
                about = json.loads(arrow("pyarrow.parquet").read_schema(part).metadata[KEY])
            except (arrow().ArrowInvalid, KeyError, TypeError, ValueError):
                return
            yield {"first": first, **about}
            first += len(about["notes"])


def about_of(path: Path) -> dict[str, Any] | None:
    """What a run that was interrupted wrote to this file; None if there was none."""
    file = path.with_name(path.name + ".parts") / ABOUT
    try:
        with file.open("rb") as stream:
            about = json.loads(stream.read(LONGEST_ABOUT))
    except FileNotFoundError:
        return None
    except ValueError:
        return {}
    return about if isinstance(about, dict) else {}


def _groups(parts: Iterator[Path]) -> Iterator[Any]:
    """The rows of so many games at a time, wherever the parts begin and end."""
    pa, pc = arrow(), arrow("pyarrow.compute")
    held, last = schema().empty_table(), GROUP
    for part in parts:
        table = arrow("pyarrow.parquet").read_table(part, schema=schema()).replace_schema_metadata()
        held = pa.concat_tables([held, table])
        while held.num_rows and held["game"][-1].as_py() >= last:
            many = pc.sum(pc.less(held["game"], last)).as_py() or 0
            if many:
                yield held.slice(0, many).combine_chunks()
            held, last = held.slice(many), last + GROUP
    if held.num_rows:
        yield held.combine_chunks()


def _replace(path: Path, data: bytes) -> None:
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(data)
    partial.replace(path)
