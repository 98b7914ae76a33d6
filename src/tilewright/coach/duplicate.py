"""Duplicate, round by round against the top: everybody had the same rack, so there is no luck to be told apart."""

from collections.abc import Iterable
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import asdict

from tilewright.core.board import Board
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.evolve import evolve
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.state import State
from tilewright.notation.coordinates import Convention, write


class SlipAnalysis(Struct, frozen=True):
    """What one player made of a rack."""

    round: int
    seat: int
    player: str
    rack: str
    played: str  # empty if nothing was handed in
    score: int
    best: str
    best_score: int
    lost: int
    refused: str = ""  # why it scored nothing: the key of a refusal


class ContestantAnalysis(Struct, frozen=True):
    """A player's game: points of slips, without penalties, and how much of the best total they are."""

    seat: int
    player: str
    points: int
    possible: int
    share: float  # from 0 to 1
    tops: int  # rounds with the best play there was
    refused: int


class DuplicateAnalysis(Struct, frozen=True):
    """Every slip of every round that was judged, and what they come to."""

    players: tuple[ContestantAnalysis, ...]
    slips: tuple[SlipAnalysis, ...]
    rounds: int
    is_over: bool

    def records(self) -> list[dict[str, Any]]:
        """One row per slip, for `pandas.DataFrame(analysis.records())`."""
        return [asdict(slip) for slip in self.slips]


def analyse_duplicate(events: Iterable[e.Event]) -> DuplicateAnalysis:
    """Against the best play of each round, which is in the record."""
    state, slips = cast(State | None, None), list[SlipAnalysis]()
    for event in events:
        if isinstance(event, e.Judged) and state is not None:
            slips += _judged(state, event)
        state = evolve(state, event)
    assert state is not None, "a game has started"
    players = tuple(_contestant(state, seat, slips) for seat in state.contestants)
    return DuplicateAnalysis(players, tuple(slips), len(state.rounds), state.is_over)


def _judged(state: State, event: e.Judged) -> list[SlipAnalysis]:
    best, most = (_text(state.board, event.best.slip), event.best.points) if event.best else ("", 0)
    found = [
        SlipAnalysis(
            round=len(state.rounds) + 1,
            seat=seat,
            player=state.players[seat],
            rack=state.board.tileset.written(state.rack.faces),
            played=_text(state.board, verdict.slip) if verdict.slip else "",
            score=verdict.scored,
            best=best,
            best_score=most,
            lost=max(most - (verdict.scored - verdict.bonus), 0),
            refused=verdict.why.key if verdict.why else "",
        )
        for verdict in event.verdicts
        for seat in verdict.seats
    ]
    return sorted(found, key=lambda one: one.seat)


def _contestant(state: State, seat: int, slips: list[SlipAnalysis]) -> ContestantAnalysis:
    own = [slip for slip in slips if slip.seat == seat]
    points, possible = sum(slip.score for slip in own), sum(slip.best_score for slip in own)
    tops, refused = sum(not slip.lost for slip in own), sum(bool(slip.refused) for slip in own)
    return ContestantAnalysis(
        seat, state.players[seat], points, possible, points / possible if possible else 1.0, tops, refused
    )


def _text(board: Board, slip: Slip) -> str:
    """As `Move` writes it, with dots for tiles that are on the board already."""
    squares = [slip.square(place) for place in range(len(slip.word))]
    tiles = zip(squares, slip.word, strict=True)
    marks = ("." if board.layout.has(square) and board.at(square) else tile for square, tile in tiles)
    word = board.tileset.written("".join(marks))
    return f"{write(squares[0], slip.direction, Convention.TOURNAMENT)} {word}"
