"""How Bingo at the terminal is set up, and cards for a game on paper."""

from functools import partial

from tilewright.cli.playing.folder import write_whole
from tilewright.cli.playing.setup import BadChoice
from tilewright.cli.saying import Number, plain
from tilewright.cli.table_games.bingo.sitting import BingoSitting
from tilewright.cli.table_games.bingo.telling import tell
from tilewright.cli.table_games.games import TableGame
from tilewright.cli.table_games.options import Options
from tilewright.games.bingo.actions import Deal
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.policies import ByPerson
from tilewright.games.bingo.rules import Rules
from tilewright.lexicons.graph import WordGraph
from tilewright.notation.bingo_page import bingo_page
from tilewright.session.session import Session


def rules(options: Options, _words: WordGraph) -> Rules:
    """The program calls, unless the first player does: without a card, and from a bag on the table (R-11.2)."""
    return Rules(calling=ByPerson(seat=0, plays=False, names_tiles=True)) if options.caller else Rules()


def print_cards(options: Options, words: WordGraph, names: tuple[str, ...]) -> str:
    """A card by chance for everybody, as a page to print."""
    game = Session.new(BINGO, Rules(), names, words=words, seed=options.seed)
    for seat in range(len(names)):
        game.act(Deal(), seat)
    cards = [(name, card) for name, card in zip(names, game.state.cards, strict=True) if card]
    file = options.printed
    assert file, "only where cards are to be printed"
    try:
        write_whole(file, bingo_page(cards).encode())
    except (OSError, ValueError) as error:
        raise BadChoice(f"{file} could not be written: {getattr(error, 'strerror', None) or error}.") from error
    return f"{Number(len(cards)):cards} and a sheet for the caller are in {plain(str(file), 200)}"


GAME = TableGame(
    name="bingo",
    seats=(1, 100),
    usual=2,
    takes=frozenset({"lexicon", "caller", "printed"}),
    rules=rules,
    tell=lambda convention: partial(tell, convention),
    sitting=BingoSitting,
    instead=print_cards,
)
