"""The Dice page: one subject at a time, the table of odds by keyboard and on paper."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.odds import beats, within
from bp_desktop.ui.games.burning_planets.book import rulebook, tables
from bp_desktop.ui.games.burning_planets.combat.dice_page import CombatDicePage
from bp_desktop.ui.games.burning_planets.combat.odds_panel import OddsPanel
from bp_desktop.ui.games.burning_planets.combat.odds_sheet import PAPER, Matrix, paint_sheet
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.widgets.rule_link import RuleReader
from tests.ui.build import AnsweringPrompts
from tests.ui.export.pdf_reading import copyable_characters, lost_signs


@pytest.fixture
def odds(qtbot: QtBot, theme: Theme) -> OddsPanel:
    made = OddsPanel(theme, tables())
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_the_matrix_counts_every_pair_of_faces_by_the_resolvers_rule() -> None:
    matrix = Matrix(tables())

    for line in matrix.lines:
        defences = range(1, line.die + 1) if line.die else [None]
        for column in matrix.columns:
            pairs = [
                beats(attack, defence, line.shield)
                for attack in range(1, column.die + 1)
                for defence in defences
            ]
            assert matrix.chance(line, column) == Fraction(sum(pairs), len(pairs))
    assert (len(matrix.lines), len(matrix.columns)) == (9, 5)


def test_arrow_keys_walk_the_table_and_each_cell_is_read_out(odds: OddsPanel) -> None:
    """EX-33: a big ship attacks a tower, 13/96."""
    view = odds.view
    view.setFocus()

    for _ in range(6):
        QTest.keyClick(view, Qt.Key.Key_Down)
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Right)

    assert "13/96" in odds.pointed.text()
    assert "Tower" in odds.pointed.text()
    assert view.accessibleDescription() == odds.pointed.text()
    QTest.keyClick(view, Qt.Key.Key_End)
    assert "49/80" in odds.pointed.text()
    for _ in range(20):
        QTest.keyClick(view, Qt.Key.Key_Down)
    assert "1/10" in odds.pointed.text()


def test_hovering_reads_a_cell_out(odds: OddsPanel) -> None:
    view = odds.view

    places = {
        view.cell_at(QPoint(x, y)): QPoint(x, y)
        for x in range(0, view.width(), 8)
        for y in range(0, view.height(), 8)
    }
    QTest.mouseMove(view, places[6, 3])

    assert "17/48" in odds.pointed.text()


def test_several_attacks_are_cumulated(odds: OddsPanel) -> None:
    """EX-34: an enormous ship at a tower, four times."""
    odds.times.setFocus()
    odds.times.selectAll()
    QTest.keyClicks(odds.times, "4")
    odds.view.point(6, 4)

    assert "40036479/40960000" in odds.pointed.text()


def test_the_table_is_written_as_one_page(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    prompts, said = AnsweringPrompts(), list[str]()
    prompts.answer = tmp_path / "odds.pdf"
    panel = OddsPanel(theme, tables(), prompts, said.append)
    qtbot.addWidget(panel)
    panel.show()

    QTest.mouseClick(panel.save, Qt.MouseButton.LeftButton)

    data = prompts.answer.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 1
    assert set("d20%/") <= copyable_characters(prompts.answer)
    assert lost_signs(prompts.answer) == set()
    assert said
    assert "odds.pdf" in said[0]


def test_a_place_that_cannot_be_written_is_said(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    prompts, said = AnsweringPrompts(), list[str]()
    prompts.answer = tmp_path / "nowhere" / "odds.pdf"
    panel = OddsPanel(theme, tables(), prompts, said.append)
    qtbot.addWidget(panel)

    panel.write()

    assert len(said) == 1
    assert not prompts.answer.exists()


def test_the_sheet_is_black_on_greys_that_leave_it_readable(theme: Theme) -> None:
    image = QImage(
        QSize(round(PAPER.width * 4), round(PAPER.height * 4)), QImage.Format.Format_RGB32
    )
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.scale(4, 4)

        paint_sheet(painter, Matrix(tables(), 4), "title", "note")

    colors = {
        image.pixelColor(x, y).getRgb()[:3]  # type: ignore[index]  # PySide6's stub says object
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }
    assert all(abs(red - green) <= 1 and abs(green - blue) <= 1 for red, green, blue in colors)
    lightest_ink = min(sum(color) for color in colors)
    assert lightest_ink < 60


def test_the_page_shows_one_subject_at_a_time(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    page = CombatDicePage(theme, PreferenceKeeper(tmp_path / "preferences.json", Preferences()))
    qtbot.addWidget(page)
    page.resize(1200, 800)
    page.show()
    qtbot.waitExposed(page)
    subjects = ("odds", "plan", "conquest", "events", "tray")
    seen = []

    for subject in subjects:
        QTest.mouseClick(page.subjects.buttons[subject], Qt.MouseButton.LeftButton)
        panels = (page.odds, page.planner, page.conquest, page.events, page.tray)
        seen.append([panel.isVisible() for panel in panels])

    assert seen == [[place == turn for place in range(5)] for turn in range(5)]


def test_a_matrix_within_n_attacks_is_the_formula_of_the_rules() -> None:
    """Section 6: 1 - (1 - p) ** n."""
    once, thrice = Matrix(tables()), Matrix(tables(), 3)

    for line in once.lines:
        for column in once.columns:
            assert thrice.chance(line, column) == within(once.chance(line, column), 3)


class PrintingToFile(OddsPanel):
    """Its printer is a file; whoever sits there agrees."""

    def __init__(self, theme: Theme, path: Path) -> None:
        super().__init__(theme, tables())
        self._path = path

    def _agrees(self, dialog: QPrintDialog) -> bool:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(self._path))
        dialog.printer().setPageOrientation(QPageLayout.Orientation.Landscape)
        return True


def test_the_printer_gets_one_page_too(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    panel = PrintingToFile(theme, path)
    qtbot.addWidget(panel)
    panel.show()

    QTest.mouseClick(panel.print, Qt.MouseButton.LeftButton)

    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 1


def test_tab_comes_to_the_subjects_before_the_dice(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """As the eye does: what stands above comes first."""
    page = CombatDicePage(theme, PreferenceKeeper(tmp_path / "preferences.json", Preferences()))
    qtbot.addWidget(page)

    stop = page.nextInFocusChain()
    while stop is not page.subjects.buttons["tray"]:
        assert stop is not None
        assert not page.tray.isAncestorOf(stop)
        stop = stop.nextInFocusChain()


def test_answers_lead_to_the_rules_they_are_calculated_by(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Issue 12, item 3: each id has its paragraph, and the page of rules where there is one."""
    opened: list[str] = []
    book = rulebook(tables())
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    reader = RuleReader(book.paragraph, opened.append)
    page = CombatDicePage(theme, choices, rules=reader)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()

    for panel in (page.planner, page.conquest):
        assert panel.rules.ids
        assert all(book.paragraph(id_) for id_ in panel.rules.ids)
    page.show_subject("plan")
    link = page.planner.rules.links[0]
    QTest.keyClick(link, Qt.Key.Key_Space)
    assert link.popover is not None
    assert link.popover.button is not None
    QTest.keyClick(link.popover.button, Qt.Key.Key_Space)

    assert opened == ["BP-COMBAT-5"]
