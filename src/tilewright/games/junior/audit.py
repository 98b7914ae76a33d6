"""Checking a record: did every event follow from the ones before, and did the dice keep their promise?

`evolve` obeys whatever it is told, so a record from outside is checked here. The functions that judge an action judge
its events too, so no record passes that could not have been played.
"""

from collections.abc import Callable, Sequence
from typing import ParamSpec

from msgspec.structs import asdict

from tilewright.core.dice import MOST_ROLLED, Dice, keeps_promise
from tilewright.core.refusal import Refused
from tilewright.games.crossword.policies import FromSeat
from tilewright.games.junior import events as e
from tilewright.games.junior.ending import nobody_can_go_on, settlement
from tilewright.games.junior.evolve import evolve
from tilewright.games.junior.exchanging import judge_exchange, judge_pass
from tilewright.games.junior.placing import judge_play, judge_tile
from tilewright.games.junior.state import State

P = ParamSpec("P")


def replay(events: Sequence[e.Event]) -> State:
    """The state that a record leads to, or a refusal that says which fact cannot be."""
    if not events:
        raise Refused("log-broken", event=0, why="it is empty")
    state: State | None = None
    turn = AuditedTurn()
    for number, event in enumerate(events):
        why = _bad_start(event) if state is None else _why_not(state, event, turn)
        if why:
            raise Refused("log-broken", event=number, why=why)
        if state is not None:
            turn = turn.after(state, event)
        state = evolve(state, event)
    assert state is not None
    return state


def fair(events: Sequence[e.Event]) -> bool:
    """Whether the revealed seed is the promised one, and it chose who began and drew every tile."""
    ended = events[-1] if events else None
    if not isinstance(ended, e.Ended) or not isinstance(events[0], e.Started):
        return False
    if not keeps_promise(events[0].commitment, ended.seed):
        return False
    dice, state = Dice(bytes.fromhex(ended.seed)), evolve(None, events[0])
    for event in events[1:]:
        match event:
            case e.FirstChosen(seat=seat, by_chance=True) if seat != dice.roll(len(state.players), state.rolled):
                return False
            case e.Drew(tiles=drawn) | e.Exchanged(drawn=drawn):
                if drawn != dice.draw(state.pool, len(drawn), state.rolled):
                    return False
            case _:
                pass
        state = evolve(state, event)
    return True


class AuditedTurn:
    """What the seat on turn has done, and how the game stood before that."""

    __slots__ = ("began", "facts")

    def __init__(self, began: State | None = None, facts: tuple[e.Event, ...] = ()) -> None:
        self.began = began
        self.facts = facts

    def after(self, state: State, event: e.Event) -> "AuditedTurn":
        match event:
            case e.Placed() | e.Exchanged() | e.Passed():
                return AuditedTurn(self.began or state, (*self.facts, event))
            case e.Drew() if self.facts:
                return AuditedTurn(self.began, (*self.facts, event))
            case e.Turned() | e.Ended():
                return AuditedTurn()
            case _:
                return self

    def bad_play(self) -> str | None:
        """R-12.3: the tiles laid as one play, which has to be as long as it can be."""
        laid = tuple(fact.laid for fact in self.facts if isinstance(fact, e.Placed))
        if self.began is None or not laid:
            return None
        return _refusal(judge_play, self.began, self.began.turn, laid)


def _why_not(state: State, event: e.Event, turn: AuditedTurn) -> str | None:
    """What is wrong with an event at this point, if anything."""
    if state.is_over:
        return "the game was over already"
    seat = getattr(event, "seat", None)
    if seat is not None and (seat not in state.seats or seat in state.gone):
        return f"there is no seat {seat}"
    if state.asleep != isinstance(event, e.Resumed):
        return "the game was put away" if state.asleep else "the game was not put away"
    match event:
        case e.Started():
            return "the game has started already"
        case e.FirstChosen():
            return _bad_first(state, event)
        case e.Drew(seat=owner, tiles=tiles):
            return _bad_draw(state, owner, tiles)
        case e.Placed() | e.Exchanged() | e.Passed():
            return _bad_act(state, event, turn)
        case e.Turned(seat=coming):
            return _bad_turn(state, coming, turn)
        case e.Ended():
            return _bad_end(state, event, turn)
        case e.TakenBack(rolled=rolled) if not state.rolled <= rolled <= MOST_ROLLED:
            return f"the dice had been rolled {state.rolled} times, not {rolled}"
        case _:
            return "the turn was not over" if turn.facts or not state.number else None


