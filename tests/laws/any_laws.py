"""The laws that hold in every game, whatever its kind."""

from collections.abc import Callable
from contextlib import suppress

import msgspec

from tests.laws.laws import Followers
from tilewright.core.refusal import Refused
from tilewright.games.base import A, E, R, S, V
from tilewright.notation import log, sealed
from tilewright.testing.random_session import RandomSession

MOST_ACTIONS = 5_000


def play_under_law(
    game: RandomSession[R, S, A, E, V], law: Callable[[RandomSession[R, S, A, E, V]], None], nonsense: tuple[A, ...]
) -> None:
    """To its end, with everybody following by what they may hear, and a law of its own after every action."""
    first = game.kind.evolve(None, game.events[0])
    followers = Followers(first, game.kind)
    followers.hear(first, tuple(game.events[1:]))
    for _ in range(MOST_ACTIONS):
        if game.state.is_over:
            break
        before = game.state
        followers.hear(before, game.step())
        law(game)
        assert not game.refused or game.state is before
        if game.chance.random() < 0.05:
            refusals_change_nothing(game, nonsense)
    check_the_end(game)


def refusals_change_nothing(game: RandomSession[R, S, A, E, V], nonsense: tuple[A, ...]) -> None:
    """The state is the same to the last byte, whatever the answer."""
    before = msgspec.json.encode(game.state)
    for action in nonsense:
        with suppress(Refused):
            game.kind.decide(game.state, game.chance.randrange(len(game.state.players)), action, game.kit)
    assert msgspec.json.encode(game.state) == before


def check_the_end(game: RandomSession[R, S, A, E, V]) -> None:
    events, kind = tuple(game.events), game.kind
    assert game.state.is_over, "every game ends"
    assert not kind.pending(game.state)
    assert kind.replay(events) == game.state, "replay equals live"
    assert kind.fair(events)
    seat = game.chance.choice([None, *range(len(game.state.players))])
    seen = [kind.redact(event, seat) for event in events]
    assert kind.replay(seen).scores == game.state.scores, "a record that a seat keeps is good too"
    if game.chance.random() < 0.2:
        half = events[: len(events) // 2 + 1]
        assert log.read(log.write(events, kind), kind) == events
        assert sealed.unseal(sealed.seal(half, "00" * 32, kind), kind) == (half, "00" * 32)
