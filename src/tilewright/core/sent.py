"""Limits for decoding what players send: far above what any rules allow, and always bounded."""

from typing import Annotated, TypeVar

from msgspec import Meta

T = TypeVar("T")

Small = Annotated[int, Meta(ge=-1_000, le=1_000)]  # a row, a number of tiles
Large = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]  # points to take off, a seat
# The score of a play: fifteen tiles of the highest value on quadruple words make less. JavaScript can count this far.
HIGHEST_SCORE = 2**53
Score = Annotated[int, Meta(ge=-HIGHEST_SCORE, le=HIGHEST_SCORE)]
Face = Annotated[str, Meta(max_length=8)]
Word = Annotated[str, Meta(max_length=60)]
Letters = Annotated[str, Meta(max_length=500)]
Several = Annotated[tuple[T, ...], Meta(max_length=100)]
