"""How alembic runs: on the connection that the database was opened with, within its transaction."""

from alembic import context

from tilewright.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
