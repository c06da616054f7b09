"""Long work over the window: a panel with how far it is, and Cancel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QProgressBar

from bp_desktop.session.library import LibraryError
from bp_desktop.ui.widgets.basics import SPRING, Button, column, label, lay, row, sized
from bp_desktop.ui.widgets.slices import PATIENCE_SECONDS, Slices, Work

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from bp_desktop.core.type_variables import T
    from bp_desktop.ui.look.theme import Theme
    from bp_desktop.ui.shell.notices import Notices

STEPS = 1000


def caught(reading: Generator[float, None, T]) -> Generator[float, None, T | LibraryError]:
    """What cannot be read is an answer like any other: nobody is there to catch it later."""
    try:
        return (yield from reading)
    except LibraryError as error:
        return error


class WorkRunner(QObject):
    """One piece of work: done at once where it is short, else in slices under a panel."""

    stopped = Signal()
    """By a person; nothing came of it."""

    def __init__(self, notices: Notices, theme: Theme, text: str) -> None:
        super().__init__(notices)
        self._notices = notices
        self._theme = theme
        self._text = text
        self._slices = Slices(self, self._show, at_once=PATIENCE_SECONDS)
        self.panel: WorkPanel | None = None

    def start(self, work: Work, then: Callable[[Any], object]) -> None:
        self._slices.start(work, partial(self._finish, then))

    def stop(self) -> None:
        """Unasked and untold."""
        if self._slices.is_busy:
            self._end()

    def _show(self, share: float) -> None:
        if self.panel is None:
            self.panel = WorkPanel(self._theme, self._text, self._cancel)
            overlay = self._notices.show_overlay(self.panel, width=460)
            overlay.closed.connect(self._cancel)
        self.panel.bar.setValue(round(share * STEPS))

    def _finish(self, then: Callable[[Any], object], result: object) -> None:
        self._end()
        then(result)

    def _cancel(self) -> None:
        if self._slices.is_busy:
            self._end()
            self.stopped.emit()

    def _end(self) -> None:
        self._slices.stop()
        if self.panel is not None:
            self.panel = None
            self._notices.close_overlay()
        self.deleteLater()


class WorkPanel(QFrame):
    """What is being done, how far it is, and a way to stop it."""

    def __init__(self, theme: Theme, text: str, cancel: Callable[[], None]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar = QProgressBar(maximum=STEPS)
        self.bar.setTextVisible(False)
        sized(theme, self.bar, height=8)
        self.bar.setAccessibleName(text)
        self.cancel = Button(theme, self.tr("Cancel"), cancel, kind="quiet")
        lay(
            column(theme, self, spacing=16, edges=(28, 24, 28, 24)),
            label(text, "body", wrap=True),
            self.bar,
            lay(row(theme), SPRING, self.cancel),
        )
        self.setFocusProxy(self.cancel)
