"""One long-lived connection to a box file: alone on it, with SQLite's faults put into our words.

SQLAlchemy is loaded when the store is first asked for more than its lists: that takes longer than
everything else between the first picture and Home.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from bp_desktop.storage import problems, schema

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

PATIENCE = 0.25
"""Seconds to wait for a virus scanner or a `doctor` to let go; a second window waits no longer."""
QUICK_CHECK_BYTES = 8 * 1024 * 1024
"""Up to this size the whole file is looked over on opening (some milliseconds)."""

_open_here: set[tuple[int, int]] = set()
"""The files that this process has open. POSIX drops a process's locks on a file as soon as the
process closes any handle on it, so a file in here must not be opened other than by SQLite."""


class Store:
    """An open box file that nobody else can open until `close`, or until this process ends.

    SQLite's exclusive lock is taken on opening and belongs to the process, so a crash leaves no
    stale one behind.
    """

    def __init__(self, path: Path, raw: sqlite3.Connection, version: int) -> None:
        self.path = path
        self.raw = raw
        self.version = version
        self._identity = _identity(path)
        _open_here.add(self._identity)

    @cached_property
    def _connection(self) -> Connection:
        return core_connection(self.raw)

    def rows(self, query: str, values: Mapping[str, object]) -> list[tuple[Any, ...]]:
        """What SQLite answers by itself."""
        with as_box_errors(self.path):
            return self.raw.execute(query, values).fetchall()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with as_box_errors(self.path):
            try:
                yield self._connection
            finally:
                self._connection.rollback()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction: committed and on disk at the end of the block, or as if never begun."""
        with as_box_errors(self.path):
            self._guard_against_moving()
            from sqlalchemy.exc import DBAPIError

            try:
                self._connection.exec_driver_sql("BEGIN")
                yield self._connection
                self._connection.commit()
            except BaseException:
                with suppress(DBAPIError):
                    self._connection.rollback()
                if self.raw.in_transaction:  # a failed COMMIT may have left it open
                    self.raw.rollback()
                raise

    def close(self) -> None:
        """SQLite removes its journal file and lets go of the lock."""
        _open_here.discard(self._identity)
        if "_connection" in vars(self):
            self._connection.close()
        self.raw.close()

    def _guard_against_moving(self) -> None:
        """Steps written into a file that was deleted or replaced meanwhile would be lost."""
        try:
            moved = _identity(self.path) != self._identity
        except OSError:
            moved = True
        if moved:
            raise problems.BoxMovedError(self.path)


@contextmanager
def as_box_errors(path: Path) -> Iterator[None]:
    """Raises the errors of SQLite and of the system as BoxErrors about `path`."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # our own mistake, and not the file's
    except sqlite3.Error as error:
        raise problems.fault(path, error) from error
    except OSError as error:
        raise problems.os_fault(path, error) from error
    except Exception as error:
        original = getattr(error, "orig", None)  # as SQLAlchemy, if it is loaded, wraps it
        if isinstance(original, sqlite3.Error):
            raise problems.fault(path, original) from error
        raise


def open_store(path: Path) -> Store:
    """Open for writing. Looks at the file from outside first, so that SQLite gets no chance to
    tidy up a database that is not ours."""
    version = look_at_header(path)
    with as_box_errors(path):
        raw = sqlite3.connect(_uri(path, "rw"), uri=True, timeout=PATIENCE, isolation_level=None)
        try:
            _take(raw)
            _try_writing(raw, version)
            look_over(path, raw)
            return Store(path, raw, version)
        except BaseException:
            raw.close()
            raise


@contextmanager
def opened_read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """For checking a file without writing a byte, not even to finish what a crash left open."""
    look_at_header(path)
    with (
        as_box_errors(path),
        closing(
            sqlite3.connect(_uri(path, "ro"), uri=True, timeout=PATIENCE, isolation_level=None)
        ) as raw,
    ):
        raw.execute("PRAGMA trusted_schema=OFF")
        raw.execute("PRAGMA temp_store=MEMORY")
        yield raw


def new_file(path: Path) -> sqlite3.Connection:
    """A connection to a file that is made, and that nobody else knows about yet."""
    return sqlite3.connect(_uri(path, "rwc"), uri=True, isolation_level=None)


def core_connection(raw: sqlite3.Connection) -> Connection:
    """SQLAlchemy's view of a connection. BEGIN is written out, commit() and rollback() work."""
    from sqlalchemy import StaticPool, create_engine

    engine = create_engine(
        "sqlite://", creator=lambda: raw, poolclass=StaticPool, isolation_level="AUTOCOMMIT"
    )
    return engine.connect()


