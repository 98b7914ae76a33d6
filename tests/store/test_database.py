"""Opening: new, again, wrong; and that the migrations make the tables that the code knows."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.store.conftest import opened
from tilewright.store.database import Database, Unavailable, sqlite_url
from tilewright.store.schema import METADATA
from tilewright.store.versions import newest


async def test_migrations_make_the_tables_that_the_code_knows(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with opened(url) as database, database.reading() as connection:
        assert await connection.run_sync(differences) == []
    async with opened(url) as again, again.reading() as connection:
        version = await connection.execute(text("SELECT version_num FROM alembic_version"))
        assert version.scalars().all() == [newest()]


async def test_sqlite_waits_for_the_disk_and_keeps_its_references(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'g.db'}") as database, database.reading() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        answers = [(await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in asked]
    assert answers == ["wal", 2, 1]


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nonsense", "not the address of a database"),
        ("mysql://host/db", "not supported"),
        ("sqlite:////nowhere/at/all/games.db", "unable to open database file"),
        ("postgresql://ann:secret@127.0.0.1:1/games", "onnect"),
    ],
)
async def test_a_wrong_address_is_told_without_its_password(url: str, why: str) -> None:
    with pytest.raises(Unavailable, match=why) as caught:
        await Database.opened(url)
    assert "secret" not in str(caught.value)


def test_a_damaged_file_is_refused_when_a_server_starts(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    asyncio.run(_made(file))
    damaged = bytearray(file.read_bytes())
    damaged[4096 * 8 : 4096 * 20] = b"\xa5" * 4096 * 12
    file.write_bytes(damaged)
    with pytest.raises(Unavailable, match=r"games\.db cannot be used: .*(damaged|malformed)") as caught:
        asyncio.run(Database.opened(sqlite_url(file), thoroughly=True))
    assert "\n" not in str(caught.value)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    asyncio.run(_made(file))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unavailable, match="was made by a newer version of Tilewright"):
        asyncio.run(Database.opened(sqlite_url(file)))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="unable to open database file"):
        await Database.opened(sqlite_url(tmp_path), thoroughly=True)


async def _made(file: Path) -> None:
    await (await Database.opened(sqlite_url(file))).close()


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200)
    with pytest.raises(Unavailable, match="not a database"):
        asyncio.run(Database.opened(f"sqlite:///{file}"))
    assert file.read_text() == "Dear Ann, " * 200
