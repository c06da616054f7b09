"""Public window and recap of a game without money, clock, board or secrets."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.view import TableView
from tests.tally import Add, Command, Event, Gain, Join, Pass, Tally, tally_of
from tests.tally_table import TALLY_TABLE
from tests.ui.tally_table import TALLY_PARTS

TallyTable = TableView[Tally, Command, Event]
UNTIMED = replace(TALLY_PARTS, game=replace(TALLY_TABLE, clock=None))


@pytest.fixture
def table(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[TallyTable]:
    host = QMainWindow()
    qtbot.addWidget(host)
    session = tally_of(Join("Ada"), Join("Bea"), Gain(3), Pass())
    view = TableView(
        ViewContext(
            theme,
            Commander(session, host),
            Actions(host, theme, {}),
            PreferenceKeeper(tmp_path / "preferences.json", Preferences()),
            FilePrompts(),
            lambda *_, **__: None,
        ),
        UNTIMED,
    )
    host.setCentralWidget(view)
    host.resize(1280, 800)
    with qtbot.waitExposed(host):
        host.show()
    yield view

    if view.public.window is not None:
        view.public.window.close()
    QApplication.processEvents()


def words(widget: QWidget) -> list[str]:
    """Line by line, as it is read."""
    QApplication.processEvents()
    shown = (one for one in widget.findChildren(QLabel) if one.isVisible())
    return [one.text() for one in shown if one.text()]


def test_the_room_sees_whose_turn_it_is_and_how_everybody_stands(table: TallyTable) -> None:
    table.public.open()
    window = table.public.window
    assert window is not None
    assert window.windowTitle() == "Tally: the table"
    assert window.standing is not None
    assert window.board is None
    assert "Bea" in words(window)[0]
    assert words(window.standing) == ["tally.score", "Ada", "3", "Bea", "0"]

    table.context.commander.submit(Gain(2))
    assert words(window.standing) == ["tally.score", "Ada", "3", "Bea", "2"]
    table.context.commander.submit(Add("Bea", 8))

    assert words(window)[0] == "tally.won player=Bea"


def test_whoever_comes_back_is_told_where_they_were(table: TallyTable) -> None:
    table.screens.open_recap()

    recap = table.screens.recap
    assert recap is not None
    assert recap.headline.text() == "Bea's turn"
    assert recap.where.text() == "Round 1 · score"
    assert recap.deals == []
    assert {"Ada", "3", "Bea", "0"} <= set(words(recap))
    assert "Time" not in words(recap)
    assert table.screens.leave_recap()
    assert table.screens.recap is None
