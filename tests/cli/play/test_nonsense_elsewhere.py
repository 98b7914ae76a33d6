"""Whatever people type at the tables of the other games: a sentence, and nothing has changed; never a traceback."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from rich.console import Console

from tests.cli.conftest import Run
from tilewright.bots.headless import Headless
from tilewright.bots.roster import bot_for
from tilewright.cli.playing import stopping
from tilewright.cli.playing.screen import Screen
from tilewright.cli.playing.stopping import LeaveTable
from tilewright.cli.table_games import sitting as sitting_module
from tilewright.cli.table_games.games import OTHERS, game_named
from tilewright.cli.table_games.options import Options
from tilewright.cli.table_games.sitting import Sitting
from tilewright.cli.table_games.table import Table
from tilewright.cli.table_games.vocabulary import COMMON
from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.games.kind import kind_of
from tilewright.lexicons.compiled import open_graph
from tilewright.lexicons.graph import WordGraph
from tilewright.lexicons.shelf import DEFAULT
from tilewright.notation import log
from tilewright.notation.coordinates import Convention
from tilewright.session.session import Session
from tilewright.testing import SAMPLE_WORDS

WORDS = WordGraph(SAMPLE_WORDS)
FREE_WORDS = open_graph(DEFAULT)
PIECES = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["8H", "H8", "8F", "99Z", "HORN", "8F:", ":", "RN", "k", "E", "?", "²", "٣", "ﬁ", "ß", "14", ".", "~nobody"]
    ),
)
NAMED = [*COMMON, "done", "undo", "hint", "swap", "pass", "strike", "bingo", "next", "call", "blank", "close"]
LINES = st.one_of(
    st.text(max_size=40),
    st.lists(PIECES, max_size=4).map(" ".join),
    st.builds(lambda name, words: " ".join([name, *words]), st.sampled_from(NAMED), st.lists(PIECES, max_size=3)),
)
BOTS = {"duplicate": "casual", "junior": "simple", "unbuild": "greedy", "bingo": "lucky"}


@cache
def log_of(name: str) -> str:
    """A finished game between two bots."""
    rules = game_named(name).rules(Options(seed=1), FREE_WORDS)
    bots = [bot_for(name, BOTS[name], FREE_WORDS, rules)] * 2
    game = Headless.begun(kind_of(name), rules, bots, Kit(FREE_WORDS, Dice(bytes(32))))
    game.played_out()
    return log.write(game.events, kind_of(name))


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers questions in between, and nothing is written to a file."""
    monkeypatch.setattr("builtins.input", lambda _question: "")
    monkeypatch.setattr(stopping, "ask_yes", lambda _question, default: default)
    monkeypatch.setattr(sitting_module, "ask_yes", lambda _question, default: default)
    monkeypatch.setattr(Table, "keep", lambda _table: True)


@cache
def rules_of(name: str, seed: int) -> Any:
    return game_named(name).rules(Options(seed=seed), WORDS)


def seated(name: str, seed: int, console: Console) -> Sitting:
    about, rules = game_named(name), rules_of(name, seed)
    game = Session.new(kind_of(name), rules, ("Ann", "Ben"), words=WORDS, seed=seed)
    table = Table(game, Convention.TOURNAMENT, Path("nowhere"), about.tell(Convention.TOURNAMENT))
    return about.sitting(table, Screen(console))


@pytest.mark.no_cover
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.sampled_from(list(OTHERS)), lines=st.lists(LINES, min_size=1, max_size=6), seed=st.integers(0, 20))
def test_lines_of_anything(quiet: None, name: str, lines: list[str], seed: int) -> None:
    with Path("/dev/null").open("w") as nowhere:
        sitting = seated(name, seed, Console(file=nowhere, markup=False))
        for line in lines:
            table = sitting.table
            before, count = table.state, len(table.game.events)
            if table.state.is_over or not table.pending:
                return
            try:
                sitting.obey(line.strip(), table.pending[0])
            except LeaveTable:
                return
            if len(table.game.events) == count:
                assert table.state == before
            sitting.show(table.pending[0] if table.pending else None)


@pytest.mark.parametrize("name", list(OTHERS))
def test_a_log_between_bots_is_right(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.log"
    file.write_text(log_of(name))
    result = run("replay", file)
    assert result.exit_code == 0, result.output
    assert "Every score is right" in result.output
    file.write_text("\n".join(log_of(name).splitlines()[:-1]))
    assert "so far" in run("replay", file).output
    file.write_text(log_of(name).replace(f'"game":"{name}"', '"game":"chess"', 1))
    assert run("replay", file).exit_code == 2


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from(list(OTHERS)),
    place=st.integers(0, 1_000_000),
    put=st.sampled_from(["", "9", "-1", "Q", "null", '"', "[]", "999", "\\u0000", "}\n{"]),
)
def test_no_damage_to_a_log_ends_in_a_traceback(run: Run, tmp_path: Path, name: str, place: int, put: str) -> None:
    file, text = tmp_path / "damaged.log", log_of(name)
    at = 22 + place % (len(text) - 22)
    file.write_text(text[:at] + put + text[at + len(put) :])
    assert run("replay", file).exit_code in (0, 1, 2)
