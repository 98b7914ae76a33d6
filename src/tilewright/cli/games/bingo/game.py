"""How Bingo at the terminal is set up, and cards for a game on paper."""

from tilewright.cli.frame.choices import BadChoice, PlayChoices
from tilewright.cli.frame.files import write_whole
from tilewright.cli.frame.game import TerminalGame
from tilewright.cli.games.bingo.dialogue import BingoDialogue
from tilewright.cli.saying import Number, plain
from tilewright.core.lexicon import Lexicon
from tilewright.games.bingo.actions import Deal
from tilewright.games.bingo.events import Called, Event
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.policies import ByPerson
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.notation.bingo_page import bingo_page
from tilewright.sentences import Audience
from tilewright.sentences.events import event_text
from tilewright.session.session import Session


def rules(choices: PlayChoices, _words: Lexicon) -> Rules:
    """The program calls, unless the first player does: without a card, and from a bag on the table (R-11.2)."""
    return Rules(calling=ByPerson(seat=0, plays=False, names_tiles=True)) if choices.caller else Rules()


def print_cards(choices: PlayChoices, words: Lexicon, names: tuple[str, ...]) -> str:
    """A card by chance for everybody, as a page to print."""
    game = Session.new(BINGO, Rules(), names, words=words, seed=choices.seed)
    for seat in range(len(names)):
        game.act(Deal(), seat)
    cards = [(name, card) for name, card in zip(names, game.state.cards, strict=True) if card]
    file = choices.printed
    assert file, "only where cards are to be printed"
    try:
        write_whole(file, bingo_page(cards).encode())
    except (OSError, ValueError) as error:
        raise BadChoice(f"{file} could not be written: {getattr(error, 'strerror', None) or error}.") from error
    return f"{Number(len(cards)):cards} and a sheet for the caller are in {plain(str(file), 200)}"


def tell(before: State, event: Event, audience: Audience) -> str:
    """The tile that was called last stands above the card all the time."""
    return "" if isinstance(event, Called) else event_text("bingo", before, event, audience)


GAME = TerminalGame(
    name="bingo",
    seats=(1, 100),
    usual=2,
    takes=frozenset({"lexicon", "caller", "printed"}),
    rules=rules,
    dialogue=BingoDialogue,
    tell=tell,
    instead=print_cards,
)
