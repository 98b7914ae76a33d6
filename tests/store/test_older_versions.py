"""What an older version stored still opens: a database, saved games and a log as version 0.1 wrote them (`older/`)."""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

import tilewright as tw
from tests.live.random_tables import TABLES
from tests.live.tables import registry_at
from tilewright.games.kind import kind_of
from tilewright.live.tables.exporting import ExportFormat, exported
from tilewright.notation import log, sealed
from tilewright.store.database import sqlite_url

OLDER = Path(__file__).parent / "older"
GAMES: dict[str, dict[str, Any]] = json.loads((OLDER / "games-0004.json").read_text())


@pytest.fixture
def url(tmp_path: Path) -> str:
    file = tmp_path / "games.db"
    file.write_bytes(lzma.decompress((OLDER / "games-0004.db.xz").read_bytes()))
    return sqlite_url(file)


@pytest.mark.parametrize("game", GAMES, ids=[kept["name"] for kept in GAMES.values()])
async def test_a_game_in_an_older_database_stands_where_it_stood(url: str, game: str) -> None:
    kept = GAMES[game]

    async with registry_at(url, words=TABLES[kept["name"]][1]) as registry:
        table = await registry.table(game)
        assert (table.kind.name, table.n, table.state.is_over) == (kept["kind"], kept["n"], kept["over"])
        assert list(table.state.scores) == kept["scores"]
        services = registry.services
        text, _ = await exported(services.records, services.journal, game, ExportFormat.LOG, unfinished=True)
        assert log.read(text.decode(), kind_of(kept["kind"]))


def test_saved_games_and_logs_of_an_older_version_are_read() -> None:
    going_on = tw.Game.load(OLDER / "crossword.saved")
    assert (going_on.scores, going_on.is_over) == ((48, 42), False)
    going_on.pass_turn()
    assert tw.Game.load(OLDER / "crossword.log").scores == (433, 377)
    events, _ = sealed.unseal((OLDER / "junior.saved").read_text(), kind_of("junior"))
    assert len(kind_of("junior").replay(events).players) == 2
