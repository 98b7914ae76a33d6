"""The sentences of events that really happen, in the golden games of every kind."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tilewright import Laid
from tilewright.editions.house import rules_for
from tilewright.games.crossword import events as e
from tilewright.games.kind import GAMES, kind_of
from tilewright.notation.coordinates import Convention
from tilewright.sentences import LANGUAGES, Audience, Medium
from tilewright.sentences.catalogue import catalogue
from tilewright.sentences.events import EventMessage, event_messages, event_text, message_text
from tilewright.sentences.saying import arguments
from tilewright.session.game import Game
from tilewright.testing import SAMPLE_WORDS

FOLDER = Path(__file__).parents[1] / "playthroughs"


def game_of(file: Path) -> str:
    first = file.stem.partition("-")[0]
    return first if first in GAMES else "crossword"


@cache
def happened() -> list[tuple[str, Any, Any]]:
    """Game, state and event."""
    return [step for file in sorted(FOLDER.glob("*.jsonl")) for step in steps(file)]


def steps(file: Path) -> Iterator[tuple[str, Any, Any]]:
    kind, state = kind_of(game_of(file)), None
    for line in map(msgspec.json.decode, file.read_text(encoding="utf-8").splitlines()):
        if "event" in line:
            event: Any = msgspec.convert(line["event"], kind.event)
            if state is not None:
                yield kind.name, state, event
            state = kind.evolve(state, event)


def said(messages: tuple[EventMessage, ...]) -> list[tuple[str, object]]:
    return [(message.key, message.facts) for message in messages]


def test_no_sentence_lacks_a_fact() -> None:
    seen = set()
    for game, before, event in happened():
        for message in event_messages(game, before, event):
            seen.add(message.key)
            for language in LANGUAGES:
                bundle = catalogue(language)
                pattern = bundle.get_message(message.key).value
                assert pattern is not None
                told = arguments(message.facts, Audience(before.players, language=language))
                assert bundle.format_pattern(pattern, told)[1] == [], message.key
    assert len(seen) > 45


def test_everybody_may_read_what_is_said() -> None:
    """Whoever only looks on, and sees what a bystander sees, is told the same."""
    for game, before, event in happened():
        kind = kind_of(game)
        seen: Any = kind.view(before, None)
        assert said(event_messages(game, before, event)) == said(event_messages(game, seen, kind.redact(event, None)))


@pytest.mark.parametrize(
    ("language", "convention", "says"),
    [
        ("en", Convention.TOURNAMENT, "Ann plays EVE at H7 for 22 points. Palindromes: 10 points extra."),
        ("en", Convention.RULEBOOK, "Ann plays EVE at 8G for 22 points. Palindromes: 10 points extra."),
        ("de", Convention.TOURNAMENT, "Ann legt EVE auf H7 für 22 Punkte. Palindrome: 10 Punkte extra."),
    ],
)
def test_a_play_is_told_in_the_reader_s_language_and_coordinates(
    language: Any, convention: Convention, says: str
) -> None:
    state = Game.new(rules_for("folio", ["palindromes"]), players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=1).state
    laid = tuple(Laid(7 + place, 8, tile) for place, tile in enumerate("EVE"))
    audience = Audience(state.players, convention, Medium.PAGE, language)
    assert event_text("crossword", state, e.Placed(0, laid, ("EVE",), 22), audience) == says


def test_one_is_not_many() -> None:
    for count, says in ((1, "Ann exchanges 1 tile."), (3, "Ann exchanges 3 tiles.")):
        assert message_text(EventMessage("event-exchanged", seat=0, count=count), Audience(("Ann",))) == says


def test_the_terminal_names_the_rule_and_the_page_does_not() -> None:
    message = EventMessage("event-late", seat=0)
    assert message_text(message, Audience(("Ann",))) == "Time. Ann's turn counts as a pass. (R-7.1)"
    assert message_text(message, Audience(("Ann",), medium=Medium.PAGE)) == "Time. Ann’s turn counts as a pass."
