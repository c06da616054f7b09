"""The export panel in the real studio: what is chosen there is what the file holds."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.export_settings import PAGES, PDF, PNG, SVG
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.session.labels import file_name
from bp_desktop.ui.export.panel import ExportPanel
from bp_desktop.ui.games.burning_planets.export.map_export import SETUP
from bp_desktop.ui.look.theme import Theme
from tests.games.burning_planets.map.build import board
from tests.ui.editor.editor_page import CTRL, hit, push
from tests.ui.export.pdf_reading import lost_signs, page_sizes
from tests.ui.games.burning_planets.studio.studio_page import StudioPage, open_studio


def panel(studio: StudioPage, answer: Path | None) -> ExportPanel:
    """Opened by its keys; the file dialog is answered by the test."""
    studio.keys("E", held=CTRL)
    made = studio.view.tabs.export.panel
    made.ask = lambda _parent, _wished: answer
    return made


def test_the_keys_open_the_panel_and_a_click_writes_a_picture_of_the_size_it_said(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "board.png")
    export.dpi.setValue(60)

    said = export.says.text()
    push(export.start)

    drawn = QImage(str(tmp_path / "board.png"))
    assert studio.panel == "export"
    assert said == f"{drawn.width()} × {drawn.height()} pixels"
    assert round(drawn.dotsPerMeterX() * 0.0254) == 60
    assert "board.png" in export.done.text()
    assert export.folder.isVisible()
    assert len(studio.session.timeline) == 1


def test_pages_to_glue_are_as_many_sheets_of_that_paper_as_was_said(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "board.pdf")

    push(export.kind.buttons[PDF])
    export.page.setCurrentIndex(export.page.findData("A3"))
    hit(export.page, Qt.Key.Key_Down)
    hit(export.page, Qt.Key.Key_Up)
    said = export.says.text()
    push(export.start)

    sizes = page_sizes(tmp_path / "board.pdf")
    assert lost_signs(tmp_path / "board.pdf") == set()
    assert export.settings.page == "A3"
    assert f"Sheets of paper: {len(sizes)}" in said
    assert {tuple(sorted(map(round, size))) for size in sizes} == {
        tuple(sorted(map(round, PAGES["A3"])))
    }


def test_one_tile_a_sheet_is_a_sheet_for_every_tile(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "tiles.pdf")

    push(export.kind.buttons[PDF])
    push(export.division.buttons["tiles"])
    push(export.start)

    tiles = studio.state.board.tiles
    assert tiles is not None
    assert len(page_sizes(tmp_path / "tiles.pdf")) == len(tiles.places)


def test_the_set_up_sheet_is_upright_paper_and_asks_only_for_the_paper(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "set-up")

    push(export.kind.buttons[SETUP])
    push(export.start)

    sizes = [tuple(map(round, size)) for size in page_sizes(tmp_path / "set-up.pdf")]
    assert set(sizes) == {(210, 297)}
    assert export.page.isVisible()
    assert not any(one.isVisible() for one in (export.dpi, export.cell, export.division))


def test_a_drawing_leaves_out_hidden_layers_when_told_so(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "all.svg")
    for layer in ("cell_lines", "tile_numbers"):
        studio.show_layer(layer, on=False)

    push(export.kind.buttons[SVG])
    push(export.start)
    export.ask = lambda _parent, _wished: tmp_path / "fewer.svg"
    hit(export.as_shown, Qt.Key.Key_Space)
    push(export.start)

    sizes = {name: (tmp_path / f"{name}.svg").stat().st_size for name in ("all", "fewer")}
    assert export.as_shown.isChecked()
    assert 0 < sizes["fewer"] < sizes["all"]


def test_a_place_that_cannot_be_written_is_said_and_can_be_tried_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "nowhere" / "board.svg")
    push(export.kind.buttons[SVG])

    push(export.start)
    said = export.problem.text()
    export.ask = lambda _parent, _wished: tmp_path / "board.svg"
    push(export.start)

    assert "cannot be written" in said
    assert (tmp_path / "board.svg").exists()
    assert not export.problem.isVisible()


def test_too_many_pixels_are_refused_with_what_to_do(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "board.png")
    export.dpi.setValue(1200)
    export.cell.setValue(200)

    push(export.start)

    assert "fewer dots per inch" in export.problem.text()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", [PNG, SVG, PDF, SETUP])
def test_a_long_export_of_any_kind_can_be_stopped_and_leaves_no_file(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, tmp_path / "board.file")
    push(export.kind.buttons[kind])
    seen: list[tuple[bool, bool]] = []

    def stop_when_half_done(value: int) -> None:
        if 0 < value < 1000 and not seen:
            seen.append((export.bar.isVisible(), export.start.isEnabled()))
            push(export.stop)

    monkeypatch.setattr("bp_desktop.ui.export.panel.BREATH", 0.0)
    export.bar.valueChanged.connect(stop_when_half_done)
    push(export.start)

    assert seen == [(True, False)]
    assert list(tmp_path.iterdir()) == []
    assert "nothing was written" in export.problem.text()
    assert export.start.isEnabled()
    assert not export.bar.isVisible()


def test_choosing_no_file_changes_nothing(qtbot: QtBot, theme: Theme) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, None)

    push(export.start)

    assert not export.problem.isVisible()
    assert not export.done.isVisible()
    assert export.start.isEnabled()


def test_the_wished_name_is_the_title_of_the_map_without_what_files_cannot_have(
    qtbot: QtBot, theme: Theme
) -> None:
    drawing = board()
    drawing.submit(c.RenameMap("Ring / of: fire"))
    studio = open_studio(qtbot, theme, drawing)
    export = panel(studio, None)
    wished: list[str] = []
    export.ask = lambda _parent, path: wished.append(path.name)

    push(export.start)

    assert wished == ["Ring of fire.png"]
    assert file_name("///") == ""


def test_a_board_that_grows_while_the_panel_shows_is_measured_again(
    qtbot: QtBot, theme: Theme
) -> None:
    studio = open_studio(qtbot, theme, board())
    export = panel(studio, None)
    before = export.says.text()

    studio.submit(c.ChangeGrid(5, 4))
    QApplication.processEvents()

    assert export.says.text() != before
