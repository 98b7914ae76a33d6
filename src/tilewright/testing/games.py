"""Complete random games over all editions, house rules and seats."""

from collections.abc import Iterable
from random import Random

from tilewright.core.dice import SEED_BYTES, Dice
from tilewright.core.lexicon import Finder
from tilewright.core.refusal import Refused
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES, rules_for
from tilewright.games.crossword.events import Event
from tilewright.games.crossword.mode import CROSSWORD
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.mode import Kit
from tilewright.testing.player import RandomPlayer
from tilewright.testing.words import SAMPLE_WORDS

ANIMALS = frozenset(
    ["CAT", "COW", "DOG", "EEL", "HEN", "OWL", "PIG", "RAT", "BEE", "ANT", "APE", "YAK", "GOAT", "BEAR"]
)


def _house_choices() -> tuple[tuple[str, ...], ...]:
    """Rules about the same thing are choices instead of each other; an empty text is none of them."""
    choices: dict[str, list[str]] = {}
    for rule in HOUSE_RULES.values():
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
    state = None
    for event in events:
        state = CROSSWORD.evolve(state, event)
    assert state is not None, "a game has at least its start"
    return state


class RandomGame:
    """A game that random players play, one action at a time."""

    def __init__(
        self,
        chance: Random,
        rules: Rules | None = None,
        players: tuple[str, ...] = PLAYERS[:2],
        words: Finder = SAMPLE_WORDS,
    ) -> None:
        self.chance = chance
        self.player = RandomPlayer(chance, words)
        self.dice = Dice(chance.randbytes(SEED_BYTES))
        self.now = 0
        if rules is None:
            rules, players = random_rules(chance)
        self.events = list(CROSSWORD.start(rules, players, self.kit))
        self.state = state_after(self.events)

    @property
    def kit(self) -> Kit:
        return Kit(self.player.words, self.dice, self.now, {"animals": ANIMALS})

    def step(self) -> tuple[Event, ...]:
        """What came of the next action; nothing if it was refused."""
        self.now += self.chance.choice(PAUSES)
        seat, action = self.player.action(self.state)
        try:
            told = CROSSWORD.decide(self.state, seat, action, self.kit)
        except Refused as refused:
            self.player.was_refused(refused)
            return ()
        for event in told:
            self.state = CROSSWORD.evolve(self.state, event)
        self.events += told
        return told


def played_out(chance: Random, most: int = 3_000) -> RandomGame:
    """A complete random game."""
    game = RandomGame(chance)
    for _ in range(most):
        if game.state.is_over:
            return game
        game.step()
    raise AssertionError(f"no end after {most} actions: {game.state}")
