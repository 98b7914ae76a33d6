"""Games of bots that are written to a Parquet file while they are played."""

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from tilewright import __version__
from tilewright.bots.arena import Arena
from tilewright.bots.result import GameResult
from tilewright.cli.engine.asking import BadInput
from tilewright.dataset.file import ParquetFile, about_of
from tilewright.dataset.selfplay import RowRecorder
from tilewright.engine.cluster import Cluster

CANDIDATES = 10


def seed_for(out: Path | None, seed: int | None) -> int:
    """The one that was named, or that of the run that is gone on with, or any."""
    begun = about_of(out) if out and seed is None else None
    kept = begun.get("seed") if begun else None
    return kept if isinstance(kept, int) else secrets.randbits(32) if seed is None else seed


class RecordedGames:
    """An arena whose games go to a file. Those that an earlier run wrote are not played again."""

    def __init__(self, arena: Arena, file: ParquetFile) -> None:
        self.arena, self.file = arena, file

    @classmethod
    def of(cls, arena: Arena, out: Path, candidates: int, chosen: Mapping[str, object]) -> "RecordedGames":
        budget = {"seconds": arena.budget.seconds} if arena.budget.nodes is None else {"nodes": arena.budget.nodes}
        about = {
            "tilewright": __version__,
            "command": "autoplay",
            **chosen,
            "bots": arena.bots,
            "pairs": arena.pairs,
            "lexicon": arena.words.name,
            "seed": arena.seed,
            "candidates": candidates,
            **budget,
        }
        recorder = RowRecorder(arena.words.name, arena.seed, candidates)
        file = ParquetFile(out, about)
        file.open()
        return cls(replace(arena, recorder=recorder), file)

    def lots(self, games: int, processes: int | Cluster) -> Iterator[list[GameResult]]:
        """The results in the order of the games, beginning with those of an earlier run."""
        begun = [msgspec.convert(note, GameResult) for note in self.file.notes]
        if len(begun) > games:
            raise BadInput(f"{len(begun):,} games were written already, so {games:,} are too few to go on")
        if begun:
            yield begun
        for lot in self.arena.lots(games, processes, first=len(begun)):
            bare = [replace(result, record=None) for result in lot]
            for result, kept in zip(lot, bare, strict=True):
                self.file.add(result.record, msgspec.to_builtins(kept))
            self.file.flush()
            yield bare

    def close(self, *, whole: bool) -> dict[str, Any]:
        """Finish the file; or keep what there is of it, to go on another time."""
        if whole:
            self.file.finish()
        else:
            self.file.flush(at_once=True)
        return {"out": str(self.file.path if whole else self.file.folder), "moves": self.file.moves}
