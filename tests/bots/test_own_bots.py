"""Bots that are not ours: objects in an arena, and those that other packages offer."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.bots import plugged
from tilewright.bots.arena import Arena
from tilewright.bots.bot import Budget
from tilewright.bots.crossword import roster
from tilewright.bots.plugged import BrokenBot
from tilewright.bots.roster import bot_for, bots_for
from tilewright.games.base import Kit
from tilewright.games.crossword import actions as a
from tilewright.games.crossword.state import Closing
from tilewright.games.crossword.view import View
from tilewright.lexicons.graph import WordGraph
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
MODULE = """
from tests.bots.test_own_bots import Passer

def make(words, rules):
    assert "HORN" in words and rules.rack_size == 7
    return Passer()

def fails(words, rules):
    raise RuntimeError("out of order")
"""
ENTRIES = """
[tilewright.bots]
crossword.passer = own_bots:make
crossword.greedy = own_bots:make
crossword.fails = own_bots:fails
crossword.gone = nowhere_at_all:make
junior.small = own_bots:make
crossword.No Name = own_bots:make
nonsense = own_bots:make
"""


class Passer:
    """Never plays."""

    def choose(self, view: View, _kit: Kit, _budget: Budget) -> a.Action | None:
        if isinstance(view.phase, Closing):
            return a.Accept()
        return a.Pass() if view.turn == view.seat else None


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with bots, as pip leaves it."""
    info = tmp_path / "own_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    (tmp_path / "own_bots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    plugged._found.cache_clear()
    yield tmp_path
    plugged._found.cache_clear()


def test_an_object_plays_beside_bots_with_names() -> None:
    games = Arena("crossword", roster.rules_for(None, ()), (Passer(), "greedy"), WORDS, seed=4)
    for processes in (1, 2):
        lots = list(games.lots(2, processes))
        assert [game.winners for lot in lots for game in lot] == [(1,), (1,)]
        assert all(lot[0].parts[0].did["passes"] == lot[0].parts[0].did["turns"] for lot in lots)


@pytest.mark.usefixtures("installed")
def test_bots_of_other_packages_have_names() -> None:
    assert tw.list_bots()["passer"] == "From the package own-bots."
    assert list(tw.list_bots("junior"))[-1] == "small"
    assert "nonsense" not in tw.list_bots() | tw.list_bots("junior")
    assert isinstance(bot_for("crossword", "passer", WORDS, tw.Rules()), Passer)


@pytest.mark.usefixtures("installed")
def test_the_name_of_one_of_ours_is_not_given_away() -> None:
    assert bots_for("crossword")["greedy"] == "Every word, every play, and the most points."
    assert not isinstance(bot_for("crossword", "greedy", WORDS, tw.Rules()), Passer)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("name", "why"), [("fails", "RuntimeError: out of order"), ("gone", "ModuleNotFoundError")])
def test_a_bot_that_cannot_be_made_says_why(name: str, why: str) -> None:
    with pytest.raises(BrokenBot, match=f"the bot '{name}' of the package own-bots cannot be used: {why}") as caught:
        bot_for("crossword", name, WORDS, tw.Rules())
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize(
    ("bots", "told", "code"),
    [
        (["--bot", "passer", "--bot", "greedy"], "passer", 0),
        (["--bot", "fails"], "The bot 'fails' of the package own-bots cannot be used: RuntimeError: out of order.", 2),
    ],
)
def test_the_command_knows_them(installed: Path, bots: list[str], told: str, code: int) -> None:
    paths = os.pathsep.join([str(installed), str(Path(__file__).parents[2])])
    command = [sys.executable, "-m", "tilewright", "autoplay", "--games", "2", "--threads", "1", "--seed", "1", *bots]
    own = os.environ | {"PYTHONPATH": paths}
    shown = subprocess.run(command, capture_output=True, text=True, check=False, env=own)
    assert told in shown.stdout + shown.stderr
    assert shown.returncode == code
