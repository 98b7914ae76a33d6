"""Twins at play on two servers: random things happen at many tables at once, and every byte is compared."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.live.tables import Ticks
from tests.web.asgi_client import asked
from tests.web.loaded import CannotBeTheSame
from tests.web.twin_kinds import WIRED
from tests.web.twin_servers import Side, TwinServer, both_servers, seated
from tests.web.twins import Asking, Done, Twins
from tilewright.live.server_messages import Proposable

STEPS = 20
AHEAD = (0, 0, 5, 15, 30, 60, 250)  # actions that were granted before anybody comes; the last ones up to the end
PAUSES = (0, 900, 2_000, 5_000, 20_000, 65_000)
EXPORTS = ("/export/cgp", "/export/gcg", "/export/csv", "/export/log")
ABOUT = ("", "/view", "/turns", "/table", "/missed", "/slips", "/hands", *EXPORTS)  # all that can be had about a game
FAULT = b'"key":"fault"'


class Watched:
    """Two games that are one to the watcher, step by step."""

    def __init__(self, twins: Twins, sides: tuple[Side, Side]) -> None:
        self.twins, self.sides, self.chance = twins, sides, twins.chance
        self.tally: Counter[str] = Counter()
        self.over = False
        self.racks: set[str] = set()

    @property
    def states(self) -> tuple[Any, Any]:
        return self.sides[0].table.state, self.sides[1].table.state

    @property
    def now(self) -> int:
        return self.sides[0].half.server.clock.now()

    async def step(self) -> None:
        if self.over:
            return
        luck = self.chance.random()
        if getattr(self.states[0], "aside", None) and luck < 0.5:
            await self._look(("/view",))  # tiles seldom lie there for long
        elif luck < 0.05:
            await self._propose()
        elif luck < 0.12:
            await self._come_again()
        elif luck < 0.14 and not self.twins.listens:
            await self._rest()
        elif luck < 0.17:
            await self._trespass()
        elif luck < 0.28:
            await self._look()
        elif luck < 0.42:
            await self._ask_nonsense()
        else:
            await self._play()
        await self._compare()

    async def _play(self) -> None:
        for _ in range(20):
            try:
                asking = self.twins.asking(self.states, self.now)
                granted = asking.seat in self.sides[0].clients and self.twins.prepare(self.states, asking, self.now)
            except CannotBeTheSame:
                continue
            except Done as done:
                await self._end(done.asking)
                return
            if granted:
                self.tally["actions"] += 1
                await self.do(asking)
                return

    async def do(self, asking: Asking) -> None:
        number = self.tally["actions"]
        for side, wanted in zip(self.sides, asking.actions, strict=True):
            action, socket = msgspec.to_builtins(wanted), side.clients[asking.seat].socket
            socket.say(t="do", game=side.game, seat=asking.seat, id=f"action {number}", action=action)
        await self._each(lambda side: side.clients[asking.seat].socket.silence())

    async def _end(self, asking: Asking | None) -> None:
        """The end shows everything; until then nobody has seen a seed."""
        await self._compare()
        self.over = True
        if asking is None:
            return
        await self.do(asking)
        await self._silence()
        for side, seed in zip(self.sides, self.twins.seeds, strict=True):
            if side.table.state.is_over and self.twins.name != "unbuild":
                heard = b"".join(side.clients[self.twins.watcher].heard)
                assert self.twins.delayed or seed.encode() in heard, "a seed would be found"
                self.tally["ended"] += 1

    async def _ask_nonsense(self) -> None:
        """The watcher is refused: over the socket, or by an answer to a request."""
        seat = self.twins.watcher
        if seat is None:
            return
        action = self.twins.nonsense(self.states[0], seat)
        if not self.twins.is_refused(self.states[0], seat, action, self.now):
            return
        self.tally["refused"] += 1
        with changed(self.twins, self.sides[1], self.chance.random() < 0.5):
            if self.chance.random() < 0.8:
                await self.do(Asking(seat, (action, action)))
            else:
                body = {"seat": seat, "id": "x", "action": msgspec.to_builtins(action)}
                await self._each(lambda side: side.clients[seat].read(f"/api/games/{side.game}/moves", body))

    async def _look(self, about: tuple[str, ...] = ABOUT) -> None:
        """All that can be asked for while a game runs, by the watcher and by anybody."""
        seat, game = self.twins.watcher, self.sides[0].game
        anybody = [f"/api/games/{game}{what}" for what in about]
        own = [f"{place}?seat={one}" for place in anybody for one in (seat, self._other())]
        own += ["/api/games", f"/api/games/{game}/view?mine=true", *anybody]
        self.tally["looks"] += 1
        with changed(self.twins, self.sides[1], self.chance.random() < 0.5):
            for place in self.chance.sample([*anybody, *own], 2):
                await self._each(lambda side, place=place: side.clients[None].read(place))  # type: ignore[misc]
            for place in self.chance.sample(own, 3) if seat is not None else ():
                await self._each(lambda side, place=place: side.clients[seat].read(place))  # type: ignore[misc]

    async def _come_again(self) -> None:
        """Somebody comes anew, and is told what was missed since some turn, or is shown the whole."""
        seat = self.chance.choice([self.twins.watcher, *self.sides[0].clients])
        since = self.chance.choice([None, self.chance.randint(0, self.sides[0].table.n)])
        self.tally["came"] += 1
        whole = seat == self.twins.watcher and since is None and not self.twins.delayed
        with changed(self.twins, self.sides[1], whole):
            for side in self.sides:
                side.clients[seat].watch(side.game, since)
            await self._each(lambda side: side.clients[seat].socket.silence())

    async def _trespass(self) -> None:
        """The watcher, and somebody who looks on, would like to sit at another's seat."""
        other = self._other()
        self.tally["trespasses"] += 1
        for side in self.sides:
            for client in (side.clients[self.twins.watcher], side.clients[None]):
                client.socket.say(t="watch", game=side.game, seat=other)
                client.socket.say(t="watch", game=side.game, seat=other, since=0)
                client.socket.say(t="do", game=side.game, seat=other, id="theirs", action={"do": "no such action"})
                client.socket.say(t="decline", game=side.game, seat=other, what=Proposable.TAKEBACK)

    def _other(self) -> int:
        """Not the watcher's own seat; one that nobody has, if there is no other."""
        others = [seat for seat in self.sides[0].clients if seat is not None and seat != self.twins.watcher]
        return self.chance.choice(others or [9])

    async def _rest(self) -> None:
        """Everybody goes, and the game is opened anew from the store."""
        self.tally["rests"] += 1
        for side in self.sides:
            for client in side.clients.values():
                client.leave(side.game)
                await client.socket.silence()
            assert await side.half.server.registry.rest(side.game)
            for client in side.clients.values():
                client.watch(side.game)
                await client.socket.silence()

    async def _propose(self) -> None:
        """A play is taken back, the game is put away, or all of that is refused."""
        what = self.chance.choice([Proposable.TAKEBACK, Proposable.TAKEBACK, *Proposable])
        if getattr(self.states[0], "asleep", False):
            what = Proposable.RESUME
        seats = [seat for seat in self.sides[0].clients if seat is not None]
        self.chance.shuffle(seats)
        word = self.chance.choice(["offer", "offer", "offer", "decline"])
        agreeing = seats if self.chance.random() < 0.6 else seats[:1]
        self.tally["proposals"] += 1
        for place, seat in enumerate(agreeing):
            for side in self.sides:
                side.clients[seat].socket.say(t=word if place else "offer", game=side.game, seat=seat, what=what)
            await self._each(lambda side, seat=seat: side.clients[seat].socket.silence())  # type: ignore[misc]

    async def _silence(self) -> None:
        for side in self.sides:
            await side.half.settle()
        for seat in {self.twins.watcher, None}:
            await self._each(lambda side, seat=seat: side.clients[seat].socket.silence())  # type: ignore[misc]

    async def _compare(self) -> None:
        """The bytes to the watcher are the same, and those to bystanders, who see less; no seed is in anybody's."""
        if self.over:
            return
        await self._silence()
        first, second = self.sides
        for seat in {self.twins.watcher, None}:
            one, other = first.clients[seat], second.clients[seat]
            apart = difference(one.heard, other.heard) or difference(one.streamed, other.streamed)
            assert apart is None, (self.twins.name, seat, apart)
        self.tally["compared"] += 1
        self.tally["differed"] += self.states[0] != self.states[1]
        for side in self.sides:
            self.racks |= {rack.faces for rack in getattr(side.table.state, "racks", ()) if len(rack) > 3}
            for client in side.clients.values():
                everything = b"".join([*client.heard, *client.streamed])
                assert not any(seed.encode() in everything for seed in self.twins.seeds)
                assert FAULT not in everything
                self.tally["bytes"] += len(everything)
                client.heard.clear()
                client.streamed.clear()

    async def _each(self, act: Callable[[Side], Awaitable[None]]) -> None:
        await asyncio.gather(*(act(side) for side in self.sides))


