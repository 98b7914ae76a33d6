"""A hall of thousands in a few lines: what concerns a seat, the best, and the first of the ranking.

Everything here is cut from what the seat may hear and see anyway, so it cannot tell more (R-13.3).
"""

from bisect import bisect_left, insort
from collections.abc import Callable, Container, Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.core.board import Board
from tilewright.core.tiles import Tiles
from tilewright.games.duplicate import events as e
from tilewright.games.duplicate.rules import Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.slots import Slots
from tilewright.games.duplicate.state import Over, Phase, Round, State
from tilewright.games.duplicate.view import View
from tilewright.games.hall import Digest, HallProgress, Ranking, RankingRow

SHOWN = 10  # of a list that may have thousands
MOST_KEPT = 100  # lists whose members are known

Short = Callable[[int | None], e.Event | None]


class HallView(Struct, frozen=True):
    """A view whose lists hold only the viewing seat, the leaders and the arbitrator; the rest is as in a view."""

    rules: Rules
    players: dict[int, str]
    commitment: str
    board: Board
    bag: Tiles
    scores: dict[int, int]
    rack: Tiles
    phase: Phase
    number: int
    slips: Slots[Slip]  # only that of the viewing seat; the arbitrator reads the pile, see `pile.py`
    marks: Slots[int]
    handed_in: int
    done: int
    present: int
    gone: tuple[int, ...]
    rulings: tuple[tuple[str, bool], ...]
    verdicts: tuple[e.Verdict, ...]
    rounds: tuple[Round, ...]
    at: int
    warnings: Slots[int]  # of those shown; the arbitrator knows them all
    penalties: Slots[int]
    seat: int | None


