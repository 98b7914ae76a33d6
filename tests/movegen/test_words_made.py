"""The words of a native play, read off the board, are those that the rules form."""

from tilewright.core.board import Board
from tilewright.core.layout import Layout
from tilewright.core.square import Laid
from tilewright.core.tiles import Tiles
from tilewright.core.words import form
from tilewright.lexicons.graph import WordGraph
from tilewright.movegen.native_board import counted, play_of, position_of, words_made
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
WIDE = Layout.parse("T.....T..\n.D..*..D.\n..t...t..\n.D.....D.\nT..d.d..T", name="wide")


def test_every_play_makes_the_words_that_the_rules_form() -> None:
    horn = tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HOrN"))
    farm = tuple(Laid(6 + place, 8, tile) for place, tile in enumerate("FA.M") if tile != ".")
    cat = tuple(Laid(2, 4 + place, tile) for place, tile in enumerate("CaT"))
    crossed = 0
    for board in (Board.empty(), Board.empty().lay((*horn, *farm)), Board.empty(WIDE).lay(cat)):
        position = position_of(WORDS.native, WORDS.alphabet, board)
        plays = list(position.plays(counted(WORDS.alphabet, board, Tiles("AEST?NO")), 7, [0] * 8))
        assert plays
        for play in plays:
            made = words_made(play, board, WORDS.alphabet)
            assert made == [word.text for word in form(board, play_of(play, WORDS.alphabet).laid).words]
            crossed += len(made) > 1
    assert crossed > 100
