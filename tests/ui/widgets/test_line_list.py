"""The journal's lines, as they are painted."""

from PySide6.QtCore import QRect, QSize, QStringListModel
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.line_list import LineDelegate

SIZE = QSize(300, 34)


def painted(
    theme: Theme, words: str, *, struck: bool = False, state: str = "State_Enabled"
) -> QImage:
    view = QTableView()
    model = QStringListModel([""], view)
    view.setModel(model)
    option = QStyleOptionViewItem()
    # The stubs know nothing of what QStyleOption keeps in its fields.
    setattr(option, "rect", QRect(0, 0, SIZE.width(), SIZE.height()))  # noqa: B010
    setattr(option, "state", QStyle.StateFlag[state])  # noqa: B010
    picture = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    with QPainter(picture) as painter:
        LineDelegate(theme, view, lambda _row: (words, struck)).paint(
            painter, option, model.index(0)
        )
    return picture


def middle_row(picture: QImage) -> list[int]:
    row = SIZE.height() // 2 + 1
    return [picture.pixelColor(x, row).alpha() for x in range(picture.width())]


def test_what_does_not_count_any_more_is_struck_through(qtbot: QtBot, theme: Theme) -> None:
    words = "Blue gets 7 metal"

    counts, gone = (middle_row(painted(theme, words, struck=struck)) for struck in (False, True))

    line = [x for x, alpha in enumerate(gone) if alpha]
    assert any(not alpha for alpha in counts[line[0] : line[-1]]), "there is room between letters"
    assert all(gone[line[0] : line[-1]]), "and a line through it"
    assert line[-1] < SIZE.width() / 2, "no further than the words"


def test_a_line_that_is_too_long_ends_in_dots_within_its_row(qtbot: QtBot, theme: Theme) -> None:
    shorter, longer = (painted(theme, "Blue and Red " * count) for count in (10, 20))

    assert shorter == longer
    edge = theme.px(8) - 1
    assert not any(
        longer.pixelColor(SIZE.width() - 1 - x, y).alpha()
        for x in range(edge)
        for y in range(SIZE.height())
    )


def test_the_chosen_line_and_the_one_under_the_mouse_stand_out(qtbot: QtBot, theme: Theme) -> None:
    looks = [
        painted(theme, "Blue", state=state)
        for state in ("State_Enabled", "State_MouseOver", "State_Selected")
    ]

    corners = {one.pixelColor(SIZE.width() - 20, 5).name() for one in looks[1:]}
    assert corners == {theme.color("raised").name(), theme.color("gold_quiet").name()}
    assert looks[0].pixelColor(SIZE.width() - 20, 5).alpha() == 0
