"""Pictures that a file manager asks for."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bp_desktop.app.file_pictures import write_thumbnail
from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.resources import resource
from bp_desktop.storage.box import create_box, open_box


def test_a_map_is_drawn_no_larger_than_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    out = tmp_path / "map.png"

    assert write_thumbnail(resource("maps", "duel.bpmap"), 128, out) == 0

    image = QImage(str(out))
    assert max(image.width(), image.height()) == 128
    assert any(image.pixelColor(x, image.height() // 2).alpha() for x in range(image.width()))


def test_a_box_shows_what_was_worked_on_last(qtbot: QtBot, tmp_path: Path) -> None:
    path, picture = tmp_path / "games.bpbox", QImage(40, 20, QImage.Format.Format_RGB32)
    picture.fill(0xFF336699)
    png = tmp_path / "kept.png"
    picture.save(str(png))
    create_box(path)
    box = open_box(path, find_system, AppDice())
    made = box.import_file(resource("maps", "duel.bpmap"))
    summary = box.documents()[0].summary
    box.remember_look(made, summary, png.read_bytes(), 1)
    box.close()
    before = path.read_bytes()

    assert write_thumbnail(path, 64, tmp_path / "box.png") == 0

    assert QImage(str(tmp_path / "box.png")).pixelColor(5, 5).name() == "#336699"
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["bad.bpmap", "bad.bpmatch", "bad.bpbox"])
def test_what_cannot_be_read_has_no_picture(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"\x00 nothing of ours")

    assert write_thumbnail(tmp_path / name, 64, tmp_path / "none.png") == 1
    assert write_thumbnail(tmp_path / f"absent-{name}", 64, tmp_path / "none.png") == 1
    assert not (tmp_path / "none.png").exists()
