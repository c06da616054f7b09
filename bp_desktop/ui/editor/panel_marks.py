"""Marks that panels lay over cells of the canvas, each panel under its own name."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from bp_desktop.ui.board.marks import Mark


class Marks(QObject):
    """View state shared by the panels and the canvas: problems, differences, whose cell it is.

    A panel shows its own marks under its own name and takes them away by showing none.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks: dict[str, tuple[Mark, ...]] = {}

    def show(self, name: str, marks: Iterable[Mark] = ()) -> None:
        wanted = tuple(marks)
        if wanted == self._marks.get(name, ()):
            return
        self._marks.pop(name, None)
        if wanted:
            self._marks[name] = wanted
        self.changed.emit()

    @property
    def all(self) -> tuple[Mark, ...]:
        """The latest last."""
        return tuple(mark for marks in self._marks.values() for mark in marks)
