"""Every document that a released version wrote opens for ever, with all that is in it.

A failure here is never mended here: whoever has such a file has it still.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from bp_desktop import __version__
from bp_desktop.app.games import find_system
from bp_desktop.storage.backups import looked_into
from bp_desktop.storage.box import create_box, open_box
from tests.promises.make import BOX, FILES, FOLDER, TOLD, of_box, of_file

VERSIONS = sorted(path.name for path in FOLDER.glob("v*"))


def promised(version: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / version / TOLD).read_text("utf-8"))
    return found


def test_every_release_is_kept() -> None:
    assert "v1.0.0" in VERSIONS
    assert f"v{__version__}" in VERSIONS, "python -m tests.promises.make, as it is released"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_box_opens_with_everything_in_it(version: str, tmp_path: Path) -> None:
    box = Path(shutil.copy(FOLDER / version / BOX, tmp_path))

    with open_box(box, find_system) as opened:
        assert of_box(opened) == promised(version)[BOX]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_it_can_be_looked_into(version: str) -> None:
    with looked_into(FOLDER / version / BOX) as box:
        titles = sorted(info.title for info in box.documents())

    assert titles == [row["title"] for row in promised(version)[BOX]]


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_opens_and_comes_into_a_box(version: str, name: str, tmp_path: Path) -> None:
    file, facts = FOLDER / version / name, promised(version)[name]

    assert of_file(file) == facts
    create_box(tmp_path / BOX)
    with open_box(tmp_path / BOX, find_system) as box:
        made = box.import_file(file)
        assert len(box.peek(made).entries) == facts["lines"]
        assert box.document(made).title == facts["title"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_match_of_it_is_played_on(version: str, tmp_path: Path) -> None:
    box = Path(shutil.copy(FOLDER / version / BOX, tmp_path))

    with open_box(box, find_system) as opened:
        branch = next(info for info in opened.documents() if info.title == "If not")
        session = opened.open(branch.id)
        before = len(session.entries)
        titled = session.system.titled
        assert titled is not None
        session.submit(titled.rename("On we go"))
        assert len(opened.peek(branch.id).entries) == before + 1
