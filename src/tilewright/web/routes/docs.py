"""The API description: OpenAPI for programs, a page for people."""

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from tilewright.web.openapi.document import document
from tilewright.web.openapi.page import page


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
    return await _document(request)


@get("/api/docs", include_in_schema=False)
async def docs(request: Request[Any, Any, State]) -> Response[str]:
    state = request.app.state
    if "docs" not in state:
        state.docs = await asyncio.to_thread(page, await _document(request))
    return Response(state.docs, media_type=MediaType.HTML)


async def _document(request: Request[Any, Any, State]) -> dict[str, Any]:
    """Built once: it does not change while the server runs, and building it takes longer than a game may wait."""
    state = request.app.state
    if "document" not in state:
        state.document = await asyncio.to_thread(document, request.app)
    found: dict[str, Any] = state.document
    return found


DOCS = (openapi, docs)
