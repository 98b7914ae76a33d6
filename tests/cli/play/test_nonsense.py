"""Whatever people type at the table of any game: a sentence, and nothing has changed; never a traceback."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from rich.console import Console

from tests.cli.conftest import Run
from tilewright.bots.headless import Headless
from tilewright.bots.roster import bot_for
from tilewright.cli.frame.choices import PlayChoices
from tilewright.cli.frame.dialogue import Dialogue, LeaveTable
from tilewright.cli.frame.screen import Screen
from tilewright.cli.frame.table import TerminalTable
from tilewright.cli.games.registry import OTHERS, game_named
from tilewright.core.dice import Dice
from tilewright.games.base import Kit
from tilewright.games.kind import GAMES, kind_of
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
        [
            *("8H", "H8", "8F", "99Z", "HORN", "HO.n", "8F:", ":", "RN", "(", "()", ".", "by", "Ann", "yes", "no"),
            *("k", "E", "?", "3", "14", "²", "٣", "ﬁ", "ß", "~nobody"),
        ]
    ),
)
BOTS = {"duplicate": "casual", "junior": "simple", "unbuild": "greedy", "bingo": "lucky"}
HOUSE = (
    *(("recycling", "theme-by-vote=x"), ("double-bag",), ("jacks",), ("move-timer",)),
    ("challenge=void", "open-dictionary"),
)
CHOICES = [*(PlayChoices(house=house) for house in HOUSE), PlayChoices(arbitrator=True)]


@st.composite
def lines(draw: st.DrawFn, commands: list[str]) -> str:
    """Anything at all, pieces of what could be meant, or a command with something after it."""
    words = draw(st.lists(PIECES, max_size=4))
    command = draw(st.sampled_from([*commands, "8F", "ch", "e"]))
    return draw(st.one_of(st.text(max_size=40), st.just(" ".join(words)), st.just(" ".join([command, *words]))))


@cache
def log_of(name: str) -> str:
    """A finished game between two bots."""
    rules = game_named(name).rules(PlayChoices(seed=1), FREE_WORDS)
    bots = [bot_for(name, BOTS[name], FREE_WORDS, rules)] * 2
    game = Headless.begun(kind_of(name), rules, bots, Kit(FREE_WORDS, Dice(bytes(32))))
    game.played_out()
    return log.write(game.events, kind_of(name))


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions in between are answered with Enter, and nothing is written to a file."""
    monkeypatch.setattr("builtins.input", lambda _question: "")
    monkeypatch.setattr(TerminalTable, "keep", lambda _table: True)


@cache
def rules_of(name: str, choices: PlayChoices) -> Any:
    return game_named(name).rules(choices, WORDS)


def seated(name: str, choices: PlayChoices, seed: int, console: Console) -> Dialogue[Any]:
    game, rules = game_named(name), rules_of(name, choices)
    session = Session.new(kind_of(name), rules, ("Ann", "Ben"), words=WORDS, seed=seed)
    table = TerminalTable(session, Convention.TOURNAMENT, Path("nowhere"), game.told)
    return game.dialogue(table, Screen(console))


@pytest.mark.no_cover
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=st.sampled_from(list(GAMES)), choices=st.sampled_from(CHOICES), seed=st.integers(0, 20), data=st.data())
def test_lines_of_anything(quiet: None, name: str, choices: PlayChoices, seed: int, data: st.DataObject) -> None:
    with Path("/dev/null").open("w") as nowhere:
        dialogue = seated(name, choices, seed, Console(file=nowhere, markup=False))
        table = dialogue.table
        for _ in range(6):
            line = data.draw(lines([*dialogue.commands]))
            before, count = table.state, len(table.session.events)
            if table.state.is_over or not table.pending:
                return
            try:
                dialogue.obey(line.strip(), table.pending[0])
            except LeaveTable:
                return
            if len(table.session.events) == count:
                assert table.state == before
            dialogue.show(table.pending[0] if table.pending else None)


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
