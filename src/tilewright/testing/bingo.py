"""Random games of Bingo: players who forget letters, strike wrong ones and call Bingo too early."""

from random import Random
from typing import TypeAlias

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.games.base import Kit
from tilewright.games.bingo.actions import Action, Bingo, Call, Close, Deal, Ready, Resign, Strike, Write
from tilewright.games.bingo.events import Event
from tilewright.games.bingo.kind import BINGO
from tilewright.games.bingo.policies import ByPerson, ByProgram, Calling, Striking
from tilewright.games.bingo.rules import Rules
from tilewright.games.bingo.state import State
from tilewright.games.bingo.view import View
from tilewright.lexicons.plain import WordList
from tilewright.session.session import Session
from tilewright.testing.games import PLAYERS
from tilewright.testing.random_session import RandomSession

SEVENS = WordList.read(
    """
    ACROBAT ANCIENT BALANCE BARGAIN BEDROOM BENEATH BLANKET BROTHER CABBAGE CAPTAIN CAUTION CHICKEN CLIMATE COLLECT
    COUNTRY CRICKET DESTINY DIAMOND EASTERN ELEGANT EXAMPLE FACTORY FANTASY FORTUNE GALLERY GARMENT GIGGLED GLIMPSE
    HARMONY HOLIDAY HORIZON HUSBAND IMAGINE INITIAL JOGGING JOURNEY KITCHEN LEATHER LIBRARY MACHINE MINERAL MONSTER
    NATURAL NEAREST NOTICED OPINION ORGANIC OUTSIDE PAINTER PICTURE PLASTIC QUARTER RAINBOW RETAINS SAILORS STATION
    STRANGE SUMMARY TEACHER TRAINER UNKNOWN VILLAGE WEATHER WHISPER YELLOWS ZIGZAGS
    """.replace(" ", "\n"),
    name="sevens",
)

RandomBingo: TypeAlias = RandomSession[Rules, State, Action, Event, View]


def random_rules(chance: Random) -> tuple[Rules, tuple[str, ...]]:
    """Any caller, any way to strike, and players for it."""
    seats = chance.choice((1, 2, 2, 3, 4))
    plays = seats == 1 or chance.random() < 0.7
    calling: Calling = ByProgram()
    if chance.random() < 0.5:
        calling = ByPerson(chance.randrange(seats), plays, names_tiles=chance.random() < 0.5)
    rules = Rules(calling=calling, striking=chance.choice(list(Striking)))
    return rules, PLAYERS[:seats]


def random_bingo(chance: Random, rules: Rules | None = None, seats: int = 3) -> RandomBingo:
    players = PLAYERS[:seats]
    if rules is None:
        rules, players = random_rules(chance)
    kit = Kit(SEVENS, Dice(chance.randbytes(SEED_BYTES)))
    return RandomSession(Session.begun(BINGO, rules, players, kit), chance, action)


def action(state: State, chance: Random) -> tuple[int, Action]:
    """A seat, and what it asks for."""
    luck = chance.random()
    if luck < 0.002:
        return chance.choice(state.in_play), Resign(absent=luck < 0.001)
    if luck < 0.05:
        odd: list[Action] = [Bingo(), Strike(chance.randint(-1, 15)), Ready(), Call("E"), Close(), Write(("TRAINER",))]
        return chance.choice(state.in_play), chance.choice(odd)
    if state.writing:
        return chance.choice(state.writing), _card(chance)
    seat = chance.choice(state.in_play)
    if seat == state.caller and (chance.random() < 0.5 or seat == state.rules.neutral):
        return seat, _call(state, chance)
    return seat, _look(state, seat, chance)


def _card(chance: Random) -> Action:
    if chance.random() < 0.4:
        return Deal()
    return Write(tuple(chance.sample(list(SEVENS), 2)))


def _call(state: State, chance: Random) -> Action:
    if state.claimed or not state.bag:
        return Close()
    return Call(chance.choice(state.bag.faces) if state.rules.names_tiles else "")


def _look(state: State, seat: int, chance: Random) -> Action:
    """Strike what was called, if it is noticed."""
    card = state.cards[seat]
    if card is None:
        return Ready()
    open_places = (card.open_place(letter) for letter in dict.fromkeys(state.called))
    due = [place for place in open_places if place is not None and _is_due(state, seat, place)]
    if due and chance.random() < 0.9:
        return Strike(chance.choice(due))
    return Bingo() if card.is_full else Ready()


def _is_due(state: State, seat: int, place: int) -> bool:
    card = state.cards[seat]
    return card is not None and card.struck_of(card.letters[place]) < state.called.count(card.letters[place])
