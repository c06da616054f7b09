"""A panel over the dimmed window: for the palette, the shortcut sheet and forms."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label, lay, row
from bp_desktop.ui.widgets.containers import YieldingPage
from bp_desktop.ui.widgets.keyboard_tips import tell_soon
from bp_desktop.ui.widgets.tab_walk import (
    bring_into_sight,
    give_back,
    in_reading_order,
    is_stop,
)

FRAME = 1
"""Pixels: the border that the style sheet draws around the panel, and keeps free of content."""


def headed(theme: Theme, title: str, close: Callable[[], object]) -> QHBoxLayout:
    """The head of a form: its title, and the cross that leaves it."""
    said = QCoreApplication.translate("Overlay", "Close")
    cross = Button(theme, said, close, kind="icon", icon_name="close")
    return lay(row(theme), (label(title, "title"), 1), cross)


class Overlay(QWidget):
    """Covers its window until closed by Esc, by a click beside the panel, or by `close_panel`.

    The keyboard stays inside, and goes back to where it was.
    """

    closed = Signal()

    def __init__(self, theme: Theme, window: QWidget, content: QWidget, *, width: int) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._width = width
        self._focus_before = QApplication.focusWidget()
        self.panel = QFrame(self)
        self.panel.setObjectName("panel")
        layout = QVBoxLayout(self.panel)
        layout.setContentsMargins(0, 0, 0, 0)
        self._page = YieldingPage(content)
        layout.addWidget(self._page)
        window.installEventFilter(self)
        self.panel.installEventFilter(self)
        self._place()
        self.show()
        self.raise_()

    def close_panel(self) -> None:
        self._window.removeEventFilter(self)
        self.hide()
        before = self._focus_before
        self.closed.emit()
        give_back(before)
        self.deleteLater()

    def _place(self) -> None:
        self.setGeometry(self._window.rect())
        least = self._theme.px(8)  # what needs more room than there is comes near the edges
        width = min(self._theme.px(self._width), self.width() - 2 * least)
        self.panel.setFixedWidth(width)
        wanted = self._page.height_in(width - 2 * FRAME) + 2 * FRAME
        height = min(wanted, self.height() - 2 * least)
        top = max(least, min(self.height() // 6, (self.height() - height) // 2))
        self.panel.setGeometry((self.width() - width) // 2, top, width, height)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            shade = QColor(0, 0, 0, 150 if self._theme.mode == "dark" else 90)
            painter.fillRect(self.rect(), shade)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close_panel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = [widget for widget in self.panel.findChildren(QWidget) if is_stop(widget)]
        inside = in_reading_order(self.panel, stops)
        if not inside:
            return True
        now = QApplication.focusWidget()
        at = inside.index(now) if now in inside else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        following = inside[(at + (1 if forward else -1)) % len(inside)]
        following.setFocus(reason)
        bring_into_sight(following)
        tell_soon(following)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        outgrown = event.type() is QEvent.Type.LayoutRequest
        if outgrown or (watched is self._window and event.type() is QEvent.Type.Resize):
            self._place()
        return super().eventFilter(watched, event)
