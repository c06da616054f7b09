"""Views of painted rows: where rows lie, what keys and mouse reach, and how little is asked."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.lazy_rows import LazyRows
from bp_desktop.ui.widgets.row_painting import LINES, Row
from bp_desktop.ui.widgets.row_view import RowStack
from bp_desktop.ui.widgets.rows import RowList


def lines(count: int) -> LazyRows:
    return LazyRows(map(str, range(count)), lambda id_: Row(id_, f"line {id_}"))


def shown(qtbot: QtBot, theme: Theme, count: int = 100) -> RowList:
    view = RowList(theme, "Lines", style=LINES)
    qtbot.addWidget(view)
    view.resize(300, 10 * theme.px(LINES.height))
    view.show_rows(lines(count), None)
    view.show()
    QApplication.processEvents()
    return view


# --- where rows lie


@pytest.mark.parametrize("stack", [RowStack(20, 3), RowStack([20, 20, 20])])
def test_rows_of_one_height_lie_as_if_each_had_its_own(stack: RowStack) -> None:
    assert (stack.count, stack.height) == (3, 60)
    assert [stack.span(place) for place in range(3)] == [(0, 20), (20, 20), (40, 20)]
    assert [stack.at(y) for y in (-5, 0, 19, 20, 59, 60, 999)] == [0, 0, 0, 1, 2, 2, 2]


def test_rows_of_several_heights_lie_below_each_other() -> None:
    stack = RowStack([30, 10, 50])

    assert [stack.span(place) for place in range(3)] == [(0, 30), (30, 10), (40, 50)]
    assert [stack.at(y) for y in (29, 30, 39, 40, 89)] == [0, 1, 1, 2, 2]


def test_without_rows_there_is_nothing_anywhere(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, theme, 0)

    assert RowStack().at(5) == -1
    assert not view.indexAt(QPoint(5, 5)).isValid()
    assert view.verticalScrollBar().maximum() == 0
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.chosen == ""


def test_every_row_is_found_where_it_is_seen(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, theme)
    view.scrollTo(view.index_of("70"), QAbstractItemView.ScrollHint.PositionAtTop)

    assert view.visualRect(view.index_of("70")).top() == 0
    for id_ in ("70", "75", "79"):
        assert view.indexAt(view.visualRect(view.index_of(id_)).center()) == view.index_of(id_)
    assert view.visualRect(view.index_of("60")).bottom() < 0


def test_the_last_row_can_be_scrolled_to_and_nothing_beyond(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, theme)

    view.scrollToBottom()

    last = view.visualRect(view.index_of("99"))
    assert last.bottom() == view.viewport().rect().bottom()
    assert not view.indexAt(last.center() + QPoint(0, last.height())).isValid()


def test_a_row_that_comes_at_the_top_asks_about_no_other(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, theme, 2000)
    asked: list[str] = []

    def make(id_: str) -> Row:
        asked.append(id_)
        return Row(id_, f"line {id_}")

    view.show_rows(LazyRows(["new", *map(str, range(2000))], make), None)
    QApplication.processEvents()

    assert len(asked) < 20
    assert view.visualRect(view.index_of("new")).top() == 0


# --- keys and mouse


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("5", Qt.Key.Key_Down, "6"),
        ("5", Qt.Key.Key_Up, "4"),
        ("0", Qt.Key.Key_Up, "0"),
        ("99", Qt.Key.Key_Down, "99"),
        ("5", Qt.Key.Key_End, "99"),
        ("50", Qt.Key.Key_Home, "0"),
        ("50", Qt.Key.Key_Left, "50"),
        ("20", Qt.Key.Key_PageDown, "29"),
        ("20", Qt.Key.Key_PageUp, "11"),
        ("3", Qt.Key.Key_PageUp, "0"),
        ("97", Qt.Key.Key_PageDown, "99"),
    ],
)
def test_keys_go_from_row_to_row_and_keep_it_in_sight(
    qtbot: QtBot, theme: Theme, start: str, key: Qt.Key, end: str
) -> None:
    view = shown(qtbot, theme)
    view.choose(start)

    QTest.keyClick(view, key)

    assert view.chosen == end
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("b", Qt.Key.Key_Down, "c"),
        ("c", Qt.Key.Key_Up, "b"),
        ("c", Qt.Key.Key_Home, "a"),
        ("a", Qt.Key.Key_Up, "a"),
        ("a", Qt.Key.Key_End, "c"),
        ("c", Qt.Key.Key_PageUp, "a"),
    ],
)
def test_keys_pass_over_headings(
    qtbot: QtBot, theme: Theme, start: str, key: Qt.Key, end: str
) -> None:
    view = RowList(theme, "Things", headings=True)
    qtbot.addWidget(view)
    view.resize(300, 400)
    rows = [Row("", "One"), Row("a", "A"), Row("b", "B"), Row("", "Two"), Row("c", "C")]
    view.show_rows([*rows, Row("", "Nothing")], start)
    view.show()

    QTest.keyClick(view, key)

    assert view.chosen == end


def test_a_click_below_the_rows_chooses_nothing(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, theme, 3)
    below = view.visualRect(view.index_of("2")).center() + QPoint(0, 2 * theme.px(LINES.height))

    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, below
    )

    assert view.chosen == ""


def test_the_row_under_the_mouse_stands_out_until_it_leaves(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, theme, 3)
    plain = picture(view)

    QTest.mouseMove(view.viewport(), view.visualRect(view.index_of("1")).center())
    over = picture(view)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    left = picture(view)

    row = view.visualRect(view.index_of("1"))
    found = [one.pixelColor(row.right() - 20, row.top() + 5) for one in (plain, over, left)]
    raised = theme.color("raised")
    assert [one == raised for one in found] == [False, True, False]


def picture(view: RowList) -> QImage:
    QApplication.processEvents()
    return view.viewport().grab().toImage()
