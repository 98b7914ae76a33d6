"""The endgame of two by plain negamax: every line to its end, with nothing left out."""

from dataclasses import replace

from tests.native_vs_python.plain_game import Chance, PlainGame
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import Valued
from tilewright.lexicons.graph import WordGraph

Key = tuple[object, ...]


class Negamax:
    def __init__(self, words: WordGraph) -> None:
        self.words = words
        self.known: dict[Key, int] = {}
        self.outcomes: dict[Key, tuple[int, int]] = {}
        self.chance = Chance(0, 0)  # nothing is left to it

    def moves(self, game: PlainGame) -> list[Valued]:
        plays = self.words.plays(game.board, game.racks[game.turn], game.rules.rack_size)
        laid = [Valued(play.laid, Tiles(), play.points + game.rules.bonus_for(len(play.laid)), 0) for play in plays]
        return [*laid, Valued((), Tiles(), 0, 0)]

    def to_come(self, game: PlainGame) -> int:
        """What the seat to move gains on the other until the end."""
        if game.is_over:
            left = [total - score for total, score in zip(game.totals, game.scores, strict=True)]
            return left[game.turn] - left[1 - game.turn]
        key = (game.board.cells, *map(str, game.racks), game.turn, game.scoreless, game.passes)
        if key not in self.known:
            still = replace(game, scores=(0, 0))
            found = [move.points - self.to_come(still.after(move, self.chance)) for move in self.moves(still)]
            self.known[key] = max(found)
        return self.known[key]

    def outcome(self, game: PlainGame) -> tuple[int, int]:
        """By how much the seat to move ends ahead; if by nothing, who had more before the leftovers (R-4.7)."""
        if game.is_over:
            totals, scores = game.totals, game.scores
            me, other = game.turn, 1 - game.turn
            ahead, before = totals[me] - totals[other], scores[me] - scores[other]
            return ahead, 0 if ahead else (before > 0) - (before < 0)
        key = (game.board.cells, *map(str, game.racks), game.turn, game.scoreless, game.passes, game.scores)
        if key not in self.outcomes:
            after = [self.outcome(game.after(move, self.chance)) for move in self.moves(game)]
            self.outcomes[key] = max((-ahead, -tie) for ahead, tie in after)
        return self.outcomes[key]
