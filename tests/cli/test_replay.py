"""`tilewright replay`: right, wrong and unreadable records, of both kinds."""

import json
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
    assert run("replay", tmp_path).exit_code == 2
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
