"""The form for a new map, filled in by hand."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.app.games import find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.games.burning_planets.map.commands import CreateMap, GenerateMap
from bp_desktop.ui.games.burning_planets.kinds import map_kind
from bp_desktop.ui.games.burning_planets.new_map import OWN, NewMapForm
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import FormContext, NewDocument
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.widgets.overlay import Overlay
from tests.ui.editor.editor_page import push, write


@pytest.fixture
def wishes() -> list[NewDocument]:
    return []


@pytest.fixture
def form(qtbot: QtBot, theme: Theme, tmp_path: Path, wishes: list[NewDocument]) -> NewMapForm:
    desk = Desk(FileBoxes(tmp_path / "usual.bpbox", find_system, AppDice(1)), (map_kind(),))
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    made = NewMapForm(FormContext(theme, desk, choices, FilePrompts(), wishes.append))
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def created(wishes: list[NewDocument]) -> CreateMap:
    (wish,) = wishes
    create = wish.commands[0]
    assert isinstance(create, CreateMap)
    return create


def test_rolling_asks_for_a_map_with_the_recommended_tiles(
    form: NewMapForm, wishes: list[NewDocument]
) -> None:
    """BP-BOARD-11: three players lay 3 x 3 tiles."""
    write(form.title, "Trio")
    write(form.seed, "tea")
    push(form.roll)

    create = created(wishes)
    assert wishes[0].title == create.title == "Trio"
    assert len(create.seats) == 3
    assert create.wide * create.high > 2 * 3
    assert wishes[0].commands[1] == GenerateMap(seed="tea")


def test_an_empty_board_is_not_rolled(form: NewMapForm, wishes: list[NewDocument]) -> None:
    push(form.empty)

    assert len(wishes[0].commands) == 1


def test_there_are_two_to_nine_players(form: NewMapForm, wishes: list[NewDocument]) -> None:
    """BP-SETUP-1."""
    while form.more.isEnabled():
        push(form.more)
    most = len(form.lines)
    while form.fewer.isEnabled():
        push(form.fewer)

    assert (most, len(form.lines)) == (9, 2)


def test_each_player_has_a_faction_and_a_colour(
    form: NewMapForm, wishes: list[NewDocument]
) -> None:
    push(form.lines[0].factions.buttons["xenos"])
    push(form.empty)

    seats = created(wishes).seats
    assert seats[0].faction == "xenos"
    assert [seat.color for seat in seats] == [0, 1, 2]


def test_taking_anothers_colour_exchanges_the_two(
    form: NewMapForm, wishes: list[NewDocument]
) -> None:
    """No two players look the same."""
    form.lines[0].token.choices.actions()[2].trigger()
    push(form.empty)

    assert [seat.color for seat in created(wishes).seats] == [2, 1, 0]


def test_the_board_can_have_its_own_size(form: NewMapForm, wishes: list[NewDocument]) -> None:
    push(form.grid.buttons[OWN])
    type_number(form.wide, "7")
    type_number(form.high, "2")
    push(form.empty)

    create = created(wishes)
    assert (create.wide, create.high) == (7, 2)


def test_too_few_tiles_are_told_in_the_form_and_nothing_is_made(
    form: NewMapForm, wishes: list[NewDocument]
) -> None:
    """BP-GEN-7: a tile for each planet."""
    push(form.grid.buttons[OWN])
    type_number(form.wide, "1")
    type_number(form.high, "1")
    push(form.roll)

    assert wishes == []
    assert "tiles" in form.problem.text()


def type_number(box: QSpinBox, digits: str) -> None:
    box.setFocus()
    box.selectAll()  # as the Tab key does
    QTest.keyClicks(box, digits)


def test_the_name_is_where_writing_begins(form: NewMapForm) -> None:
    form.setFocus()

    assert form.focusWidget() is form.title


def test_all_players_are_to_be_seen_where_the_window_has_room(
    qtbot: QtBot, theme: Theme, tmp_path: Path, wishes: list[NewDocument]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    desk = Desk(FileBoxes(tmp_path / "usual.bpbox", find_system, AppDice(1)), (map_kind(),))
    choices = PreferenceKeeper(tmp_path / "preferences.json", Preferences())
    form = NewMapForm(FormContext(theme, desk, choices, FilePrompts(), wishes.append))

    Overlay(theme, window, form, width=720)
    QApplication.processEvents()

    assert len(form.lines) == 3
    assert all(line.visibleRegion().boundingRect() == line.rect() for line in form.lines)
