"""Games of bots as rows, made in the process that plays them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tilewright.bots.arena import AnyHeadless
from tilewright.bots.crossword.ranking import MoveRanker
from tilewright.bots.crossword.vocabulary import graph_of
from tilewright.core.dice import Dice
from tilewright.dataset.row import MoveRow
from tilewright.dataset.rows import GameSource, rows_of
from tilewright.engine.outlook import Judgement
from tilewright.games.base import Kit

SOURCE = "autoplay"


@dataclass(frozen=True, slots=True)
class RowRecorder:
    """A recorder of an `Arena`: the games of a seed, with so many candidates for each move."""

    lexicon: str
    seed: int
    candidates: int

    def record(
        self, number: int, players: tuple[str, ...], game: AnyHeadless, searched: Mapping[int, Judgement]
    ) -> list[MoveRow]:
        session: Any = game.session
        words = graph_of(session.words)
        ranker = MoveRanker(
            Kit(words, Dice(bytes(32)), themes=session.themes), words, session.state.rules, self.candidates
        )
        about = GameSource(number, SOURCE, players, self.lexicon, self.seed)
        return rows_of(session.events, ranker, about, searched=searched)
