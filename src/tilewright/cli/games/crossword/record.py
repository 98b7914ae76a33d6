"""A standard game as a table: every move with its points, challenges, and the settlement."""

from tilewright.cli.games.record import RecordedTurn
from tilewright.cli.saying import listed
from tilewright.core.board import Board
from tilewright.core.faces import shown, written
from tilewright.games.crossword import events as e
from tilewright.games.crossword.state import State
from tilewright.notation.coordinates import Convention, told_play


def turns(before: State, event: e.Event) -> list[RecordedTurn]:
    match event:
        case e.Placed(seat=seat, laid=laid, words=words, points=points, themed_points=extra):
            at, word = told_play(before.board, laid, Convention.TOURNAMENT)
            also = f", with {shown(', '.join(words[1:]))}" if words[1:] else ""
            return [(seat, {"at": at, "word": word}, f"{at} {word}{also}", points + extra)]
        case e.Exchanged(seat=seat, tiles=tiles):
            return [(seat, {"exchange": written(tiles)}, f"exchanges {shown(tiles)}", 0)]
        case e.Passed(seat=seat):
            return [(seat, {"pass": True}, "passes", 0)]
        case e.TurnLost(seat=seat):
            return [(seat, {"lost": True}, "loses the turn", 0)]
        case e.Challenged(seat=seat, words=words, bad=bad):
            verdict = f"{shown(listed(bad))} not good" if bad else "all good"
            return [(seat, {"challenge": [*map(shown, words)], "bad": [*map(shown, bad)]}, f"challenges: {verdict}", 0)]
        case e.Withdrawn(seat=seat) if before.last:
            return [(seat, {"withdrawn": True}, "takes the play back", -before.last.points)]
        case e.Awarded(seat=seat, points=points):
            return [(seat, {"upheld": True}, "challenged, the play stands", points)]
        case e.ThemeJudged(seat=seat, words=words, points=points) if points:
            return [(seat, {"theme": [*map(shown, words)]}, f"theme: {shown(listed(words))}", points)]
        case e.TakenBack(seat=seat):
            return [(seat, {"taken_back": True}, "takes a turn back", 0)]
        case e.Resigned(seat=seat):
            return [(seat, {"resigned": True}, "leaves", 0)]
        case e.Ended():
            return _settled(event)
        case _:
            return []


def words_of(event: e.Event) -> tuple[str, ...]:
    return event.words if isinstance(event, e.Placed) else ()


def board_of(state: State) -> Board:
    return state.board


def result(_state: State) -> list[str]:
    """The moves say it all."""
    return []


def _settled(event: e.Ended) -> list[RecordedTurn]:
    rows: list[RecordedTurn] = []
    for seat, (rack, left, late) in enumerate(zip(event.racks, event.leftovers, event.overtime, strict=True)):
        if left or late:
            told = f"tiles left: {shown(rack) or 'of the others'}" if left else "time over"
            rows.append((seat, {"left": written(rack), "time": late}, told, left + late))
    return rows