class Excerpts:
    """The few entries that are the same for everybody, found once for all who ask."""

    def __init__(self) -> None:
        self._sets: dict[int, tuple[tuple[int, ...], frozenset[int]]] = {}
        self._verdicts: tuple[e.Verdict, ...] = ()
        self._cut = _by_seat(())

    def few(self, seats: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
        if len(seats) <= SHOWN:
            return _few(seats, seat, seats)
        kept = self._sets.get(id(seats))
        if kept is None or kept[0] is not seats:
            if len(self._sets) >= MOST_KEPT:
                self._sets.clear()
            kept = self._sets[id(seats)] = seats, frozenset(seats)
        return _few(seats, seat, kept[1])

    def verdicts(self, verdicts: tuple[e.Verdict, ...], seat: int | None) -> tuple[e.Verdict, ...]:
        if verdicts is not self._verdicts:
            self._verdicts, self._cut = verdicts, _by_seat(verdicts)
        return self._cut(seat)


class Ranks:
    """All present and former players, the highest total first; sorted once, however often it is asked for."""

    def __init__(self, state: State, excerpts: Excerpts | None = None) -> None:
        self._players, self._totals = state.players, state.scores
        self._arbitrator = state.rules.arbitrating_seat
        ranked = sorted(state.contestants, key=lambda seat: -state.scores[seat])
        self._falling = [-state.scores[seat] for seat in ranked]
        self.leaders = tuple(self._place(seat) for seat in ranked[:SHOWN])
        self.excerpts = excerpts or Excerpts()

    def of(self, seat: int) -> RankingRow | None:
        plays = 0 <= seat < len(self._players) and seat != self._arbitrator
        return self._place(seat) if plays else None

    def admits(self, state: State) -> bool:
        """Whether others have joined since, below those who lead, and nothing else has changed."""
        known, totals = len(self._totals), state.scores
        if totals is self._totals:
            return True
        lowest = self.leaders[-1].total if len(self.leaders) == SHOWN else None
        newcomers = totals[known:]
        return (
            lowest is not None
            and bool(newcomers)
            and max(newcomers) <= lowest
            and state.players[:known] == self._players
            and totals[:known] == self._totals
        )

    def admit(self, state: State) -> None:
        for total in state.scores[len(self._totals) :]:
            insort(self._falling, -total)
        self._players, self._totals = state.players, state.scores

    def _place(self, seat: int) -> RankingRow:
        total = self._totals[seat]
        return RankingRow(bisect_left(self._falling, -total) + 1, seat, self._players[seat], total)


def ranks(state: State, before: Ranking | None = None) -> Ranks:
    """The ranking now. Thousands who come one after the other do not have everybody sorted again."""
    if not isinstance(before, Ranks):
        return Ranks(state)
    if before.admits(state):
        before.admit(state)
        return before
    return Ranks(state, before.excerpts)


def standing(state: State, seat: int) -> RankingRow | None:
    """Where a seat stands. For many seats make the `Ranks` once."""
    return Ranks(state).of(seat)


def news(state: State) -> HallProgress:
    return HallProgress(state.number, state.present, state.handed_in, state.done)


def concerns(event: e.Event) -> frozenset[int] | None:
    """The seats that are told of an event; everybody where it is None. For the others it is counted (`news`)."""
    match event:
        case e.Corrected(seat=seat, collected_by=arbitrator):
            return frozenset({seat} if arbitrator is None else {seat, arbitrator})
        case e.HandedIn(seat=seat):
            return frozenset({seat})  # the arbitrator turns over the pile
        case e.SaidDone(seat=seat) | e.Joined(seat=seat) | e.Left(seat=seat):
            return frozenset({seat})
        case e.Started():
            return frozenset()  # new clients are shown the view
        case _:
            return None


def digest_event(event: e.Event, seat: int | None) -> e.Event | None:
    """An event, as the seat may hear of it, made short; None where it is not told."""
    return shortened(event)(seat)


def shortened(event: e.Event) -> Short:
    """The same for any number of seats that may hear the same, gone through once."""
    match event:
        case e.Judged(verdicts=verdicts):
            cut = _by_seat(verdicts)
            return lambda seat: replace(event, verdicts=cut(seat))
        case e.Ended(winners=winners):
            among = frozenset(winners)
            return lambda seat: replace(event, winners=_few(winners, seat, among))
        case _:
            told = concerns(event)
            return lambda seat: event if told is None or seat in told else None


def digest_view(view: View, ranking: Ranking | None = None) -> HallView:
    """A view made short. The ranking is made anew if it is not given."""
    known_ranks = ranking if isinstance(ranking, Ranks) else Ranks(view)
    leaders, excerpts = known_ranks.leaders, known_ranks.excerpts
    arbitrator, seat = view.rules.arbitrating_seat, view.seat
    known = [place.seat for place in leaders] + [one for one in (seat, arbitrator) if one is not None]
    shown = sorted(known_seat for known_seat in set(known) if known_seat < len(view.players))
    mark = None if seat is None else view.marks.get(seat)
    slip = None if seat is None else view.slips.get(seat)
    phase = view.phase
    return HallView(
        rules=view.rules,
        players={one: view.players[one] for one in shown},
        commitment=view.commitment,
        board=view.board,
        bag=view.bag,
        scores={one: view.scores[one] for one in shown},
        rack=view.rack,
        phase=replace(phase, winners=excerpts.few(phase.winners, seat)) if isinstance(phase, Over) else phase,
        number=view.number,
        slips=Slots[Slip]() if seat is None or slip is None else Slots[Slip]().put(seat, slip),
        marks=Slots[int]() if seat is None or mark is None else Slots[int]().put(seat, mark),
        handed_in=view.handed_in,
        done=view.done,
        present=view.present,
        gone=tuple(one for one in shown if one in view.gone),
        rulings=view.rulings,
        verdicts=excerpts.verdicts(view.verdicts, seat),
        rounds=tuple(replace(one, tops=excerpts.few(one.tops, seat)) for one in view.rounds),
        at=view.at,
        warnings=view.warnings if seat is not None and seat == arbitrator else _those(view.warnings, shown),
        penalties=view.penalties if seat is not None and seat == arbitrator else _those(view.penalties, shown),
        seat=seat,
    )


def _those(counts: Slots[int], seats: Iterable[int]) -> Slots[int]:
    """The counts of these seats alone."""
    kept = Slots[int]()
    for seat in seats:
        count = counts.get(seat)
        kept = kept if count is None else kept.put(seat, count)
    return kept


def _by_seat(verdicts: tuple[e.Verdict, ...]) -> Callable[[int | None], tuple[e.Verdict, ...]]:
    """The verdict of the seat and the best one; without a seat, as for a screen in the hall, the best ten."""
    own = {seat: number for number, verdict in enumerate(verdicts) for seat in verdict.seats}

    def cut(seat: int | None) -> tuple[e.Verdict, ...]:
        number = None if seat is None else own.get(seat)
        chosen: Iterable[int] = range(min(SHOWN, len(verdicts))) if number is None else sorted({0, number})
        return tuple(
            replace(verdicts[one], seats=_few(verdicts[one].seats, seat, () if one != number else (seat,)))
            for one in chosen
        )

    return cut


def _few(seats: tuple[int, ...], seat: int | None, among: Container[int | None]) -> tuple[int, ...]:
    """The first of them, with that of the seat in front if it is there."""
    if seat is None or seat not in among:
        return seats[:SHOWN]
    return tuple(sorted({seat, *(seats[: SHOWN - 1])}))


DIGEST: Digest[State, e.Event, View] = Digest(concerns, shortened, digest_view, news, ranks)
