"""What anybody in front of the screen, or with a screen reader, can read at this moment."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
WORDS = ("text", "displayText", "placeholderText", "title", "prefix", "suffix", "currentText")

Seen = tuple[str, str]
"""Where it stands, and what it says."""


def readable(roots: Iterable[QWidget] | None = None) -> list[Seen]:
    """Every text of every visible window, or of these ones, and what lies on the clipboard."""
    QApplication.processEvents()
    windows = QApplication.topLevelWidgets() if roots is None else roots
    found = [("clipboard", QGuiApplication.clipboard().text())]
    for window in windows:
        if window.isVisible():
            for widget in (window, *window.findChildren(QWidget)):
                if widget.isVisible():
                    where = f"{type(window).__name__}/{type(widget).__name__}"
                    found.extend((where, text) for text in _texts(widget))
    return [one for one in found if one[1]]


def leaks(secrets: Iterable[str], roots: Iterable[QWidget] | None = None) -> list[str]:
    """Where one of the secrets can be read; empty if nowhere."""
    wanted = tuple(secrets)
    assert wanted, "nothing was looked for"
    return sorted(
        {
            f"{secret} in {where}: {text[:120]}"
            for where, text in readable(roots)
            for secret in wanted
            if secret in text
        }
    )


def _texts(widget: QWidget) -> Iterator[str]:
    yield widget.windowTitle()
    yield widget.toolTip()
    yield widget.statusTip()
    yield widget.whatsThis()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    for name in WORDS:
        value = widget.property(name)
        if isinstance(value, str):
            yield value
    for action in widget.actions():
        yield from (action.text(), action.toolTip(), action.statusTip())
    match widget:
        case QHeaderView():
            pass  # its model is that of the table
        case QAbstractItemView():
            yield from _items(widget.model())
        case QComboBox():
            yield from _items(widget.model())
        case QMenu():
            yield widget.title()
        case QTextEdit() | QPlainTextEdit():
            yield widget.toPlainText()
        case QTabBar():
            yield from (widget.tabText(place) for place in range(widget.count()))
        case QGraphicsView():
            for item in widget.scene().items():
                yield item.toolTip()
                yield str(getattr(item, "toPlainText", str)())
    painted = getattr(widget, "painted", None)
    if painted is not None:
        yield from painted()


def _items(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for column in range(columns):
        for role in ROLES:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column, QModelIndex())
            for role in ROLES:
                yield str(index.data(role) or "")
