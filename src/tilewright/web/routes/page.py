"""The web page: files that never change under their name, and one document for every address."""

import gzip
import json
import mimetypes
import re
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from tilewright.live.refusal import ServerRefusal
from tilewright.store.database import Unavailable
from tilewright.store.records import GameRecord
from tilewright.web.services import AppServices

BUILT = Path(__file__).parent.parent / "page"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Tilewright</title>
<h1>Tilewright</h1><p>The server runs, but its page is not built. <code>make run</code> builds it.</p>
<p>What programs can ask is described at <a href="/api/docs">/api/docs</a>.</p></html>
"""
TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
GAME = re.compile(r"/game/([\w-]{1,64})", re.ASCII)
MANIFEST, BROTLI = "manifest.json", ".br"  # which files a module needs; what the build has packed already
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
    record = await _record(path, services)
    needed = [*map(_fetched, asked_first(path, record)), *_parts(files.get(MANIFEST), _screen(path, record))]
    if needed:
        sent.headers["link"] = ", ".join(needed)
    return sent


def asked_first(path: str, record: GameRecord | None = None) -> tuple[str, ...]:
    """What a page requests as soon as its scripts have loaded, so that browsers can fetch it at the same time.

    >>> asked_first("/game/hZx0")
    ('/api/games/hZx0',)
    """
    if path == "/":
        return ("/api/me", "/api/tables")
    if not (found := GAME.fullmatch(path)):
        return ()
    game = f"/api/games/{found[1]}"
    is_small = record is not None and record.standing is not None  # what a hall shows is too much to send twice
    return (game, f"{game}/view?mine=true") if is_small else (game,)


def _screen(path: str, record: GameRecord | None) -> str:
    """The module that shows this address, where people come first; empty elsewhere."""
    if record:
        return f"src/pages/{record.kind}/{record.kind.capitalize()}Game.svelte"
    return "src/pages/start/Start.svelte" if path == "/" else ""


async def _record(path: str, services: AppServices) -> GameRecord | None:
    if not (found := GAME.fullmatch(path)):
        return None
    if table := services.server.registry.at(found[1]):
        return table.record
    with suppress(Unavailable, SQLAlchemyError, OSError):  # the page says so itself
        return await services.server.records.find(found[1])
    return None


@lru_cache(maxsize=64)
def _parts(manifest: Path | None, module: str) -> tuple[str, ...]:
    """The files of a module and of what it imports that the document does not name itself."""
    if manifest is None or not module:
        return ()
    chunks = json.loads(manifest.read_text())
    there = _with_imports(chunks, "index.html")
    added = [chunks[name] for name in _with_imports(chunks, module) if name not in there]
    scripts = [f"</{chunk['file']}>; rel=modulepreload; crossorigin=anonymous" for chunk in added]
    return (
        *scripts,
        *(f"</{css}>; rel=preload; as=style; crossorigin=anonymous" for chunk in added for css in chunk.get("css", ())),
    )


def _with_imports(chunks: dict[str, Any], name: str) -> list[str]:
    found, waiting = [], [name] if name in chunks else []
    while waiting:
        found.append(now := waiting.pop())
        waiting += [one for one in chunks[now].get("imports", ()) if one not in (*found, *waiting)]
    return found


def _fetched(address: str) -> str:
    return f"<{address}>; rel=preload; as=fetch; crossorigin=anonymous"


def _sent(request: Request[Any, Any, State], file: Path, kind: str, kept: str) -> Response[bytes]:
    """Compressed if that helps and the client accepts it. These files hold no secrets that compression could leak."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    accepted = _encodings(request.headers.get("accept-encoding", ""))
    smaller = file.with_name(f"{file.name}{BROTLI}")
    if "br" in accepted and smaller.is_file():
        return Response(smaller.read_bytes(), media_type=kind, headers=headers | {"content-encoding": "br"})
    if not kind.startswith(TEXT) or "gzip" not in accepted:
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    body = _packed(file, file.stat().st_mtime_ns)
    return Response(body, media_type=kind, headers=headers | {"content-encoding": "gzip"})


def _encodings(accepted: str) -> frozenset[str]:
    """What a client can unpack.

    >>> sorted(_encodings("gzip, br;q=0.9, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = [part.partition(";") for part in accepted.lower().split(",")]
    return frozenset(name.strip() for name, _, weight in parts if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight))


@lru_cache(maxsize=512)
def _packed(file: Path, _changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


@lru_cache(maxsize=4)
def _files(folder: Path) -> dict[str, Path]:
    """The existing files by name; nothing else can be requested, whatever the address."""
    found = (file for file in folder.rglob("*") if file.is_file() and file.suffix != BROTLI)
    return {str(file.relative_to(folder)): file for file in found}


PAGE = (page,)
