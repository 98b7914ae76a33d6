"""Around every request: origin check, rate limit, security headers and the log."""

import time
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.datastructures import Headers
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tilewright.web.hosts import is_own_name
from tilewright.web.metrics import REQUESTS
from tilewright.web.problems import Problem, trouble
from tilewright.web.rate_limits import Buckets, Rate
from tilewright.web.sources import source_of

ANYTHING = Rate(burst=200, per_second=50)  # by address: a whole class may sit behind one
UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})
ENDLESS = frozenset({"/api/bot/stream"})
WATCHING = frozenset({"/health/live", "/health/ready", "/metrics"})  # polled every few seconds
_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # the address contains a join code
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),  # the same address shows each player another rack, and a proxy must not mix them
)
STRICT = (b"strict-transport-security", b"max-age=31536000")
_log = structlog.get_logger()


def same_site(headers: Headers, origins: Iterable[str]) -> bool:
    """Whether one of our pages sent it, or no page at all: programs do not send an origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    return origin in origins or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """The outermost ASGI middleware."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], *, secure: bool, no_rate_limit: bool) -> None:
        self._app, self._origins, self._no_rate_limit = app, origins, no_rate_limit
        self._any_name = secure  # a foreign name has no certificate of ours
        self._headers = (*HEADERS, STRICT) if secure else HEADERS
        self._rates = Buckets(ANYTHING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                there = {name.lower() for name, _ in message["headers"]}
                more = [(name, value) for name, value in self._headers if name not in there]
                message["headers"] = [*message["headers"], *more]
            elif scope["method"] == HttpMethod.HEAD and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        no, asked = self._refusal(scope), _as_get(scope)
        if no is None:
            await self._app(asked, receive, with_headers)
        else:
            await _say(with_headers, *no)
        # The template, never the path: that may hold a code.
        where = str(asked.get("path_template") or "other")
        taken = time.perf_counter() - began
        REQUESTS.labels(scope["method"], where, status).observe(taken)
        say = _log.debug if where in WATCHING else _log.info
        say("request", method=scope["method"], path=where, status=status, ms=round(taken * 1000, 1))

    def _refusal(self, scope: HTTPScope) -> tuple[int, Problem] | None:
        headers = Headers.from_scope(scope)
        if not self._any_name and not is_own_name(headers.get("host", ""), self._origins):
            return trouble("other-name")
        if scope["method"] in UNSAFE and not same_site(headers, self._origins):
            return trouble("other-origin")
        client = scope["client"]
        wait = None if self._no_rate_limit else self._rates.wait(source_of(client[0]) if client else "")
        return None if wait is None else trouble("slow-down", seconds=round(wait, 2))


def _as_get(scope: HTTPScope) -> HTTPScope:
    """Answer HEAD like GET, and the server drops the body; except for a stream, which has no end."""
    if scope["method"] != HttpMethod.HEAD or scope["path"] in ENDLESS:
        return scope
    asked = scope.copy()
    asked["method"] = HttpMethod.GET
    return asked


async def _say(send: Send, status: int, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})
