"""What is asked of the solver, how its search is followed, and what came of it."""

import math
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from msgspec.structs import replace

from tilewright.bots.bot import Budget
from tilewright.bots.solitaire import SolitaireLine, solve
from tilewright.cli.engine.asking import BadInput, cgp_text, own_lexicon, position_in, unseen
from tilewright.cli.engine.move_output import one_by_one
from tilewright.cli.engine.watching import SearchDisplay
from tilewright.cli.saying import Number, plain
from tilewright.core.board import Board
from tilewright.core.faces import shown
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.editions.house import rules_for
from tilewright.games.crossword.actions import Finish, Place
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.home import write_whole
from tilewright.lexicons.shelf import DEFAULT
from tilewright.session.game import Game

BOOK, HOUSE = "magnetic", ("solitaire=face-up",)
SECONDS = 60.0
KEPT_AS = (".gcg", ".log")


@dataclass(frozen=True, slots=True)
class SolveRequest:
    """A board, the tiles that lie face up beside it, the points so far, and the words."""

    board: Board
    tiles: Tiles
    before: int
    rules: Rules
    words: WordGraph
    seed: int

    @classmethod
    def of(
        cls, typed: tuple[str, ...], lexicon: str | None, house: tuple[str, ...] = (), *, seed: int, out: str | None
    ) -> "SolveRequest":
        rules = rules_for(BOOK, (*HOUSE, *house))
        _refuse_bad_file(out, typed)
        if not typed:
            board = Board.empty(rules.layout, rules.tileset)
            return cls(board, rules.tileset.bag(), 0, rules, open_graph(lexicon or DEFAULT, rules.tileset), seed)
        position = position_in(cgp_text(typed), rules)
        if any(position.racks):
            raise BadInput("Every tile that is not on the board lies face up, so a position to solve has empty racks")
        rules = replace(rules, layout=position.board.layout, tileset=position.board.tileset)
        words = open_graph(lexicon or own_lexicon(position), rules.tileset)
        return cls(position.board, unseen(position), position.scores[0], rules, words, seed)

    def searched(self, seconds: float | None, nodes: int | None, threads: int | None) -> "SolveResult":
        """The best line when the time is up, or when somebody has seen enough."""
        limit = seconds or (math.inf if nodes else SECONDS)
        budget = Budget(limit, threads or os.cpu_count() or 1, nodes)
        began = monotonic()
        with SearchDisplay(self.board, self.before) as watch:
            solve(self.board, self.tiles, self.words, budget, rules=self.rules, seed=self.seed, progress=watch.follow)
        return SolveResult(self, watch.line, monotonic() - began, watch.is_stopped)


@dataclass(frozen=True, slots=True)
class SolveResult:
    question: SolveRequest
    line: SolitaireLine
    seconds: float
    is_stopped: bool

    @property
    def total(self) -> int:
        return self.question.before + self.line.total

    def fields(self) -> Iterator[dict[str, object]]:
        """Each play, then all of it."""
        for at, word, score, total in self._plays():
            yield {"at": at, "word": word, "score": score, "total": total}
        yield {
            "total": self.total,
            "plays": len(self.line.plays),
            "left": shown(self._left().faces),
            "proven": self.line.is_proven,
            "positions": self.line.positions,
            "looked_at": self.line.looked_at,
            "seconds": round(self.seconds, 3),
            "seed": self.question.seed,
            "lexicon": self.question.words.name,
        }

    def lines(self) -> Iterator[str]:
        if not self.line.plays:
            yield "There is no play."
        for at, word, score, total in self._plays():
            yield f"{at:>3} {word:<15} {score:>5} {total:>6}"
        looked = f"{self.line.positions:,} positions and {self.line.looked_at:,} plays in {self.seconds:.1f} s"
        left = shown(self._left().faces) or "no tile"
        yield f"Total {self.total:,} in {Number(len(self.line.plays)):plays}, {left} left."
        yield f"Looked at {looked}, seed {self.question.seed}{', stopped' if self.is_stopped else ''}."
        if self.line.is_proven:
            yield "There is no higher total."

    def keep(self, out: str) -> None:
        """The line as a game by the rules, finished by the player who says so."""
        game = Game.new(BOOK, house=HOUSE, players=("Solver",), words=self.question.words, seed=self.question.seed)
        for play in self.line.plays:
            game.do(Place(play.laid))
        if not game.is_over:
            game.do(Finish())
        text = game.gcg() if out.endswith(".gcg") else game.log()
        write_whole(Path(out), text.encode())

    def _plays(self) -> Iterator[tuple[str, str, int, int]]:
        total = self.question.before
        for at, word, score in one_by_one(self.question.board, self.line.plays):
            total += score
            yield at, word, score, total

    def _left(self) -> Tiles:
        return self.question.tiles.take("".join(faces_of(play.laid) for play in self.line.plays))


def _refuse_bad_file(out: str | None, typed: tuple[str, ...]) -> None:
    """Before the search, not after it."""
    if out is None:
        return
    if not out.endswith(KEPT_AS):
        raise BadInput(f"A game is kept as .gcg or .log, not as {plain(out)!r}")
    if typed:
        raise BadInput("A game that is kept begins with an empty board; leave out --out or the position")
    if not Path(out).resolve().parent.is_dir():
        raise BadInput(f"There is no folder for {plain(out)!r}")
