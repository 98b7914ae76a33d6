"""The state after an event. It obeys: whether the event was allowed is `decide`'s matter."""

from typing import assert_never

from msgspec.structs import replace

from tilewright.games.bingo import events as e
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.policies import Striking
from tilewright.games.bingo.state import State


def evolve(state: State | None, event: e.Event) -> State:
    if state is None:
        assert isinstance(event, e.Started), "a game begins by starting"
        return _started(event)
    match event:
        case e.Started():
            return _started(event)
        case e.Wrote(seat=seat, words=words):
            return _with_card(state, seat, Card(words))
        case e.Dealt(seat=seat, words=words, picks=picks):
            return replace(_with_card(state, seat, Card(words)), rolled=state.rolled + 2 * len(picks))
        case e.Called(tile=tile):
            return _called(state, tile)
        case e.Struck(seat=seat, place=place):
            card = state.cards[seat]
            return state if card is None or place is None else _with_card(state, seat, card.strike_at(place))
        case e.Readied(seat=seat):
            return replace(state, ready=(*state.ready, seat))
        case e.Claimed(seat=seat):
            return replace(state, claimed=(*state.claimed, seat))
        case e.Resigned(seat=seat):
            return replace(state, gone=(*state.gone, seat))
        case e.Ended(cards=cards):
            return replace(state, cards=cards, end=event)
        case never:
            assert_never(never)


def _started(event: e.Started) -> State:
    return State(event.rules, event.players, event.commitment, (None,) * len(event.players))


def _with_card(state: State, seat: int, card: Card) -> State:
    return replace(state, cards=(*state.cards[:seat], card, *state.cards[seat + 1 :]))


def _called(state: State, tile: str) -> State:
    """R-11.2: where letters strike themselves, one occurrence on each card."""
    cards = state.cards
    if state.rules.striking is Striking.BY_ITSELF:
        cards = tuple(card and card.strike(tile) for card in cards)
    rolled = state.rolled + (not state.rules.names_tiles)
    return replace(state, cards=cards, called=state.called + tile, ready=(), rolled=rolled)
