"""The documents of the box as Qt's views want them."""

from collections.abc import Sequence
from enum import StrEnum
from html import escape
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from bp_desktop.session.library import DocumentInfo

INFO_ROLE = Qt.ItemDataRole.UserRole + 1

Index = QModelIndex | QPersistentModelIndex


class Section(StrEnum):
    """Which documents a list shows besides those of one kind."""

    ALL = "all"
    BIN = "bin"


def chosen(documents: Sequence[DocumentInfo], section: str) -> list[DocumentInfo]:
    """The documents of a section: all, the bin, or a kind by its system's id."""
    if section == Section.BIN:
        return [info for info in documents if info.binned]
    return [info for info in documents if not info.binned and section in (Section.ALL, info.system)]


class ShelfModel(QAbstractListModel):
    """Shows documents and never changes one: an edited title is only told."""

    renamed = Signal(object, str)
    """DocumentInfo and the title a person typed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._documents: list[DocumentInfo] = []

    def show_documents(self, documents: Sequence[DocumentInfo]) -> None:
        if list(documents) == self._documents:
            return
        self.beginResetModel()
        self._documents = list(documents)
        self.endResetModel()

    def at(self, index: Index) -> DocumentInfo | None:
        row = index.row()
        return self._documents[row] if 0 <= row < len(self._documents) else None

    def row_of(self, document: str) -> int | None:
        return next((row for row, info in enumerate(self._documents) if info.id == document), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._documents)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        info = self.at(index)
        if info is None:
            return None
        if role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.EditRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return info.title
        if role == Qt.ItemDataRole.ToolTipRole:  # Qt would read a title with a < in it as markup
            words = (info.title, ", ".join(info.tags))
            return f"<qt>{'<br>'.join(escape(word) for word in words if word)}</qt>"
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return ", ".join(info.tags)
        return info if role == INFO_ROLE else None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        info, title = self.at(index), " ".join(str(value).split())
        if role != Qt.ItemDataRole.EditRole or info is None or title in ("", info.title):
            return False
        self.renamed.emit(info, title)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        info = self.at(index)
        if info is not None and not info.binned:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags
