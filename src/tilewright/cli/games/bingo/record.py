"""A game of Bingo as a table: the cards, and who called Bingo after how many tiles."""

from tilewright.cli.games.record import RecordedTurn
from tilewright.games.bingo import events as e
from tilewright.games.bingo.state import State


def turns(before: State, event: e.Event) -> list[RecordedTurn]:
    match event:
        case e.Wrote(seat=seat, words=words):
            return [(seat, {"card": list(words)}, f"writes {' '.join(words)}", 0)]
        case e.Dealt(seat=seat, words=words):
            return [(seat, {"card": list(words)}, f"is dealt {' '.join(words)}", 0)]
        case e.Claimed(seat=seat):
            called = len(before.called)
            return [(seat, {"bingo": called}, f"Bingo after {called} tiles", 0)]
        case e.Resigned(seat=seat):
            return [(seat, {"resigned": True}, "leaves", 0)]
        case e.Ended(winners=winners):
            return [(seat, {"won": True}, "wins", 1) for seat in winners]
        case _:
            return []


def words_of(event: e.Event) -> tuple[str, ...]:
    return event.words if isinstance(event, e.Wrote | e.Dealt) else ()


def board_of(_state: State) -> None:
    return None


def result(state: State) -> list[str]:
    return [f"Called: {' '.join(state.called)}"]
