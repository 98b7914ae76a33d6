"""A link as a QR code."""

from io import BytesIO
from typing import Any

import segno
from litestar import Request, Response
from litestar.datastructures import State


def join_qr(request: Request[Any, Any, State], code: str) -> Response[bytes]:
    """The join link for this code, as an SVG file on white, so that it is visible on every page."""
    picture = BytesIO()
    link = f"{str(request.base_url).rstrip('/')}/join/{code}"
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
