"""Bingo cards to print, for a game on paper (R-11.1)."""

import secrets
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter, QueryParameter
from msgspec import Meta

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.lexicon import Lexicon
from tilewright.core.tileset import STANDARD_TILES
from tilewright.games.bingo.bounds import MOST_SEATS
from tilewright.games.bingo.card import Card
from tilewright.games.bingo.dealing import dealt
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation.bingo_page import BLANK_CARD, CARDS_A_PAGE, bingo_page
from tilewright.web.lookup import by_the_reader, lexicon_called
from tilewright.web.rate_limits import Rate
from tilewright.web.routes.words import LexiconName
from tilewright.web.services import AppServices, RateLimit

_PRINTING = RateLimit(Rate(burst=20, per_second=1))
LONGEST_LINE = 24  # characters of a name on a card

Count = Annotated[int, Parameter(ge=1, le=MOST_SEATS, description="Number of cards; at least one per name.")]
Names = Annotated[
    list[Annotated[str, Meta(max_length=LONGEST_LINE)]] | None,
    QueryParameter(name="name", max_items=MOST_SEATS, description="The players' names, each as `name=`."),
]
Empty = Annotated[bool, Parameter(description="Cards without words, for players to write their own.")]


@get(
    "/api/bingo/cards",
    summary="Bingo cards to print, ten on a page, and a sheet for the caller",
    tags=["games"],
    media_type=MediaType.HTML,
)
async def bingo_cards(
    request: Request[Any, Any, State],
    services: AppServices,
    names: Names = None,
    n: Count = CARDS_A_PAGE,
    empty: Empty = False,
    lexicon: LexiconName = DEFAULT,
) -> Response[str]:
    """A self-contained page. The words are dealt at random, different ones each time."""
    _PRINTING.ask(request, services)
    words = await services.server.registry.words_of(lexicon_called(lexicon))
    owners = [*(names or []), *[""] * (n - len(names or []))]
    page = await by_the_reader(lambda: bingo_page(list(zip(owners, _cards(len(owners), words, empty), strict=True))))
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def _cards(count: int, words: Lexicon, empty: bool) -> list[Card]:
    if empty:
        return [BLANK_CARD] * count
    dice, rolled, cards = Dice(secrets.token_bytes(SEED_BYTES)), 0, list[Card]()
    for seat in range(count):
        card = dealt(seat, words, STANDARD_TILES, dice, rolled)
        rolled += 2 * len(card.picks)
        cards.append(Card(card.words))
    return cards


BINGO_CARDS = (bingo_cards,)
