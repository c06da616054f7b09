"""The view: zoom to the pointer, every way to pan, and exact picking."""

import gc

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.ui.board.moving import STEP
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.shapes import BEYOND
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.board.view import BoardView
from tests.ui.board.boards import LAYOUT, HexBoard
from tests.ui.board.hands import Notebook, middle, scene_of

WIDTH, HEIGHT = 640, 480


def wheel(
    view: BoardView,
    at: QPoint,
    *,
    notches: float = 0,
    pixels: QPoint | None = None,
    keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        pixels or QPoint(),
        QPoint(0, round(notches * 120)),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def pinch(view: BoardView, at: QPoint, value: float) -> None:
    gesture = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        QPointF(at),
        QPointF(view.mapTo(view.window(), at)),
        QPointF(view.viewport().mapToGlobal(at)),
        value,
        QPointF(),
    )
    QApplication.sendEvent(view.viewport(), gesture)


# --- zoom


@pytest.mark.parametrize("at", [QPoint(320, 240), QPoint(40, 60), QPoint(600, 450)])
def test_the_wheel_zooms_to_the_pointer(view: BoardView, at: QPoint) -> None:
    view.zoom_by(3)
    before = view.mapToScene(at)

    for _ in range(5):
        wheel(view, at, notches=1)

    after = view.mapFromScene(before)
    assert (after - at).manhattanLength() <= 2
    assert view.scale_now > 1


@pytest.mark.parametrize("cell", [from_offset(30, 20), from_offset(25, 16), from_offset(33, 23)])
def test_the_cell_under_the_pointer_stays_there_over_many_turns_of_the_wheel(
    view: BoardView, cell: Hex
) -> None:
    view.zoom_by(4)
    at = view.mapFromScene(QPointF(*LAYOUT.center(cell)))
    before = view.mapToScene(at)

    for notches in [*[0.3] * 25, *[-0.3] * 25, *[0.25] * 20]:
        wheel(view, at, notches=notches)
        assert (view.mapFromScene(before) - at).manhattanLength() <= 2

    assert scene_of(view).hex_at(view.mapToScene(at)) == cell


def test_a_pan_between_two_zooms_is_not_undone_by_the_second(view: BoardView) -> None:
    at = QPoint(300, 200)
    view.zoom_by(4)
    wheel(view, at, notches=1)
    view.pan_by(60, 40)
    before = view.mapToScene(at)

    wheel(view, at, notches=1)

    assert (view.mapFromScene(before) - at).manhattanLength() <= 2


@pytest.mark.parametrize("value", [0.25, -0.2])
def test_a_pinch_on_the_trackpad_zooms_around_the_fingers(view: BoardView, value: float) -> None:
    at = QPoint(200, 150)
    view.zoom_by(4)
    scale, before = view.scale_now, view.mapToScene(at)

    pinch(view, at, value)

    assert view.scale_now == pytest.approx(scale * (1 + value))
    assert (view.mapFromScene(before) - at).manhattanLength() <= 2


def test_notches_lead_from_one_usual_scale_to_the_next_and_back(view: BoardView) -> None:
    wheel(view, QPoint(10, 10), notches=1)
    first = view.scale_now

    wheel(view, QPoint(10, 10), notches=4)
    wheel(view, QPoint(10, 10), notches=-4)

    assert view.scale_now == pytest.approx(first)
    wheel(view, QPoint(10, 10), notches=4)
    assert view.scale_now == pytest.approx(2 * first)


def test_part_of_a_notch_zooms_by_part_of_a_step(view: BoardView) -> None:
    view.zoom_by(2)
    before = view.scale_now

    wheel(view, QPoint(100, 100), notches=0.25)

    assert view.scale_now == pytest.approx(before * STEP**0.25)


def test_zoom_ends_where_nothing_would_be_seen(view: BoardView) -> None:
    fitted = view.scale_now

    view.zoom_by(1e-6)
    least = view.scale_now
    view.zoom_by(1e6)

    assert least == pytest.approx(fitted / 2)
    assert view.scale_now == 12


