"""Challenges: who may, of what, until when, and what follows (R-3.2 to R-3.7)."""

from typing import assert_never

from tilewright.core.refusal import Refused
from tilewright.games.crossword.ending import end_if_nobody_moves
from tilewright.games.crossword.events import Accepted, Awarded, Challenged, Forfeited, TurnLost, Withdrawn
from tilewright.games.crossword.evolve import Story
from tilewright.games.crossword.policies import AtOnce, Covers, GivePoints, LoseTurn, NoPenalty, OnChallenge
from tilewright.games.crossword.state import Closing, LastPlay, Owing, State
from tilewright.games.crossword.turns import hand_on, relax


def challenge(story: Story, seat: int, named: tuple[str, ...]) -> None:
    checking = story.state.rules.checking
    if isinstance(checking, AtOnce):
        raise Refused("no-challenges")
    last = _refuse_untimely(story.state, seat)
    words = _words_at_issue(last, checking, named)
    bad = tuple(word for word in words if word not in story.kit.words)
    story.tell(Challenged(seat, words, bad))
    if bad:
        _withdraw(story, last)
    else:
        _uphold(story, seat, last, checking, sum(word in words for word in last.words))


def can_challenge(state: State, seat: int) -> bool:
    """Whether a challenge by this seat would be heard now."""
    last, checking = state.last, state.rules.checking
    return (
        isinstance(checking, OnChallenge)
        and last is not None
        and last.open
        and seat != last.seat
        and bool(set(last.words) - set(last.challenged))
    )


def accept(story: Story, seat: int) -> None:
    """R-3.7: the last play of the game waits for everybody else."""
    phase, last = story.state.phase, story.state.last
    if not isinstance(phase, Closing) or not last or seat == last.seat:
        raise Refused("nothing-to-accept")
    if seat in phase.accepted:
        raise Refused("already-accepted")
    story.tell(Accepted(seat))


def _refuse_untimely(state: State, seat: int) -> LastPlay:
    last = state.last
    if not last:
        raise Refused("nothing-to-challenge")
    if last.seat == seat:
        raise Refused("own-play")
    if not last.open:
        raise Refused("challenge-too-late", turn=state.turn)
    return last


def _words_at_issue(last: LastPlay, checking: OnChallenge, named: tuple[str, ...]) -> tuple[str, ...]:
    if checking.covers is Covers.WHOLE_PLAY:
        if named:
            raise Refused("whole-play-challenged", words=last.words)
        if last.challenged:
            raise Refused("already-challenged", words=last.challenged)
        return last.words
    if not named:
        raise Refused("name-the-words", words=last.words)
    words = tuple(dict.fromkeys(word.upper() for word in named))
    for word in words:
        if word not in last.words:
            raise Refused("not-a-word-of-the-play", word=word, words=last.words)
        if word in last.challenged:
            raise Refused("already-challenged", words=[word])
    return words


def _withdraw(story: Story, last: LastPlay) -> None:
    """R-3.3: the play comes back and its turn is lost."""
    turn_had_passed = not isinstance(story.state.phase, Owing | Closing)
    story.tell(Withdrawn(last.seat))
    relaxed = relax(story)
    if not turn_had_passed:
        hand_on(story, to_leader=relaxed)
    else:
        end_if_nobody_moves(story)


def _uphold(story: Story, seat: int, last: LastPlay, checking: OnChallenge, words: int) -> None:
    match checking.wrong:
        case NoPenalty():
            pass
        case LoseTurn():
            story.tell(Forfeited(seat))
            if not isinstance(story.state.phase, Owing | Closing) and story.state.turn == seat:
                story.tell(TurnLost(seat))
                hand_on(story)
        case GivePoints(points=points):
            story.tell(Awarded(last.seat, points * words))
        case never:
            assert_never(never)
