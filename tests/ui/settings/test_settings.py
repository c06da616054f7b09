"""The settings page: everything takes effect at once and is kept."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.settings.page import DataSection, SettingsPage
from bp_desktop.ui.settings.sections import (
    AppearanceSection,
    ColorsSection,
    DiceSection,
    LanguageSection,
    TableSection,
)
from bp_desktop.ui.settings.shortcuts import ShortcutsSection
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import Preferences, read
from bp_desktop.ui.widgets.path_text import PathText
from tests.ui.build import Room, open_room, settle

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(room: Room) -> SettingsPage:
    room.window.show_page(PageId.SETTINGS)
    settle()
    found = room.window.findChild(SettingsPage)
    assert isinstance(found, SettingsPage)
    return found


def section(page: SettingsPage, kind: type) -> object:
    [found] = [each for each in page.sections if isinstance(each, kind)]
    return found


def kept(room: Room) -> Preferences:
    return read(room.choices.path)[0]


@pytest.mark.parametrize("theme_wish", ["light", "system"])
def test_the_theme_is_chosen_and_kept(room: Room, page: SettingsPage, theme_wish: str) -> None:
    appearance = section(page, AppearanceSection)
    assert isinstance(appearance, AppearanceSection)

    QTest.mouseClick(appearance.themes.buttons[theme_wish], LEFT)

    assert kept(room).theme == theme_wish


def test_the_scale_follows_the_keys_on_its_slider(room: Room, page: SettingsPage) -> None:
    appearance = section(page, AppearanceSection)
    assert isinstance(appearance, AppearanceSection)
    appearance.slider.setFocus()

    QTest.keyClick(appearance.slider, Qt.Key.Key_Right)
    one_more = kept(room).scale
    QTest.keyClick(appearance.slider, Qt.Key.Key_End)
    most = kept(room).scale
    QTest.keyClick(appearance.slider, Qt.Key.Key_Home)

    assert (one_more, most, kept(room).scale) == (110, 200, 80)
    assert appearance.percent.text() == "80 %"


def test_a_slider_that_is_held_shows_the_number_and_waits_to_be_let_go(
    room: Room, page: SettingsPage
) -> None:
    """Otherwise the handle would run away under the mouse."""
    appearance = section(page, AppearanceSection)
    assert isinstance(appearance, AppearanceSection)

    appearance.slider.setSliderDown(True)
    appearance.slider.setValue(appearance.slider.maximum())
    held = room.choices.now.scale
    appearance.slider.setSliderDown(False)

    assert held == 100
    assert appearance.percent.text() == "200 %"
    assert room.choices.now.scale == 200


def test_the_slider_follows_a_change_by_keys(room: Room, page: SettingsPage) -> None:
    appearance = section(page, AppearanceSection)
    assert isinstance(appearance, AppearanceSection)

    QTest.keyClick(room.window, Qt.Key.Key_Plus, CTRL)

    assert appearance.percent.text() == "110 %"


def test_motion_dice_and_colours_are_kept(room: Room, page: SettingsPage) -> None:
    appearance, colors, dice = (
        section(page, kind) for kind in (AppearanceSection, ColorsSection, DiceSection)
    )
    assert isinstance(appearance, AppearanceSection)
    assert isinstance(colors, ColorsSection)
    assert isinstance(dice, DiceSection)

    QTest.mouseClick(appearance.motion.buttons["less"], LEFT)
    QTest.mouseClick(colors.palettes.buttons["contrast"], LEFT)
    QTest.mouseClick(dice.thrower.buttons["hand"], LEFT)
    QTest.keyClick(dice.animation, Qt.Key.Key_Space)

    assert kept(room) == Preferences(
        motion="less", players="contrast", dice="hand", dice_animation=False
    )


def test_every_language_is_named_in_its_own_words(page: SettingsPage) -> None:
    languages = section(page, LanguageSection)
    assert isinstance(languages, LanguageSection)

    texts = {code: button.text() for code, button in languages.languages.buttons.items()}

    assert texts == {
        "system": "Same as system",
        "en": "English",
        "it": "Italiano",
        "ru": "Русский",
    }


# --- shortcuts


def shortcuts(page: SettingsPage) -> ShortcutsSection:
    found = section(page, ShortcutsSection)
    assert isinstance(found, ShortcutsSection)
    return found


def test_new_keys_work_at_once_and_are_kept(room: Room, page: SettingsPage) -> None:
    field = shortcuts(page).fields["go.dice"]
    field.setFocus()

    QTest.keyClick(field, Qt.Key.Key_F7)

    assert field.text() == "F7"
    assert kept(room).shortcuts == {"go.dice": "F7"}
    page.setFocus()
    QTest.keyClick(room.window, Qt.Key.Key_F7)
    assert room.window.page is PageId.DICE


def test_keys_that_are_taken_are_refused_and_the_owner_is_named(
    room: Room, page: SettingsPage
) -> None:
    field = shortcuts(page).fields["go.dice"]
    field.setFocus()

    QTest.keyClick(field, Qt.Key.Key_K, CTRL)

    assert field.text() == "Ctrl+4"
    assert shortcuts(page).problem.text() == (
        "Ctrl+K is already used for “Search everything”. Remove it there first."
    )
    assert kept(room).shortcuts == {}
    assert room.window.page is PageId.SETTINGS


def test_backspace_takes_keys_away_so_that_others_can_have_them(
    room: Room, page: SettingsPage
) -> None:
    dice, table = (shortcuts(page).fields[id_] for id_ in ("go.dice", "go.table"))

    QTest.keyClick(dice, Qt.Key.Key_Backspace)
    QTest.keyClick(table, Qt.Key.Key_4, CTRL)

    assert (dice.text(), table.text()) == ("", "Ctrl+4")
    assert kept(room).shortcuts == {"go.dice": "", "go.table": "Ctrl+4"}


def test_a_sign_with_shift_is_that_sign(room: Room, page: SettingsPage) -> None:
    field = shortcuts(page).fields["go.dice"]

    QTest.keyClick(field, Qt.Key.Key_Exclam, Qt.KeyboardModifier.ShiftModifier)

    assert field.text() == "!"


def test_a_lone_modifier_is_no_shortcut(room: Room, page: SettingsPage) -> None:
    field = shortcuts(page).fields["go.dice"]

    QTest.keyClick(field, Qt.Key.Key_Control, CTRL)

    assert field.text() == "Ctrl+4"


def test_all_keys_can_be_reset(room: Room, page: SettingsPage) -> None:
    field = shortcuts(page).fields["go.dice"]
    QTest.keyClick(field, Qt.Key.Key_F7)

    QTest.mouseClick(shortcuts(page).reset, LEFT)

    assert field.text() == "Ctrl+4"
    assert kept(room).shortcuts == {}


def test_every_action_can_be_given_keys(room: Room, page: SettingsPage) -> None:
    assert shortcuts(page).fields.keys() == {spec.id for spec in room.window.actions_.known}


# --- data and layout


def test_the_data_section_shows_where_the_box_lies(room: Room, page: SettingsPage) -> None:
    data = section(page, DataSection)
    assert isinstance(data, DataSection)

    texts = [path.toPlainText() for path in data.findChildren(PathText)]

    assert str(room.library.path) in texts
    assert str(room.choices.path) in texts


@pytest.mark.parametrize("scale", [80, 150, 200])
def test_no_text_of_the_settings_is_cut_off(
    qtbot: QtBot, theme: Theme, tmp_path: Path, scale: int
) -> None:
    room = open_room(qtbot, theme, tmp_path)
    room.window.resize(1280, 800)
    theme.set_look(theme.look._replace(scale=scale))
    room.window.show_page(PageId.SETTINGS)
    settle()

    cut = [
        label.text()
        for label in room.shown.findChildren(QLabel)
        if label.isVisible()
        and not label.wordWrap()
        and label.width() < label.fontMetrics().horizontalAdvance(label.text())
    ]

    assert cut == []


def test_the_clock_and_the_waking_screen_are_switched_off_and_kept(
    room: Room, page: SettingsPage
) -> None:
    table = section(page, TableSection)
    assert isinstance(table, TableSection)

    table.clock.setFocus()
    QTest.keyClick(table.clock, Qt.Key.Key_Space)
    table.awake.setFocus()
    QTest.keyClick(table.awake, Qt.Key.Key_Space)

    assert (kept(room).clock, kept(room).awake) == (False, False)
    assert not kept(room).turn_alerts, "nobody is startled who did not ask for it"
    assert not kept(room).turn_sound
    QTest.keyClick(table.turn_alerts, Qt.Key.Key_Space)
    QTest.keyClick(table.turn_sound, Qt.Key.Key_Space)
    assert kept(room).turn_alerts
    assert kept(room).turn_sound
