"""The match as sentences, from its beginning; what was taken back stays readable."""

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QListView

from bp_desktop.games.burning_planets.match.chronicle.sight import as_read_now
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.history import Standing
from bp_desktop.session.session import Session
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.journal import JournalModel
from bp_desktop.ui.widgets.line_list import LineDelegate

Index = QModelIndex | QPersistentModelIndex


class PastJournal(JournalModel):
    """Sentences as they may be read now: with amounts, once the table looks."""

    revealed = False
    books = ""

    def show_revealed(self, revealed: bool) -> None:
        books = self._session.state.options.treasury_visibility
        if (revealed, books) != (self.revealed, self.books):
            self.revealed, self.books = revealed, books
            self._texts = {}

    def _as_read(self, before: Match) -> Match:
        return as_read_now(before, self._session.state, revealed=self.revealed)


class StoryModel(QAbstractListModel):
    """The journal turned round: the oldest line first."""

    def __init__(
        self, theme: Theme, session: Session[Match, Any, Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._journal = PastJournal(theme, session, self)
        self._count = self._journal.rowCount()
        self._standings = session.standings()

    def refresh(self, *, revealed: bool) -> None:
        self.beginResetModel()
        self._journal.refresh()
        self._journal.show_revealed(revealed)
        self._count = self._journal.rowCount()
        self._standings = self._session.standings()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else self._count

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return self._journal.data(self._journal.index(self._count - 1 - index.row()), role)

    def line_at(self, row: int) -> tuple[str, bool]:
        """The sentence of a row, and whether it does not count."""
        return self.sentence(row + 1), self.is_gone(row + 1)

    def sentence(self, seq: int) -> str:
        """A line of the journal, with its number."""
        return self._journal.sentence(seq)

    def is_gone(self, seq: int) -> bool:
        """Taken back, or struck by a correction."""
        return self._standings.get(seq) in (Standing.UNDONE, Standing.STRUCK)


class StoryView(QListView):
    """The line of the moment is marked; choosing a line goes to its moment."""

    place_asked = Signal(int)

    def __init__(self, theme: Theme, session: Session[Match, Any, Any]) -> None:
        super().__init__()
        self._session = session
        self._showing = False
        self.story = StoryModel(theme, session, self)
        self.setModel(self.story)
        self.setItemDelegate(LineDelegate(theme, self, self.story.line_at))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("plainList")
        self.setAccessibleName(self.tr("Story"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._on_current)

    def refresh(self, *, revealed: bool) -> None:
        """After a step, or when the table looks at what was hidden."""
        self._showing = True
        try:
            self.story.refresh(revealed=revealed)
        finally:
            self._showing = False

    def show_place(self, place: int) -> None:
        """Mark the last step that has happened at a place; none before the first."""
        self._showing = True
        try:
            if not place:
                self.setCurrentIndex(QModelIndex())
                self.clearSelection()
                self.scrollToTop()
                return
            index = self.story.index(self._session.timeline[place - 1].seq - 1)
            self.setCurrentIndex(index)
            self.scrollTo(index)
        finally:
            self._showing = False

    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        if self._showing or not current.isValid():
            return
        seq = current.row() + 1
        # What does not count leads to where it stood: behind the last step before it.
        counts = self._session.is_counting(seq)
        self.place_asked.emit(self._session.steps_before(seq) + int(counts))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)
