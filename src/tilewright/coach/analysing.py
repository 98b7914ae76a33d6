"""A whole game, turn by turn: what was lost by mistakes, and what came by luck.

Chances before a move are those with the best move. The move that was made loses some of it, which the others gain, and
the tiles that follow lead to the chances before the next move: that is luck. So for each seat, result - start is the
sum of luck, minus its own losses, plus its share in those of others.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from typing import cast

from msgspec.structs import replace

from tilewright import _native
from tilewright.coach.decisions import PASS, Decision, decisions_of
from tilewright.coach.judge import JudgedTurn, PositionJudge
from tilewright.coach.mistakes import WEIGHTS, accuracy, mistake_of, phase_of
from tilewright.coach.values import (
    Basis,
    GameAnalysis,
    Line,
    Mistake,
    PlayerAnalysis,
    PositionAnalysis,
    Progress,
    TurnAnalysis,
)
from tilewright.core.refusal import Refused
from tilewright.core.tiles import Tiles
from tilewright.editions.house import in_force
from tilewright.engine.outlook import Effort
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.evolve import evolve
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import Over, Playing, State
from tilewright.lexicons.graph import WordGraph
from tilewright.notation.cgp.export import position_of
from tilewright.notation.cgp.position import write

Follow = Callable[[Progress], None]
Chances = tuple[float, ...]


class GameCoach:
    """Analyses one game. `follow` is told how far it has come, and `stop` ends it early with what it has."""

    def __init__(
        self,
        words: WordGraph,
        rules: Rules,
        effort: Effort,
        lines: int = 5,
        follow: Follow | None = None,
        stop: _native.Stop | None = None,
    ) -> None:
        self.words, self.rules, self.follow, self.stop = words, rules, follow, stop
        self.judge = PositionJudge(words, rules, effort, lines)

    def game(self, events: Sequence[Event], racks: Sequence[str] | None = None, title: str = "") -> GameAnalysis:
        """`racks` are those that a record names: of others only the score is judged."""
        state = _last(events)
        if not 2 <= len(state.players) <= 4:
            raise Refused("seats", seats=len(state.players), least=2, most=4)
        decisions = decisions_of(events, self.words, racks)
        judged = [self._judged(one, number, len(decisions)) for number, one in enumerate(decisions)]
        now = self.position(state, len(decisions)) if isinstance(state.phase, Playing) and state.number else None
        end = self._end(state, now)
        turns = self._turns(decisions, judged, end, state)
        self._tell(Progress(len(decisions), len(decisions)))
        first = turns[0].chances if turns else end
        return GameAnalysis(
            tuple(_player(seat, state, turns, first, end) for seat in state.seats),
            tuple(turns),
            self.rules.edition,
            tuple(f"{rule.name}={found.value}" if found.value else rule.name for rule, found in in_force(self.rules)),
            self.words.name,
            state.is_over,
            now,
            title,
        )

    def position(self, state: State, number: int = 0) -> PositionAnalysis:
        """The best moves of the seat on turn."""
        found = self._judged(Decision(state, state.turn, PASS), number, number)
        text, rack = _cgp(state, state.turn, self.words.name), _written(state, state.racks[state.turn])
        phase, basis = phase_of(state), found.basis
        return PositionAnalysis(text, rack, state.in_bag, phase, basis, found.win, found.lines, found.nodes)

    def _judged(self, one: Decision, number: int, of: int) -> JudgedTurn:
        self._tell(Progress(number, of))
        told: Callable[[tuple[Line, ...]], None] = lambda lines: self._tell(Progress(number, of, lines))  # noqa: E731
        return self.judge.judged(one, number, told, self.stop)

    def _tell(self, progress: Progress) -> None:
        if self.follow:
            self.follow(progress)

    def _end(self, state: State, now: PositionAnalysis | None) -> Chances:
        """The shares of the win, or the chances so far."""
        if isinstance(state.phase, Over):
            winners = state.phase.winners
            return tuple(1 / len(winners) if seat in winners else 0.0 for seat in state.seats)
        return self.judge.shares(state, state.turn, now.win if now else None)

    def _turns(
        self, decisions: Sequence[Decision], judged: Sequence[JudgedTurn], end: Chances, last: State
    ) -> list[TurnAnalysis]:
        """From the last to the first: what follows a move in an endgame says what it was worth."""
        turns: list[TurnAnalysis] = []
        after, spread, following = end, None, None
        for number in reversed(range(len(decisions))):
            one, found = decisions[number], judged[number]
            if _is_open(one.state):
                own = _own_margin(last, one.seat) if following is None and last.is_over else spread
                found = found.followed(after[one.seat], own if own is None or following in (None, one.seat) else -own)
            found = found.raised()
            before = self.judge.shares(one.state, one.seat, found.win)
            played = self.judge.shares(one.state, one.seat, found.played_win)
            turn = _turn(number, one, found, self.words.name)
            gains = tuple(now - then for now, then in zip(played, before, strict=True))
            luck = tuple(now - then for now, then in zip(after, played, strict=True))
            missed = self._missed(one, number, after)
            turns.append(replace(turn, chances=before, gains=gains, luck=luck, missed_challenge=missed))
            after, spread, following = before, found.spread, one.seat
        return turns[::-1]

    def _missed(self, one: Decision, number: int, after: Chances) -> float | None:
        """What it cost the next player to let a phony stand: with it removed, the next player knows its tiles."""
        if not one.phony or one.withdrawn or not isinstance(self.rules.checking, p.OnChallenge):
            return None
        following = next(one.state.after(one.seat))
        laid = one.state.racks[one.seat].take(one.laid.leave(one.state.racks[one.seat]).faces)
        shown = tuple(laid if seat == one.seat else Tiles() for seat in one.state.seats)
        removed = replace(one.state, turn=following, shown=shown)
        without = self.judge.judged(Decision(removed, following, PASS), number, None, self.stop)
        return max(without.win - after[following], 0.0)


def _is_open(state: State) -> bool:
    """With two players and an empty bag nothing is left to chance."""
    return not state.in_bag and len(state.in_play) == 2


def _turn(number: int, one: Decision, found: JudgedTurn, lexicon: str) -> TurnAnalysis:
    state, phase = one.state, phase_of(one.state)
    lost = found.win - found.played_win
    equity_lost = 0.0 if found.basis is Basis.UNKNOWN else max(found.best_equity - found.played.equity, 0.0)
    points = equity_lost if found.spread_lost is None else found.spread_lost
    return TurnAnalysis(
        turn=number + 1,
        seat=one.seat,
        player=state.players[one.seat],
        position=_cgp(state, one.seat, lexicon),
        rack=_written(state, state.racks[one.seat]) if one.is_whole else "",
        bag=state.in_bag,
        scores=state.scores,
        phase=phase,
        basis=found.basis,
        played=found.played,
        best=found.best,
        lines=found.lines,
        win=found.win,
        win_lost=lost,
        margin=found.margin,
        equity_lost=equity_lost,
        spread_lost=found.spread_lost,
        mistake=Mistake.NONE if found.basis is Basis.UNKNOWN else mistake_of(found.win, lost, points, phase),
        chances=(),
        gains=(),
        luck=(),
        words=tuple(map(state.rules.tileset.written, one.words)),
        phony=one.phony,
        withdrawn=one.withdrawn,
        known=tuple(_written(state, state.shown[seat]) for seat in state.seats if seat != one.seat),
        nodes=found.nodes,
    )


def _player(seat: int, state: State, turns: Sequence[TurnAnalysis], first: Chances, end: Chances) -> PlayerAnalysis:
    own = [turn for turn in turns if turn.seat == seat]
    judged = [turn for turn in own if turn.basis is not Basis.UNKNOWN]
    many = {kind: sum(turn.mistake is kind for turn in own) for kind in Mistake}
    return PlayerAnalysis(
        seat=seat,
        player=state.players[seat],
        points=state.scores[seat],
        start=first[seat],
        result=end[seat],
        lost=sum(-turn.gains[seat] for turn in own),
        gained=sum(turn.gains[seat] for turn in turns if turn.seat != seat),
        luck=sum(turn.luck[seat] for turn in turns),
        accuracy=accuracy(turn.win_lost for turn in judged),
        mistake_index=sum(WEIGHTS[kind] * count for kind, count in many.items()),
        small=many[Mistake.SMALL],
        medium=many[Mistake.MEDIUM],
        large=many[Mistake.LARGE],
        phonies=sum(turn.phony for turn in own),
    )


def _own_margin(state: State, seat: int) -> float:
    return float(state.scores[seat] - max(score for other, score in enumerate(state.scores) if other != seat))


def _written(state: State, tiles: Tiles) -> str:
    return state.rules.tileset.written(tiles.faces)


def _cgp(state: State, seat: int, lexicon: str) -> str:
    """As the player knows it: the other racks are empty."""
    position = position_of(replace(state, turn=seat), lexicon)
    return write(replace(position, racks=(position.racks[0], *(Tiles() for _ in position.racks[1:]))))


def _last(events: Sequence[Event]) -> State:
    state = reduce(evolve, events, cast(State | None, None))
    assert state is not None, "a game has started"
    return state
