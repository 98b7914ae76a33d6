"""The duplicate game at the terminal: alone, with bots, with others behind a curtain, put away and taken up."""

import json
from pathlib import Path
from time import sleep

import pytest

from tests.cli.conftest import Run
from tests.cli.terminal import Terminal, plainly, screens
from tilewright.games.duplicate.kind import DUPLICATE
from tilewright.notation import log, sealed

ALONE = ("play", "--game", "duplicate", "--player", "Ann", "--seed", "3")
PASSED = ["done", ""] * 40


def kept(home: Path) -> Path:
    return next((home / "games").glob("*.game"))


def test_a_whole_game_against_bots(run: Run, home: Path, words_file: Path) -> None:
    result = run(*ALONE, "--bot", "top", "--bot", "casual", "--lexicon", words_file, typed=PASSED)
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.output
    assert "Top (bot) wins" in result.output
    assert "keeps the promise" in " ".join(result.output.split())
    events = log.read(kept(home).read_text(), DUPLICATE)
    assert DUPLICATE.replay(events).is_over
    replayed = run("replay", kept(home))
    assert replayed.exit_code == 0
    assert "Best possible" in replayed.output
    assert "every tile was drawn by the seed" in " ".join(replayed.output.split())


def test_slips_are_judged_with_reasons(run: Run, words_file: Path) -> None:
    typed = ["8D NONSENSE 90", "", "", "8H", "8H A x", "8H A 1234567890123456", "hello", "s", "done", ""]
    output = run(*ALONE, "--bot", "top", "--lexicon", words_file, typed=typed).output
    assert "The rack has no" in output
    assert "On the board: " in output
    assert "the top word handed in. (R-9.4)" in output
    assert "A slip has a word, a square and a score. (R-9.2)" in output
    assert "A score on a slip is 0 to 999,999,999,999,999. (R-9.2)" in output
    assert "I do not know 'hello'" in output
    assert "s could be scores or save" in output


def test_the_last_slip_counts_and_its_score_is_corrected(run: Run, home: Path, tmp_path: Path) -> None:
    racks = tmp_path / "racks.txt"
    racks.write_text("#tilewright racks 1\n#coordinates tournament\nAEHNORT 8F HORN\n")
    typed = ["8g not 5", "8f horn 99", "", ""]  # without the shift key, and without a blank on the rack
    output = run(*ALONE, "--racks", racks, typed=typed).output
    assert "The slip said 99; it is worth 14." in output
    assert "Type a slip" not in output
    assert "Ann    14  8F HORN" in output
    assert "On the board: 8F HORN for 14 points, as the list has it." in output
    assert "All racks on the list have been played." in output
    rows = [json.loads(line) for line in run("replay", kept(home), "--json").output.splitlines()]
    assert rows[0] == {
        "line": rows[0]["line"], "player": "Ann", "round": 1, "at": "8F", "word": "HORN", "score": 14, "total": 14
    }  # fmt: skip
    assert rows[-1]["consistent"] is True


def test_the_other_notation_and_the_master_game(run: Run, words_file: Path) -> None:
    typed = ["H6 HORN 14", "", ""]
    output = run(*ALONE, "--notation", "rulebook", "--master", "--lexicon", words_file, typed=typed).output
    assert "Your slip: H6 HORN" in output
    assert "the best there was. (R-9.4)" in output


def test_no_slip_is_on_the_screen_of_another(home: Path, words_file: Path) -> None:
    two = ("--player", "Ann", "--player", "Ben", "--seed", "3", "--lexicon", str(words_file))
    at = Terminal(home, "play", "--game", "duplicate", *two)
    at.wait_for("all are ready (3:00)> ")
    at.type("", "for you alone> ")
    assert "Press Enter first" in plainly(at.type("8F SECRETA 9", "for you alone> "))
    at.type("", "Ann> ")
    assert "Your slip: 8F SECRETB" in plainly(at.type("8F SECRETB 9", "Ann> "))
    seen = at.type("", "for you alone> ")
    assert "SECRET" not in screens(seen)[-1]
    assert "\x1b[3J" in seen
    seen = at.type("", "Ben> ")
    assert "SECRET" not in plainly(seen)
    round_page = plainly(at.type("done", "goes back to the game. "))
    assert "SECRETB" in round_page
    at.press(b"\x03")
    code, last = at.end()
    assert code == 0
    assert "Take it up again" in last


