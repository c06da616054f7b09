"""From the first start to a looked-up rule, by hand, in Italian and in Russian."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.storage.places import user_places
from bp_desktop.ui.settings.page import SettingsPage
from bp_desktop.ui.settings.sections import LanguageSection
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.palette import PalettePanel
from tests.ui.build import settle
from tests.ui.export.pdf_reading import page_sizes

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


class Words(NamedTuple):
    """What somebody types and reads in a language."""

    asked: str
    rule: str
    says: str
    mistyped: str
    finds: str
    example: str
    help_title: str


JOURNEYS = {
    "it": Words(
        "quante azioni ha una nave",
        "BP-ACT-1",
        "Ogni nave ha due azioni",
        "bombardamneto",
        "BP-BOMB-1",
        "Esempi svolti",
        "Partite e tavolo",
    ),
    "ru": Words(
        "сколько действий у корабля",
        "BP-ACT-1",
        "У каждого корабля два действия",
        "бомбордировка",
        "BP-BOMB-1",
        "Разобранные примеры",
        "Партии и стол",
    ),
}


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[WindowApp]:
    """The program on its first start."""
    started = WindowApp(user_places(tmp_path))
    with qtbot.waitSignal(started.desk.shelf_changed):
        started.window.show_first()
    settle()
    yield started
    started.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


def choose_language(app: WindowApp, language: str) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_Comma, CTRL)
    page = app.window.findChild(SettingsPage)
    assert isinstance(page, SettingsPage)
    section = page.sections[0]
    assert isinstance(section, LanguageSection)
    section.languages.buttons[language].click()
    settle()


def type_in(field: QLineEdit, text: str) -> None:
    """QTest knows no keys with Cyrillic letters: they come as from an input method."""
    typed = QInputMethodEvent()
    typed.setCommitString(text)
    QApplication.sendEvent(field, typed)


def codes_in(palette: PalettePanel, asked: str) -> list[str]:
    """The ids of what is found so far: the palette reads on while somebody types."""
    return [one.code for one in palette.found(asked)]


@pytest.mark.parametrize("language", JOURNEYS)
def test_from_the_first_start_to_a_looked_up_rule(
    app: WindowApp,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
) -> None:
    said = JOURNEYS[language]
    choose_language(app, language)
    window = app.window

    # A match to try, and a question while it is on the table.
    window.actions_.run("sample.burning_planets.match")
    settle()
    assert window.page is PageId.TABLE
    QTest.keyClick(window, Qt.Key.Key_K, CTRL)
    palette = window.findChild(PalettePanel)
    assert isinstance(palette, PalettePanel)
    type_in(palette.field, said.asked)
    qtbot.waitUntil(lambda: not palette.reading.is_busy)
    settle()
    assert said.rule in codes_in(palette, said.asked)
    for _ in range(codes_in(palette, said.asked).index(said.rule)):
        QTest.keyClick(palette.field, Qt.Key.Key_Down)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    settle()
    assert window.page is PageId.TABLE
    side = window.side
    assert side.rules.text.lit == said.rule
    assert said.says in side.rules.text.toPlainText()

    # The keyboard goes back to the table; F1 tells of what it is on, the other tab of the page.
    QTest.keyClick(side.rules.text, Qt.Key.Key_Escape)
    assert not side.isVisible()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_F1)
    assert side.isVisible()
    side.help.open_page("table")
    side.tabs["help"].click()
    assert side.help.text.toPlainText().startswith(said.help_title)
    QTest.keyClick(side.help.text, Qt.Key.Key_Escape)

    # On the page of rules: a slip of the keyboard, an example, and back again.
    QTest.keyClick(window, Qt.Key.Key_6, CTRL)
    settle()
    view = window.rules_page.view
    QTest.keyClick(window, Qt.Key.Key_F, CTRL)
    type_in(view.search, said.mistyped)
    assert said.finds in view.text.toPlainText()
    view.open_rule("EX-33")
    assert said.example in view.text.toPlainText()
    view.text.setFocus()
    QTest.keyClick(view.text, Qt.Key.Key_Left, ALT)
    assert view.search.text() == said.mistyped

    # A rule of another game, as Ctrl+K finds it; and back to those of this match.
    window.open_rule("PA-TURN-1")
    assert view.text.lit == "PA-TURN-1"
    window.open_rule("BP-SHIP-7")
    assert view.text.lit == "BP-SHIP-7"

    # And all of it on paper.
    out = tmp_path / "sheet.pdf"
    monkeypatch.setattr(FilePrompts, "export_file", lambda *_asked: out)
    window.rules_page.print.click()
    assert len(page_sizes(out)) == 2
