"""The server is killed again and again in the middle of play and started anew, and nothing that was told is lost.

Every move that was acknowledged is there, every clock is right within a second, every client catches up by `since`,
and an action that was cut off is granted once when it is said again.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.effort import up_to
from tests.web.hosting import Hosted, hosted
from tests.web.sitter import Guest
from tests.web.survivor import Survivor

KILLS = up_to(20, 50)
MINE = {"mine": True}
TABLES = (
    ({"kind": "crossword", "edition": "magnetic", "house": ["game-clock=25", "challenge=void"]}, ("hugo", "greta")),
    ({"kind": "crossword", "edition": "tile-lock", "house": ["nine-tile"]}, ("diego", "alba", "clara")),
    ({"kind": "duplicate", "rules": {"limit": 3_000}}, ("expert", "club", "casual")),
    ({"kind": "junior"}, ("simple", "thinking")),
)


def test_nothing_is_lost(url: str, tmp_path: Path) -> None:
    chance = Random(url.partition(":")[0])
    with hosted(tmp_path, "--db", url) as server:
        tables = PlayedTables(server)
        for _ in range(KILLS):
            asyncio.run(asyncio.wait_for(tables.until_the_power_goes(chance.random() * 0.6), 60))
            server.start_again()
            tables.server_is_back()
        asyncio.run(asyncio.wait_for(tables.until_the_power_goes(0.1), 60))
        tables.close()
    assert tables.acknowledged > KILLS, "there was something to lose"


class PlayedTables:
    """Some tables, and what the clock showed when the power went."""

    def __init__(self, server: Hosted) -> None:
        self._server = server
        self._guests = [Guest(server.url, name) for name in ("Ann", "Ben", "Cid")]
        self._tables = [self._seated(number) for number in range(len(TABLES))]
        self._offset: float | None = None
        self._went = self._back = 0.0
        self._granted: set[str] = set()

    @property
    def acknowledged(self) -> int:
        """How many actions were granted, and known to be."""
        return len(self._granted)

    def forget_the_clock(self) -> None:
        """Where something else is looked at than how long the server was away."""
        self._offset = None

    def close(self) -> None:
        for guest in self._guests:
            guest.close()

    def server_is_back(self) -> None:
        self._back = time.monotonic()
        for number, table in enumerate(self._tables):
            if table[0].view.is_over:
                self._tables[number] = self._seated(number)

    async def until_the_power_goes(self, after: float, meanwhile: Callable[[], None] | None = None) -> None:
        """Everybody plays, whatever happens meanwhile, and for so many seconds more."""
        survivors = [one for table in self._tables for one in table]
        await asyncio.gather(*(one.come_back() for one in survivors))
        offset = await survivors[0].time()
        if self._offset is not None:
            # Time stood still while the server was down: it is behind by just that.
            assert abs(offset - (self._offset - (self._back - self._went))) < 1
        self._offset = offset
        living = [asyncio.create_task(one.live()) for one in survivors]
        if meanwhile is not None:
            await asyncio.to_thread(meanwhile)
        await asyncio.sleep(after)
        self._server.kill()
        self._went = time.monotonic()
        self._granted |= {f"{one.game} {name}" for one in survivors for name in one.granted}
        for ended in await asyncio.gather(*living, return_exceptions=True):
            if isinstance(ended, BaseException) and not isinstance(ended, ConnectionClosed):
                raise ended

    def _seated(self, number: int) -> list[Survivor]:
        proposal, bots = TABLES[number]
        guests = self._guests[: len(bots)]
        table = guests[0].post("/api/tables", places=[MINE, *[{}] * (len(bots) - 1)], **proposal)
        for guest in guests[1:]:
            table = guest.post(f"/api/tables/{table['code']}/join")
        return [
            Survivor(self._server.ws_url, guest.cookie, table["game"], seat, bots[seat])
            for seat, guest in enumerate(guests)
        ]
