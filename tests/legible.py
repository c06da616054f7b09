"""Measures whether every text of a screen can be read: nothing cut, overlapping, out of sight or
too faint.

Widgets are asked what they need. What is painted by hand is noted as it is painted
(`tests/legible_painting.py`).
"""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QRadioButton,
    QStyle,
    QStyleOptionComboBox,
    QTextEdit,
    QToolButton,
    QWidget,
)

from bp_desktop.ui.widgets.fitting import FittingButton, FittingLines
from bp_desktop.ui.widgets.floating import FloatingFrame
from tests.legible_contrast import faint_paintings, is_faint
from tests.legible_painting import SLACK, Findings, is_typed, watching

DOTS = "…"
WRAPPED = Qt.TextFlag.TextWordWrap.value
SIGN = 24
"""What a list leaves free beside its words, at least."""


def illegible(root: QWidget, names: Iterable[str] = ()) -> Findings:
    """What is wrong with the texts that are seen in a window. `names` were typed by people: they
    may end in dots."""
    typed = tuple(names)
    found: Findings = set()
    with watching(typed) as painted:
        picture = root.grab().toImage()
    found |= painted.found | set(faint_paintings(root, picture, painted.inked))
    seen = [root, *(one for one in root.findChildren(QWidget) if one.isVisible())]
    for widget in seen:
        for what in _wrong(widget, typed):
            found.add(f"{_path(widget)}: {what}")
        if _is_worded_by_qt(widget) and is_faint(root, picture, widget):
            found.add(f"{_path(widget)}: “{_text(widget)}” is too faint")
    found |= _overlaps(seen)
    return found


# --- widgets


def _wrong(widget: QWidget, typed: tuple[str, ...]) -> Iterator[str]:
    if isinstance(widget, QAbstractScrollArea):
        yield from _scroll(widget)
    if isinstance(widget, QAbstractItemView):
        yield from _items(widget, typed)
    if isinstance(widget, QComboBox):
        yield from _choices(widget, typed)
    if isinstance(widget, QMenu):
        yield from _entries(widget)
    text = _text(widget)
    if text and not is_typed(text, typed):
        yield from _room(widget, text)
    if text or widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield from _outside(widget, text)


def _is_worded_by_qt(widget: QWidget) -> bool:
    """In one ink, and not in Python, where words are noted."""
    for kind in (QLabel, QAbstractButton, QLineEdit):
        if isinstance(widget, kind):
            text = "" if _paints_itself(widget, kind) else _text(widget)
            return any(one.isalnum() for one in text) and "<" not in text
    return False


def _text(widget: QWidget) -> str:
    match widget:
        case QLabel():
            return widget.text()
        case QAbstractButton():
            return widget.text()
        case QComboBox():
            return widget.currentText()
        case QAbstractSpinBox():
            return widget.text()
        case QLineEdit():
            is_inside = isinstance(widget.parentWidget(), QAbstractSpinBox | QComboBox)
            return "" if widget.text() or is_inside else widget.placeholderText()
        case _:
            return ""


def _room(widget: QWidget, text: str) -> Iterator[str]:
    """Whether the words fit into what there is for them."""
    metrics = widget.fontMetrics()
    if not (widget.width() and widget.height()):
        yield f"“{text}” has no room at all"
        return
    match widget:
        case QLabel():
            yield from _label(widget, text)
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = widget.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                widget,
            )
            if _paints_itself(widget, QComboBox):
                return  # what is too long is painted in lines, and noted
            if metrics.horizontalAdvance(text) > field.width() + SLACK:
                yield f"“{text}” needs {metrics.horizontalAdvance(text)} of {field.width()}"
        case QLineEdit():
            room = widget.contentsRect().width() - 4
            margins = widget.textMargins()
            room -= margins.left() + margins.right()
            if metrics.horizontalAdvance(text) > room + SLACK:
                yield f"placeholder “{text}” needs {metrics.horizontalAdvance(text)} of {room}"
        case QAbstractSpinBox():
            inside = widget.lineEdit()
            room = inside.width() - 4
            if metrics.horizontalAdvance(text) > room + SLACK:
                yield f"“{text}” needs {metrics.horizontalAdvance(text)} of {room}"
        case QAbstractButton():
            yield from _button(widget, text)
        case _:
            return


