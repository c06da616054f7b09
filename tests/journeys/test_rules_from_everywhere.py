"""The rule of whatever somebody looks at: by F1 on what has the keyboard, and by every id."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, EnterPhase
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Appearance, Theme
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.shell.side_panel import SidePanel
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from bp_desktop.ui.table.trade import BarterForm
from bp_desktop.ui.widgets.rule_link import RuleLink
from tests.games.burning_planets.match.build import RICH, TOWER
from tests.journeys.game_room import GameRoom, game_room
from tests.ui.build import focused, settle
from tests.ui.table.players_hand import PlayersHand, push


@pytest.fixture
def room(qtbot: QtBot, theme: Theme, tmp_path: Path) -> GameRoom:
    theme.set_look(Appearance(reduce_motion=True))
    room = game_room(qtbot, theme, tmp_path, seed=5)
    room.set_up_match("Friday", BoardSource.ROLLED, ("Anna", "Boris"), open_books=True)
    return room


@pytest.fixture
def hand(room: GameRoom, qtbot: QtBot) -> PlayersHand:
    """In the first turn, before anything is rolled."""
    hand = room.hand(qtbot)
    while hand.stage() is Stage.SETUP:
        hand.view.advance()
        QApplication.processEvents()
    return hand


def asked(room: GameRoom, widget: QWidget) -> SidePanel:
    """What F1 opens while the keyboard is on a widget."""
    widget.setFocus()
    assert widget.hasFocus(), f"the keyboard does not come to {widget}"
    QTest.keyClick(widget, Qt.Key.Key_F1)
    assert room.window.side.isVisible()
    return room.window.side


def rule_of(room: GameRoom, widget: QWidget) -> str:
    """The rule that F1 shows for a widget; then the keyboard is back."""
    side = asked(room, widget)
    assert side.tabs["rules"].isChecked()
    QTest.keyClick(side.rules.text, Qt.Key.Key_Escape)
    assert not side.isVisible()
    assert widget.hasFocus()
    return side.rules.text.lit


def help_of(room: GameRoom, widget: QWidget) -> str:
    side = asked(room, widget)
    assert side.tabs["help"].isChecked()
    QTest.keyClick(side.help.text, Qt.Key.Key_Escape)
    return side.help.page


def test_f1_tells_of_whatever_has_the_keyboard(room: GameRoom, hand: PlayersHand) -> None:
    view = hand.view
    assert rule_of(room, view.go_on.button) == "BP-EVENT-1"
    assert help_of(room, view.clock.face) == "clock"
    assert help_of(room, view.message.undo) == "undo"

    # A refusal: the rule that stands against the step, also from its buttons.
    view.act(EnterPhase(Phase.ACTIONS))
    assert view.trouble.rules.ids[0] == "BP-TURN-3"
    assert rule_of(room, view.trouble.keep) == "BP-TURN-3"
    push(view.trouble.way_out)

    # A step that went against a rule, in the journal.
    view.open_journal()
    lines = view.past.lines
    assert rule_of(room, lines) == view.past.rules.ids[0]
    lines.setCurrentIndex(lines.index_of(lines.ids[-1]))
    assert help_of(room, lines) == "undo", "a step by the rules names none"
    view.undo(consent=True)
    view.advance()
    view.advance()
    assert hand.phase() is Phase.STRUCTURES

    # A card of the shop: what stands against it, else the row of its figures.
    cards = hand.own.do_now.shop.cards
    tower = cards[TOWER]
    [link] = tower.links.links
    assert rule_of(room, link) == "BP-RES-3"
    free = next(one for one in cards.values() if not one.links.ids)
    assert rule_of(room, free.button).startswith("BP-FAC-")

    # What is asked about on the board, and each of its lines.
    planet = next(one for one in hand.match.board.planets.values() if one.owner is None)
    view.inspect(planet.id)
    assert view.inspector.card is not None
    shown = view.inspector.card.facts
    assert shown is not None
    assert rule_of(room, view.inspector.card) == shown.rule != ""
    view.inspector.close()
    view.pages.show_page("board")
    board = hand.own.board
    assert board is not None
    assert planet.center is not None
    board.view.setFocus()
    board.scene.move_cursor(planet.center)
    assert view.inspector.rule_here() == shown.rule

    # Trade and secrets.
    view.dock.open_panel("trade")
    barter = room.window.findChild(BarterForm)
    assert isinstance(barter, BarterForm)
    assert rule_of(room, barter.partners[0]) == barter.rules.rules.ids[0] == "BP-TRADE-2"
    view.dock.open_panel("ledger")
    ledger = room.window.findChild(LedgerPanel)
    assert isinstance(ledger, LedgerPanel)
    assert help_of(room, ledger.entry) == "secrets"
    view.dock.open_panel("secrets")
    secrets = room.window.findChild(SecretsPanel)
    assert isinstance(secrets, SecretsPanel)
    assert rule_of(room, secrets.who) == "BP-SECRET-1"
    room.leave()


def test_f1_in_a_form_over_the_window_opens_its_help(room: GameRoom) -> None:
    settle()  # the form of the match that is open has gone
    form = room.begin_match()
    assert help_of(room, form.title) == "table"

    # And its ids lead beside it, without losing what was typed.
    push(form.show_options)
    form.options.search.setText("asteroids can be attacked")
    [link] = form.options.lines["asteroid_attack"].links
    link.setFocus()
    QTest.keyClick(link, Qt.Key.Key_Return)
    assert link.popover is not None
    assert link.popover.button is not None
    push(link.popover.button)
    side = room.window.side
    assert side.rules.text.lit == link.id == "BP-COMBAT-17"
    assert room.window.notices.is_covered
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not side.isVisible()
    assert form.isVisible()
    room.window.notices.close_overlay()
    room.leave()


def test_an_id_leads_to_its_rule_beside_the_table_and_back(
    room: GameRoom, hand: PlayersHand
) -> None:
    """By the keyboard alone: link, paragraph, rule among the others, and back to the link."""
    view = hand.view
    view.act(EnterPhase(Phase.ACTIONS))
    link = view.trouble.rules.links[0]
    assert isinstance(link, RuleLink)
    link.setFocus()
    QTest.keyClick(link, Qt.Key.Key_Return)
    assert link.popover is not None
    assert link.popover.button is not None
    QTest.keyClick(link.popover.button, Qt.Key.Key_Return)
    side = room.window.side
    assert side.isVisible()
    assert side.rules.text.lit == link.id
    assert room.window.page is PageId.TABLE
    assert view.trouble.isVisible(), "what was refused stays in sight"
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not side.isVisible()
    assert view.isAncestorOf(focused())
    room.leave()


def test_f1_after_a_miss_shows_what_was_said_against_it(room: GameRoom, hand: PlayersHand) -> None:
    """The refusal comes before what has the keyboard, and stays in sight beside its rule."""
    view, board = hand.view, hand.own.board
    assert board is not None
    hand.view.act(AdjustTreasury(hand.match.order[0], RICH))
    while hand.phase() is not Phase.STRUCTURES:
        view.advance()
        settle()
    push(hand.own.do_now.shop.cards[TOWER].button)
    elsewhere = next(one for one in hand.match.board.planets.values() if one.owner is None)
    assert elsewhere.center is not None
    hand.click(elsewhere.center)

    [against, *_] = view.trouble.rules.ids
    assert rule_of(room, board.view) == against
    side = asked(room, board.view)
    corner = view.trouble.mapTo(room.window, QPoint())
    assert not side.frame.intersects(QRect(corner, view.trouble.size()))
    room.leave()
