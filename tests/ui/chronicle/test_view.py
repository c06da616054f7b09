"""Moving in time: slider, board, balances, charts and story go together."""

from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.ids import FactionId, Positions
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.seen import seen_by
from bp_desktop.games.burning_planets.match.system import match_system
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.chronicle.reading import AnnalsReader
from bp_desktop.ui.games.burning_planets.table.holdings import HoldingsList
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource, MatchPlan, PlayedSide
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.table.setup.parts import Agreement, SeatDraft
from bp_desktop.ui.widgets.slices import SLICE_SECONDS
from tests.games.burning_planets.match.build import RED, purse
from tests.games.burning_planets.match.chronicle.past import MatchSession, played
from tests.ui.build import settle
from tests.ui.chronicle.looking_back import LEFT, LookingBack

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def session() -> MatchSession:
    return played(260)


@pytest.fixture
def past(qtbot: QtBot, theme: Theme, tmp_path: Path, session: MatchSession) -> LookingBack:
    return LookingBack(qtbot, theme, tmp_path, session)


def assert_together(past: LookingBack, place: int) -> None:
    """Board, balances, charts, story and words show one moment."""
    view, session = past.view, past.view.session
    match = session.state_after(place)
    assert past.place == place
    assert past.board.state == seen_by(match, None)
    treasury = match.players[RED].treasury
    shown = past.figures()[past.row_of(RED)]
    assert shown[1:5] == [str(treasury[one]) for one in match.tables.resources]
    assert view.charts.view is not None
    assert view.charts.view.place == place
    seq = session.timeline[place - 1].seq
    assert view.story.steps.currentIndex().row() == seq - 1
    assert view.moment.said == view.story.steps.story.sentence(seq)
    assert str(place) in view.moment.where


def test_it_opens_at_the_present(past: LookingBack, session: MatchSession) -> None:
    assert_together(past, len(session.timeline))


