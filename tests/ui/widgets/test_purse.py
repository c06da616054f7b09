"""Amounts of several resources: typed, limited, wiped, and painted in one line."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.purse import (
    MOST,
    PurseCount,
    PurseEdit,
    PurseLine,
    ResourceLook,
    amounts_said,
)

LOOKS = {
    "metal": ResourceLook("iron", "resource/metal"),
    "food": ResourceLook("bread", "resource/food"),
}


@pytest.fixture(params=[PurseEdit, PurseCount])
def edit(qtbot: QtBot, theme: Theme, request: pytest.FixtureRequest) -> PurseEdit:
    made = request.param(theme, LOOKS)
    assert isinstance(made, PurseEdit)
    qtbot.addWidget(made)
    return made


def test_what_is_typed_is_told_and_what_is_shown_is_not(edit: PurseEdit) -> None:
    told: list[Purse] = []
    edit.edited.connect(lambda: told.append(edit.purse()))

    edit.show_purse(Purse.of(metal=3))
    assert edit.purse() == Purse.of(metal=3)
    assert told == []
    edit.focus_first()
    QTest.keyClicks(edit.amounts["metal"], "7")
    edit.set_purse(Purse.of(metal=7, food=2))

    assert told == [Purse.of(metal=7), Purse.of(metal=7, food=2)]


def test_amounts_are_said_in_the_order_of_the_game() -> None:
    """However a price was put together, by a faction for example."""
    assert amounts_said(Purse.of(food=1) + Purse.of(metal=2), LOOKS) == "2 iron, 1 bread"
    assert amounts_said(EMPTY, LOOKS) == ""


def test_fields_say_what_they_count(edit: PurseEdit) -> None:
    assert [one.accessibleName() for one in edit.amounts.values()] == ["iron", "bread"]
    assert [one.toolTip() for one in edit.amounts.values()] == ["iron", "bread"]


def test_nobody_gives_more_than_there_is(edit: PurseEdit) -> None:
    edit.limit(Purse.of(metal=4))
    edit.set_purse(Purse.of(metal=9, food=9))
    assert edit.purse() == Purse.of(metal=4)

    edit.limit(None)

    assert edit.amounts["food"].maximum() == MOST


def test_nothing_wiped_comes_back_by_undo_in_a_field(edit: PurseEdit) -> None:
    QTest.keyClicks(edit.amounts["metal"], "7")

    edit.wipe()
    QTest.keyClick(edit.amounts["metal"], Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert edit.purse() == EMPTY


def test_without_tracking_enter_tells_and_digits_do_not(edit: PurseEdit) -> None:
    told: list[Purse] = []
    edit.edited.connect(lambda: told.append(edit.purse()))
    edit.set_tracking(False)

    edit.amounts["metal"].selectAll()
    QTest.keyClicks(edit.amounts["metal"], "12")
    assert told == []
    QTest.keyClick(edit.amounts["metal"], Qt.Key.Key_Return)

    assert told == [Purse.of(metal=12)]


def test_enter_goes_on(qtbot: QtBot, theme: Theme) -> None:
    entered: list[int] = []
    edit = PurseEdit(theme, LOOKS, lambda: entered.append(1))
    qtbot.addWidget(edit)

    QTest.keyClick(edit.amounts["food"], Qt.Key.Key_Return)

    assert entered == [1]


def test_a_painted_purse_says_what_it_shows(qtbot: QtBot, theme: Theme) -> None:
    line = PurseLine(theme, LOOKS)
    qtbot.addWidget(line)
    line.show_purse(EMPTY)
    nothing = line.accessibleName()

    line.show_purse(Purse.of(metal=5, food=12))

    assert (nothing, line.accessibleName()) == ("nothing", "5 iron, 12 bread")
    assert list(line.painted()) == ["5", "12"]
