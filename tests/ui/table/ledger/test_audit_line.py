"""The ledger shows on demand that treasuries and holds are what was posted (BP-APP-2, BP-APP-3)."""

from typing import Any

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.burning_planets.match.table import table_game
from bp_desktop.games.shared.books import audit
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.table.ledger.panel import AuditLine
from tests.games.burning_planets.match.build import RED
from tests.ui.table.part_context import part_context
from tests.ui.table.players_hand import MatchSession, begun, new_session, push


def events_of(session: MatchSession) -> list[tuple[Any, ...]]:
    return [step.outcome.events for step in session.timeline]


def test_the_books_balance_and_every_posting_is_counted(qtbot: QtBot, theme: Theme) -> None:
    session = begun(new_session())
    entries = audit(table_game(), session.state, events_of(session)).entries
    commander = Commander(session)
    line = AuditLine(part_context(qtbot, theme, commander))
    qtbot.addWidget(line)
    line.show()
    commander.submit(AdjustTreasury(RED, Purse.of(metal=5), "found"))

    push(line.ask)
    assert line.said.text() == f"Ledger is correct: {entries + 1} entries checked."

    commander.undo()
    assert not line.said.text(), "it was said about another state"


def test_an_account_that_does_not_add_up_is_named(qtbot: QtBot, theme: Theme) -> None:
    session = begun(new_session())
    line = AuditLine(part_context(qtbot, theme, Commander(session)))
    qtbot.addWidget(line)
    line.show()
    match = session.state
    red = replace(match.players[RED], treasury=Purse.of(metal=999))
    cooked = replace(match, players={**match.players, RED: red})

    assert audit(table_game(), cooked, events_of(session)).differing == ("Red",)
    assert audit(table_game(), match, events_of(session)).differing == ()
    session._history.state = cooked
    push(line.ask)
    assert line.said.text() == "These accounts do not add up: Red"
