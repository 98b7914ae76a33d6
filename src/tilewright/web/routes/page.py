"""The web page: files that never change under their name, and one document for every address."""

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from tilewright.live.refusal import ServerRefusal
from tilewright.web.services import AppServices

BUILT = Path(__file__).parent.parent / "page"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tilewright</title>
<h1>Tilewright</h1><p>The server runs, but its page is not built. <code>make run</code> builds it.</p>
<p>What programs can ask is described at <a href="/api/docs">/api/docs</a>.</p></html>
"""
TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
GAME = re.compile(r"/game/([\w-]{1,64})", re.ASCII)
FOREVER, NEVER = "public, max-age=31536000, immutable", "no-cache"


@get(["/", "/{rest:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, State], services: AppServices) -> Response[bytes]:
    """A file of the page, or the document, which interprets the address itself."""
    path = request.url.path
    if path.startswith(("/api/", "/health/")):
        raise ServerRefusal("not-found")
    files = _files(services.config.page or BUILT)
    found = files.get(path.lstrip("/"))
    if found is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        kept = FOREVER if path.startswith("/assets/") else NEVER
        return _sent(request, found, kind, kept)
    if "." in path.rsplit("/", 1)[-1]:
        raise ServerRefusal("not-found")
    document = files.get("index.html")
    if document is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"cache-control": NEVER})
    sent = _sent(request, document, MediaType.HTML, NEVER)
    if asked := asked_first(path):
        sent.headers["link"] = ", ".join(f"<{one}>; rel=preload; as=fetch; crossorigin=anonymous" for one in asked)
    return sent


def asked_first(path: str) -> tuple[str, ...]:
    """What a page requests as soon as its scripts have loaded, so that browsers can fetch it at the same time.

    >>> asked_first("/game/hZx0")
    ('/api/games/hZx0', '/api/choices')
    """
    if path == "/":
        return ("/api/me", "/api/tables")
    found = GAME.fullmatch(path)
    return (f"/api/games/{found[1]}", "/api/choices") if found else ()


def _sent(request: Request[Any, Any, State], file: Path, kind: str, kept: str) -> Response[bytes]:
    """Compressed if that helps and the client accepts it. These files hold no secrets that compression could leak."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if not kind.startswith(TEXT) or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    body = _packed(file, file.stat().st_mtime_ns)
    return Response(body, media_type=kind, headers=headers | {"content-encoding": "gzip"})


@lru_cache(maxsize=512)
def _packed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


@lru_cache(maxsize=4)
def _files(folder: Path) -> dict[str, Path]:
    """The existing files by name; nothing else can be requested, whatever the address."""
    return {str(file.relative_to(folder)): file for file in folder.rglob("*") if file.is_file()}


PAGE = (page,)
