"""The board at every size, the rules in sentences, and the last page of a game."""

from itertools import product

import pytest
from msgspec.structs import replace as with_fields
from rich.console import Console

from tests.cli.conftest import Run
from tilewright import Board, Laid, Session, Square
from tilewright.cli.frame.choices import PlayChoices
from tilewright.cli.frame.screen import Screen
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.games.crossword.dialogue import CrosswordDialogue
from tilewright.cli.games.crossword.game import GAME
from tilewright.cli.games.crossword.result import settlement
from tilewright.cli.games.crossword.rules_text import rules_text
from tilewright.cli.games.crossword.setup import alone
from tilewright.cli.pictures.board import Marked, board_picture
from tilewright.cli.pictures.look import LARGE_SIZES, SIZES, Look, Size, size_for
from tilewright.core.layout import STANDARD_LAYOUT
from tilewright.editions.books import EDITIONS
from tilewright.editions.house import HOUSE_RULES, rules_for
from tilewright.editions.house.values import ThemeName
from tilewright.games.crossword.events import Ended, EndReason
from tilewright.games.kind import kind_of
from tilewright.notation.coordinates import Convention
from tilewright.testing import SAMPLE_WORDS

BOARD = Board.empty().lay(tuple(Laid(8, 6 + place, tile) for place, tile in enumerate("HOrNZ")))


@pytest.mark.parametrize(("size", "unicode"), list(product([*SIZES, *LARGE_SIZES], [True, False])))
def test_a_board_has_the_size_it_says(size: Size, unicode: bool) -> None:
    picture = board_picture(BOARD, Look(size=size, unicode=unicode), Marked([Square(8, 6)], [Square(8, 7)]))
    assert len(picture) == size.lines(STANDARD_LAYOUT)
    assert {line.cell_len for line in picture[1:]} == {size.columns(STANDARD_LAYOUT)}
    text = "\n".join(line.plain for line in picture)
    assert text.isascii() is not unicode or size.width == 1
    if size.width > 1:
        assert all(text.count(mark) >= 1 for mark in ("2L", "3L", "2W", "3W"))


def test_values_blanks_and_marks() -> None:
    line = board_picture(BOARD, Look(), Marked([Square(8, 6)], [Square(8, 7)]))[8].plain
    assert "›H₄+O₁ r  N₁Z₁₀" in line


@pytest.mark.parametrize(
    ("columns", "lines", "width"), [(80, 24, 3), (120, 40, 5), (130, 80, 7), (40, 24, 2), (20, 24, 1)]
)
def test_large_print_where_it_fits(columns: int, lines: int, width: int) -> None:
    assert size_for(STANDARD_LAYOUT, columns, lines, large=True).width == width


def test_every_rule_has_a_sentence() -> None:
    plain = set(rules_text(rules_for("folio")))
    for rule in HOUSE_RULES.values():
        if rule.name in ("solitaire", "challenge"):
            continue
        name = f"{rule.name}=animals" if isinstance(rule.value, ThemeName) else rule.name
        new = set(rules_text(rules_for("folio", [name]))) - plain
        assert any(rule.rule in sentence or "R-2.3" in sentence for sentence in new), name
    for value in ("void", "free", "points-10"):
        assert set(rules_text(rules_for("folio", [f"challenge={value}"]))) - plain
    assert any("R-8.3" in sentence for sentence in rules_text(rules_for("folio", ["solitaire=face-up"])))
    assert "No extra points for many tiles. (R-4.5)" in rules_text(with_fields(rules_for("folio"), bonus=()))


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_help_is_one_screen(edition: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    house = ["recycling", "theme-by-vote=x", "double-bag", "open-dictionary"]
    session = Session.new(kind_of("crossword"), rules_for(edition, house), words=SAMPLE_WORDS, seed=1)
    table = TerminalTable(session, Convention.RULEBOOK, tmp_path_factory.getbasetemp() / "none", GAME.told)
    page = CrosswordDialogue(table, Screen(Console())).help()
    assert len(page) <= 22  # of 24 lines, with a title and a prompt
    assert all(len(line) < 80 for line in page)


def test_the_settlement_is_told_line_by_line() -> None:
    ended = Ended(EndReason.OUT, 0, ("", "AX"), ("",), (9, -9), (0, -20), (0,), "")
    assert settlement(ended, ("Ann", "Ben"), (109, 71)) == [
        "Ann  100 + 9 for the tiles of the others = 109",
        "Ben  100 - 9 for A X - 20 for time over = 71",
    ]


def test_solitaire_is_one_rack_unless_another_is_named() -> None:
    assert alone(PlayChoices()).house == ("solitaire=one-rack",)
    assert alone(PlayChoices(house=("solitaire=face-up",))).house == ("solitaire=face-up",)


def test_a_file_that_is_there_is_not_overwritten_unasked(run: Run, words_file: object) -> None:
    start = ("play", "--player", "Ann", "--player", "Ben", "--seed", "1", "--lexicon", words_file)
    result = run(*start, typed=["save here.game"])
    assert result.exit_code == 0
    result = run(*start, typed=["quit", "here.game", "no", "save /nowhere/at/all.game", "save here.game", "yes"])
    assert result.exit_code == 0
    assert "There is a" in result.output
    assert "could not be kept in /nowhere/at/all.game" in " ".join(result.output.split())
    assert "The game goes on" in run("play", "--resume", "here.game", "--lexicon", words_file).output
