"""Golden duplicate games: what was asked and what came of it, to the letter."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tilewright.games.duplicate.audit import replay
from tilewright.games.duplicate.events import Event
from tilewright.games.duplicate.table import table
from tilewright.testing.duplicate_transcripts import DUPLICATE_PLAYTHROUGHS, duplicate_transcript

FOLDER = Path(__file__).parent


def kept(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DUPLICATE_PLAYTHROUGHS)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert duplicate_transcript(name) == kept(name)


@pytest.mark.parametrize("name", DUPLICATE_PLAYTHROUGHS)
def test_the_events_alone_lead_to_the_board_and_the_table(name: str) -> None:
    lines = [msgspec.json.decode(line) for line in kept(name).splitlines()]
    state = replay([msgspec.convert(line["event"], Event) for line in lines if "event" in line])
    assert str(state.board).splitlines() == lines[-1]["board"]
    assert list(msgspec.to_builtins(table(state))) == lines[-1]["table"]


def test_together_they_meet_every_kind_of_event() -> None:
    lines = [msgspec.json.decode(line) for name in DUPLICATE_PLAYTHROUGHS for line in kept(name).splitlines()]
    kinds = {line["event"]["is"] for line in lines if "event" in line}
    assert kinds == {kind.__name__.lower() for kind in get_args(Event)}
