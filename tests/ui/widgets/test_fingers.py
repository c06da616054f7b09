"""Fingers: a tap clicks, a drag moves lists and boards, two fingers zoom, holding asks."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QScrollArea, QSlider, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.widgets.basics import column, lay
from bp_desktop.ui.widgets.fingers import HOLD_MS, SLOP, FingerFilter
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from tests.ui.board.boards import HexBoard
from tests.ui.board.hands import Notebook
from tests.ui.build import settle
from tests.ui.finger import Fingers

LEFT = Qt.MouseButton.LeftButton


class Place(QWidget):
    """A window with a list, a board, a scrolled column, a slider and a field."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.resize(900, 600)
        self.opened: list[str] = []
        self.asked: list[QPoint] = []
        self.rows = RowList(theme, "List", on_opened=self.opened.append)
        rows = [Row(str(number), f"Row {number}") for number in range(60)]
        self.rows.show_rows(rows, None)
        self.scene = BoardScene(self)
        self.board = BoardView(self.scene, HexBoard(60, 40))
        self.tool = Notebook()
        self.scene.take_tool(self.tool)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.field = QLineEdit("found")
        self.field.setClearButtonEnabled(True)
        self.buttons = [QPushButton(f"Button {number}") for number in range(30)]
        inside = QWidget()
        lay(column(theme, inside), *self.buttons)
        self.area = QScrollArea()
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        for number, one in enumerate((self.rows, self.board, self.area)):
            one.setParent(self)
            one.setGeometry(300 * number, 0, 300, 500)
        self.slider.setParent(self)
        self.slider.setGeometry(0, 520, 300, 60)
        self.field.setParent(self)
        self.field.setGeometry(320, 520, 300, 50)
        self.fingers = FingerFilter(theme, self)
        self.fingers.follow()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.asked.append(event.pos())
        event.accept()


@pytest.fixture
def place(qtbot: QtBot, theme: Theme) -> Iterator[Place]:
    theme.set_look(Appearance(touch=True, reduce_motion=True))
    made = Place(theme)
    qtbot.addWidget(made)
    made.show()
    made.board.fit()
    settle()
    yield made
    made.hide()
    settle()


def hold(place: Place) -> None:
    """Long enough, without waiting for it."""
    assert place.fingers.hold.isActive()
    place.fingers.hold.setInterval(0)
    settle()
    place.fingers.hold.setInterval(HOLD_MS)


# --- lists and columns


def test_a_tap_opens_a_row_as_a_click_does(place: Place) -> None:
    viewport = place.rows.viewport()

    Fingers(viewport).tap(QPoint(60, 70))

    assert place.opened == ["1"]
    assert place.rows.hasFocus()


def test_a_finger_moves_a_list_and_opens_nothing(place: Place) -> None:
    viewport, bar = place.rows.viewport(), place.rows.verticalScrollBar()

    Fingers(viewport).drag(QPoint(60, 300), QPoint(60, 280), QPoint(60, 180))

    assert bar.value() == 120
    assert place.opened == []


