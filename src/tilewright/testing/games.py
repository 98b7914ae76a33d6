"""Complete random games over all editions, house rules and seats."""

from collections.abc import Iterable
from random import Random

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.lexicon import Finder
from tilewright.core.refusal import Refused
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES, rules_for
from tilewright.games.base import Kit, Seat
from tilewright.games.crossword.actions import Action
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.view import View
from tilewright.session.session import Session
from tilewright.testing.player import RandomPlayer
from tilewright.testing.random_session import RandomSession
from tilewright.testing.words import SAMPLE_WORDS

ANIMALS = frozenset(
    ["CAT", "COW", "DOG", "EEL", "HEN", "OWL", "PIG", "RAT", "BEE", "ANT", "APE", "YAK", "GOAT", "BEAR"]
)


def _house_choices() -> tuple[tuple[str, ...], ...]:
    """Rules about the same thing are choices instead of each other; an empty text is none of them."""
    choices: dict[str, list[str]] = {}
    for rule in HOUSE_RULES.values():
        if not rule.odds.values:
            continue
        named = [f"{rule.name}={value}" if value else rule.name for value in rule.odds.values]
        choices.setdefault(rule.touches[0], []).extend([""] * rule.odds.off + named)
    return tuple(map(tuple, choices.values()))


HOUSE_CHOICES = _house_choices()
PLAYERS = ("Ann", "Ben", "Cid", "Dee")
PAUSES = (1_000, 5_000, 20_000, 50_000, 130_000)


def random_rules(chance: Random) -> tuple[Rules, tuple[str, ...]]:
    """An edition with house rules that make sense together, and players for it."""
    while True:
        house = [name for name in map(chance.choice, HOUSE_CHOICES) if name]
        try:
            rules = rules_for(chance.choice(list(EDITIONS)), house)
            players = PLAYERS[: chance.randint(*rules.seats)]
            return rules.checked(len(players)), players
        except Refused:
            continue


def state_after(events: Iterable[Event]) -> State:
    return CROSSWORD.evolved(None, events)


class RandomGame(RandomSession[Rules, State, Action, Event, View]):
    """The standard game, played by chance."""

    def __init__(
        self,
        chance: Random,
        rules: Rules | None = None,
        players: tuple[str, ...] = PLAYERS[:2],
        words: Finder = SAMPLE_WORDS,
    ) -> None:
        self.player = RandomPlayer(chance, words)
        self.pauses: tuple[int, ...] = PAUSES
        dice = Dice(chance.randbytes(SEED_BYTES))
        if rules is None:
            rules, players = random_rules(chance)
        kit = Kit(words, dice, themes={"animals": ANIMALS})
        super().__init__(Session.begun(CROSSWORD, rules, players, kit), chance)

    def action(self) -> tuple[Seat, Action]:
        self.now += self.chance.choice(self.pauses)
        return self.player.action(self.state)

    def ask(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        told = super().ask(seat, action)
        if self.refused:
            self.player.was_refused(self.refused)
        return told

    def asked(self, seat: Seat, action: Action) -> dict[str, object]:
        return {"seat": seat, "now": self.now, "action": action}

    def ending(self) -> dict[str, object]:
        return {"board": str(self.state.board).splitlines(), "scores": self.state.scores}


def played_out(chance: Random, most: int = 3_000) -> RandomGame:
    """A complete random game."""
    game = RandomGame(chance)
    game.play_out(most)
    return game
