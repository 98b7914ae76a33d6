"""What is no GCG is refused with line, column and the text that is wrong; never with another error."""

import pytest
from hypothesis import example, given, strategies as st

from tests.notation.sample import HEAD, HORN, told
from tilewright.games.crossword.rules import Rules
from tilewright.notation import gcg
from tilewright.notation.trouble import MEANING, Unreadable

TROUBLES = [
    ("encoding-unknown", 1, 21, "KOI8-R", "#character-encoding KOI8-R\n" + HEAD),
    ("stray-text", 3, 3, "hello", HEAD + "  hello\n"),
    ("stray-text", 5, 1, "hello", told(">ann: - +0 0", "#rack1 A", "hello")),
    ("pragma", 3, 2, "# title", HEAD + " # title\n"),
    ("player-number", 2, 1, "#player1 bob", "#player1 ann\n#player1 bob\n"),
    ("player-number", 1, 1, "#player5 ann", "#player5 ann\n"),
    ("player-number", 1, 1, "#player0 ann", "#player0 ann\n"),
    ("player-number", 3, 1, "ann cyd", "#player1 ann\n#player3 cyd\n"),
    ("player-number", 1, 1, "", ""),
    ("player-nick", 1, 9, "", "#player1\n"),
    ("moves-many", 2003, 1, ">ann: - +0 0", told(*[">ann: - +0 0"] * 100_000)),
    ("nick", 3, 2, "cyd", told(">cyd: - +0 0")),
    ("nick", 3, 2, "ann - +0 0", told(">ann - +0 0")),
    ("nick", 3, 2, "Ann", told(">Ann: - +0 0")),
    ("nick", 3, 2, ">", told(">")),
    ("rack", 3, 7, "HoRN", told(">ann: HoRN 8F HORN +14 14")),
    ("action", 3, 7, "+14", told(">ann: +14 14")),
    ("rack", 3, 8, "AB+", HEAD + "#rack1 AB+\n"),
    ("action", 3, 6, ">ann:", told(">ann:")),
    ("action", 3, 14, ">ann: HORNAIE", told(">ann: HORNAIE")),
    ("action", 3, 15, "HORN", told(">ann: HORNAIE HORN +14 14")),
    ("action", 3, 15, "+14", told(">ann: HORNAIE +14 14")),
    ("coordinate", 3, 15, "8Z", told(">ann: HORNAIE 8Z HORN +14 14")),
    ("coordinate", 3, 7, "22A", told(">ann: 22A HORN +14 14")),
    ("word", 3, 17, ">ann: HORNAIE 8F", told(">ann: HORNAIE 8F")),
    ("word", 3, 18, "+14", told(">ann: HORNAIE 8F +14 14")),
    ("word", 3, 18, "H(O", told(">ann: HORNAIE 8F H(O +14 14")),
    ("word", 3, 18, "H()", told(">ann: HORNAIE 8F H() +14 14")),
    ("word", 3, 18, "HO?N", told(">ann: HORNAIE 8F HO?N +14 14")),
    ("tiles", 3, 12, "o", told(">ann: QOA -o +0 14")),
    ("tiles", 3, 12, "0", told(">ann: QOA -0 +0 14")),
    ("tiles", 3, 7, "(TIME", told(">ann: (TIME +6 14")),
    ("tiles", 3, 8, "overtime", told(">ann: (overtime) +6 14")),
    ("points", 3, 23, "x14", told(">ann: HORNAIE 8F HORN x14 14")),
    ("points", 3, 22, ">ann: HORNAIE 8F HORN", told(">ann: HORNAIE 8F HORN")),
    ("points", 3, 23, "+" + "9" * 59 + "...", told(">ann: HORNAIE 8F HORN +" + "9" * 5000 + " 14")),
    ("total", 3, 27, "14x", told(">ann: HORNAIE 8F HORN +14 14x")),
    ("total", 3, 26, ">ann: HORNAIE 8F HORN +14", told(">ann: HORNAIE 8F HORN +14")),
]


@pytest.mark.parametrize(("key", "line", "column", "quoted", "text"), TROUBLES)
def test_trouble_is_named_placed_and_quoted(key: str, line: int, column: int, quoted: str, text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        gcg.read(text.encode("latin-1"))
    trouble = caught.value
    assert (trouble.key, trouble.line, trouble.column) == (key, line, column)
    assert trouble.quoted == quoted
    assert str(trouble).startswith(f"line {line}, column {column}: {MEANING[key].format(**trouble.facts)}")


def test_utf_8_that_is_none_is_found_where_it_breaks() -> None:
    data = "#character-encoding UTF-8\r\n#player1 łucja N".encode() + b"\xe9e\r\n"
    with pytest.raises(Unreadable) as caught:
        gcg.read(data)
    trouble = caught.value
    assert (trouble.key, trouble.line, trouble.column, trouble.quoted) == ("encoding-broken", 2, 17, "é")


REAL = (HEAD + HORN + "#note so\nfar\n>ann: QUAA -2 +0 55\n>bob: (QUAA) +13 38\n>ann: (time) -10 45\n").encode()
PIECES = [
    b"#rack1 AE\n",
    b"#incomplete ",
    b"#character-encoding ISO-8859-6\n",
    b"#player3 cyd\n",
    b"\xff\xfe",
    b"\xc3\xa9",
]
PIECES += [
    b">bob: -- +0 9\n",
    b">ann: (time) -10 45\n",
    b"#game-type x\n",
    b">ann:",
    b"#note ",
    b"#",
    b">",
    b"\n",
    b"\r",
    b"(",
    b")",
    b"--",
    b" ",
    b"\t",
    b"8H",
    b"+",
    b"\xff",
    b"\x00",
]


def game_or_trouble(data: bytes | str) -> gcg.GcgGame | Unreadable:
    try:
        return gcg.read(data)
    except Unreadable as trouble:
        return trouble


def assert_read_or_refused(data: bytes | str) -> None:
    game = game_or_trouble(data)
    if isinstance(game, Unreadable):
        assert game.line >= 1
        assert game.column >= 1
    else:
        assert gcg.read(gcg.write(game)) == game
        gcg.replay(game, Rules())


@given(st.binary() | st.text())
@example(b"\xef\xbb\xbf\xff")
@example("#player1 \x1c")
def test_garbage_is_read_or_refused(data: bytes | str) -> None:
    assert_read_or_refused(data)


@given(st.lists(st.tuples(st.integers(0, len(REAL)), st.integers(0, 6), st.sampled_from(PIECES)), max_size=6))
def test_a_damaged_game_is_read_or_refused(damage: list[tuple[int, int, bytes]]) -> None:
    data = REAL
    for place, lost, piece in damage:
        data = data[:place] + piece + data[place + lost :]
    assert_read_or_refused(data)
