"""What any server on the same stack has to do: a message comes in, and goes out to the two who share a room.

`python -m bench.load.relay PORT`
"""

import asyncio
import sys
from collections import defaultdict

import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope, _WebSocketSendEventText

from tilewright.web.hosting import Address, settings

_rooms: defaultdict[str, list[ASGISendCallable]] = defaultdict(list)


async def relay(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    room = _rooms[scope["path"]]
    room.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        for one in room:
            await one(_WebSocketSendEventText(type="websocket.send", bytes=None, text=message["text"] or ""))
    room.remove(send)


def main(port: int) -> None:
    config = settings(relay, Address(port=port))
    config.lifespan, config.port = "off", port
    asyncio.run(uvicorn.Server(config).serve())


if __name__ == "__main__":
    main(int(sys.argv[1]))
