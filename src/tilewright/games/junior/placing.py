"""Covering letters: does the tile fit, is the square open, and which words does it finish (R-12.2 to R-12.4)."""

from tilewright.core.refusal import Refused
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.games.junior.board import JuniorBoard
from tilewright.games.junior.bounds import TILES_A_TURN
from tilewright.games.junior.events import Placed
from tilewright.games.junior.evolve import Story
from tilewright.games.junior.plays import first_play
from tilewright.games.junior.state import State
from tilewright.games.junior.turns import after_play, refill, refuse_out_of_turn


def place(story: Story, seat: int, laid: tuple[Laid, ...]) -> None:
    refuse_out_of_turn(story.state, seat)
    for placed in judge_play(story.state, seat, laid):
        story.tell(placed)
    refill(story, seat)
    after_play(story)


def judge_play(state: State, seat: int, laid: tuple[Laid, ...]) -> tuple[Placed, ...]:
    """What the play would be, tile by tile, with the words it finishes; or why it cannot be made."""
    if not laid:
        raise Refused("no-tile-chosen")
    if len(laid) > TILES_A_TURN:
        raise Refused("two-tiles-at-most", laid=len(laid), most=TILES_A_TURN)
    board, rack, placed = state.board, state.racks[seat], []
    for one in laid:
        placed.append(judge_tile(board, rack, seat, one))
        board, rack = board.lay(one), rack.take(one.tile)
    _refuse_short(state, seat, laid)
    return tuple(placed)


def judge_tile(board: JuniorBoard, rack: Tiles, seat: int, one: Laid) -> Placed:
    """What a tile would do, or why it cannot be laid there. Whichever letter comes last finishes a word (R-12.4)."""
    _refuse_tile(board, rack, one)
    return Placed(seat, one, tuple(word.text for word in board.finished_by(one.square)))


def _refuse_tile(board: JuniorBoard, rack: Tiles, one: Laid) -> None:
    """R-12.2: a tile of your own, on a square printed with its letter, that is open."""
    letter = board.printed.letter(one.square)
    if not letter:
        raise Refused("no-letter-there", row=one.row, col=one.col)
    if board.covers(one.square):
        raise Refused("letter-covered", row=one.row, col=one.col, letter=letter)
    if one.tile != letter:
        raise Refused("other-letter", row=one.row, col=one.col, letter=letter, tile=one.tile)
    if one.tile not in rack:
        raise Refused("tile-not-yours", tile=one.tile)
    if not board.is_open(one.square):
        word = min(board.words_at(one.square), key=lambda word: board.left_of(word).index(one))
        first = board.left_of(word)[0]
        raise Refused(
            "letters-in-order", tile=one.tile, word=word.text, row=first.row, col=first.col, letter=first.tile
        )


def _refuse_short(state: State, seat: int, laid: tuple[Laid, ...]) -> None:
    """R-12.3: two tiles if two can be played at all."""
    if len(laid) == TILES_A_TURN:
        return
    longest = first_play(state.board, state.racks[seat])
    if len(longest) > len(laid):
        tiles, squares = [one.tile for one in longest], [one.square for one in longest]
        raise Refused("two-tiles-if-you-can", least=len(longest), tiles=tiles, squares=squares)