def difference(one: list[bytes], other: list[bytes]) -> tuple[bytes, bytes] | None:
    """The first of what was told to one client and not to the other, from a little before where they part."""
    for first, second in zip_longest(one, other, fillvalue=b""):
        if first != second:
            pairs = enumerate(zip_longest(first, second))
            same = next(place for place, (here, there) in pairs if here != there)
            return first[max(0, same - 60) :][:300], second[max(0, same - 60) :][:300]
    return None


@contextmanager
def changed(twins: Twins, side: Side, wanted: bool) -> Iterator[None]:
    """For a moment everything hidden in one of the games is another, whether or not a play could lead there."""
    kept = side.table.state
    if wanted:
        side.table.state = twins.hidden_changed(kept)
    yield
    side.table.state = kept


async def play_twins(folder: Path, pairs: list[Twins], chance: Random) -> tuple[list[Watched], list[str], str]:
    """Many games at once, in one time; with the secrets of the browsers, and what was counted meanwhile."""
    ticks = Ticks()
    async with both_servers(folder, ticks) as halves, AsyncExitStack() as tables:
        watched = [
            await sat_down(halves, twins, f"game {number}", tables, twins.chance.choice(AHEAD))
            for number, twins in enumerate(pairs)
        ]
        for _ in range(STEPS):
            ticks.now += chance.choice(PAUSES)
            await asyncio.gather(*(one.step() for one in watched))
        counted = [(await asked(half.app, "/metrics")).decode() for half in halves]
        return watched, [secret for half in halves for secret in half.secrets], "".join(counted)


async def sat_down(
    halves: tuple[TwinServer, TwinServer], twins: Twins, game: str, tables: AsyncExitStack, ahead: int
) -> Watched:
    twins.begin(halves[0].server.clock.now(), ahead)
    one, other = [
        await tables.enter_async_context(seated(half, twins, which, game, WIRED)) for which, half in enumerate(halves)
    ]
    return Watched(twins, (one, other))
