"""GCG records as rows."""

from dataclasses import dataclass

from tilewright.bots.crossword.ranking import MoveRanker
from tilewright.core.dice import Dice
from tilewright.dataset.row import MoveRow
from tilewright.dataset.rows import GameSource, rows_of
from tilewright.engine.records import BadRecord, Record
from tilewright.games.base import Kit
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph


@dataclass(frozen=True, slots=True)
class Read:
    """Its rows; or why there are none, in a sentence. The game is numbered when it is written."""

    number: int
    place: str
    rows: tuple[MoveRow, ...] = ()
    fault: str = ""


@dataclass(frozen=True, slots=True)
class RecordReader:
    """Reads records by these rules and words, with so many candidates for each move."""

    rules: Rules
    words: WordGraph
    candidates: int

    def __call__(self, record: Record) -> Read:
        try:
            game = record.read(self.rules)
        except BadRecord as bad:
            return Read(record.number, record.place, fault=str(bad))
        ranker = MoveRanker(Kit(self.words, Dice(bytes(32))), self.words, self.rules, self.candidates)
        about = GameSource(0, record.place, game.players, self.words.name)
        return Read(record.number, record.place, tuple(rows_of(game.events, ranker, about, racks=game.racks)))
