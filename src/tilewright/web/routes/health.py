"""For whoever watches over the server: is it alive, is it ready, and how is it doing."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tilewright.live.trouble import Trouble
from tilewright.web.desk import Desk
from tilewright.web.metrics import REGISTRY, TABLES

_AT_HOME = frozenset({"127.0.0.1", "::1"})


@get("/health/live", summary="The process runs", tags=["health"])
async def live() -> dict[str, str]:
    return {"status": "alive"}


@get("/health/ready", summary="The database answers, and the server does not stop", tags=["health"])
async def ready(desk: Desk) -> dict[str, str]:
    if desk.doors.closing:
        raise Trouble("stopping")
    try:
        async with desk.server.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as error:
        raise Trouble("not-kept") from error
    return {"status": "ready"}


@get("/metrics", summary="Counts and times for Prometheus; from this machine only, unless opened", tags=["health"])
async def metrics(desk: Desk, request: Request[Any, Any, State]) -> Response[bytes]:
    if not desk.config.open_metrics and (request.client is None or request.client.host not in _AT_HOME):
        raise Trouble("not-found")
    TABLES.set(len(desk.server.house.open_tables))
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


HEALTH = (live, ready, metrics)
