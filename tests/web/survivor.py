"""A player who lives through crashes of the server: it knows what was acknowledged, and says again what was cut off."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from tests.web.sitter import Sitter


@dataclass
class Survivor(Sitter):
    chance: Random = field(default_factory=Random)
    granted: dict[str, tuple[dict[str, Any], int]] = field(default_factory=dict)
    cut_off: dict[str, Any] | None = None

    async def come_back(self) -> None:
        """With `since`: what was told before has happened, and what was followed is what the server has."""
        known = self.n
        await self.sit(since=known if self.view is not None else None)
        await self._until("present")
        assert self.n >= known
        followed, n = self.view, self.n
        await self.say({"t": "watch", "game": self.game, "seat": self.seat})
        await self._until("view")
        assert self.view == followed or self.n > n, "what was followed is what there is, unless it went on meanwhile"
        await self._say_again()

    async def time(self) -> float:
        """What the server's clock shows, less what this machine's does; in seconds."""
        await self.say({"t": "ping", "at": 0})
        asked = time.monotonic()
        message = await self._until("time")
        now: int = message["now"]
        return now / 1000 - (asked + time.monotonic()) / 2

    async def live(self) -> None:
        """Play until the power goes, now and then with a pause for thought."""
        while not self.view.is_over:
            if self.seat in self.kind.pending(self.view):
                await asyncio.sleep(self.chance.random() * 0.05)
                action = await asyncio.to_thread(self._choose)
                if action is not None:
                    await self._action(action)
                    continue
            await self._glance()

    async def _action(self, action: Any) -> None:
        name = f"{self.seat}:{self.n}:{self.chance.getrandbits(40)}"
        request = {"t": "do", "game": self.game, "seat": self.seat, "id": name, "n": self.n}
        self.cut_off = request | {"action": msgspec.to_builtins(action)}
        await self.say(self.cut_off)
        await self._answer()

    async def _say_again(self) -> None:
        """What was cut off; and something that was granted long ago, which must not happen twice."""
        if self.cut_off is not None:
            await self.say(self.cut_off)
            await self._answer()
        if self.granted:
            request, n = self.granted[self.chance.choice(sorted(self.granted))]
            await self.say(request)
            assert (await self._until("granted"))["n"] == n

    async def _answer(self) -> None:
        assert self.cut_off is not None
        request, name = self.cut_off, self.cut_off["id"]
        while True:
            message = await self.hear()
            if message.get("id") == name:
                if message["t"] in {"events", "granted"}:
                    self.granted[name] = (request, message["n"])
                self.cut_off = None
                return

    async def _glance(self) -> None:
        try:
            await asyncio.wait_for(self.hear(), 0.05)
        except TimeoutError:
            return

    async def _until(self, t: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message["t"] == t:
                return message
