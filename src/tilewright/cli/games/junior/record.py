"""A beginner game as a table: every letter that was covered, with the chips it earned."""

from tilewright.cli.games.junior.reading import square_text
from tilewright.cli.games.record import RecordedTurn
from tilewright.cli.saying import listed
from tilewright.games.junior import events as e
from tilewright.games.junior.state import State
from tilewright.notation.coordinates import Convention


def turns(_before: State, event: e.Event) -> list[RecordedTurn]:
    match event:
        case e.Placed(seat=seat, laid=laid, words=words):
            at = square_text(laid.square, Convention.TOURNAMENT)
            also = f", finishes {listed(words)}" if words else ""
            return [(seat, {"at": at, "tile": laid.tile, "words": list(words)}, f"{laid.tile} {at}{also}", event.chips)]
        case e.Exchanged(seat=seat, given=given, drawn=drawn):
            return [(seat, {"swap": given, "drawn": drawn}, f"swaps {given} for {drawn}", 0)]
        case e.Passed(seat=seat):
            return [(seat, {"pass": True}, "passes", 0)]
        case e.Resigned(seat=seat):
            return [(seat, {"resigned": True}, "leaves", 0)]
        case _:
            return []


def words_of(_event: e.Event) -> tuple[str, ...]:
    """The words of this game are those on its board; no list has a say."""
    return ()


def board_of(_state: State) -> None:
    return None


def result(state: State) -> list[str]:
    return str(state.board).splitlines()
