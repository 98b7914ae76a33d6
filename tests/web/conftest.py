"""Databases for servers: SQLite, and PostgreSQL."""

from tests.databases import postgres as postgres, url as url  # noqa: PLC0414 - fixtures, for whoever asks for them