def test_fit_shows_the_whole_board_in_the_middle(view: BoardView) -> None:
    view.zoom_by(5, QPoint(10, 10))

    view.fit()

    bounds = view.chunks.bounds()
    assert view.visible_area().contains(bounds)
    assert (middle(view) - bounds.center()).manhattanLength() < 2 / view.scale_now


def test_a_fitted_board_stays_fitted_when_the_window_changes(view: BoardView) -> None:
    view.setGeometry(0, 0, 400, 300)

    assert view.visible_area().contains(view.chunks.bounds())


def test_the_view_becomes_sharp_soon_after_the_last_movement(view: BoardView, qtbot: QtBot) -> None:
    view.zoom_by(1.37)
    assert not view.is_sharp

    qtbot.waitUntil(lambda: view.is_sharp, timeout=3000)


def test_garbage_is_not_collected_in_the_middle_of_a_movement(
    view: BoardView, qtbot: QtBot
) -> None:
    view.zoom_by(1.5)

    assert not gc.isenabled()
    qtbot.waitUntil(gc.isenabled, timeout=2000)


def test_garbage_is_collected_again_when_a_view_ends_in_the_middle_of_a_movement(
    qtbot: QtBot,
) -> None:
    view = BoardView(BoardScene(), HexBoard())
    view.show()
    view.pan_by(5, 5)

    shiboken6.delete(view)

    assert gc.isenabled()


def test_pictures_of_the_board_go_with_the_view_before_garbage_is_collected(
    qtbot: QtBot,
) -> None:
    view = BoardView(BoardScene(), HexBoard(60, 40))
    view.resize(640, 480)
    view.show()
    qtbot.waitUntil(lambda: view.is_sharp)
    pictures = view.chunks
    assert pictures.bytes_used > 0

    view.deleteLater()
    QCoreApplication.sendPostedEvents(view, QEvent.Type.DeferredDelete.value)

    assert pictures.bytes_used == 0


def test_in_quiet_moments_the_board_prepares_what_it_will_need(
    view: BoardView, qtbot: QtBot
) -> None:
    board = HexBoard(60, 40)

    view.show_board(board)

    qtbot.waitUntil(lambda: board.prepared == 5, timeout=3000)
    assert view.is_sharp


# --- pan


def test_the_middle_button_drags_the_board(view: BoardView) -> None:
    view.zoom_by(4)
    grabbed = view.mapToScene(QPoint(300, 200))

    QTest.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(300, 200))
    QTest.mouseMove(view.viewport(), QPoint(340, 260))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(340, 260))

    assert view.mapFromScene(grabbed) == QPoint(340, 260)


def test_space_and_the_left_button_drag_the_board_and_not_the_tool(view: BoardView) -> None:
    view.zoom_by(4)
    tool = Notebook()
    scene_of(view).take_tool(tool)
    grabbed = view.mapToScene(QPoint(300, 200))

    QTest.keyPress(view, Qt.Key.Key_Space)
    assert view.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 200))
    QTest.mouseMove(view.viewport(), QPoint(250, 190))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(250, 190))
    QTest.keyRelease(view, Qt.Key.Key_Space)

    assert view.mapFromScene(grabbed) == QPoint(250, 190)
    assert "press" not in [line[0] for line in tool.lines]


def test_two_fingers_on_a_trackpad_pan(view: BoardView) -> None:
    view.zoom_by(4)
    before = view.mapToScene(QPoint(300, 200))

    wheel(view, QPoint(300, 200), pixels=QPoint(-30, 12))

    assert view.mapFromScene(before) == QPoint(270, 212)


def test_shift_and_the_wheel_pan_sideways(view: BoardView) -> None:
    view.zoom_by(4)
    before, scale = view.mapToScene(QPoint(300, 200)), view.scale_now

    wheel(view, QPoint(300, 200), notches=-1, keys=Qt.KeyboardModifier.ShiftModifier)

    assert view.mapFromScene(before) == QPoint(180, 200)
    assert view.scale_now == scale


