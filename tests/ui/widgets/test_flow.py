"""Lines of widgets that go on below: they know how high they are after everything that changes."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.ui.widgets.containers import FlowLayout
from tests.ui.build import settle

WIDTH = 200


class Chips(QWidget):
    """A line of buttons above a label, in a window of a given width."""

    def __init__(self, *words: str) -> None:
        super().__init__()
        self.line = QWidget()
        self.flow = FlowLayout(self.line)
        self.buttons = [QPushButton(word) for word in words]
        for button in self.buttons:
            self.flow.addWidget(button)
        self.below = QLabel("below")
        layout = QVBoxLayout(self)
        layout.addWidget(self.line)
        layout.addWidget(self.below)
        layout.addStretch()
        self.resize(WIDTH, 400)

    def all_inside(self) -> bool:
        """Nothing is cut off at the foot of the line."""
        return all(self.line.rect().contains(button.geometry()) for button in self.buttons)


def test_longer_words_in_another_language_get_the_lines_they_need(qtbot: QtBot) -> None:
    chips = Chips("Map", "All", "Bin")
    qtbot.addWidget(chips)
    chips.show()
    settle()
    before = chips.line.height()

    for button in chips.buttons:
        button.setText("Перемещённые в корзину")
    settle()

    assert chips.line.height() > before
    assert chips.all_inside()
    assert chips.below.y() >= chips.line.geometry().bottom()


def test_shorter_words_give_the_lines_back(qtbot: QtBot) -> None:
    chips = Chips(*["Перемещённые в корзину"] * 3)
    qtbot.addWidget(chips)
    chips.show()
    settle()
    before = chips.line.height()

    for button in chips.buttons:
        button.setText("Map")
    settle()

    assert chips.line.height() < before
    assert chips.all_inside()


def test_what_is_added_after_the_height_was_asked_for_gets_room(qtbot: QtBot) -> None:
    chips = Chips()
    qtbot.addWidget(chips)
    empty = chips.flow.heightForWidth(WIDTH)

    chips.flow.addWidget(QPushButton("Map"))
    filled = chips.flow.heightForWidth(WIDTH)
    chips.flow.takeAt(0)

    assert filled > empty
    assert chips.flow.heightForWidth(WIDTH) == empty


@pytest.mark.usefixtures("qapp")
def test_gaps_give_way_before_a_line_is_broken() -> None:
    """One tab alone in a second line would cost as much of a panel as a whole line of them."""
    lines: list[QWidget] = []

    def height(least: int | None, room: int) -> int:
        line = QWidget()
        lines.append(line)
        flow = FlowLayout(line, gap=8, least=least)
        for word in ("Map", "All", "Bin"):
            flow.addWidget(QPushButton(word))
        parts = [flow.itemAt(place) for place in range(flow.count())]
        return flow.heightForWidth(sum(one.sizeHint().width() for one in parts if one) + room)

    single = height(None, 16)

    assert height(None, 15) > single
    assert height(2, 15) == height(2, 4) == single
    assert height(2, 3) > single


@pytest.mark.usefixtures("qapp")
def test_lines_of_icons_are_even() -> None:
    """The last of nine icons stood alone in a second line."""
    line = QWidget()
    flow = FlowLayout(line, gap=2, even=True)
    for _ in range(9):
        icon = QPushButton()
        icon.setFixedSize(50, 50)
        flow.addWidget(icon)

    def counts(width: int) -> list[int]:
        flow.setGeometry(QRect(0, 0, width, flow.heightForWidth(width)))
        parts = [flow.itemAt(place) for place in range(flow.count())]
        tops = [one.geometry().top() for one in parts if one]
        return [tops.count(top) for top in sorted(set(tops))]

    assert counts(9 * 52) == [9]
    assert counts(8 * 52) == [5, 4]
    assert counts(4 * 52) == [3, 3, 3]