def look_at_header(path: Path) -> int:
    """The schema version of a box, from the first bytes of the file; or what is wrong with it."""
    try:
        if _identity(path) in _open_here:
            raise problems.BoxLockedError(path)
        if not path.is_file():  # opening a pipe would wait for ever
            raise problems.BoxUnreadableError(path, is_file=False)
        with path.open("rb") as file:
            head = file.read(100)
    except PermissionError:
        raise problems.BoxUnreadableError(path) from None
    except OSError as error:
        raise problems.os_fault(path, error) from error
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0"):
        raise problems.NotADatabaseError(path)
    # https://sqlite.org/fileformat.html: user_version at 60, application_id at 68, big-endian
    version = int.from_bytes(head[60:64], "big", signed=True)
    if int.from_bytes(head[68:72], "big") != schema.APPLICATION_ID:
        raise problems.BoxForeignError(path)
    if version > schema.SCHEMA_VERSION:
        raise problems.BoxNewerError(path, version, schema.SCHEMA_VERSION)
    if version < 1:
        raise problems.BoxDamagedError(path, f"schema version {version}")
    if version < schema.OLDEST_VERSION:
        raise problems.BoxOlderError(path, version, schema.OLDEST_VERSION)
    return version


def look_over(path: Path, raw: sqlite3.Connection) -> None:
    """Refuse what is damaged or was tampered with, as far as that can be seen in no time."""
    [pages], [page_size] = (
        raw.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
    )
    if pages * page_size <= QUICK_CHECK_BYTES:
        [answer] = raw.execute("PRAGMA quick_check(1)").fetchone()
        if answer != "ok":
            raise problems.BoxDamagedError(path, str(answer))
    odd = raw.execute(
        "SELECT type, name FROM sqlite_master WHERE type NOT IN ('table', 'index') OR rootpage = 0"
    ).fetchone()
    if odd is not None:  # a trigger would act on our behalf at every step
        raise problems.BoxDamagedError(path, f"{odd[0]} {odd[1]}")


def look_at_tables(store: Store) -> None:
    """Whether every table and column is there that this version needs."""
    for table, columns in schema.COLUMNS.items():
        found = {row[1] for row in store.raw.execute(f"PRAGMA table_info({table})")}
        if missing := set(columns) - found:
            raise problems.BoxDamagedError(store.path, f"{table}: {', '.join(sorted(missing))}")


def _take(raw: sqlite3.Connection) -> None:
    """Be alone on the file, from now until the connection closes."""
    raw.execute("PRAGMA locking_mode=EXCLUSIVE")
    raw.execute("BEGIN EXCLUSIVE")
    raw.execute("COMMIT")
    raw.execute("PRAGMA journal_mode=DELETE")
    raw.execute("PRAGMA synchronous=FULL")
    raw.execute("PRAGMA foreign_keys=ON")
    raw.execute("PRAGMA trusted_schema=OFF")
    raw.execute("PRAGMA temp_store=MEMORY")


def _try_writing(raw: sqlite3.Connection, version: int) -> None:
    """Find out now, not at the first step, that the folder takes no journal. Writes nothing."""
    raw.execute("BEGIN")
    try:
        raw.execute(f"PRAGMA user_version={version:d}")
    except sqlite3.Error as error:
        # On a full disk a box can still be looked at, copied and exported.
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_FULL:
            raise
    finally:
        if raw.in_transaction:
            raw.rollback()


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _uri(path: Path, mode: str) -> str:
    """SQLite's name for a file; a Windows share keeps its two slashes, a drive gets one."""
    whole = os.fsencode(path.absolute().as_posix())
    slash = "" if whole.startswith(b"/") else "/"
    return f"file://{slash}{quote(whole)}?mode={mode}"
