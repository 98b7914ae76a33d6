"""A bot that finds a given percentage of the top score: one number is one level."""

from dataclasses import dataclass

from tilewright.bots.bot import Budget
from tilewright.core.lexicon import Finder
from tilewright.core.square import Laid
from tilewright.games.base import Kit
from tilewright.games.duplicate.actions import Action, CallTime, Done, HandIn
from tilewright.games.duplicate.choosing import order
from tilewright.games.duplicate.policies import ProgramArbitrator
from tilewright.games.duplicate.slip import SlipPlay, play_of
from tilewright.games.duplicate.state import Break, Writing
from tilewright.games.duplicate.view import View

SPREAD = 20  # an imperfect player varies by this much from rack to rack


@dataclass(frozen=True, slots=True)
class Sharer:
    """Hands in the best word worth about this share of the top score, then says that it is done.

    It uses its own dice, so the same view and dice give the same slip.
    """

    share: int = 100

    def choose(self, view: View, kit: Kit, budget: Budget) -> Action | None:  # noqa: ARG002 - one look is enough
        match view.phase:
            case Break(until=until) if kit.now >= until:
                return CallTime()
            case Writing() if view.seat is not None and view.seat != view.rules.arbitrating_seat:
                return self._write(view, view.seat, kit)
            case _:
                return None

    def _write(self, view: View, seat: int, kit: Kit) -> Action | None:
        if view.deadline is not None and kit.now >= view.deadline:
            return CallTime() if isinstance(view.rules.arbitrator, ProgramArbitrator) else None
        if view.is_done(seat):
            return None
        play = None if view.slip_of(seat) else self._found(view, kit)
        return HandIn(play.slip) if play else Done()

    def _found(self, view: View, kit: Kit) -> SlipPlay | None:
        """The best word worth no more than the share; the cheapest word if all are worth more."""
        assert isinstance(kit.words, Finder), "a game does not start without"
        rules, bonus_for = view.rules, view.rules.bonus_for
        worth: dict[int, list[tuple[Laid, ...]]] = {}
        for laid, points in kit.words.plays(view.board, view.rack, rules.rack_size):
            worth.setdefault(points + bonus_for(len(laid)), []).append(laid)
        if not worth:
            return None
        aim = max(worth) * self._share_today(kit) // 100
        points = max((one for one in worth if one <= aim), default=min(worth))
        plays = [play_of(view.board, laid, bonus_for(len(laid))) for laid in worth[points]]
        return min(plays, key=lambda play: order(play, view.rack, rules.tileset))

    def _share_today(self, kit: Kit) -> int:
        if self.share >= 100:
            return 100
        return min(100, self.share - SPREAD + kit.dice.roll(2 * SPREAD + 1, 0))
