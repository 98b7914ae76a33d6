"""Checking a record: did every event follow from the one before, and did the dice keep their promise?

`evolve` obeys whatever it is told, so a record from outside is read through here.
"""

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from tilewright.core.board import EMPTY
from tilewright.core.dice import MOST_ROLLED, Dice, is_seed, keeps_promise
from tilewright.core.refusal import Refused
from tilewright.core.square import faces_of
from tilewright.core.tiles import BLANK, HIDDEN, Tiles
from tilewright.core.tileset import values
from tilewright.core.words import form
from tilewright.games.crossword import events as e
from tilewright.games.crossword.bags import draw_from
from tilewright.games.crossword.ending import settlement
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.placing import score
from tilewright.games.crossword.state import Closing, State
from tilewright.games.record import misplaced, refusal_of, replayed

MOST_SCORE = 999_999
MOST_SCORELESS = 999


def replay(events: Sequence[e.Event]) -> State:
    """The state that a record leads to, or a refusal that says which fact cannot be."""
    return replayed(events, _why_not, evolve)


def fair(events: Sequence[e.Event]) -> bool:
    """Whether the revealed seed is the promised one, and every tile was drawn by it."""
    ended = events[-1] if events else None
    if not isinstance(ended, e.Ended) or not isinstance(events[0], e.Started):
        return False
    if not keeps_promise(events[0].commitment, ended.seed):
        return False
    dice, state, lots = Dice(bytes.fromhex(ended.seed)), evolve(None, events[0]), events[0].rules.tileset.bag()
    for event in events[1:]:
        if isinstance(event, e.Drew):
            split = tuple(len(tiles) for tiles in event.tiles)
            if event.tiles != draw_from(state.bags, split, dice, state.rolled):
                return False
        if isinstance(event, e.LotsDrawn):
            drawn = "".join(face for _, face in event.lots)
            if drawn != dice.draw(lots, len(drawn), state.rolled):
                return False
            lots = lots.take(drawn)
        state = evolve(state, event)
    return True


def _why_not(state: State | None, event: e.Event) -> str | None:
    """What is wrong with an event at this point, if anything."""
    if wrong := misplaced(state, event, starts=isinstance(event, e.Started)):
        return wrong
    if isinstance(event, e.Started):
        return refusal_of(lambda: event.rules.checked(len(event.players)))
    assert state is not None
    return _bad_tiles(state, event) or _bad_moment(state, event)


def _bad_tiles(state: State, event: e.Event) -> str | None:
    match event:
        case e.SetUp():
            return _bad_position(state, event)
        case e.LotsDrawn():
            return _bad_lots(state, event)
        case e.Drew(tiles=tiles) | e.Returned(tiles=tiles) if len(tiles) != len(state.bags):
            return f"there are {len(state.bags)} bags"
        case e.Drew(tiles=tiles) if not all(map(_can_give, state.bags, tiles)):
            return f"the bag does not hold {tiles}"
        case e.Returned(tiles=tiles) if not _same(state.aside, Tiles("".join(tiles))):
            return f"{tiles} were not set aside"
        case e.Exchanged(seat=owner, tiles=given) if not _can_give(state.racks[owner], given):
            return f"the rack does not hold {given}"
        case e.Placed():
            return _bad_play(state, event)
        case _:
            return None


def _bad_moment(state: State, event: e.Event) -> str | None:
    match event:
        case e.DrawOwed(count=count) if len(state.bags) < 2 or not 0 < count <= state.in_bag:
            return f"nobody can choose {count} tiles from the bags"
        case e.EndReached(out=out) if out is not None and out not in state.seats:
            return f"there is no seat {out}"
        case e.Relaxed() if not state.jacks:
            return "the opening was made already"
        case e.Stood() | e.Challenged() | e.Voted() | e.ThemeJudged() | e.Withdrawn():
            return _bad_afterthought(state, event)
        case e.Accepted() if not isinstance(state.phase, Closing):
            return "nothing is there to accept"
        case e.TurnLost(seat=loser) if not state.owed[loser]:
            return f"seat {loser} had no turn to lose"
        case e.Resigned(seat=loser) if loser in state.gone:
            return f"seat {loser} has left already"
        case e.TakenBack(rolled=rolled) if not state.rolled <= rolled <= MOST_ROLLED:
            return f"the dice had been rolled {state.rolled} times, not {rolled}"
        case e.Ended():
            return _bad_end(state, event)
        case _:
            return None


def _can_give(pile: Tiles, tiles: str) -> bool:
    """Records that a seat keeps have hidden tiles; those are only counted."""
    if pile.veiled or HIDDEN in tiles or HIDDEN in pile:
        return len(tiles) <= len(pile)
    return pile.holds(tiles)


