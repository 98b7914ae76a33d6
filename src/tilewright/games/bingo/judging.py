"""Why an action is refused: a card against the rules, a letter that was not called, a Bingo that is none."""

from tilewright.core.refusal import Refused
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.state import State


def judge_writing(state: State, seat: int) -> None:
    """A card is handed in once."""
    judge_holder(state, seat)
    if state.cards[seat] is not None:
        raise Refused("card-handed-in")


def judge_call(state: State, tile: str) -> None:
    """The next tile: only once all cards are in, until somebody has Bingo, and only one that is left."""
    refuse_writing(state)
    if state.claimed:
        raise Refused("bingo-was-called", seat=state.claimed[0])
    if not state.bag:
        raise Refused("all-called")
    if tile not in state.bag or len(tile) != 1:
        raise Refused("tile-not-left", tile=tile)


def judge_strike(state: State, seat: int, place: int) -> None:
    """R-11.2: one occurrence for each time that the letter was called, then or later. A blank strikes nothing."""
    card = card_of(state, seat)
    if not 0 <= place < len(card.letters):
        raise Refused("no-such-letter", place=place, most=len(card.letters))
    letter = card.letters[place]
    if place in card.struck:
        raise Refused("struck-already", letter=letter)
    if card.struck_of(letter) >= state.called.count(letter):
        raise Refused("not-called", letter=letter, times=state.called.count(letter))


def judge_ready(state: State, seat: int) -> None:
    card_of(state, seat)
    if seat not in state.waited_for:
        raise Refused("ready-already")


def judge_claim(state: State, seat: int) -> None:
    """R-11.2: all fourteen struck, and all of them called. A false call changes nothing."""
    card = card_of(state, seat)
    if seat in state.claimed:
        raise Refused("bingo-already")
    if missing := card.uncalled(state.called):
        raise Refused("bingo-false", left=len(missing))
    if not card.is_full:
        raise Refused("bingo-not-struck", left=len(card.letters) - len(card.struck))


def judge_holder(state: State, seat: int) -> None:
    if seat == state.rules.neutral:
        raise Refused("caller-has-no-card")


def refuse_writing(state: State) -> None:
    if state.writing:
        raise Refused("cards-first", seat=state.writing[0])


def card_of(state: State, seat: int) -> Card:
    """The card of a seat that has one, once all have."""
    judge_holder(state, seat)
    refuse_writing(state)
    card = state.cards[seat]
    assert card is not None, "nobody is writing"
    return card
