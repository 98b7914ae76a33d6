"""GCG records analysed, in this process or in another."""

from dataclasses import dataclass

from tilewright import _native
from tilewright.coach.analysing import Follow, GameCoach
from tilewright.coach.values import GameAnalysis
from tilewright.core.refusal import Refused
from tilewright.engine.outlook import Effort
from tilewright.engine.records import BadRecord, Record
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.sentences import sentence


@dataclass(frozen=True, slots=True)
class Analysed:
    """The analysis of a record; or why there is none, in a sentence."""

    place: str
    analysis: GameAnalysis | None = None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class RecordCoach:
    """Analyses records by these rules and words."""

    rules: Rules
    words: WordGraph
    effort: Effort
    lines: int

    def __call__(self, record: Record, follow: Follow | None = None, stop: _native.Stop | None = None) -> Analysed:
        coach = GameCoach(self.words, self.rules, self.effort, self.lines, follow, stop)
        try:
            game = record.read(self.rules)
            return Analysed(record.place, coach.game(game.events, game.racks, game.title))
        except BadRecord as bad:
            return Analysed(record.place, fault=str(bad))
        except Refused as refused:
            return Analysed(record.place, fault=sentence(refused).rstrip("."))
