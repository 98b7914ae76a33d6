"""CGP: a position on one line."""

from random import Random

import pytest
from hypothesis import given, strategies as st

from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT, Layout
from tilewright.core.square import Direction, Laid, Square
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES, TileSet
from tilewright.notation import cgp
from tilewright.notation.cgp.opcodes import CgpLastPlay, ChallengeRule, LastExchange, LastMove, LastPass
from tilewright.notation.trouble import Unreadable

NOTHING = "/".join(["15"] * 15)
HORN = NOTHING.replace("15/15/15/15/15/15/15/15", "15/15/15/15/15/15/15/5HOrN6", 1)
SMALL = Layout.parse("....\n.*..\n....")
FEW = TileSet.parse("?1x0 A2x1 B1x3")


def test_the_empty_board() -> None:
    position = cgp.read(f"{NOTHING} AELNOQT/ 0/0 0 lex commons;")
    assert position == cgp.CgpPosition(
        Board.empty(), (Tiles("AELNOQT"), Tiles()), (0, 0), zeros=0, opcodes=(("lex", "commons"),)
    )


def test_tiles_gaps_and_blanks() -> None:
    board = cgp.read(f"{HORN} / 0/0 0").board
    assert board.standing() == (Laid(8, 6, "H"), Laid(8, 7, "O"), Laid(8, 8, "r"), Laid(8, 9, "N"))


def test_racks_and_scores_stand_in_the_order_of_play() -> None:
    position = cgp.read(f"{NOTHING} AB?/C/ -5/20/30 2")
    assert [rack.faces for rack in position.racks] == ["?AB", "C", ""]
    assert (position.scores, position.zeros) == ((-5, 20, 30), 2)


def test_one_player_alone_with_an_unknown_rack() -> None:
    position = cgp.CgpPosition(Board.empty(), (Tiles(),), (7,))
    assert cgp.read(cgp.write(position)) == position


def test_another_board_and_another_set() -> None:
    position = cgp.read("4/1AB1/4 A/ 0/0 0", layout=SMALL, tileset=FEW)
    assert position.board.row(2) == ".AB."
    assert cgp.write(position) == "4/1AB1/4 A/ 0/0 0"


def test_opcodes_have_their_types() -> None:
    position = cgp.read(f"{NOTHING} / 0/0 0 lex commons; bb 50; cr 5pt; etl 7; mcnz 6; tmr 90000/-1500; lm 8D.WO.d;")
    assert (position.lexicon, position.bonus, position.challenge_rule) == ("commons", 50, ChallengeRule.FIVE_POINTS)
    assert (position.exchange_least, position.most_zeros, position.timers) == (7, 6, (90000, -1500))
    assert position.last_move == CgpLastPlay(Square(8, 4), Direction.ACROSS, "WO.d")


def test_opcodes_that_are_not_there_are_none() -> None:
    position = cgp.read(f"{NOTHING} / 0/0 0")
    assert (position.lexicon, position.bonus, position.challenge_rule, position.exchange_least) == (None,) * 4
    assert (position.most_zeros, position.timers, position.last_move) == (None,) * 3


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", LastPass()),
        ("-", LastPass()),
        ("ex.QO", LastExchange("QO")),
        ("-2", LastExchange("2")),
        ("D8.WORD", CgpLastPlay(Square(8, 4), Direction.DOWN, "WORD")),
        ("phony.8D.WORD", CgpLastPlay(Square(8, 4), Direction.ACROSS, "WORD", phony=True)),
    ],
)
def test_the_last_move(text: str, move: LastMove) -> None:
    assert cgp.read(f"{NOTHING} / 0/0 0 lm {text};").last_move == move


def test_unknown_opcodes_are_kept_in_their_order() -> None:
    text = f"{NOTHING} / 0/0 0 oru; var classic; xyz one two; gid 17;"
    position = cgp.read(text)
    assert position.opcodes == (("oru", ""), ("var", "classic"), ("xyz", "one two"), ("gid", "17"))
    assert cgp.write(position) == text


def test_the_usual_board_set_and_game_may_be_named() -> None:
    position = cgp.read(f"{NOTHING} / 0/0 0 bdn crosswordgame; ld English; var classic;")
    assert [name for name, _ in position.opcodes] == ["bdn", "ld", "var"]


def test_what_is_not_supported_is_refused_by_name() -> None:
    with pytest.raises(Unreadable, match="only CrosswordGame or SuperCrosswordGame is supported as bdn: 'Tiny'"):
        cgp.read(f"{NOTHING} / 0/0 0 bdn Tiny;")


def test_spaces_and_the_last_semicolon_matter_little() -> None:
    assert cgp.read(f" {NOTHING} AB/   3/0 \t0  lex  commons ;bb 50\n") == cgp.read(
        f"{NOTHING} AB/ 3/0 0 lex commons; bb 50;"
    )


