"""The event log and saved games: what goes out comes back, and damage is named by its line."""

import base64
import json
import zlib
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from tilewright.games.crossword.events import Event, Started
from tilewright.games.crossword.kind import CROSSWORD
from tilewright.notation import log, sealed
from tilewright.notation.trouble import Unreadable
from tilewright.testing import played_out, state_after

GAME = tuple(played_out(Random(4)).events)
TEXT = log.write(GAME)
LINES = TEXT.splitlines()
SEED = "07" * 32


def test_a_record_is_json_lines_with_a_header() -> None:
    assert json.loads(LINES[0]) == {"tilewright": "log", "version": 1, "game": "crossword"}
    assert json.loads(LINES[1])["is"] == "started"
    assert len(LINES) == len(GAME) + 1


def test_a_record_comes_back_as_it_went_out() -> None:
    assert log.read(TEXT) == GAME


def test_a_record_from_another_system_is_read_too() -> None:
    assert log.read("\ufeff" + TEXT.replace("\n", "\r\n")) == GAME


def test_a_newer_version_is_refused_by_name() -> None:
    with pytest.raises(Unreadable, match="version 1") as trouble:
        log.read(TEXT.replace('"version":1', '"version":2', 1))
    assert trouble.value.line == 1


def test_a_broken_line_is_named_with_its_column() -> None:
    damaged = [*LINES[:5], LINES[5][:20], *LINES[6:]]
    with pytest.raises(Unreadable) as trouble:
        log.read("\n".join(damaged))
    assert trouble.value.line == 6
    assert trouble.value.column > 1


def test_an_event_that_cannot_have_happened_is_refused() -> None:
    number = next(place for place, line in enumerate(LINES) if '"is":"placed"' in line)
    fact = json.loads(LINES[number])
    fact["points"] += 1
    with pytest.raises(Unreadable, match="the play makes") as trouble:
        log.read("\n".join([*LINES[:number], json.dumps(fact), *LINES[number + 1 :]]))
    assert trouble.value.line == number + 1


@pytest.mark.parametrize("text", ["", "\n", "{}", "[]", "null", '{"tilewright":"log"}', "\x00\xff", "{" * 5_000])
def test_garbage_is_unreadable_and_nothing_worse(text: str) -> None:
    with pytest.raises(Unreadable):
        log.read(text)
    with pytest.raises(Unreadable):
        sealed.unseal(text, CROSSWORD)


@pytest.mark.no_cover
@settings(max_examples=200)
@given(st.data())
def test_a_record_with_one_thing_changed_is_refused_or_still_a_game(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(LINES) - 1))
    fact = json.loads(LINES[number])
    key = data.draw(st.sampled_from(sorted(fact)))
    fact[key] = data.draw(
        st.one_of(st.integers(-9, 99), st.text(max_size=3), st.none(), st.lists(st.integers(-1, 20), max_size=3))
    )
    changed = [*LINES[:number], json.dumps(fact), *LINES[number + 1 :]]
    events = _read_or_refused("\n".join(changed), number + 1)
    if events:
        state = state_after(events)
        for seat in (None, *state.seats):
            CROSSWORD.view(state, seat)


@pytest.mark.no_cover
@settings(max_examples=60)
@given(st.data())
def test_a_record_with_a_line_lost_or_doubled_is_refused_or_still_a_game(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(LINES) - 1))
    again = data.draw(st.integers(0, 2))
    changed = [*LINES[:number], *([LINES[number]] * again), *LINES[number + 1 :]]
    state_after(_read_or_refused("\n".join(changed), number) or GAME)


def _read_or_refused(text: str, earliest: int) -> tuple[Event, ...]:
    """The facts, or none if the record was refused at this line or after it."""
    trouble = None
    try:
        return log.read(text)
    except Unreadable as refused:
        trouble = refused
    assert trouble.line >= earliest
    return ()


def test_a_saved_game_shows_who_plays_and_seals_the_rest() -> None:
    """R-13.2: the racks are kept secret meanwhile."""
    events = GAME[: len(GAME) // 2]
    state, text = state_after(events), sealed.seal(events, SEED, CROSSWORD)
    shown = json.loads(text)
    assert shown["players"] == list(state.players)
    assert shown["scores"] == list(state.scores)
    assert all(rack.faces not in text for rack in state.racks)
    assert SEED not in text
    assert sealed.unseal(text, CROSSWORD) == (events, SEED)


def test_a_saved_game_that_was_cut_short_is_unreadable() -> None:
    text = sealed.seal(GAME[:20], SEED, CROSSWORD)
    for end in range(0, len(text) - 2, 97):
        with pytest.raises(Unreadable):
            sealed.unseal(text[:end], CROSSWORD)


def test_a_seal_that_unpacks_without_end_is_refused() -> None:
    bomb = base64.b64encode(zlib.compress(b" " * (sealed.MOST_BYTES + 10))).decode()
    shown = {"tilewright": "saved game", "version": 1, "players": [], "scores": [], "to_play": "", "sealed": bomb}
    with pytest.raises(Unreadable, match="too long"):
        sealed.unseal(json.dumps(shown), CROSSWORD)


def test_a_saved_game_of_a_newer_version_is_refused_by_name() -> None:
    text = sealed.seal(GAME[:20], SEED, CROSSWORD).replace('"version": 1', '"version": 9')
    with pytest.raises(Unreadable, match="version 1"):
        sealed.unseal(text, CROSSWORD)


def test_a_seed_that_is_damaged_is_named() -> None:
    with pytest.raises(Unreadable, match="the seed is damaged"):
        sealed.unseal(sealed.seal(GAME[:20], "nonsense", CROSSWORD), CROSSWORD)


def test_the_first_event_is_the_start() -> None:
    assert isinstance(GAME[0], Started)
    with pytest.raises(Unreadable, match="begins with the start"):
        log.read("\n".join([LINES[0], *LINES[2:]]))
