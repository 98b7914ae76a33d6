"""The laws that hold in every game, at every moment."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from tilewright.core.refusal import Refused
from tilewright.core.square import faces_of
from tilewright.core.tiles import Tiles
from tilewright.games.base import BaseState
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.state import State
from tilewright.games.kind import Kind
from tilewright.testing import RandomGame, reshuffled


def tiles_are_conserved(state: State) -> None:
    """Board, racks, bags and what lies aside are together the whole set, always. What was shown is on the rack.

    What a seat remembers to have put back is in the bags or on the racks of others, beside what they have kept.
    """
    piles = [*state.racks, *state.bags, state.aside]
    everything = Counter(faces_of(state.board.standing())) + Counter("".join(pile.faces for pile in piles))
    assert everything == Counter(state.rules.tileset.bag().faces)
    assert all(rack.holds(shown.faces) for rack, shown in zip(state.racks, state.shown, strict=True))
    for recall in state.recalls:
        others = [rack.take(state.shown[seat].faces) for seat, rack in enumerate(state.racks) if seat != recall.seat]
        aside = state.aside if state.turn != recall.seat else Tiles()
        hidden = Tiles("".join(pile.faces for pile in (*others, *state.bags, aside)))
        assert hidden.holds(recall.tiles.faces)
        assert sum(recall.kept) <= len(hidden) - len(recall.tiles)
        assert all(len(state.racks[seat]) - len(state.shown[seat]) >= kept for seat, kept in enumerate(recall.kept))


def nothing_hidden_shows(state: State, chance: Random) -> None:
    """Secrecy (R-13.3): deal what a seat cannot see anew, and nothing that it sees is different."""
    if state.is_over or state.rules.is_face_up:
        return
    for seat in (None, *state.seats):
        other = reshuffled(state, seat, chance)
        assert msgspec.json.encode(CROSSWORD.view(other, seat)) == msgspec.json.encode(CROSSWORD.view(state, seat))


def refusals_change_nothing(game: RandomGame, chance: Random) -> None:
    """Ask for things that may well be refused; the state is the same to the last byte, whatever the answer."""
    before = msgspec.json.encode(game.state)
    for action in (a.Place(()), a.Exchange("ZZZ"), a.Challenge(("NOSUCHWORD",)), a.Draw(99), a.Vote((True,) * 9)):
        with suppress(Refused):
            CROSSWORD.decide(game.state, chance.choice(list(game.state.seats)), action, game.kit)
    assert msgspec.json.encode(game.state) == before


class Followers:
    """Everybody who follows a game, of any kind, by redacted events alone: each seat, and a bystander."""

    def __init__(self, state: BaseState, kind: Kind[Any, Any, Any, Any, Any] = CROSSWORD) -> None:
        self.kind = kind
        self.seats = (None, *range(len(state.players)))
        self.seen: dict[int | None, Any] = {seat: kind.view(state, seat) for seat in self.seats}

    def hear(self, before: BaseState, told: tuple[Any, ...]) -> None:
        """Following: the view of the evolved state is the view that followed the redacted event."""
        state = before
        for event in told:
            state = self.kind.evolve(state, event)
            for seat in self.seats:
                self.seen[seat] = self.kind.evolve(self.seen[seat], self.kind.redact(event, seat))
                assert self.seen[seat] == self.kind.view(state, seat), (seat, event)
