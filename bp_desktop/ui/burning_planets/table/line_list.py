"""A list of thousands of lines of the same height that gets new ones at its top all the time."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from bp_desktop.ui.theme import Theme

ROW = 34


class LineList(QTableView):
    """Looks like a list. QListView asks the model about every line when one is added, seen or
    not; a table of one column does not."""

    def __init__(self, theme: Theme, height: int = ROW) -> None:
        """`height` of a line."""
        super().__init__()
        self._theme = theme
        self._height = height
        self.setObjectName("plainList")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCornerButtonEnabled(False)
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.hide()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.hide()
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        theme.changed.connect(self._size_rows)
        self._size_rows()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End as in a list: the first line and the last."""
        last = self.model().rowCount() - 1
        row = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(Qt.Key(event.key()))
        if row is not None and last >= 0 and not event.modifiers():
            self.setCurrentIndex(self.model().index(row, 0))
            return
        super().keyPressEvent(event)

    def _size_rows(self) -> None:
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self._theme.px(self._height))
