"""What happened, as everybody may hear it: cards stay hidden until the end."""

from tilewright.cli.saying import plain
from tilewright.core.tiles import BLANK
from tilewright.games.bingo import events as e
from tilewright.games.bingo.state import State
from tilewright.notation.coordinates import Convention

WHY = {
    e.Why.BINGO: "Bingo (R-11.2)",
    e.Why.ALL_DRAWN: "all tiles are called",
    e.Why.RESIGNED: "too few players are left (R-2.5)",
}


def tell(_convention: Convention, before: State, event: e.Event) -> str:
    names = [plain(name) for name in before.players]
    match event:
        case e.Called(tile=tile):
            said = "a blank, which strikes nothing" if tile == BLANK else tile
            return f"Tile {len(before.called) + 1} is {said}. (R-11.2)"
        case e.Wrote(seat=seat) | e.Dealt(seat=seat):
            return f"{names[seat]} has a card. (R-11.1)"
        case e.Claimed(seat=seat):
            return f"{names[seat]} calls Bingo, and it is true! (R-11.2)"
        case e.Resigned(seat=seat):
            return f"{names[seat]} leaves."
        case _:
            return ""