def _label(widget: QLabel, text: str) -> Iterator[str]:
    if isinstance(widget, FittingLines) and widget.shown().endswith(DOTS):
        yield f"“{text}” is shown as “{widget.shown()}”"
    if _paints_itself(widget, QLabel):
        return  # noted as it is painted
    have, need = widget.size(), widget.minimumSizeHint()
    if widget.wordWrap():
        height = widget.heightForWidth(have.width())
        if height > have.height() + SLACK:
            yield f"“{text}” needs {height} of {have.height()} in height"
        if widget.textFormat() is not Qt.TextFormat.RichText and "<" not in text:
            longest = max(text.split() or [""], key=widget.fontMetrics().horizontalAdvance)
            room = widget.contentsRect().width() - 2 * widget.margin()
            wide = widget.fontMetrics().horizontalAdvance(longest)
            if wide > room + SLACK:
                yield f"“{longest}” of “{text}” needs {wide} of {room}"
        return
    need = QLabel.sizeHint(widget)
    if need.width() > have.width() + SLACK:
        yield f"“{text}” needs {need.width()} of {have.width()}"
    if need.height() > have.height() + SLACK and widget.fontMetrics().height() > have.height():
        yield f"“{text}” needs {need.height()} of {have.height()} in height"


def _button(widget: QAbstractButton, text: str) -> Iterator[str]:
    if isinstance(widget, QToolButton) and (
        widget.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        and not widget.icon().isNull()
    ):
        return
    if isinstance(widget, FittingButton) and text.endswith(DOTS) and text not in widget.words:
        yield f"“{widget.words[0]}” is shown as “{text}”"
    if _paints_itself(widget, QAbstractButton):
        return
    need = widget.minimumSizeHint() if _is_ours(widget) else widget.sizeHint()
    words = widget.fontMetrics().horizontalAdvance(text.replace("&", ""))
    if max(need.width(), words) > widget.width() + SLACK:
        yield f"“{text}” needs {need.width()} of {widget.width()}"
    if widget.fontMetrics().height() > widget.height() + SLACK:
        yield f"“{text}” needs {need.height()} of {widget.height()} in height"


def _is_ours(widget: QWidget) -> bool:
    return not isinstance(widget, QCheckBox | QRadioButton)


def _paints_itself(widget: QWidget, base: type) -> bool:
    """Whether its words are painted in Python, where they are noted."""
    for kind in type(widget).__mro__:
        if kind.__module__.startswith("PySide6"):
            return False
        if "paintEvent" in vars(kind):
            source = vars(kind)["paintEvent"]
            inner = getattr(source, "__wrapped__", source)
            return "super" not in getattr(inner, "__code__", source.__code__).co_names
    return False


def _outside(widget: QWidget, text: str) -> Iterator[str]:
    """Beyond the edge of whatever holds it: only scrolling downwards leads there."""
    place = QRect(QPoint(0, 0), widget.size())
    if isinstance(widget, FloatingFrame):  # its shadow may reach anywhere
        place = widget.frame.translated(-widget.pos())
    child: QWidget = widget
    while (parent := child.parentWidget()) is not None and not child.isWindow():
        place.translate(child.pos())
        holder = parent.parentWidget()
        scrolls = isinstance(holder, QAbstractScrollArea) and holder.viewport() is parent
        if scrolls and isinstance(holder, QGraphicsView):
            return
        room = parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if place.left() < room.left() or place.right() > room.right():
            by = max(room.left() - place.left(), place.right() - room.right())
            yield f"“{text}” reaches beyond {_name(parent)} by {by}"
            return
        if isinstance(holder, QAbstractScrollArea) and scrolls:
            is_below = place.top() < room.top() or place.bottom() > room.bottom()
            if is_below and not holder.verticalScrollBar().maximum():
                yield f"“{text}” lies below what {_name(holder)} shows"
            return  # whatever holds the view is measured by itself
        if place.top() < room.top() or place.bottom() > room.bottom():
            yield f"“{text}” reaches above or below {_name(parent)}"
            return
        child = parent


