"""A box that another program changes while it is open: noticed before the next step counts."""

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bp_desktop.storage.box import Box, create_box, open_box
from bp_desktop.storage.problems import BoxChangedError, BoxError, BoxMovedError
from tests.storage.build import ask, bound_by_permissions, filled_box, new_box, played
from tests.tally import Add, Reveal, open_tally

PAGE = 4096

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody change an open box"
)


def cut_to(size: int) -> Callable[[int], None]:
    return lambda handle: os.ftruncate(handle, size)


def written_over(at: int, length: int) -> Callable[[int], None]:
    def write(handle: int) -> None:
        os.pwrite(handle, b"\xa5" * length, at)

    return write


def emptied(handle: int) -> None:
    os.ftruncate(handle, 0)


def made_longer(handle: int) -> None:
    os.pwrite(handle, b"more", os.fstat(handle).st_size)


@pytest.mark.parametrize(
    "change",
    [
        cut_to(PAGE),
        cut_to(5000),
        emptied,
        made_longer,
        written_over(0, 64),
        written_over(24, 4),
        written_over(PAGE + 200, 300),
        written_over(3 * PAGE, PAGE),
    ],
)
def test_no_step_counts_in_a_file_that_was_changed_under_our_feet(
    tmp_path: Path, change: Callable[[int], None]
) -> None:
    """P8 of the review: the same file, so that nobody saw it."""
    filled_box(tmp_path)
    handle = os.open(tmp_path / "box.bpbox", os.O_RDWR)  # kept: closing it would drop the lock
    with open_box(tmp_path / "box.bpbox") as box:
        [listed] = box.documents()
        session = open_tally(box.journal(listed.id))
        session.submit(Add("Ада", 1))
        before = session.state
        change(handle)

        with pytest.raises(BoxChangedError):
            session.submit(Add("Ада", 1))
        with pytest.raises(BoxChangedError):
            box.rename(listed.id, "lost")

        assert session.state is before
        assert [line.seq for line in session.remembered_lines()] == [1, 2, 3, 4, 5, 6]
    os.close(handle)


def test_one_letter_of_a_line_is_noticed_where_sqlite_has_forgotten_its_page(
    tmp_path: Path,
) -> None:
    """SQLite remembers two megabytes of pages, and a page of a larger box is read again as it is
    now."""
    filled_box(tmp_path)
    handle = os.open(tmp_path / "box.bpbox", os.O_RDWR)
    with open_box(tmp_path / "box.bpbox") as box:
        [listed] = box.documents()
        session = open_tally(box.journal(listed.id))
        session.submit(Reveal("zebra"))
        session.submit(Add("Ада", 1))
        box.store.raw.execute("PRAGMA cache_size=0")
        at = os.pread(handle, 10**7, 0).index(b"zebra")
        os.utime(handle, (1, 1))
        session.submit(Add("Ада", 1))  # it was touched only
        os.pwrite(handle, b"Z", at)

        with pytest.raises(BoxChangedError):
            session.submit(Add("Ада", 1))
    os.close(handle)


def test_a_file_that_was_only_touched_is_written_on(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        os.utime(box.path, (1, 1))

        box.rename(document, "Wednesday")

        assert box.document(document).title == "Wednesday"


def test_a_file_that_is_written_back_as_it_was_is_written_on(tmp_path: Path) -> None:
    filled_box(tmp_path)
    handle = os.open(tmp_path / "box.bpbox", os.O_RDWR)
    with open_box(tmp_path / "box.bpbox") as box:
        [listed] = box.documents()
        box.rename(listed.id, "Wednesday")
        whole = os.pread(handle, 10**7, 0)
        os.pwrite(handle, whole, 0)

        box.rename(listed.id, "Thursday")

        assert box.documents()[0].title == "Thursday"
    os.close(handle)


def test_a_box_that_is_gone_is_still_told_as_moved(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        box.path.unlink()

        with pytest.raises(BoxMovedError):
            box.rename(document, "lost")


def test_what_is_remembered_of_a_session_is_what_the_box_has(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        session = open_tally(box.journal(played(box)))

        assert list(session.remembered_lines()) == list(session.lines())


# --- settings of the open file, and whose eyes it is for


def test_the_open_box_is_synced_to_the_platter_and_forgets_what_is_deleted(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        assert _pragmas(box, "synchronous", "fullfsync", "secure_delete") == [2, 1, 1]


def _pragmas(box: Box, *names: str) -> list[int]:
    return [box.store.raw.execute(f"PRAGMA {name}").fetchone()[0] for name in names]


def test_what_is_removed_for_good_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        box.bin(played(box, "Vanishing"))
        box.empty_bin()

    assert b"Vanishing" not in (tmp_path / "box.bpbox").read_bytes()


def test_a_new_box_is_for_its_owner_alone_and_an_old_one_keeps_what_was_set(
    tmp_path: Path,
) -> None:
    with new_box(tmp_path) as box:
        played(box)
    made = _mode(box.path)
    box.path.chmod(0o664)

    with open_box(box.path) as again:
        played(again)

    assert made == 0o600
    assert _mode(box.path) == 0o664


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_folder_that_may_not_be_searched_is_told(tmp_path: Path) -> None:
    """P13 of the review."""
    folder = tmp_path / "closed"
    folder.mkdir()
    around = bound_by_permissions()
    folder.chmod(0o600)

    created = ask("only_create", folder / "new.bpbox", around=around)
    opened = ask("only_open", folder / "new.bpbox", around=around)

    folder.chmod(0o700)
    assert created["key"] == "storage.box.folder_read_only"
    assert opened["key"] == "storage.box.no_access"


def test_a_box_is_not_made_over_one_that_is_there(tmp_path: Path) -> None:
    filled_box(tmp_path)

    with pytest.raises(BoxError):
        create_box(tmp_path / "box.bpbox")
