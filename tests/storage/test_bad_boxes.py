"""Files that cannot be opened: one typed answer with the path, and not a byte changed."""

import errno
import os
import shutil
import sqlite3
import struct
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import pytest

from bp_desktop.core.messages import say
from bp_desktop.session.ports import DamagedJournalError
from bp_desktop.storage import rows, store
from bp_desktop.storage.box import open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.problems import (
    BoxDamagedError,
    BoxDeviceError,
    BoxError,
    BoxForeignError,
    BoxFullError,
    BoxLockedError,
    BoxNewerError,
    BoxNotFoundError,
    BoxReadOnlyError,
    BoxUnfinishedError,
    BoxUnreadableError,
    FolderMissingError,
    NotADatabaseError,
    fault,
    os_fault,
)
from bp_desktop.storage.schema import APPLICATION_ID, SCHEMA_VERSION
from bp_desktop.storage.store import LONGEST_VALUE
from tests.storage.build import (
    ask,
    bound_by_permissions,
    filled_box,
    new_box,
    on_a_read_only_disk,
    played,
    snapshot,
)
from tests.tally import open_tally


def nothing(path: Path) -> None:
    """The file is not there."""


def no_folder(path: Path) -> None:
    path.parent.rmdir()


def empty(path: Path) -> None:
    path.touch()


def a_picture(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40)


def a_beginning_only(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + bytes(50))


def overwritten_beginning(path: Path) -> None:
    filled_box(path.parent, path.name)
    with path.open("r+b") as file:
        file.write(b"x" * 64)


