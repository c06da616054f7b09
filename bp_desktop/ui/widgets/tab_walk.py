"""Tab walk: which widgets Tab comes to, one after the other; and back to where it was."""

from PySide6.QtCore import QAbstractItemModel, QRect, Qt
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
    start: QWidget = QApplication.focusWidget() or window
    chain = [window]  # always from the same end, or the order would be another at every stop
    while (following := chain[-1].nextInFocusChain()) is not None and following is not window:
        chain.append(following)
    stops = [one for one in chain if one.window() is window and (one is start or is_stop(one))]
    order = in_reading_order(window, stops)
    at = order.index(start) if start in order else -1
    step = 1 if forward else -1
    around = [order[(at + step * far) % len(order)] for far in range(1, len(order) + 1)]
    now = next((one for one in around if is_stop(one)), start)
    if now is start:
        return False
    now.setFocus(BY_TAB if forward else BY_BACKTAB)
    bring_into_sight(now)
    return True


def in_reading_order(around: QWidget, stops: list[QWidget]) -> list[QWidget]:
    """As the eye goes: from left to right, from top to bottom, column by column. Pages are made
    in another order than they are read in, and parts come and go; what lies neither above nor
    beside each other stays as it is."""
    if len(stops) < 2:
        return stops
    found = [one for one in stops if one is around]
    held: dict[QWidget, list[QWidget]] = {}
    for one in stops:
        if one is not around:
            held.setdefault(_part_of(around, one), []).append(one)
    left = list(held)
    while left:
        places = [one.geometry() for one in left]
        first = next(
            (
                place
                for place, one in enumerate(places)
                if not any(is_read_before(other, one) for other in places)
            ),
            0,
        )
        part = left.pop(first)
        found += in_reading_order(part, held[part])
    return found


def is_read_before(one: QRect, other: QRect) -> bool:
    is_above = one.bottom() < other.top() and one.left() <= other.right()
    shares_row = one.top() < other.bottom() and other.top() < one.bottom()
    return is_above or (shares_row and one.right() < other.left())


def _part_of(around: QWidget, inside: QWidget) -> QWidget:
    """What of its own parts holds it."""
    part, parent = inside, inside.parentWidget()
    while parent is not None and parent is not around:
        part, parent = parent, parent.parentWidget()
    return part


def bring_into_sight(widget: QWidget) -> None:
    """In every area around it."""
    area: QWidget | None = widget.parentWidget()
    while area is not None:
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(widget)
        area = area.parentWidget()
