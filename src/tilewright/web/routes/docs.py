"""The API described: for programs as OpenAPI, for people as a page."""

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from tilewright.web.openapi.document import document
from tilewright.web.openapi.page import page


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
    return _document(request)


@get("/api/docs", include_in_schema=False)
async def docs(request: Request[Any, Any, State]) -> Response[str]:
    state = request.app.state
    if "docs" not in state:
        state.docs = page(_document(request))
    return Response(state.docs, media_type=MediaType.HTML)


def _document(request: Request[Any, Any, State]) -> dict[str, Any]:
    """It does not change while the server runs."""
    state = request.app.state
    if "document" not in state:
        state.document = document(request.app)
    found: dict[str, Any] = state.document
    return found


DOCS = (openapi, docs)
