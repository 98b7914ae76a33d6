"""What a task is doing, for whoever asks why the event loop stood still: a route, or the kind of a game. No secret."""

from contextvars import ContextVar

DOING: ContextVar[str] = ContextVar("doing", default="")
