"""Marks over many cells: as right as over few, and never in a frame's way."""

from collections.abc import Iterator
from time import perf_counter

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex, disc, from_offset, offset_rectangle
from bp_desktop.ui.board import marks
from bp_desktop.ui.board.marks import Mark, MarksItem
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from tests.ui.board.boards import LAYOUT, HexBoard, differing_share

WHOLE = tuple(offset_rectangle(60, 40))
HOLE = disc(from_offset(20, 20), 3)
HALF = tuple(cell for cell in WHOLE if cell.q < 15 and cell not in HOLE)
MARKS = (
    Mark(HALF, "#ff4040"),
    Mark(tuple(cell for cell in WHOLE if cell.q >= 15), "#40ff40", "rising", 30),
)


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(640, 480)
    view = BoardView(BoardScene(window), HexBoard(60, 40), window)
    view.setGeometry(0, 0, 640, 480)
    window.show()
    view.fit()
    yield view
    window.close()


def marked(view: BoardView) -> MarksItem:
    item = MarksItem()
    view.scene().addItem(item)
    return item


def settled(view: BoardView, item: MarksItem, qtbot: QtBot) -> QImage:
    qtbot.waitUntil(lambda: view.is_sharp, timeout=5000)
    view.grab()  # what is seen first asks for its pictures
    qtbot.waitUntil(lambda: item.is_sharp, timeout=5000)
    return view.grab().toImage()


@pytest.mark.parametrize("factor", [1.0, 2.7])
def test_many_cells_look_the_same_from_pictures_as_painted_at_once(
    view: BoardView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, factor: float
) -> None:
    item = marked(view)
    view.zoom_by(factor)
    bare = settled(view, item, qtbot)
    item.show_marks(MARKS)
    from_pictures = settled(view, item, qtbot)
    monkeypatch.setattr(marks, "FEW", 10_000)
    item.show_marks(())
    item.show_marks(MARKS)

    at_once = settled(view, item, qtbot)

    assert differing_share(from_pictures, bare, 8) > 0.15
    assert differing_share(from_pictures, at_once, 24) < 0.002


def test_a_frame_draws_no_marks_so_that_it_is_never_late(view: BoardView, qtbot: QtBot) -> None:
    item = marked(view)
    settled(view, item, qtbot)
    item.show_marks(MARKS)

    view.grab()

    assert not item.is_sharp
    qtbot.waitUntil(lambda: item.is_sharp, timeout=5000)


def test_many_marks_move_with_the_board(view: BoardView, qtbot: QtBot) -> None:
    item = marked(view)
    item.show_marks(MARKS)
    view.zoom_by(3)
    before = settled(view, item, qtbot)

    view.pan_by(100, 0)
    after = settled(view, item, qtbot)

    seen = before.copy(100, 0, 540, 480), after.copy(0, 0, 540, 480)
    assert differing_share(*seen, 24) < 0.002


def test_other_marks_replace_the_ones_before(view: BoardView, qtbot: QtBot) -> None:
    item = marked(view)
    settled(view, item, qtbot)
    item.show_marks(MARKS)
    many = settled(view, item, qtbot)
    item.show_marks([Mark(WHOLE, "#4040ff")])
    other = settled(view, item, qtbot)
    item.show_marks(MARKS)

    again = settled(view, item, qtbot)

    assert differing_share(other, many, 8) > 0.2
    assert differing_share(again, many, 8) == 0


def test_a_mark_over_a_vast_board_is_taken_up_at_once(view: BoardView, qtbot: QtBot) -> None:
    item = marked(view)
    vast = Mark(tuple(offset_rectangle(520, 325)), "#ff4040")
    started = perf_counter()

    item.show_marks([vast])

    assert perf_counter() - started < 2.0
    assert item.boundingRect().width() > 520 * LAYOUT.hex_width


def test_single_cells_are_painted_at_once(view: BoardView, qtbot: QtBot) -> None:
    item = marked(view)
    clean = settled(view, item, qtbot)

    item.show_marks([Mark((Hex(5, 5),), "#ff4040")])

    assert 0 < differing_share(view.grab().toImage(), clean, 8) < 0.05
    assert item.is_sharp
