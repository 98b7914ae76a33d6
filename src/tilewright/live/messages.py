"""What goes down to a client. Each is an object whose `t` is its kind; the page's types are made from these."""

from typing import Any

import msgspec
from msgspec import Struct


class Message(Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """The base of all that is sent."""


class Seen(Message, frozen=True):
    """The whole of a game as a seat may see it: when it is opened, and when a client has missed too much."""

    game: str
    n: int
    now: int
    seat: int | None
    view: Any


class Told(Message, frozen=True):
    """What happened in a turn, as a seat may hear of it. `id` is the asker's own name for the wish."""

    game: str
    n: int
    now: int
    events: Any
    id: str | None = None


class Denied(Message, frozen=True):
    """A wish that was refused, by a stable key, the rule and the facts; nothing has changed."""

    game: str
    id: str | None
    key: str
    rule: str | None
    facts: dict[str, Any]
    n: int


class Time(Message, frozen=True):
    """What the server's clock shows, so that a client can show the same."""

    now: int


encode = msgspec.json.Encoder(enc_hook=str).encode
