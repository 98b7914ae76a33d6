"""The moves of a game, each with the state before it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

from tilewright.core.lexicon import Lexicon
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import Valued
from tilewright.games.crossword import events as e
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.state import State

PASS = Valued((), Tiles(), 0, 0.0)


@dataclass(slots=True)
class Decision:
    """`made` is what counts: a pass, if the play was withdrawn. `laid` is what was tried."""

    state: State
    seat: int
    made: Valued
    words: tuple[str, ...] = ()
    phony: bool = False
    withdrawn: bool = False
    is_whole: bool = True  # the rack is known
    laid: Valued = field(init=False)

    def __post_init__(self) -> None:
        self.laid = self.made


def decisions_of(events: Iterable[e.Event], words: Lexicon, racks: Sequence[str] | None = None) -> list[Decision]:
    """`racks` are those that a record names, move by move; where it names only a part, the rest is unknown."""
    found: list[Decision] = []
    state = cast(State | None, None)
    for event in events:
        before, state = state, evolve(state, event)
        if before is None:
            continue
        if isinstance(event, e.Withdrawn):
            _withdraw(found)
        elif decision := _decision(before, event, words):
            held = before.racks[decision.seat]
            decision.is_whole = racks is None or len(racks[len(found)]) == len(held)
            found.append(decision)
    return found


def _decision(state: State, event: e.Event, words: Lexicon) -> Decision | None:
    match event:
        case e.Placed(seat=seat, laid=laid, words=made):
            phony = not all(word in words for word in made)
            return Decision(state, seat, Valued(laid, Tiles(), event.points, 0.0), made, phony)
        case e.Exchanged(seat=seat, tiles=tiles):
            return Decision(state, seat, Valued((), Tiles(tiles), 0, 0.0))
        case e.Passed(seat=seat):
            return Decision(state, seat, PASS)
        case _:
            return None


def _withdraw(found: list[Decision]) -> None:
    """R-3.3: the play comes off the board with its points, so it was a pass."""
    last = next(one for one in reversed(found) if one.made.laid)
    last.made, last.withdrawn = PASS, True
