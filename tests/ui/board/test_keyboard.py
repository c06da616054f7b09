"""The keyboard on the board: the cell cursor, and what is said about its cell."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.board.view import BoardView
from tests.ui.board.boards import LAYOUT, around
from tests.ui.board.hands import Notebook, focused, middle, scene_of


def test_arrows_walk_the_cursor_and_up_and_down_run_straight(view: BoardView) -> None:
    scene = scene_of(view)
    scene.move_cursor(from_offset(10, 10))

    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left):
        QTest.keyClick(view, key)

    assert to_offset(scene.cursor.cell) == (10, 12)
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert to_offset(scene.cursor.cell) == (10, 10)
    assert scene.cursor.isVisible()


def test_enter_does_what_a_click_on_the_cursor_would_do(view: BoardView) -> None:
    tool = Notebook()
    scene = scene_of(view)
    scene.take_tool(tool)
    scene.move_cursor(from_offset(3, 4))
    tool.lines.clear()

    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)

    assert tool.lines == [
        ("press", from_offset(3, 4), HeldKeys.ADD),
        ("release", from_offset(3, 4), HeldKeys.ADD),
    ]


def test_holding_enter_and_walking_drags_like_the_mouse(view: BoardView, qtbot: QtBot) -> None:
    tool = Notebook()
    scene = scene_of(view)
    scene.take_tool(tool)
    focused(view, qtbot)
    scene.move_cursor(from_offset(3, 4))
    tool.lines.clear()

    QTest.keyPress(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyRelease(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Right)

    assert tool.lines == [
        ("press", from_offset(3, 4), HeldKeys.TAKE),
        ("drag", from_offset(4, 4), HeldKeys.TAKE),
        ("drag", from_offset(5, 4), HeldKeys.TAKE),
        ("release", from_offset(5, 4), HeldKeys.TAKE),
        ("hover", from_offset(6, 4), HeldKeys.NONE),
    ]


def test_escape_ends_a_drag_by_keyboard_without_a_release(view: BoardView, qtbot: QtBot) -> None:
    tool = Notebook()
    scene_of(view).take_tool(tool)
    focused(view, qtbot)
    tool.lines.clear()

    QTest.keyPress(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.keyRelease(view, Qt.Key.Key_Return)

    assert [line[0] for line in tool.lines] == ["press", "cancel"]


def test_a_drag_by_keyboard_ends_when_the_board_loses_the_keyboard(
    view: BoardView, qtbot: QtBot
) -> None:
    tool = Notebook()
    scene_of(view).take_tool(tool)
    focused(view, qtbot)
    tool.lines.clear()

    QTest.keyPress(view, Qt.Key.Key_Return)
    view.clearFocus()

    assert [line[0] for line in tool.lines] == ["press", "release"]


def test_the_tab_key_brings_the_cursor_to_light_and_says_where_it_is(
    view: BoardView, heard: list[str]
) -> None:
    view.speak_with(lambda cell: f"column {to_offset(cell)[0]}, row {to_offset(cell)[1]}")
    scene_of(view).move_cursor(from_offset(7, 8), show=False)
    heard.clear()

    view.focusInEvent(QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))

    assert scene_of(view).cursor.isVisible()
    assert heard == ["column 7, row 8"]


def test_escape_gives_up_the_gesture(view: BoardView) -> None:
    tool = Notebook()
    scene_of(view).take_tool(tool)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 200))

    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 200))

    assert tool.lines[-1][0] == "cancel"


def test_the_cursor_stays_in_view(view: BoardView) -> None:
    view.zoom_by(8)
    scene_of(view).move_cursor(from_offset(30, 20))
    view.ensure_cell_visible(from_offset(30, 20))

    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Right)

    assert view.visible_area().contains(around(from_offset(42, 20)))


def test_a_cursor_that_is_out_of_sight_begins_in_the_middle(view: BoardView) -> None:
    view.zoom_by(10)
    view.go_to(QPointF(*LAYOUT.center(from_offset(50, 30))))
    near = scene_of(view).hex_at(middle(view))

    QTest.keyClick(view, Qt.Key.Key_Right)

    assert scene_of(view).cursor.cell == near + Hex(1, 0)


def test_plus_minus_and_zero_zoom_and_fit(view: BoardView) -> None:
    fitted = view.scale_now

    QTest.keyClick(view, Qt.Key.Key_Plus)
    larger = view.scale_now
    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_0)

    assert larger > fitted
    assert view.scale_now == pytest.approx(fitted)


def test_other_keys_are_left_to_the_window(view: BoardView) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier)

    view.keyPressEvent(event)

    assert not event.isAccepted()


# --- speech


def test_the_cursors_cell_is_announced_in_the_games_words(
    view: BoardView, heard: list[str]
) -> None:
    view.speak_with(lambda cell: f"column {to_offset(cell)[0]}, row {to_offset(cell)[1]}")
    scene_of(view).move_cursor(from_offset(5, 6))

    QTest.keyClick(view, Qt.Key.Key_Right)

    assert heard[-1] == "column 6, row 6"
    interface = QAccessible.queryAccessibleInterface(view)
    assert interface.text(QAccessible.Text.Description) == "column 6, row 6"


def read_out(view: BoardView, what: QAccessible.Text) -> str:
    return QAccessible.queryAccessibleInterface(view).text(what)


def test_assistive_technology_reads_the_cursors_cell_from_the_board(view: BoardView) -> None:
    view.setAccessibleName("Board")
    view.speak_with(lambda cell: f"column {to_offset(cell)[0]}, row {to_offset(cell)[1]}")
    scene_of(view).move_cursor(from_offset(5, 6))

    QTest.keyClick(view, Qt.Key.Key_Down)

    assert read_out(view, QAccessible.Text.Name) == "Board"
    assert read_out(view, QAccessible.Text.Description) == "column 5, row 7"
