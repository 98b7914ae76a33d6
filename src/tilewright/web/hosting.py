"""Serves the application on a port, from startup until the last client has been disconnected."""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from types import FrameType
from typing import Any

import structlog
import uvicorn
from litestar import Litestar

from tilewright.store.supervision import Supervisor
from tilewright.web.app import application
from tilewright.web.bounded_protocols import BoundedHttp, BoundedWebSocket
from tilewright.web.config import Config
from tilewright.web.gc_policy import GarbageCollection

MOST_MESSAGE = 64 * 1024
MOST_WAITING = 4096  # connections not accepted yet
PING_SECONDS = 20.0  # without an answer a client counts as gone
KEEP_SECONDS = 30  # keep-alive of an idle connection
STOP_SECONDS = 20  # for pending responses
HARD = b"\nStopped at once. Every turn that was answered is kept.\n"
LATEST_SECONDS = 60.0  # then the process exits in any case
_log = structlog.get_logger()


class NotBound(OSError):
    """The address cannot be bound; the message says why."""


@dataclass(frozen=True, slots=True)
class Address:
    """`proxies` are trusted to say where a request came from."""

    host: str = "127.0.0.1"
    port: int = 8000
    proxies: tuple[str, ...] = ()

    def bound(self) -> socket.socket:
        """Bind the socket, so that connections queue up; `NotBound`."""
        try:
            found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
            family, _, _, _, address = found[0]
            return socket.create_server(address[:2], family=family, backlog=MOST_WAITING)
        except socket.gaierror as error:
            raise NotBound(error.strerror or str(error)) from error
        except OSError as error:
            raise NotBound(os.strerror(error.errno or 0)) from error
        except UnicodeError as error:
            raise NotBound("no name of a machine") from error


@dataclass(frozen=True, slots=True)
class ServerHooks:
    """Callbacks for the code that started the server."""

    ready: Callable[[str], None]
    stopping: Callable[[], None]


def host(config: Config, address: Address, listening: socket.socket, told: ServerHooks) -> str | None:
    """Serve until told to stop. Returns a sentence if the server cannot continue.

    Nothing acknowledged is lost, and pending requests are answered.
    """
    app = application(config)
    hosting = _Hosting(settings(app, address), app, url_of(listening), told)
    hosting.run([listening])
    return hosting.why


def settings(app: Any, address: Address) -> uvicorn.Config:
    """uvicorn's settings for connections, whatever the application."""
    return uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        lifespan="on",
        http=BoundedHttp,
        ws=BoundedWebSocket,
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # messages are small, and there may be thousands of sockets
        proxy_headers=bool(address.proxies),
        forwarded_allow_ips=list(address.proxies),
        server_header=False,
        backlog=MOST_WAITING,
        timeout_keep_alive=KEEP_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        workers=1,
    )


def url_of(listening: socket.socket) -> str:
    """The address for a browser on this machine."""
    name, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(name, f"[{name}]" if ":" in name else name)  # noqa: S104
    return f"http://{name}:{port}"


class _Hosting(uvicorn.Server):
    def __init__(self, settings: uvicorn.Config, app: Litestar, url: str, told: ServerHooks) -> None:
        super().__init__(settings)
        self._tilewright, self._url, self._told = app, url, told
        self._tidying = GarbageCollection()
        self.why: str | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # startup failed, and the log says why
            self.why, self.should_exit = "The server could not start", True
            return
        tasks: Supervisor = self._tilewright.state.services.server.tasks
        tasks.on_end(self._cannot_go_on)
        self._tidying.start(tasks)
        await asyncio.sleep(0)  # startup was one long step, before anybody could be kept waiting
        _log.info("started", address=self._url, version=version("tilewright"), database=self._database())
        self._told.ready(self._url)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        threading.Thread(target=_end_at_last, daemon=True).start()
        self._told.stopping()
        _log.info("stopping")
        await self._tilewright.state.services.connections.close()
        await super().shutdown(sockets)
        await self._tidying.stop()
        _log.info("stopped")

    def _cannot_go_on(self, why: str) -> None:
        self.why = why
        self.should_exit = True

    def _database(self) -> str:
        address: str = self._tilewright.state.services.server.database.address
        return address

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - a signal's form
        """The first signal stops gracefully; the second does not wait. Everything acknowledged is stored by then."""
        if self.should_exit:
            os.write(1, HARD)
            os._exit(1)
        self.should_exit = True


def _end_at_last() -> None:
    """Exit even if something blocks the shutdown. Everything acknowledged is stored by then."""
    time.sleep(LATEST_SECONDS)
    os.write(2, b"Something did not stop, so the process ends without it. Every turn that was answered is kept.\n")
    os._exit(1)
