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

from bp_desktop.files import make_empty
from bp_desktop.storage import problems, schema
from bp_desktop.storage.known_lines import KnownLines
from bp_desktop.storage.watch import HEADER, MAGIC, FileWatch, Identity, identity

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

PATIENCE = 0.25
"""Seconds to wait for a virus scanner or a `doctor` to let go; a second window waits no longer."""
QUICK_CHECK_BYTES = 8 * 1024 * 1024
"""Up to this size the whole file is looked over on opening (some milliseconds)."""

FIRST_LOOK = 4096
"""Bytes: a page, which has the schema of a box."""
LONGEST_VALUE = 40 * 1024 * 1024
"""Bytes of anything that stands in a box: more than a whole file may have."""
MOST_DOCUMENTS = 50_000
"""In one box; Home lists them all."""
NO_SUCH_VERSION = 10_000
"""No version of the schema will ever be as high: such a number is damage."""

_open_here: set[Identity] = set()
"""The files that this process has open. POSIX drops a process's locks on a file as soon as the
process closes any handle on it, so a file in here must not be opened other than by SQLite."""


class Store:
    """An open box file that nobody else can open until `close`, or until this process ends.

    SQLite's exclusive lock is taken on opening and belongs to the process, so a crash leaves no
    stale one behind.
    """

    def __init__(
        self, path: Path, raw: sqlite3.Connection, version: int, watch: FileWatch | None = None
    ) -> None:
        self.path = path
        self.raw = raw
        self.version = version
        self.known = KnownLines()
        self._watch = watch
        self._identity = watch.identity if watch is not None else identity(path)
        _open_here.add(self._identity)

    @property
    def only_to_read(self) -> bool:
        """Whether the file, its folder or its disk is write-protected."""
        return self._watch is None

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
            watch = self._guarded()
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
                if watch.is_whole():
                    watch.accept()
                raise
            if not watch.is_whole():
                raise problems.BoxChangedError(self.path)
            watch.accept()

    @property
    def is_changed(self) -> bool:
        """Whether the file is gone, or was changed by somebody else while it was open."""
        if self._watch is None:
            return False
        try:
            self._guarded()
        except problems.BoxError:
            return True
        return False

    def close(self) -> None:
        """SQLite removes its journal file and lets go of the lock."""
        _open_here.discard(self._identity)
        if "_connection" in vars(self):
            self._connection.close()
        self.raw.close()
        if self._watch is not None:
            self._watch.close()

    def _guarded(self) -> FileWatch:
        """Steps written into a file that was deleted, replaced, cut off or written over meanwhile
        would be lost."""
        if self._watch is None:
            raise problems.BoxOnlyToReadError(self.path)
        if self._watch.is_elsewhere():
            raise problems.BoxMovedError(self.path)
        if self._watch.differs():
            if self._watch.is_overwritten() or not self._is_as_we_know_it(self._watch):
                raise problems.BoxChangedError(self.path)
            self._watch.accept()
        return self._watch

    def _is_as_we_know_it(self, watch: FileWatch) -> bool:
        """Whether a file that somebody touched still has every page that SQLite remembers and
        every line that was read, and hangs together as a whole."""
        if self.raw.serialize() != watch.content() or self.known.differ(self.raw):
            return False
        [answer] = self.raw.execute("PRAGMA quick_check(1)").fetchone()
        return bool(answer == "ok")


