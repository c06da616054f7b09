"""Older boxes become new ones: nothing is lost, a copy is kept, and a failure changes nothing."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import op

from bp_desktop.core.messages import say
from bp_desktop.storage.box import create_box, open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.documents import DocumentId, Thumbnail
from bp_desktop.storage.migrations import r0002_looks
from bp_desktop.storage.migrations.upgrade import REVISIONS, run
from bp_desktop.storage.problems import UpgradeFailedError
from bp_desktop.storage.schema import SCHEMA_VERSION
from bp_desktop.storage.store import core_connection
from tests.storage.build import (
    FIXTURES,
    ROOT,
    ask,
    bound_by_permissions,
    filled_box,
    on_a_read_only_disk,
    other_program,
    snapshot,
)
from tests.tally import Add, open_tally

TUESDAY = DocumentId("11111111-1111-4111-8111-111111111111")
THROWN_AWAY = DocumentId("22222222-2222-4222-8222-222222222222")
KEPT = "SELECT id, system, title, created_at, modified_at, deleted_at, summary, steps, head_hash"


@pytest.fixture
def old_box(tmp_path: Path) -> Path:
    """A file that version 1 wrote."""
    return Path(shutil.copy(FIXTURES / "box_v1.bpbox", tmp_path / "old.bpbox"))


def content(path: Path) -> tuple[list[Any], list[Any]]:
    """What both versions have, read without our code."""
    with closing(sqlite3.connect(path)) as raw:
        return (
            raw.execute(f"{KEPT} FROM document ORDER BY id").fetchall(),
            raw.execute("SELECT document_id, seq, body, hash FROM entry ORDER BY 1, 2").fetchall(),
        )


def layout(path: Path) -> dict[str, Any]:
    """Tables with their columns, keys and references, whatever their order."""
    with closing(sqlite3.connect(path)) as raw:
        tables = raw.execute("SELECT name, wr FROM pragma_table_list WHERE schema = 'main'")
        return {
            name: (
                without_rowid,
                {row[1:] for row in raw.execute(f"PRAGMA table_info({name})")},
                {row[2:] for row in raw.execute(f"PRAGMA foreign_key_list({name})")},
            )
            for name, without_rowid in tables.fetchall()
        }


def test_the_fixture_is_a_real_old_box(old_box: Path) -> None:
    report = check_box(old_box)

    assert (report.version, report.sound, report.messages) == (1, True, ())
    assert [one.steps for one in report.documents] == [6, 61]
    assert "opened_at" not in {row[0] for row in layout(old_box)["document"][1]}


def test_an_old_box_is_brought_up_to_date_with_everything_in_it(old_box: Path) -> None:
    before = content(old_box)

    open_box(old_box).close()

    assert content(old_box) == before
    report = check_box(old_box)
    assert (report.version, report.sound, report.messages) == (SCHEMA_VERSION, True, ())


def test_an_upgraded_box_can_be_played_on(old_box: Path) -> None:
    with open_box(old_box) as box:
        session = open_tally(box.journal(TUESDAY))
        scores = dict(session.state.scores)
        session.submit(Add("Bo", 1))
        box.restore(THROWN_AWAY)
        box.set_tags(TUESDAY, ("club",))

        listed = {info.id: info for info in box.documents()}
        picture = box.thumbnail(TUESDAY)

    assert scores["Bo"] == 4
    assert session.edited_at is None
    assert (listed[TUESDAY].steps, listed[TUESDAY].tags) == (7, ("club",))
    assert listed[TUESDAY].title == "Вторник"
    assert listed[THROWN_AWAY].steps == 61
    assert picture == Thumbnail(b"\x89PNG not really", 0), "shows a step that nobody knows"


def test_the_old_file_is_kept_beside_the_new_one(old_box: Path) -> None:
    before = content(old_box)

    with open_box(old_box) as box:
        kept = box.store.kept_copy
    with open_box(old_box) as box:
        kept_again = box.store.kept_copy

    assert kept == old_box.with_name("old (version 1).bpbox")
    assert content(kept) == before
    assert check_box(kept).version == 1
    assert kept_again is None
    assert sorted(path.name for path in old_box.parent.iterdir()) == [
        "old (version 1).bpbox",
        "old.bpbox",
    ]


def test_an_earlier_copy_is_not_overwritten(old_box: Path) -> None:
    earlier = old_box.with_name("old (version 1).bpbox")
    earlier.write_text("precious")

    with open_box(old_box) as box:
        kept = box.store.kept_copy

    assert kept == old_box.with_name("old (version 1) 2.bpbox")
    assert earlier.read_text() == "precious"


def test_a_migrated_box_has_the_same_tables_as_a_new_one(tmp_path: Path, old_box: Path) -> None:
    create_box(tmp_path / "new.bpbox")

    open_box(old_box).close()

    assert layout(old_box) == layout(tmp_path / "new.bpbox")


def test_the_migrations_lead_from_nothing_to_the_newest_version(tmp_path: Path) -> None:
    create_box(tmp_path / "new.bpbox")
    path = tmp_path / "by_migrations"

    with (
        closing(sqlite3.connect(path, isolation_level=None)) as raw,
        core_connection(raw) as connection,
    ):
        connection.exec_driver_sql("BEGIN")
        run(connection, 0, SCHEMA_VERSION)
        connection.commit()
        [version] = raw.execute("PRAGMA user_version").fetchone()

    assert layout(path) == layout(tmp_path / "new.bpbox")
    assert version == SCHEMA_VERSION == len(REVISIONS)
    assert [int(module.revision) for module in REVISIONS] == list(range(1, SCHEMA_VERSION + 1))


def test_a_failing_upgrade_leaves_the_folder_byte_for_byte_as_it_was(
    old_box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade_and_fail() -> None:
        upgrade()
        op.execute("DELETE FROM entry")
        raise LookupError("out of luck")

    upgrade = r0002_looks.upgrade
    monkeypatch.setattr(r0002_looks, "upgrade", upgrade_and_fail)
    before = snapshot(old_box.parent)

    with pytest.raises(UpgradeFailedError) as caught:
        open_box(old_box)

    assert caught.value.message == say(
        "storage.box.upgrade_failed", path=str(old_box), detail="LookupError('out of luck')"
    )
    assert snapshot(old_box.parent) == before
    monkeypatch.undo()
    with open_box(old_box) as box:
        assert len(box.documents(binned=None)) == 2


def test_an_upgrade_that_loses_a_step_is_taken_back(
    old_box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade_and_lose() -> None:
        upgrade()
        op.execute("DELETE FROM entry WHERE seq = 61")

    upgrade = r0002_looks.upgrade
    monkeypatch.setattr(r0002_looks, "upgrade", upgrade_and_lose)
    before = snapshot(old_box.parent)

    with pytest.raises(UpgradeFailedError):
        open_box(old_box)

    assert snapshot(old_box.parent) == before


def test_a_program_killed_in_the_middle_of_an_upgrade_loses_nothing(old_box: Path) -> None:
    before = content(old_box)
    done = subprocess.run(other_program("upgrade_and_die", old_box), cwd=ROOT, check=False)
    half_way = {path.name for path in old_box.parent.iterdir()}

    with open_box(old_box) as box:
        kept = box.store.kept_copy

    assert done.returncode != 0
    assert "old.bpbox-journal" in half_way, "it was killed while the file was being changed"
    assert content(old_box) == before
    assert kept is not None
    assert check_box(kept).version == 1


def test_a_write_protected_old_box_is_left_alone(old_box: Path) -> None:
    around = bound_by_permissions()
    old_box.chmod(0o444)

    answer = ask("open", old_box, around=around)

    assert answer["fault"] == "BoxReadOnlyError"
    assert answer["untouched"]


def test_an_old_box_on_a_write_protected_disk_is_left_alone(old_box: Path) -> None:
    answer = ask("open", old_box, around=on_a_read_only_disk(old_box.parent))

    assert answer["fault"] == "BoxReadOnlyError"
    assert answer["untouched"]


def test_one_damaged_document_does_not_keep_the_others_from_being_upgraded(old_box: Path) -> None:
    with closing(sqlite3.connect(old_box)) as raw:
        raw.execute("DELETE FROM entry WHERE document_id = ? AND seq = 3", (THROWN_AWAY,))
        raw.commit()

    with open_box(old_box) as box:
        session = open_tally(box.journal(TUESDAY))

    assert len(session.entries) == 6


def test_alembic_is_imported_for_old_boxes_only(tmp_path: Path, old_box: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from bp_desktop.storage.box import open_box;"
        "open_box(Path(sys.argv[1])).close(); print('alembic' in sys.modules)"
    )

    answers = [
        subprocess.run(
            [sys.executable, "-c", code, str(path)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for path in (filled_box(tmp_path, "new.bpbox"), old_box)
    ]

    assert answers == ["False", "True"]
