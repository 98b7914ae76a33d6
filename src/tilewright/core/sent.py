"""How much of a thing is read at all when it is sent by a player: far more than any rules allow, and never too much."""

from typing import Annotated, TypeVar

from msgspec import Meta

T = TypeVar("T")

Small = Annotated[int, Meta(ge=-1_000, le=1_000)]  # a row, a number of tiles
Large = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]  # points, a seat
Face = Annotated[str, Meta(max_length=8)]
Word = Annotated[str, Meta(max_length=60)]
Letters = Annotated[str, Meta(max_length=500)]
Several = Annotated[tuple[T, ...], Meta(max_length=100)]