@pytest.mark.parametrize("key", [b"\x04", b"\x03"])
def test_a_round_broken_off_keeps_its_slips_and_has_its_full_time(home: Path, words_file: Path, key: bytes) -> None:
    words = ("--lexicon", str(words_file))
    at = Terminal(home, *ALONE, "--bot", "top", "--minutes", "2", *words)
    at.wait_for("Ann (2:00)> ")
    at.type("8F HORN 14", "> ")
    at.press(key)
    code, last = at.end()
    assert code == 0
    assert f"--resume {kept(home)} --lexicon {words_file}" in last
    assert "HORN" not in screens(at.raw)[-1]
    at = Terminal(home, "play", "--resume", str(kept(home)), *words)
    assert "Your slip: 8F HORN" in plainly(at.wait_for("Ann (2:00)> "))
    assert "8F HORN" in plainly(at.type("", "goes back to the game. "))
    at.press(b"\x04")
    at.end()
    events, _ = sealed.unseal(kept(home).read_text(), DUPLICATE)
    assert len(DUPLICATE.replay(events).players) == 2


def test_time_closes_the_round(home: Path, words_file: Path) -> None:
    at = Terminal(home, *ALONE, "--minutes", "0.017", "--lexicon", str(words_file))
    at.wait_for("> ")
    sleep(1.2)  # a round lasts a second at the least
    at.press(b"8F HORN 14\n")
    page = plainly(at.wait_for("goes back to the game. "))
    assert "Time's up: no more slips can be handed in this round. (R-9.2)" in page
    assert "No slip." in page
    at.press(b"\x04")
    at.end()


def test_time_ends_the_thinking_of_all(home: Path, words_file: Path) -> None:
    two = ("--player", "Ann", "--player", "Ben", "--minutes", "0.02", "--lexicon", str(words_file))
    at = Terminal(home, "play", "--game", "duplicate", *two)
    assert "Time!" in plainly(at.wait_for("for you alone> "))
    at.type("", "Ann> ")
    assert "Your slip: 8F HORN" in plainly(at.type("8F HORN 14", "Ann> "))
    at.kill()


