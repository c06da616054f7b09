"""A game may go without a clock, contracts, payments or pages of its own on paper: the shared parts
then show and do nothing of the kind."""

from dataclasses import replace

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.table import paper
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.inspect.controller import InspectController
from bp_desktop.ui.table.trade import BarterForm, TradePanel
from tests.games.burning_planets.match.build import BLUE, RED
from tests.tally_table import TALLY_TABLE
from tests.ui.table.part_context import accounts_of, part_context
from tests.ui.table.players_hand import begun, new_session, rich


def context_of(qtbot: QtBot, theme: Theme) -> AnyTable:
    return part_context(qtbot, theme, Commander(begun(new_session())), RED)


def test_without_a_clock_none_is_shown_and_nothing_is_paused(qtbot: QtBot, theme: Theme) -> None:
    context = context_of(qtbot, theme)
    game = replace(context.game, clock=None)
    panel = ClockPanel(replace(context, parts=replace(context.parts, game=game)))
    qtbot.addWidget(panel)
    panel.show()
    before = len(context.commander.session.entries)

    panel.come()
    panel.toggle()
    panel.open_menu()
    panel.go_on(away=True)
    panel.leave()

    assert not panel.face.isVisible()
    assert panel.menu is None
    assert panel.times() == panel.times_of_others() == {}
    assert len(context.commander.session.entries) == before


def test_without_facts_nothing_opens_when_things_are_asked_about(
    qtbot: QtBot, theme: Theme
) -> None:
    context = context_of(qtbot, theme)
    game = replace(context.game, facts=TALLY_TABLE.facts)
    table = QWidget()
    qtbot.addWidget(table)
    bare = replace(context, parts=replace(context.parts, game=game))
    inspector = InspectController(bare, table, None, lambda _step: None, None)

    assert not inspector.pin(RED)
    inspector.point_at(RED)

    assert inspector.card is None
    assert not inspector.close()


def test_without_contracts_no_button_writes_one(qtbot: QtBot, theme: Theme) -> None:
    context = context_of(qtbot, theme)
    bare = replace(context, parts=replace(context.parts, under_way=None))
    panel = TradePanel(bare, accounts_of(bare), None, lambda _id: None)
    qtbot.addWidget(panel)
    panel.show()

    assert panel.barter.ask.isVisible()
    assert not panel.barter.contract.isVisible()


def test_without_payments_a_present_is_no_offer(qtbot: QtBot, theme: Theme) -> None:
    context = context_of(qtbot, theme)
    for step in rich(RED, BLUE):
        assert context.commander.submit(step)
    form = BarterForm(context, replace(accounts_of(context), pay=None), None)
    qtbot.addWidget(form)
    form.show()
    form.gives[0].set_purse(Purse.of(metal=1))

    form.make_offer()
    assert not form.consent.is_open
    assert form.said.isVisible(), "it says why"

    form.gives[1].set_purse(Purse.of(food=1))
    form.make_offer()
    assert form.consent.is_open


def test_without_sections_of_its_own_a_game_has_turn_order_and_balances_on_paper(
    qtbot: QtBot,
) -> None:
    parts, match = replace(match_parts(), paper=None), begun(new_session()).state
    for_all, strips = QTextDocument(), QTextDocument()
    for_all.setHtml(paper.for_all_html(parts, match))
    strips.setHtml(paper.strips_html(parts, match))

    assert "Round 1: the turn of Red" in for_all.toPlainText()
    assert "Order of play: Red → Blue" in for_all.toPlainText()
    assert "Red's home" not in for_all.toPlainText()
    assert strips.toPlainText().count("Metal") == 2
    assert paper.sheet_of(parts, match).picture == 0
