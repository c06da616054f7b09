"""Three players, hidden treasuries, one laptop: nothing secret can be read by anybody else.

BP-APP-6. The walk goes over every visible widget of every window, after every step.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury, BuildStructure
from bp_desktop.ui.games.burning_planets.table.setup.plan import BoardSource
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table import curtain as curtain_module
from bp_desktop.ui.table.correction.page import JournalPage
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from tests.games.burning_planets.match.build import TOWER
from tests.journeys.midnight import ABOARD, GIFTS, GIVEN, NAMES, NOTE, Evening
from tests.ui.table.eyes import leaks, readable
from tests.ui.table.players_hand import own, push


@pytest.fixture
def evening(qtbot: QtBot, theme: Theme, tmp_path: Path) -> Evening:
    return Evening(qtbot, theme, tmp_path)


@pytest.mark.parametrize("place", [BoardSource.ROLLED, BoardSource.REAL])
def test_nothing_secret_is_readable_through_a_whole_round(
    qtbot: QtBot, theme: Theme, tmp_path: Path, place: BoardSource
) -> None:
    evening = Evening(qtbot, theme, tmp_path, place)
    view, hand = evening.view, evening.hand
    assert evening.look_everywhere() == []

    for _ in range(15):
        view.go_on.button.setFocus()
        hand.go_on()
        assert leaks(evening.secrets(*NAMES)) == [], view.message.text.text()
        if hand.phase() is Phase.ACTIONS:
            assert evening.look_everywhere() == []
    assert evening.look_everywhere() == []

    view.undo()
    view.undo(consent=True)
    view.redo()

    assert evening.look_everywhere() == []


@pytest.mark.parametrize("name", NAMES)
def test_who_looks_sees_the_own_treasury_and_nobody_elses(
    evening: Evening, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain_module, "TAP_MS", 0)
    evening.turn_of(name)
    own = evening.treasury(name)
    others = evening.secrets(*(set(NAMES) - {name})) - {NOTE, str(GIVEN), str(ABOARD)}
    hold = evening.view.curtain.card.hold
    evening.view.toggle_look()
    assert leaks(evening.secrets(*NAMES)) == [], "before anybody looks"

    QTest.mousePress(hold, Qt.MouseButton.LeftButton)
    said = [text for _, text in readable([evening.room.window])]
    assert [one for one in own if not any(one in text for text in said)] == []
    assert leaks(others) == []
    assert leaks(evening.secrets(*NAMES), [evening.public]) == [], "the public window never does"
    QTest.mouseRelease(hold, Qt.MouseButton.LeftButton)

    assert leaks(evening.secrets(*NAMES)) == []


@pytest.mark.parametrize("panel", ["now", "forecast", "ledger", "secrets"])
def test_a_panel_that_was_open_while_somebody_looked_forgets_it(
    evening: Evening, panel: str
) -> None:
    evening.turn_of("Anna")
    push(evening.view.dock.buttons[panel])
    evening.view.pages.show_page("journal")
    evening.hand.look()
    assert leaks(evening.treasury("Anna")), "the walk would find nothing"
    assert leaks({str(GIFTS["Boris"]), str(GIFTS["Clara"])}) == []

    evening.view.curtain.cover()

    assert leaks(evening.secrets(*NAMES)) == []


def test_what_was_counted_is_forgotten(evening: Evening) -> None:
    """Who counts the cash types the own treasury: it is gone with the look."""
    evening.turn_of("Anna")
    evening.hand.look()
    ledger = evening.view.dock.show_panel("ledger")
    assert isinstance(ledger, LedgerPanel)
    for resource, spin in ledger.cash.counts.items():
        spin.setValue(evening.hand.match.players[evening.named("Anna")].treasury[resource] + 1)
    ledger.compare()
    assert ledger.cash.found.text()

    evening.view.curtain.cover()

    assert not ledger.cash.found.text()
    assert not any(spin.value() for spin in ledger.cash.counts.values())


def test_a_correction_tells_its_amounts_to_the_owner_alone(evening: Evening) -> None:
    """The step, what follows from it and the way to change it are open to everybody's eyes."""
    evening.turn_of("Anna")
    evening.view.pages.show_page("journal")
    page = evening.view.past
    assert isinstance(page, JournalPage)
    step = next(
        entry.seq
        for entry in evening.view.session.entries
        if isinstance(entry.command, AdjustTreasury)
        and entry.command.player == evening.named("Anna")
    )
    index = page.lines.index_of(str(step))
    page.lines.setCurrentIndex(index)
    push(page.correct)
    assert leaks(evening.secrets(*NAMES)) == []
    evening.hand.look()
    assert str(GIFTS["Anna"]) in page.correction.title.text(), "its owner reads it"
    assert str(GIFTS["Anna"]) in page.journal.sentence(step)

    evening.view.curtain.cover()

    assert leaks(evening.secrets(*NAMES)) == []


def test_a_refusal_does_not_tell_what_is_there(evening: Evening) -> None:
    """Somebody tries to book more than there is: by how much it fails is nobody's business."""
    evening.turn_of("Anna")
    metal = evening.hand.match.players[evening.named("Boris")].treasury["metal"]

    evening.view.act(AdjustTreasury(evening.named("Boris"), -Purse.of(metal=metal + 7), "try"))

    assert evening.view.trouble.isVisible()
    assert not any(sign.isdigit() for sign in evening.view.trouble.text.text())


def test_an_objection_told_to_its_owner_goes_with_the_look(evening: Evening) -> None:
    evening.turn_of("Anna")
    evening.hand.look()
    home = next(
        one.id
        for one in evening.hand.match.board.planets.values()
        if one.owner == evening.named("Anna")
    )
    evening.view.act(BuildStructure(home, TOWER))
    assert evening.view.trouble.isVisible()

    evening.view.curtain.cover()

    assert not evening.view.trouble.isVisible()


def test_a_turn_in_which_something_is_built_needs_two_keys_more(evening: Evening) -> None:
    """Look (Ctrl+L) and open (Enter): then the shop is there, and it stays until the turn ends."""
    evening.turn_of("Anna")
    while evening.hand.phase() is not Phase.STRUCTURES:
        evening.hand.go_on()
    assert not own(evening.view).do_now.shop.isVisible()

    QTest.keyClick(evening.room.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(evening.view.curtain.card.hold, Qt.Key.Key_Return)
    QApplication.processEvents()

    assert own(evening.view).do_now.shop.isVisible()
    assert evening.view.go_on.button.hasFocus()
