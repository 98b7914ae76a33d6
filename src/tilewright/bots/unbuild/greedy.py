"""The greedy bot: always takes the most points, without looking ahead."""

from tilewright.bots.bot import Budget
from tilewright.games.base import Kit
from tilewright.games.unbuild.actions import Action
from tilewright.games.unbuild.removals import removals
from tilewright.games.unbuild.view import View


class Greedy:
    def choose(self, view: View, kit: Kit, budget: Budget) -> Action | None:  # noqa: ARG002 - it needs no time
        if view.is_over or view.turn != view.seat:
            return None
        return removals(view, kit.words)[0].action
