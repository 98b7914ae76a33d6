"""Bots that are connected and have nothing to do."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from bench.load.measured import Usage, be_quiet, one_core_server
from tests.web.hosting import Hosted
from tilewright.web.services import MOST_STREAMS

STREAMS, SECONDS = 200, 30.0


def main() -> None:
    """200 bots' streams with nothing to tell, for 30 s: the server's CPU per second and stream"""
    be_quiet()
    with TemporaryDirectory() as folder, one_core_server(Path(folder)) as server:
        asyncio.run(_measure(server))


async def _measure(server: Hosted) -> None:
    limits = httpx.Limits(max_connections=2 * STREAMS)
    async with httpx.AsyncClient(base_url=server.url, limits=limits) as http, AsyncExitStack() as streams:
        for _ in range(STREAMS // MOST_STREAMS):
            http.cookies.clear()
            secret = (await http.post("/api/me", json={"name": "Bot"})).cookies["tilewright"]
            for _ in range(MOST_STREAMS):
                stream = http.stream("GET", "/api/bot/stream", headers={"cookie": f"tilewright={secret}"})
                await streams.enter_async_context(stream)
        await asyncio.sleep(2)
        usage, began = Usage(server.process.pid), time.perf_counter()
        await asyncio.sleep(SECONDS)
        used, took = usage.cpu(), time.perf_counter() - began
    print(
        f"  {STREAMS} streams: {used / took * 1000:.1f} ms CPU per second, {used / took / STREAMS * 1000:.3f} ms each"
    )
