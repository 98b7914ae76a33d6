"""A house rule as one record: all that shows, chooses, plays or explains it reads it here."""

from collections.abc import Callable, Mapping
from enum import IntEnum, StrEnum

from msgspec import Struct

from tilewright.editions.house.texts import Texts
from tilewright.editions.house.values import NoValue, ThemeName, Value
from tilewright.games.crossword.rules import Rules


class EngineSupport(IntEnum):
    """What the native engine can do with a rule; each can do what those before it can."""

    NONE = 0  # its moves would be wrong
    NEAREST = 1  # it finds legal moves by the plain rules, and misses what the house rule adds
    MOVES = 2  # it chooses a move by the rule, but does not play whole games by it
    GAMES = 3  # it plays whole games by the rule


class Control(StrEnum):
    """Where the chooser has it: in the list of house rules, or as a choice of its own."""

    LISTED = "listed"
    CLOCK = "clock"
    CHALLENGE = "challenge"
    SOLITAIRE = "solitaire"


class InForce(Struct, frozen=True):
    """A house rule that a game has: the value as it would be typed, and the facts that its texts name."""

    value: str = ""
    count: int | None = None
    theme: str | None = None

    def fill(self, text: str) -> str:
        """
        >>> InForce("5", count=5).fill("The first word needs {count} letters.")
        'The first word needs 5 letters.'
        """
        facts = {"{count}": self.count, "{theme}": self.theme}
        for hole, fact in facts.items():
            text = text if fact is None else text.replace(hole, str(fact))
        return text


class Odds(Struct, frozen=True):
    """How often a random game has the rule: one of these values, or `off` times none of them."""

    off: int = 1
    values: tuple[str, ...] = ("",)


NEVER = Odds(values=())  # the words of random games are English


class HouseRule(Struct, frozen=True):
    """One house rule. `rule` is its id in the rulebooks, and empty where no book has it.

    `touches` are the fields of `Rules` that it is about, even where it leaves an edition's as it is; a bonus for words
    is `word_bonuses.` and their kind. `reads` is the way back from `apply`: how a game's rules have it, if they do.
    """

    name: str
    rule: str
    texts: Texts
    touches: tuple[str, ...]
    apply: Callable[[Rules, str], Rules]
    reads: Callable[[Rules], InForce | None]
    engine: EngineSupport
    value: Value = NoValue()
    control: Control = Control.LISTED
    odds: Odds = Odds()
    engine_by_value: Mapping[str, EngineSupport] = {}  # where a value differs from the others
    opening_only: bool = False  # it is over once the first word lies on the board

    @property
    def usual(self) -> InForce:
        """With the value that is meant where none is typed; a theme has no such name."""
        value = "" if isinstance(self.value, ThemeName) else self.value.settled(self.name, "")
        found = self.reads(self.apply(Rules(), value))
        assert found, f"{self.name} reads what it has applied"
        return found

    def support(self, value: str) -> EngineSupport:
        return self.engine_by_value.get(value, self.engine)
