"""Two games in one window: a tally lies on the table page beside Burning Planets."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bp_desktop.app.boxes import FileBoxes
from bp_desktop.app.games import document_kinds, find_system
from bp_desktop.core.dice import AppDice
from bp_desktop.ui.chronicle.page import ChroniclePage
from bp_desktop.ui.dice.page import DicePage
from bp_desktop.ui.games.burning_planets.kinds import match_kind
from bp_desktop.ui.games.burning_planets.table.setup.plan import sample_plan
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.desk import Desk
from bp_desktop.ui.shell.desk_pages import DocumentPage
from bp_desktop.ui.shell.main_window import MainWindow
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.preferences import PreferenceKeeper, Preferences
from bp_desktop.ui.table.setup.form import NewMatchForm
from tests.tally import TALLY, Join
from tests.ui.build import settle
from tests.ui.tally_table import TALLY_AT_THE_TABLE, TallyDice

MATCH = "burning_planets.match"
STORYLESS = TALLY_AT_THE_TABLE._replace(make_chronicle=None)
"""A tally that nobody looks back on."""


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Iterator[MainWindow]:
    """With the usual kinds, and the tally after them."""
    boxes = FileBoxes(
        tmp_path / "usual.bpbox",
        lambda id_: TALLY if id_ == TALLY.id else find_system(id_),
        AppDice(1),
    )
    desk = Desk(boxes, (*document_kinds(), STORYLESS))
    made = MainWindow(theme, desk, PreferenceKeeper(tmp_path / "p.json", Preferences()))
    qtbot.addWidget(made)
    made.complete()
    desk.open_box(desk.boxes.usual)
    made.show()

    yield made

    desk.close_box()
    settle()


def open_tally(window: MainWindow) -> None:
    made = window.desk.library.create(TALLY.id, "Points", (Join("Ada"),))
    assert window.open_document(
        next(info for info in window.desk.library.documents() if info.id == made)
    )


def open_match(window: MainWindow) -> None:
    commands = sample_plan("Friday").commands(AppDice(1))
    made = window.desk.library.create(MATCH, "Friday", commands)
    assert window.open_document(
        next(info for info in window.desk.library.documents() if info.id == made)
    )


def test_a_new_match_can_be_begun_while_another_game_lies_on_the_table(window: MainWindow) -> None:
    open_tally(window)

    window.actions_.run(f"new.{MATCH}")

    form = window.findChild(NewMatchForm)
    assert isinstance(form, NewMatchForm)
    assert not form.same.isVisibleTo(form)
    form.begin.click()
    document = window.desk.on_page(PageId.TABLE)
    assert document is not None
    assert document.kind.system == MATCH


def test_a_form_is_given_the_open_document_of_its_own_kind_alone(window: MainWindow) -> None:
    open_match(window)
    window.actions_.run(f"new.{MATCH}")
    form = window.findChild(NewMatchForm)
    assert isinstance(form, NewMatchForm)

    assert form.same.isVisibleTo(form)
    window.notices.close_overlay()
    assert window.desk.open_state(match_kind()) is not None
    assert window.desk.open_state(STORYLESS) is None
    open_tally(window)
    assert window.desk.open_state(match_kind()) is None
    assert window.desk.open_state(STORYLESS) is not None


def test_the_dice_page_follows_the_game_on_the_table_and_keeps_each_assistant(
    window: MainWindow,
) -> None:
    window.show_page(PageId.DICE)
    first = window.dice.assistant

    open_tally(window)
    second = window.dice.assistant
    window.actions_.run("plan.match")
    window.desk.put_away(PageId.TABLE)
    third = window.dice.assistant
    open_tally(window)

    assert isinstance(first, DicePage)
    assert isinstance(second, TallyDice)
    assert second.plans == 1
    assert third is first
    assert window.dice.assistant is second
    assert window.dice.currentWidget() is second


def test_the_chronicle_is_there_for_what_has_a_story_alone(window: MainWindow) -> None:
    open_match(window)
    window.show_page(PageId.CHRONICLE)
    page = window.findChild(ChroniclePage)
    assert isinstance(page, ChroniclePage)
    assert page.currentWidget() is page.view

    open_tally(window)
    window.show_page(PageId.CHRONICLE)

    assert page.view is None
    assert page.currentWidget() is page.choice
    assert [one.title for one in page.choice.list.rows] == ["Friday"]


def test_an_empty_table_offers_every_kind_that_belongs_there(window: MainWindow) -> None:
    window.show_page(PageId.TABLE)

    page = window.stack.currentWidget()
    assert isinstance(page, DocumentPage)
    ways = [button.text() for button in page.findChildren(QPushButton)]
    assert ways == ["Go to Home", "New match", "New match of Parsec", "New tally"]
