"""Setting a match up in one screen: seats, colours, options, and what is made of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import FactionId
from bp_desktop.games.burning_planets.match.commands import AddPlanet, CreateMatch
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.option_list import BOARD
from bp_desktop.games.burning_planets.options import DEFAULTS, Options, PlanetRadius
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.texts.games.burning_planets.options import GROUPS, OPTIONS, VALUES
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.games.burning_planets.option_sheet import option_list, option_sheet
from bp_desktop.ui.games.burning_planets.sample_shelf import sample_content
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, sample_plan
from bp_desktop.ui.look.players import SEATS
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences, read
from bp_desktop.ui.table.clock.form import ClockForm
from bp_desktop.ui.widgets.overlay import Overlay
from tests.ui.build import open_room, settle
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage, new_match_form
from tests.ui.table.players_hand import LEFT, NONE, focused, push


@pytest.fixture
def filled(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[SetupPage]:
    room = open_room(qtbot, theme, tmp_path)
    desk: Desk = room.desk
    desk.open_box(desk.boxes.usual)
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    page = new_match_form(qtbot, theme, desk, choices)
    page.form.resize(page.form.sizeHint())
    with qtbot.waitExposed(page.form):
        page.form.show()
    QApplication.processEvents()
    yield page

    desk.close_box()
    settle()


def test_a_player_is_dragged_to_another_seat(filled: SetupPage) -> None:
    """BP-SETUP-1: players sit in the order round the table."""
    lines = filled.form.seats.lines
    handle = lines[0].handle
    goal = handle.mapFromGlobal(lines[2].mapToGlobal(QPoint(5, 10)))

    QTest.mousePress(handle, LEFT, NONE, handle.rect().center())
    QTest.mouseMove(handle, goal)
    QTest.mouseRelease(handle, LEFT, NONE, goal)

    assert filled.names() == ["Player 2", "Player 3", "Player 1"]


def test_a_player_is_moved_by_keys(filled: SetupPage) -> None:
    handle = filled.form.seats.lines[2].handle
    handle.setFocus()

    QTest.keyClick(handle, Qt.Key.Key_Up)
    QTest.keyClick(handle, Qt.Key.Key_Up)
    QTest.keyClick(handle, Qt.Key.Key_Up)

    assert filled.names() == ["Player 3", "Player 1", "Player 2"]
    assert [one.name for one in filled.form.agreed().seats] == filled.names()


def test_nobody_shares_a_colour(filled: SetupPage) -> None:
    first, second, _ = filled.form.seats.lines
    taken = second.color

    first.token.choices.actions()[taken].trigger()

    assert (first.color, second.color) == (taken, 0)


def test_there_are_two_to_nine_players(filled: SetupPage) -> None:
    form = filled.form

    while form.more.isEnabled():
        push(form.more)
    assert len(form.seats.lines) == 9
    assert len({line.color for line in form.seats.lines}) == 9
    while form.seats.lines[0].remove.isEnabled():
        push(form.seats.lines[0].remove)

    assert len(form.seats.lines) == 2


def test_the_keyboard_stays_with_the_players_when_no_more_can_come_or_go(filled: SetupPage) -> None:
    """Or the next press of the same key would begin a sample match."""
    form = filled.form
    form.more.setFocus()

    for _ in range(SEATS):
        QTest.keyClick(focused(), Qt.Key.Key_Space)
        if focused() is not form.more:
            break
    assert len(form.seats.lines) == SEATS
    assert focused() is form.seats.lines[-1].name
    form.seats.lines[-1].remove.setFocus()
    while focused() is not form.more:
        QTest.keyClick(focused(), Qt.Key.Key_Space)

    assert len(form.seats.lines) == 2
    assert focused() is form.more
    assert form.how_many.text() == "2 to 9 players"


def test_tab_comes_to_the_faction_that_is_chosen(filled: SetupPage) -> None:
    second, side = filled.form.seats.lines[1], filled.side(1)
    assert side.faction == "digitals"
    second.name.setFocus()

    QTest.keyClick(second.name, Qt.Key.Key_Tab)
    assert focused() is side.factions.buttons["digitals"]
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert side.faction == "xenos"
    QTest.keyClick(focused(), Qt.Key.Key_Tab)

    assert focused() is second.dice


def test_an_empty_box_has_the_samples_to_play_on(filled: SetupPage) -> None:
    form = filled.form

    push(filled.place(BoardSource.LIBRARY))
    titles = [filled.maps.itemText(place) for place in range(filled.maps.count())]
    filled.maps.setCurrentIndex(titles.index("Sample: Crossroads, 4 players"))
    filled.maps.activated.emit(filled.maps.currentIndex())
    push(form.begin)

    [wish] = filled.wishes
    create = wish.commands[0]
    assert isinstance(create, CreateMatch)
    assert create.map == sample_content("crossroads")
    assert [one.faction for one in create.players] == [
        seat.faction for seat in sample_content("crossroads").seats
    ]


def test_house_rules_have_a_page_and_escape_leads_back(filled: SetupPage) -> None:
    form = filled.form

    push(form.show_options)
    assert focused() is form.options.search
    assert not filled.ground.screen.isVisible()
    assert form.begin.isVisible()
    QTest.keyClick(focused(), Qt.Key.Key_Escape)

    assert filled.ground.screen.isVisible()
    push(form.show_options)
    assert form.options.isVisible()


def test_the_rule_of_an_option_is_one_click_away(filled: SetupPage) -> None:
    """And a click on it chooses nothing."""
    form = filled.form
    push(form.show_options)
    line = form.options.lines["enormous_actions"]
    before = form.options.options
    [link] = line.links
    form.options.search.setText(form.options._sheet.words.option("enormous_actions"))
    push(link)

    assert link.popover is not None
    assert len(link.popover.text.text()) > len("BP-ACT-11"), "the paragraph itself"
    assert form.options.options == before
    assert all(one.links for one in form.options.lines.values())


def test_options_are_found_by_a_word(filled: SetupPage) -> None:
    form = filled.form
    push(form.show_options)
    assert form.options.isVisible()

    QTest.keyClicks(form.options.search, "asteroid")

    seen = [key for key, line in form.options.lines.items() if line.isVisible()]
    assert seen
    assert all("asteroid" in key for key in seen)
    form.options.search.clear()
    QTest.keyClicks(form.options.search, "no such thing")
    assert form.options.none_found.isVisible()


def test_a_preset_fills_the_options_in_and_a_change_makes_them_ones_own(filled: SetupPage) -> None:
    form = filled.form
    push(form.show_options)

    push(form.options.presets.buttons["quick"])
    assert filled.options() == option_list().preset("quick")
    assert filled.open_books.isChecked()
    assert form.show_options.text() == "House rules: Quick start …"
    form.close_page()
    push(filled.secret_books)

    assert filled.options().treasury_visibility == "owner"
    assert form.show_options.text() == "House rules: Quick start …", "the card says it already"
    assert not any(one.isChecked() for one in form.options.presets.buttons.values())


@pytest.mark.parametrize("key", [option.key for option in option_list().rows])
def test_every_option_and_value_has_words(key: str) -> None:
    """BP-APP-5: an option nobody can read is no option."""
    option = next(one for one in option_list().rows if one.key == key)

    assert key in OPTIONS
    assert option.group in GROUPS
    assert all(value in VALUES for value in option.values if isinstance(value, str))


def test_every_preset_and_every_group_has_words() -> None:
    sheet = option_sheet()

    assert sheet.presets.keys() == sheet.list.presets.keys()
    assert {row.group for row in sheet.list.rows} == GROUPS.keys()


def test_a_map_keeps_its_board_options_and_the_table_the_others() -> None:
    drawn_for = Options(planet_radius=PlanetRadius(3, 4, 5), treasury_visibility="owner")
    agreed = Options(elimination="no_planets")

    merged = option_list().with_group_of(agreed, drawn_for, BOARD)

    assert merged.planet_radius == PlanetRadius(3, 4, 5)
    assert merged.elimination == "no_planets"
    assert merged.treasury_visibility == DEFAULTS.treasury_visibility


def test_objections_to_a_plan_are_said_in_the_form(filled: SetupPage) -> None:
    """BP-SETUP-2: nothing is made until the plan is one."""
    form = filled.form
    form.options.choose("allow_duplicate_factions", False)
    push(filled.side(0).factions.buttons["xenos"])

    push(form.begin)

    assert filled.wishes == []
    assert form.problem.isVisible()
    assert "Xenos" in form.problem.text()


def test_beside_a_real_board_starting_planets_are_entered_at_once(filled: SetupPage) -> None:
    """BP-GEN-15: five natural resources, of the kinds that grow in the faction's biome."""
    form = filled.form
    push(filled.place(BoardSource.REAL))
    assert all(filled.side(seat).start.isVisible() for seat in range(3))
    push(form.begin)

    (wish,) = filled.wishes
    create, *planets = wish.commands
    assert isinstance(create, CreateMatch)
    assert create.map is None
    assert len(planets) == 3
    session = Session(match_system(), MemoryJournal(), AppDice(1))
    for command in wish.commands:
        assert isinstance(command, CreateMatch | AddPlanet)
        assert session.check(command) == ()
        session.submit(command)
    total = tables().generation.starting_planet_resources
    assert [len(one.natural) for one in session.state.board.planets.values()] == [total] * 3


