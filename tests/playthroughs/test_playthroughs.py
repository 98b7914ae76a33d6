"""Golden games: what was asked and what came of it, to the letter. `python -m tools.playthroughs` plays them anew."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tilewright.games.crossword.events import Event, SetUp, TakenBack
from tilewright.testing import state_after
from tilewright.testing.transcripts import PLAYTHROUGHS, transcript

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_events_alone_lead_to_the_board_and_scores(name: str) -> None:
    lines = [msgspec.json.decode(line) for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
    state = state_after(msgspec.convert(line["event"], Event) for line in lines if "event" in line)
    assert str(state.board).splitlines() == lines[-1]["board"]
    assert list(state.scores) == lines[-1]["scores"]


def test_together_they_meet_every_kind_of_event() -> None:
    texts = [(FOLDER / f"{name}.jsonl").read_text(encoding="utf-8") for name in PLAYTHROUGHS]
    lines = [msgspec.json.decode(line) for text in texts for line in text.splitlines()]
    kinds = {line["event"]["is"] for line in lines if "event" in line}
    by_actions = set(get_args(Event)) - {TakenBack, SetUp}  # which no action of the game leads to
    assert kinds == {kind.__name__.lower() for kind in by_actions}
