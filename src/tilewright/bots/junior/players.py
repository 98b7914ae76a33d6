"""Bots for the beginners' game: one plays what fits, one takes all it can get, one thinks ahead."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from tilewright.bots.bot import Budget
from tilewright.bots.junior.foresight import Field, Squares, field
from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.games.junior.actions import Action, Exchange, Pass, Place, Resume
from tilewright.games.junior.exchanging import swap_due
from tilewright.games.junior.view import View

# What the thinking bot counts besides chips, in chips. Found in some thousand games against the simple one.
REPLY = -1.0  # a chip that the others can win with their tiles, divided by their number
THREAT = 0.5  # a chip that the kept tiles could win in the next turn
FITS = 0.1  # an open square that a kept tile fits: a player without a choice opens words for others
THREE_LEFT = 0.1  # a word that the opponent cannot finish, but has to bring within reach: with two players only
_FINE = 1 << 30  # sides of the dice that break ties


class Situation:
    """The situation of a seat: the free squares, its rack, and what it can play."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.turn if view.seat is None else view.seat
        self.field: Field = field(view.rules.board)
        self.free: Squares = self.field.free_of(view.board)
        self.rack = view.racks[self.seat].faces
        self.plays = self.field.plays(self.free, self.rack)

    def chips(self, covered: Squares) -> int:
        return self.field.chips(self.free, covered)

    def kept(self, covered: Squares) -> str:
        return self.view.racks[self.seat].take("".join(self.field.letters(covered))).faces

    @property
    def others(self) -> list[str]:
        """The racks of the others, which are open."""
        return [self.view.racks[seat].faces for seat in self.view.in_play if seat != self.seat]


class JuniorPlayer(ABC):
    """Plays what it values most; its own dice break ties."""

    @abstractmethod
    def worth(self, situation: Situation, covered: Squares) -> float:
        """What covering these squares is worth."""

    def given(self, situation: Situation) -> Sequence[str]:
        """The tiles of the rack, the least useful first."""
        return situation.rack

    def choose(self, view: View, kit: Kit, budget: Budget) -> Action:  # noqa: ARG002 - it needs no time
        if view.asleep:
            return Resume()
        situation = Situation(view)
        if situation.plays:
            return Place(situation.field.laid(self._best(situation, kit.dice)))
        due = swap_due(view, situation.seat)
        return Exchange("".join(self.given(situation)[:due])) if due else Pass()

    def _best(self, situation: Situation, dice: Dice) -> tuple[Squares, ...]:
        ranked = (
            (self.worth(situation, covered), dice.roll(_FINE, number), order)
            for number, (covered, order) in enumerate(sorted(situation.plays.items()))
        )
        return max(ranked)[-1]


class Playful(JuniorPlayer):
    """Plays any two tiles that fit."""

    def worth(self, situation: Situation, covered: Squares) -> float:  # noqa: ARG002 - all plays are equal
        return 0


class Simple(JuniorPlayer):
    """Takes the most chips it can get now."""

    def worth(self, situation: Situation, covered: Squares) -> float:
        return situation.chips(covered)


class Thinking(JuniorPlayer):
    """Considers what a play wins, what it opens for the others, and what the kept tiles are good for."""

    def worth(self, situation: Situation, covered: Squares) -> float:
        where, after, kept = situation.field, situation.free & ~covered, situation.kept(covered)
        replies = [where.best(after, rack) for rack in situation.others]
        worth = situation.chips(covered) + REPLY * sum(replies) / len(replies) + THREAT * where.best(after, kept)
        worth += FITS * sum(where.letter[square] in kept for square in where.openings(after))
        if len(replies) == 1:
            worth += THREE_LEFT * sum((word & after).bit_count() == 3 for word in where.words)
        return worth

    def given(self, situation: Situation) -> Sequence[str]:
        """The tiles that will be playable last come first."""
        where, free = situation.field, situation.free
        return sorted(situation.rack, key=lambda letter: where.distance(free, letter), reverse=True)