def test_enter_goes_from_name_to_name_and_begins_the_match(filled: SetupPage) -> None:
    """Not in the title already: nobody would have a name yet."""
    QTest.keyClicks(filled.form.title, "Friday")
    QTest.keyClick(filled.form.title, Qt.Key.Key_Return)
    for line, name in zip(filled.form.seats.lines, ("Marta", "Luca", "Gio"), strict=True):
        assert QApplication.focusWidget() is line.name
        QTest.keyClicks(line.name, name)
        QTest.keyClick(line.name, Qt.Key.Key_Return)
    assert not filled.wishes
    QTest.keyClick(filled.form.begin, Qt.Key.Key_Return)

    [wish] = filled.wishes
    assert wish.title == "Friday"
    create = wish.commands[0]
    assert isinstance(create, CreateMatch)
    assert [one.name for one in create.players] == ["Marta", "Luca", "Gio"]


def test_after_the_last_die_the_keyboard_begins_the_match(filled: SetupPage) -> None:
    rolled = filled.rolled
    filled.open_maps()
    push(rolled.by_die)
    assert rolled.going is not None

    rolled.content()

    assert QApplication.focusWidget() is filled.form.begin


def test_a_sample_match_begins_by_itself() -> None:
    session = Session(match_system(), MemoryJournal(), AppDice(1))

    for command in sample_plan("Sample").commands(AppDice(2)):
        session.submit(command)

    assert session.state.stage is Stage.PLAY
    assert {one.faction for one in session.state.players.values()} == {
        FactionId("humans"),
        FactionId("digitals"),
        FactionId("xenos"),
    }


