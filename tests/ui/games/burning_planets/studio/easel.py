"""A studio on a real session, worked with mouse and keys as a person would."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from tests.games.burning_planets.map.build import MapSession

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Easel:
    """The view with the hands that work on it."""

    def __init__(self, view: StudioView) -> None:
        self.view = view

    @property
    def _canvas(self) -> QWidget:
        return self.view.canvas.view.viewport()

    @property
    def state(self) -> MapState:
        state: MapState = self.view.commander.state
        return state

    def point(self, cell: Hex) -> QPoint:
        return self.view.canvas.point_of(cell).toPoint()

    def move(self, cell: Hex) -> None:
        QTest.mouseMove(self._canvas, self.point(cell))
        QApplication.processEvents()

    def click(self, cell: Hex, held: Qt.KeyboardModifier = NONE) -> None:
        self.move(cell)
        QTest.mouseClick(self._canvas, LEFT, held, self.point(cell))

    def drag(self, *way: Hex, held: Qt.KeyboardModifier = NONE) -> None:
        self.move(way[0])
        QTest.mousePress(self._canvas, LEFT, held, self.point(way[0]))
        for cell in way[1:]:
            self.move(cell)
        QTest.mouseRelease(self._canvas, LEFT, held, self.point(way[-1]))

    def keys(self, *keys: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
        """Pressed where the keyboard is; letters as on the keycaps."""
        for key in keys:
            target = QApplication.focusWidget() or self._canvas
            code = key if isinstance(key, Qt.Key) else Qt.Key(ord(key))
            QTest.keyClick(target, code, held)


def easel(qtbot: QtBot, theme: Theme, drawing: MapSession) -> Easel:
    """A studio on the screen, with the keyboard on its canvas."""
    view = StudioView(theme, Commander(drawing))
    qtbot.addWidget(view)
    view.resize(1440, 900)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.canvas.setFocus()
    qtbot.waitUntil(view.canvas.view.hasFocus)
    return Easel(view)


def push(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT)


def hit(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


def write(widget: QWidget, text: str) -> None:
    QTest.keyClicks(widget, text)
