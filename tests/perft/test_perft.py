"""Counts of legal plays, position by position. `python -m tools.perft` makes the list anew."""

from pathlib import Path

import pytest

from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.plain import WordList
from tilewright.notation import cgp
from tilewright.testing import SAMPLE_WORDS

POSITIONS = (Path(__file__).parent / "positions.txt").read_text(encoding="utf-8").splitlines()


GENERATORS: dict[str, WordList | WordGraph] = {"plain": SAMPLE_WORDS, "native": WordGraph(SAMPLE_WORDS)}


@pytest.mark.parametrize("words", GENERATORS)
@pytest.mark.parametrize("line", [line for line in POSITIONS if not line.startswith("#")])
def test_the_number_of_legal_plays_is_what_it_was(line: str, words: str) -> None:
    text, _, expected = line.rpartition(" = ")
    position = cgp.read(text)
    points = [play.points for play in GENERATORS[words].plays(position.board, position.racks[0], most=9)]
    assert f"{len(points)} {max(points, default=0)}" == expected