def test_two_people_of_one_name_are_told_to_change_one_of_them(filled: SetupPage) -> None:
    """F8: a name tells who is meant, and whose home a planet is."""
    form = filled.form
    first, second, _ = form.seats.lines
    for line, name in ((first, "Anna"), (second, "anna ")):
        line.name.selectAll()
        QTest.keyClicks(line.name, name)

    push(form.begin)

    assert filled.wishes == []
    assert form.problem.text() == "Two players are called anna: give one of them another name."
    assert focused() is second.name
    QTest.keyClicks(focused(), "Boris")
    push(form.begin)
    assert len(filled.wishes) == 1


def test_proposed_names_are_never_taken_already(filled: SetupPage) -> None:
    form = filled.form
    first, _, third = form.seats.lines
    first.name.setText("Player 4")
    form.seats.reseat(third, 0)

    push(form.more)
    push(form.seats.lines[-1].remove)
    push(form.more)

    names = [one.name for one in form.agreed().seats]
    assert len(set(names)) == len(names) == 4


def test_names_are_typed_one_after_the_other(filled: SetupPage) -> None:
    """A click marks a name that nobody typed, Enter goes on to the next one."""
    first = filled.form.seats.lines[0].name
    filled.form.title.setFocus()

    QTest.mouseClick(first, LEFT, NONE, first.rect().center())
    for name in ("Ann", "Ben", "Cleo"):
        QTest.keyClicks(focused(), name)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert filled.names() == ["Ann", "Ben", "Cleo"]


