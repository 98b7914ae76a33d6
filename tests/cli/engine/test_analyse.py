"""`tilewright analyse`: many files, one report, and a sentence for each that cannot be read."""

from pathlib import Path

import pytest

from tests.cli.engine.conftest import Run, rows
from tilewright.testing import SAMPLE_WORDS

GAME = """#title Final & <last>
#player1 ann Ann
#player2 ben Ben
>ann: AEHLRT? 8D HALTER +26 26
>ben: ABCDEFG -CFG +0 0
"""


@pytest.fixture
def folder(home: Path) -> Path:
    Path("sample.txt").write_text("\n".join(SAMPLE_WORDS))
    games = Path("games")
    games.mkdir()
    (games / "a.gcg").write_text(GAME)
    (games / "bad.gcg").write_text(GAME.replace("+26 26", "+27 27"))
    (games / "two.gcg").write_text(GAME + GAME)
    return games


OPTIONS = ("--nodes", 100, "--lexicon", "sample.txt")


def test_a_game_is_told_turn_by_turn(run: Run, folder: Path) -> None:
    told = run("analyse", folder / "a.gcg", *OPTIONS)
    assert told.exit_code == 0
    lines = told.stdout.splitlines()
    assert lines[0].split() == [
        "turn",
        "player",
        "played",
        "score",
        "best",
        "wins",
        "lost",
        "points",
        "luck",
        "mistake",
    ]
    assert lines[1].split()[:5] == ["1", "Ann", "8D", "HALTER", "26"]
    assert max(map(len, lines)) <= 80


def test_a_folder_is_analysed_and_bad_files_are_named(run: Run, folder: Path) -> None:
    one = run("analyse", folder, "none.gcg", *OPTIONS, "--json", "--threads", 1)
    two = run("analyse", folder, "none.gcg", *OPTIONS, "--json", "--threads", 2)
    assert one.exit_code == two.exit_code == 0
    assert one.stdout == two.stdout
    found = rows(one)
    assert [row["file"] for row in found if "players" in row] == [
        "games/a.gcg, game 1",
        "games/two.gcg, game 1",
        "games/two.gcg, game 2",
    ]
    assert len(found) == 9
    assert one.stderr.splitlines()[0].startswith("games/bad.gcg, game 1: line 4: ")
    assert one.stderr.splitlines()[1] == "none.gcg: the file cannot be read: No such file or directory."


@pytest.mark.parametrize("more", [">ben: ABDEG?? - +0 0\n>ann: ? - +0 26\n" * 4, ">ben: ABDEG?? - +0 0\n" * 8])
def test_a_game_that_goes_on_after_it_has_ended_stops_no_other(run: Run, folder: Path, more: str) -> None:
    """Two passes of each player end it, and programs that know another rule write on."""
    (folder / "a.gcg").write_text(GAME + more)
    told = run("analyse", folder, *OPTIONS, "--json", "--threads", 1)
    assert told.exit_code == 0
    files = [row["file"] for row in rows(told) if "players" in row]
    assert files == ["games/a.gcg, game 1", "games/two.gcg, game 1", "games/two.gcg, game 2"]


def test_a_report_stands_alone(run: Run, folder: Path) -> None:
    told = run("analyse", folder, *OPTIONS, "--html", "report.html", "--threads", 1)
    assert told.exit_code == 0
    page = Path("report.html").read_text(encoding="utf-8")
    assert page.count("<article>") == 3
    assert "Final &amp; &lt;last&gt;" in page
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert page.endswith("</html>\n")
    assert not Path("report.html.partial").exists()


def test_where_no_game_can_be_read_the_command_fails(run: Run, folder: Path) -> None:
    told = run("analyse", folder / "bad.gcg", *OPTIONS, "--html", "report.html")
    assert told.exit_code == 2
    assert not Path("report.html").exists()
    assert run("analyse", "none.gcg", *OPTIONS).exit_code == 2
    assert (
        run("analyse", folder / "a.gcg", "--seconds", 1, "--nodes", 5).stderr == "Say --seconds or --nodes, not both.\n"
    )
    assert run("analyse", folder / "a.gcg", "--house", "nonsense").exit_code == 2


WOOGLES = """{"players": [{"nickname": "ann"}, {"nickname": "ben"}], "events": [
 {"rack": "AEHLRTT", "position": "8D", "playedTiles": "HALTER", "score": 26, "cumulative": 26},
 {"playerIndex": 1, "type": "PASS", "rack": "AEINRST", "cumulative": 0}]}"""


def test_a_game_of_woogles_is_analysed_like_any_other(run: Run, folder: Path) -> None:
    for file in folder.glob("*.gcg"):
        file.unlink()
    (folder / "w.json").write_text(WOOGLES)
    (folder / "other.json").write_text('{"CSW": {"players": []}}')
    found = rows(run("analyse", folder, *OPTIONS, "--json", "--threads", 1))
    assert [(row["file"], row["turns"]) for row in found if "players" in row] == [("games/w.json, game 1", 2)]
    (folder / "w.json").write_text(WOOGLES.replace('"score": 26, "cumulative": 26', '"score": 25, "cumulative": 25'))
    assert "games/w.json, game 1: event 1: the line says +25" in run("analyse", folder, *OPTIONS).stderr
    (folder / "w.json").write_text(WOOGLES.replace("8D", "8Z"))
    assert "games/w.json, game 1: events[0].position: a square" in run("analyse", folder, *OPTIONS).stderr
