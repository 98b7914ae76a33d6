"""What shells complete, asked as a shell asks; and what was probably meant where a name is wrong."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright.bots.roster import bots_for
from tilewright.cli.completion import SHELLS, VARIABLE
from tilewright.cli.main import main
from tilewright.editions.house import HOUSE_RULES
from tilewright.lexicons.shelf import add_lexicon


@pytest.fixture
def complete(run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Completed":
    return Completed(monkeypatch, capsys)


class Completed:
    """What is offered after a line, as fish asks for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, line: str) -> list[str]:
        word = line.rpartition(" ")[2]
        for name, value in {"COMP_WORDS": line, "COMP_CWORD": word, VARIABLE: "fish_complete"}.items():
            self.monkeypatch.setenv(name, value)
        with pytest.raises(SystemExit):
            main(prog_name="tilewright")
        return self.capsys.readouterr().out.splitlines()


def names(offered: list[str]) -> list[str]:
    return [line.partition(",")[2].partition("\t")[0] for line in offered]


def test_commands_are_offered_with_what_they_do(complete: Completed) -> None:
    assert [line.split("\t")[0] for line in complete("tilewright re")] == ["plain,replay"]
    assert "Recompute every score" in complete("tilewright re")[0]


def test_bots_are_those_of_the_game(complete: Completed) -> None:
    assert names(complete("tilewright play --bot ")) == list(bots_for("crossword"))
    assert names(complete("tilewright play --game junior --bot p")) == ["playful"]
    assert {"static", "greedy", "kira"} <= set(names(complete("tilewright best --bot ")))


def test_house_rules_have_their_values_where_they_are_few(complete: Completed) -> None:
    offered = names(complete("tilewright autoplay --house "))
    assert {one.partition("=")[0] for one in offered} == set(HOUSE_RULES)
    assert names(complete("tilewright replay --house challenge=v")) == ["challenge=void"]


def test_editions_games_and_boards_are_offered(complete: Completed) -> None:
    assert names(complete("tilewright play --edition ")) == ["folio", "tile-lock", "large-print", "magnetic"]
    assert names(complete("tilewright play --game un")) == ["unbuild"]
    assert "zoo" in names(complete("tilewright play --game junior --board "))
    assert complete("tilewright play --game unbuild --board ") == ["file,"]
    assert names(complete("tilewright best --tiles pol")) == ["polish"]
    assert names(complete("tilewright best --layout s")) == ["standard", "super"]


def test_lexicons_are_offered_with_your_own_and_then_files(complete: Completed, words_file: Path) -> None:
    add_lexicon("mine", words_file)
    for command in ("best", "play", "lexicon check", "train leaves"):
        assert names(complete(f"tilewright {command} --lexicon ")) == ["commons", "commons-world", "mine"]
    assert complete("tilewright best --lexicon word") == ["file,word"]


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_has_its_script(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert VARIABLE in result.output
    assert "tilewright" in result.output


def test_another_shell_is_refused(run: Run) -> None:
    result = run("completion", "tcsh")
    assert (result.exit_code, "'tcsh' is not one of" in result.output) == (2, True)


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_a_real_bash_completes_a_bot(tmp_path: Path) -> None:
    program = tmp_path / "tilewright"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m tilewright "$@"\n')
    program.chmod(0o755)
    script = """
        eval "$(tilewright completion bash)"
        COMP_WORDS=(tilewright play --bot cla) COMP_CWORD=3
        _tilewright_completion tilewright
        echo "${COMPREPLY[@]}"
    """
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    shown = subprocess.run(
        ["bash", "-c", script], env=os.environ | {"PATH": path}, capture_output=True, text=True, check=True
    )
    assert shown.stdout.strip() == "clara"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (("plya",), "There is no command 'plya'. Did you mean 'play'"),
        (("lexicon", "chek"), "Did you mean 'check'?"),
        (("play", "--editon", "folio"), "'--edition'"),
        (("play", "--game", "junor"), "Did you mean 'junior'?"),
        (("play", "--bot", "clra"), "there are clara, "),
        (("play", "--bot", "clara", "--edition", "magnet"), "You can choose magnetic, "),
        (("play", "--bot", "clara", "--house", "recyclng"), "You can choose from recycling, "),
        (("lexicon", "check", "QI", "--lexicon", "comons"), "Lexicons: commons"),
    ],
)
def test_what_was_probably_meant_is_said(run: Run, typed: tuple[str, ...], meant: str) -> None:
    result = run(*typed)
    assert result.exit_code == 2
    assert meant in " ".join(result.output.split())


def test_a_command_like_no_other_has_no_suggestion(run: Run) -> None:
    assert "There is no command 'zzz'.\n" in run("zzz").output


@pytest.mark.parametrize("width", [60, 110])
def test_help_is_as_wide_as_the_terminal(width: int) -> None:
    command = [sys.executable, "-m", "tilewright", "replay", "--help"]
    environment = os.environ | {"COLUMNS": str(width)}
    help_text = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert width - 20 < max(map(len, help_text.partition("Examples:")[0].splitlines())) <= width
