"""A server that is stopped while everybody plays: what it has kept, it has answered."""

import asyncio
import signal
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.web.hosting import hosted
from tests.web.sitter import Guest, Sitter
from tests.web.test_whole_games import MINE
from tilewright.games.crossword.actions import Exchange

PLAYERS, TURNS_BEFORE = 8, 5


async def test_every_turn_that_was_kept_was_told_before_the_socket_closed(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        guests = [Guest(server.url, f"Player {number}") for number in range(PLAYERS)]
        games = [
            guest.post("/api/tables", kind="crossword", places=[MINE, MINE | {"name": "Other"}], edition="folio")[
                "game"
            ]
            for guest in guests
        ]
        pairs = [
            [Sitter(server.ws_url, guest.cookie, game, seat) for seat in (0, 1)]
            for guest, game in zip(guests, games, strict=True)
        ]
        at_it = [asyncio.Event() for _ in pairs]
        swapping = [asyncio.create_task(swap_until_gone(*both)) for both in zip(pairs, at_it, strict=True)]
        await asyncio.gather(*(one.wait() for one in at_it))
        server.process.send_signal(signal.SIGTERM)
        codes = await asyncio.gather(*swapping)
        assert codes == [1012] * PLAYERS
        assert server.process.wait(30) == 0
        server.start_again()
        for guest, pair in zip(guests, pairs, strict=True):
            kept = guest.get(f"/api/games/{pair[0].game}/view")["n"]
            assert kept == max(sitter.n for sitter in pair)
            guest.http.close()


async def swap_until_gone(pair: list[Sitter], at_it: asyncio.Event) -> int:
    """Both seats exchange a tile as fast as they can; the code that the server closes with."""
    try:
        for sitter in pair:
            await sitter.sit()
            while sitter.view is None:
                await sitter.hear()
        while True:
            acting = pair[pair[0].view.turn]
            n = acting.n
            await acting.act(Exchange(acting.view.racks[acting.seat].faces[0]))
            while acting.n == n:
                await acting.hear()
            other = pair[1 - pair.index(acting)]
            while other.n == n:
                await other.hear()
            if n > TURNS_BEFORE:
                at_it.set()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