def test_ctrl_and_arrows_pan(view: BoardView) -> None:
    view.zoom_by(4)
    before = view.mapToScene(QPoint(300, 200))

    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)

    moved = view.mapFromScene(before)
    assert moved.y() == 200
    assert moved.x() == 300 - round(WIDTH * 0.15)


def test_every_point_of_the_board_can_be_brought_to_the_middle(view: BoardView) -> None:
    view.zoom_by(6)
    corner = view.chunks.bounds().bottomRight()

    view.go_to(corner)

    assert (middle(view) - corner).manhattanLength() * view.scale_now <= 3


# --- picking


@pytest.mark.parametrize("factor", [1, 2.7, 9])
def test_a_click_goes_to_the_cell_under_the_pointer(view: BoardView, factor: float) -> None:
    view.zoom_by(factor)
    tool = Notebook()
    scene_of(view).take_tool(tool)
    tool.lines.clear()

    for spot in (QPoint(320, 240), QPoint(101, 77), QPoint(588, 431)):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        point = view.mapToScene(spot)
        wanted = min(
            (from_offset(col, row) for col in range(-2, 63) for row in range(-2, 43)),
            key=lambda cell: _far(cell, point),
        )
        presses = [line[1] for line in tool.lines if line[0] == "press"]
        assert presses[-1] == wanted


def _far(cell: Hex, point: QPointF) -> float:
    x, y = LAYOUT.center(cell)
    return (x - point.x()) ** 2 + (y - point.y()) ** 2


def test_a_drag_is_told_cell_by_cell_with_the_keys_held(view: BoardView) -> None:
    view.zoom_by(4)
    tool = Notebook()
    scene_of(view).take_tool(tool)
    tool.lines.clear()
    start = QPoint(300, 200)
    cell = scene_of(view).hex_at(view.mapToScene(start))
    aside = view.mapFromScene(QPointF(*LAYOUT.center(cell + Hex(1, 0))))

    QTest.mousePress(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, start
    )
    QTest.mouseMove(view.viewport(), aside)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=aside)

    told = [line for line in tool.lines if line[0] != "hover"]
    assert told[0] == ("press", cell, HeldKeys.ADD)
    assert told[-1] == ("release", cell + Hex(1, 0), HeldKeys.NONE)
    assert ("drag", cell + Hex(1, 0), HeldKeys.NONE) in told


def test_hovering_tells_each_cell_once_and_leaving_tells_none(view: BoardView) -> None:
    heard: list[Hex | None] = []
    view.zoom_by(6)
    scene_of(view).hovered.connect(heard.append)
    cell = scene_of(view).hex_at(view.mapToScene(QPoint(300, 200)))

    QTest.mouseMove(view.viewport(), QPoint(300, 200))
    QTest.mouseMove(view.viewport(), QPoint(301, 200))
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))

    assert heard == [cell, None]


@pytest.mark.parametrize("factor", [1.0, 4.0, 30.0])
def test_a_pixel_on_either_side_of_an_edge_is_in_another_cell(
    view: BoardView, factor: float
) -> None:
    view.zoom_by(factor)
    scene = scene_of(view)
    cell = scene.hex_at(middle(view))
    tool = Notebook()
    scene.take_tool(tool)
    corners = [QPointF(x, y) for x, y in LAYOUT.corners(cell)]

    for side, way in enumerate(BEYOND):
        edge = (corners[side] + corners[(side + 1) % 6]) / 2
        out = (edge - QPointF(*LAYOUT.center(cell))) / LAYOUT.row_height
        for pixels, wanted in ((-2, cell), (2, cell + way)):
            spot = view.mapFromScene(edge + out * pixels * 2 / view.scale_now)
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
            assert tool.lines[-1] == ("release", wanted, HeldKeys.NONE)
