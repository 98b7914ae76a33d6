"""A game that is written is read again as the same game."""

import pytest
from hypothesis import given, strategies as st

from tests.notation.sample import HEAD, HORN, told
from tilewright.core.square import Direction, Square
from tilewright.notation import gcg

FACES = st.text("?ABCDEFGHIJKLMNOPQRSTUVWXYZÖŁ", max_size=9)
SOME_FACES = st.text("?ABCXYZ", min_size=1, max_size=7)
NUMBERS = st.integers(-9999, 9999)
WORDS = st.lists(st.text("ABCabcöŁ.", min_size=1) | st.just("(AB)"), min_size=1, max_size=3).map("".join)
TEXT = st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"])).map(lambda text: text.strip(" \t"))
NICKS = st.text(st.characters(exclude_characters="\r\n\t ", exclude_categories=["Cs"]), min_size=1, max_size=9)
PRAGMA_NAMES = st.sampled_from(["title", "description", "id", "lexicon", "tile", "incomplete", "unheard-of"])


def notes() -> st.SearchStrategy[str]:
    lines = st.lists(TEXT | st.sampled_from(["#note", ">ann: - +0 0", ""]), max_size=3)
    return lines.map(lambda many: "\n".join(many).strip("\n"))


def moves(seats: int) -> st.SearchStrategy[gcg.GcgMove]:
    said = {"seat": st.integers(0, seats - 1), "rack": FACES, "points": NUMBERS, "total": NUMBERS}
    said |= {"note": notes(), "trailing": st.sampled_from(["", "FARMS, ON", "+3 4"])}
    squares = st.builds(Square, st.integers(1, 21), st.integers(1, 21))
    kinds = [gcg.GcgPass, gcg.GcgWithdrawal, gcg.GcgChallengePoints, gcg.GcgOvertime]
    return st.one_of(
        *(st.builds(kind, **said) for kind in kinds),
        st.builds(gcg.GcgPlay, **said, start=squares, direction=st.sampled_from(Direction), word=WORDS),
        st.builds(gcg.GcgExchange, **said, tiles=SOME_FACES),
        st.builds(gcg.GcgUnseenExchange, **said, number=st.integers(1, 99)),
        st.builds(gcg.GcgLeftover, **said, tiles=FACES),
    )


@st.composite
def games(draw: st.DrawFn) -> gcg.GcgGame:
    nicks = draw(st.lists(NICKS, min_size=1, max_size=4, unique=True))
    players = tuple(gcg.GcgPlayer(nick=nick, name=draw(TEXT)) for nick in nicks)
    played = tuple(draw(st.lists(moves(len(nicks)), max_size=6)))
    places = sorted(draw(st.lists(st.integers(0, len(played)), max_size=3)))
    pragmata = tuple(gcg.GcgPragma(name=draw(PRAGMA_NAMES), text=draw(TEXT), after=after) for after in places)
    return gcg.GcgGame(players, played, pragmata, draw(notes()))


@given(games())
def test_every_game_comes_back(game: gcg.GcgGame) -> None:
    assert gcg.read(gcg.write(game)) == game


def test_a_tidy_file_comes_back_to_the_letter() -> None:
    text = HEAD + "#title Final\n" + HORN + "#note so far\n#rack1 QUAA\n"
    assert gcg.write(gcg.read(text)).decode() == text


@pytest.mark.parametrize("nick", ["césar", "łucja"])
def test_more_than_ascii_is_written_as_utf_8_and_says_so(nick: str) -> None:
    game = gcg.read(f"#player1 {nick}\n")
    assert gcg.write(game) == f"#character-encoding UTF-8\n#player1 {nick}\n".encode()
    assert gcg.read(gcg.write_text(game).encode("utf-8")) == game


def test_plain_ascii_needs_no_such_line() -> None:
    assert gcg.write(gcg.read("#player1 cesar\n")) == b"#player1 cesar\n"


def test_a_name_never_breaks_a_line() -> None:
    game = gcg.GcgGame((gcg.GcgPlayer(nick="ann", name="Ann\n>ann: - +0 0"),))
    assert gcg.write(game) == b"#player1 ann Ann >ann: - +0 0\n"


def test_a_note_that_looks_like_an_event_stays_a_note() -> None:
    game = gcg.read(told(">ann: - +0 0", "#note she said", "#note >ann: - +0 0"))
    assert game.moves[0].note == "she said\n>ann: - +0 0"
    assert gcg.read(gcg.write(game)) == game
