"""Rollouts and win tables, told once more in plain Python."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import erf, exp, floor, sqrt
from typing import NamedTuple

from tests.native_vs_python.plain_endgame import Negamax
from tests.native_vs_python.plain_game import Chance, Piles, PlainGame
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import StaticPlayer, Valued
from tilewright.engine.win_table import WinTable

NONE = Tiles()


class Fate(NamedTuple):
    win: float
    spread: float

    @property
    def worth(self) -> float:
        return self.win + 0.1 / (1 + exp(-self.spread / 100))


def below(deviations: float) -> float:
    return (1 + erf(deviations / sqrt(2))) / 2


def expected(table: WinTable, standings: list[float], in_bag: int, turn: int) -> tuple[list[float], float]:
    gains, deviation = table.rows[min(in_bag, len(table.rows) - 1)]
    seats = len(standings)
    return [points + gains[(seat - turn) % seats] for seat, points in enumerate(standings)], deviation


def chance_of(table: WinTable, standings: list[float], in_bag: int, turn: int, seat: int) -> float:
    """By summing over what the seat gains, in small steps."""
    means, deviation = expected(table, standings, in_bag, turn)
    total = weights = 0.0
    for step in range(-600, 601):
        gained = step / 100
        weight = exp(-gained * gained / 2)
        weights += weight
        for other, mean in enumerate(means):
            if other != seat:
                weight *= below((means[seat] - mean) / deviation + gained)
        total += weight
    return total / weights


def dealt(
    game: PlainGame, unseen: Tiles, chance: Chance, returned: Tiles = NONE, kept: tuple[int, ...] = ()
) -> PlainGame:
    """The others draw up to a full rack, from piles that chance has mixed; the first seat has its own.

    What they have kept is none of the tiles that were put back into the bag.
    """
    racks = list(game.racks)
    if returned and kept:
        old = Piles(unseen.take(returned.faces), game.seats, chance)
        drawn = [old.draw(seat, many) for seat, many in enumerate(kept)]
        racks = [rack.put(tiles) for rack, tiles in zip(racks, drawn, strict=True)]
        unseen = unseen.take("".join(drawn))
    bag = Piles(unseen, game.seats, chance)
    racks = [rack.put(bag.draw(seat, game.rules.rack_size - len(rack))) for seat, rack in enumerate(racks)]
    return replace(game, bag=bag, racks=tuple(racks))


def with_bag(game: PlainGame, unseen: Tiles, order: tuple[str, ...]) -> PlainGame:
    """The bag holds these tiles, the last first, and the other player the rest of those that the first does not see."""
    bag = Piles(Tiles(), 2, Chance(0, 0))
    bag.piles[0] = list(order)
    return replace(game, bag=bag, racks=(game.racks[0], unseen.take("".join(order))))


def draws_of(unseen: Tiles, many: int) -> list[tuple[tuple[str, ...], int]]:
    """Every possible content of the bag, with the number of ways to draw it."""
    return sorted(Counter(combinations(sorted(unseen.faces), many)).items())


def reply(game: PlainGame, player: StaticPlayer, many: int) -> Valued:
    """Of so many moves the one that does best over what the bag may hold, by what the seat to move can know."""
    me, other = game.turn, 1 - game.turn
    unseen = game.racks[other].put("".join(game.bag.piles[0] + game.bag.piles[1]))
    seen = replace(game, turn=0, racks=(game.racks[me], Tiles()), scores=(game.scores[me], game.scores[other]))
    draws = draws_of(unseen, len(game.bag))
    some = [draws[number * len(draws) // min(len(draws), 8)] for number in range(min(len(draws), 8))]

    def worth(move: Valued) -> int:
        fates = [(rollout(with_bag(seen, unseen, tiles), move, player, Chance(0, 0)), ways) for tiles, ways in some]
        return sum(ways * floor(fate.worth * 1_000_000 + 0.5) for fate, ways in fates)

    return max(game.choices_of(player)[:many], key=worth)


def rollout(
    game: PlainGame,
    move: Valued,
    player: StaticPlayer,
    chance: Chance,
    *,
    plies: int = 0,
    table: WinTable | None = None,
    solver: Negamax | None = None,
    replies: int = 0,
) -> Fate:
    """From the first seat's move on, everybody by the static player; what counts is the first seat.

    With a solver two know everything once the bag is empty, and do what is best. Before that they may weigh replies.
    """
    leaves = [0.0] * game.seats
    leaves[0] = move.equity - move.points
    game, ply = game.after(move, chance), 0
    while not game.is_over:
        if solver and not len(game.bag):
            ahead = (game.scores[0] - game.scores[1]) + solver.to_come(game) * (1 if game.turn == 0 else -1)
            return Fate((ahead > 0) + (ahead == 0) / 2, ahead)
        ply += 1
        found = reply(game, player, replies) if replies and len(game.bag) else game.choice_of(player)
        leaves[game.turn] = found.equity - found.points
        is_last = plies and ply >= plies
        seat, left = game.turn, len(game.bag) - len(found.laid)
        game = game.after(found, chance)
        if is_last and left > 0:
            assert table
            standings = [score + leave for score, leave in zip(game.scores, leaves, strict=True)]
            means, _ = expected(table, standings, left, (seat + 1) % game.seats)
            win = chance_of(table, standings, left, (seat + 1) % game.seats, 0)
            return Fate(win, means[0] - max(means[1:]))
    totals = game.totals
    share = 1 / len(game.winners) if 0 in game.winners else 0.0
    return Fate(share, totals[0] - max(totals[1:]))
