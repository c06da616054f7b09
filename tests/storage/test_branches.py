"""Branches in a box: a document of their own, which survives files, copies and backups."""

from pathlib import Path

import pytest

from bp_desktop.core.origins import BranchOrigin, Origins
from bp_desktop.games.shared.remarks import AddRemark
from bp_desktop.session.library import LibraryError
from bp_desktop.storage.box import open_box
from tests.core.test_jpeg import FRAME, SCAN, jpeg
from tests.storage.build import find_tally, make_backup, new_box, played
from tests.tally import open_tally


def test_a_branch_is_listed_with_its_origin_and_the_original_stays(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box, "Friday")
        before = box.journal(document).lines()

        copy = box.branch(document, 2, "Friday, and if not")

        info = box.document(copy)
        assert info.title == "Friday, and if not"
        assert info.origins == Origins(BranchOrigin("Friday", 2, document))
        assert box.document(document).origins == Origins()
        assert box.journal(document).lines() == before
        assert open_tally(box.journal(copy)).state.scores == {"Ада": 3}


def test_a_branch_knows_its_origin_after_export_and_import(tmp_path: Path) -> None:
    with new_box(tmp_path, "mine.bpbox") as mine, new_box(tmp_path, "yours.bpbox") as yours:
        document = played(mine, "Friday")
        copy = mine.branch(document, 3, "If")

        again = yours.import_document(mine.export_document(copy))

        assert yours.document(again).origins == Origins(BranchOrigin("Friday", 3, document))
        assert mine.document(mine.duplicate(copy, "x")).origins == mine.document(copy).origins


def test_a_branch_survives_a_backup(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        copy = box.branch(played(box, "Friday"), 2, "If")
        backup = make_backup(box, tmp_path / "backups", copy)

    with open_box(backup.path, find_tally) as kept:
        known = {one.title: one.branch for one in kept.documents()}
    assert known["Friday"] is None
    assert known["If"] is not None


def test_nothing_is_branched_from_before_the_first_step(tmp_path: Path) -> None:
    with new_box(tmp_path) as box:
        document = played(box)

        with pytest.raises(LibraryError):
            box.branch(document, 0, "If")

        assert len(box.documents()) == 1


def test_photos_go_with_a_match_into_another_box(tmp_path: Path) -> None:
    photo = jpeg(FRAME, SCAN)
    with new_box(tmp_path, "mine.bpbox") as mine, new_box(tmp_path, "yours.bpbox") as yours:
        document = played(mine)
        mine.open(document).submit(AddRemark(2, "the table", photo=photo))

        again = yours.import_document(mine.export_document(document))

        assert yours.open(again).entries[-1].command == AddRemark(2, "the table", photo=photo)
