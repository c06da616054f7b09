"""The hand of somebody who takes a lesson: does what the bubble points at, by mouse and keys."""

import os
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.lessons.bubble import LessonBubble
from bp_desktop.ui.lessons.coach import LessonCoach
from bp_desktop.ui.shell.main_window import MainWindow
from tests.ui.table.players_hand import push

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
PICTURES = os.environ.get("LESSON_PICTURES", "")
"""A folder that a picture of every step is kept in, to be looked at."""


class LessonHand:
    """Sees the window alone."""

    def __init__(
        self, qtbot: QtBot, window: MainWindow, now: Callable[[], MainWindow] | None = None
    ) -> None:
        """`now`: the window of the moment, where it may be built anew."""
        self._qtbot = qtbot
        self._now = now or (lambda: window)

    @property
    def window(self) -> MainWindow:
        return self._now()

    @property
    def coach(self) -> LessonCoach:
        coach = self.window.lessons.coach
        assert coach is not None, "no lesson is under way"
        return coach

    @property
    def bubble(self) -> LessonBubble:
        return self.coach.bubble

    @property
    def step(self) -> str:
        """The id of the step that is shown."""
        coach = self.window.lessons.coach
        step = coach.course.current if coach is not None else None
        return step.id if step is not None else ""

    def at(self, step: str) -> None:
        """Wait for a step, and look at it: its bubble lies over nothing it points at."""

        def is_there() -> bool:
            self.coach.look()
            return self.step == step and self.bubble.isVisible()

        self._qtbot.waitUntil(is_there, timeout=20_000)
        self.look(step)

    def look(self, name: str) -> None:
        QApplication.processEvents()
        self.coach.look()
        QApplication.processEvents()
        bubble = self.bubble
        assert bubble.isVisible()
        if PICTURES:
            self._qtbot.wait(400)
            self.coach.look()
            self.window.grab().save(f"{PICTURES}/{name}.png")
        assert bubble.frame.width() <= self.window.theme.px(340)
        assert self.window.rect().contains(bubble.frame)
        area = bubble.frame.width() * bubble.frame.height()
        assert area < self.window.width() * self.window.height() / 4
        if self.target is not None:
            assert not bubble.frame.intersects(self.target), f"{name}: it covers what it means"

    @property
    def target(self) -> QRect | None:
        """What the ring is around."""
        ring = self.bubble.ring
        if ring.isHidden():
            return None
        room = self.window.theme.px(8)
        return ring.geometry().adjusted(room, room, -room, -room)

    def press(self, at: QPoint | None = None) -> None:
        """What the ring is around, in the middle or at a point of the window."""
        self.coach.look()
        if at is None:
            assert self.target is not None, f"{self.step}: it points at nothing"
            at = self.target.center()
        below = self._below(at)
        inside = below.mapFrom(self.window, at)
        QTest.mouseMove(below, inside)
        QTest.mouseClick(below, LEFT, NONE, inside)
        QApplication.processEvents()

    def _below(self, at: QPoint) -> QWidget:
        """What gets a click there: the ring lets it through."""
        found = self.window.childAt(at)
        assert found is not None
        return found

    def read_on(self) -> None:
        push(self.bubble.go_on)
        QApplication.processEvents()

    def until(self, happened: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(happened, timeout=20_000)
