"""The dice tray by mouse and keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.ui.dice.tray import DiceTray
from bp_desktop.ui.look.theme import Theme


@pytest.fixture
def tray(qtbot: QtBot, theme: Theme) -> DiceTray:
    made = DiceTray(theme, AppDice("tray"))
    theme.look = theme.look._replace(still_dice=True)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    qtbot.waitExposed(made)
    return made


def button(tray: DiceTray, text: str) -> QPushButton:
    return next(one for one in tray.findChildren(QPushButton) if one.text() == text)


def test_a_click_on_a_die_throws_it_and_keeps_the_roll(tray: DiceTray) -> None:
    QTest.mouseClick(button(tray, "d8"), Qt.MouseButton.LeftButton)

    [roll] = tray.rolls
    assert (roll.die, roll.origin) == (8, "app")
    assert [face.face for face in tray.faces] == [roll.face]


def test_any_dice_can_be_typed_and_thrown_with_enter(tray: DiceTray) -> None:
    tray.wish_line.setFocus()
    QTest.keyClicks(tray.wish_line, "2d6 + d20")
    QTest.keyClick(tray.wish_line, Qt.Key.Key_Return)

    assert [roll.die for roll in tray.rolls] == [6, 6, 20]


def test_what_is_no_dice_throws_nothing(tray: DiceTray) -> None:
    QTest.keyClicks(tray.wish_line, "lots")
    QTest.keyClick(tray.wish_line, Qt.Key.Key_Return)

    assert tray.rolls == []


def test_real_dice_are_typed_in_and_marked_as_such(tray: DiceTray) -> None:
    QTest.mouseClick(tray.who.buttons["hand"], Qt.MouseButton.LeftButton)
    QTest.mouseClick(button(tray, "d12"), Qt.MouseButton.LeftButton)
    QTest.keyClicks(tray.face_line, "11")
    QTest.keyClick(tray.face_line, Qt.Key.Key_Return)

    [roll] = tray.rolls
    assert (roll.die, roll.face, roll.origin) == (12, 11, "hand")


def test_a_face_the_die_does_not_have_is_not_taken(tray: DiceTray) -> None:
    QTest.mouseClick(tray.who.buttons["hand"], Qt.MouseButton.LeftButton)
    QTest.mouseClick(button(tray, "d4"), Qt.MouseButton.LeftButton)
    QTest.keyClicks(tray.face_line, "5")
    QTest.keyClick(tray.face_line, Qt.Key.Key_Return)

    assert tray.rolls == []


def test_the_log_grows_and_few_rolls_get_no_verdict(tray: DiceTray) -> None:
    for _ in range(3):
        QTest.mouseClick(button(tray, "d20"), Qt.MouseButton.LeftButton)

    assert tray.statistics.log.count() == 3
    assert "too few" in tray.statistics.verdict.text()


def test_the_log_says_what_a_throw_was_for_and_who_threw_it(tray: DiceTray) -> None:
    QTest.keyClicks(tray.purpose, "who washes up")
    QTest.mouseClick(button(tray, "d20"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(tray.who.buttons["hand"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(tray.face_line, "11")
    QTest.keyClick(tray.face_line, Qt.Key.Key_Return)

    assert [(one.purpose, one.origin) for one in tray.rolls] == [
        ("who washes up", "app"),
        ("who washes up", "hand"),
    ]
    newest, older = (tray.statistics.log.item(place).text() for place in (0, 1))
    assert "who washes up" in newest
    assert newest.endswith("by hand")
    assert older.endswith("program")


def test_a_thrown_die_settles_on_the_face_that_counts(qtbot: QtBot, theme: Theme) -> None:
    tray = DiceTray(theme, AppDice("tray"))
    qtbot.addWidget(tray)
    tray.show()
    tray.throw_one(6)
    [face] = tray.faces
    assert face.accessibleName() == "d6"

    settled = f"d6: {tray.rolls[0].face}"
    qtbot.waitUntil(lambda: face.accessibleName() == settled, timeout=3000)


@pytest.mark.parametrize("still", [{"still_dice": True}, {"reduce_motion": True}])
def test_dice_that_do_not_tumble_show_their_face_at_once_also_when_that_is_chosen_later(
    qtbot: QtBot, theme: Theme, still: dict[str, bool]
) -> None:
    tray = DiceTray(theme, AppDice("tray"))
    qtbot.addWidget(tray)
    tray.show()
    theme.set_look(theme.look._replace(**still))  # type: ignore[arg-type]  # bools are asked for
    tray.throw_one(6)

    tray.throw()

    assert tray.faces[0].accessibleName() == f"d6: {tray.rolls[-1].face}"


def test_the_dice_lie_on_the_card_and_not_in_a_hole_of_another_colour(tray: DiceTray) -> None:
    scroll = tray.faces[0].parentWidget()
    while not isinstance(scroll, QScrollArea):
        assert scroll is not None
        scroll = scroll.parentWidget()
    corner = scroll.mapTo(tray, scroll.rect().topLeft())

    picture = tray.grab().toImage()

    inside, card = corner + QPoint(4, 4), corner - QPoint(4, -4)
    ratio = picture.devicePixelRatio()
    assert picture.pixelColor(inside * ratio) == picture.pixelColor(card * ratio)


def test_real_dice_are_tapped_one_after_the_other(tray: DiceTray) -> None:
    QTest.mouseClick(tray.who.buttons["hand"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(tray.wish_line, "d20 + d4")
    QTest.keyClick(tray.wish_line, Qt.Key.Key_Return)

    QTest.mouseClick(tray.pad.keys[17], Qt.MouseButton.LeftButton)
    assert list(tray.pad.keys) == [1, 2, 3, 4]
    QTest.mouseClick(tray.pad.back, Qt.MouseButton.LeftButton)
    QTest.mouseClick(tray.pad.keys[18], Qt.MouseButton.LeftButton)
    assert tray.rolls == []
    QTest.mouseClick(tray.pad.keys[3], Qt.MouseButton.LeftButton)

    assert [(roll.die, roll.face, roll.origin) for roll in tray.rolls] == [
        (20, 18, "hand"),
        (4, 3, "hand"),
    ]


def test_many_dice_are_typed_not_tapped(tray: DiceTray) -> None:
    QTest.mouseClick(tray.who.buttons["hand"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(tray.wish_line, "12d6")
    QTest.keyClick(tray.wish_line, Qt.Key.Key_Return)

    assert not tray.pad.isVisible()
    assert tray.face_line.isVisible()
