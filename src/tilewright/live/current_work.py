"""What a task is doing, to explain why the event loop was blocked: a route, or a kind of game. It holds no secrets."""

from contextvars import ContextVar

DOING: ContextVar[str] = ContextVar("doing", default="")
