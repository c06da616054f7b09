"""Brings an older box up to date by Alembic's operations, from modules and not from scripts.

Frozen programs have no folder to read, so the versions are imported like everything else. The
version is kept in the file's header, and not in a table of Alembic.
"""

from types import ModuleType

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from bp_desktop.files import free_name
from bp_desktop.storage import schema
from bp_desktop.storage.copies import copy_verified
from bp_desktop.storage.problems import BoxError, UpgradeFailedError
from bp_desktop.storage.store import Store

REVISIONS: tuple[ModuleType, ...] = ()
"""In order; the number of a revision is the schema version it leads to. None is needed yet."""


def upgrade_store(store: Store) -> None:
    """Copy the file beside itself, then upgrade it in one transaction.

    On any fault the file is as it was, and the copy is gone again.
    """
    wished = f"{store.path.stem} (version {store.version}){store.path.suffix}"
    copy = free_name(store.path.with_name(wished))
    copy_verified(store.raw, copy, as_it_is=True)
    # Rebuilding a table drops it for a moment; SQLite ignores this pragma inside a transaction.
    store.raw.execute("PRAGMA foreign_keys=OFF")
    try:
        with store.writing() as connection:
            before = _content(connection)
            _run(connection, store.version, schema.SCHEMA_VERSION)
            assert _content(connection) == before, "the content changed"
    except BoxError:
        copy.unlink()
        raise
    except Exception as error:
        copy.unlink()
        raise UpgradeFailedError(store.path, repr(error)) from error
    finally:
        store.raw.execute("PRAGMA foreign_keys=ON")
    store.version = schema.SCHEMA_VERSION


def _run(connection: Connection, start: int, end: int) -> None:
    """Carry out the revisions after version `start` up to `end`, in the caller's transaction."""
    numbered = {int(module.revision): module for module in REVISIONS}
    with Operations.context(MigrationContext.configure(connection)):
        for version in range(start + 1, end + 1):
            numbered[version].upgrade()
    connection.exec_driver_sql(f"PRAGMA user_version={end:d}")


def _content(connection: Connection) -> list[object]:
    """What no upgrade may touch."""
    documents = "SELECT id, system, title, steps, head_hash FROM document ORDER BY id"
    entries = "SELECT document_id, count(*), max(seq), sum(length(body)) FROM entry GROUP BY 1"
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    return [
        *(tuple(row) for row in connection.exec_driver_sql(documents)),
        *(tuple(row) for row in connection.exec_driver_sql(entries)),
        *(tuple(row) for row in broken),
    ]
