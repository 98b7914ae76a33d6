"""Two players at a table who know at once what to play, and wait for their moment."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from bench.load.furnished import PlayerSeat
from bench.load.wire import Wire, wired
from tilewright.engine.static_player import StaticPlayer
from tilewright.games.crossword.actions import Exchange, Pass, Place
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.view import View

_encode = msgspec.json.encode


class Shown(Struct, tag_field="t", tag="view"):
    game: str
    n: int
    view: View


class Turn(Struct, tag_field="t", tag="events"):
    game: str
    n: int
    events: tuple[Event, ...]


_decode = msgspec.json.Decoder(Shown | Turn).decode


@dataclass
class Pair:
    """A table. `taken` are the seconds from a move that was sent to its sight at the other seat."""

    mind: StaticPlayer
    taken: list[float] = field(default_factory=list)
    denied: list[bytes] = field(default_factory=list)
    wires: list[Wire] = field(default_factory=list)
    _views: list[Any] = field(default_factory=lambda: [None, None])
    _n: list[int] = field(default_factory=lambda: [-1, -1])
    _sent: tuple[int, float] | None = None  # the turn that is awaited, and since when
    _next: bytes | None = None
    _seats: tuple[PlayerSeat, PlayerSeat] | None = None
    _shown: asyncio.Event = field(default_factory=asyncio.Event)

    async def connect(self, url: str, seats: tuple[PlayerSeat, PlayerSeat]) -> None:
        for one in seats:
            self.wires.append(await wired(url, one.cookie, partial(self._hear, one.seat)))

    async def sit(self, seats: tuple[PlayerSeat, PlayerSeat]) -> None:
        """At a new game; the old one is left."""
        self.leave()
        self._seats, self._views, self._n, self._sent, self._next = seats, [None, None], [-1, -1], None, None
        self._shown.clear()
        for one, wire in zip(seats, self.wires, strict=True):
            wire.say(_encode({"t": "watch", "game": one.game, "seat": one.seat}))
        await self._shown.wait()
        self._think()

    def leave(self) -> None:
        for one, wire in zip(self._seats or (), self.wires, strict=False):
            wire.say(_encode({"t": "unwatch", "game": one.game, "seat": one.seat}))
        self._seats = None

    @property
    def is_over(self) -> bool:
        return bool(self._views[0].is_over)

    def move(self) -> bool:
        """The move that was thought of goes out now, unless the last one has not been seen yet."""
        if self._next is None:
            return False
        text, self._next = self._next, None
        self._sent = (self._n[0] + 1, perf_counter())
        self.wires[self._views[0].turn].say(text)
        return True

    def _hear(self, seat: int, body: bytes) -> None:
        if not body.startswith((b'{"t":"events"', b'{"t":"view"')):
            if body.startswith(b'{"t":"refused"'):
                self.denied.append(body)
            return
        heard = _decode(body)
        if self._seats is None or heard.game != self._seats[seat].game:
            return  # of the game before, said before it was left
        if isinstance(heard, Shown):
            self._views[seat] = heard.view
            if None not in self._views:
                self._shown.set()
        else:
            mover = self._views[seat].turn
            if self._sent and heard.n == self._sent[0] and seat != mover:
                self.taken.append(perf_counter() - self._sent[1])
            for event in heard.events:
                self._views[seat] = CROSSWORD.evolve(self._views[seat], event)
        self._n[seat] = heard.n
        if self._sent and self._n == [self._sent[0]] * 2:
            self._sent = None
            asyncio.get_running_loop().call_soon(self._think)

    def _think(self) -> None:
        if self.is_over or self._seats is None:
            return
        turn = self._views[0].turn
        view, own = self._views[turn], self._seats[turn]
        best = self.mind.best(view.board, view.racks[turn], len(view.bags[0]))
        action = Place(best.laid) if best.laid else Exchange(best.exchanged.faces) if best.exchanged.faces else Pass()
        do = {"t": "do", "game": own.game, "seat": turn, "id": f"{view.turn}.{self._n[0]}", "n": self._n[0]}
        self._next = _encode(do | {"action": action})
