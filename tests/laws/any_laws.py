"""The laws that hold in every game, whatever its kind."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from tests.laws.laws import Followers
from tilewright.core.refusal import Refused
from tilewright.notation import log, sealed
from tilewright.testing.any_game import AnyGame

MOST_WISHES = 5_000


def play_under_law(game: AnyGame, law: Callable[[AnyGame], None], nonsense: tuple[Any, ...]) -> None:
    """To its end, with everybody following by what they may hear, and a law of its own after every wish."""
    mode = game.kind.mode
    first = mode.evolve(None, game.events[0])
    followers = Followers(first, mode)
    followers.hear(first, tuple(game.events[1:]))
    for _ in range(MOST_WISHES):
        if game.state.is_over:
            break
        before = game.state
        followers.hear(before, game.step())
        law(game)
        if game.refused or game.chance.random() < 0.05:
            refusals_change_nothing(game, before if game.refused else game.state, nonsense)
    check_the_end(game)


def refusals_change_nothing(game: AnyGame, before: Any, nonsense: tuple[Any, ...]) -> None:
    """The state is the same to the last byte, whatever the answer."""
    assert game.state == before
    bytes_before = msgspec.json.encode(game.state)
    for wish in nonsense:
        with suppress(Refused):
            game.kind.mode.decide(game.state, game.chance.randrange(len(game.state.players)), wish, game.kit)
    assert msgspec.json.encode(game.state) == bytes_before


def check_the_end(game: AnyGame) -> None:
    events, kind = tuple(game.events), game.kind
    assert game.state.is_over, "every game ends"
    assert not kind.mode.pending(game.state)
    assert kind.replay(events) == game.state, "replay equals live"
    assert kind.fair(events)
    assert log.read(log.write(events, kind), kind) == events
    half = events[: len(events) // 2 + 1]
    assert sealed.unseal(sealed.seal(half, "00" * 32, kind), kind) == (half, "00" * 32)
    for seat in (None, *range(len(game.state.players))):
        seen = [kind.mode.redact(event, seat) for event in events]
        assert kind.replay(seen).scores == game.state.scores, "a record that a seat keeps is good too"
