"""`tilewright moves`: every move of a position, as JSON and for people; what it says of bad input."""

from pathlib import Path

import pytest

from tests.cli.engine.conftest import EMPTY, HORN, Run, rows
from tilewright.cli.engine.asking import elsewhere
from tilewright.core.board import Board
from tilewright.core.layout import STANDARD_LAYOUT
from tilewright.core.tiles import Tiles
from tilewright.core.tileset import STANDARD_TILES
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.plain import WordList
from tilewright.notation import cgp


def test_all_moves_are_those_of_the_plain_generator(run: Run, words: Path) -> None:
    text = f"{HORN} AEST?/ 0/14 0"
    found = rows(run("moves", text, "--lexicon", words, "--all", "--json"))
    plays = [move for move in found if "at" in move]
    board = cgp.read(text).board
    expected = list(WordList.open(words).plays(board, Tiles("AEST?"), 7))
    assert sorted(move["score"] for move in plays) == sorted(play.points for play in expected)
    assert len({(move["at"], move["word"]) for move in plays}) == len(expected)
    equities = [move["equity"] for move in found]
    assert equities == sorted(equities, reverse=True)


def test_a_move_has_these_fields(run: Run, words: Path) -> None:
    found = rows(run("moves", f"{HORN} AES?/ 0/14 0", "--lexicon", words, "--all", "--json"))
    play = next(move for move in found if move.get("word") == "....S")
    assert list(play) == ["at", "word", "score", "equity", "leave"]
    assert (play["at"], play["score"], play["leave"]) == ("8F", 8, "?AE")
    blank = next(move for move in found if move.get("word") == "t....")
    assert (blank["at"], blank["score"], blank["leave"]) == ("8E", 7, "AES")
    exchange = next(move for move in found if move.get("exchange") == "AE")
    assert list(exchange) == ["exchange", "score", "equity", "leave"]
    assert (exchange["score"], exchange["leave"]) == (0, "?S")
    passed = next(move for move in found if "pass" in move)
    assert passed == {"pass": True, "score": 0, "equity": passed["equity"], "leave": "?AES"}


def test_a_position_comes_quoted_or_not_or_from_the_standard_input(run: Run, words: Path) -> None:
    text = f"{HORN} AEST/ -3/14 0 bb 50;"
    options = ("--lexicon", words, "--json")
    quoted = run("moves", text, *options)
    assert rows(quoted)
    assert run("moves", *text.split(), *options).stdout == quoted.stdout
    assert run("moves", "-", *options, typed=text + "\n").stdout == quoted.stdout


def test_how_many(run: Run, words: Path) -> None:
    text = f"{HORN} AEIRST?/ 0/14 0"
    everything = rows(run("moves", text, "--lexicon", words, "--all", "--json"))
    assert rows(run("moves", text, "--lexicon", words, "--json")) == everything[:15]
    assert rows(run("moves", text, "--lexicon", words, "--top", 3, "--json")) == everything[:3]
    assert run("moves", text, "--lexicon", words, "--top", 3, "--all").exit_code == 2
    assert run("moves", text, "--top", 0).exit_code == 2


def test_people_see_the_board_and_a_table(run: Run, words: Path) -> None:
    result = run("moves", f"{HORN} AEST/ 0/14 0", "--lexicon", words, "--top", 4)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert any("H₄ O₁ R₁ N₁" in line or "H4 O1 R1 N1" in line for line in lines)
    assert "Rack AEST, 85 tiles in the bag, 0 to 14" in result.stdout
    assert lines[-5].split() == ["at", "move", "score", "equity", "leave"]


def test_the_bonus_is_that_of_the_house_or_of_the_position(run: Run, words: Path) -> None:
    def best(text: str, *more: object) -> object:
        found = rows(run("moves", text, "--lexicon", words, "--all", "--json", *more))
        return max(move["score"] for move in found if move.get("word") == "TRAINER")

    assert best(f"{EMPTY} TRAINER/ 0/0 0") == 66
    assert best(f"{EMPTY} TRAINER/ 0/0 0 bb 10;") == 26
    assert best(f"{EMPTY} TRAINERS/ 0/0 0", "--house", "eight-tile") == 66
    assert best(f"{EMPTY} TRAINERSS/ 0/0 0", "--house", "nine-tile") == 66