def test_arrows_step_page_keys_go_by_turns_and_home_and_end_to_the_ends(
    past: LookingBack, session: MatchSession
) -> None:
    last = len(session.timeline)
    chapters = past.view.reading.chapters

    past.press(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert_together(past, last - 2)
    past.press(Qt.Key.Key_Right)
    assert_together(past, last - 1)
    past.press(Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    place = last - 1
    for _ in range(2):
        place = max(one.begins for one in chapters if one.begins < place)
    assert_together(past, place)
    past.press(Qt.Key.Key_PageDown)
    assert_together(past, min(one.begins for one in chapters if one.begins > place))
    past.press(Qt.Key.Key_Home)
    assert_together(past, 1)
    past.press(Qt.Key.Key_Left)
    assert_together(past, 1)
    past.press(Qt.Key.Key_End)

    assert_together(past, last)


def test_keys_work_wherever_the_keyboard_is_on_the_page(past: LookingBack) -> None:
    past.view.another.setFocus()
    before = past.place

    past.press(Qt.Key.Key_PageUp)
    assert past.place < before
    QTest.keyClick(past.window, Qt.Key.Key_Home, CTRL)

    assert_together(past, 1)


def test_tab_leads_from_the_slider_to_everything_on_the_page(past: LookingBack) -> None:
    view = past.view
    seen = []
    for _ in range(20):
        past.press(Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())

    assert seen[:5] == [view.time.back, view.time.play, view.time.on, view.time.speed, view.another]
    assert {view.export_button, past.board.view, view.charts.subjects, view.charts.resources} <= {
        *seen
    }
    assert {*view.charts.legend.values()} <= {*seen}
    assert view.subjects.buttons["charts"] in seen


def test_a_press_on_the_slider_goes_there(past: LookingBack, session: MatchSession) -> None:
    slider = past.view.time.slider

    QTest.mouseClick(slider, LEFT, NONE, QPoint(round(slider.x_of(100)), 20))
    assert_together(past, 100)
    QTest.mousePress(slider, LEFT, NONE, QPoint(round(slider.x_of(100)), 20))
    QTest.mouseMove(slider, QPoint(round(slider.x_of(40)), 20))
    QTest.mouseRelease(slider, LEFT, NONE, QPoint(round(slider.x_of(40)), 20))

    assert_together(past, 40)


def test_a_click_in_a_chart_goes_there_and_the_pointer_reads_values(past: LookingBack) -> None:
    charts = past.view.charts
    assert charts.view is not None
    assert charts.read_out is not None

    QTest.mouseMove(charts.view.viewport(), past.chart_point(120))
    assert charts.read_out.isVisible()
    assert "120" in charts.read_out.head
    annals = past.view.reading.annals
    income = annals.figure(annals.samples[120], "income", RED, "", past.view.sight)
    assert charts.read_out.lines[past.row_of(RED)][1:] == ("Red", str(income))
    QTest.mouseClick(charts.view.viewport(), LEFT, NONE, past.chart_point(120))

    assert_together(past, 120)


def test_the_pointer_says_where_it_is_even_in_a_chart_without_lines(past: LookingBack) -> None:
    charts = past.view.charts
    assert charts.view is not None
    assert charts.read_out is not None
    for name in charts.legend.values():
        QTest.mouseClick(name, LEFT)

    QTest.mouseMove(charts.view.viewport(), past.chart_point(120))

    assert charts.read_out.isVisible()
    assert "120" in charts.read_out.head
    assert not charts.read_out.lines


def test_a_line_of_the_story_leads_to_its_moment(past: LookingBack) -> None:
    QTest.mouseClick(past.view.subjects.buttons["story"], LEFT)
    QTest.mouseClick(past.view.story.lengths.buttons["steps"], LEFT)
    story = past.view.story.steps
    index = story.index_of("100")
    story.scrollTo(index)

    QTest.mouseClick(story.viewport(), LEFT, NONE, story.visualRect(index).center())

    assert_together(past, 100)


def test_play_goes_on_by_itself_and_stops_at_the_end(
    qtbot: QtBot, past: LookingBack, session: MatchSession
) -> None:
    last = len(session.timeline)
    past.press(Qt.Key.Key_Left, Qt.Key.Key_Left)

    QTest.keyClick(past.window, Qt.Key.Key_P)
    assert past.view.time.is_playing
    qtbot.waitUntil(lambda: past.place == last)
    qtbot.waitUntil(lambda: not past.view.time.is_playing)

    assert_together(past, last)


def test_play_can_be_paused_and_begins_anew_at_the_end(past: LookingBack) -> None:
    QTest.mouseClick(past.view.time.play, LEFT)
    assert past.view.time.is_playing
    assert past.place == 1

    QTest.mouseClick(past.view.time.play, LEFT)

    assert not past.view.time.is_playing


def test_a_step_taken_meanwhile_is_followed_at_the_end_only(past: LookingBack) -> None:
    """Design, chapter 3: views compare states, so play and undo look the same to them."""
    last = past.view.reading.annals.last

    past.commander.submit(AdjustTreasury(RED, purse(5), "found"))
    assert_together(past, last + 1)
    past.view.time.go(50)
    past.commander.undo(consent=True)
    assert_together(past, 50)

    assert past.view.time.slider.maximum() == last


def test_undone_steps_stay_readable_and_lead_to_where_they_stood(past: LookingBack) -> None:
    last = past.view.reading.annals.last
    past.commander.submit(AdjustTreasury(RED, purse(5), "found"))
    past.commander.undo(consent=True)
    story = past.view.story.steps.story

    assert len(story.ids()) == last + 2
    assert story.is_gone(last + 1)
    assert "Red" in story.sentence(last + 1)
    past.view.time.go(3)
    past.view.story.steps.setCurrentIndex(past.view.story.steps.index_of(str(last + 1)))

    assert past.place == last


def test_a_corrected_step_says_what_it_was_and_what_it_is(past: LookingBack) -> None:
    last = past.view.reading.annals.last
    past.commander.submit(AdjustTreasury(RED, purse(5), "five found"))

    past.commander.amend(last + 1, AdjustTreasury(RED, purse(6), "six found"), consent=True)

    line = past.view.story.steps.story.sentence(last + 1)
    assert line.index("five found") < line.index("six found")
    assert past.view.moment.said == line
    assert past.view.story.steps.rows[last].title == line
    assert not past.view.story.steps.story.is_gone(last + 1)


def test_a_step_put_in_later_stands_where_it_belongs(past: LookingBack) -> None:
    """Correct the past, keep the future: the timeline no longer follows the numbers."""
    last = past.view.reading.annals.last
    target = past.view.session.timeline[last - 10].seq

    past.commander.amend(
        target, AdjustTreasury(RED, purse(6), "forgotten"), consent=True, inserted=True
    )
    story = past.view.story.steps
    story.setCurrentIndex(story.index_of(str(len(past.view.session.entries))))

    assert past.place == last - 9
    assert "forgotten" in past.view.moment.said
    assert past.view.time.slider.maximum() == last + 1


def test_beside_a_real_board_holdings_stand_where_the_board_would(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    past = LookingBack(qtbot, theme, tmp_path, played(150, positions=Positions.TABLE))

    past.press(Qt.Key.Key_PageUp)

    holdings = past.board.currentWidget()
    assert isinstance(holdings, HoldingsList)
    assert holdings.rows
    assert not holdings.findChildren(QPushButton)  # nothing can be done in the past


def test_a_player_s_lines_can_be_hidden_and_charts_chosen(past: LookingBack) -> None:
    charts = past.view.charts
    assert charts.view is not None
    assert set(charts.view.charts["planets"].curves) == set(charts.legend)

    QTest.mouseClick(charts.legend[RED], LEFT)
    assert RED not in charts.view.charts["planets"].curves
    charts.subjects.setFocus()
    QTest.keyClick(charts.subjects, Qt.Key.Key_Down)
    charts.subjects.activated.emit(charts.subjects.currentIndex())

    assert charts.view.shown == ("treasury",)


def test_a_chart_says_what_it_counts_and_marks_whole_numbers_only(past: LookingBack) -> None:
    charts = past.view.charts
    assert charts.view is not None
    assert charts.view.charts["income"].text == "Income per turn · All resources"
    assert charts.view.charts["planets"].text == "Planets"

    charts.resources.setCurrentIndex(1)
    charts.resources.activated.emit(1)

    name = charts.resources.itemText(1)
    assert charts.view.charts["income"].text == f"Income per turn · {name}"
    for chart in charts.view.charts.values():
        (low, high) = chart.box.viewRange()[1]
        assert high - low >= 1
        assert all(space >= 1 for space, _ in chart.left.tickValues(low, high, 80))


def test_nine_players_are_all_in_sight_where_there_is_room(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    human = PlayedSide(FactionId("humans"))
    seated = tuple(SeatDraft(f"Player {seat}", seat, False, human) for seat in range(9))
    session: MatchSession = Session(match_system(), MemoryJournal(), AppDice(1))
    for command in MatchPlan(Agreement("Nine", seated, DEFAULTS), BoardSource.REAL).commands():
        session.submit(command)
    past = LookingBack(qtbot, theme, tmp_path, session)
    bar = past.view.standing.verticalScrollBar()
    assert bar.maximum() == 0
    assert past.board.height() > 300
    assert past.view.charts._body.verticalScrollBar().maximum() == 0

    theme.set_look(Appearance(scale=150))
    past.window.resize(1140, 720)
    QApplication.processEvents()

    assert bar.maximum() > 0
    assert past.board.height() >= theme.px(100)
    table = past.view.standing
    below = past.view.moment.mapTo(past.window, QPoint(0, 0)).y()
    assert table.mapTo(past.window, table.rect().bottomLeft()).y() < below
    last = table.figures.columnCount() - 1
    edge = table.columnViewportPosition(last) + table.columnWidth(last)
    assert edge <= table.viewport().width(), "every figure is in sight"
    charts = past.view.charts
    names = charts.legend.values()
    assert all(one.height() >= theme.px(34) for one in names)
    assert all(charts._legend.rect().contains(one.geometry()) for one in names)
    assert charts.view is not None
    assert charts.view.height() >= charts.view.minimumHeight()


def test_everything_follows_theme_and_scale(past: LookingBack, theme: Theme) -> None:
    theme.set_look(Appearance(theme="light", scale=150))
    QApplication.processEvents()

    past.press(Qt.Key.Key_PageUp)

    assert past.view.charts.view is not None
    assert past.view.charts.view.backgroundBrush().color() == theme.color("surface")


def test_where_it_is_low_the_hint_gives_way_to_the_charts(past: LookingBack, theme: Theme) -> None:
    """At 150 % only a strip of a chart was in sight in a low window."""
    charts = past.view.charts
    assert charts.hint.isVisible()

    theme.set_look(Appearance(scale=150))
    past.window.resize(1219, 700)
    settle()
    assert charts.view is not None
    assert not charts.hint.isVisible()
    assert charts.hint.text() == charts.view.accessibleDescription()
    theme.set_look(Appearance())
    past.window.resize(1440, 900)
    settle()

    assert charts.hint.isVisible()


def test_a_long_journal_is_read_a_little_at_a_time(
    qtbot: QtBot, session: MatchSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock of its own, on which every step takes as long as on a very slow machine."""
    monkeypatch.setattr("bp_desktop.ui.chronicle.reading.AT_ONCE", 0.0)
    clock = count(step=SLICE_SECONDS / 2)
    monkeypatch.setattr("bp_desktop.ui.widgets.slices.perf_counter", lambda: next(clock))
    reading = AnnalsReader(session, table_game())
    seen: list[float] = []
    reading.progressed.connect(lambda: seen.append(reading.progress))

    with qtbot.waitSignal(reading.finished):
        reading.catch_up()
        assert not reading.is_done

    assert reading.annals.last == len(session.timeline)
    assert seen == sorted(seen)
    assert len(seen) > len(session.timeline) / 4
