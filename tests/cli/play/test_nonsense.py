"""Whatever is typed: no traceback, and what is refused changes nothing."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from rich.console import Console

from tilewright import Game
from tilewright.cli.playing import screen as screen_module, stopping
from tilewright.cli.playing.commands import Commands
from tilewright.cli.playing.draft import NO_DRAFT
from tilewright.cli.playing.screen import Screen
from tilewright.cli.playing.stopping import LeaveTable
from tilewright.cli.playing.table import Table
from tilewright.cli.playing.typed import COMMANDS
from tilewright.notation.coordinates import Convention
from tilewright.testing import SAMPLE_WORDS

WORDS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["8H", "H8", "8F", "99Z", "HORN", "HO.n", "(", "()", ".", "by", "Ann", "yes", "no", "3", "²", "٣", "ﬁ", "?"]
    ),
)
LINES = st.one_of(
    st.text(max_size=40),
    st.builds(
        lambda name, words: " ".join([name, *words]),
        st.sampled_from([*COMMANDS, "8F", "ch", "e"]),
        st.lists(WORDS, max_size=4),
    ),
)
HOUSE = (
    ["recycling", "theme-by-vote=x"],
    ["double-bag"],
    ["move-timer"],
    ["challenge=void", "open-dictionary"],
    ["jacks"],
)


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers questions in between, and nothing is written to a file."""
    monkeypatch.setattr(screen_module, "ask", lambda _question: "")
    monkeypatch.setattr(stopping, "ask", lambda _question: "")
    monkeypatch.setattr(stopping, "ask_yes", lambda _question, default: default)
    monkeypatch.setattr(Table, "keep", lambda _table: True)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(house=st.sampled_from(HOUSE), lines=st.lists(LINES, min_size=1, max_size=6), seed=st.integers(0, 50))
def test_lines_of_anything(quiet: None, house: list[str], lines: list[str], seed: int) -> None:
    game = Game.new("folio", house=house, players=("Ann", "Ben"), words=SAMPLE_WORDS, seed=seed)
    table = Table(game, Convention.TOURNAMENT, {}, Path("nowhere"))
    with Path("/dev/null").open("w") as nowhere:
        screen = Screen(Console(file=nowhere, markup=False))
        commands = Commands(table, screen)
        draft = NO_DRAFT
        for line in lines:
            before, count = game.state, len(game.events)
            try:
                draft = commands.obey(line, game.turn if game.turn in game.state.seats else 0, draft)
            except LeaveTable:
                return
            if len(game.events) == count:
                assert game.state == before
            if game.is_over:
                return
            screen.show(table, game.turn, draft if game.state.turn == before.turn else commands.obey("undo", game.turn))
