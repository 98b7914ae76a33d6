"""Five hundred complete random duplicate games, with every law at every step (R-13.3 among them)."""

from collections import Counter
from contextlib import suppress
from random import Random

import msgspec
import pytest

from tests.effort import up_to
from tests.laws.laws import Followers
from tilewright.core.refusal import Refused
from tilewright.core.square import Direction, faces_of
from tilewright.games.duplicate import actions as a, events as e
from tilewright.games.duplicate.audit import fair, replay
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.slip import Slip
from tilewright.games.duplicate.state import Over, State
from tilewright.games.duplicate.table import table
from tilewright.testing.duplicate import RandomDuplicate, duplicate_after, random_slip, reshuffled_slips

GAMES, SHARES = up_to(200, 500), 10
MOST_ACTIONS = 5_000
NO_SUCH = Slip("ZZZ", 99, -3, Direction.DOWN)
ACTIONS: tuple[a.Action, ...] = (
    a.HandIn(NO_SUCH),
    a.Draw("ZZZZZZZZ"),
    a.Judge(),
    a.CallTime(),
    a.Join("Zoe"),
    a.Correct(99, NO_SUCH),
    a.Rule("", good=True),
    a.Warn(99),
    a.Penalise(0, 2**40),
)


@pytest.mark.parametrize("share", range(SHARES))
def test_all_laws_hold_in_complete_random_games(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        _play_under_law(Random(f"duplicate {number}"))


def _play_under_law(chance: Random) -> None:
    game = RandomDuplicate(chance)
    first = duplicate_after(game.events[:1])
    followers = Following(first, DUPLICATE)
    followers.hear(first, tuple(game.events[1:]))
    for _ in range(MOST_ACTIONS):
        if game.state.is_over:
            break
        before = game.state
        told = game.step()
        followers.hear(before, told)
        if game.state.rack is not before.rack:
            tiles_are_conserved(game.state)
        if chance.random() < 0.05:
            nothing_hidden_shows(game.state, told, chance)
            refusals_change_nothing(game, chance)
    _check_the_end(game, followers)


class Following(Followers):
    """Of this game everybody follows, also those who come late: they begin with the view of the moment."""

    def hear(self, before: State, told: tuple[e.Event, ...]) -> None:  # type: ignore[override]
        super().hear(before, told)
        after = before
        for event in told:
            after = DUPLICATE.evolve(after, event)
        for seat in range(len(self.seats) - 1, len(after.players)):
            self.seen[seat] = DUPLICATE.view(after, seat)
        self.seats = (None, *range(len(after.players)))


def tiles_are_conserved(state: State) -> None:
    everything = Counter(faces_of(state.board.standing())) + Counter(state.rack.faces + state.bag.faces)
    assert everything == Counter(state.rules.tileset.bag().faces)


def nothing_hidden_shows(state: State, told: tuple[e.Event, ...], chance: Random) -> None:
    """Secrecy: other slips, another bag, another list, and nothing that a seat sees or hears is different."""
    if state.is_over:
        return
    for seat in (None, *state.seats):
        other = reshuffled_slips(state, seat, chance)
        assert msgspec.json.encode(DUPLICATE.view(other, seat)) == msgspec.json.encode(DUPLICATE.view(state, seat))
        for event in told:
            if isinstance(event, e.HandedIn | e.Corrected) and seat not in (event.seat, state.rules.arbitrating_seat):
                swapped = msgspec.structs.replace(event, slip=random_slip(state, chance))
                assert DUPLICATE.redact(swapped, seat) == DUPLICATE.redact(event, seat)


def refusals_change_nothing(game: RandomDuplicate, chance: Random) -> None:
    before = msgspec.json.encode(game.state)
    for action in ACTIONS:
        with suppress(Refused):
            DUPLICATE.decide(game.state, chance.choice(list(game.state.seats)), action, game.kit)
    assert msgspec.json.encode(game.state) == before


def _check_the_end(game: RandomDuplicate, followers: Followers) -> None:
    state = game.state
    assert isinstance(state.phase, Over), "every game ends"
    assert not DUPLICATE.pending(state)
    assert replay(game.events) == state, "replay equals live"
    assert fair(game.events), "the dice kept their promise"
    assert {line.score for line in table(state)} == {state.scores[seat] for seat in state.contestants}
    assert all(one.possible >= (one.top or 0) for one in state.rounds)
    seat = game.chance.choice((None, 0))
    kept = [DUPLICATE.redact(event, seat) for event in game.events]
    assert replay(kept).scores == followers.seen[seat].scores, "the record of a seat can be checked too"
