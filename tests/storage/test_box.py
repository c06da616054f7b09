"""Documents in a box: made, listed, named, copied, thrown away and brought back."""

from datetime import UTC, datetime, timedelta
from itertools import chain, repeat
from pathlib import Path

import pytest

from bp_desktop.core.messages import say
from bp_desktop.files import made_aside
from bp_desktop.session.labels import MAX_TAGS
from bp_desktop.session.library import DocumentId
from bp_desktop.storage.box import Box, create_box, open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.problems import (
    BoxDamagedError,
    BoxExistsError,
    BoxMovedError,
    DocumentMissingError,
    FolderMissingError,
)
from bp_desktop.storage.rows import metadata
from bp_desktop.storage.schema import COLUMNS
from bp_desktop.storage.store import as_box_errors
from tests.storage.build import find_tally, new_box, played, snapshot
from tests.tally import Add, Join, noon, open_tally

NOBODY = DocumentId("nobody")


class TickingClock:
    def __init__(self) -> None:
        self.now = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def test_a_box_is_looked_over_for_every_column_it_is_made_with() -> None:
    made = {table.name: tuple(table.columns.keys()) for table in metadata.sorted_tables}

    assert made == COLUMNS


def test_a_new_box_is_one_file_and_empty(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        assert box.documents() == ()

    assert [path.name for path in tmp_path.iterdir()] == ["box.bpbox"]


def test_a_box_is_one_file_while_it_is_closed_whatever_was_done_to_it(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        played(box)

    assert [path.name for path in tmp_path.iterdir()] == ["box.bpbox"]


def test_a_box_can_have_any_name(tmp_path: Path) -> None:
    path = tmp_path / "50% of #1? «Пример» & 'x'.bpbox"

    create_box(path)

    with open_box(path) as box:
        played(box)
    with open_box(path) as box:
        assert len(box.documents()) == 1
    assert list(tmp_path.iterdir()) == [path]


def test_a_box_is_not_created_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "thesis.doc"
    path.write_text("three years of work")
    before = snapshot(tmp_path)

    with pytest.raises(BoxExistsError) as caught:
        create_box(path)

    assert caught.value.message == say("storage.box.exists", path=str(path))
    assert snapshot(tmp_path) == before


def test_a_box_is_not_created_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "box.bpbox"

    with pytest.raises(FolderMissingError) as caught:
        create_box(path)

    assert caught.value.message.args["folder"] == str(tmp_path / "gone")
    assert list(tmp_path.iterdir()) == []


def test_a_document_is_listed_with_what_is_known_about_it(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = box.create_document(
            "tally",
            "  Game\nnight ",
            summary=say("tally.summary", players=2),
            tags=("club", "club"),
        )
        [listed] = box.documents()

    assert listed.id == document
    assert (listed.system, listed.title, listed.tags) == ("tally", "Game night", ("club",))
    assert listed.summary == say("tally.summary", players=2)
    assert listed.changed == noon()
    assert (listed.steps, listed.binned, listed.pictured) == (0, False, None)


def test_the_last_used_document_comes_first(tmp_path: Path) -> None:
    create_box(tmp_path / "box.bpbox")
    with open_box(tmp_path / "box.bpbox", find_tally, clock=TickingClock()) as box:
        first, second, third = (box.create_document("tally", name) for name in "abc")

        box.open(second)

        order = [info.id for info in box.documents()]

    assert order == [second, third, first]


def test_that_is_so_also_within_one_second_and_when_the_clock_is_set_back(tmp_path: Path) -> None:
    hours = chain([13] * 11, repeat(12))

    def clock() -> datetime:
        return noon().replace(hour=next(hours))

    create_box(tmp_path / "box.bpbox")
    with open_box(tmp_path / "box.bpbox", find_tally, clock=clock) as box:
        documents = [box.create_document("tally", name) for name in "abcdefgh"]
        assert [info.id for info in box.documents()] == documents[::-1]

        for document in documents:
            box.open(document)
            assert box.documents()[0].id == document
        open_tally(box.journal(documents[3])).submit(Join("Ada"))

        assert box.documents()[0].id == documents[3]


def test_steps_move_a_document_to_the_front_and_are_counted(tmp_path: Path) -> None:
    create_box(tmp_path / "box.bpbox")
    with open_box(tmp_path / "box.bpbox", find_tally, clock=TickingClock()) as box:
        old = box.create_document("tally", "old")
        box.create_document("tally", "young")
        before = box.document(old)

        open_tally(box.journal(old)).submit(Join("Ада"))

        [first, _] = box.documents()
    assert (first.id, first.steps) == (old, 1)
    assert first.changed > before.changed


def test_listing_takes_one_query_and_reads_no_entries(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        for title in "abc":
            played(box, title)
        seen: list[str] = []
        box.store.raw.set_trace_callback(seen.append)

        listed = box.documents()

    assert len(listed) == 3
    assert len(seen) == 1
    assert "entry" not in seen[0]


def test_a_document_is_renamed_and_tagged(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = box.create_document("tally", "old")

        box.rename(document, "n" * 500 + "\ud800")
        box.set_tags(document, ("a", " ", "b" * 100, *map(str, range(50))))

        named = box.document(document)
    assert named.title == "n" * 200
    assert named.tags[:2] == ("a", "b" * 40)
    assert len(named.tags) == MAX_TAGS


def test_a_thumbnail_is_kept_with_the_step_it_shows(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)

        box.remember_look(document, say("shared.document.plain"), b"first", 3)
        box.remember_look(document, say("shared.document.plain"), b"png", 5)
        box.remember_look(document, say("tally.summary", players=1), None, 6)

        assert box.thumbnail(document) == b"png"
        assert box.document(document).pictured == 5
        assert box.document(document).summary == say("tally.summary", players=1)
        assert box.thumbnail(box.create_document("tally", "plain")) is None


def test_a_duplicate_has_the_whole_history_and_goes_its_own_way(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        original = played(box)
        box.remember_look(original, say("tally.summary", players=1), b"png", 5)
        box.set_tags(original, ("club",))

        copy = box.duplicate(original, "What if")
        same = open_tally(box.journal(copy)).state == open_tally(box.journal(original)).state
        open_tally(box.journal(copy)).submit(Add("Ада", 1))

        assert same
        assert (box.document(original).steps, box.document(copy).steps) == (5, 6)
        assert box.document(copy).title == "What if"
        assert box.document(copy).tags == ("club",)
        assert (box.thumbnail(copy), box.document(copy).pictured) == (b"png", 5)
        assert open_tally(box.journal(copy)).edited_at is None


def test_a_binned_document_is_marked_in_the_list_and_comes_back_whole(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        before = list(box.journal(document).lines())

        box.bin(document)
        [binned] = box.documents()
        box.restore(document)

        assert (binned.id, binned.binned) == (document, True)
        assert [(info.id, info.binned) for info in box.documents()] == [(document, False)]
        assert list(box.journal(document).lines()) == before


def test_emptying_the_bin_removes_what_is_in_it_with_everything(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        kept, gone = played(box, "kept"), played(box, "gone")
        box.remember_look(gone, say("tally.summary", players=1), b"png", 5)
        box.bin(gone)

        assert box.empty_bin() == 1

        assert [info.id for info in box.documents()] == [kept]
        assert box.thumbnail(gone) is None
        counted = box.store.raw.execute("SELECT DISTINCT document_id FROM entry").fetchall()
        assert counted == [(kept,)]


@pytest.mark.parametrize(
    "deed",
    [
        lambda box: box.document(NOBODY),
        lambda box: box.rename(NOBODY, "x"),
        lambda box: box.set_tags(NOBODY, ()),
        lambda box: box.open(NOBODY),
        lambda box: box.peek(NOBODY),
        lambda box: box.export_document(NOBODY),
        lambda box: box.remember_look(NOBODY, say("tally.summary", players=1), b"", 0),
        lambda box: box.duplicate(NOBODY, "x"),
        lambda box: box.bin(NOBODY),
        lambda box: box.restore(NOBODY),
        lambda box: box.journal(NOBODY).lines(),
    ],
)
def test_a_document_that_is_not_there_is_named(tmp_path: Path, deed: object) -> None:
    assert callable(deed)
    with new_box(tmp_path) as box:
        with pytest.raises(DocumentMissingError) as caught:
            deed(box)

        assert box.documents() == ()
    assert caught.value.message.args == {"path": str(box.path), "document": "nobody"}


def test_a_row_of_nonsense_does_not_hide_the_other_documents(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        box.store.raw.execute(
            "INSERT INTO document (id, system, title, created_at, modified_at, summary, tags,"
            " steps, head_hash) VALUES (x'00ff', 7, 5, 'banana', 3.5, '{', '{}', 'many', 4)"
        )

        listed = {info.id: info for info in box.documents()}

    assert document in listed
    [odd] = [info for id_, info in listed.items() if id_ != document]
    assert (odd.title, odd.summary, odd.tags, odd.steps) == (
        "5",
        say("shared.document.plain"),
        (),
        0,
    )


def test_no_step_is_written_to_a_file_that_was_moved_away(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        session = open_tally(box.journal(document))
        before = session.state
        _move(box, tmp_path / "elsewhere.bpbox")

        with pytest.raises(BoxMovedError) as caught:
            session.submit(Add("Ада", 1))
        unchanged = session.state is before
        (tmp_path / "elsewhere.bpbox").rename(box.path)
        session.submit(Add("Ада", 1))

        assert caught.value.message == say("storage.box.moved", path=str(box.path))
        assert unchanged
        assert box.document(document).steps == 6


def test_no_step_is_written_to_a_file_that_was_replaced_by_another(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        _move(box, tmp_path / "elsewhere.bpbox")
        box.path.write_bytes(b"another file")

        with pytest.raises(BoxMovedError):
            box.rename(document, "lost")


def _move(box: Box, to: Path) -> None:
    try:
        box.path.rename(to)
    except PermissionError:
        pytest.skip("this system does not let anybody move an open file")


def test_a_file_that_appears_while_a_box_is_being_made_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "box.bpbox"

    def make_while_another_appears() -> None:
        with as_box_errors(path), made_aside(path) as partial:
            partial.write_text("new")
            path.write_text("precious")

    with pytest.raises(BoxExistsError):
        make_while_another_appears()

    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_transaction_that_cannot_be_committed_leaves_nothing_open(tmp_path: Path) -> None:
    def write_an_orphan(box: Box) -> None:
        with box.store.writing() as connection:
            connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")  # judged by COMMIT
            connection.exec_driver_sql("INSERT INTO entry VALUES ('nobody', 1, x'', '')")

    with new_box(tmp_path) as box:
        with pytest.raises(BoxDamagedError):
            write_an_orphan(box)

        played(box)
    report = check_box(box.path, find_tally)
    assert report.sound
    assert len(report.documents) == 1
