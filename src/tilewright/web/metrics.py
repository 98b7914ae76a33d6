"""What is counted while the server runs, for whoever watches over it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry(auto_describe=True)
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

REQUESTS = Histogram(
    "tilewright_request_seconds",
    "Time that requests took, by route.",
    ("method", "route", "status"),
    registry=REGISTRY,
    buckets=_QUICK,
)
WISHES = Histogram(
    "tilewright_wish_seconds",
    "Time from a wish that came in to the turn that was kept and told, by game.",
    ("kind",),
    registry=REGISTRY,
    buckets=_QUICK,
)
DENIED = Counter("tilewright_denied_total", "Wishes that were refused, by key.", ("key",), registry=REGISTRY)
SOCKETS = Gauge("tilewright_sockets", "Clients that are connected.", registry=REGISTRY)
DROPPED = Counter("tilewright_dropped_total", "Clients that were shown out, by reason.", ("why",), registry=REGISTRY)
TABLES = Gauge("tilewright_tables", "Games that are in memory.", registry=REGISTRY)
