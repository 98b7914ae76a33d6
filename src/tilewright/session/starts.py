"""Sessions of the standard game that do not begin with its first draw: from a position, or from a record."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

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
from tilewright.notation import cgp
from tilewright.notation.cgp.terms import rules_of
from tilewright.notation.trouble import Unreadable
from tilewright.session.opening import Words, noted, opened
from tilewright.session.session import Session, Themes

if TYPE_CHECKING:
    from tilewright.notation.gcg import GcgGame

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
    agreed = rules_of(position, rules)
    kit = Kit(opened(chosen, agreed), dice, now, themes or {})
    racks = tuple(rack.faces for rack in position.racks)
    set_up = SetUp(position.board.cells, racks, position.scores, position.zeros)
    events = start_from(agreed, names, set_up, kit)
    session = Session(CROSSWORD, events, kit.words, kit.dice, themes)
    session.notes = noted(chosen)
    return session


def from_gcg(record: str | bytes, rules: Rules, words: Words, themes: Themes | None, dice: Dice) -> CrosswordSession:
    from tilewright.notation import gcg  # noqa: PLC0415 - most games do not come from a record

    return _from_game(gcg.read(record, rules.tileset), rules, words, themes, dice)


def from_woogles(
    record: str | bytes, rules: Rules, words: Words, themes: Themes | None, dice: Dice
) -> CrosswordSession:
    """Where its events cannot have happened, `Unreadable` has the path of the event."""
    from tilewright.notation import woogles  # noqa: PLC0415

    game = woogles.read(record, rules.tileset)
    try:
        return _from_game(game, rules, words, themes, dice)
    except Unreadable as error:
        if error.path or game.unit != "event":
            raise
        path = f"events[{error.line - 1}]" if error.line else "the file"
        raise Unreadable.within(path, error.key, quoted=error.quoted, **error.facts) from error


def _from_game(game: "GcgGame", rules: Rules, words: Words, themes: Themes | None, dice: Dice) -> CrosswordSession:
    from tilewright.notation.gcg.equipment import with_equipment  # noqa: PLC0415
    from tilewright.notation.gcg.events import events_of  # noqa: PLC0415

    agreed = with_equipment(game, rules)
    session = Session(CROSSWORD, events_of(game, agreed, dice), opened(words, agreed), dice, themes)
    session.notes = noted(words)
    return session


def _names(players: Iterable[str] | None, seats: int) -> tuple[str, ...]:
    names = tuple(f"Player {number}" for number in range(1, seats + 1)) if players is None else tuple(players)
    if len(names) != seats:
        raise Refused("seats", seats=len(names), least=seats, most=seats)
    return names
