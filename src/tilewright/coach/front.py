"""`tilewright.analyse`: a game or a position, at once or while something else goes on."""

import asyncio
import os
from collections.abc import Callable
from math import inf
from typing import cast, overload

from tilewright import _native
from tilewright.bots.crossword.vocabulary import graph_of
from tilewright.coach.analysing import Follow, GameCoach
from tilewright.coach.duplicate import DuplicateAnalysis, analyse_duplicate
from tilewright.coach.values import GameAnalysis, PositionAnalysis, Progress
from tilewright.engine.outlook import Effort
from tilewright.games.duplicate.events import Event
from tilewright.session.game import Game
from tilewright.session.session import AnySession, Session
from tilewright.session.starts import CrosswordSession

NODES = 20_000  # for a turn: about a second
LINES = 5
MOST_THREADS = 1024
CROSSWORD, DUPLICATE = "crossword", "duplicate"


def effort_of(seconds: float | None, nodes: int | None, threads: int | None) -> Effort:
    """For each turn; the usual nodes if nothing is said. `ValueError` for what is no effort."""
    if seconds is not None and nodes is not None:
        raise ValueError("seconds or nodes, not both")
    if seconds is not None and not 0 < seconds < inf:
        raise ValueError(f"seconds: more than 0, not {seconds}")
    if nodes is not None and nodes < 1:
        raise ValueError(f"nodes: at least 1, not {nodes}")
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"threads: 1 to {MOST_THREADS:,}, not {threads}")
    usual = nodes or NODES
    return Effort(seconds or 1.0, None if seconds else usual, threads or os.cpu_count() or 1)


@overload
def analyse(
    subject: Game,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    lines: int = LINES,
    threads: int | None = None,
    follow: Follow | None = None,
    stop: _native.Stop | None = None,
) -> GameAnalysis: ...
@overload
def analyse(
    subject: str,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    lines: int = LINES,
    threads: int | None = None,
    follow: Follow | None = None,
    stop: _native.Stop | None = None,
) -> PositionAnalysis: ...
@overload
def analyse(subject: AnySession) -> GameAnalysis | DuplicateAnalysis: ...
def analyse(
    subject: Game | str | AnySession,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    lines: int = LINES,
    threads: int | None = None,
    follow: Follow | None = None,
    stop: _native.Stop | None = None,
) -> GameAnalysis | PositionAnalysis | DuplicateAnalysis:
    """Every turn of a game of two to four players, or the best moves of a position in CGP; or a session of Duplicate,
    each round against the top, which needs no search.

    Each turn is given so many seconds, or so many nodes (20,000 unless told); with nodes the answer is the same on
    every machine, whatever the number of threads. `follow` is told how far it has come.

    >>> from tilewright.testing import SAMPLE_WORDS
    >>> game = Game.new("magnetic", players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=1)
    >>> best = game.best_move()
    >>> points = game.play(best)
    >>> analysis = analyse(game, nodes=500)
    >>> [turn.played.move == str(best) for turn in analysis.turns], analysis.now.phase.value
    ([True], 'opening')
    """
    if isinstance(subject, Session):
        if subject.kind.name == DUPLICATE:
            return analyse_duplicate(cast(tuple[Event, ...], subject.events))
        if subject.kind.name != CROSSWORD:
            raise TypeError(f"games of {subject.kind.name} cannot be analysed; {CROSSWORD} and {DUPLICATE} can")
        subject = Game.of(cast(CrosswordSession, subject))
    effort = effort_of(seconds, nodes, threads)
    if lines < 1:
        raise ValueError(f"lines: at least 1, not {lines}")
    game = Game.from_cgp(subject, seed=0) if isinstance(subject, str) else subject
    if isinstance(subject, str) and subject.split()[1].startswith("/"):
        raise ValueError("the first rack, that of the player to move, is empty, so there is no move to find")
    coach = GameCoach(graph_of(game.words), game.rules, effort, lines, follow, stop)
    return coach.position(game.state) if isinstance(subject, str) else coach.game(game.events)


@overload
async def analyse_async(
    subject: Game,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    lines: int = LINES,
    threads: int | None = None,
    follow: Follow | None = None,
) -> GameAnalysis: ...
@overload
async def analyse_async(
    subject: str,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    lines: int = LINES,
    threads: int | None = None,
    follow: Follow | None = None,
) -> PositionAnalysis: ...
async def analyse_async(
    subject: Game | str,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    lines: int = LINES,
    threads: int | None = None,
    follow: Follow | None = None,
) -> GameAnalysis | PositionAnalysis:
    """The same on another thread; `follow` is called on the event loop. Cancelling it ends the search."""
    loop, stop = asyncio.get_running_loop(), _native.Stop()

    def told(progress: Progress) -> None:
        if follow:
            loop.call_soon_threadsafe(follow, progress)

    work: Callable[[], GameAnalysis | PositionAnalysis] = lambda: analyse(  # noqa: E731 - for the thread
        subject, seconds=seconds, nodes=nodes, lines=lines, threads=threads, follow=told, stop=stop
    )
    try:
        return await asyncio.to_thread(work)
    finally:
        stop.set()
