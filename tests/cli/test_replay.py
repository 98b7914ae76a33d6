"""`tilewright replay`: right, wrong and unreadable records, of both kinds."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from tests.cli.conftest import Run
from tilewright import Game
from tilewright.games.crossword.actions import Accept
from tilewright.testing import SAMPLE_WORDS

GCG = """#player1 Ann Ann
#player2 Ben Ben
>Ann: HORNAET 8F HORN +14 14
>Ben: FARMXYZ H6 FA.M +9 9
>Ann: AETPSQU 10F PASTE +25 39
>Ben: XYZQO -QO +0 9
>Ann: AAAAAAA - +0 39
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.gcg"
    file.write_text(GCG)
    return file


def finished() -> Game:
    game = Game.new("magnetic", players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=5)
    while not game.is_over:
        if game.state.last and game.state.clocks.running is None:
            game.do(Accept(), seat=1 - game.state.last.seat)
            continue
        moves = game.legal_moves()
        game.play(moves[0]) if moves else game.pass_turn()
    return game


def test_a_right_record_is_0_and_a_table(run: Run, record: Path) -> None:
    record.write_text(GCG.replace(">Ann: AETPSQU 10F PASTE +25 39", ">Ann: AETPSQU 10F PA.TE +25 39", 0))
    result = run("replay", record)
    assert result.exit_code == 0
    assert "10F PASTE, with FARMS" in result.output
    assert "exchanges QO" in result.output
    assert "Every score is right." in result.output


def test_json_has_one_object_a_line(run: Run, record: Path) -> None:
    lines = [json.loads(line) for line in run("replay", record, "--json").output.splitlines()]
    assert lines[0] == {"line": 3, "player": "Ann", "at": "8F", "word": "HORN", "score": 14, "total": 14}
    assert lines[3] == {"line": 6, "player": "Ben", "exchange": "QO", "score": 0, "total": 9}
    assert lines[4]["pass"] is True
    assert lines[-1]["consistent"] is True


@pytest.mark.parametrize(
    ("right", "wrong", "line", "should"),
    [
        ("+14 14", "+15 15", 3, "+14"),
        ("+9 9", "+9 10", 4, "9"),
        ("+25 39", "+24 38", 5, "+25"),
        ("H6 FA.M", "H6 FAXM", 4, "8H"),
        ("HORNAET 8F", "HOQNAET 8F", 3, "HORN"),
    ],
)
def test_a_wrong_line_is_1_and_named(run: Run, record: Path, right: str, wrong: str, line: int, should: str) -> None:
    record.write_text(GCG.replace(right, wrong))
    result = run("replay", record)
    assert result.exit_code == 1
    complaint = next(text for text in result.output.splitlines() if text.startswith(f"{record}:{line}: "))
    assert should in complaint
    last = json.loads(run("replay", record, "--json").stdout.splitlines()[-1])
    assert (last["consistent"], last["line"]) == (False, line)


def test_unreadable_is_2_with_line_and_column(run: Run, record: Path, tmp_path: Path) -> None:
    record.write_text(GCG.replace("8F HORN", "8F H0RN"))
    result = run("replay", record)
    assert result.exit_code == 2
    assert f"{record}:3:" in result.output
    assert run("replay", tmp_path / "nowhere.gcg").exit_code == 2
    assert run("replay", record, "--edition", "nonsense").exit_code == 2
    assert run("replay", record, "--lexicon", tmp_path / "none").exit_code == 2


def test_words_that_are_not_in_the_list_are_remarks(run: Run, record: Path, words_file: Path) -> None:
    words_file.write_text("HORN\nFARM\n")
    result = run("replay", record, "--lexicon", words_file)
    assert result.exit_code == 0
    assert "Line 5: PASTE is not in the list." in result.output


def test_a_log_of_ours_is_checked_with_its_seed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    game = finished()
    game.save(file)
    assert "every tile was drawn by the seed" in " ".join(run("replay", file).output.split())
    lines = [json.loads(line) for line in run("replay", file, "--json").output.splitlines()]
    assert lines[-1]["scores"] == dict(zip(game.players, game.scores, strict=True))
    other = "0" if game.log().rsplit('"seed":"', 1)[1][0] != "0" else "1"
    head, _, tail = game.log().rpartition('"seed":"')
    file.write_text(head + '"seed":"' + other + tail[1:])
    result = run("replay", file)
    assert result.exit_code == 1
    assert "promise" in result.output


