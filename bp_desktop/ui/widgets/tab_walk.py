"""Tab walk: which widgets Tab comes to, one after the other; and back to where it was."""

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QButtonGroup,
    QScrollArea,
    QWidget,
)
from shiboken6 import isValid

TAB = Qt.FocusPolicy.TabFocus
BY_TAB, BY_BACKTAB = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason


def give_back(before: QWidget | None) -> bool:
    """The keyboard to what had it before, if that can still be seen: whole pages are built anew
    meanwhile. Whether it was given back."""
    if before is None or not isValid(before) or not before.isVisible():
        return False
    before.setFocus()
    return True


def is_stop(widget: QWidget) -> bool:
    """Whether Tab comes to it. Qt would come to a page as well, which hands the keyboard on to what
    matters most there, and so leap over everything before that."""
    return (
        widget.isVisible()
        and widget.isEnabled()
        and bool(widget.focusPolicy() & TAB)
        and widget.focusProxy() is None
        and not _stands_for_others(widget)
        and not _is_one_of_others(widget)
        and not _is_empty(widget)
    )


def _stands_for_others(widget: QWidget) -> bool:
    """An area scrolls by itself to what has the keyboard in it; one that is seen whole needs no
    keys."""
    if not isinstance(widget, QScrollArea):
        return False
    is_whole = not widget.verticalScrollBar().maximum()
    return is_whole or any(map(is_stop, widget.findChildren(QWidget)))


def _is_one_of_others(widget: QWidget) -> bool:
    """Of several to choose from Tab comes to the chosen one; arrows go to the others."""
    if not isinstance(widget, QAbstractButton) or widget.isChecked():
        return False
    group: QButtonGroup | None = widget.group()
    if group is None or not group.exclusive():
        return False
    chosen: QAbstractButton | None = group.checkedButton()
    return chosen is not None and chosen.isVisible() and chosen.isEnabled()


def _is_empty(widget: QWidget) -> bool:
    """A list without rows: there is nothing to choose, and no row to ring."""
    if not isinstance(widget, QAbstractItemView):
        return False
    rows: QAbstractItemModel | None = widget.model()
    return rows is None or rows.rowCount() == 0


def walk_on(window: QWidget, *, forward: bool) -> bool:
    """Give the keyboard to the next stop of a window, and scroll to it."""
    start: QWidget | None = QApplication.focusWidget()
    now = start = start or window
    while True:
        following: QWidget | None
        following = now.nextInFocusChain() if forward else now.previousInFocusChain()
        if following is None or following is start:
            return False
        now = following
        if now.window() is window and is_stop(now):
            break
    now.setFocus(BY_TAB if forward else BY_BACKTAB)
    bring_into_sight(now)
    return True


def bring_into_sight(widget: QWidget) -> None:
    """In every area around it."""
    area: QWidget | None = widget.parentWidget()
    while area is not None:
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(widget)
        area = area.parentWidget()
