"""A row of chips of which one is chosen."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.fields import OneOfField

OPTIONS = {"first": "The first of the chips", "second": "The second", "third": "The third"}


@pytest.mark.parametrize("flowing", [False, True])
def test_one_chip_at_a_time_is_chosen(qtbot: QtBot, theme: Theme, flowing: bool) -> None:
    said: list[str] = []
    chips = OneOfField(theme, OPTIONS, "first", said.append, flowing=flowing)
    qtbot.addWidget(chips)

    chips.buttons["third"].click()
    assert said == ["third"]
    assert [one for one, chip in chips.buttons.items() if chip.isChecked()] == ["third"]

    chips.show_chosen("second")
    chips.show_chosen("a stranger")
    assert said == ["third"]
    assert [one for one, chip in chips.buttons.items() if chip.isChecked()] == ["second"]

    chips.show_none()
    assert said == ["third"]
    assert not any(chip.isChecked() for chip in chips.buttons.values())
    chips.show_chosen("first")
    assert [one for one, chip in chips.buttons.items() if chip.isChecked()] == ["first"]


def test_flowing_chips_go_on_in_the_next_line(qtbot: QtBot, theme: Theme) -> None:
    chips = OneOfField(theme, OPTIONS, "first", print, flowing=True)
    qtbot.addWidget(chips)
    width = chips.buttons["first"].sizeHint().width()

    chips.resize(width, chips.heightForWidth(width))
    chips.show()
    QApplication.processEvents()

    lefts, tops = zip(*((chip.x(), chip.y()) for chip in chips.buttons.values()), strict=True)
    assert set(lefts) == {0}
    assert len(set(tops)) == len(OPTIONS)
