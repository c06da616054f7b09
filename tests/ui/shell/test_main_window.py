"""The window: pages by mouse and keys, notices, panels, and what it remembers."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bp_desktop.core.messages import say
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.box_saver import BoxLostPanel
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.main_window import TITLE_BAR, USUAL, MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.shell.shortcut_sheet import ShortcutSheet
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.widgets.overlay import Overlay
from tests.tally import Add, Join
from tests.ui.build import Room, boxes, focused, open_room, settle
from tests.ui.tally_kind import TallyView

CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("page", PageId)
def test_every_page_is_reached_by_mouse(room: Room, page: PageId) -> None:
    QTest.mouseClick(room.window.rail.buttons[page], LEFT)

    assert room.window.page is page
    assert room.window.rail.buttons[page].isChecked()
    assert room.shown.isVisible()


@pytest.mark.parametrize(
    ("key", "page"),
    [
        (Qt.Key.Key_1, PageId.HOME),
        (Qt.Key.Key_2, PageId.STUDIO),
        (Qt.Key.Key_3, PageId.TABLE),
        (Qt.Key.Key_4, PageId.DICE),
        (Qt.Key.Key_5, PageId.CHRONICLE),
        (Qt.Key.Key_6, PageId.RULES),
        (Qt.Key.Key_7, PageId.HELP),
        (Qt.Key.Key_Comma, PageId.SETTINGS),
    ],
)
def test_every_page_is_reached_by_keys(room: Room, key: Qt.Key, page: PageId) -> None:
    room.window.show_page(PageId.DICE if page is not PageId.DICE else PageId.HOME)

    QTest.keyClick(room.window, key, CTRL)

    assert room.window.page is page


def test_the_rail_can_be_walked_by_tab_and_space(room: Room) -> None:
    dice = room.window.rail.buttons[PageId.DICE]
    dice.setFocus(Qt.FocusReason.TabFocusReason)

    QTest.keyClick(dice, Qt.Key.Key_Space)

    assert room.window.page is PageId.DICE
    assert dice.hasFocus()


def test_keys_lead_from_the_rail_into_the_page(room: Room) -> None:
    room.window.rail.buttons[PageId.HOME].setFocus(Qt.FocusReason.TabFocusReason)

    QTest.keyClick(room.window, Qt.Key.Key_4, CTRL)

    assert room.window.page is PageId.DICE
    assert not any(each.hasFocus() for each in room.window.rail.buttons.values())


def test_a_button_that_goes_leaves_the_keyboard_to_its_page_and_not_to_the_rail(
    room: Room,
) -> None:
    window = room.window
    window.show_page(PageId.SETTINGS)
    buttons = [one for one in room.shown.findChildren(QAbstractButton) if one.isEnabled()]
    last = buttons[-1]
    last.setFocus()

    for button in buttons:
        button.setEnabled(False)

    assert not any(button.hasFocus() for button in window.rail.buttons.values())


def test_a_second_document_on_the_same_page_can_be_worked_on_at_once(room: Room) -> None:
    first, second = room.add("One"), room.add("Two")
    documents = {info.id: info for info in room.library.documents()}
    room.window.open_document(documents[first])
    settle()

    room.window.open_document(documents[second])
    settle()

    shown = room.window.findChild(TallyView)
    assert shown is not None
    assert shown.isAncestorOf(focused()) or shown is focused()


@pytest.mark.parametrize(("height", "scale"), [(800, 100), (520, 100), (800, 200), (520, 200)])
def test_every_button_of_the_rail_is_to_be_seen(
    room: Room, theme: Theme, height: int, scale: int
) -> None:
    theme.set_look(theme.look._replace(scale=scale))

    room.window.resize(1280, height)
    settle()

    rail = room.window.rail
    places = [button.geometry() for button in rail.buttons.values()]
    assert all(rail.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in pairwise(places))


def test_pages_are_built_when_first_shown(room: Room) -> None:
    assert room.window.stack.count() == 1

    room.window.show_page(PageId.HELP)
    room.window.show_page(PageId.HOME)
    room.window.show_page(PageId.HELP)

    assert room.window.stack.count() == 2


def test_an_empty_page_says_what_to_do_and_leads_home(room: Room) -> None:
    room.window.show_page(PageId.STUDIO)
    [home] = [
        button for button in room.shown.findChildren(QPushButton) if button.text() == "Go to Home"
    ]

    QTest.mouseClick(home, LEFT)

    assert room.window.page is PageId.HOME


def test_a_new_document_is_asked_for_made_and_shown(room: Room) -> None:
    QTest.keyClick(room.window, Qt.Key.Key_N, CTRL)
    form = room.window.findChild(NewMatchForm)
    assert isinstance(form, NewMatchForm)
    QTest.keyClicks(form.title, "First")

    QTest.mouseClick(form.begin, LEFT)

    view = room.window.findChild(TallyView)
    assert isinstance(view, TallyView)
    assert view.text() == "{'Player 1': 0, 'Player 2': 0, 'Player 3': 1}"
    assert room.window.page is PageId.STUDIO
    assert room.titles() == {"First"}


def test_leaving_a_document_keeps_its_picture(room: Room) -> None:
    document = room.add("First")
    room.window.open_document(room.library.documents()[0])

    room.window.show_page(PageId.HOME)

    [info] = room.library.documents()
    assert info.pictured == 1
    assert (room.library.thumbnail(document) or b"").startswith(b"\x89PNG")


def test_putting_a_document_away_keeps_its_picture_and_summary_at_once(room: Room) -> None:
    """Not by catching up later: Home would show an old card until then."""
    document = room.add("First")
    room.window.open_document(room.library.documents()[0])
    opened = room.desk.on_page(PageId.STUDIO)
    assert opened is not None
    opened.commander.submit(Join("Bea"))

    room.desk.put_away(PageId.STUDIO)

    [info] = room.library.documents()
    assert (info.pictured, info.steps) == (2, 2)
    assert info.summary == say("tally.summary", players=2)
    assert (room.library.thumbnail(document) or b"").startswith(b"\x89PNG")


def test_a_step_in_a_box_that_was_moved_leads_to_a_way_out(room: Room, tmp_path: Path) -> None:
    room.add("First")
    room.window.open_document(room.library.documents()[0])
    document = room.desk.on_page(PageId.STUDIO)
    assert document is not None
    room.library.path.rename(tmp_path / "elsewhere")

    done = document.commander.submit(Add("Ada", 1))

    assert not done
    assert document.commander.state.scores == {"Ada": 0}
    assert room.window.findChild(BoxLostPanel) is not None
    room.window.notices.close_overlay()
    (tmp_path / "elsewhere").rename(room.library.path)
    assert document.commander.submit(Add("Ada", 1))


def test_a_notice_is_said_aloud_and_can_be_taken_back(room: Room, heard: list[str]) -> None:
    undone: list[str] = []
    room.window.notices.notify("Something happened.", lambda: undone.append("undone"))
    assert heard == ["Something happened."]

    QTest.mouseClick(room.toast.undo_button, LEFT)

    assert undone == ["undone"]
    assert not room.toast.isVisible()


def test_a_long_notice_stays_inside_the_window(room: Room) -> None:
    room.window.resize(720, 520)

    room.window.notices.notify("word " * 60)

    assert room.window.rect().contains(room.toast.geometry())


def test_the_sheet_shows_keys_and_closes_by_escape(room: Room) -> None:
    room.window.home.setFocus()
    QTest.keyClick(room.window, Qt.Key.Key_Question)
    sheet = room.window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)
    assert sheet.isVisible()

    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    settle()

    assert room.window.findChild(Overlay) is None
    assert room.window.home.hasFocus()


def test_no_key_reaches_what_a_panel_covers(room: Room) -> None:
    room.window.actions_.run("shortcuts")

    QTest.keyClick(room.window, Qt.Key.Key_4, CTRL)

    assert room.window.page is PageId.HOME


def test_tab_stays_inside_a_panel(room: Room) -> None:
    room.window.actions_.run("new.tally")
    form = room.window.findChild(NewMatchForm)
    assert isinstance(form, NewMatchForm)

    for _ in range(5):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)

        assert form.isAncestorOf(focused())


def test_a_click_beside_a_panel_closes_it(room: Room) -> None:
    room.window.actions_.run("shortcuts")
    overlay = room.window.findChild(Overlay)
    assert isinstance(overlay, Overlay)

    QTest.mouseClick(overlay, LEFT, pos=overlay.rect().bottomLeft())
    settle()

    assert room.window.findChild(Overlay) is None


def test_closing_remembers_place_and_page(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    room = open_room(qtbot, theme, tmp_path)
    room.window.resize(760, 600)
    room.window.show_page(PageId.HELP)

    room.window.close()
    again = open_room(qtbot, theme, tmp_path / "2", preferences=room.choices.now)

    assert room.choices.now.page == "help"
    # open_room resizes; the geometry itself is restored when the window is made
    again.window.restore_geometry()
    assert (again.window.width(), again.window.height()) == (760, 600)


def test_the_first_window_fits_the_screen_it_opens_on(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """Title bar included; also if it was larger on another screen."""
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    large = MainWindow(theme, Desk(boxes(tmp_path)), choices)
    qtbot.addWidget(large)
    room = large.screen().availableSize()
    assert room.width() < USUAL.width(), "else this screen proves nothing"

    assert large.width() <= room.width()
    assert large.height() <= room.height() - TITLE_BAR
    large.resize(3000, 2000)
    large.remember_place()
    again = MainWindow(theme, Desk(boxes(tmp_path)), choices)
    qtbot.addWidget(again)

    assert again.width() <= room.width()
    assert again.height() <= room.height() - TITLE_BAR


@pytest.mark.parametrize("geometry", ["rubbish", "ж", "AAAA", "=" * 50])
def test_a_damaged_geometry_does_no_harm(
    qtbot: QtBot, theme: Theme, tmp_path: Path, geometry: str
) -> None:
    room = open_room(qtbot, theme, tmp_path, preferences=Preferences(geometry=geometry))

    assert room.window.isVisible()


def test_the_scale_can_be_changed_by_keys_within_its_limits(room: Room, theme: Theme) -> None:
    room.choices.changed.connect(
        lambda _before, after: theme.set_look(theme.look._replace(scale=after.scale))
    )

    for _ in range(12):
        QTest.keyClick(room.window, Qt.Key.Key_Plus, CTRL)
    largest = room.choices.now.scale
    QTest.keyClick(room.window, Qt.Key.Key_0, CTRL)
    middle = room.choices.now.scale
    for _ in range(12):
        QTest.keyClick(room.window, Qt.Key.Key_Minus, CTRL)

    assert (largest, middle, room.choices.now.scale) == (200, 100, 80)


@pytest.mark.parametrize("page", PageId)
def test_icon_only_buttons_have_names(room: Room, page: PageId) -> None:
    room.add("First")
    room.window.show_page(page)

    nameless = [
        button
        for button in room.window.findChildren(QAbstractButton)
        if button.isVisible() and not button.text() and not button.accessibleName()
    ]

    assert nameless == []


def test_the_shortcut_sheet_begins_with_the_page_one_is_on(room: Room) -> None:
    room.window.show_page(PageId.HOME)

    QTest.keyClicks(room.window, "?")

    sheet = room.window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)
    texts = [each.text() for each in sheet.findChildren(QLabel)]
    assert texts.index("Matches and maps") < texts.index("Page")
