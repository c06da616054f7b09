"""The history panel: every step as a sentence, to jump to by a click."""

from typing import Any, Generic

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from bp_desktop.session.entry import Entry
from bp_desktop.texts.marking import counted
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.generics import C, E, S
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.words.when import ago

Index = QModelIndex | QPersistentModelIndex
LINE = 30


class HistoryModel(QAbstractListModel, Generic[S, C, E]):
    """The beginning, then what was done, then what was undone and can come back."""

    def __init__(self, context: EditorContext[S, C, E]) -> None:
        super().__init__()
        self._context = context
        self._theme = context.theme
        self._entries: tuple[Entry[C, E], ...] = ()
        self.now = 0
        """The row that shows the state of the moment."""

    def read(self) -> None:
        session = self._context.commander.session
        self.beginResetModel()
        done = tuple(session.undoable())[::-1]
        self._entries = (*done, *session.redoable())
        self.now = len(done)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 1 + len(self._entries)

    def entry(self, row: int) -> Entry[C, E] | None:
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
        if entry.outcome is None:
            return self.tr("Corrected an earlier step")
        return self._context.game.describe_step(entry.outcome.command)


class HistoryList(QListView):
    """A click or Enter jumps."""

    def __init__(self) -> None:
        super().__init__()
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(self.tr("Steps"))


class HistoryPanel(DockPanel, Generic[S, C, E]):
    """Undo and redo to any step; nothing is ever lost by looking back."""

    def __init__(self, context: EditorContext[S, C, E]) -> None:
        super().__init__()
        theme = context.theme
        self._commander = context.commander
        self._jumping = False
        self.model = HistoryModel(context)
        self.list = HistoryList()
        self.list.setModel(self.model)
        self.list.setSpacing(theme.px(2))
        self.list.clicked.connect(lambda index: self.jump_to(index.row()))
        self.list.activated.connect(lambda index: self.jump_to(index.row()))
        self._head = label("", "small", wrap=True)
        whole = column(theme, self, spacing=8, edges=(16, 12, 8, 12))
        whole.addWidget(self._head)
        whole.addWidget(self.list, 1)
        context.commander.changed.connect(self._refresh)
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
        self.model.read()
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
