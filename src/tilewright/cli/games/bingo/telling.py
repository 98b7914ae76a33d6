"""What happened, as everybody may hear it: cards stay hidden until the end."""

from tilewright.cli.saying import plain
from tilewright.core.tiles import BLANK
from tilewright.games.bingo import events as e
from tilewright.games.bingo.state import State
from tilewright.notation.coordinates import Convention

WHY = {
    e.EndReason.BINGO: "Bingo (R-11.2)",
    e.EndReason.ALL_DRAWN: "all tiles are called",
    e.EndReason.RESIGNED: "too few players are left (R-2.5)",
}


def tell(_convention: Convention, before: State, event: e.Event) -> str:
    names = [plain(name) for name in before.players]
    match event:
        case e.Wrote(seat=seat) | e.Dealt(seat=seat):
            return f"{names[seat]} has a card. (R-11.1)"
        case e.Claimed(seat=seat):
            return f"{names[seat]} calls Bingo, and it is true! (R-11.2)"
        case e.Resigned(seat=seat):
            return f"{names[seat]} leaves."
        case _:
            return ""


def called_text(state: State) -> str:
    """The tile that was called last."""
    last = state.called[-1:]
    if not last:
        return "No tile is called yet."
    return f"Tile {len(state.called)} is {'a blank, which strikes nothing. (R-11.2)' if last == BLANK else last}"