def test_a_log_that_cannot_be_is_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    lines = finished().log().splitlines()
    number = next(number for number, line in enumerate(lines) if '"is":"placed"' in line)
    lines[number] = lines[number].replace('"points":', '"points":1')
    file.write_text("\n".join(lines))
    result = run("replay", file)
    assert result.exit_code == 1
    assert f"{file}:{number + 1}: " in result.output


def test_a_game_put_away_is_not_opened(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "away.game"
    Game.new("folio", words=SAMPLE_WORDS, seed=1).save(file)
    result = run("replay", file)
    assert result.exit_code == 2
    assert "--resume" in result.output


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    data=st.one_of(
        st.binary(max_size=200), st.text(max_size=200).map(lambda text: (GCG + text).encode("utf-8", "ignore"))
    )
)
def test_no_content_ends_in_a_traceback(run: Run, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "anything"
    file.write_bytes(data)
    assert run("replay", file).exit_code in (0, 1, 2)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 10_000), put=st.sampled_from(["", "9", "-1", "Q", "null", '"', "[]", "999", "\\u0000"]))
def test_no_damage_to_a_log_ends_in_a_traceback(run: Run, tmp_path: Path, place: int, put: str) -> None:
    file = tmp_path / "damaged.log"
    text = LOG
    at = 22 + place % (len(text) - 22)
    file.write_text(text[:at] + put + text[at + len(put) :])
    assert run("replay", file).exit_code in (0, 1, 2)


LOG = finished().log()


def test_every_kind_of_line_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "all.gcg"
    file.write_text(
        "#player1 a Ann\n#player2 b Ben\n"
        ">a: HORNAET 8F HORN +14 14\n>a: HORNAET (challenge) +5 19\n>b: XYZ -2 +0 0\n>a: AB 7G AB +12 31\n"
        ">a: AB -- -12 19\n>b: XYZ - +0 0\n>a: AB (time) -10 9\n>b: XA (XA) -9 -9\n"
    )
    result = run("replay", file)
    assert result.exit_code == 0, result.output
    for told in ("challenged, the play stands", "exchanges 2", "takes the play back", "time over", "tiles left: XA"):
        assert told in result.output


@pytest.mark.parametrize(("field", "value"), [("leftovers", [50, -3]), ("winners", [])])
def test_a_forged_settlement_is_1(run: Run, tmp_path: Path, field: str, value: list[int]) -> None:
    file = tmp_path / "forged.log"
    *lines, end = LOG.splitlines()
    file.write_text("\n".join([*lines, json.dumps(json.loads(end) | {field: value}, separators=(",", ":"))]))
    result = run("replay", file)
    assert result.exit_code == 1
    assert f"{file}:{len(lines) + 1}: " in result.output
    assert f"{field} should be" in result.output


WOOGLES = """{"players": [{"nickname": "Ann"}, {"nickname": "Ben"}], "events": [
 {"rack": "HORNAET", "position": "8F", "played_tiles": "HORN", "score": 14, "cumulative": 14},
 {"player_index": 1, "rack": "FARMXYZ", "position": "H6", "played_tiles": "FA.M", "score": 9, "cumulative": 9}]}"""


