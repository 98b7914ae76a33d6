"""Prepared racks and result sheets of the duplicate game: what goes out comes back, and damage is named by its line."""

from random import Random

import pytest

from tilewright.core.dice import Dice
from tilewright.core.square import Direction
from tilewright.games.base import Kit
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.games.duplicate.mastering import prepare
from tilewright.games.duplicate.rules import Prepared, Rules
from tilewright.games.duplicate.slip import Slip
from tilewright.notation import racks, result_sheet
from tilewright.notation.coordinates import Convention
from tilewright.notation.trouble import Unreadable
from tilewright.testing.duplicate import WORDS, RandomDuplicate, duplicate_after

KIT = Kit(WORDS, Dice(bytes(32)))
HEAD = "#tilewright racks 1\n#coordinates rulebook\n"

#: The trouble, the text, and the line and column where it is.
TROUBLES = [
    ("racks-header", "", 1, 1),
    ("racks-header", "TRAINER\n", 1, 1),
    ("racks-coordinates", "#tilewright racks 1\nTRAINER\n", 2, 1),
    ("racks-coordinates", "#tilewright racks 1\n#coordinates chess\nTRAINER\n", 2, 1),
    ("racks-line", HEAD, 2, 1),
    ("racks-line", HEAD + "TRAINER H2\n", 3, 9),
    ("racks-line", HEAD + "TRAINER H2 TRAINER 66\n", 3, 9),
    ("racks-rack", HEAD + "# a note\n\nTRAiNER\n", 5, 1),
    ("racks-square", HEAD + "TRAINER H99 TRAINER\n", 3, 9),
    ("racks-size", HEAD + "TRAINER H2 TRAINER\nHORN\n", 4, 1),
    ("racks-tiles", HEAD + "QTRAINE H4 TRAIN\n# then\nZZQAEIR\n", 5, 1),
    ("racks-balance", HEAD + "TRRNSLE\n", 3, 1),
    ("racks-misplaced", HEAD + "TRAINER A1 TRAINER\n", 3, 1),
    ("racks-not-held", HEAD + "TRAINER H2 TRAINED\n", 3, 1),
]


@pytest.mark.parametrize("convention", list(Convention))
def test_a_list_comes_back_as_it_went_out(convention: Convention) -> None:
    made = prepare(Rules(), KIT)
    text = racks.write(made, convention)
    read = racks.read(text)
    assert [(one.rack, one.play and one.play.word) for one in read] == [
        ("".join(sorted(one.rack)), one.play and one.play.word) for one in made
    ]
    assert racks.write(read, convention) == text
    assert racks.read("\ufeff" + text.replace("\n", "\r\n")) == read


def test_a_list_that_was_read_can_be_played() -> None:
    text = HEAD + "# the club's evening\nTRAINER H2 TRAINER\nBEHOORS 2H THROB\n"
    prepared = racks.read(text)
    assert prepared == (
        Prepared("TRAINER", Slip("TRAINER", 8, 2, Direction.ACROSS)),
        Prepared("BEHOORS", Slip("THROB", 8, 2, Direction.DOWN)),
    )
    state = duplicate_after(DUPLICATE.start(Rules(prepared=prepared), ("Ann",), KIT))
    assert state.rack.faces == "AEINRRT"


def test_racks_alone_are_a_list_too() -> None:
    assert racks.read(HEAD + "TRAINER\nHORNAIE\n") == (Prepared("TRAINER"), Prepared("HORNAIE"))


@pytest.mark.parametrize(("key", "text", "line", "column"), TROUBLES)
def test_what_is_wrong_is_told_with_its_line(key: str, text: str, line: int, column: int) -> None:
    with pytest.raises(Unreadable) as trouble:
        racks.read(text)
    assert (trouble.value.key, trouble.value.line, trouble.value.column) == (key, line, column)


@pytest.mark.parametrize("text", ["\x00", "{" * 999, HEAD + "\x00 \x00 \x00", HEAD + "? ? ?", HEAD + "É H8 É"])
def test_garbage_is_unreadable_and_nothing_worse(text: str) -> None:
    with pytest.raises(Unreadable):
        racks.read(text)


def test_a_result_sheet_has_a_line_for_each_player() -> None:
    game = RandomDuplicate(Random(3), Rules(), ("Ann", "=SUM(A1)", "Cid, the elder"))
    for number, rounds in ((1, "1 round"), (2, "2 rounds")):
        while len(game.state.rounds) < number:
            game.step()
        last = result_sheet.write_text(game.state).splitlines()[-1]
        assert last == f"Best possible: {game.state.best_total} in {rounds}"
    first, *rows = result_sheet.write_csv(game.state).splitlines()
    assert first == "place,player,score,percent,tops,solos"
    assert len(rows) == len(game.state.contestants)
    assert any("'=SUM(A1)" in row for row in rows)
    assert any('"Cid, the elder"' in row for row in rows)
    text = result_sheet.write_text(game.state)
    assert all(name in text for name in game.state.players)
