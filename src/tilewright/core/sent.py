"""How much of a thing is read at all when it is sent by a player: far more than any rules allow, and never too much."""

from typing import Annotated, TypeVar

from msgspec import Meta

T = TypeVar("T")

Small = Annotated[int, Meta(ge=-1_000, le=1_000)]  # a row, a number of tiles
Large = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]  # points to take off, a seat
HIGHEST_SCORE = 2**53  # of a play: fifteen tiles on quadruple words, each as dear as it may be, are less
Score = Annotated[int, Meta(ge=-HIGHEST_SCORE, le=HIGHEST_SCORE)]
Face = Annotated[str, Meta(max_length=8)]
Word = Annotated[str, Meta(max_length=60)]
Letters = Annotated[str, Meta(max_length=500)]
Several = Annotated[tuple[T, ...], Meta(max_length=100)]
