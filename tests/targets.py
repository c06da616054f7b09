"""Targets: where a finger can do something on a screen, and how large that is."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from bp_desktop.ui.look.tokens import TARGET
from bp_desktop.ui.widgets.option_list import OptionLine

OPERATED = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)
ONLY_READ = ("'Rolls'", "'Броски'")
"""Lists whose rows do nothing."""


def targets(window: QWidget) -> Iterator[tuple[str, QSize]]:
    """What is seen and can be operated, each with the size it is drawn in."""
    for one in window.findChildren(QWidget):
        if not one.isVisible() or not one.isEnabled() or isinstance(one, QScrollBar):
            continue
        if isinstance(one, QLabel) or any(name in called(one) for name in ONLY_READ):
            continue
        if isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox | QLineEdit):
            continue  # the field around it is the target
        if isinstance(one, QAbstractItemView):
            yield from _rows(one)
        elif isinstance(one, OPERATED) or (
            one.focusPolicy() & Qt.FocusPolicy.ClickFocus and not isinstance(one, QGraphicsView)
        ):
            yield called(one), _with_words(one)


def _rows(view: QAbstractItemView) -> Iterator[tuple[str, QSize]]:
    if view.selectionMode() is QAbstractItemView.SelectionMode.NoSelection:
        return
    model = view.model()
    whole: QRect = view.viewport().rect()
    for place in range(min(model.rowCount(), 60)):
        index = model.index(place, 0)
        area = view.visualRect(index)
        if model.flags(index) & Qt.ItemFlag.ItemIsEnabled and whole.contains(area):
            yield f"row of {called(view)}", area.size()


def _with_words(widget: QWidget) -> QSize:
    """A click on the words beside a lone check box is one on the box."""
    around = widget.parentWidget()
    return around.size() if isinstance(around, OptionLine) else widget.size()


def called(widget: QWidget) -> str:
    words = widget.accessibleName() or widget.objectName()
    around = widget.parentWidget()
    return f"{type(widget).__name__} {words!r} in {type(around).__name__}"


def small(window: QWidget) -> dict[str, QSize]:
    """Targets that a finger misses."""
    return {
        name: size
        for name, size in targets(window)
        if size.width() < TARGET or size.height() < TARGET
    }