def cut_off(path: Path) -> None:
    filled_box(path.parent, path.name)
    os.truncate(path, path.stat().st_size // 2)


def scratched(page: int) -> Callable[[Path], None]:
    def scratch(path: Path) -> None:
        filled_box(path.parent, path.name)
        with path.open("r+b") as file:
            file.seek(4096 * page)
            file.write(b"\xa5" * 4096)

    return scratch


def of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE bookmark (url)")
        raw.commit()


def of_another_program_in_use(path: Path) -> None:
    """In WAL mode, with a step in the log that is not yet in the file."""
    elsewhere = path.with_suffix(".elsewhere")
    with closing(sqlite3.connect(elsewhere)) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("CREATE TABLE bookmark (url)")
        raw.commit()
        shutil.copy(elsewhere, path)
        shutil.copy(f"{elsewhere}-wal", f"{path}-wal")


def of_another_program_stopped_in_the_middle(path: Path) -> None:
    crashed(
        path, "PRAGMA application_id=7", "ALTER TABLE document RENAME TO bookmark", table="bookmark"
    )


def with_header(**fields: int) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        filled_box(path.parent, path.name)
        with closing(sqlite3.connect(path)) as raw:
            for name, value in fields.items():
                raw.execute(f"PRAGMA {name}={value}")
            raw.commit()

    return change


def changed(sql: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        filled_box(path.parent, path.name)
        with closing(sqlite3.connect(path)) as raw:
            raw.execute(sql)
            raw.commit()

    return change


def crashed(path: Path, *extra: str, table: str = "document") -> None:
    """A program was stopped in the middle of writing: the file is half-changed, the journal
    beside it knows how it was."""
    filled_box(path.parent, "whole.bpbox")
    whole = path.parent / "whole.bpbox"
    with closing(sqlite3.connect(whole, isolation_level=None)) as raw:
        for sql in extra:
            raw.execute(sql)
        raw.execute("PRAGMA cache_size=1")
        raw.execute("BEGIN")
        raw.execute(f"UPDATE {table} SET title = 'half', summary = zeroblob(100000)")
        raw.execute("UPDATE entry SET body = zeroblob(20000)")
        shutil.copy(whole, path)
        shutil.copy(f"{whole}-journal", f"{path}-journal")
        raw.execute("ROLLBACK")
    whole.unlink()


TRIGGER = "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM document; END"


@pytest.mark.parametrize(
    ("make", "error", "key"),
    [
        (nothing, BoxNotFoundError, "storage.box.not_found"),
        (no_folder, FolderMissingError, "storage.box.folder_missing"),
        (Path.mkdir, BoxUnreadableError, "storage.box.not_a_file"),
        (empty, NotADatabaseError, "storage.box.not_a_database"),
        (a_picture, NotADatabaseError, "storage.box.not_a_database"),
        (a_beginning_only, NotADatabaseError, "storage.box.not_a_database"),
        (overwritten_beginning, BoxDamagedError, "storage.box.damaged"),
        (cut_off, BoxDamagedError, "storage.box.damaged"),
        (scratched(1), BoxDamagedError, "storage.box.damaged"),
        (scratched(2), BoxDamagedError, "storage.box.damaged"),
        (scratched(3), BoxDamagedError, "storage.box.damaged"),
        (scratched(4), BoxDamagedError, "storage.box.damaged"),
        (of_another_program, BoxForeignError, "storage.box.foreign"),
        (of_another_program_in_use, BoxForeignError, "storage.box.foreign"),
        (of_another_program_stopped_in_the_middle, BoxForeignError, "storage.box.foreign"),
        (with_header(user_version=SCHEMA_VERSION + 1), BoxNewerError, "storage.box.newer"),
        (with_header(user_version=0), BoxDamagedError, "storage.box.damaged"),
        (with_header(user_version=-1), BoxDamagedError, "storage.box.damaged"),
        (changed("DROP TABLE thumbnail"), BoxDamagedError, "storage.box.damaged"),
        (
            changed("ALTER TABLE document RENAME steps TO count"),
            BoxDamagedError,
            "storage.box.damaged",
        ),
        (changed(TRIGGER), BoxDamagedError, "storage.box.damaged"),
        (changed("CREATE VIEW v AS SELECT 1"), BoxDamagedError, "storage.box.damaged"),
        (changed("CREATE VIRTUAL TABLE v USING fts5(x)"), BoxDamagedError, "storage.box.damaged"),
    ],
)
def test_a_bad_box_is_named_and_left_alone(
    tmp_path: Path, make: Callable[[Path], None], error: type[BoxError], key: str
) -> None:
    path = tmp_path / "folder" / "box.bpbox"
    path.parent.mkdir()
    make(path)
    before = snapshot(tmp_path)

    with pytest.raises(BoxError) as caught:
        open_box(path)

    assert type(caught.value) is error
    assert caught.value.path == path
    assert caught.value.message.key == key
    assert caught.value.message.args["path"] == str(path)
    assert snapshot(tmp_path) == before


def test_a_newer_box_says_which_version_it_is_and_which_one_is_known(tmp_path: Path) -> None:
    path = tmp_path / "box.bpbox"
    with_header(user_version=77)(path)

    with pytest.raises(BoxNewerError) as caught:
        open_box(path)

    known = SCHEMA_VERSION
    assert caught.value.message == say("storage.box.newer", path=str(path), version=77, known=known)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "box.bpbox")

    with pytest.raises(BoxUnreadableError):
        open_box(tmp_path / "box.bpbox")


def test_the_header_says_who_made_the_file(tmp_path: Path) -> None:
    head = filled_box(tmp_path).read_bytes()[:100]

    assert struct.unpack(">I", head[68:72]) == (APPLICATION_ID,)
    assert struct.unpack(">I", head[60:64]) == (SCHEMA_VERSION,)
    assert head[18:20] == b"\1\1", "rollback journal, so the closed box is one file"


# --- stopped in the middle of a step


def test_a_box_that_was_stopped_in_the_middle_of_a_step_opens_as_it_was_before(
    tmp_path: Path,
) -> None:
    path = tmp_path / "box.bpbox"
    crashed(path)

    with open_box(path) as box:
        [listed] = box.documents()
        session = open_tally(box.journal(listed.id))

    assert (listed.title, listed.steps, session.edited_at) == ("Tuesday", 5, None)
    assert [found.name for found in tmp_path.iterdir()] == ["box.bpbox"]


def test_checking_a_box_that_was_stopped_in_the_middle_does_not_tidy_it_up(tmp_path: Path) -> None:
    path = tmp_path / "box.bpbox"
    crashed(path)
    before = snapshot(tmp_path)

    with pytest.raises(BoxUnfinishedError):
        check_box(path)

    assert snapshot(tmp_path) == before


# --- write-protected


LOOKED_AT = {
    "only_to_read": True,
    "steps": 5,
    "exported": 5,
    "step": {"fault": "BoxOnlyToReadError", "key": "storage.box.only_to_read"},
    "same": True,
    "rename": {"fault": "BoxOnlyToReadError", "key": "storage.box.only_to_read"},
    "untouched": True,
}
"""Everything can be seen and exported, and a step is refused in one sentence."""


def test_a_write_protected_file_can_be_looked_at_and_is_left_alone(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    around = bound_by_permissions()
    path.chmod(0o444)

    answer = ask("look", path, around=around)

    path.chmod(0o644)
    assert answer == LOOKED_AT


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not write-protect folders so")
def test_a_box_in_a_write_protected_folder_can_be_looked_at_and_is_left_alone(
    tmp_path: Path,
) -> None:
    path = filled_box(tmp_path)
    around = bound_by_permissions()
    tmp_path.chmod(0o555)

    looked_at = ask("look", path, around=around)
    created = ask("create", tmp_path / "new.bpbox", around=around)
    checked = ask("check", path, around=around)

    tmp_path.chmod(0o755)
    assert looked_at == LOOKED_AT
    assert (created["fault"], created["key"]) == (
        "BoxReadOnlyError",
        "storage.box.folder_read_only",
    )
    assert created["untouched"]
    assert "fault" not in checked


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not hide files so")
def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    path.chmod(0o200)
    around = bound_by_permissions()

    answer = ask("open", path, around=around)

    assert (answer["fault"], answer["key"]) == ("BoxUnreadableError", "storage.box.no_access")


def test_a_box_in_a_folder_that_may_not_be_entered_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled_box(tmp_path)

    def denied(*_asked: object, **_how: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "stat", denied)
    with pytest.raises(BoxUnreadableError) as caught:
        open_box(path)

    assert caught.value.message.key == "storage.box.no_access"


def test_a_box_on_a_write_protected_disk_can_be_looked_at_and_is_left_alone(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    around = on_a_read_only_disk(tmp_path)

    looked_at = ask("look", path, around=around)
    created = ask("create", tmp_path / "new.bpbox", around=around)

    assert looked_at == LOOKED_AT
    assert created["fault"] == "BoxReadOnlyError"
    assert created["untouched"]


# --- in other words


@pytest.mark.parametrize(
    ("code", "error"),
    [
        (sqlite3.SQLITE_BUSY, BoxLockedError),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, BoxLockedError),
        (sqlite3.SQLITE_LOCKED, BoxLockedError),
        (sqlite3.SQLITE_READONLY_DIRECTORY, BoxReadOnlyError),
        (sqlite3.SQLITE_CANTOPEN, BoxReadOnlyError),
        (sqlite3.SQLITE_FULL, BoxFullError),
        (sqlite3.SQLITE_IOERR_FSYNC, BoxDeviceError),
        (sqlite3.SQLITE_CORRUPT_VTAB, BoxDamagedError),
        (sqlite3.SQLITE_ERROR, BoxDamagedError),
        (None, BoxDamagedError),
    ],
)
def test_every_error_of_sqlite_has_words(
    tmp_path: Path, code: int | None, error: type[BoxError]
) -> None:
    raised = sqlite3.OperationalError("disk on fire")
    if code is not None:
        raised.sqlite_errorcode = code
        raised.sqlite_errorname = "SQLITE_SOMETHING"

    assert type(fault(tmp_path / "box.bpbox", raised)) is error


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("ENOSPC", BoxFullError),
        ("EROFS", BoxReadOnlyError),
        ("EACCES", BoxReadOnlyError),
        ("ENOENT", BoxNotFoundError),
        ("EIO", BoxDeviceError),
    ],
)
def test_every_error_of_the_system_has_words(
    tmp_path: Path, name: str, error: type[BoxError]
) -> None:
    import errno

    raised = OSError(getattr(errno, name), "x")

    assert type(os_fault(tmp_path / "box.bpbox", raised)) is error


