"""Row spot: one row of a list, to be pointed at as far as it is seen, or brought into sight."""

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from bp_desktop.ui.widgets.rows import RowList


class RowSpot(NamedTuple):
    rows: RowList
    id: str

    def seen(self, window: QWidget) -> QRect | None:
        """Where in the window it is, as far as nothing cuts it off; None: nowhere."""
        inside = self.rows.viewport().visibleRegion().boundingRect()
        seen = self._place.intersected(inside)
        start = self.rows.viewport().mapTo(window, QPoint(0, 0))
        return seen.translated(start) if not seen.isEmpty() else None

    def bring_into_sight(self) -> None:
        """In its list, and in every area around that."""
        self.rows.scrollTo(self.rows.index_of(self.id))
        around = self.rows.parentWidget()
        while around is not None:
            # A list whose cards hold lists scrolls as well as an area does.
            if isinstance(around, QAbstractScrollArea):
                inside, place, bar = around.viewport(), self._place, around.verticalScrollBar()
                top = self.rows.viewport().mapTo(inside, place.topLeft()).y()
                below = top + place.height() - inside.height()
                bar.setValue(bar.value() + (top if top < 0 else min(top, max(below, 0))))
            around = around.parentWidget()

    @property
    def _place(self) -> QRect:
        return self.rows.visualRect(self.rows.index_of(self.id))
