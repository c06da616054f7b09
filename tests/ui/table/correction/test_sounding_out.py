"""What is typed for a correction tells nothing about treasuries that are covered (BP-APP-6)."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, TransferResources
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.correction.panel import CorrectionPanel
from tests.games.burning_planets.match.build import BLUE, RED, SECRET_BOOKS
from tests.ui.table.correction.test_correction import a_round, open_line
from tests.ui.table.players_hand import PlayersHand, begun, new_session, push, sit_down


def seen(panel: CorrectionPanel[Any, Any, Any]) -> tuple[object, ...]:
    """All that tells one booking from another, but what was typed."""
    texts = [one.text() for one in panel.findChildren(QLabel) if one.isVisible()]
    return texts, panel.do.isVisible(), panel.consent.isVisible(), dict(panel.consequences.choices)


def type_forgotten(panel: CorrectionPanel[Any, Any, Any], booking: str) -> None:
    assert panel.choices is not None
    push(panel.choices.buttons["insert"])
    panel.forgotten.selectAll()
    QTest.keyClicks(panel.forgotten, booking)


def at_the_table(qtbot: QtBot, theme: Theme, tmp_path: Path) -> PlayersHand:
    """Blue has 40 metal that nobody else knows of, and the card is open."""
    session = begun(new_session(options=SECRET_BOOKS))
    session.submit(AdjustTreasury(BLUE, Purse.of(metal=40), "a gift"))
    a_round(session)
    hand = sit_down(qtbot, theme, tmp_path, session)
    open_line(hand, len(session.entries))
    return hand


def test_typing_tells_the_same_whether_a_hidden_treasury_has_it_or_not(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = at_the_table(qtbot, theme, tmp_path)
    panel = hand.view.past.correction

    told = []
    for booking in ("blue -1m", "blue -40m", "blue -41m", "blue > red 41m", "red > blue 9999m"):
        type_forgotten(panel, booking)
        told.append(seen(panel))

    assert all(one == told[0] for one in told)
    assert "hidden treasury" in panel.said.text()


def test_the_last_button_judges_it_without_amounts(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = at_the_table(qtbot, theme, tmp_path)
    panel = hand.view.past.correction
    lines = len(hand.view.session.entries)

    type_forgotten(panel, "blue -41m")
    push(panel.do)
    assert len(hand.view.session.entries) == lines
    assert not panel.do.isVisible()
    assert "40" not in panel.said.text()

    type_forgotten(panel, "blue -40m")
    QTest.keyClick(panel.forgotten, Qt.Key.Key_Return)
    assert len(hand.view.session.entries) == lines + 1
    assert hand.match.players[BLUE].treasury["metal"] == 0


def test_one_s_own_treasury_is_judged_while_typing(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = at_the_table(qtbot, theme, tmp_path)
    panel = hand.view.past.correction
    hand.look()

    type_forgotten(panel, "red -9999m")
    assert not panel.do.isVisible()
    type_forgotten(panel, "red +1m")
    assert panel.do.isVisible()
    assert panel.said.text().startswith("Later steps: ")

    hand.view.toggle_look()  # covered again: nothing of it stays
    type_forgotten(panel, "red -9999m")
    assert panel.do.isVisible()


def test_a_payment_changed_by_one_partner_does_not_sound_out_the_other(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    session = begun(new_session(options=SECRET_BOOKS))
    session.submit(AdjustTreasury(BLUE, Purse.of(metal=40), "a gift"))
    paid = TransferResources(BLUE, RED, Purse.of(metal=5), consent=True)
    session.submit(paid, overrule=True)
    hand = sit_down(qtbot, theme, tmp_path, session)
    panel = hand.view.past.correction
    hand.look()
    open_line(hand, len(session.entries))
    assert panel.choices is not None
    push(panel.choices.buttons["change"])

    told = []
    for metal in (6, 41):
        panel.change.amounts["metal"].setValue(metal)
        told.append(seen(panel))

    assert told[0] == told[1]
