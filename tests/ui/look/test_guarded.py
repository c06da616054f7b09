"""Whatever is raised while painting or sizing: it is told once, and the program goes on."""

import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.look.guarded import guarded
from tests.ui.build import settle

Index = QModelIndex | QPersistentModelIndex
FAR = Hex(0, 10**400)
"""No file has such a cell any more; whatever else is raised must not end the program either."""


@pytest.fixture
def told() -> Iterator[list[str]]:
    """What is told as a fault of the program."""
    found: list[str] = []
    before = sys.excepthook
    sys.excepthook = lambda kind, _error, _trace: found.append(kind.__name__)
    yield found
    sys.excepthook = before


class BrokenWidget(QWidget):
    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.translate(1000, 1000)
            HexLayout(10).center(FAR)

    @guarded
    def sizeHint(self) -> QSize:
        raise KeyError("size")

    @guarded
    def minimumSizeHint(self) -> QSize:
        raise KeyError("least size")


class BrokenItem(QGraphicsItem):
    @guarded
    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 3, 2)

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setClipRect(QRectF(9, 9, 1, 1))
        HexLayout(10).center(FAR)


class ItemWithoutBounds(BrokenItem):
    @guarded
    def boundingRect(self) -> QRectF:
        raise OverflowError("bounds")


class BrokenDelegate(QStyledItemDelegate):
    @guarded
    def paint(self, painter: QPainter, _option: QStyleOptionViewItem, index: Index) -> None:
        raise ZeroDivisionError(index.row())

    @guarded
    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        raise ZeroDivisionError("size")


class BrokenModel(QAbstractListModel):
    @guarded
    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 3

    @guarded
    def data(self, _index: Index, _role: int = Qt.ItemDataRole.DisplayRole) -> object:
        raise LookupError("row")


def _widget() -> QWidget:
    return BrokenWidget()


def _board() -> QWidget:
    scene = QGraphicsScene(-5, -5, 10, 10)
    scene.addItem(BrokenItem())
    scene.addItem(ItemWithoutBounds())
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.scale(40, 40)
    return view


def _list() -> QWidget:
    view = QListView()
    view.setModel(BrokenModel(view))
    view.setItemDelegate(BrokenDelegate(view))
    return view


@pytest.mark.parametrize(
    ("make", "faults"),
    [
        (_widget, {"KeyError", "OverflowError"}),
        (_board, {"OverflowError"}),
        (_list, {"ZeroDivisionError"}),
    ],
)
def test_what_cannot_be_painted_says_so_and_all_goes_on(
    make: Callable[[], QWidget],
    faults: set[str],
    qtbot: QtBot,
    told: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    widget = make()
    qtbot.addWidget(widget)
    widget.adjustSize()
    widget.resize(400, 300)
    widget.show()
    for _ in range(5):
        widget.repaint()
        settle()

    assert set(told) == faults
    assert len(told) <= 4, "once for each line that raises, however often it is painted"
    shown = widget.grab().toImage()
    assert _inks(shown) > 20, "words are drawn"
    assert caplog.text.count("raised 10 times") <= 4
    caplog.clear()


def _inks(image: QImage) -> int:
    """How many pixels differ from the ground around them."""
    ground = QColor(image.pixel(2, 2))
    marks = 0
    for y in range(0, image.height(), 2):
        for x in range(0, image.width(), 2):
            marks += QColor(image.pixel(x, y)) != ground
    return marks


def test_what_works_is_not_changed(told: list[str]) -> None:
    class Fine(QWidget):
        @guarded
        def sizeHint(self) -> QSize:
            return QSize(7, 9)

    assert Fine().sizeHint() == QSize(7, 9)
    assert told == []