def _bad_start(event: e.Event) -> str | None:
    if not isinstance(event, e.Started):
        return "a record begins with the start of the game"
    return _refusal(event.rules.checked, len(event.players))


def _bad_first(state: State, event: e.FirstChosen) -> str | None:
    """R-12.2: by chance, or the seat that the rules name."""
    agreed = state.rules.first_player
    if any(state.racks) or state.rolled:
        return "who begins was known already"
    if event.by_chance != (not isinstance(agreed, FromSeat)) or (
        isinstance(agreed, FromSeat) and agreed.seat != event.seat
    ):
        return f"by the rules seat {event.seat} was not chosen like that"
    return None


def _bad_draw(state: State, seat: int, tiles: str) -> str | None:
    """R-12.5: up to seven, as far as the pool goes. Before anybody acts racks are full, so none comes too early."""
    due = min(state.rules.rack_size - len(state.racks[seat]), len(state.pool))
    if len(tiles) != due or not due:
        return f"seat {seat} had {due} tiles to draw"
    return None if state.pool.holds(tiles) else f"the pool does not hold {tiles}"


def _bad_act(state: State, event: e.Placed | e.Exchanged | e.Passed, turn: AuditedTurn) -> str | None:
    if not state.number or event.seat != state.turn:
        return f"it was not the turn of seat {event.seat}"
    match event:
        case e.Placed(laid=one) if all(isinstance(fact, e.Placed) for fact in turn.facts):
            return _refusal(judge_tile, state.board, state.racks[event.seat], event.seat, one) or _bad_words(
                state, event
            )
        case e.Exchanged(given=given, drawn=drawn) if not turn.facts:
            if len(given) != len(drawn) or not state.pool.holds(drawn):
                return f"the pool does not hold {drawn} for {given}"
            return _refusal(judge_exchange, state, event.seat, given)
        case e.Passed() if not turn.facts:
            return _refusal(judge_pass, state, event.seat)
        case _:
            return "the turn was over"


def _bad_words(state: State, event: e.Placed) -> str | None:
    """R-12.4"""
    words = tuple(word.text for word in state.board.finished_by(event.laid.square))
    return None if words == event.words else f"the tile finishes {list(words)}, not {list(event.words)}"


def _bad_turn(state: State, seat: int, turn: AuditedTurn) -> str | None:
    if not state.number:
        expected = state.first
    elif turn.facts or state.turn in state.gone:
        expected = next(state.after(state.turn))
    else:
        return f"seat {state.turn} has not had its turn"
    if seat != expected:
        return f"it is the turn of seat {expected}"
    if state.pool and any(len(state.racks[one]) < state.rules.rack_size for one in state.in_play):
        return "a rack is to be filled up first"
    if state.board.is_full or nobody_can_go_on(state):
        return "nothing is left to play"
    return turn.bad_play()


def _bad_end(state: State, event: e.Ended, turn: AuditedTurn) -> str | None:
    """R-12.5: the reason is true, and the rest follows from the state."""
    holds = {
        e.EndReason.ALL_PLACED: state.board.is_full,
        e.EndReason.STUCK: not state.board.is_full and nobody_can_go_on(state),
        e.EndReason.RESIGNED: len(state.in_play) < 2,
    }
    if not holds[event.why]:
        return f"that is no end: {event.why}"
    for field, value in asdict(settlement(state, event.why, event.seed)).items():
        if getattr(event, field) != value:
            return f"{field} should be {value}, not {getattr(event, field)}"
    return turn.bad_play() or (
        None if keeps_promise(state.commitment, event.seed) else "the seed is not the promised one"
    )


def _refusal(judge: Callable[P, object], *asked: P.args, **named: P.kwargs) -> str | None:
    """What the judge says against it."""
    try:
        judge(*asked, **named)
    except Refused as refused:
        return str(refused)
    return None
