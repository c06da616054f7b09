"""Brings an older box up to date by Alembic, from modules and not from a folder of scripts.

Frozen programs have no folder to read, so the versions are imported like everything else. The
version is kept in the file's header; Alembic's own table exists only while it works.
"""

from types import ModuleType
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script.base import Script
from alembic.script.revision import RevisionMap
from sqlalchemy import Connection

from bp_desktop.files import free_name
from bp_desktop.storage import schema
from bp_desktop.storage.copies import copy_verified
from bp_desktop.storage.problems import BoxError, UpgradeFailedError
from bp_desktop.storage.store import Store

REVISIONS: tuple[ModuleType, ...] = ()
"""In order; the number of a revision is the schema version it leads to. None is needed yet."""

_ALEMBICS_TABLE = "version_while_upgrading"
_CREATE = "CREATE TEMP TABLE version_while_upgrading (version_num TEXT NOT NULL PRIMARY KEY)"
_START = "INSERT INTO temp.version_while_upgrading VALUES (?)"
_DROP = "DROP TABLE temp.version_while_upgrading"


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
    scripts = {m.revision: Script(m, m.revision, m.__file__ or "") for m in REVISIONS}
    revisions = RevisionMap(lambda: list(scripts.values()))
    has_a_revision = start > schema.OLDEST_VERSION
    newest_first = revisions.iterate_revisions(
        _name(end), _name(start) if has_a_revision else "base"
    )
    steps = [
        MigrationStep.upgrade_from_script(revisions, scripts[found.revision])
        for found in reversed(list(newest_first))
    ]

    def work(_heads: object, _context: object) -> list[Any]:
        return list(steps)

    connection.exec_driver_sql(_CREATE)
    if has_a_revision:
        connection.exec_driver_sql(_START, (_name(start),))
    context = MigrationContext.configure(
        connection,
        opts={"fn": work, "version_table": _ALEMBICS_TABLE},
    )
    with Operations.context(context):
        context.run_migrations()
    connection.exec_driver_sql(_DROP)
    connection.exec_driver_sql(f"PRAGMA user_version={end:d}")


def _name(version: int) -> str:
    return f"{version:04d}"


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