def test_a_game_of_woogles_is_recognised_by_what_it_holds(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(WOOGLES)
    result = run("replay", file)
    assert (result.exit_code, "H6 FA.M" in result.output, "event" in result.output) == (0, True, True)
    assert json.loads(run("replay", file, "--json").output.splitlines()[1])["event"] == 2
    file.write_text(WOOGLES.replace('"score": 9, "cumulative": 9', '"score": 8, "cumulative": 8'))
    result = run("replay", file)
    assert result.exit_code == 1
    assert f"{file}: events[1]: points: the event says +8, and it should be +9" in result.output
    file.write_text(WOOGLES.replace("8F", "8Z"))
    result = run("replay", file)
    assert result.exit_code == 2
    assert f"{file}: events[0].position: a square, as 8H or H8 should stand here: '8Z'" in result.output
    file.write_text(WOOGLES[:-2])
    assert f"{file}:3:" in run("replay", file).output


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three games that are right, one of them deeper down, and files that are no games."""
    deep = tmp_path / "games" / "deep"
    deep.mkdir(parents=True)
    (deep / "right.gcg").write_text(GCG)
    (deep.parent / "two").write_text(GCG + GCG)
    (deep.parent / "tournament.json").write_text('{"CSW": {"players": []}}')
    (deep.parent / "notes.md").write_text("# Notes\n")
    (deep.parent / ".hidden.gcg").write_text("no game")
    os.mkfifo(deep / "pipe.gcg")
    return deep.parent


def test_folders_and_files_with_many_games_have_a_line_for_each_and_a_summary(run: Run, folder: Path) -> None:
    result = run("replay", folder)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == f"{folder}/two, game 1: right (Ann 39, Ben 9)"
    assert [line for line in lines if "right (" in line][-1].startswith(f"{folder}/deep/right.gcg: ")
    assert lines[-1] == "3 games: 3 right, 0 wrong, 0 unreadable; 2 files without a game skipped."


@pytest.mark.parametrize(("name", "text", "code"), [("x.gcg", GCG.replace("+9 9", "+8 8"), 1), ("y.gcg", "no game", 2)])
def test_the_exit_code_is_that_of_the_worst_game(run: Run, folder: Path, name: str, text: str, code: int) -> None:
    (folder / name).write_text(text)
    result = run("replay", folder, folder / "two", folder / "two")
    assert result.exit_code == code
    assert result.output.splitlines()[-1].startswith("8 games: 7 right, ")
    (folder / "z.gcg").write_text("no game")
    assert run("replay", folder).exit_code == 2


def test_lines_are_counted_through_a_file_with_several_games(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "two.gcg"
    file.write_text(GCG + GCG.replace("+9 9", "+8 8"))
    assert f"{file}:11: points: the line says +8, and it should be +9" in run("replay", file).output
    file.write_text(GCG + GCG.replace("8F HORN", "8F H0RN"))
    assert f"{file}:10:18: " in run("replay", file).output


def test_many_games_as_json_are_one_object_each(run: Run, folder: Path) -> None:
    (folder / "x.gcg").write_text(GCG.replace("+9 9", "+8 8"))
    (folder / "y.gcg").write_text("no game")
    result = run("replay", folder, "--json")
    first, second, wrong, unreadable, deep, summary = map(json.loads, result.output.splitlines())
    assert (first["file"], first["game"], second["game"], first["format"]) == (f"{folder}/two", 1, 2, "GCG")
    assert (wrong["consistent"], wrong["line"], wrong["key"], wrong["should"]) == (False, 4, "points", "+9")
    assert (unreadable["consistent"], unreadable["key"], unreadable["line"]) == (None, "stray-text", 1)
    assert deep["scores"] == {"Ann": 39, "Ben": 9}
    assert summary == {"games": 5, "consistent": 3, "inconsistent": 1, "unreadable": 1, "skipped": 2}
    moves = [json.loads(line) for line in run("replay", folder, "--json", "--moves").output.splitlines()]
    assert moves[0] == {"file": f"{folder}/two", "game": 1, "line": 3, "player": "Ann", "at": "8F", "word": "HORN"} | {
        "score": 14,
        "total": 14,
    }
    assert "8F HORN" in run("replay", folder, "--moves").output


def test_a_folder_without_a_game_is_2(run: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    result = run("replay", empty)
    assert result.exit_code == 2
    assert f"{empty} has no record of a game in it." in result.output


def test_the_standard_input_is_a_dash(run: Run) -> None:
    result = run("replay", "-", typed=GCG.splitlines())
    assert (result.exit_code, "Every score is right." in result.output) == (0, True)


def test_a_file_that_never_ends_is_refused(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.cli.replaying.finding.MOST_BYTES", 100)
    result = run("replay", record)
    assert result.exit_code == 2
    assert f"{record} is too large to be read" in result.output


def test_what_is_odd_is_a_warning_and_no_fault(run: Run, record: Path, tmp_path: Path) -> None:
    record.write_text(GCG + ">Ann: AAAAAAA - +0 39\n#title late\n")
    result = run("replay", record)
    assert result.exit_code == 0
    assert "Warning, line 8: it is the turn of Ben, not of Ann." in result.output
    assert "Warning, line 9: #title belongs before the first move." in result.output
    keys = [one["key"] for one in json.loads(run("replay", record, "--json").output.splitlines()[-1])["warnings"]]
    assert keys[-2:] == ["out-of-turn", "late-pragma"]
    assert "  Warning, line 8: " in run("replay", record, record).output


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    place=st.integers(0, 10_000), put=st.sampled_from(["", "9", "-1", "Q", "null", '"', "[]", "{", "\\u0000", "1e9"])
)
def test_no_damage_to_a_game_of_woogles_ends_in_a_traceback(run: Run, tmp_path: Path, place: int, put: str) -> None:
    file = tmp_path / "damaged.json"
    at = place % len(WOOGLES)
    file.write_text(WOOGLES[:at] + put + WOOGLES[at + len(put) :])
    assert run("replay", file).exit_code in (0, 1, 2)
    assert run("replay", tmp_path, "--json").exit_code in (0, 1, 2)
