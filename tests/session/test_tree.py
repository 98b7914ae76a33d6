"""Variations and comments: kept in the notes of a GCG file, read back as they were."""

from pathlib import Path

import pytest
from hypothesis import given, strategies as st

import tilewright as tw
from tilewright.core.square import Square
from tilewright.notation.gcg.variations import Variation, read_note, write_note
from tilewright.notation.move import Move
from tilewright.testing import SAMPLE_WORDS

FILE = """#player1 ann Ann
#player2 ben Ben
#title Club night
#note A quick game.
>ann: AEHLRT? 8D HALTER +26 26
#note Keeps the blank.
(8D HATER {one less} -CFG (-ABC {why not?} 9C AT))
It could be worse.
>ben: ABCDEFG -CFG +0 0
#note (8A ZZZZZ)
>ann: ?EINOST - +0 26
"""

MOVES = st.sampled_from(["8D HALTER", "-QO", "-", "H1 W.rD"]).map(Move.from_text)
COMMENTS = st.text(alphabet="ab (){}\\\n-8D", max_size=12).map(lambda text: text.replace("\r", ""))
VARIATIONS = st.recursive(
    st.builds(Variation, MOVES, COMMENTS),
    lambda inner: st.builds(Variation, MOVES, COMMENTS, st.lists(inner, max_size=3).map(tuple)),
    max_leaves=8,
)


@given(COMMENTS, st.lists(VARIATIONS, max_size=3))
def test_what_is_written_is_read_again(comment: str, variations: list[Variation]) -> None:
    assert read_note(write_note(comment, variations)) == (comment, tuple(variations))


def tree() -> tw.GameTree:
    return tw.GameTree.from_gcg(FILE, words=SAMPLE_WORDS)


def test_a_file_with_notes_is_read_and_written_as_it_was() -> None:
    read = tree()
    first, second, third = read.root.line()
    assert (read.root.comment, first.comment) == ("A quick game.", "Keeps the blank.\nIt could be worse.")
    variation = read.root.children[1]
    assert (str(variation.move), variation.comment) == ("8D HATER", "one less")
    assert [str(child.move) for child in variation.children] == ["-CFG", "-ABC"]
    assert [str(one.move) for one in variation.children[1].line()] == ["9C AT"]
    assert (str(third.move), third.comment) == ("-", "")
    again = tw.GameTree.from_gcg(read.gcg(), words=SAMPLE_WORDS)
    assert again.gcg() == read.gcg()
    assert "#title Club night\n" in read.gcg()
    assert (second.comment, str(first.children[1].move)) == ("", "8A ZZZZZ")


def test_every_node_is_a_game_that_goes_on() -> None:
    read = tree()
    variation = read.root.children[1]
    game = variation.game()
    assert [game.board.at(Square(8, col)) for col in range(4, 10)] == ["H", "A", "T", "E", "R", ""]
    assert (game.turn, game.scores[1]) == (1, 0)
    assert variation.children[0].game().turn == 0
    assert read.root.game().board.is_empty


def test_a_variation_that_cannot_be_played_is_kept_and_refused_when_it_is_tried() -> None:
    wrong = next(tree().root.line()).children[1]
    with pytest.raises(tw.Refused):
        wrong.game()


def test_moves_are_added_once_promoted_and_removed() -> None:
    read = tree()
    exchange = read.root.add("-AE", "patient")
    assert read.root.add("-EA") is exchange
    with pytest.raises(tw.Refused):
        read.root.add("-ZZ")
    assert len(read.root.children) == 3
    read.root.promote(exchange)
    assert "-AE +0 0\n#note patient\n(8D HALTER " in read.gcg()
    assert "#title Club night" in read.gcg()
    read.root.remove(exchange)
    assert [str(one.move) for one in read.root.children] == ["8D HALTER", "8D HATER"]


def test_a_game_of_our_own_can_be_annotated(tmp_path: Path) -> None:
    game = tw.Game.new("magnetic", players=("Ann", "Bén"), words=SAMPLE_WORDS, seed=1)
    best = game.best_move()
    assert best
    game.play(best)
    mine = tw.GameTree(game)
    mine.root.children[0].comment = "Für den Anfang gut.\n(8H)"
    mine.root.add("-").add("-", "and so on")
    file = tmp_path / "game.gcg"
    file.write_text(mine.gcg(), encoding="utf-8")
    again = tw.GameTree.from_gcg(file, "magnetic", words=SAMPLE_WORDS)
    assert again.root.children[0].comment == "Für den Anfang gut.\n(8H)"
    assert [one.comment for one in again.root.children[1].line()] == ["and so on"]


def test_one_file_is_one_tree() -> None:
    with pytest.raises(tw.Unreadable):
        tw.GameTree.from_gcg(FILE + FILE, words=SAMPLE_WORDS)
    long = "(8D HALTER " + "- " * 300 + ")"
    assert read_note(long) == (long, ())
