"""Alembic's way in: it is called with a connection (store.migrate)."""

from alembic import context

from shoal.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