def test_somebody_leaves_and_the_others_go_on(run: Run, words_file: Path) -> None:
    typed = ["", "", "leave", "y", "done", "", "leave", "yes"]
    two = ("--player", "Ann", "--player", "Ben", "--lexicon", words_file)
    result = run("play", "--game", "duplicate", *two, typed=typed)
    assert result.exit_code == 0, result.output
    assert "Everybody has left. (R-9.1)" in result.output


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--bot", "expart"], "There is no bot 'expart'; there are expert, "),
        (["--edition", "folio"], "--edition is not for duplicate."),
        (["--house", "jacks"], "--house is not for duplicate."),
        (["--theme-list", "x"], "--theme-list is not for duplicate."),
        (["--board", "zoo"], "--board is not for duplicate."),
        (["--player", "Top (bot)"], "Only bots are marked (bot)"),
        (["--player", "Ann", "--player", "ann"], "same name"),
        (["--seats", "0"], "R-2.1"),
        (["--racks", "nowhere"], "cannot be read"),
        (["--lexicon", "nowhere.txt"], "R-3.1"),
        (["--resume", "nowhere.game"], "cannot be read"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(run: Run, home: Path, options: list[str], says: str) -> None:
    result = run("play", "--game", "duplicate", *options)
    assert result.exit_code == 2
    assert says in result.output
    assert len(result.output.strip().splitlines()) == 1
    assert not list((home / "games").glob("*")) if home.exists() else True


def test_options_of_other_games_are_not_for_the_standard_game(run: Run) -> None:
    result = run("play", "--minutes", "3")
    assert result.exit_code == 2
    assert "--minutes is not for the standard game." in result.output


def test_large_print(run: Run, words_file: Path) -> None:
    sizes = [len(run(*ALONE, "--lexicon", words_file, *large).output.splitlines()) for large in ([], ["--large-print"])]
    assert sizes[1] > 2 * sizes[0]


def test_end_of_input_is_2_and_says_how_to_go_on(run: Run, home: Path) -> None:
    result = run(*ALONE, typed=["8F HORN 14"])
    assert result.exit_code == 2
    assert f"tilewright play --resume {kept(home)}" in result.output


def test_a_damaged_save_is_one_sentence(run: Run, home: Path) -> None:
    run(*ALONE, typed=["save there.game"])
    file = Path("there.game")
    assert not list((home / "games").glob("*.game"))
    text = file.read_text()
    file.write_text(text[:-40] + text[-30:])
    result = run("play", "--game", "duplicate", "--resume", file)
    assert result.exit_code == 2
    assert "R-13.2" in result.output


def test_the_help_fits_a_screen(run: Run) -> None:
    output = run(*ALONE, typed=["?", ""]).output
    page = output.partition("Duplicate\n")[2].partition("Enter goes back")[0]
    assert "(R-9.6)" in page
    assert max(len(line) for line in page.splitlines()) < 80
    assert len(page.splitlines()) <= 23


def test_a_person_arbitrates(run: Run, tmp_path: Path, words_file: Path) -> None:
    people = ("--player", "Zoe", "--player", "Ann", "--player", "Ben", "--arbitrator", "--lexicon", words_file)
    slips = ["", "", "8F HORN 14", "done", "", "8G XYZZY 40", ""]
    ruling = ["", "rule xyzzy maybe", "correct 8F HORN", "correct 8F HORN by Tom", "correct 8F HORN by Ben"]
    typed = ["HORNAET", "", *slips, "", *ruling, "", "", "stop"]
    result = run("play", "--game", "duplicate", *people, typed=typed)
    assert result.exit_code == 0, result.output
    for told in (
        "Enter draws by chance",
        "Zoe: Enter opens the round",
        "Zoe: Enter closes the round",
        "Ben: 8G XYZZY",
        "Write it as: rule QI yes",
        "Say whose slip it is",
        "Nobody here is called 'tom'",
        "The slip of Ben is corrected. (R-9.3)",
        "Ann    14  8F HORN",
        "Ben    14  8F HORN",
        "The arbitrator ended the game.",
    ):
        assert told in result.output, told


def test_a_score_that_is_missing_is_asked_for_unless_the_program_counts(run: Run, tmp_path: Path) -> None:
    racks = tmp_path / "racks.txt"
    racks.write_text("#tilewright racks 1\n#coordinates tournament\nAEHNORT 8F HORN\n")
    output = run(*ALONE, "--racks", racks, typed=["8F HORN", "", "8F HORN", "13", "", ""]).output
    assert "What does 8F HORN score?> " in output
    assert "Slips state their score in this game" in output
    assert "The slip said 13; it is worth 14." in output
    counted = run(*ALONE, "--racks", racks, "--counted", typed=["8F HORN", "", ""]).output
    assert "score?>" not in counted
    assert "Ann    14  8F HORN" in counted


def test_the_arbitrator_warns_and_penalises(run: Run, home: Path, words_file: Path) -> None:
    people = ("--player", "Zoe", "--player", "Ann", "--player", "Ben", "--arbitrator", "--lexicon", words_file)
    discipline = ["warn tom", "penalise ben", "penalise ben 99", "warn ben", "penalise ben 5"]
    options = ("--warnings", "--penalty", "10", "--solo-bonus", "10")
    typed = ["HORNAET", *discipline, "", "", "", "8F HORN 14", "", "", "done", "", "", "", "", "stop"]
    result = run("play", "--game", "duplicate", *people, *options, typed=typed)
    for told in (
        "Nobody here is called 'tom'",
        "Write it as: warn Ben, or penalise Ben 5.",
        "A penalty is 1 to 10 points. (R-9.3)",
        "Ben is warned.",
        "Ben is penalised: 5 points off.",
        "Ann    24  8F HORN  10 of it for the solo.",
        "warnings  penalty",
    ):
        assert told in result.output, told
    rows = [json.loads(line) for line in run("replay", kept(home), "--json").output.splitlines()]
    assert [row["total"] for row in rows if row.get("player") == "Ben"][:2] == [0, -5]


def test_penalties_are_for_a_person_to_give(run: Run) -> None:
    result = run("play", "--game", "duplicate", "--penalty", "5")
    assert result.exit_code == 2
    assert "add --arbitrator" in result.output
