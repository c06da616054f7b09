"""What a screen is to those who hear it: whatever is painted or operated has a name, fields have
values, rows have words, and every board tells its cells."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from bp_desktop.ui.board.view import BoardView

FIELDS = (QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit)
OPERATED = (*FIELDS, QAbstractButton, QAbstractSlider, QAbstractItemView)
DECORATION = {
    "LuckBar",  # words beside it tell the same
    "PanelShadows",
    "PictureView",  # on the card that names what it shows
    "RulerPanel",
    "TargetRing",  # around what the bubble beside it names
    "WinnerBadges",  # beside the names
}
"""Painted, and told by something else."""
Text = QAccessible.Text


class TellingCheck:
    """What is not told, on screen after screen."""

    def __init__(self) -> None:
        self.faults: dict[str, str] = {}
        self.boards: set[str] = set()
        self.told = 0

    def look(self, name: str, screen: QWidget) -> None:
        for one in screen.findChildren(QWidget):
            if one.isVisible():
                self.told += 1
                for fault in faults_of(one):
                    self.faults.setdefault(fault, f"{name}: {fault}")
        for board in screen.findChildren(BoardView):
            if board.isVisible() and board.isEnabled():
                self.boards.add(type(board.parentWidget()).__name__)
                for fault in untold_cells(board):
                    self.faults.setdefault(fault, f"{name}: {fault}")


def faults_of(widget: QWidget) -> Iterator[str]:
    heard = QAccessible.queryAccessibleInterface(widget)
    words = [heard.text(kind).strip() for kind in (Text.Name, Text.Description, Text.Value)]
    where = f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
    if is_operated(widget) and not words[0]:
        yield f"no name: {where}"
    elif is_painted(widget) and not any(words):
        yield f"painted and not told: {where}"
    if is_operated(widget) and heard.role() is QAccessible.Role.NoRole:
        yield f"no role: {where}"
    shown = widget.currentText() if isinstance(widget, QComboBox) else "a number"
    if isinstance(widget, QComboBox | QAbstractSpinBox) and shown and not words[2]:
        yield f"no value: {where}"
    if isinstance(widget, QAbstractSlider) and heard.valueInterface() is None:
        yield f"no value: {where}"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (f"a row without words: {where}" for _ in unworded(widget))


def unworded(view: QAbstractItemView) -> Iterator[int]:
    model, roles = view.model(), (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole)
    for place in range(min(model.rowCount(), 40)):
        index = model.index(place, 0)
        if not any(index.data(role) for role in roles):
            yield place


def is_operated(widget: QWidget) -> bool:
    if isinstance(widget, QScrollBar | QHeaderView):
        return False  # heads of columns are in the model
    if isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox):
        return False  # the field around it is named
    return isinstance(widget, OPERATED)


def is_painted(widget: QWidget) -> bool:
    """By us, and nothing lies on it that would have a name of its own."""
    words = getattr(widget, "text", None)
    if type(widget).__name__ in DECORATION or (words() if callable(words) else words) == "":
        return False
    if any(isinstance(one, QWidget) and one.isVisible() for one in widget.children()):
        return False
    kinds = [one for one in type(widget).__mro__ if one.__module__.startswith("bp_desktop")]
    return any("paintEvent" in vars(one) for one in kinds)


def untold_cells(board: BoardView) -> Iterator[str]:
    """The cursor walks; what it comes to is the board's description, which readers are told."""
    parent, before = type(board.parentWidget()).__name__, ""
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(board, key)
        words = QAccessible.queryAccessibleInterface(board).text(Text.Description)
        if not words.strip() or words == before:
            yield f"a cell without words: {type(board).__name__} in {parent}"
        before = words
