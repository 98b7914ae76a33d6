"""`tilewright train leaves`: values where the bots look for them, stopped and gone on with, and what it cannot do."""

from pathlib import Path

import msgspec
import pytest

from tests.cli.engine.conftest import Run
from tilewright.cli.engine import training
from tilewright.engine import leave_training
from tilewright.engine.leave_training import Generation, LeaveTraining, TrainingPlan
from tilewright.games.crossword.rules import Rules
from tilewright.lexicons.compiled import open_graph

NUMBERS = ("--generations", 2, "--boards", 2, "--seed", 5, "--threads", 1)


class Small(LeaveTraining):
    """Racks of three tiles, of which there are few."""

    def __init__(self, words: object, rules: Rules, plan: TrainingPlan) -> None:
        super().__init__(words, msgspec.structs.replace(rules, rack_size=3), plan)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leave_training, "GAMES", 8)
    monkeypatch.setattr(leave_training, "AT_A_TIME", 1)
    monkeypatch.setattr(training, "LeaveTraining", Small)


def test_the_values_go_where_the_bots_look_for_them(run: Run, home: Path, words: Path) -> None:
    result = run("train", "leaves", "--lexicon", words, *NUMBERS)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("400 leaves of small, seed 5: 4 boards in 2 generations.\ngeneration 1: 2 boards")
    out = home / "leaves" / "small.klv2"
    assert result.stdout.endswith(f"The values are in {out}.\n")
    lines = out.with_suffix(".jsonl").read_bytes().splitlines()
    assert [msgspec.json.decode(line, type=Generation).number for line in lines] == [1, 2]
    assert not list((home / "training").iterdir())
    assert "no leave values" not in run("autoplay", "--games", 2, "--lexicon", words).stdout


def test_who_stops_is_told_how_to_go_on_and_the_outcome_is_the_same(
    run: Run, home: Path, words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, pieces = tmp_path / "whole.klv2", tmp_path / "pieces.klv2"
    assert run("train", "leaves", "--lexicon", words, *NUMBERS, "--out", whole).exit_code == 0
    steps = iter([True, False, True, False, True])

    class Stopped(Small):
        def go_on(self, threads: int) -> int:
            if not next(steps, True):
                raise KeyboardInterrupt
            return super().go_on(threads)

    monkeypatch.setattr(training, "LeaveTraining", Stopped)
    options = ("train", "leaves", "--lexicon", words, "--out", pieces)
    result = run(*options, *NUMBERS)
    assert result.exit_code == 1
    again = f"Go on with: tilewright train leaves --lexicon {words} --out {pieces} --resume\n"
    assert result.stderr.endswith(f"Stopped after 1 of 4 boards. {again}")
    kept = tmp_path / "pieces.klv2.training"
    before = kept.read_bytes()
    refused = run(*options, *NUMBERS)
    assert (refused.exit_code, kept.read_bytes()) == (2, before)
    says = "A training of pieces.klv2 was stopped: --resume goes on with it, --anew discards it.\n"
    assert refused.stderr == says
    stopped = run(*options, "--resume")
    assert stopped.stderr.endswith(f"Stopped after 2 of 4 boards. {again}")
    last = run(*options, "--resume")
    assert last.exit_code == 0
    assert "2 of them done" in last.stdout
    assert pieces.read_bytes() == whole.read_bytes()
    assert not kept.exists()


def test_the_values_of_a_lexicon_are_not_replaced_by_those_of_a_file_with_its_name(
    run: Run, home: Path, words: Path, tmp_path: Path
) -> None:
    file = words.rename(tmp_path / "commons.txt")
    refused = run("train", "leaves", "--lexicon", file, *NUMBERS)
    says = "leaves/commons.klv2 are those of the lexicon commons, not of a file.\n"
    assert (refused.exit_code, refused.stderr) == (2, f"Say with --out where the values go: {says}")
    assert not (home / "leaves").exists()
    out = tmp_path / "own.klv2"
    assert run("train", "leaves", "--lexicon", file, *NUMBERS, "--out", out).exit_code == 0
    assert out.exists()


def test_a_training_can_be_begun_anew(run: Run, home: Path, words: Path) -> None:
    kept = home / "training" / "small.leaves"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(b"of no use")
    result = run("train", "leaves", "--lexicon", words, *NUMBERS, "--anew")
    assert (result.exit_code, kept.exists()) == (0, False)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--resume"], "There is no training of small to go on with; begin one without --resume."),
        (
            ["--house", "eight-tile"],
            "Say with --out where the values go: leaves/small.klv2 are those of the plain game.",
        ),
        (["--house", "double-bag"], "The engine does not play by double-bag"),
        (["--lexicon", "comons"], "There is no lexicon or file named “comons”."),
        (["--boards", 0], "0"),
    ],
)
def test_what_it_cannot_do_is_told(run: Run, words: Path, options: list[object], says: str) -> None:
    result = run("train", "leaves", "--lexicon", words, *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr


def test_another_plan_cannot_be_gone_on_with(run: Run, home: Path, words: Path) -> None:
    begun = Small(open_graph(words), Rules(), TrainingPlan("small", generations=2, boards=4, seed=5))
    kept = home / "training" / "small.leaves"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(begun.save())
    result = run("train", "leaves", "--lexicon", words, "--resume", "--seed", 6)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "That training has --seed 5, not 6; leave it out with --resume.\n"
    kept.write_bytes(b"x" + begun.save())
    assert "damaged" in run("train", "leaves", "--lexicon", words, "--resume").stderr


def test_nine_tiles_are_too_many_racks(run: Run, words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "LeaveTraining", LeaveTraining)
    result = run("train", "leaves", "--lexicon", words, "--house", "nine-tile", "--out", tmp_path / "nine.klv2")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "There are too many racks to go through them one by one.\n"
