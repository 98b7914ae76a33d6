"""For monitoring: liveness, readiness and metrics."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST

from tilewright.live.refusal import ServerRefusal
from tilewright.web.metrics import Measured
from tilewright.web.openapi.described import problem
from tilewright.web.services import AppServices

_AT_HOME = frozenset({"127.0.0.1", "::1"})


@get("/health/live", summary="The process runs", tags=["health"])
async def live() -> dict[str, str]:
    return {"status": "alive"}


@get("/health/ready", summary="Turns can be stored, every task works, and the server is not stopping", tags=["health"])
async def ready(services: AppServices) -> dict[str, str]:
    if services.connections.closing:
        raise ServerRefusal("stopping")
    troubles = await services.server.readiness.troubles()
    if troubles:
        raise ServerRefusal("not-ready", why="; ".join(troubles))
    return {"status": "ready"}


@get(
    "/metrics",
    summary="Metrics for Prometheus; for this machine only, unless opened",
    tags=["health"],
    media_type="text/plain",
    responses={404: problem(404)},
)
async def metrics(services: AppServices, request: Request[Any, Any, State]) -> Response[bytes]:
    if not services.config.open_metrics and not _is_at_home(request):
        raise ServerRefusal("not-found")
    return Response(Measured(services.server).text(), media_type=CONTENT_TYPE_LATEST)


def _is_at_home(request: Request[Any, Any, State]) -> bool:
    """Whether the request comes from this machine itself and not through a proxy on it."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    return not forwarded and request.client is not None and request.client.host in _AT_HOME


HEALTH = (live, ready, metrics)
