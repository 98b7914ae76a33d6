"""What each game can do, in one table; and that nobody above the games asks for a game by its name."""

import re
from pathlib import Path

import pytest

import tilewright
from tilewright.games.kind import GAMES, kind_of

CAN = {
    "crossword": "pausing taking_back timing closed_dictionary word_disclosure listing has_editions has_notation",
    "duplicate": "timing simultaneous late_joining closed_dictionary word_disclosure hall has_slips",
    "unbuild": "taking_back word_disclosure listing deferring",
    "bingo": "simultaneous word_disclosure",
    "junior": "pausing taking_back listing",
}
ALL = {capability for can in CAN.values() for capability in can.split()}
SOURCE = Path(tilewright.__file__).parent


@pytest.mark.parametrize("game", GAMES)
def test_each_game_can_do_what_its_rules_allow(game: str) -> None:
    kind = kind_of(game)
    assert {name for name in ALL if getattr(kind, name)} == set(CAN[game].split())


def test_the_server_asks_for_capabilities_and_never_for_names() -> None:
    games = "|".join([*GAMES, "STANDARD"])
    named = re.compile(rf"kind(\.name)? *(==|!=|in|not in|is|is not) *[(\[{{]*[\"']?({games})\b", re.IGNORECASE)
    assert named.search('if table.kind.name != "crossword":')
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for layer in ("live", "web", "session")
        for path in (SOURCE / layer).rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if named.search(line)
    ]
    assert found == []
