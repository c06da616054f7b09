"""Older boxes become new ones: nothing is lost, a copy is kept, and a failure changes nothing.

There is no older version yet that is read, so the next one is made up (see next_version.py).
"""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import op

from bp_desktop.core.messages import say
from bp_desktop.session.library import DocumentId
from bp_desktop.storage import schema
from bp_desktop.storage.box import open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.migrations import upgrade as upgrading
from bp_desktop.storage.problems import BoxOlderError, UpgradeFailedError
from tests.storage import next_version
from tests.storage.build import (
    FIXTURES,
    ROOT,
    ask,
    bound_by_permissions,
    filled_box,
    find_tally,
    new_box,
    on_a_read_only_disk,
    other_program,
    played,
    snapshot,
)
from tests.tally import Add, Command, Join, open_tally

OLD = schema.SCHEMA_VERSION
KEPT = "SELECT id, system, title, created_at, modified_at, deleted_at, summary, steps, head_hash"
MANY_STEPS: tuple[Command, ...] = (Join("Cy"), *(Add("Cy", 1) for _ in range(60)))


@pytest.fixture
def old_box(tmp_path: Path) -> Path:
    """A file that today's version wrote."""
    with new_box(tmp_path, "old.bpbox") as box:
        tuesday = played(box, "Вторник")
        box.open(tuesday)
        box.remember_look(tuesday, say("tally.summary", players=1), b"png", 5)
        box.bin(played(box, "Thrown away", MANY_STEPS))
    return tmp_path / "old.bpbox"


@pytest.fixture
def later(old_box: Path) -> Iterator[None]:
    """The program is of the next version, and the box is not."""
    with next_version.install():
        yield


def titled(path: Path, title: str) -> DocumentId:
    with closing(sqlite3.connect(path)) as raw:
        [id_] = raw.execute("SELECT id FROM document WHERE title = ?", (title,)).fetchone()
        return DocumentId(id_)


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


# --- before the first release


@pytest.mark.parametrize("version", [1, 2])
def test_a_box_of_an_earlier_test_version_is_refused_and_left_alone(
    tmp_path: Path, version: int
) -> None:
    path = Path(shutil.copy(FIXTURES / f"box_v{version}.bpbox", tmp_path / "test.bpbox"))
    before = snapshot(tmp_path)

    for deed in (open_box, check_box):
        with pytest.raises(BoxOlderError) as caught:
            deed(path)
        assert caught.value.message == say(
            "storage.box.older", path=str(path), version=version, oldest=schema.OLDEST_VERSION
        )

    assert snapshot(tmp_path) == before


def test_every_version_after_the_oldest_has_its_migration() -> None:
    numbers = [int(module.revision) for module in upgrading.REVISIONS]

    assert numbers == list(range(schema.OLDEST_VERSION + 1, schema.SCHEMA_VERSION + 1))


# --- the way to a later version


@pytest.mark.usefixtures("later")
def test_an_old_box_is_brought_up_to_date_with_everything_in_it(old_box: Path) -> None:
    before = content(old_box)

    open_box(old_box).close()

    assert content(old_box) == before
    report = check_box(old_box, find_tally)
    assert (report.version, report.sound, report.messages) == (next_version.VERSION, True, ())
    with closing(sqlite3.connect(old_box)) as raw:
        assert raw.execute("SELECT document_id FROM opening").fetchall() == [
            (titled(old_box, "Вторник"),)
        ]


@pytest.mark.usefixtures("later")
def test_an_upgraded_box_can_be_played_on(old_box: Path) -> None:
    tuesday, thrown_away = titled(old_box, "Вторник"), titled(old_box, "Thrown away")

    with open_box(old_box, find_tally) as box:
        session = box.open(tuesday)
        scores = dict(session.state.scores)
        session.submit(Add("Ада", 1))
        box.restore(thrown_away)
        box.set_tags(tuesday, ("club",))

        listed = {info.id: info for info in box.documents()}
        picture = box.thumbnail(tuesday)

    assert session.state.scores["Ада"] == scores["Ада"] + 1
    assert session.edited_at is None
    assert (listed[tuesday].steps, listed[tuesday].tags) == (6, ("club",))
    assert listed[tuesday].title == "Вторник"
    assert (listed[thrown_away].steps, listed[thrown_away].binned) == (61, False)
    assert (picture, listed[tuesday].pictured) == (b"png", 5)


