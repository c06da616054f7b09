"""A page that was changed in one go is laid out afterwards, whatever happened meanwhile."""

from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.widgets.laid_out import laid_out_once


def page_with(qtbot: QtBot, *parts: QWidget) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    box = QVBoxLayout(page)
    for part in parts:
        box.addWidget(part)
    page.resize(300, 300)
    page.show()
    QApplication.processEvents()
    return page


def test_a_page_that_got_another_size_meanwhile_fills_it(qtbot: QtBot) -> None:
    text = QTextEdit()
    page = page_with(qtbot, text)
    before = text.size()

    with laid_out_once(page):
        page.resize(400, 500)
        assert text.size() == before
    QApplication.processEvents()

    assert (text.width() - before.width(), text.height() - before.height()) == (100, 200)


def test_events_that_were_dealt_with_meanwhile_take_nothing_away(qtbot: QtBot) -> None:
    text, line = QTextEdit(), QLabel("one line more")
    page = page_with(qtbot, text, line)
    line.hide()
    QApplication.processEvents()
    before = text.height()

    with laid_out_once(page):
        line.show()
        QApplication.processEvents()
        assert text.height() == before
    QApplication.processEvents()

    assert text.height() < before
    assert line.geometry().top() > text.geometry().bottom()
