"""What the frame has to know of a game: what can be chosen, how its rules are made, and how people talk to it."""

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from tilewright.cli.frame.choices import PlayChoices
from tilewright.cli.frame.dialogue import Dialogue
from tilewright.core.lexicon import Lexicon
from tilewright.sentences import Audience
from tilewright.sentences.events import event_text

COMMON = frozenset({"players", "bots", "seats", "notation", "seed"})
Themes = dict[str, Container[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminalGame:
    """A game at the terminal."""

    name: str
    takes: frozenset[str]  # options, besides those of every game
    rules: Callable[[PlayChoices, Lexicon], Any]
    dialogue: type[Dialogue[Any]]
    seats: tuple[int, int] | None = None  # at the least and at the most; if none, its rules say
    usual: int = 0  # people who sit down if nobody says
    label: str = ""  # how a sentence calls it, if not by its name
    by_book: bool = False  # people may judge words by the dictionary on their table
    prepare: Callable[[PlayChoices], PlayChoices] = lambda choices: choices  # what follows from the choices
    interview: Callable[[Console, PlayChoices], PlayChoices] | None = None  # if it is started without options
    themes: Callable[[PlayChoices, Any], Themes] = lambda _choices, _rules: {}
    tell: Callable[[Any, Any, Audience], str] | None = None  # where events are not told in plain sentences
    instead: Callable[[PlayChoices, Lexicon, tuple[str, ...]], str] | None = None  # done where nothing is to be played

    @property
    def options(self) -> frozenset[str]:
        return COMMON | self.takes

    def told(self, before: Any, event: Any, audience: Audience) -> str:
        return self.tell(before, event, audience) if self.tell else event_text(self.name, before, event, audience)

    def names(self, choices: PlayChoices, rules: Any) -> tuple[str, ...]:
        least, most = self.seats or rules.seats
        return choices.names(least, most, self.usual)
