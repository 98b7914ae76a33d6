"""The leave values in the box: all of them are there, and they say what players know."""

import pytest

from tilewright.bots.roster import leaves_for
from tilewright.core.alphabet import ENGLISH
from tilewright.core.tiles import Tiles
from tilewright.engine.static_player import LeaveValues
from tilewright.lexicons.compiled import open_graph


@pytest.fixture
def leaves(home: object) -> LeaveValues:
    found = leaves_for(open_graph("commons"))
    assert found is not None
    return found


def points(leaves: LeaveValues, tiles: str) -> float:
    return leaves.native.value(ENGLISH.faces(Tiles(tiles).faces)) / 1000


def test_every_leave_of_the_standard_tiles_is_there(leaves: LeaveValues) -> None:
    assert len(leaves) == 914_624


def test_they_say_what_players_know(leaves: LeaveValues) -> None:
    assert points(leaves, "?") > 20 > points(leaves, "S") > 5 > points(leaves, "E") > 0
    assert points(leaves, "Q") < points(leaves, "V") < 0
    assert points(leaves, "QU") > points(leaves, "Q") + 5
    assert points(leaves, "SATIRE") > 25
    assert points(leaves, "IIUU") < -25


def test_they_are_rounded_as_they_were_made(leaves: LeaveValues) -> None:
    for tiles in ("?", "S", "ERS", "QU", "AEINST"):
        assert points(leaves, tiles) == pytest.approx(round(points(leaves, tiles) * 64) / 64, abs=0.0006)
