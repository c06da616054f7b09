"""Keyboard tips: whoever walks by keys and rests somewhere is told what a pointer would be told."""

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip, QWidget

REST_MS = 800
"""A little longer than a pointer waits: who walks on is not followed by tips."""
GAP = 2


def tell_soon(widget: QWidget) -> None:
    """It was come to by a key: its tip appears below it if the keyboard stays."""
    QToolTip.hideText()
    came_to = _place(widget)
    QTimer.singleShot(REST_MS, widget, lambda: _tell(widget, came_to))


def tip_of(widget: QWidget) -> str:
    """What a pointer would be told: of a list, about the row that has the keyboard; nothing where
    the row says it all."""
    if not isinstance(widget, QAbstractItemView):
        return widget.toolTip()
    index = widget.currentIndex()
    tip = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
    said = str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "")
    return "" if tip in said else tip


def _place(widget: QWidget) -> QRect:
    """Where it is, or the row of it that has the keyboard."""
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        row: QRect = widget.visualRect(widget.currentIndex())
        return row.translated(widget.viewport().mapTo(widget, QPoint()))
    return widget.rect()


def _tell(widget: QWidget, came_to: QRect) -> None:
    stays = widget.isVisible() and QApplication.focusWidget() is widget
    if not stays or _place(widget) != came_to or QApplication.mouseButtons():
        return
    if tip := tip_of(widget):
        below = came_to.bottomLeft() + QPoint(0, GAP)
        QToolTip.showText(widget.mapToGlobal(below), tip, widget, came_to)
