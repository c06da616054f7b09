"""The base of panels that look at the map while they are seen, and mark cells of the board."""

from collections.abc import Iterable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent

from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.view_state import PanelMarks
from bp_desktop.ui.widgets.dock import DockPanel


class MarkingPanel(DockPanel):
    """Looks as it comes into sight, and once after a burst of changes; its marks go with it.

    A kind of panel says in `_look` what looking is.
    """

    def __init__(self, name: str, marks: PanelMarks, *, pause_ms: int = 0) -> None:
        """After a change it looks when nothing has happened for `pause_ms`."""
        super().__init__()
        self._name = name
        self._marks = marks
        self._later = QTimer(self, singleShot=True, interval=pause_ms)
        self._later.timeout.connect(self.look)

    def look(self) -> None:
        """Now, instead of after the pause."""
        self._later.stop()
        self._look()

    def look_soon(self) -> None:
        """After the pause; not at all while nobody would see it."""
        if self.isVisible():
            self._later.start()

    def mark(self, marks: Iterable[Mark]) -> None:
        """On the board from now on, instead of the marks of before."""
        self._marks.show(self._name, marks if self.isVisible() else ())

    def _look(self) -> None:
        raise NotImplementedError

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._later.stop()
        self.mark(())
