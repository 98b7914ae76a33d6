"""Laying tiles: is the play in order, what does it score, and what comes after it."""

from tilewright.core.board import Board
from tilewright.core.refusal import Refused
from tilewright.core.score import points
from tilewright.core.square import Laid, Square, faces_of
from tilewright.core.tiles import BLANK, Tiles
from tilewright.core.words import Formed, form
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Place
from tilewright.games.crossword.drawing import refill
from tilewright.games.crossword.events import Placed
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.policies import AtOnce, Blanks
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.standing import let_it_stand
from tilewright.games.crossword.state import State
from tilewright.games.crossword.theming import refuse_bad_claims, themed_words
from tilewright.games.crossword.turns import after_play, refuse_out_of_turn


def place(story: Story, seat: int, action: Place) -> None:
    refuse_out_of_turn(story.state, seat)
    placed = judge_play(story.state, seat, action, story.kit)
    let_it_stand(story)
    story.tell(placed)
    if refill(story, seat):
        after_play(story, seat)


def judge_play(state: State, seat: int, action: Place, kit: Kit) -> Placed:
    """What the play would be, scored; or why it cannot be made."""
    rules = state.rules
    recycled = _recycled(state, action)
    _refuse_not_held(state.racks[seat], recycled, action.laid)
    if len(action.laid) > rules.rack_size:
        raise Refused("too-many-tiles", laid=len(action.laid), most=rules.rack_size)
    formed = form(state.board.lay(recycled) if recycled else state.board, action.laid)
    words = tuple(word.text for word in formed.words)
    _refuse_short_opening(state, formed)
    if isinstance(rules.checking, AtOnce):
        _refuse_not_words(words, kit)
    refuse_bad_claims(rules, words, action.claims)
    themed, themed_points = themed_words(rules, words, kit)
    return Placed(
        seat,
        action.laid,
        words,
        score(rules, formed, action.laid),
        recycled,
        themed,
        themed_points,
        action.claims,
    )


def score(rules: Rules, formed: Formed, laid: tuple[Laid, ...]) -> int:
    """With every bonus but that of a theme, which needs a list or the others."""
    total = points(formed, laid) + rules.bonus_for(len(laid))
    return total + rules.word_bonus_for(word.text for word in formed.words) if rules.word_bonuses else total


def _recycled(state: State, action: Place) -> tuple[Laid, ...]:
    """The tiles that go where a blank stood, or a refusal (R-6.1)."""
    if action.recycle and state.rules.blanks is not Blanks.RECYCLED:
        raise Refused("no-recycling")
    return tuple(_tile_for_blank(state.board, row, col) for row, col in sorted(set(action.recycle)))


def _tile_for_blank(board: Board, row: int, col: int) -> Laid:
    tile = board[row, col] if board.layout.has(Square(row, col)) else ""
    if not tile.islower():
        raise Refused("no-blank-there", row=row, col=col)
    return Laid(row, col, tile.upper())


def _refuse_not_held(rack: Tiles, recycled: tuple[Laid, ...], laid: tuple[Laid, ...]) -> None:
    for one in laid:
        if len(one.tile) != 1:
            raise Refused("unknown-tile", tile=one.tile)
    if recycled:
        swapped = faces_of(recycled)
        _refuse_missing(rack, swapped)
        rack = rack.take(swapped).put(BLANK * len(recycled))
    _refuse_missing(rack, faces_of(laid))


def _refuse_missing(rack: Tiles, faces: str) -> None:
    if not rack.holds(faces):
        raise Refused("tile-not-held", tiles=rack.lacks(faces))


def _refuse_short_opening(state: State, formed: Formed) -> None:
    if state.jacks and len(formed.words[0].tiles) < state.jacks.least:
        raise Refused("opening-too-short", least=state.jacks.least, letters=len(formed.words[0].tiles))


def _refuse_not_words(words: tuple[str, ...], kit: Kit) -> None:
    bad = [word for word in dict.fromkeys(words) if word not in kit.words]
    if bad:
        raise Refused("not-a-word", words=bad)