TROUBLES = [
    ("one-line", 45, f"{NOTHING} / 0/0 0".replace(" / ", "\n/ ")),
    ("part", 1, ""),
    ("part", 51, f"{NOTHING} / 0/0"),
    ("rows", 1, f"15/{NOTHING} / 0/0 0"),
    ("rows", 1, "15 / 0/0 0"),
    ("squares", 43, f"{NOTHING[:-2]}14 / 0/0 0"),
    ("squares", 43, f"{NOTHING[:-2]}A15 / 0/0 0"),
    ("squares", 1, f"{NOTHING[2:]} / 0/0 0"),
    ("gap", 1, f"0{NOTHING} / 0/0 0"),
    ("gap", 1, f"{'9' * 5000}{NOTHING} / 0/0 0"),
    ("letter", 3, f"14Ø{NOTHING[2:]} / 0/0 0"),
    ("letter", 3, f"14?{NOTHING[2:]} / 0/0 0"),
    ("letter", 46, f"{NOTHING} a/ 0/0 0"),
    ("letter", 49, f"{NOTHING} AB/1 0/0 0"),
    ("too-many", 6, f"1Z2AAZ8{NOTHING[2:]} / 0/0 0"),
    ("too-many", 48, f"{NOTHING} Q/Q 0/0 0"),
    ("too-many", 3, f"abc12{NOTHING[2:]} / 0/0 0"),
    ("too-many", 51, f"{HORN} ??/ 0/0 0"),
    ("rack-long", 46, f"{NOTHING} AAAAAAAABBEEEEEE/ 0/0 0"),
    ("seats", 46, f"{NOTHING} //// 0/0/0/0/0 0"),
    ("scores", 48, f"{NOTHING} / 0 0"),
    ("scores", 48, f"{NOTHING} / 0/0/0 0"),
    ("score", 50, f"{NOTHING} / 0/x 0"),
    ("score", 48, f"{NOTHING} / /0 0"),
    ("score", 48, f"{NOTHING} / {'1' * 5000}/0 0"),
    ("zeros", 52, f"{NOTHING} / 0/0 -1"),
    ("zeros", 52, f"{NOTHING} / 0/0 lex commons;"),
    ("opcode", 54, f"{NOTHING} / 0/0 0 ;"),
    ("opcode-value", 57, f"{NOTHING} / 0/0 0 bb many;"),
    ("opcode-value", 58, f"{NOTHING} / 0/0 0 etl -1;"),
    ("opcode-value", 58, f"{NOTHING} / 0/0 0 mcnz;"),
    ("opcode-value", 58, f"{NOTHING} / 0/0 0 tmr 1/2/3;"),
    ("opcode-value", 58, f"{NOTHING} / 0/0 0 tmr 1/b;"),
    ("opcode-value", 57, f"{NOTHING} / 0/0 0 cr quadruple;"),
    ("opcode-value", 57, f"{NOTHING} / 0/0 0 lm 8Z.WORD;"),
    ("opcode-value", 57, f"{NOTHING} / 0/0 0 lm nothing;"),
    ("opcode-unsupported", 58, f"{NOTHING} / 0/0 0 bdn Tiny;"),
    ("opcode-unsupported", 57, f"{NOTHING} / 0/0 0 ld klingon;"),
    ("opcode-unsupported", 58, f"{NOTHING} / 0/0 0 var wordsmog;"),
    ("opcode-unsupported", 57, f"{NOTHING} / 0/0 0 var;"),
]


@pytest.mark.parametrize(("key", "column", "text"), TROUBLES)
def test_trouble_is_named_and_placed(key: str, column: int, text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        cgp.read(text)
    assert (caught.value.key, caught.value.line, caught.value.column) == (key, 1, column)


def test_a_shorter_limit_for_racks() -> None:
    with pytest.raises(Unreadable, match="a rack has 7 tiles at the most"):
        cgp.read(f"{NOTHING} AABBEEEE/ 0/0 0", longest_rack=7)


@st.composite
def positions(draw: st.DrawFn) -> cgp.CgpPosition:
    """Tiles strewn over the board as no game would leave them."""
    dice = Random(draw(st.integers(0, 2**32)))
    bag, squares = list(STANDARD_TILES.bag()), STANDARD_LAYOUT.squares()
    dice.shuffle(bag)
    dice.shuffle(squares)
    pairs = zip(squares[: draw(st.integers(0, 60))], bag, strict=False)
    laid = tuple(Laid(square.row, square.col, face.replace("?", "e")) for square, face in pairs)
    sizes = draw(st.lists(st.integers(0, 9), min_size=1, max_size=4))
    racks = tuple(Tiles("".join(bag[60 + 10 * seat :][:size])) for seat, size in enumerate(sizes))
    scores = tuple(draw(st.integers(-999, 9999)) for _ in racks)
    opcodes = draw(st.lists(st.sampled_from([("lex", "commons"), ("bb", "50"), ("oru", ""), ("x", "y z")])))
    return cgp.CgpPosition(Board.empty().lay(laid), racks, scores, draw(st.integers(0, 12)), tuple(opcodes))


@given(positions())
def test_every_position_comes_back(position: cgp.CgpPosition) -> None:
    assert cgp.read(cgp.write(position)) == position


PIECES = ["/", " ", "  ", ";", "15", "0", "?", "-", "a", "Z", "\n", "\t", "\x0b", "\xa0", "lex", "tmr ", "lm 8D."]
REAL = f"{HORN} AEINST?/QU 12/-3 0 lex commons; tmr 1/2; lm 8F.HOrN; oru;"


@given(st.text() | st.lists(st.sampled_from(PIECES)).map("".join))
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        cgp.read(text)


@given(st.lists(st.tuples(st.integers(0, len(REAL)), st.integers(0, 4), st.sampled_from(PIECES)), max_size=4))
def test_a_damaged_position_is_read_or_refused(damage: list[tuple[int, int, str]]) -> None:
    text = REAL
    for place, lost, piece in damage:
        text = text[:place] + piece + text[place + lost :]
    position = position_or_trouble(text)
    if isinstance(position, Unreadable):
        assert 1 <= position.column <= len(text) + 1
    else:
        assert cgp.read(cgp.write(position)) == position


def position_or_trouble(text: str) -> cgp.CgpPosition | Unreadable:
    try:
        return cgp.read(text)
    except Unreadable as trouble:
        return trouble
