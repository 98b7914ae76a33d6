"""A bot of any level, at any table of the standard game."""

from dataclasses import dataclass

from tilewright.bots.bot import Budget
from tilewright.bots.crossword.challenging import challenge
from tilewright.bots.crossword.drawing import draw
from tilewright.bots.crossword.levels import Level
from tilewright.bots.crossword.theming import vote
from tilewright.bots.crossword.turn import TurnContext
from tilewright.bots.crossword.vocabulary import graph_of
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Accept, Action, CallTime
from tilewright.games.crossword.challenging import can_challenge
from tilewright.games.crossword.pending import can_vote
from tilewright.games.crossword.policies import PerMove
from tilewright.games.crossword.state import Closing, Owing, Playing
from tilewright.games.crossword.view import View


@dataclass(frozen=True, slots=True)
class LevelPlayer:
    """
    >>> from tilewright.bots.crossword.levels import level
    >>> LevelPlayer(level("clara"))
    <LevelPlayer clara>
    """

    level: Level

    def __repr__(self) -> str:
        return f"<LevelPlayer {self.level.name}>"

    def choose(self, view: View, kit: Kit, budget: Budget) -> Action | None:
        """The action for its seat; None if there is nothing to do."""
        seat = view.seat
        if seat is None or view.is_over or view.asleep or seat in view.gone:
            return None
        if _is_late(view, kit.now):
            return CallTime()
        if can_vote(view, seat):
            return vote(view, kit)
        doubt = challenge(self.level, view, graph_of(kit.words)) if can_challenge(view, seat) else None
        if doubt:
            return doubt
        match view.phase:
            case Closing(accepted=accepted) if view.last and seat != view.last.seat and seat not in accepted:
                return Accept()
            case Owing(seat=owing) if owing == seat:
                return draw(view, view.phase)
            case Playing() if view.turn == seat and not view.is_dealing:
                return TurnContext(self.level, view, kit, budget).taken()
            case _:
                return None


def _is_late(view: View, now: int) -> bool:
    """R-7.1: the player whose clock is running has used up the time for the move."""
    clock, clocks = view.rules.clock, view.clocks
    if not isinstance(clock, PerMove) or clocks.running is None:
        return False
    return clocks.turn_used + now - clocks.since >= clock.limit
