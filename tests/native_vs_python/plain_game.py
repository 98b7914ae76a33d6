"""The game that searches share, told once more in plain Python: every state is a value of its own."""

from copy import deepcopy
from dataclasses import dataclass, replace

import msgspec

from tilewright.core.board import Board
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import StaticPlayer, Valued
from tilewright.games.crossword.policies import Exchanging
from tilewright.games.crossword.rules import Rules

MASK = 2**64 - 1


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


@dataclass(frozen=True)
class PlainGame:
    rules: Rules
    board: Board
    bag: Piles
    racks: tuple[Tiles, ...]
    scores: tuple[int, ...]
    turn: int = 0
    scoreless: int = 0
    passes: int = 0

    @classmethod
    def dealt(cls, rules: Rules, seats: int, chance: Chance) -> "PlainGame":
        bag = Piles(rules.tileset.bag(), seats, chance)
        racks = tuple(Tiles(bag.draw(seat, rules.rack_size)) for seat in range(seats))
        return cls(rules, Board.empty(rules.layout, rules.tileset), bag, racks, (0,) * seats)

    @property
    def seats(self) -> int:
        return len(self.racks)

    def after(self, move: Valued, chance: Chance) -> "PlainGame":
        """R-2.4, R-2.12, R-2.13."""
        seat, bag = self.turn, deepcopy(self.bag)
        gone = faces_of(move.laid) or move.exchanged.faces
        rack = self.racks[seat].take(gone).put(bag.draw(seat, len(gone)))
        bag.put_back(seat, move.exchanged, chance)
        return replace(
            self,
            board=self.board.lay(move.laid),
            bag=bag,
            racks=(*self.racks[:seat], rack, *self.racks[seat + 1 :]),
            scores=(*self.scores[:seat], self.scores[seat] + move.points, *self.scores[seat + 1 :]),
            turn=(seat + 1) % self.seats,
            scoreless=0 if move.points else self.scoreless + 1,
            passes=0 if gone else self.passes + 1,
        )

    def choice_of(self, player: StaticPlayer) -> Valued:
        """What the static player does. Once nobody has scored for three turns each, it passes rather than exchanges."""
        others = Tiles("".join(rack.faces for seat, rack in enumerate(self.racks) if seat != self.turn))
        in_bag = len(self.bag)
        return self._patient(player).best(self.board, self.racks[self.turn], in_bag, None if in_bag else others)

    def choices_of(self, player: StaticPlayer) -> list[Valued]:
        """All that it could do while the bag holds tiles, the best first."""
        return self._patient(player).ranked(self.board, self.racks[self.turn], len(self.bag))

    def _patient(self, player: StaticPlayer) -> StaticPlayer:
        if self.scoreless < 3 * self.seats:
            return player
        closed = msgspec.structs.replace(player.rules, exchanging=Exchanging(closed_at=100))
        return StaticPlayer(player.words, closed, player.leaves, mapped=player.mapped)

    @property
    def is_over(self) -> bool:
        """R-5.1, R-5.3"""
        ending = self.rules.ending
        is_scoreless = ending.scoreless is not None and self.scoreless >= ending.scoreless
        return not all(self.racks) or is_scoreless or self.passes >= ending.passes_each * self.seats

    @property
    def totals(self) -> list[int]:
        """R-4.6"""
        left = [self.rules.tileset.worth(rack) for rack in self.racks]
        return [
            score + (sum(left) if not rack else -worth)
            for score, rack, worth in zip(self.scores, self.racks, left, strict=True)
        ]

    @property
    def winners(self) -> list[int]:
        """R-4.7"""
        ranks = list(zip(self.totals, self.scores, strict=True))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