def test_an_exchange_needs_tiles_in_the_bag(run: Run, words: Path) -> None:
    def exchanges(text: str, *more: object) -> int:
        return sum(
            "exchange" in move for move in rows(run("moves", text, "--lexicon", words, "--all", "--json", *more))
        )

    assert exchanges(f"{HORN} AE/ 0/14 0") == 3
    assert exchanges(f"{HORN} AE/ 0/14 0 etl 90;") == 0


def test_with_an_empty_bag_the_other_holds_what_is_unseen(run: Run, words: Path) -> None:
    faces = STANDARD_TILES.bag().take("ATEN").faces.replace("?", "s")
    full = Board.empty().cells[len(faces) :]
    position = cgp.CgpPosition(Board(STANDARD_LAYOUT, STANDARD_TILES, faces + full), (Tiles("AT"), Tiles()), (0, 0))
    assert elsewhere(position, Rules()) == (0, Tiles("EN"))
    moves = rows(run("moves", cgp.write(position), "--lexicon", words, "--all", "--json"))
    assert not any("exchange" in move for move in moves)
    assert "pass" in moves[-1]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (f"{HORN} QQ/ 0/14 0", "column 51: the set has 1 of this tile"),
        (f"{HORN} ABCDEFGHIJKL/ 0/14 0", "a rack has 7 tiles at the most; larger racks: --house eight-tile"),
        (f"{HORN} AE1/ 0/14 0", "no tile of the set is written like this: '1'"),
        (f"{HORN} / 0/14 0", "The first rack, that of the player to move, is empty"),
        (f"{HORN} AE/ 0 0", "as many scores as racks (2)"),
        ("15/15 AE/ 0/0 0", "the board has 15 rows, and 2 are here"),
        ("nonsense", "a position has a board, racks, scores"),
        ("   ", "There is no position to read."),
        (f"{HORN} AE/ 0/14 0 bb 999999999;", "bb 999999999, is too large"),
        (f"{HORN} AE/ 0/14 0 lex CSW99;", "names the lexicon 'csw99', and there is none; there are commons and"),
        (f"{HORN} AE/ 0/14 0 lex ../small.txt;", "names the lexicon '../small.txt', and there is none"),
        ("9" * 20_000, "A position has at most 10,000 characters."),
    ],
)
def test_a_bad_position_is_told_in_a_sentence(run: Run, text: str, says: str) -> None:
    for command in ("moves", "best"):
        result = run(command, text)
        assert (result.exit_code, result.stdout) == (2, "")
        assert says in result.stderr
        assert result.stderr.endswith(".\n")


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--lexicon", "comons"], "There is no lexicon or file named “comons”. Lexicons: commons, commons-world."),
        (["--lexicon", "no/such.txt"], "no/such.txt: cannot be read"),
        (["--lexicon", "broken.kwg"], "The lexicon broken: "),
        (["--lexicon", "empty.txt"], "The lexicon empty: has no words."),
        (["--house", "jacks"], "The engine does not play by jacks; it knows open-dictionary,"),
        (["--house", "nonsense"], "nonsense"),
        (["--nonsense"], "No such option"),
    ],
)
def test_bad_options_are_told_in_a_sentence(run: Run, tmp_path: Path, more: list[str], says: str) -> None:
    (tmp_path / "broken.kwg").write_bytes(b"\xff" * 40)
    (tmp_path / "empty.txt").write_text("# nothing\n")
    for command in ("moves", "best"):
        result = run(command, f"{HORN} AE/ 0/14 0", *more)
        assert (result.exit_code, result.stdout) == (2, "")
        assert says in result.stderr


def test_no_position_is_wrong_use(run: Run) -> None:
    assert run("moves").exit_code == 2
    assert run("best").exit_code == 2
