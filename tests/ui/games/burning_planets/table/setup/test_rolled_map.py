"""A map rolled while the match is set up: at once, die by die, with real dice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.match.commands import CreateMatch
from bp_desktop.games.shared.clock import SetClock
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from tests.ui.build import open_room, settle
from tests.ui.games.burning_planets.table.setup.setup_page import SetupPage, new_match_form
from tests.ui.table.players_hand import push


class Table(SetupPage):
    """The form, and the documents that come of it."""

    def begin(self) -> CreateMatch:
        push(self.form.begin)
        created = self.wishes[-1].commands[0]
        assert isinstance(created, CreateMatch)
        return created

    @property
    def commands(self) -> tuple[object, ...]:
        return tuple(self.wishes[-1].commands)


@pytest.fixture
def table(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[Table]:
    room = open_room(qtbot, theme, tmp_path)
    room.desk.open_box(room.desk.boxes.usual)
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    made = new_match_form(qtbot, theme, room.desk, choices)
    made.form.resize(made.form.sizeHint())
    with qtbot.waitExposed(made.form):
        made.form.show()
    table = Table(made.form, made.wishes)
    table.open_maps()

    yield table

    room.desk.close_box()
    settle()


def test_the_map_that_was_rolled_is_the_map_that_is_played(table: Table) -> None:
    """BP-GEN-1."""
    push(table.rolled.at_once)
    shown = table.rolled.content()
    assert shown is not None
    assert table.rolled.picture.isVisible()
    assert len(table.rolled.log.rows) > 10

    created = table.begin()

    assert created.map is not None
    assert created.map.board == shown.board


def test_another_roll_is_another_map(table: Table) -> None:
    push(table.rolled.at_once)
    before = table.rolled.content()

    push(table.rolled.at_once)

    assert table.rolled.content() != before


def test_real_dice_are_typed_one_by_one_and_the_rest_is_rolled(table: Table) -> None:
    """BP-APP-1: the first die says in which tile the first planet lies."""
    push(table.rolled.by_die)
    going = table.rolled.going
    assert going is not None
    settle()

    going.typed.setFocus()
    QTest.keyClicks(going.typed, "3")
    QTest.keyClick(going.typed, Qt.Key.Key_Return)
    first = table.rolled.log.rows[0].spoken
    assert "tile 3" in first
    assert "by hand" in first
    push(going.roll)
    assert len(table.rolled.log.rows) >= 2
    created = table.begin()

    assert created.map is not None
    assert len(created.map.seats) == 3
    assert created.map.board.planets


def test_a_face_no_die_has_is_refused_on_the_form(table: Table) -> None:
    push(table.rolled.by_die)
    going = table.rolled.going
    assert going is not None

    QTest.keyClicks(going.typed, "99")
    QTest.keyClick(going.typed, Qt.Key.Key_Return)

    assert table.form.problem.isVisible()
    assert len(table.rolled.log.rows) == 0


def test_other_players_need_another_map_but_not_other_names(table: Table) -> None:
    push(table.rolled.at_once)
    line = table.form.seats.lines[0]

    line.name.setText("Anna")
    assert table.rolled.content() is not None
    table.form.close_page()
    push(table.side(0).factions.buttons["xenos"])

    assert table.rolled.content() is None
    assert table.begin().map is not None, "it is rolled when the match begins"


def test_only_a_new_map_is_rolled(table: Table) -> None:
    push(table.rolled.at_once)

    table.form.close_page()
    push(table.place(BoardSource.REAL))

    assert table.begin().map is None


def test_a_clock_and_the_order_of_play_are_chosen_on_the_form(table: Table) -> None:
    """BP-SETUP-11, AMB-04."""
    minutes = table.form.rules.minutes
    minutes.setCurrentIndex(minutes.findData(60))
    QTest.keyClick(table.order, Qt.Key.Key_Down)

    created = table.begin()

    assert created.options.first_player == "manual"
    assert table.commands[1] == SetClock(60)
