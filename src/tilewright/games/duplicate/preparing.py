"""Racks that were prepared, so that a game is the same in many places: do they fit each other and the set?"""

from collections.abc import Iterator
from typing import NamedTuple

from tilewright.core.board import Board
from tilewright.core.lexicon import Finder
from tilewright.core.refusal import Refused
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.core.words import form
from tilewright.games.duplicate.balance import least_of, meets
from tilewright.games.duplicate.choosing import best_play
from tilewright.games.duplicate.rules import Prepared, Rules
from tilewright.games.duplicate.slip import Slip, SlipPlay, laid_by, play_of


class PreparedRack(NamedTuple):
    """The board before a prepared rack, and the play that follows it."""

    board: Board
    play: SlipPlay


def steps(rules: Rules, words: Finder | None = None) -> Iterator[PreparedRack]:
    """Go through the list, or refuse with the number of the rack that does not fit.

    A rack without a play gets the best one. Where there is no word list to find it, the list is followed no further.
    """
    board, bag, kept = Board.empty(rules.layout, rules.tileset), rules.tileset.bag(), Tiles()
    for number, prepared in enumerate(rules.prepared, start=1):
        _refuse_bad_rack(rules, number, prepared.rack, bag.put(kept.faces))
        rack = Tiles(prepared.rack)
        bag = bag.put(kept.faces).take(rack.faces)
        play = _play_of(rules, board, rack, prepared, number, words)
        if play is None:
            return
        yield PreparedRack(board, play)
        board, kept = board.lay(play.laid), rack.take(faces_of(play.laid))


def completed(rules: Rules, words: Finder) -> tuple[Prepared, ...]:
    """The same list with a play after every rack."""
    found = steps(rules, words)
    return tuple(Prepared(one.rack, step.play.slip) for one, step in zip(rules.prepared, found, strict=True))


def _refuse_bad_rack(rules: Rules, number: int, rack: str, unseen: Tiles) -> None:
    if not unseen.holds(rack):
        raise Refused("racks-do-not-fit", rack=number, why="tiles", tiles=unseen.lacks(rack))
    full = min(rules.rack_size, len(unseen))
    if len(rack) != full:
        raise Refused("racks-do-not-fit", rack=number, why="size", due=full, drawn=len(rack))
    least = least_of(rules, number, unseen.faces)
    if least is None or not meets(rack, least, rules.tileset):
        raise Refused("racks-do-not-fit", rack=number, why="balance")


def _play_of(
    rules: Rules, board: Board, rack: Tiles, prepared: Prepared, number: int, words: Finder | None
) -> SlipPlay | None:
    if prepared.play:
        return _as_written(rules, board, rack, prepared.play, number)
    if words is None:
        return None
    best = best_play(rules, board, rack, words)
    if best is None:
        raise Refused("racks-do-not-fit", rack=number, why="no-play")
    return best


def _as_written(rules: Rules, board: Board, rack: Tiles, slip: Slip, number: int) -> SlipPlay:
    try:
        laid = laid_by(board, slip)
        form(board, laid)
    except Refused as refused:
        raise Refused("racks-do-not-fit", rack=number, why="misplaced", word=slip.word) from refused
    if not rack.holds(faces_of(laid)):
        raise Refused("racks-do-not-fit", rack=number, why="not-held", word=slip.word)
    return play_of(board, laid, rules.bonus_for(len(laid)))
