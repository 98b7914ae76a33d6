"""The schema version of a database, and the newest one. Alembic is imported only to migrate."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tilewright.store.fence import Unavailable

MIGRATIONS = Path(__file__).parent / "migrations"


def newest() -> str:
    """
    >>> newest() >= "0001"
    True
    """
    return max(script.name.partition("_")[0] for script in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def version_of(connection: Connection) -> str | None:
    """None if the database has none of our tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def migrate(connection: Connection) -> None:
    """Create the tables, or migrate them to the newest version."""
    version = version_of(connection)
    if version == newest():
        return
    if version is not None and version > newest():
        raise Unavailable("it was made by a newer version of Tilewright; install that one, or serve a backup")
    from alembic import command  # noqa: PLC0415 - half of the time that a server takes to start
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
