"""Self-play told once more in plain Python: the deal, the turns, the settling. Only the choice of a move is native."""

from itertools import cycle
from typing import NamedTuple

from tilewright.bots.static_player import SCORELESS, StaticPlayer
from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles

MASK = 2**64 - 1


class Told(NamedTuple):
    """By player."""

    points: list[int]
    earned: list[int]
    turns: list[int]
    bonuses: list[int]
    exchanges: list[int]
    passes: list[int]


def mixed(bits: int) -> int:
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & MASK
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & MASK
    return bits ^ bits >> 31


class Chance:
    def __init__(self, seed: int, stream: int) -> None:
        self.state = mixed(seed) ^ mixed(stream ^ MASK)

    def below(self, many: int) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        return (mixed(self.state) >> 32) * many >> 32


class Piles:
    """A bag with a pile for each seat."""

    def __init__(self, tiles: Tiles, seats: int, chance: Chance) -> None:
        self.piles = [list(tiles.faces[seat::seats]) for seat in range(seats)]
        for left in range(len(tiles), 1, -1):
            self._swap(left - 1, chance.below(left))

    def __len__(self) -> int:
        return sum(map(len, self.piles))

    def draw(self, seat: int, many: int) -> str:
        return "".join([(self.piles[seat] or max(self.piles, key=len)).pop() for _ in range(min(many, len(self)))])

    def put_back(self, seat: int, tiles: Tiles, chance: Chance) -> None:
        for face in tiles.faces:
            self.piles[seat].append(face)
            last = sum(map(len, self.piles[: seat + 1])) - 1
            self._swap(last, chance.below(len(self)))

    def _swap(self, one: int, other: int) -> None:
        places = [(pile, place) for pile in self.piles for place in range(len(pile))]
        (here, at), (there, to) = places[one], places[other]
        here[at], there[to] = there[to], here[at]


def played(players: list[StaticPlayer], seed: int, deal: int, starter: int) -> Told:
    """One game; players[starter] begins, and the others follow."""
    rules, seats = players[0].rules, len(players)
    chance, board = Chance(seed, deal), Board.empty()
    bag = Piles(rules.tileset.bag(), seats, chance)
    racks = [Tiles(bag.draw(seat, rules.rack_size)) for seat in range(seats)]
    told = Told(*([0] * seats for _ in Told._fields))
    scoreless = 0
    for seat in cycle(range(seats)):
        if scoreless >= (rules.ending.scoreless or SCORELESS * seats) or not all(racks):
            break
        player = (starter + seat) % seats
        others = Tiles("".join(racks[other].faces for other in range(seats) if other != seat))
        move = players[player].best(board, racks[seat], len(bag), others)
        told.turns[player] += 1
        told.earned[player] += move.points
        told.bonuses[player] += rules.bonus_for(len(move.laid)) > 0
        told.exchanges[player] += bool(move.exchanged)
        told.passes[player] += not (move.laid or move.exchanged)
        scoreless = 0 if move.points else scoreless + 1
        board = board.lay(move.laid)
        gone = faces_of(move.laid) or move.exchanged.faces
        racks[seat] = racks[seat].take(gone).put(bag.draw(seat, len(gone)))
        bag.put_back(seat, move.exchanged, chance)
    left = [rules.tileset.worth(rack) for rack in racks]
    for seat, rack in enumerate(racks):
        player = (starter + seat) % seats
        told.points[player] = told.earned[player] + (-left[seat] if rack else sum(left))
    return told
