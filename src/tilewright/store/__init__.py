"""The append-only record of every game, and of who plays: one code for SQLite and PostgreSQL."""
