"""Opens a box file, bringing an older one up to date first."""

from pathlib import Path

from bp_desktop.storage.schema import SCHEMA_VERSION
from bp_desktop.storage.store import Store, look_at_tables, open_store


def open_up_to_date(path: Path) -> Store:
    """Open for this program alone, with everything in it that this version needs."""
    store = open_store(path)
    try:
        if store.version < SCHEMA_VERSION:
            # Alembic is slow to import and needed once in the life of a file.
            from bp_desktop.storage.migrations.upgrade import upgrade_store

            store.kept_copy = upgrade_store(store)
        look_at_tables(store)
    except BaseException:
        store.close()
        raise
    return store
