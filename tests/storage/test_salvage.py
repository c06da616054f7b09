"""What can be read of a damaged box is brought out of it, and what is missing is said."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bp_desktop.session.document_file import read_header
from bp_desktop.session.library import AnySession, LibraryError
from bp_desktop.storage.box import open_box
from bp_desktop.storage.problems import BoxDamagedError, BoxError
from bp_desktop.storage.salvage import SalvagedDocument, salvage_box, salvage_to_folder
from tests.storage.build import filled_box, find_tally, new_box, played, snapshot
from tests.storage.test_bad_boxes import crashed
from tests.tally import TALLY, Add, Join, Reveal

KINDS = (TALLY.id,)
PAGE = 4096


def a_full_box(folder: Path) -> Path:
    """Lines that run over, a document in the bin, one without a step, and one removed for good."""
    with new_box(folder) as box:
        for number in range(3):
            steps = (Add("Ада", one + 1) for one in range(30))
            played(box, f"Abend {number}", (Join("Ада"), *steps, Reveal("why " * 900)))
        box.bin(played(box, "In the bin"))
        gone = played(box, "Gone", (Join("Ада"), Reveal("secret " * 500)))
        box.bin(gone)
        box.empty_bin()
        box.bin(played(box, "In the bin"))
        box.create_document(TALLY.id, "Empty")
        box.set_tags(played(box, "Tagged"), ("club",))
    return folder / "box.bpbox"


def test_a_sound_box_comes_out_whole_with_every_line(tmp_path: Path) -> None:
    path = a_full_box(tmp_path)
    with open_box(path, find_tally) as box:
        known = {
            (info.title, info.tags, tuple(box.journal(info.id).lines())) for info in box.documents()
        }

    finds = salvage_box(path, find_tally, KINDS)

    assert finds.lost == ()
    found = {(one.title, one.tags, tuple(one.session.lines())) for one in finds.documents}
    assert found == known
    assert {one.message.key for one in finds.documents} == {"storage.salvage.whole"}


def test_whatever_page_is_gone_the_other_documents_are_saved_and_nothing_is_made_up(
    tmp_path: Path,
) -> None:
    path = a_full_box(tmp_path)
    whole = path.read_bytes()
    known = {one.title: _bodies(one.session) for one in _saved(path)}

    for page in range(len(whole) // PAGE):
        path.write_bytes(whole[: page * PAGE] + b"\xa5" * PAGE + whole[(page + 1) * PAGE :])
        saved = _saved(path)

        assert len(saved) >= 3, f"page {page}"
        for one in saved:
            if one.title in known and one.session.edited_at is None:
                bodies = _bodies(one.session)
                assert bodies == known[one.title][: len(bodies)], f"page {page}"


def _saved(path: Path) -> tuple[SalvagedDocument, ...]:
    return salvage_box(path, find_tally, KINDS).documents


def _bodies(session: AnySession) -> list[bytes]:
    return [line.body for line in session.lines()]


def test_a_document_is_saved_up_to_the_step_that_is_missing_and_that_is_said(
    tmp_path: Path,
) -> None:
    path = filled_box(tmp_path)
    _sql(path, "DELETE FROM entry WHERE seq = 4")

    [document] = salvage_box(path, find_tally, KINDS).documents

    assert (document.saved, document.steps) == (3, 5)
    assert document.message.key == "storage.salvage.partly"


def test_a_step_that_makes_no_sense_ends_what_is_saved(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    _sql(path, "UPDATE entry SET body = CAST('{' AS BLOB) WHERE seq = 3")

    [document] = salvage_box(path, find_tally, KINDS).documents

    assert document.saved == 2
    assert document.message.key == "storage.salvage.partly"


def test_an_edited_step_is_saved_and_said(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    _sql(path, "UPDATE entry SET body = CAST(replace(body, '99', '98') AS BLOB) WHERE seq = 5")

    [document] = salvage_box(path, find_tally, KINDS).documents

    assert document.session.edited_at == 5
    assert document.message.key == "storage.salvage.edited"


def test_a_line_under_a_damaged_name_finds_its_place_by_the_chain(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    _sql(path, "UPDATE entry SET document_id = 'damaged' WHERE seq = 3")

    [document] = salvage_box(path, find_tally, KINDS).documents

    assert document.saved == 5
    assert document.message.key == "storage.salvage.whole"


def test_a_line_of_a_document_that_began_alike_is_no_line_of_this_one(tmp_path: Path) -> None:
    """A branch shares its first lines with another document, so the chain alone proves nothing."""
    with new_box(tmp_path) as box:
        played(box, "Short", (Join("Ада"), Add("Ада", 3), Add("Ада", 4)))
        played(box, "Long", (Join("Ада"), Add("Ада", 1), Add("Ада", 2)))
    path = tmp_path / "box.bpbox"
    _sql(path, f"DELETE FROM entry WHERE seq > 1 AND document_id = {_id_of('Short')}")
    _sql(path, f"DELETE FROM entry WHERE seq = 1 AND document_id = {_id_of('Long')}")

    saved = {one.title: one.saved for one in salvage_box(path, find_tally, KINDS).documents}

    assert saved == {"Short": 1}


def _id_of(title: str) -> str:
    return f"(SELECT id FROM document WHERE title = '{title}')"


def test_a_document_whose_row_is_gone_is_known_by_its_lines(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    _sql(path, "DELETE FROM document")

    [document] = salvage_box(path, find_tally, KINDS).documents

    assert document.saved == 5
    assert document.title


def test_a_step_that_was_never_finished_is_taken_back_and_the_box_left_alone(
    tmp_path: Path,
) -> None:
    path = tmp_path / "box.bpbox"
    crashed(path)
    before = snapshot(tmp_path)

    [document] = salvage_box(path, find_tally, KINDS).documents

    assert (document.title, document.saved) == ("Tuesday", 5)
    assert snapshot(tmp_path) == before


def test_files_are_written_beside_what_is_there_and_can_be_imported(tmp_path: Path) -> None:
    path = a_full_box(tmp_path)
    data = bytearray(path.read_bytes())
    data[0:100] = bytes(100)  # not even SQLite's name is left
    path.write_bytes(data)
    folder = tmp_path / "saved"
    folder.mkdir()
    (folder / "Tagged.bpmap").write_text("precious")

    found = salvage_to_folder(path, folder, find_tally, KINDS)

    assert found.whole
    assert len(found.files) == len(found.messages) == 6
    assert (folder / "Tagged.bpmap").read_text() == "precious"
    assert read_header((folder / "Tagged 2.bpmap").read_bytes()).tags == ("club",)
    with new_box(tmp_path, "new.bpbox") as box:
        for file in found.files:
            box.import_file(file)
        assert len(box.documents()) == 6


def test_a_file_that_is_no_box_gives_nothing_and_one_that_is_not_there_is_named(
    tmp_path: Path,
) -> None:
    noise = tmp_path / "noise.bpbox"
    noise.write_bytes(bytes(range(256)) * 64)

    assert salvage_box(noise, find_tally, KINDS) == ((), ())
    with pytest.raises(BoxError):
        salvage_box(tmp_path / "nowhere.bpbox", find_tally, KINDS)


def test_a_folder_that_takes_nothing_is_told(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    (tmp_path / "file").write_text("no folder")

    with pytest.raises(LibraryError) as caught:
        salvage_to_folder(path, tmp_path / "file", find_tally, KINDS)

    assert caught.value.message.key == "shared.file.unwritable"


# --- told as damage


@pytest.mark.parametrize("byte", [0xF0, 0x00, 0x80])
def test_a_bad_letter_in_the_schema_is_damage_and_nothing_else(tmp_path: Path, byte: int) -> None:
    """P2 of the review: Python's sqlite3 raises UnicodeDecodeError here, and no sqlite3.Error."""
    path = filled_box(tmp_path)
    data = bytearray(path.read_bytes())
    data[data.index(b"ON DELETE CASCADE") + 3] = byte
    path.write_bytes(data)

    with pytest.raises(BoxDamagedError):
        open_box(path)

    assert len(salvage_box(path, find_tally, KINDS).documents) == 1


def test_a_bad_letter_in_a_title_hides_no_document(tmp_path: Path) -> None:
    path = filled_box(tmp_path)
    data = bytearray(path.read_bytes())
    data[data.index(b"Tuesday") + 1] = 0xF0
    path.write_bytes(data)

    with open_box(path, find_tally) as box:
        assert [info.title for info in box.documents()] == ["T\ufffdesday"]


def _sql(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(sql)
        raw.commit()
