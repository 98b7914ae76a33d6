"""The append-only record of every game and of the people who play: the same code for SQLite and PostgreSQL."""
