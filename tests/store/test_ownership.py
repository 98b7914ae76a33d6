"""One server owns a database, by whatever name it is reached; one that was succeeded writes nothing more."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tests.store.conftest import opened
from tests.store.test_journal import begun, turn
from tilewright.store.database import Database, NotWritten, Superseded, Unavailable, engine_for, sqlite_url
from tilewright.store.fence import prove
from tilewright.store.journal import Journal, TurnsMissing
from tilewright.store.ownership import OURS, Owner, sole_owner, sole_server
from tilewright.store.schema import ownership

HOLDER = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = {OURS}"
postgresql_alone = pytest.mark.parametrize("url", ["postgresql"], indirect=True)


async def test_a_server_that_was_succeeded_acknowledges_nothing_more(url: str) -> None:
    async with opened(url) as first, opened(url) as second:
        await first.claim()
        _, journal = await begun(first, "g")
        await journal.append(turn("g", 1))
        await second.claim()
        with pytest.raises(TurnsMissing):
            await journal.append(turn("g", 2))
        with pytest.raises(Superseded):
            async with first.writing() as connection:
                await connection.execute(text("DELETE FROM turns"))
        with pytest.raises(Superseded, match="Another server has taken the database over"):
            await first.check()
        await journal.close()
        newer = Journal(second)
        await newer.append(turn("g", 2))
        assert [one.n for one in await newer.since("g")] == [0, 1, 2]
        await newer.close()


@postgresql_alone
async def test_nobody_takes_over_while_something_is_being_written(url: str) -> None:
    async with opened(url) as first, opened(url) as second:
        await first.claim()
        async with first.writing() as connection:
            await connection.execute(text("SELECT 1"))
            claiming = asyncio.ensure_future(second.claim())
            await asyncio.wait({claiming}, timeout=0.3)
            assert not claiming.done()
        await claiming


async def test_what_is_written_to_see_whether_it_can_be_leaves_nothing(url: str) -> None:
    async with opened(url) as database:
        await database.claim()
        for _ in range(3):
            await database.write(prove)
        async with database.reading() as connection:
            rows = (await connection.execute(ownership.select())).all()
        assert [tuple(row) for row in rows] == [(1, 1, None)]


@pytest.mark.parametrize("alias", ["link.db", "hard.db", "./games.db", "sub/../games.db"])
def test_a_file_is_served_once_by_whatever_name(tmp_path: Path, alias: str) -> None:
    (tmp_path / "sub").mkdir()
    with sole_server(sqlite_url(tmp_path / "games.db")):
        (tmp_path / "link.db").symlink_to("games.db")
        os.link(tmp_path / "games.db", tmp_path / "hard.db")
        again = f"sqlite:///{tmp_path}/{alias}"
        code = f"from tilewright.store.ownership import sole_server; sole_server({again!r})"
        assert "is being served already, by another process" in _python(code)
    assert _python(code) == ""


def _python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr


async def test_a_file_that_is_gone_stops_all_writing_until_it_is_back_and_another_one_for_ever(tmp_path: Path) -> None:
    file, away = tmp_path / "games.db", tmp_path / "away.db"

    async with opened(sqlite_url(file)) as database:
        await database.claim()
        _, journal = await begun(database, "g")
        file.rename(away)
        with pytest.raises(TurnsMissing):
            await journal.append(turn("g", 1))
        with pytest.raises(NotWritten, match=r"games\.db is gone; put it back"):
            async with database.writing():
                pass
        await asyncio.gather(*(journal.since("g") for _ in range(20)), return_exceptions=True)
        assert not file.exists(), "nobody makes an empty one"
        away.rename(file)
        await journal.append(turn("g", 1))
        file.rename(away)
        file.write_bytes(away.read_bytes())
        with pytest.raises(TurnsMissing):
            await journal.append(turn("g", 2))
        with pytest.raises(Superseded, match="was replaced by another file"):
            await database.check()
        away.rename(file)
        with pytest.raises(Superseded):
            await database.write(prove)
        await journal.close()


@postgresql_alone
async def test_a_lock_that_was_lost_is_taken_again_and_told_of_at_once(url: str) -> None:
    async with sole_owner(url) as owner, opened(url) as database:
        await database.claim()
        await owner.check(database)
        lost = asyncio.Event()
        owner.on_loss = lost.set
        await _terminate_holder(database)
        await asyncio.wait_for(lost.wait(), 10)
        await owner.check(database)
        await database.write(prove)
        second = Owner(engine_for(url))
        assert not await second._lock_taken()
        await second.close()


@postgresql_alone
async def test_a_lock_that_another_server_has_ends_this_one(url: str) -> None:
    engine = engine_for(url)
    async with sole_owner(url) as owner, opened(url) as database, engine.connect() as thief:
        await database.claim()
        stealing = asyncio.ensure_future(thief.execute(text(f"SELECT pg_advisory_lock({OURS})")))
        while len(await _holders(database)) < 2:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        await _terminate_holder(database)
        await stealing
        with pytest.raises(Superseded, match="Another server has taken the database over"):
            await owner.check(database)
        with pytest.raises(Superseded):
            await database.write(prove)
    await engine.dispose()


async def _holders(database: Database) -> list[int]:
    async with database.reading() as connection:
        return list((await connection.execute(text(HOLDER))).scalars())


async def _terminate_holder(database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM ({HOLDER} AND granted) AS held"))


@postgresql_alone
async def test_connections_that_were_cut_off_are_made_anew(url: str) -> None:
    """After PostgreSQL was restarted every connection of the pool failed once."""

    async with opened(url) as database:
        _, journal = await begun(database, "g")
        await asyncio.gather(*(journal.since("g") for _ in range(20)))  # the pool is full
        async with opened(url) as other, other.writing() as connection:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
        await asyncio.gather(*(journal.since("g") for _ in range(20)))
        await journal.append(turn("g", 1))
        await journal.close()


async def test_a_database_that_is_not_there_any_more_is_unavailable(url: str) -> None:
    async with opened(url) as database:
        engine, database.engine = database.engine, engine_for("postgresql://nobody@127.0.0.1:1/nothing")
        with pytest.raises(Unavailable):
            async with database.reading():
                pass
        with pytest.raises(NotWritten):
            async with database.writing() as connection:
                await connection.execute(update(ownership))
        database.engine = engine