@contextmanager
def as_box_errors(path: Path) -> Iterator[None]:
    """Raises the errors of SQLite and of the system as BoxErrors about `path`."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise  # our own mistake, and not the file's
    except sqlite3.Error as error:
        raise problems.fault(path, error) from error
    except UnicodeDecodeError as error:  # out of the bytes of a damaged schema
        raise problems.BoxDamagedError(path, "text that cannot be read") from error
    except MemoryError as error:  # a damaged length
        raise problems.BoxDamagedError(path, "a length beyond all bounds") from error
    except OSError as error:
        raise problems.os_fault(path, error) from error
    except Exception as error:
        original = getattr(error, "orig", None)  # as SQLAlchemy, if it is loaded, wraps it
        if isinstance(original, sqlite3.Error):
            raise problems.fault(path, original) from error
        raise


def open_store(path: Path) -> Store:
    """Open for writing or, what is write-protected, for reading. Looks at the file from outside
    first, so that SQLite gets no chance to tidy up a database that is not ours."""
    version = look_at_header(path)
    try:
        return _open_for_writing(path, version)
    except problems.BoxReadOnlyError:
        if version < schema.SCHEMA_VERSION:  # it would have to be brought up to date first
            raise
    return _open_for_reading(path, version)


def _open_for_writing(path: Path, version: int) -> Store:
    with as_box_errors(path):
        raw = _connected(path, "rw")
        watch = None
        try:
            _take(raw)
            _try_writing(raw, version)
            look_over(path, raw)
            watch = FileWatch(path)
            return Store(path, raw, version, watch)
        except BaseException:
            raw.close()
            if watch is not None:
                watch.close()
            raise


def _open_for_reading(path: Path, version: int) -> Store:
    with as_box_errors(path):
        raw = _connected(path, "ro")
        try:
            _harden(raw)
            look_over(path, raw)
            return Store(path, raw, version)
        except BaseException:
            raw.close()
            raise


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    raw = sqlite3.connect(_uri(path, mode), uri=True, timeout=PATIENCE, isolation_level=None)
    # A damaged letter in a title must not hide every document.
    raw.text_factory = _lenient
    return raw


def _lenient(text: bytes) -> str:
    return text.decode("utf-8", "replace")


@contextmanager
def opened_read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """For checking a file without writing a byte, not even to finish what a crash left open."""
    look_at_header(path)
    with as_box_errors(path), closing(_connected(path, "ro")) as raw:
        _harden(raw)
        yield raw


def require_room(path: Path) -> None:
    """Raises BoxError unless a file of this name can be made: its folder is there, it is not."""
    with as_box_errors(path):
        if not path.parent.is_dir():
            raise problems.FolderMissingError(path)
        if path.exists():
            raise problems.BoxExistsError(path)


def new_file(path: Path) -> sqlite3.Connection:
    """A connection to a file that is made, for its owner's eyes alone, and that nobody else knows
    about yet."""
    make_empty(path)
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
        if identity(path) in _open_here:
            raise problems.BoxLockedError(path)
        if not path.is_file():  # opening a pipe would wait for ever
            raise problems.BoxUnreadableError(path, is_file=False)
        with path.open("rb") as file:
            first = file.read(FIRST_LOOK)
    except PermissionError:
        raise problems.BoxUnreadableError(path) from None
    except OSError as error:
        raise problems.os_fault(path, error) from error
    ours = _has_our_tables(first)
    if len(first) < HEADER or not first.startswith(MAGIC):
        if ours:
            raise problems.BoxDamagedError(path, "its beginning")
        raise problems.NotADatabaseError(path)
    # https://sqlite.org/fileformat.html: user_version at 60, application_id at 68, big-endian
    version = int.from_bytes(first[60:64], "big", signed=True)
    if int.from_bytes(first[68:72], "big") != schema.APPLICATION_ID:
        if ours:
            raise problems.BoxDamagedError(path, "application id")
        raise problems.BoxForeignError(path)
    if version > NO_SUCH_VERSION or version < 1:
        raise problems.BoxDamagedError(path, f"schema version {version}")
    if version > schema.SCHEMA_VERSION:
        raise problems.BoxNewerError(path, version, schema.SCHEMA_VERSION)
    if version < schema.OLDEST_VERSION:
        raise problems.BoxOlderError(path, version, schema.OLDEST_VERSION)
    return version


def _has_our_tables(first: bytes) -> bool:
    """Whether the first page of a file tells of our tables, whatever its header says."""
    return b"CREATE TABLE document" in first and b"head_hash" in first


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
    """Whether every table and column is there that this version needs, and can be listed."""
    for table, columns in schema.COLUMNS.items():
        found = {row[1] for row in store.rows(f"PRAGMA table_info({table})", {})}
        if missing := set(columns) - found:
            raise problems.BoxDamagedError(store.path, f"{table}: {', '.join(sorted(missing))}")
    [[count]] = store.rows("SELECT count(*) FROM document", {})
    if count > MOST_DOCUMENTS:
        raise problems.BoxDamagedError(store.path, f"{count} documents")


def _take(raw: sqlite3.Connection) -> None:
    """Be alone on the file, from now until the connection closes."""
    raw.execute("PRAGMA locking_mode=EXCLUSIVE")
    raw.execute("BEGIN EXCLUSIVE")
    raw.execute("COMMIT")
    raw.execute("PRAGMA journal_mode=DELETE")
    raw.execute("PRAGMA synchronous=FULL")
    raw.execute("PRAGMA fullfsync=ON")  # macOS keeps in the disk's cache what is only synced
    raw.execute("PRAGMA secure_delete=ON")  # gone for good means gone
    raw.execute("PRAGMA foreign_keys=ON")
    _harden(raw)


def _harden(raw: sqlite3.Connection) -> None:
    """Files come from anywhere."""
    raw.execute("PRAGMA trusted_schema=OFF")
    raw.execute("PRAGMA cell_size_check=ON")
    raw.execute("PRAGMA temp_store=MEMORY")
    raw.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)


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


def _uri(path: Path, mode: str) -> str:
    """SQLite's name for a file; a Windows share keeps its two slashes, a drive gets one."""
    whole = os.fsencode(path.absolute().as_posix())
    slash = "" if whole.startswith(b"/") else "/"
    return f"file://{slash}{quote(whole)}?mode={mode}"
