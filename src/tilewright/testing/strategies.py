"""Hypothesis strategies: rules that make sense, and games in all stages. Needs `hypothesis`."""

from random import Random

from hypothesis import strategies as st

from tilewright.core.refusal import Refused
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import rules_for
from tilewright.games.crossword.rules import Rules
from tilewright.testing.games import HOUSE_CHOICES, PLAYERS, RandomGame


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, tuple[str, ...]]:
    """An edition with house rules that make sense together, and players for it."""
    house = [name for choices in HOUSE_CHOICES if (name := draw(st.sampled_from(sorted(set(choices)))))]
    edition = draw(st.sampled_from(sorted(EDITIONS)))
    try:
        rules = rules_for(edition, house)
    except Refused:
        rules = rules_for(edition, house[:1])
    seats = draw(st.integers(*rules.seats))
    try:
        return rules.checked(seats), PLAYERS[:seats]
    except Refused:
        return EDITIONS[edition].rules, PLAYERS[: max(2, seats)]


@st.composite
def games(draw: st.DrawFn, most: int = 60) -> RandomGame:
    """A game some way on, or over."""
    rules, players = draw(tables())
    game = RandomGame(Random(draw(st.integers(0, 2**32))), rules, players)
    for _ in range(draw(st.integers(0, most))):
        if game.state.is_over:
            break
        game.step()
    return game
