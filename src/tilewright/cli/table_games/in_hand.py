"""A game of any kind in hand: what has happened, its words, its dice, and the text that keeps it."""

import secrets
from collections.abc import Iterable
from typing import Any

from tilewright.bots.bot import own_dice
from tilewright.core.dice import SEED_BYTES, Dice, seed_of
from tilewright.core.lexicon import Lexicon
from tilewright.games.kind import Kind
from tilewright.games.mode import Kit
from tilewright.notation import log, sealed
from tilewright.notation.trouble import Unreadable


class InHand:
    """It knows everything; a `view` is what a seat may see."""

    def __init__(self, kind: Kind, events: Iterable[Any], words: Lexicon, dice: Dice) -> None:
        self.kind = kind
        self.words = words
        self.dice = dice
        self.events: tuple[Any, ...] = ()
        self.state: Any = None
        self.notes = sealed.Notes()  # what the file says of its words
        self._follow(tuple(events))

    @classmethod
    def begun(cls, kind: Kind, rules: object, players: tuple[str, ...], words: Lexicon, seed: int | None) -> "InHand":
        dice = dice_for(seed)
        return cls(kind, kind.mode.start(rules, players, Kit(words, dice)), words, dice)

    def do(self, action: object, seat: int, now: int) -> tuple[Any, ...]:
        """What follows from an action; `Refused` changes nothing."""
        told = self.kind.mode.decide(self.state, seat, action, Kit(self.words, self.dice, now))
        self._follow(told)
        return told

    def view(self, seat: int | None) -> Any:
        return self.kind.mode.view(self.state, seat)

    def own_kit(self, seat: int, now: int) -> Kit:
        """A bot's own: the words, the time, and chance that tells nothing of the game's."""
        return Kit(self.words, own_dice(self.dice.commitment, seat, len(self.events)), now)

    def text(self) -> str:
        """A finished game as its log, one that goes on with everything secret sealed (R-13.2)."""
        if self.state.is_over:
            return log.write(self.events, self.kind)
        return sealed.seal(self.events, self.dice.reveal(), self.kind, self.notes)

    def _follow(self, told: tuple[Any, ...]) -> None:
        for event in told:
            self.state = self.kind.mode.evolve(self.state, event)
        self.events += told


def unpacked(text: str, kind: Kind) -> tuple[tuple[Any, ...], Dice]:
    """The events and the dice of a game that was put away, or that is over; or `Unreadable`."""
    if not is_log(text):
        events, seed = sealed.unseal(text, kind)
        return events, Dice(bytes.fromhex(seed))
    events = log.read(text, kind)
    if not kind.replay(events).is_over:
        raise Unreadable("log-unfinished", line=len(events) + 1, column=1, quoted="")
    seed = getattr(events[-1], "seed", "")  # a game without chance has none
    return events, Dice(bytes.fromhex(seed) if seed else bytes(SEED_BYTES))


def is_log(text: str) -> bool:
    """Whether this is the record of a game, not one that was put away."""
    return text.lstrip("\ufeff \t\r\n").startswith('{"tilewright":"log"')


def dice_for(seed: int | None) -> Dice:
    """With a secret seed, or the same chance for the same number."""
    return Dice(secrets.token_bytes(SEED_BYTES) if seed is None else seed_of(seed))
