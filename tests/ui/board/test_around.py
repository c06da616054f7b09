"""What stands around and above the board: minimap, rulers, marks, pieces."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import ORIGIN, Hex, disc, from_offset, to_offset
from bp_desktop.ui.board.around import MinimapPanel, RuledPanel, RulerPanel
from bp_desktop.ui.board.marks import Mark, MarksItem, PathItem
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.view import BoardView
from tests.ui.board.boards import LAYOUT, HexBoard, around, differing_share

RED = QColor("#ff2020")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(700, 500)
    window.show()
    yield window
    window.close()


@pytest.fixture
def view(window: QWidget) -> BoardView:
    view = BoardView(BoardScene(window), HexBoard(60, 40), window)
    view.setGeometry(0, 0, 640, 480)
    view.show()
    view.fit()
    return view


def scene_of(view: BoardView) -> BoardScene:
    scene = view.scene()
    assert isinstance(scene, BoardScene)
    return scene


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def settled(view: BoardView, qtbot: QtBot) -> QImage:
    qtbot.waitUntil(lambda: view.is_sharp, timeout=3000)
    return picture(view)


# --- minimap


def test_a_click_on_the_minimap_brings_that_place_to_the_middle(
    view: BoardView, window: QWidget
) -> None:
    minimap = MinimapPanel(view, window)
    minimap.setGeometry(0, 0, 200, 150)
    minimap.show()
    view.zoom_by(6)

    QTest.mouseClick(minimap, Qt.MouseButton.LeftButton, pos=QPoint(40, 60))

    assert (minimap.frame_rect().center() - QPointF(40, 60)).manhattanLength() < 3


def test_a_drag_on_the_minimap_takes_the_view_along(view: BoardView, window: QWidget) -> None:
    minimap = MinimapPanel(view, window)
    minimap.setGeometry(0, 0, 200, 150)
    minimap.show()
    view.zoom_by(6)

    QTest.mousePress(minimap, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    for x in range(60, 131, 10):
        QTest.mouseMove(minimap, QPoint(x, 80))
        assert (minimap.frame_rect().center() - QPointF(x, 80)).manhattanLength() < 3
    QTest.mouseRelease(minimap, Qt.MouseButton.LeftButton, pos=QPoint(130, 80))
    QTest.mouseMove(minimap, QPoint(40, 40))

    assert (minimap.frame_rect().center() - QPointF(130, 80)).manhattanLength() < 3


def test_the_frame_is_the_whole_panel_when_everything_is_visible_and_small_when_near(
    view: BoardView, window: QWidget
) -> None:
    minimap = MinimapPanel(view, window)
    minimap.setGeometry(0, 0, 200, 150)

    whole = minimap.frame_rect()
    view.zoom_by(8)
    part = minimap.frame_rect()

    assert whole.width() > 180
    assert part.width() == pytest.approx(whole.width() / 8, rel=0.15)


def test_the_minimap_shows_what_changed_on_the_board(view: BoardView, window: QWidget) -> None:
    minimap = MinimapPanel(view, window)
    minimap.setGeometry(0, 0, 300, 220)
    minimap.show()
    before = picture(minimap)

    view.show_board(HexBoard(60, 40, frozenset(disc(from_offset(30, 20), 3))))
    for _ in range(40):
        after = picture(minimap)

    assert differing_share(after, before, 30) > 0.002


# --- rulers


def test_rulers_count_columns_and_rows_where_their_cells_are(view: BoardView) -> None:
    view.zoom_by(5)
    above = RulerPanel(view, scene_of(view), Qt.Orientation.Horizontal)
    aside = RulerPanel(view, scene_of(view), Qt.Orientation.Vertical)

    columns, rows = list(above.labels()), list(aside.labels())

    assert columns
    for position, number in columns:
        assert position == view.mapFromScene(QPointF(*LAYOUT.center(from_offset(number, 0)))).x()
    for position, number in rows:
        assert position == view.mapFromScene(QPointF(*LAYOUT.center(from_offset(0, number)))).y()


def test_rulers_count_as_the_board_does(view: BoardView) -> None:
    """In tiles, for example: from 1 to the last column of each."""

    def in_tiles(cell: Hex) -> tuple[int, int]:
        column, row = to_offset(cell)
        return column % 7 + 1, row % 5 + 1

    view.zoom_by(5)
    above = RulerPanel(view, scene_of(view), Qt.Orientation.Horizontal, in_tiles)
    aside = RulerPanel(view, scene_of(view), Qt.Orientation.Vertical, in_tiles)

    columns = [(line, above.counted(line)) for _, line in above.labels()]
    rows = [(line, aside.counted(line)) for _, line in aside.labels()]

    assert columns
    assert rows
    assert columns == [(line, line % 7 + 1) for line, _ in columns]
    assert rows == [(line, line % 5 + 1) for line, _ in rows]


@pytest.mark.parametrize("every", [1, 3, 13])
def test_labels_of_a_ruler_never_stand_too_close(view: BoardView, every: int) -> None:
    """Also where counting begins anew every few cells."""

    def numbers(cell: Hex) -> tuple[int, int]:
        column, row = to_offset(cell)
        return column % every, row % every

    ruler = RulerPanel(view, scene_of(view), Qt.Orientation.Horizontal, numbers)

    for factor in (1, 2, 2, 2, 2):
        view.zoom_by(factor)
        positions = [position for position, _ in ruler.labels()]
        gaps = [after - before for before, after in pairwise(positions)]
        assert min(gaps, default=99) >= 28


def test_rulers_grow_with_the_letters_people_have_chosen(view: BoardView) -> None:
    across = RulerPanel(view, scene_of(view), Qt.Orientation.Horizontal)
    font = across.font()
    font.setPixelSize(13)  # whatever another test has left to the application
    across.setFont(font)
    usual = across.height(), len(list(across.labels()))
    font.setPixelSize(40)

    across.setFont(font)

    assert across.height() > usual[0] * 1.5
    assert len(list(across.labels())) < usual[1]


def test_rulers_can_be_put_away(window: QWidget, view: BoardView) -> None:
    panel = RuledPanel(view, scene_of(view), window)
    panel.setGeometry(0, 0, 640, 480)
    panel.show()
    with_rulers = view.width()

    panel.show_rulers(shown=False)
    panel.layout().activate()  # type: ignore[union-attr]  # a panel of ours has a layout

    assert view.width() > with_rulers


# --- marks and pieces


def test_marks_are_seen_on_their_cells_and_gone_when_cleared(view: BoardView, qtbot: QtBot) -> None:
    clean = settled(view, qtbot)
    marks = MarksItem()
    scene_of(view).addItem(marks)

    marks.show_marks([Mark(disc(from_offset(30, 20), 2), "#ff2020", "rising")])
    marked = picture(view)
    marks.show_marks([])

    spot = view.mapFromScene(QPointF(*LAYOUT.center(from_offset(30, 20))))
    elsewhere = view.mapFromScene(QPointF(*LAYOUT.center(from_offset(10, 10))))
    assert marked.pixelColor(spot).red() > clean.pixelColor(spot).red() + 20
    assert marked.pixelColor(elsewhere) == clean.pixelColor(elsewhere)
    assert differing_share(picture(view), clean, 8) == 0


def test_patterns_of_marks_can_be_told_apart_without_colour(view: BoardView, qtbot: QtBot) -> None:
    settled(view, qtbot)
    view.zoom_by(6)
    settled(view, qtbot)
    marks = MarksItem()
    scene_of(view).addItem(marks)
    cells = disc(scene_of(view).hex_at(view.visible_area().center()), 3)

    pictures = []
    for pattern in ("solid", "rising", "dots", "net"):
        marks.show_marks([Mark(cells, "#ff2020", pattern)])
        pictures.append(picture(view))

    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert differing_share(one, other, 20) > 0.01


def test_a_way_is_drawn_along_its_cells(view: BoardView, qtbot: QtBot) -> None:
    clean = settled(view, qtbot)
    way = PathItem()
    scene_of(view).addItem(way)

    way.show_way([from_offset(col, 20) for col in range(20, 30)], RED)

    drawn = picture(view)
    spot = view.mapFromScene(QPointF(*LAYOUT.center(from_offset(25, 20))))
    assert drawn.pixelColor(spot).red() > 150
    way.show_way([from_offset(20, 20)], RED)
    assert differing_share(picture(view), clean, 8) == 0


def test_moving_the_cursor_paints_nothing_of_the_board(view: BoardView, qtbot: QtBot) -> None:
    board = HexBoard(60, 40)
    view.show_board(board)
    scene_of(view).move_cursor(from_offset(20, 20))
    clean = settled(view, qtbot)
    board.painted.clear()

    scene_of(view).move_cursor(from_offset(21, 20))
    moved = picture(view)

    assert board.painted == []
    assert 0 < differing_share(moved, clean, 8) < 0.01


def test_a_board_that_says_what_changed_is_repainted_there_only(
    view: BoardView, qtbot: QtBot
) -> None:
    settled(view, qtbot)
    cell = from_offset(12, 9)

    class Telling(HexBoard):
        def changed_since(self, before: StillBoard, scale: float = 0.0) -> list[QRectF]:
            return [around(cell)]

    board = Telling(60, 40, frozenset({cell}))
    view.show_board(board)
    settled(view, qtbot)

    room = 20.0
    near = around(cell).adjusted(-room, -room, room, room)
    assert board.painted
    assert all(near.contains(part) for part in board.painted)


def test_the_cursor_is_where_the_keyboard_is(view: BoardView) -> None:
    cursor = scene_of(view).cursor

    scene_of(view).move_cursor(Hex(4, 4))

    assert cursor.isVisible()
    assert cursor.pos() == QPointF(*LAYOUT.center(Hex(4, 4)))
    assert cursor.cell != ORIGIN
