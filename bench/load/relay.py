"""What any server on the same stack has to do: a message comes in, and goes out to the two who share a room."""

import asyncio
import subprocess
import sys
from collections import defaultdict
from typing import Any

import uvicorn

from bench.load.measured import Usage, on_the_servers_core
from bench.load.wire import Wire, wired
from tests.web.hosting import free_port
from tilewright.web.hosting import Address, settings

ROOMS, ROUNDS, MESSAGES = 100, 8, 2_000
TEXT = b"x" * 200
_rooms: defaultdict[str, list[Any]] = defaultdict(list)


def cost() -> float:
    """Seconds of CPU for one message, in from one and out to two; in the calmest of some rounds."""
    port = free_port()
    with on_the_servers_core():
        process = subprocess.Popen([sys.executable, "-m", "bench.load.relay", str(port)], stderr=subprocess.DEVNULL)
    try:
        return asyncio.run(_asked(port, Usage(process.pid)))
    finally:
        process.kill()
        process.wait()


async def _asked(port: int, usage: Usage) -> float:
    wires = [await _patiently(f"ws://127.0.0.1:{port}/{number // 2}") for number in range(2 * ROOMS)]
    each = []
    for _ in range(ROUNDS):
        usage.cpu()
        for number in range(MESSAGES):
            wires[number % len(wires)].say(TEXT)
            if number % 20 == 19:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        each.append(usage.cpu() / MESSAGES)
    return min(each)


async def _patiently(url: str) -> Wire:
    for _ in range(400):
        try:
            return await wired(url, "", lambda _: None)
        except OSError:
            await asyncio.sleep(0.05)
    raise ConnectionError(url)


async def relay(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = _rooms[scope["path"]]
    room.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        for one in room:
            await one({"type": "websocket.send", "text": message["text"]})
    room.remove(send)


def main(port: int) -> None:
    config = settings(relay, Address())
    config.lifespan, config.port = "off", port
    asyncio.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main(int(sys.argv[1]))
