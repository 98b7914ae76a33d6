"""What a seat cannot see, changed: the tool of the secrecy law (R-13.3)."""

from random import Random

from msgspec.structs import replace

from tilewright.core.tiles import Tiles
from tilewright.games.crossword.state import State


def reshuffled(state: State, seat: int | None, chance: Random) -> State:
    """The same state for all that the seat may know, with the tiles it cannot see dealt anew.

    Tiles stay in bags of their kind only where that is known to all; otherwise each may be anywhere hidden.
    """
    piles = [tiles for owner, tiles in enumerate(state.racks) if owner != seat]
    aside_hidden = state.turn != seat
    piles += [state.aside] if aside_hidden else []
    piles += state.bags
    drawn_hidden = state.last is not None and state.last.seat != seat
    faces = [face for pile in piles for face in pile]
    chance.shuffle(faces)
    dealt = iter(Tiles("".join(faces[start : start + len(pile)])) for start, pile in _starts(piles))
    racks = tuple(tiles if owner == seat else next(dealt) for owner, tiles in enumerate(state.racks))
    aside = next(dealt) if aside_hidden else state.aside
    last = state.last
    if last and drawn_hidden:
        last = replace(last, drawn=tuple(Tiles("Z" * len(tiles)) for tiles in last.drawn))
    return replace(state, racks=racks, aside=aside, bags=tuple(dealt), last=last)


def _starts(piles: list[Tiles]) -> list[tuple[int, Tiles]]:
    starts, at = [], 0
    for pile in piles:
        starts.append((at, pile))
        at += len(pile)
    return starts
