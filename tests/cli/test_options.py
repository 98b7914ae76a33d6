"""Starting a game: options that make sense, and one clear sentence for those that do not."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

TWO = ("--player", "Ann", "--player", "Ben", "--seed", "1")


@pytest.mark.parametrize(
    ("options", "says", "rule"),
    [
        (["--edition", "magnet"], "There is no edition called magnet. You can choose magnetic, ", ""),
        (["--house", "flying"], "There is no house rule called flying", ""),
        (["--house", "jacks=many"], "jacks takes", "R-6.6"),
        (["--house", "eight-tile", "--house", "nine-tile"], "eight-tile and nine-tile don't go together", "R-6.6"),
        (
            ["--house", "solitaire=face-up", "--house", "recycling"],
            "makes no sense with all tiles face up: you can choose any tile anyway",
            "R-6.1",
        ),
        (["--seats", "5"], "2 to 4 players", "R-2.1"),
        (["--seats", "-3"], "2 to 4 players", "R-2.1"),
        (["--seats", "2", "--player", "A", "--player", "B", "--player", "C"], "2 players", "R-2.1"),
        (["--player", "Ann", "--player", "ann"], "same name", "R-2.1"),
        (["--player", "\x1b[31m", "--player", "Ben"], "A name has", "R-2.1"),
        (["--house", "theme=numbers"], "--theme-list", "R-6.3"),
        (["--lexicon", "nowhere.txt"], "cannot be read", "R-3.1"),
        (["--layout", "nowhere.txt"], "cannot be read", ""),
        (["--tiles", "nowhere.txt"], "cannot be read", ""),
        (["--resume", "nowhere.game"], "cannot be read", "R-13.2"),
        (["--rack-size", "0"], "A rack holds", "R-2.3"),
        (["--rack-size", "99999999"], "A rack holds", "R-2.3"),
        (["--bonus", "seven"], "Write a bonus like 7=50", "R-4.5"),
        (["--bonus", "7=50,7=60"], "Write a bonus like 7=50", "R-4.5"),
        (["--house", "move-timer=0"], "move-timer takes", "R-6.6"),
        (["--game", "solitaire", "--seats", "3"], "one player", "R-2.1"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(run: Run, options: list[str], says: str, rule: str) -> None:
    result = run("play", *options)
    assert result.exit_code == 2
    assert says in result.output
    assert rule in result.output
    assert len(result.output.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"{}", b'{"tilewright":"log"', b"T.T\n.x.\n...", b"A1x1", b"?9x9"]
)
@pytest.mark.parametrize("option", ["--resume", "--layout", "--tiles", "--lexicon", "--theme-list"])
def test_files_with_anything_in_them(run: Run, tmp_path: Path, option: str, content: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    result = run("play", option, file)
    assert result.exit_code == 2
    if "it up again" not in result.output:
        assert len(result.output.strip().splitlines()) == 1


def test_without_anybody_there_it_says_so(run: Run, home: Path) -> None:
    result = run("play")
    assert result.exit_code == 2
    assert "needs a terminal" in result.output
    assert not home.exists()


def test_a_game_without_more_input_is_kept(run: Run, home: Path) -> None:
    result = run("play", *TWO, typed=["", "nonsense"])
    assert result.exit_code == 2
    kept = next((home / "games").glob("*.game"))
    assert f"tilewright play --resume {kept}" in result.output
    again = run("play", "--resume", kept, typed=[])
    assert "The game goes on: Ann 0, Ben 0." in again.output


def test_own_board_tiles_rack_and_bonus(run: Run, tmp_path: Path, words_file: Path) -> None:
    (tmp_path / "board").write_text("T.d.T\n.D.D.\nd.*.d\n.D.D.\nT.d.T\n")
    (tmp_path / "tiles").write_text("A9x1 T9x2 E9x1")
    own = ("--layout", tmp_path / "board", "--tiles", tmp_path / "tiles", "--rack-size", "3", "--bonus", "2=10,3=20")
    result = run("play", *own, *TWO, "--lexicon", words_file, typed=["", "3B AT", "yes", "rules"])
    assert "50 for 7" not in result.output
    assert "10 for 2 tiles, 20 for 3 tiles" in result.output


def test_the_questions_before_a_game(run: Run, words_file: Path) -> None:
    answers = [
        "nonsense",
        "4",
        "eight-tile nine-tile",
        "eight-tile",
        "deep",
        "",
        "9",
        "3",
        "Ann",
        "ann",
        "Ben",
        "",
        "nowhere",
        str(words_file),
    ]
    result = run("play", "--seed", "1", typed=[*answers, "quit", ""])
    assert result.exit_code == 0
    for said in (
        "There is no edition called nonsense",
        "don't go together",
        "There is no bot 'deep'; there are ",
        "2 to 4 players",
        "a name of their own",
        "There is no lexicon or file named “nowhere”.",
    ):
        assert said in " ".join(result.output.split())
    assert "Player 3" in result.output
    assert "magnetic" in result.output


def test_a_theme_asks_for_its_list(run: Run, words_file: Path) -> None:
    result = run(
        "play", typed=["", "theme=short", "nowhere", "theme=short", str(words_file), "", "", "", "", "", "quit", ""]
    )
    assert result.exit_code == 0
    assert "cannot be read" in result.output


def test_a_theme_and_a_lexicon_of_the_box_are_known_by_name(run: Run) -> None:
    result = run("play", typed=["", "theme=sea", "", "", "", "", "comons", "commons", "quit", ""])
    assert result.exit_code == 0
    assert "Lexicons: commons, commons-world. (R-3.1)" in " ".join(result.output.split())
    result = run("play", *TWO, "--house", "theme=sea", "--lexicon", "commons", typed=["", "quit", ""])
    assert result.exit_code == 0


@pytest.mark.parametrize("edition", ["folio", "tile-lock", "large-print", "magnetic"])
def test_every_edition_in_its_own_notation(run: Run, edition: str) -> None:
    result = run("play", "--edition", edition, *TWO, typed=["", ""])
    rulebook = edition in ("large-print", "magnetic")
    assert ("H6 HORN" if rulebook else "8F HORN") in result.output
    other = run("play", "--edition", edition, "--notation", "tournament", *TWO, typed=["", ""])
    assert "8F HORN" in other.output


@pytest.mark.parametrize(("answer", "named"), [("", True), ("commons", True), ("book", False)])
def test_the_list_in_the_box_is_offered_and_the_book_on_the_table_is_a_choice(
    run: Run, answer: str, named: bool
) -> None:
    result = run("play", typed=["", "", "", "", "", "", answer, "quit", ""])
    assert result.exit_code == 0
    assert ("--lexicon commons" in result.output) is named


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (["best", "x", "--seconds"], "seconds"),
        (["endgame", "x", "--seconds"], "seconds"),
        (["autoplay", "--seconds"], "seconds"),
        (["autoplay", "--sprt", "0"], "Elo points"),
        (["solve", "--seconds"], "seconds"),
        (["play", "--minutes"], "minutes"),
        (["serve", "--bot-seconds"], "seconds"),
        (["serve", "--bot-pace"], "seconds"),
    ],
)
def test_numbers_end(run: Run, command: list[str], what: str) -> None:
    for number in ("nan", "inf"):
        result = run(*command, number)
        assert result.exit_code == 2
        assert f"{number} is not a number of {what}." in result.stderr