def test_a_finger_that_trembles_still_taps(place: Place) -> None:
    Fingers(place.rows.viewport()).drag(QPoint(60, 70), QPoint(62, 70 + SLOP // 2))

    assert place.opened == ["1"]
    assert place.rows.verticalScrollBar().value() == 0


def test_a_finger_moves_what_scrolls_around_a_button(place: Place) -> None:
    button = place.buttons[3]
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(3))

    Fingers(button).drag(QPoint(40, 10), QPoint(40, -60))
    assert place.area.verticalScrollBar().value() == 70
    assert clicks == []

    Fingers(button).tap(QPoint(40, 10))
    assert clicks == [3]


def test_a_list_goes_on_by_itself_unless_motion_is_unwanted(place: Place, theme: Theme) -> None:
    theme.set_look(Appearance(touch=True, reduce_motion=False))
    place.fingers._trail = [(0, QPoint(0, 300).toPointF()), (20, QPoint(0, 260).toPointF())]
    place.fingers._panned = place.rows
    place.fingers._fling(QPoint(0, 260).toPointF(), 20)
    place.fingers.fling.setCurrentTime(place.fingers.fling.duration())
    assert place.rows.verticalScrollBar().value() > 100

    theme.set_look(Appearance(touch=True, reduce_motion=True))
    stood = place.rows.verticalScrollBar().value()
    place.fingers._fling(QPoint(0, 260).toPointF(), 20)
    assert place.rows.verticalScrollBar().value() == stood


def test_a_slider_goes_with_the_finger(place: Place) -> None:
    middle = place.slider.rect().center()
    place.slider.setValue(50)

    Fingers(place.slider).drag(middle, middle + QPoint(60, 0), middle + QPoint(120, 0))

    assert place.slider.value() > 70


def test_the_small_button_of_a_field_is_hit_beside_it(place: Place) -> None:
    Fingers(place.field).tap(QPoint(place.field.width() - 6, place.field.height() - 4))

    assert place.field.text() == ""


# --- the board


def test_one_finger_moves_the_board_and_uses_no_tool(place: Place) -> None:
    view = place.board
    view.zoom_by(6)
    before, at = view.looked_at, view.scale_now

    Fingers(view.viewport()).drag(QPoint(150, 250), QPoint(110, 250), QPoint(50, 210))

    assert view.scale_now == at
    moved = (view.looked_at - before) * at
    assert (round(moved.x()), round(moved.y())) == (100, 40)
    assert not [one for one in place.tool.lines if one[0] in ("press", "drag")]


def test_a_tap_on_the_board_is_a_click(place: Place) -> None:
    Fingers(place.board.viewport()).tap(QPoint(150, 250))

    assert [one[0] for one in place.tool.lines if one[0] != "cancel"] == ["press", "release"]


def test_two_fingers_zoom_about_the_point_between_them(place: Place) -> None:
    view = place.board
    view.zoom_by(4)
    fingers, scale = Fingers(view.viewport()), view.scale_now
    below = view.mapToScene(QPoint(150, 250))

    fingers.down(QPoint(130, 250))
    fingers.join(QPoint(130, 250), QPoint(170, 250))
    fingers.go(QPoint(110, 250), QPoint(190, 250))
    fingers.up(QPoint(110, 250), QPoint(190, 250))

    assert view.scale_now == pytest.approx(2 * scale, rel=0.01)
    shift = view.mapFromScene(below) - QPoint(150, 250)
    assert shift.manhattanLength() <= 4
    assert not [one for one in place.tool.lines if one[0] == "press"]


def test_two_fingers_that_go_together_move_the_board(place: Place) -> None:
    view = place.board
    view.finger_draws = True
    view.zoom_by(6)
    fingers, before = Fingers(view.viewport()), view.looked_at

    fingers.down(QPoint(100, 250))
    fingers.join(QPoint(100, 250), QPoint(180, 250))
    fingers.go(QPoint(60, 250), QPoint(140, 250))
    fingers.up(QPoint(60, 250), QPoint(140, 250))

    assert round((view.looked_at - before).x() * view.scale_now) == pytest.approx(40, abs=2)


def test_where_boards_are_drawn_one_finger_is_the_pen(place: Place) -> None:
    view = place.board
    view.finger_draws = True
    before = view.looked_at

    Fingers(view.viewport()).drag(QPoint(100, 250), QPoint(130, 250), QPoint(190, 250))

    assert view.looked_at == before
    told = [one[0] for one in place.tool.lines if one[0] != "cancel"]
    assert told[0] == "press"
    assert "drag" in told
    assert told[-1] == "release"


# --- holding


@pytest.mark.parametrize("which", ["rows", "board"])
def test_holding_asks_as_a_right_click_does(place: Place, which: str) -> None:
    view: RowList | BoardView = getattr(place, which)
    fingers = Fingers(view.viewport())

    fingers.down(QPoint(80, 120))
    hold(place)
    fingers.up(QPoint(80, 120))

    assert place.asked == [view.mapTo(place, QPoint(80, 120))]
    assert place.opened == []
    assert not [one for one in place.tool.lines if one[0] == "press"]


def test_holding_tells_what_hovering_tells(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Place, "contextMenuEvent", lambda _self, event: event.ignore())
    button = place.buttons[0]
    button.setToolTip("What it does")
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(0))

    Fingers(button).down(QPoint(20, 10))
    hold(place)
    shown = QToolTip.text()
    Fingers(button).up(QPoint(20, 10))

    assert shown == "What it does"
    assert clicks == []


def test_what_has_to_be_held_is_held(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as the button that reveals a treasury for as long as it is down."""
    monkeypatch.setattr(Place, "contextMenuEvent", lambda _self, event: event.ignore())
    button = place.buttons[0]

    Fingers(button).down(QPoint(20, 10))
    hold(place)
    assert button.isDown()
    Fingers(button).up(QPoint(20, 10))
    assert not button.isDown()


# --- what stays as it was


def test_without_touch_mode_qt_makes_mice_of_fingers(place: Place, theme: Theme) -> None:
    theme.set_look(Appearance(touch=False))
    touched: list[bool] = []
    place.fingers.touched.connect(lambda: touched.append(True))

    Fingers(place.rows.viewport()).tap(QPoint(60, 70))

    assert place.opened == ["1"]
    assert touched == [True]


def test_mice_and_keys_are_not_heard(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(FingerFilter, "_hear", lambda *_: heard.append("touch"))
    pressed: list[QMouseEvent] = []
    monkeypatch.setattr(BoardView, "mousePressEvent", lambda _self, event: pressed.append(event))

    QTest.mouseClick(place.board.viewport(), LEFT, pos=QPoint(30, 30))
    QTest.keyClick(place.rows, Qt.Key.Key_Down)

    assert len(pressed) == 1
    assert place.rows.chosen == "0"
    assert heard == []
