"""One game of a bot, and the messages about it."""

import asyncio
from collections.abc import Callable
from typing import Generic

from tilewright.games.base import BaseView
from tilewright.live.halls.hall import view_of
from tilewright.live.server_messages import About, ServerMessage, Shown, TableChanged
from tilewright.live.tables.bus import TurnCommitted
from tilewright.live.tables.notated import notated_view
from tilewright.live.tables.table import Table
from tilewright.notation.cgp.export import cgp_of
from tilewright.web.services import AppServices

CROWD, CROWD_SECONDS = 8, 1.0  # seconds between messages to a seat where more play at once


class MayAct(ServerMessage, Generic[Shown], frozen=True, tag="turn"):
    """A seat may act in a game that is at turn `n`: play, challenge, or whatever the view allows.

    `cgp` is the position of the standard game, as the seat sees it.
    """

    game: str
    seat: int
    n: int
    now: int
    about: About
    view: Shown
    cgp: str | None = None


class IsOver(ServerMessage, Generic[Shown], frozen=True, tag="over"):
    """A game has ended; the view is the seat's and hides nothing any more."""

    game: str
    seat: int
    n: int
    now: int
    scores: tuple[int, ...]
    view: Shown


#: Of any game; what is of one is left open.
BotMessage = MayAct | IsOver | TableChanged  # type: ignore[type-arg]


class Following:
    """One game of the bot. Its table stays open meanwhile."""

    def __init__(
        self, services: AppServices, game: str, seats: frozenset[int], tell: Callable[[BotMessage], None]
    ) -> None:
        self._registry, self._clock = services.server.registry, services.server.clock
        self._game, self._seats, self._tell = game, sorted(seats), tell
        self._stop_hearing: Callable[[], None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self.is_done = False

    async def begin(self) -> None:
        self._registry.hold(self._game)
        self._stop_hearing = self._registry.services.bus.listen(self._game, self._heard)
        await self._registry.table(self._game)
        self._show()

    def stop(self) -> None:
        if self._later:
            self._later.cancel()
        if self._stop_hearing:
            self._stop_hearing()
            self._stop_hearing = None
            self._registry.let_go(self._game)

    def _heard(self, heard: TurnCommitted) -> None:
        table = self._registry.at(heard.game)
        crowded = table is not None and len(table.state.players) > CROWD
        if not crowded or heard.over:
            self._show()
        elif self._later is None:
            self._later = asyncio.get_running_loop().call_later(CROWD_SECONDS, self._show)

    def _show(self) -> None:
        self._later = None
        table = self._registry.at(self._game)
        if table is None or self._stop_hearing is None:
            return
        for seat in self._seats:
            if table.state.is_over:
                scores, view = table.state.scores, view_of(table, seat)
                self._tell(IsOver(self._game, seat, table.n, self._clock.now(), scores, view))
            elif seat in table.kind.pending(table.state):
                self._tell(self._may_act(table, seat))
        if table.state.is_over:
            self.is_done = True
            self.stop()

    def _may_act(self, table: Table, seat: int) -> MayAct[BaseView]:
        notated = notated_view(table.kind, table.view(seat))
        cgp = cgp_of(notated, table.setup.lexicon) if notated else None
        about, view = About.of(table.setup), view_of(table, seat)
        return MayAct(self._game, seat, table.n, self._clock.now(), about, view, cgp)
