"""Two games that are one to somebody who looks on from one seat: all that the seat cannot see differs."""

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.web.loaded import CannotBeTheSame, Fallen, LoadedDice
from tilewright.core.dice import SEED_BYTES
from tilewright.core.lexicon import Lexicon
from tilewright.core.refusal import Refused
from tilewright.games.base import BaseAction, Kit
from tilewright.games.kind import AnyKind, kind_of
from tilewright.lexicons.graph import WordGraph
from tilewright.testing.bingo import SEVENS
from tilewright.testing.duplicate import WORDS
from tilewright.testing.games import ANIMALS

THEMES = {"animals": ANIMALS}
LEXICONS: dict[str, Lexicon] = {"sample": WORDS, "sevens": WordGraph(SEVENS, "sevens")}
Both = tuple[Any, Any]


@dataclass(frozen=True)
class Asking:
    """What a seat asks for in each of the two games; not the same where others cannot see what it is."""

    seat: int
    actions: Both


@dataclass(frozen=True)
class Granted:
    """A turn of each of the two; the first is nobody's."""

    seat: int | None
    facts: tuple[tuple[Any, ...], tuple[Any, ...]]


class Done(Exception):
    """From here on both games may be told apart; by what comes of this action, if it is one."""

    def __init__(self, asking: Asking | None = None) -> None:
        self.asking = asking
        super().__init__()


@dataclass
class Twins(ABC):
    """`watcher` is the seat that must not see which of the two it is in; None is a bystander."""

    chance: Random
    watcher: int | None
    rules: Both
    players: tuple[str, ...]
    delayed: bool = False  # bystanders see it later
    listens: bool = True  # as a program does, too
    kind: AnyKind = field(init=False)
    dice: tuple[LoadedDice, LoadedDice] = field(init=False)
    history: "list[Granted]" = field(init=False)

    name = ""
    lexicon = "sample"
    most_ahead = 250

    def __post_init__(self) -> None:
        self.kind = kind_of(self.name)
        first = LoadedDice(self.chance.randbytes(SEED_BYTES))
        self.dice = first, LoadedDice(self.chance.randbytes(SEED_BYTES), first.commitment)

    @property
    def words(self) -> Lexicon:
        return LEXICONS[self.lexicon]

    @property
    def seeds(self) -> tuple[str, str]:
        return self.dice[0].reveal(), self.dice[1].reveal()

    def begin(self, now: int, ahead: int = 0) -> None:
        """From then on there are the events that each of the two begins with; so many actions were granted already."""
        trial = self._trial(0)
        facts = self.kind.start(self.rules[0], self.players, self._kit(trial, now))
        self._load((None, None), facts, trial.fallen)
        begun = [
            self.kind.start(rules, self.players, self._kit(dice, now))
            for rules, dice in zip(self.rules, self.dice, strict=True)
        ]
        self.history = [Granted(None, (begun[0], begun[1]))]
        states = self._evolved((None, None), self.history[0])
        with suppress(Done):
            for _ in range(min(ahead, self.most_ahead)):
                states = self._gone_on(states, now)

    def _gone_on(self, states: Both, now: int) -> Both:
        asking = self.asking(states, now)
        try:
            if asking.seat >= len(self.players) or not self.prepare(states, asking, now):
                return states
        except CannotBeTheSame:
            return states
        first, second = (
            self._decided(state, asking.seat, action, self._kit(dice, now))
            for state, action, dice in zip(states, asking.actions, self.dice, strict=True)
        )
        if first is None or second is None:
            return states
        self.history.append(Granted(asking.seat, (first, second)))
        return self._evolved(states, self.history[-1])

    def _evolved(self, states: Both, granted: "Granted") -> Both:
        first, second = (self.kind.evolved(state, facts) for state, facts in zip(states, granted.facts, strict=True))
        return first, second

    def prepare(self, states: Both, asking: Asking, now: int) -> bool:
        """Load the dice for an action; False where the two would be told apart by more than they may.

        `CannotBeTheSame` if the dice cannot fall so; `Done` if the end, which shows everything, is near.
        """
        trials = self._trial(0), self._trial(1)
        told = [
            self._decided(state, asking.seat, action, self._kit(trial, now))
            for state, action, trial in zip(states, asking.actions, trials, strict=True)
        ]
        if asking.seat == self.watcher and asking.actions[0] == asking.actions[1] and None in told:
            self._load(states, (), Fallen([], []))
            return True  # whatever it is answered, it has to be the same
        if (told[0] is None) is not (told[1] is None):
            return False
        if any(self.shows_all(facts or ()) for facts in told):
            raise Done(asking)
        self._load(states, told[0] or (), trials[0].fallen)
        return True

    def is_refused(self, state: Any, seat: int, action: BaseAction, now: int) -> bool:
        return self._decided(state, seat, action, self._kit(self._trial(0), now)) is None

    def shows_all(self, facts: tuple[Any, ...]) -> bool:
        """Whether these events may depend on what is hidden."""
        return any(type(fact).__name__ in {"Ended", "EndReached"} for fact in facts)

    def was_refused(self, refused: Refused) -> None:  # noqa: B027 - most do not
        """Who asks may think of something else."""

    @abstractmethod
    def asking(self, states: Both, now: int) -> Asking:
        """Who asks for what."""

    @abstractmethod
    def nonsense(self, state: Any, seat: int) -> Any:
        """An action that is hardly ever granted."""

    @abstractmethod
    def hidden_changed(self, state: Any) -> Any:
        """The same for the watcher, with everything hidden changed at once; no play can lead there."""

    def falls(self, states: Both, facts: tuple[Any, ...], fallen: Fallen) -> tuple[Fallen, Fallen]:  # noqa: ARG002
        """How the dice fall in each, where they fall so by themselves in the first. Mostly everybody sees them."""
        return fallen, fallen

    def _load(self, states: Both, facts: tuple[Any, ...], fallen: Fallen) -> None:
        for dice, one in zip(self.dice, self.falls(states, facts, fallen), strict=True):
            dice.load(one)

    def _trial(self, which: int) -> LoadedDice:
        return LoadedDice(bytes.fromhex(self.seeds[which]), self.dice[which].commitment)

    def _kit(self, dice: LoadedDice, now: int) -> Kit:
        return Kit(self.words, dice, now, THEMES)

    def _decided(self, state: Any, seat: int, action: BaseAction, kit: Kit) -> tuple[Any, ...] | None:
        try:
            return self.kind.decide(state, seat, action, kit)
        except Refused as refused:
            self.was_refused(refused)
            return None
