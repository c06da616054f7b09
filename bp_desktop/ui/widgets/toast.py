"""A short notice at the foot of the window, with a way to take back what it tells."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.announcing import announce
from bp_desktop.ui.widgets.basics import Button, label, lay, row

SHOWN_FOR = 8000
"""Milliseconds; long enough to read a sentence twice and reach the button."""


class Toast(QFrame):
    """One notice at a time; it waits while the mouse or the keyboard is on it."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._undo: Callable[[], object] | None = None
        self._stays = False
        self._foot = 0
        self.setObjectName("toast")
        self.text = label("", wrap=False)
        self.undo_button = Button(
            theme, self.tr("Undo"), self._take_back, kind="link", icon_name="undo"
        )
        close = Button(theme, self.tr("Close"), self.hide, kind="icon", icon_name="close")
        line = row(theme, self, spacing=12, edges=(18, 8, 8, 8))
        lay(line, self.text, self.undo_button, close)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_FOR)
        self._timer.timeout.connect(self.hide)
        window.installEventFilter(self)
        self.hide()

    def say(
        self, text: str, undo: Callable[[], object] | None = None, *, stays: bool = False
    ) -> None:
        """Show a sentence; with `undo` it can be taken back from here.

        One that `stays` waits to be dismissed: for what nobody may miss.
        """
        self._stays = stays
        self._undo = undo
        limit = max(self._window.width() - self._theme.px(320), self._theme.px(240))
        metrics = self.text.fontMetrics()
        wide = metrics.horizontalAdvance(text) > limit
        self.text.setWordWrap(wide)
        self.text.setMinimumWidth(limit if wide else 0)
        self.text.setText(text)
        self.undo_button.setVisible(undo is not None)
        self.setAccessibleName(text)
        self.show()
        self._place()
        self.raise_()
        self._wait()
        announce(self, text)

    def rise(self, foot: int) -> None:
        """Stand above so much of the window's foot, in lengths of the design."""
        self._foot = foot
        self._place()

    def _take_back(self) -> None:
        undo, self._undo = self._undo, None
        self.hide()
        if undo is not None:
            undo()

    def enterEvent(self, event: QEnterEvent) -> None:
        self._timer.stop()
        super().enterEvent(event)

    def _wait(self) -> None:
        if self._stays:
            self._timer.stop()
        else:
            self._timer.start()

    def leaveEvent(self, event: QEvent) -> None:
        self._wait()
        super().leaveEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        self.adjustSize()
        x = (self._window.width() - self.width()) // 2
        y = self._window.height() - self.height() - self._theme.px(24 + self._foot)
        self.move(max(x, 0), max(y, 0))
