"""Golden games of the beginner game, to the letter. `python -m tools.playthroughs` plays them anew."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tilewright.games.junior.events import Event, TakenBack
from tilewright.testing.junior import JUNIOR_PLAYTHROUGHS, junior_state_after, junior_transcript

FOLDER = Path(__file__).parent


def lines_of(name: str) -> list[dict[str, object]]:
    text = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")
    return [msgspec.json.decode(line, type=dict[str, object]) for line in text.splitlines()]


@pytest.mark.parametrize("name", JUNIOR_PLAYTHROUGHS)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert junior_transcript(name) == (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", JUNIOR_PLAYTHROUGHS)
def test_the_events_alone_lead_to_the_board_and_chips(name: str) -> None:
    lines = lines_of(name)
    state = junior_state_after([msgspec.convert(line["event"], Event) for line in lines if "event" in line])
    assert str(state.board).splitlines() == lines[-1]["board"]
    assert list(state.scores) == lines[-1]["scores"]


def test_together_they_meet_every_kind_of_event() -> None:
    facts = [
        msgspec.convert(line["event"], Event)
        for name in JUNIOR_PLAYTHROUGHS
        for line in lines_of(name)
        if "event" in line
    ]
    by_actions = set(get_args(Event)) - {TakenBack}  # which no action of the game leads to: see `live.table.GoBack`
    assert {type(fact) for fact in facts} == by_actions