def _scroll(widget: QAbstractScrollArea) -> Iterator[str]:
    if isinstance(widget, QGraphicsView | QPlainTextEdit):
        return
    bar = widget.horizontalScrollBar()
    if isinstance(widget, QHeaderView):
        return
    if bar.maximum() > SLACK and bar.isVisible():
        yield "scrolls sideways"
    if isinstance(widget, QTextEdit) and bar.maximum() > SLACK:
        yield "is wider than its page"


def _items(widget: QAbstractItemView, typed: tuple[str, ...]) -> Iterator[str]:
    """Words of a list that Qt paints; what paints itself in Python is noted."""
    model = widget.model()
    if _paints_items(widget):
        return
    for number in range(model.rowCount()):
        index = model.index(number, 0)
        place = widget.visualRect(index).intersected(widget.viewport().rect())
        text = str(index.data() or "")
        if place.isEmpty() or is_typed(text, typed):
            continue
        metrics, wraps = widget.fontMetrics(), bool(widget.property("wordWrap"))
        words = text.split() if wraps else text.split("\n")
        wide = max((metrics.horizontalAdvance(one) for one in words), default=0)
        if wide > place.width() + SLACK:
            yield f"“{text}” needs {wide} of {place.width()} in its list"
        lines = metrics.boundingRect(QRect(0, 0, place.width(), 10**6), WRAPPED, text)
        whole = widget.visualRect(index).height()
        if wraps and lines.height() > whole + SLACK:
            yield f"“{text}” needs {lines.height()} of {whole} in height in its list"


def _paints_items(widget: QAbstractItemView) -> bool:
    return not type(widget.itemDelegate()).__module__.startswith("PySide6") or any(
        "paintEvent" in vars(kind)
        for kind in type(widget).__mro__
        if not kind.__module__.startswith("PySide6")
    )


def _choices(widget: QComboBox, typed: tuple[str, ...]) -> Iterator[str]:
    """Words of the list that opens below it, which may be wider than the field."""
    wide = widget.fontMetrics().horizontalAdvance
    texts = [widget.itemText(number) for number in range(widget.count())]
    if all(wide(text) + SIGN <= widget.width() for text in texts if not is_typed(text, typed)):
        return
    widget.showPopup()
    room = widget.view().viewport().width()
    widget.hidePopup()
    for text in texts:
        if wide(text) > room + SLACK and not is_typed(text, typed):
            yield f"“{text}” needs {wide(text)} of {room} in its list"


def _entries(menu: QMenu) -> Iterator[str]:
    for action in menu.actions():
        text = action.text().replace("&", "").partition("\t")[0]
        place = menu.actionGeometry(action)
        if menu.fontMetrics().horizontalAdvance(text) > place.width() + SLACK:
            yield f"entry “{text}” needs more than {place.width()}"
        if place.right() > menu.rect().right() + SLACK:  # a long menu scrolls downwards
            yield f"entry “{text}” reaches beyond its menu"


def _overlaps(seen: list[QWidget]) -> Findings:
    """Texts that lie over each other in one place."""
    found = set()
    by_parent: dict[QWidget, list[QWidget]] = {}
    for widget in seen:
        parent = widget.parentWidget()
        if _text(widget) and parent is not None and not widget.isWindow():
            by_parent.setdefault(parent, []).append(widget)
    for holder, ones in by_parent.items():
        for place, one in enumerate(ones):
            for other in ones[place + 1 :]:
                shared = one.geometry().intersected(other.geometry())
                if shared.width() > SLACK and shared.height() > SLACK:
                    found.add(f"{_path(holder)}: “{_text(one)}” overlaps “{_text(other)}”")
    return found


def _name(widget: QWidget) -> str:
    return widget.objectName() or type(widget).__name__


def _path(widget: QWidget) -> str:
    """Which widget: itself and the classes of ours that hold it."""
    names = [_name(widget)]
    above = widget.parentWidget()
    while above is not None and len(names) < 3:
        if not type(above).__module__.startswith("PySide6"):
            names.append(type(above).__name__)
        above = above.parentWidget()
    return " in ".join(names)
