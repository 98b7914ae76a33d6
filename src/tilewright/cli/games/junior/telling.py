"""What happened, in short sentences."""

from tilewright.cli.saying import Number, plain
from tilewright.core.square import Direction, Square
from tilewright.games.junior import events as e
from tilewright.games.junior.state import State
from tilewright.notation.coordinates import Convention, write

WHY = {
    e.EndReason.ALL_PLACED: "every letter is covered (R-12.5)",
    e.EndReason.STUCK: "nobody has a letter that fits, and the pool is empty",
    e.EndReason.RESIGNED: "too few players are left (R-2.5)",
}


def tell(convention: Convention, before: State, event: e.Event) -> str:
    """Nothing for what everybody sees anyway."""
    names = [plain(name) for name in before.players]
    match event:
        case e.FirstChosen(seat=seat):
            return f"{names[seat]} begins. (R-12.2)"
        case e.Placed(seat=seat, laid=laid):
            return f"{names[seat]} covers {laid.tile} on {square_text(laid.square, convention)}.{finished(event)}"
        case e.Exchanged(seat=seat, given=given):
            return f"{names[seat]} swaps {Number(len(given)):tiles}. (R-12.3)"
        case e.Passed(seat=seat):
            return f"{names[seat]} has nothing that fits, and passes. (R-12.3)"
        case e.Resigned(seat=seat):
            return f"{names[seat]} leaves."
        case _:
            return ""


def finished(event: e.Placed) -> str:
    """The words that are whole now, with their chips."""
    return "".join(f" {word} is finished: a chip!" for word in event.words)


def square_text(square: Square, convention: Convention) -> str:
    return write(square, Direction.ACROSS, convention)
