"""The walk by Tab over a screen: nothing traps, everything is reached in the order in which it is
read, named, and seen to have the keyboard."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollBar, QWidget
from shiboken6 import isValid

from bp_desktop.ui.table.curtain import Curtain
from bp_desktop.ui.widgets.overlay import Overlay
from bp_desktop.ui.widgets.tab_walk import bring_into_sight, is_stop
from tests.ui.build import settle

MOST = 400
"""Stops on one screen; more than that is a walk without end."""
LOADING = "home-loading"
"""While the box is opened, Home has the keyboard for whatever comes."""


def on_top(screen: QWidget) -> QWidget:
    """What lies over everything else, where there is such a thing."""
    curtains = [one for one in screen.findChildren(Curtain) if one.isVisible()]
    shown = [one for one in screen.findChildren(Overlay) if one.isVisible()]
    return shown[-1].panel if shown else curtains[-1] if curtains else screen


def stops_of(screen: QWidget) -> list[QWidget]:
    return [one for one in on_top(screen).findChildren(QWidget) if is_stop(one)]


def called(widget: QWidget) -> str:
    around = widget.parentWidget()
    words = widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {words!r} in {type(around).__name__}"


def walked(screen: QWidget) -> list[QWidget]:
    """The stops that Tab comes to, until it is where it began."""
    if QApplication.focusWidget() is None:
        QTest.keyClick(screen, Qt.Key.Key_Tab)
    found: list[QWidget] = []
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now is None or (now in found and now is not found[-1]):
            break
        if now not in found:  # else Tab went to the next link of a text
            found.append(now)
    return found


def is_reached(widget: QWidget, found: Sequence[QWidget]) -> bool:
    """Of several to choose from Tab comes to one; arrows go to the others."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    others = [] if group is None else group.buttons()
    return widget in found or any(one in found for one in others)


def misplaced(found: Sequence[QWidget]) -> Iterator[str]:
    """Stops that are not read in the order in which Tab comes to them: from left to right, from top
    to bottom, column by column, each whole part of a page after the other. After the last comes
    the first again."""
    for before, after in pairwise(found):
        if before.isAncestorOf(after):
            continue
        here, there = (one.geometry() for one in parts_around(before, after))
        if is_read_before(there, here) and not is_first(after, found):
            yield f"{called(before)} before {called(after)}"


def parts_around(one: QWidget, other: QWidget) -> tuple[QWidget, QWidget]:
    """The two neighbours that hold them."""
    parts = []
    for inside, outside in ((one, other), (other, one)):
        part, around = inside, inside.parentWidget()
        while around is not None and around is not outside and not around.isAncestorOf(outside):
            part, around = around, around.parentWidget()
        parts.append(part)
    return parts[0], parts[1]


def is_read_before(one: QRect, other: QRect) -> bool:
    is_above = one.bottom() < other.top() and one.left() <= other.right()
    shares_row = one.top() < other.bottom() and other.top() < one.bottom()
    return is_above or (shares_row and one.right() < other.left())


def is_first(widget: QWidget, found: Sequence[QWidget]) -> bool:
    """Nothing is read before it."""
    window = widget.window()
    places = [QRect(one.mapTo(window, QPoint()), one.size()) for one in found]
    own = places[found.index(widget)]
    return not any(is_read_before(one, own) for one in places)


def picture(widget: QWidget) -> QImage:
    window = widget.window()
    area = widget.rect().adjusted(-4, -4, 4, 4)
    return window.grab(area.translated(widget.mapTo(window, QPoint()))).toImage()


def is_ringed(widget: QWidget, beside: QWidget) -> bool:
    """Whether one sees that it has the keyboard."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    bring_into_sight(widget)
    settle()
    with_keys = picture(widget)
    beside.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    return with_keys != picture(widget)


def faults_of(screen: QWidget, ringed: set[tuple[str, str, str]]) -> Iterator[str]:
    """`ringed`: kinds of stops whose ring was looked at on an earlier screen."""
    at_first = stops_of(screen)
    found = walked(screen)
    yield from (f"not reached: {called(one)}" for one in at_first if not is_reached(one, found))
    if found and QApplication.focusWidget() is not found[0]:
        yield f"Tab does not come back to {called(found[0])}"
    yield from (f"order: {pair}" for pair in misplaced(found))
    for one in found:
        told = QAccessible.queryAccessibleInterface(one)
        if not told.text(QAccessible.Text.Name).strip():
            yield f"no name: {called(one)}"
        if told.role() is QAccessible.Role.NoRole:
            yield f"no role: {called(one)}"
    for one, beside in zip(found, found[1:] + found[:1], strict=True):
        kind = type(one).__name__, type(one.parentWidget()).__name__, str(one.property("kind"))
        if one is not beside and one.isVisible() and kind not in ringed:
            ringed.add(kind)
            if not is_ringed(one, beside):
                yield f"no ring: {called(one)}"


class TabbingCheck:
    """What is wrong with the way by Tab, on screen after screen."""

    def __init__(self) -> None:
        self.faults: dict[str, str] = {}
        self.ringed: set[tuple[str, str, str]] = set()

    def look(self, name: str, screen: QWidget) -> None:
        screen.show()
        screen.activateWindow()
        settle()
        bars = {bar: bar.value() for bar in screen.findChildren(QScrollBar)}
        had = QApplication.focusWidget()
        if name != LOADING:
            for fault in faults_of(screen, self.ringed):
                self.faults.setdefault(fault, f"{name}: {fault}")
        # The scene goes on as if nobody had walked.
        if had is not None and isValid(had):
            had.setFocus()
        for bar, value in bars.items():
            if isValid(bar):
                bar.setValue(value)
        settle()
