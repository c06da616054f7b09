"""What the export panel writes and what `map export` writes with the same settings is the same."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from pytestqt.qtbot import QtBot

from bp_desktop.app.command_line import run_verb
from bp_desktop.core.export_settings import PDF, SVG
from bp_desktop.games.burning_planets.ids import ClassId
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.session.document_file import write_document
from bp_desktop.ui.export.panel import ExportPanel
from bp_desktop.ui.games.burning_planets.export.map_export import SETUP
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import (
    BIG,
    FAIR,
    RED,
    MapSession,
    board as empty_board,
    cell,
)
from tests.ui.editor.editor_page import CTRL, hit, push
from tests.ui.export.pdf_reading import drawings, page_sizes
from tests.ui.games.burning_planets.studio.studio_page import open_studio

COMMANDS = (
    c.RenameMap("Ring of fire"),
    c.PlacePlanet(cell(6, 6), BIG, FAIR),
    c.PlaceAsteroid(cell(15, 3)),
    c.PlaceShip(RED, ClassId("small"), cell(20, 9)),
    c.PutNote(cell(17, 8), "Here be dragons"),
)

Set = Callable[[ExportPanel], None]


def a_picture(panel: ExportPanel) -> None:
    push(panel.style_.buttons["light"])
    panel.dpi.setValue(72)
    panel.cell.setValue(6)


def a_picture_with_notes(panel: ExportPanel) -> None:
    panel.dpi.setValue(60)
    hit(panel.notes, Qt.Key.Key_Space)


def a_drawing(panel: ExportPanel) -> None:
    push(panel.kind.buttons[SVG])
    push(panel.style_.buttons["paper"])
    panel.cell.setValue(9)


def pages_to_glue(panel: ExportPanel) -> None:
    push(panel.kind.buttons[PDF])
    panel.cell.setValue(20)
    panel.overlap.setValue(12)
    panel.page.setCurrentIndex(panel.page.findData("Letter"))
    panel.page.activated.emit(panel.page.currentIndex())


def tile_by_tile(panel: ExportPanel) -> None:
    push(panel.kind.buttons[PDF])
    push(panel.division.buttons["tiles"])


def one_large_sheet(panel: ExportPanel) -> None:
    push(panel.kind.buttons[PDF])
    push(panel.division.buttons["one"])
    push(panel.style_.buttons["light"])


def a_set_up_sheet(panel: ExportPanel) -> None:
    push(panel.kind.buttons[SETUP])


def a_set_up_sheet_without_notes(panel: ExportPanel) -> None:
    push(panel.kind.buttons[SETUP])
    hit(panel.notes, Qt.Key.Key_Space)


SAME: list[tuple[str, Set, list[str]]] = [
    ("png", a_picture, ["--style=light", "--dpi=72", "--mm=6"]),
    ("png", a_picture_with_notes, ["--dpi=60", "--notes"]),
    ("svg", a_drawing, ["--style=paper", "--mm=9"]),
    ("pdf", pages_to_glue, ["--mm=20", "--overlap=12", "--paper=letter"]),
    ("pdf", tile_by_tile, ["--sheets=tiles"]),
    ("pdf", one_large_sheet, ["--sheets=one", "--style=light"]),
    ("pdf", a_set_up_sheet, ["--setup-sheet"]),
    ("pdf", a_set_up_sheet_without_notes, ["--setup-sheet", "--no-notes"]),
]


def kept(drawing: MapSession, path: Path) -> Path:
    path.write_bytes(write_document(drawing, "Ring of fire"))
    return path


def undated(path: Path) -> bytes:
    """A PDF says when it was made, and gets a number of its own each time."""
    data = path.read_bytes()
    return re.sub(
        rb"[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[^<]*|D:\d{14}[^)]*|/ID \[.*?\]",
        b"",
        data,
        flags=re.DOTALL,
    )


@pytest.mark.parametrize(("kind", "setting", "words"), SAME)
def test_the_same_settings_give_the_same_file(
    qtbot: QtBot, theme: Theme, tmp_path: Path, kind: str, setting: Set, words: list[str]
) -> None:
    drawing = empty_board(*COMMANDS)
    studio = open_studio(qtbot, theme, drawing)
    studio.keys("E", held=CTRL)
    panel = studio.view.tabs.export.panel
    ours, theirs = tmp_path / f"window.{kind}", tmp_path / f"line.{kind}"
    panel.ask = lambda _parent, _wished: ours
    file = kept(drawing, tmp_path / "a.bpmap")

    setting(panel)
    push(panel.start)
    code = run_verb(["map", "export", str(file), "--out", str(theirs), *words])

    assert code == 0
    assert panel.problem.text() == ""
    if kind == "pdf":
        assert page_sizes(ours) == page_sizes(theirs)
        assert drawings(ours) == drawings(theirs)
        assert len(drawings(ours)) == len(page_sizes(ours))
    assert undated(ours) == undated(theirs)


def test_the_settings_of_these_tests_give_different_files(tmp_path: Path) -> None:
    """Or they would prove nothing."""
    file = kept(empty_board(*COMMANDS), tmp_path / "a.bpmap")

    for number, (kind, _, words) in enumerate(SAME):
        out = tmp_path / f"{number}.{kind}"
        assert run_verb(["map", "export", str(file), "--out", str(out), *words]) == 0

    made = [undated(path) for path in tmp_path.iterdir() if path != file]
    assert len(set(made)) == len(SAME)


def test_a_language_is_spoken_in_the_file_and_not_longer(
    qtbot: QtBot, tmp_path: Path, qapp: object
) -> None:
    file = kept(empty_board(*COMMANDS), tmp_path / "a.bpmap")
    before = QLocale().name()

    for language in ("en", "ru"):
        out = tmp_path / f"{language}.pdf"
        words = ["--setup-sheet", f"--language={language}", "--out", str(out)]
        assert run_verb(["map", "export", str(file), *words]) == 0

    assert drawings(tmp_path / "en.pdf") != drawings(tmp_path / "ru.pdf")
    assert QLocale().name() == before


def test_what_is_wrong_is_said_and_an_older_file_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(empty_board(*COMMANDS), tmp_path / "a.bpmap")
    older = tmp_path / "older.png"
    older.write_text("older")
    large = ("--dpi=1200", "--mm=200")

    codes = [
        run_verb(["map", "export", str(file), "--out", str(older), "--dpi=5000"]),
        run_verb(["map", "export", str(file), "--out", str(older), *large, "--force"]),
        run_verb(["map", "export", str(file), "--out", str(older)]),
        run_verb(["map", "export", str(file), "--out", str(tmp_path / "no" / "b.pdf")]),
    ]

    said = capsys.readouterr().err.splitlines()
    assert codes == [2, 2, 2, 2]
    assert len(said) == 4
    assert "1200 dots per inch" in said[0]
    assert "fewer dots per inch" in said[1]
    assert "--force" in said[2]
    assert "cannot be written" in said[3]
    assert older.read_text() == "older"
    assert {path.name for path in tmp_path.iterdir()} == {"a.bpmap", "older.png"}
