"""What a seat may see: its own card. The others are shown at the end (R-13.3)."""

from msgspec.structs import astuple, replace

from tilewright.core.tiles import HIDDEN
from tilewright.games.bingo import events as e
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.state import State


class View(State, frozen=True):
    """What may be sent to a seat: a function that takes a view cannot be given a state."""

    seat: int | None = None  # whose it is; a bystander has none

    @property
    def card(self) -> Card | None:
        """The card of the viewing seat."""
        return None if self.seat is None else self.cards[self.seat]


def view(state: State, seat: int | None) -> View:
    """The game as the seat sees it; None is a bystander. Once it is over, nothing is hidden."""
    seen = replace(View(*astuple(state)), seat=seat)
    if state.is_over:
        return seen
    cards = tuple(card if owner == seat or card is None else card.veil() for owner, card in enumerate(state.cards))
    return replace(seen, cards=cards)


def redact(event: e.Event, seat: int | None) -> e.Event:
    """The event as the seat may hear of it."""
    match event:
        case e.Wrote(seat=owner, words=words) if owner != seat:
            return e.Wrote(owner, _veiled(words))
        case e.Dealt(seat=owner, words=words, picks=picks, among=among) if owner != seat:
            return e.Dealt(owner, _veiled(words), ((-1, -1),) * len(picks), among)
        case e.Struck(seat=owner) if owner != seat:
            return e.Struck(owner, None)
        case _:
            return event


def _veiled(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(HIDDEN * len(word) for word in words)
