"""A chronicle on a real session, worked with mouse and keys."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.chronicle.luck_panel import LuckPanel
from bp_desktop.ui.chronicle.past_board import PastBoard
from bp_desktop.ui.chronicle.view import ChronicleView
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from tests.games.burning_planets.match.chronicle.past import MatchSession
from tests.ui.build import AnsweringPrompts

LEFT = Qt.MouseButton.LeftButton


class LookingBack:
    """The view in a window, and what was said to the person before it."""

    def __init__(self, qtbot: QtBot, theme: Theme, folder: Path, session: MatchSession) -> None:
        self.prompts = AnsweringPrompts()
        self.notices: list[str] = []
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.actions = Actions(self.window, theme, {})
        choices = PreferenceKeeper(folder / "preferences.json", Preferences())

        def notify(text: str, undo: Callable[[], object] | None = None) -> None:
            assert undo is None
            self.notices.append(text)

        self.commander = Commander(session)
        self.view = ChronicleView(
            ViewContext(theme, self.commander, self.actions, choices, self.prompts, notify),
            match_parts(),
        )
        self.window.setCentralWidget(self.view)
        self.window.resize(1440, 900)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        self.actions.set_page(PageId.CHRONICLE)
        qtbot.waitUntil(lambda: self.view.charts.view is not None)
        self.view.setFocus()
        qtbot.waitUntil(self.view.time.slider.hasFocus)

    @property
    def board(self) -> PastBoard[Match]:
        assert self.view.board is not None
        return self.view.board

    @property
    def luck(self) -> LuckPanel:
        assert self.view.luck is not None
        return self.view.luck

    def row_of(self, player: PlayerId) -> int:
        """The line of a player in the table of balances."""
        return [seat.id for seat in self.view.standing.figures.seats].index(player)

    @property
    def place(self) -> int:
        return self.view.time.slider.value()

    def press(self, *keys: Qt.Key) -> None:
        """To whatever has the keyboard."""
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None
            QTest.keyClick(target, key)

    def figures(self) -> list[list[str]]:
        """The table of balances as it is read."""
        model = self.view.standing.figures
        return [
            [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def chart_point(self, place: int, subject: str = "income") -> QPoint:
        charts = self.view.charts.view
        assert charts is not None
        box = charts.charts[subject].box
        x = box.mapViewToScene(QPointF(place, 0)).x()
        found: QPoint = charts.mapFromScene(QPointF(x, box.sceneBoundingRect().center().y()))
        return found
