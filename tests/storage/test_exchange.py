"""One document out of a box and into another: all of it, or nothing."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.messages import say
from bp_desktop.session import document_file
from bp_desktop.session.document_file import UnreadableFileError
from bp_desktop.session.library import LibraryError
from bp_desktop.storage.box import Box, create_box, open_box
from bp_desktop.storage.checks import check_box
from bp_desktop.storage.problems import UnknownSystemError
from tests.storage.build import find_tally, new_box, played
from tests.tally import open_tally


def edited(data: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(data), **fields})


def test_an_exported_document_comes_back_the_same(tmp_path: Path) -> None:
    with new_box(tmp_path, "mine.bpbox") as mine, new_box(tmp_path, "yours.bpbox") as yours:
        document = played(mine, "Вторник")

        copy = yours.import_document(mine.export_document(document))

        assert list(yours.journal(copy).lines()) == list(mine.journal(document).lines())
        assert yours.document(copy).title == "Вторник"
        assert yours.document(copy).summary == say("tally.summary", players=1)
        assert open_tally(yours.journal(copy)).edited_at is None


def test_importing_twice_makes_two_documents(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        data = box.export_document(played(box))

        box.import_document(data)
        box.import_document(data)

        assert len({info.id for info in box.documents()}) == 3


def test_content_edited_by_hand_becomes_one_more_step(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        data = box.export_document(played(box))

        document = box.import_document(edited(data, content={"Ада": 500}))

        assert box.document(document).steps == 6
        assert open_tally(box.journal(document)).state.scores == {"Ада": 500}


def test_a_file_without_a_title_gets_the_one_it_is_given(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        data = box.export_document(played(box))

        document = box.import_document(edited(data, title=""), title="file name")

        assert box.document(document).title == "file name"


def test_an_edited_step_is_imported_and_stays_noticeable(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        data = box.export_document(played(box)).replace(b'"amount": 3', b'"amount": 4')

        document = box.import_document(edited(data, content=None))

        assert open_tally(box.journal(document)).edited_at == 2


def test_a_document_of_an_unknown_game_is_neither_imported_nor_exported(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)
        data = box.export_document(document)

        with pytest.raises(UnknownSystemError) as caught:
            box.import_document(edited(data, system="chess"))
        stranger = Box(box.store)
        with pytest.raises(UnknownSystemError):
            stranger.export_document(document)

        assert len(box.documents()) == 1
    assert caught.value.message == say(
        "storage.box.unknown_system", path=str(box.path), system="chess"
    )


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _data: b"",
        lambda _data: b"not json",
        lambda data: data[: len(data) // 2],
        lambda data: edited(data, format="other"),
        lambda data: edited(data, version=99),
        lambda data: edited(data, content={"Ада": "many"}),
        lambda data: edited(data, content={"Ада": -5}),
        lambda data: data.replace(b"tally.scored", b"tally.unheard_of"),
        lambda data: data.replace(b'"seq": 4', b'"seq": 40'),
        lambda data: edited(data, entries=msgspec.json.decode(data)["entries"][1:]),
        lambda _data: b"[" * 100_000,
    ],
)
def test_of_a_file_that_makes_no_sense_nothing_is_kept(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    with new_box(tmp_path) as box:
        data = box.export_document(played(box))

        with pytest.raises(UnreadableFileError):
            box.import_document(spoil(data))

        assert len(box.documents()) == 1


def test_a_file_is_written_and_taken_in_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "Friday.tally"
    with new_box(tmp_path) as box:
        document = played(box, "")
        box.export_file(document, path)

        copy = box.import_file(path)

        assert box.document(copy).title == "Friday"
        assert list(box.journal(copy).lines()) == list(box.journal(document).lines())


def test_a_file_far_too_large_is_refused_and_not_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_file, "MOST_FILE_BYTES", 2000)
    path = tmp_path / "huge.tally"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # takes no room on the disk, but more memory than there is

    with new_box(tmp_path) as box:
        with pytest.raises(LibraryError) as caught:
            box.import_file(path)

        assert box.documents() == ()
    assert caught.value.message.key == "session.file.too_large"


@pytest.mark.parametrize("name", ["gone/x.tally", "."])
def test_a_file_that_cannot_be_had_is_told_in_one_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with new_box(tmp_path) as box:
        document = played(box)

        with pytest.raises(LibraryError) as read:
            box.import_file(path)
        with pytest.raises(LibraryError) as written:
            box.export_file(document, path)

        assert len(box.documents()) == 1
    assert read.value.message.key.startswith("shared.file.")
    assert written.value.message.key == "shared.file.unwritable"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    with new_box(tmp_path_factory.mktemp("exported")) as box:
        return box.export_document(played(box))


@given(at=st.integers(0, 3000), junk=st.binary(max_size=8), cut=st.integers(0, 40))
def test_no_file_whatsoever_crashes_an_import(
    tmp_path_factory: pytest.TempPathFactory, exported: bytes, at: int, junk: bytes, cut: int
) -> None:
    path = tmp_path_factory.mktemp("any") / "box.bpbox"
    create_box(path)
    data = exported[:at] + junk + exported[at + cut :]

    with open_box(path, find_tally) as box:
        try:
            box.import_document(data)
        except (UnreadableFileError, UnknownSystemError):
            assert box.documents() == ()
    assert check_box(path, find_tally).sound


def test_a_file_that_could_not_be_imported_again_is_written_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_box(tmp_path) as box:
        document = played(box, "Long")
        steps = box.document(document).steps
        assert box.export_file(document, tmp_path / "short.json") is None

        monkeypatch.setattr(document_file, "MOST_ENTRIES", steps - 1)
        told = box.export_file(document, tmp_path / "long.json")

        assert told == say("session.file.not_again", lines=steps, size=1)
        with pytest.raises(UnreadableFileError):
            box.import_file(tmp_path / "long.json")