def _same(pile: Tiles, tiles: Tiles) -> bool:
    return len(pile) == len(tiles) if HIDDEN in tiles or HIDDEN in pile else pile.faces == tiles.faces


def _bad_position(state: State, event: e.SetUp) -> str | None:
    rules, seats = state.rules, len(state.players)
    if state.rolled or state.number or not state.board.is_empty or any(state.racks) or len(state.bags) != 1:
        return "a position is set up before anything else, and with one bag"
    if len(event.cells) != len(state.board.cells) or not set(event.cells) <= {EMPTY, *values(rules.tileset)} - {BLANK}:
        return "the board has other squares, or other tiles"
    if len(event.racks) != seats or len(event.scores) != seats:
        return f"there are {seats} seats"
    if any(len(rack) > rules.rack_size for rack in event.racks):
        return f"a rack has {rules.rack_size} tiles at the most"
    if not (0 <= event.scoreless <= MOST_SCORELESS and all(abs(score) <= MOST_SCORE for score in event.scores)):
        return "the scores are out of bounds"
    tiles = faces_of(replace(state.board, cells=event.cells).standing()) + "".join(event.racks)
    missing = "" if state.bags[0].veiled else state.bags[0].lacks(tiles)
    return f"the set has no {missing} left" if missing else None


def _bad_lots(state: State, event: e.LotsDrawn) -> str | None:
    if any(seat not in state.seats or face not in state.rules.tileset.bag() for seat, face in event.lots):
        return "lots name a seat or a tile that there is not"
    return None if event.first is None or event.first in state.seats else f"there is no seat {event.first}"


def _bad_play(state: State, event: e.Placed) -> str | None:
    board, rack = state.board, state.racks[event.seat]
    for one in event.recycled:
        if not board.layout.has(one.square) or board.at(one.square) != one.tile.lower():
            return f"no blank for {one.tile} at row {one.row}, column {one.col}"
    if any(len(one.tile) != 1 for one in (*event.recycled, *event.laid)):
        return "a tile is one letter"
    if not _can_give(rack, faces_of(event.recycled)):
        return "the rack does not hold the tiles put for blanks"
    rack = rack.take(faces_of(event.recycled)).put(BLANK * len(event.recycled))
    if not _can_give(rack, faces_of(event.laid)):
        return f"the rack does not hold {faces_of(event.laid)}"
    try:
        formed = form(board.lay(event.recycled), event.laid)
    except Refused as refused:
        return str(refused)
    words, points = tuple(word.text for word in formed.words), score(state.rules, formed, event.laid)
    if (words, points) != (event.words, event.points):
        return f"the play makes {', '.join(words)} for {points}, not {', '.join(event.words)} for {event.points}"
    return None


def _bad_afterthought(state: State, event: e.Event) -> str | None:
    last = state.last
    if last is None:
        return "there is no play that this could be about"
    if isinstance(event, e.Voted) and len(event.votes) != len(last.claims):
        return f"{len(last.claims)} words were claimed"
    if isinstance(event, e.Withdrawn | e.Stood | e.ThemeJudged) and event.seat != last.seat:
        return f"the last play was by seat {last.seat}"
    return None


def _bad_end(state: State, event: e.Ended) -> str | None:
    """R-4.6, R-4.7: the settlement follows from the state. What was hidden until now is taken as it is shown."""
    if len(event.racks) != len(state.racks) or len(event.bags) != len(state.bags):
        return "the settlement has not one entry a seat"
    known = state.rules.tileset.bag()
    if any(face not in known for tiles in (*event.racks, *event.bags) for face in tiles):
        return "the settlement has a tile that the set has not"
    if event.out is not None and (event.out not in state.seats or event.racks[event.out]):
        return "who went out has no tiles left"
    racks = tuple(_revealed(pile, Tiles(shown)) for pile, shown in zip(state.racks, event.racks, strict=True))
    bags = tuple(_revealed(pile, Tiles(shown)) for pile, shown in zip(state.bags, event.bags, strict=True))
    aside = Tiles() if state.aside.veiled else state.aside
    expected = settlement(replace(state, racks=racks, bags=bags, aside=aside), event.why, event.out, event.seed)
    for field, value in asdict(expected).items():
        if getattr(event, field) != value:
            return f"{field} should be {value}, not {getattr(event, field)}"
    return None if is_seed(event.seed) else "the seed is damaged"


def _revealed(pile: Tiles, shown: Tiles) -> Tiles:
    return shown if pile.veiled and len(shown) >= len(pile) else pile
