"""Small games of which one seat knows its own tiles."""

from dataclasses import replace
from random import Random

import msgspec

from tests.native_vs_python.plain_game import Chance, Piles, PlainGame
from tests.native_vs_python.plain_simulation import with_bag
from tests.native_vs_python.small_games import TILES, drawn
from tilewright import _native
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import StaticPlayer, numbered, terms_of
from tilewright.movegen.native_board import position_of


class Case:
    """A small game in which the others' tiles and the bag are not seen, and what can be done."""

    def __init__(self, pick: Random, number: int, seats: int, in_bag: int | None = None, rack_size: int = 3) -> None:
        self.words, small = drawn(pick, number)
        small = replace(small, rules=msgspec.structs.replace(small.rules, rack_size=rack_size))
        left = list(TILES.bag().take(faces_of(small.board.standing())))
        pick.shuffle(left)
        size = small.rules.rack_size
        rack = Tiles("".join(left[:size]))
        self.unseen = Tiles("".join(left[size:] if in_bag is None else left[size : 2 * size + in_bag]))
        self.in_bag = len(self.unseen) - (seats - 1) * size
        self.player = StaticPlayer(self.words, small.rules)
        scores = tuple(pick.randint(0, 30) for _ in range(seats))
        empty = Piles(Tiles(), seats, Chance(0, 0))
        self.game = PlainGame(small.rules, small.board, empty, (rack, *[Tiles()] * (seats - 1)), scores)
        self.position = position_of(self.words.native, self.words.alphabet, small.board)
        self.terms = terms_of(small.rules)
        self.returned, self.kept = Tiles(), tuple[int, ...]()
        self.moves = _native.all_choices(self.position, numbered(self.words, rack), self.in_bag, 0, self.terms)

    @property
    def outlook(self) -> _native.Outlook:
        racks, size = self.game.racks, self.game.rules.rack_size
        return _native.Outlook(
            self.position,
            self.terms,
            [numbered(self.words, rack) for rack in racks],
            [size] * len(racks),
            list(self.game.scores),
            numbered(self.words, self.unseen),
            0,
            0,
            numbered(self.words, self.returned),
            self.kept,
        )

    def remember(self, pick: Random) -> None:
        """Some of the tiles that are not seen were put back, while the others kept some of theirs."""
        many = pick.randint(1, max(1, self.in_bag - 1))
        self.returned = Tiles("".join(pick.sample(self.unseen.faces, many)))
        self.kept = (0, *(pick.randint(0, self.game.rules.rack_size) for _ in self.game.scores[1:]))

    def ordered(self, order: tuple[str, ...]) -> PlainGame:
        """The bag holds these tiles, and the other one the rest."""
        return with_bag(self.game, self.unseen, order)
