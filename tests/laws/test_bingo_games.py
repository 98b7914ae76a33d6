"""Five hundred complete random games of Bingo, with every law at every step."""

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from tests.effort import up_to
from tests.laws.any_laws import play_under_law
from tilewright.core.tiles import Tiles
from tilewright.games.bingo import actions as a
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.state import State
from tilewright.testing.bingo import SEVENS, RandomBingo, random_bingo

GAMES, SHARES = up_to(200, 500), 5
NONSENSE = (a.Write(("A", "B")), a.Strike(99), a.Call("Z"), a.Bingo(), a.Close(), a.Ready())


@pytest.mark.parametrize("share", range(SHARES))
def test_all_laws_hold_in_complete_random_games(share: int) -> None:
    for number in range(share, GAMES, SHARES):
        game = random_bingo(Random(number))
        play_under_law(game, by_the_book, NONSENSE)


def by_the_book(game: RandomBingo) -> None:
    if game.chance.random() < 0.3:
        tiles_are_conserved(game.state)
        strikes_were_called(game.state)
    if game.chance.random() < 0.05:
        nothing_hidden_shows(game.state, game.chance)


def tiles_are_conserved(state: State) -> None:
    assert Tiles(state.bag.faces + state.called) == state.rules.tileset.bag()


def strikes_were_called(state: State) -> None:
    """R-11.2: no letter of a card is struck more often than it was called."""
    for card in filter(None, state.cards):
        assert Counter(card.letters[place] for place in card.struck) <= Counter(state.called)


def nothing_hidden_shows(state: State, chance: Random) -> None:
    """Secrecy (R-13.3): other cards in the others' hands, and nothing that a seat sees is different."""
    if state.is_over:
        return
    for seat in (None, *range(len(state.players))):
        cards = tuple(card if owner == seat else card and _another(chance) for owner, card in enumerate(state.cards))
        other = replace(state, cards=cards)
        assert msgspec.json.encode(BINGO.view(other, seat)) == msgspec.json.encode(BINGO.view(state, seat))


def _another(chance: Random) -> Card:
    return Card(tuple(chance.sample(list(SEVENS), 2)), tuple(range(chance.randint(0, 14))))