def test_where_the_board_is_stays_under_the_mouse(filled: SetupPage) -> None:
    """However many lines the planets of a real board take."""
    button = filled.place(BoardSource.REAL)
    mouse = button.mapTo(filled.form, button.rect().center())

    push(button)
    QApplication.processEvents()

    assert button.rect().contains(button.mapFrom(filled.form, mouse))


# --- as a group of new users needs it (findings 19)

LOW_SCREEN = QSize(1366, 690)
"""What a screen of 1366 x 768 leaves beside title bar and task bar."""


def over_a_window(filled: SetupPage, qtbot: QtBot, theme: Theme, size: QSize) -> QWidget:
    """The form as the window shows it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(size)
    window.show()
    Overlay(theme, window, filled.form, width=1104)
    QTest.qWait(1)
    QApplication.processEvents()
    return window


def place_of(part: QWidget, window: QWidget) -> QRect:
    return QRect(part.mapTo(window, QPoint(0, 0)), part.size())


@pytest.mark.parametrize("place", [BoardSource.ROLLED, BoardSource.REAL])
def test_all_of_it_is_seen_at_once_on_a_small_screen(
    filled: SetupPage, qtbot: QtBot, theme: Theme, place: BoardSource
) -> None:
    """With four players; nothing but the list of more of them scrolls."""
    form = filled.form
    window = over_a_window(filled, qtbot, theme, LOW_SCREEN)
    push(form.more)
    if place is BoardSource.REAL:
        push(filled.place(place))
    QTest.qWait(50)

    panel = form.parentWidget()
    assert panel is not None
    assert panel.width() <= 1104
    assert panel.height() <= 674
    cards = form.cards["treasury_visibility"].cards.values()
    boxes = (*form.rules.choices.values(), form.rules.minutes, form.rules.enforcement)
    rows = [part for line in form.seats.lines for part in (line.name, line.dice, line.remove)]
    starts = [filled.side(seat).start.forests for seat in range(4)]
    board = (filled.ground.screen, filled.ground.real)
    parts = (form.title, *rows, *board, *cards, *boxes, form.show_options, form.begin)
    for part in (*parts, *(starts if place is BoardSource.REAL else ())):
        seen = part.visibleRegion().boundingRect()
        assert seen == part.rect(), (part, part.accessibleName())
        assert window.rect().contains(place_of(part, window))
    rows_of = [line.name.parentWidget() for line in form.seats.lines]
    assert {one.height() for one in rows_of if one is not None} == {42}


def test_the_foot_never_moves(filled: SetupPage, qtbot: QtBot, theme: Theme) -> None:
    form = filled.form
    window = over_a_window(filled, qtbot, theme, LOW_SCREEN)
    before = place_of(form.begin, window)

    def assert_there() -> None:
        QTest.qWait(1)
        assert place_of(form.begin, window) == before

    while form.more.isEnabled():
        push(form.more)
        assert_there()
    push(filled.place(BoardSource.REAL))
    assert_there()
    push(form.show_options)
    assert_there()
    QTest.keyClick(form.options.search, Qt.Key.Key_Escape)
    form.options.choose("allow_duplicate_factions", False)
    push(form.begin)
    assert form.problem.isVisible()
    assert_there()


def test_treasuries_are_open_unless_the_table_chooses_secrecy(filled: SetupPage) -> None:
    """AMB-67."""
    assert filled.open_books.isChecked()
    assert "open treasuries" in filled.form.summary.text()

    push(filled.secret_books)

    assert filled.options().treasury_visibility == "owner"
    assert not filled.open_books.isChecked()
    assert "secret treasuries" in filled.form.summary.text()


def test_cards_are_radio_buttons(filled: SetupPage) -> None:
    """Arrows move, Space or Enter chooses, Tab comes to the chosen one."""
    filled.open_books.setFocus()

    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert focused() is filled.secret_books
    assert filled.options().treasury_visibility == "public", "so far it was only looked at"
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert filled.options().treasury_visibility == "owner"
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert filled.options().treasury_visibility == "owner", "a second time changes nothing"
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert filled.options().treasury_visibility == "public"
    assert filled.wishes == []


def test_secrecy_is_remembered_for_the_next_match(
    filled: SetupPage, qtbot: QtBot, theme: Theme
) -> None:
    desk, choices = filled.form.context.desk, filled.form.context.choices
    push(filled.secret_books)
    push(filled.form.begin)
    filled.form.hide()

    again = PreferenceKeeper(choices.path, read(choices.path)[0])
    page = new_match_form(qtbot, theme, desk, again)

    assert page.secret_books.isChecked()
    assert page.options().treasury_visibility == "owner"


def test_control_and_return_begin_from_anywhere(filled: SetupPage) -> None:
    filled.form.activateWindow()
    line = filled.form.seats.lines[1]
    line.name.setFocus()

    QTest.keyClick(line.name, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    assert len(filled.wishes) == 1


def test_a_map_is_seen_before_anybody_asks_for_it(filled: SetupPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: filled.rolled.so_far is not None)
    assert "planets on" in filled.form.summary.text()
    proposed = filled.rolled.so_far
    push(filled.secret_books)
    assert filled.rolled.so_far is proposed, "other rules need no other map"
    push(filled.ground.again)
    chosen = filled.rolled.so_far
    assert chosen is not None
    assert chosen is not proposed

    push(filled.form.begin)

    create = filled.wishes[0].commands[0]
    assert isinstance(create, CreateMatch)
    assert create.map is not None
    assert create.map.board == chosen.board
    assert create.map.options.treasury_visibility == "owner"


def test_every_limit_of_the_clock_can_be_chosen(filled: SetupPage) -> None:
    rules = filled.form.rules
    more = rules.minutes.findText("More …")

    def ask() -> ClockForm:
        rules.minutes.setCurrentIndex(more)
        rules.minutes.activated.emit(more)
        (form,) = [one for one in filled.form.findChildren(ClockForm) if one.isVisible()]
        return form

    push(ask().cancel)
    QApplication.processEvents()
    assert rules.clock is None
    assert rules.minutes.currentText() == "No time limit"
    page = ask()
    page.budget.setValue(25)
    page.turn.setValue(90)
    page.increment.setValue(10)
    push(page.set_clock)
    assert rules.minutes.currentText() == "25 min each, +10 s per turn, turn limit 90 s"
    push(filled.form.begin)

    assert filled.wishes[0].commands[1] == SetClock(25, 90, None, 10)


def test_the_links_on_the_card_of_the_map_are_read_whole(filled: SetupPage) -> None:
    """Trial of an evening: "enerate aga" stood there."""
    ground = filled.ground

    for link in (ground.again, ground.choose):
        assert link.isVisible()
        assert link.width() >= link.sizeHint().width()
        assert ground.screen.rect().contains(link.geometry())
    assert not ground.again.geometry().intersects(ground.choose.geometry())