@pytest.mark.usefixtures("later")
def test_the_old_file_is_kept_beside_the_new_one(old_box: Path) -> None:
    before = content(old_box)

    open_box(old_box).close()
    open_box(old_box).close()

    kept = old_box.with_name(f"old (version {OLD}).bpbox")
    assert content(kept) == before
    assert check_box(kept).version == OLD
    assert sorted(path.name for path in old_box.parent.iterdir()) == [
        f"old (version {OLD}).bpbox",
        "old.bpbox",
    ]


@pytest.mark.usefixtures("later")
def test_an_earlier_copy_is_not_overwritten(old_box: Path) -> None:
    earlier = old_box.with_name(f"old (version {OLD}).bpbox")
    earlier.write_text("precious")

    open_box(old_box).close()

    assert check_box(old_box.with_name(f"old (version {OLD}) 2.bpbox")).version == OLD
    assert earlier.read_text() == "precious"


@pytest.mark.usefixtures("later")
def test_a_failing_upgrade_leaves_the_folder_byte_for_byte_as_it_was(
    old_box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade_and_fail() -> None:
        upgrade()
        op.execute("DELETE FROM entry")
        raise LookupError("out of luck")

    upgrade = next_version.upgrade
    monkeypatch.setattr(next_version, "upgrade", upgrade_and_fail)
    before = snapshot(old_box.parent)

    with pytest.raises(UpgradeFailedError) as caught:
        open_box(old_box)

    assert caught.value.message == say(
        "storage.box.upgrade_failed", path=str(old_box), detail="LookupError('out of luck')"
    )
    assert snapshot(old_box.parent) == before
    monkeypatch.undo()
    with open_box(old_box) as box:
        assert len(box.documents()) == 2


@pytest.mark.usefixtures("later")
def test_an_upgrade_that_loses_a_step_is_taken_back(
    old_box: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade_and_lose() -> None:
        upgrade()
        op.execute("DELETE FROM entry WHERE seq = 61")

    upgrade = next_version.upgrade
    monkeypatch.setattr(next_version, "upgrade", upgrade_and_lose)
    before = snapshot(old_box.parent)

    with pytest.raises(UpgradeFailedError):
        open_box(old_box)

    assert snapshot(old_box.parent) == before


@pytest.mark.usefixtures("later")
def test_a_program_killed_in_the_middle_of_an_upgrade_loses_nothing(old_box: Path) -> None:
    before = content(old_box)
    done = subprocess.run(other_program("upgrade_and_die", old_box), cwd=ROOT, check=False)
    half_way = {path.name for path in old_box.parent.iterdir()}

    open_box(old_box).close()

    assert done.returncode != 0
    assert "old.bpbox-journal" in half_way, "it was killed while the file was being changed"
    assert content(old_box) == before
    copies = [path for path in old_box.parent.glob("old (version*") if path != old_box]
    assert [check_box(path).version for path in copies] == [OLD] * len(copies)
    assert copies


def test_a_write_protected_old_box_is_left_alone(old_box: Path) -> None:
    around = bound_by_permissions()
    old_box.chmod(0o444)

    answer = ask("open_old", old_box, around=around)

    assert answer["fault"] == "BoxReadOnlyError"
    assert answer["untouched"]


def test_an_old_box_on_a_write_protected_disk_is_left_alone(old_box: Path) -> None:
    answer = ask("open_old", old_box, around=on_a_read_only_disk(old_box.parent))

    assert answer["fault"] == "BoxReadOnlyError"
    assert answer["untouched"]


@pytest.mark.usefixtures("later")
def test_one_damaged_document_does_not_keep_the_others_from_being_upgraded(old_box: Path) -> None:
    with closing(sqlite3.connect(old_box)) as raw:
        raw.execute(
            "DELETE FROM entry WHERE document_id = ? AND seq = 3", (titled(old_box, "Thrown away"),)
        )
        raw.commit()

    tuesday = titled(old_box, "Вторник")

    with open_box(old_box) as box:
        session = open_tally(box.journal(tuesday))

    assert len(session.entries) == 5


def test_alembic_is_imported_for_old_boxes_only(tmp_path: Path, old_box: Path) -> None:
    today = (
        "import sys; from pathlib import Path; from bp_desktop.storage.box import open_box;"
        "open_box(Path(sys.argv[1])).close(); print('alembic' in sys.modules)"
    )

    done = subprocess.run(
        [sys.executable, "-c", today, str(filled_box(tmp_path, "new.bpbox"))],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout.strip() == "False"
