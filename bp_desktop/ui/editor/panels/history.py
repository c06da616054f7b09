"""The history panel: every step as a sentence, to jump to by a click."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from bp_desktop.session.entry import Entry, Kind
from bp_desktop.session.session import Session
from bp_desktop.texts.marking import counted
from bp_desktop.ui.games.burning_planets.studio.panels.step_words import step_words
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.words.when import ago

if TYPE_CHECKING:
    from bp_desktop.ui.shell.commander import AnyCommander

Index = QModelIndex | QPersistentModelIndex
AnyEntry = Entry[Any, Any]
LINE = 30


class HistoryModel(QAbstractListModel):
    """The beginning, then what was done, then what was undone and can come back."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._entries: tuple[AnyEntry, ...] = ()
        self.now = 0
        """The row that shows the state of the moment."""

    def read(self, session: Session[Any, Any, Any]) -> None:
        self.beginResetModel()
        done = tuple(session.undoable())[::-1]
        self._entries = (*done, *session.redoable())
        self.now = len(done)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 1 + len(self._entries)

    def entry(self, row: int) -> AnyEntry | None:
        """What the step of a row did; None for the beginning."""
        return self._entries[row - 1] if row else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = index.row()
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(row)
            case Qt.ItemDataRole.ForegroundRole:
                return self._theme.color("faint" if row > self.now else "text")
            case Qt.ItemDataRole.FontRole:
                font: QFont = self._theme.font("strong" if row == self.now else "body")
                return font
            case Qt.ItemDataRole.SizeHintRole:
                return QSize(0, self._theme.px(LINE))
            case Qt.ItemDataRole.ToolTipRole:
                entry = self.entry(row)
                return ago(entry.at) if entry is not None else None
        return None

    def _text(self, row: int) -> str:
        entry = self.entry(row)
        if entry is None:
            return self.tr("The beginning")
        if entry.kind is Kind.AMEND:
            return self.tr("Corrected an earlier step")
        return step_words(entry.command)


class HistoryList(QListView):
    """A click or Enter jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(self.tr("Steps"))


class HistoryPanel(QWidget):
    """Undo and redo to any step; nothing is ever lost by looking back."""

    def __init__(self, theme: Theme, commander: "AnyCommander") -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._jumping = False
        self.model = HistoryModel(theme)
        self.list = HistoryList()
        self.list.setModel(self.model)
        self.list.setSpacing(theme.px(2))
        self.list.clicked.connect(lambda index: self.jump_to(index.row()))
        self.list.activated.connect(lambda index: self.jump_to(index.row()))
        self._head = label("", "small", wrap=True)
        whole = column(theme, self, spacing=8, edges=(16, 12, 8, 12))
        whole.addWidget(self._head)
        whole.addWidget(self.list, 1)
        commander.changed.connect(self._refresh)
        theme.changed.connect(self._refresh)
        self._show()

    def jump_to(self, row: int) -> None:
        """Undo or redo until the map is as it was after that row's step."""
        if self._jumping or row == self.model.now:
            return
        self._jumping = True
        away = row - self.model.now
        try:
            for _ in range(abs(away)):
                moved = self._commander.redo() if away > 0 else self._commander.undo(consent=True)
                if not moved:
                    break
        finally:
            self._jumping = False
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _refresh(self) -> None:
        if self.isVisible() and not self._jumping:
            self._show()

    def _show(self) -> None:
        self.model.read(self._commander.session)
        now = self.model.index(self.model.now)
        self.list.setCurrentIndex(now)
        self.list.scrollTo(now)
        left = self.model.rowCount() - 1 - self.model.now
        if left:
            text = self.tr(
                "%n step(s) undone; a click brings them back until you draw on.", "", left
            )
            self._head.setText(counted(text, left))
        else:
            self._head.setText(self.tr("A click on a step takes the map back to it."))
