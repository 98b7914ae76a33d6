"""Leaving a game before its end: resigning, being taken out of it, and saying that a solitaire is done."""

from tilewright.core.refusal import Refused
from tilewright.games.crossword.challenging import accept
from tilewright.games.crossword.drawing import deal
from tilewright.games.crossword.ending import end_if_nobody_moves, no_play_left, reach_end, settle
from tilewright.games.crossword.events import EndReason, Resigned
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.state import Closing, Owing
from tilewright.games.crossword.theming import judge_if_all_voted
from tilewright.games.crossword.turns import hand_on, relax


def finish(story: Story) -> None:
    if not story.state.rules.is_face_up:
        raise Refused("cannot-finish")
    settle(story, EndReason.FINISHED)


def resign(story: Story, seat: int, *, absent: bool) -> None:
    """The others play on while there are two of them; the tiles of who left stay out of the game."""
    if isinstance(story.state.phase, Closing):
        _leave_while_closing(story, seat, story.state.phase)
        return
    was_dealing = story.state.is_dealing
    had_turn = story.state.turn == seat
    story.tell(Resigned(seat, absent))
    judge_if_all_voted(story)
    if len(story.state.in_play) < 2:
        settle(story, EndReason.RESIGNED)
    elif was_dealing:
        if not isinstance(story.state.phase, Owing):
            deal(story, next(story.state.after(seat)))
    elif no_play_left(story.state, story.kit.words):
        reach_end(story, EndReason.NO_PLAYS)
    else:
        _go_on(story, had_turn=had_turn)


def _leave_while_closing(story: Story, seat: int, phase: Closing) -> None:
    """R-3.7: everything is played, so nothing is forfeited. Leaving lets the last play stand."""
    last = story.state.last
    if seat in phase.accepted or (last and last.seat == seat):
        raise Refused("nothing-to-resign")
    accept(story, seat)


def _go_on(story: Story, *, had_turn: bool) -> None:
    relaxed = relax(story)
    if had_turn or relaxed:
        hand_on(story, to_leader=relaxed)
    else:
        end_if_nobody_moves(story)