def test_a_path_that_is_no_text_can_be_shown(tmp_path: Path) -> None:
    path = Path(os.fsdecode(b"caf\xe9.bpbox"))

    error = BoxNotFoundError(path)

    assert str(error.message.args["path"]).isprintable()
    assert str(error).encode()


def test_opening_a_box_still_works_after_others_failed(tmp_path: Path) -> None:
    a_picture(tmp_path / "bad.bpbox")
    with pytest.raises(NotADatabaseError):
        open_box(tmp_path / "bad.bpbox")

    with new_box(tmp_path) as box:
        played(box)

        assert len(box.documents()) == 1


# --- more than any box has


def _changed_by_hand(path: Path, *changes: str) -> None:
    with closing(sqlite3.connect(path)) as raw:
        for change in changes:
            raw.execute(change)
        raw.commit()


def test_a_title_longer_than_all_files_is_damage(tmp_path: Path) -> None:
    """A box of 300 MB once took two gigabytes to be listed."""
    path = filled_box(tmp_path)
    _changed_by_hand(path, f"UPDATE document SET title = hex(zeroblob({LONGEST_VALUE // 2 + 1}))")

    with open_box(path) as box, pytest.raises(BoxDamagedError):
        box.documents()


def test_what_is_long_is_cut_off_in_the_list(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    long = "hex(zeroblob(1000000))"
    _changed_by_hand(path, f"UPDATE document SET title = {long}, tags = {long}, summary = {long}")

    with open_box(path) as box:
        [listed] = box.documents()

    assert len(listed.title) <= 200
    assert listed.tags == ()


def test_more_documents_than_home_can_list_are_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_DOCUMENTS", 1)
    path = filled_box(tmp_path)
    with open_box(path) as box:
        played(box, "One more")

    with pytest.raises(BoxDamagedError):
        open_box(path)


def test_a_journal_larger_than_all_files_is_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rows, "LARGEST_JOURNAL", 100)
    with open_box(filled_box(tmp_path)) as box:
        [listed] = box.documents()

        with pytest.raises(DamagedJournalError):
            box.journal(listed.id).lines()


def test_a_picture_of_megabytes_is_none(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    _changed_by_hand(
        path,
        "INSERT OR REPLACE INTO thumbnail SELECT id, 1, zeroblob(5000000) FROM document",
    )

    with open_box(path) as box:
        assert box.thumbnail(box.documents()[0].id) is None
