"""Self-play told once more in plain Python: the deal, the turns, the settling. Only the choice of a move is native."""

from typing import NamedTuple

from tests.native_vs_python.plain_game import Chance, PlainGame
from tilewright.engine.static_player import StaticPlayer


class Told(NamedTuple):
    """By player."""

    points: list[int]
    earned: list[int]
    turns: list[int]
    bonuses: list[int]
    exchanges: list[int]
    passes: list[int]


def played(players: list[StaticPlayer], seed: int, deal: int, starter: int) -> Told:
    """One game; players[starter] begins, and the others follow."""
    rules, seats = players[0].rules, len(players)
    chance = Chance(seed, deal)
    game = PlainGame.dealt(rules, seats, chance)
    told = Told(*([0] * seats for _ in Told._fields))
    while not game.is_over:
        player = (starter + game.turn) % seats
        move = game.choice_of(players[player])
        told.turns[player] += 1
        told.bonuses[player] += rules.bonus_for(len(move.laid)) > 0
        told.exchanges[player] += bool(move.exchanged)
        told.passes[player] += not (move.laid or move.exchanged)
        game = game.after(move, chance)
    for seat, (total, score) in enumerate(zip(game.totals, game.scores, strict=True)):
        told.points[(starter + seat) % seats] = total
        told.earned[(starter + seat) % seats] = score
    return told
