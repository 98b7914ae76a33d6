"""How bad a mistake is, and which part of the game it is made in."""

from collections.abc import Iterable
from math import exp

from tilewright.coach.values import Mistake, Phase, TurnAnalysis
from tilewright.games.crossword.state import State

SMALLEST, SMALL, MEDIUM = 0.0025, 0.03, 0.07  # of the chance to win
ENDGAME_POINTS = (7, 15)
DECIDED, DECIDED_POINTS = 0.005, (15, 30)  # a game that is won or lost counts by points
THROWN = 0.5  # a win, or half of one, given away for certain
WEIGHTS = {Mistake.NONE: 0.0, Mistake.SMALL: 0.2, Mistake.MEDIUM: 0.5, Mistake.LARGE: 1.0}


def phase_of(state: State) -> Phase:
    """The opening is the first move of each player; the pre-endgame begins when the bag has no full rack."""
    if not state.in_bag:
        return Phase.ENDGAME
    if state.in_bag <= state.rules.rack_size:
        return Phase.PRE_ENDGAME
    return Phase.OPENING if state.number <= len(state.players) else Phase.MIDDLE


def mistake_of(win: float, lost: float, points: float, phase: Phase) -> Mistake:
    """By the chance to win before the move, what was lost of it, and the points lost.

    >>> [mistake_of(0.6, lost, 0, Phase.MIDDLE).value for lost in (0.002, 0.02, 0.05, 0.1)]
    ['none', 'small', 'medium', 'large']
    >>> [mistake_of(1.0, 0.0, points, Phase.ENDGAME).value for points in (0, 7, 15, 16)]
    ['none', 'small', 'medium', 'large']
    >>> mistake_of(1.0, 1.0, 3, Phase.ENDGAME).value, mistake_of(0.999, 0.0, 12, Phase.MIDDLE).value
    ('large', 'small')
    """
    if phase is Phase.ENDGAME:
        return Mistake.LARGE if lost >= THROWN else _by_points(points, *ENDGAME_POINTS)
    if not DECIDED <= win <= 1 - DECIDED and lost < DECIDED:
        return _by_points(points, *DECIDED_POINTS)
    if lost < SMALLEST:
        return Mistake.NONE
    return Mistake.SMALL if lost <= SMALL else Mistake.MEDIUM if lost <= MEDIUM else Mistake.LARGE


def _by_points(points: float, small: int, medium: int) -> Mistake:
    if points < 1:
        return Mistake.NONE
    return Mistake.SMALL if points <= small else Mistake.MEDIUM if points <= medium else Mistake.LARGE


def notes_of(turn: TurnAnalysis) -> list[str]:
    """What is remarkable about a turn, in a word or two each."""
    notes = [] if turn.mistake is Mistake.NONE else [turn.mistake.value]
    notes += ["phony, withdrawn" if turn.withdrawn else "phony"] if turn.phony else []
    return notes + ([f"challenge worth {turn.missed_challenge:.0%}"] if turn.missed_challenge else [])


def accuracy(lost: Iterable[float]) -> float:
    """From 0 to 100: the mean over the moves, by the curve that Lichess uses for percent of winning chances lost.

    >>> [round(accuracy([lost])) for lost in (0.0, 0.05, 0.5)]
    [100, 80, 9]
    """
    marks = [min(max(103.1668 * exp(-4.354 * one) - 3.1669, 0.0), 100.0) for one in lost]
    return sum(marks) / len(marks) if marks else 100.0
