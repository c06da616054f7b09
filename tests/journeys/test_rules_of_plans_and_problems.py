"""Ids of the planner and of a map's problems lead to their rule, by click and by F1; and F1 on
Parsec's screens opens what the help says about them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.games import document_kinds
from bp_desktop.ui.games.burning_planets.combat.dice_page import CombatDicePage
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemCard
from bp_desktop.ui.games.parsec.library.new_set import NewSetForm
from bp_desktop.ui.games.parsec.library.set_view import SetView
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.others import SeatButton
from bp_desktop.ui.table.setup.form import NewMatchForm
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.widgets.rule_link import RuleLink
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import settle
from tests.ui.table.players_hand import push


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    theme.set_look(Appearance(reduce_motion=True))
    return game_room(qtbot, theme, tmp_path, seed=5, kinds=document_kinds)


def f1(room: GameRoom, widget: QWidget) -> tuple[str, str]:
    """Which tab F1 opens for a widget, and what is shown there."""
    widget.setFocus()
    assert widget.hasFocus(), f"the keyboard does not come to {widget}"
    QTest.keyClick(widget, Qt.Key.Key_F1)
    side = room.window.side
    assert side.isVisible()
    tab = next(name for name, one in side.tabs.items() if one.isChecked())
    shown = side.rules.text.lit if tab == "rules" else side.help.page
    side.leave()
    settle()
    return tab, shown


def by_click(room: GameRoom, link: RuleLink) -> str:
    """The rule that a click on an id, and on the button of its paragraph, leads to."""
    page = room.window.page
    push(link)
    assert link.popover is not None
    assert link.popover.text.text()
    assert link.popover.button is not None
    push(link.popover.button)
    settle()
    assert room.window.page is PageId.RULES
    lit = room.window.rules_page.view.text.lit
    room.window.show_page(page)
    settle()
    return lit


def test_ids_of_the_planner_lead_to_their_rule(room: GameRoom) -> None:
    room.window.show_page(PageId.DICE)
    settle()
    page = room.window.dice.assistant
    assert isinstance(page, CombatDicePage)
    for subject, panel in (("plan", page.planner), ("conquest", page.conquest)):
        page.show_subject(subject)
        settle()
        assert panel.rules.ids
        for link in panel.rules.links:
            assert by_click(room, link) == link.id
            assert f1(room, link) == ("rules", link.id)
    room.leave()


def test_ids_of_a_maps_problems_lead_to_their_rule(room: GameRoom, qtbot: QtBot) -> None:
    push(room.begin_map().empty)
    settle()
    panel = room.studio(qtbot).problems_panel()
    settle()
    links = [one for one in panel.findChildren(RuleLink) if one.isVisible()]
    assert links
    for link in links:
        assert by_click(room, link) == link.id
        assert f1(room, link) == ("rules", link.id)
    for one in panel.findChildren(ProblemCard):
        assert f1(room, one) == ("rules", one.problem.rule)
        assert f1(room, one.accept) == ("rules", one.problem.rule)
    room.leave()


def test_f1_at_parsecs_table_tells_of_it(room: GameRoom) -> None:
    room.window.actions_.run("new.parsec.match")
    settle()
    form = next(one for one in room.window.findChildren(NewMatchForm) if one.isVisible())
    assert f1(room, form.title) == ("help", "parsec")
    push(form.begin)
    settle()
    (view,) = [one for one in room.window.findChildren(TableView) if one.isVisible()]
    room.window.activateWindow()
    settle()
    assert f1(room, view.go_on.button) == ("help", "parsec")
    assert f1(room, view.message.undo) == ("help", "undo")
    tab, rule = f1(room, view.head.others.findChildren(SeatButton)[0])
    assert (tab, rule.split("-")[0]) == ("rules", "PA")
    room.leave()


def test_f1_in_parsecs_library_tells_of_it(room: GameRoom) -> None:
    room.window.actions_.run("new.parsec.set")
    settle()
    form = room.window.findChild(NewSetForm)
    assert isinstance(form, NewSetForm)
    assert f1(room, form.title) == ("help", "library")
    push(form.samples)
    settle()
    view = room.window.findChild(SetView)
    assert isinstance(view, SetView)
    assert f1(room, view.canvas) == ("help", "library")
    room.leave()
