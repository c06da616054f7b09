"""Real fingers for tests: touches come through Qt's own path, as from a touch screen."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.build import settle

_screens: list[QPointingDevice] = []


def touch_screen() -> QPointingDevice:
    """One for all tests: Qt keeps every device that was ever there."""
    if not _screens:
        _screens.append(QTest.createTouchDevice())
    return _screens[0]


class Fingers:
    """On one widget, in its coordinates."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._window = widget.window()
        """What a screen names with each touch. Without a window of its own, as most widgets are,
        Qt looks for what lies there on the screen: on nothing, where the window is wider."""

    def down(self, at: QPoint, finger: int = 0) -> None:
        QTest.touchEvent(self._window, touch_screen()).press(finger, at, self._widget).commit()
        settle()

    def go(self, *ways: QPoint) -> None:
        """Finger 0 to the first place, finger 1 to the second."""
        touch = QTest.touchEvent(self._window, touch_screen())
        for finger, at in enumerate(ways):
            touch = touch.move(finger, at, self._widget)
        touch.commit()
        settle()

    def join(self, one: QPoint, other: QPoint) -> None:
        """A second finger comes down; the first rests at `one`."""
        touch = QTest.touchEvent(self._window, touch_screen())
        touch.move(0, one, self._widget).press(1, other, self._widget).commit()
        settle()

    def up(self, *ways: QPoint) -> None:
        touch = QTest.touchEvent(self._window, touch_screen())
        for finger, at in enumerate(ways):
            touch = touch.release(finger, at, self._widget)
        touch.commit()
        settle()

    def tap(self, at: QPoint) -> None:
        self.down(at)
        self.up(at)

    def drag(self, *places: QPoint) -> None:
        first, *others = places
        self.down(first)
        for one in others:
            self.go(one)
        self.up(places[-1])
