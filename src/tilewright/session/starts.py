"""Sessions of the standard game that do not begin with its first draw: from a position, or from a record."""

from collections.abc import Iterable
from typing import TypeAlias

from tilewright.core.dice import Dice
from tilewright.core.refusal import Refused
from tilewright.games.base import Kit
from tilewright.games.crossword.actions import Action
from tilewright.games.crossword.events import Event, SetUp
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.games.crossword.positions import start_from
from tilewright.games.crossword.rules import Rules
from tilewright.games.crossword.state import State
from tilewright.games.crossword.view import View
from tilewright.lexicons.shelf import DEFAULT, known_name
from tilewright.notation import cgp, gcg
from tilewright.notation.cgp.terms import rules_of
from tilewright.notation.gcg.events import events_of
from tilewright.session.opening import Words, noted, opened
from tilewright.session.session import Session, Themes

CrosswordSession: TypeAlias = Session[Rules, State, Action, Event, View]


def from_cgp(
    text: str,
    rules: Rules,
    players: Iterable[str] | None,
    words: Words | None,
    themes: Themes | None,
    dice: Dice,
    now: int,
) -> CrosswordSession:
    position = cgp.read(text, rules.layout, rules.tileset, rules.rack_size)
    names = _names(players, len(position.racks))
    chosen = (known_name(position.lexicon) if position.lexicon else DEFAULT) if words is None else words
    kit = Kit(opened(chosen), dice, now, themes or {})
    racks = tuple(rack.faces for rack in position.racks)
    set_up = SetUp(position.board.cells, racks, position.scores, position.zeros)
    events = start_from(rules_of(position, rules), names, set_up, kit)
    session = Session(CROSSWORD, events, kit.words, kit.dice, themes)
    session.notes = noted(chosen)
    return session


def from_gcg(record: str | bytes, rules: Rules, words: Words, themes: Themes | None, dice: Dice) -> CrosswordSession:
    session = Session(CROSSWORD, events_of(gcg.read(record), rules, dice), opened(words), dice, themes)
    session.notes = noted(words)
    return session


def _names(players: Iterable[str] | None, seats: int) -> tuple[str, ...]:
    names = tuple(f"Player {number}" for number in range(1, seats + 1)) if players is None else tuple(players)
    if len(names) != seats:
        raise Refused("seats", seats=len(names), least=seats, most=seats)
    return names
