"""Golden games of the other kinds, to the letter. `python -m tools.playthroughs` plays them anew."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tilewright.games.kind import kind_of
from tilewright.testing.any_transcripts import OTHER_PLAYTHROUGHS, other_transcript

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", OTHER_PLAYTHROUGHS)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert other_transcript(name) == (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OTHER_PLAYTHROUGHS)
def test_the_events_alone_lead_to_the_scores(name: str) -> None:
    kind, lines = kind_of(name.partition("-")[0]), _lines(name)
    events = [msgspec.convert(line["event"], kind.event) for line in lines if "event" in line]
    assert list(kind.replay(events).scores) == lines[-1]["scores"]


@pytest.mark.parametrize("game", ["unbuild", "bingo"])
def test_together_they_meet_every_kind_of_event(game: str) -> None:
    named = [name for name in OTHER_PLAYTHROUGHS if name.partition("-")[0] == game]
    kinds = {line["event"]["is"] for name in named for line in _lines(name) if "event" in line}
    assert kinds == {kind.__name__.lower() for kind in get_args(kind_of(game).event)}


def _lines(name: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]
