"""The banker: chosen in the menu, asked for the PIN where money is created, changed by consent."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.banker import Banker, PinDigest
from bp_desktop.games.burning_planets.match.commands import AdjustTreasury
from bp_desktop.games.shared.banker import AppointBanker, BankerAppointed
from bp_desktop.games.system import Enforcement
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.banker import BankerForm, BankerPinForm
from bp_desktop.ui.table.ledger.panel import LedgerPanel
from tests.games.burning_planets.match.build import BLUE, RED, purse
from tests.ui.table.players_hand import (
    MatchSession,
    PlayersHand,
    begun,
    new_session,
    pick,
    push,
    sit_down,
)

PIN = "4711"
F = TypeVar("F", BankerForm, BankerPinForm)


def banked(pin: str = PIN, enforcement: Enforcement = Enforcement.WARN) -> MatchSession:
    session = begun(new_session(enforcement=enforcement))
    digest = PinDigest.of(pin, bytes(16)) if pin else None
    session.submit(AppointBanker(BLUE, digest))
    return session


def chosen_in_menu(hand: PlayersHand, words: str) -> BankerForm:
    push(hand.view.head.more)
    menu = hand.view.head.menu
    assert menu is not None
    pick(menu, next(one for one in menu.actions() if one.text() == words))
    return shown(hand, BankerForm)


def shown(hand: PlayersHand, kind: type[F]) -> F:
    QApplication.processEvents()
    hand.view.window().activateWindow()
    QApplication.processEvents()
    found: list[F] = hand.view.window().findChildren(kind)
    (form,) = [one for one in found if one.isVisible()]
    return form


def banker_of(hand: PlayersHand) -> Banker | None:
    return hand.match.banker


class _WindowWatcher(QObject):
    """Writes down what becomes a window."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


@contextmanager
def watched_windows() -> Iterator[list[QObject]]:
    watcher, application = _WindowWatcher(), QApplication.instance()
    assert application is not None
    application.installEventFilter(watcher)
    yield watcher.seen
    application.removeEventFilter(watcher)


def typed(line: QLineEdit, text: str) -> None:
    QTest.keyClicks(line, text)
    QTest.keyClick(line, Qt.Key.Key_Return)


def book(hand: PlayersHand, text: str = "red +5m") -> LedgerPanel:
    ledger = hand.view.dock.show_panel("ledger")
    assert isinstance(ledger, LedgerPanel)
    QApplication.processEvents()
    typed(ledger.entry, text)
    return ledger


def pin_form(hand: PlayersHand) -> BankerPinForm:
    return shown(hand, BankerPinForm)


def test_a_banker_is_chosen_with_a_pin(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, begun(new_session()))
    form = chosen_in_menu(hand, "Choose a banker …")
    form.who.choose(BLUE)
    assert not any(box.isVisible() for box in form.agreed.values()), "the first is chosen freely"
    typed(form.pin.phrase, PIN)
    typed(form.pin.again, "4712")
    assert form.said.isVisible()
    assert banker_of(hand) is None, "two that are not the same choose nobody"
    typed(form.pin.phrase, PIN)
    typed(form.pin.again, PIN)

    banker = banker_of(hand)
    assert banker is not None
    assert banker.player == BLUE
    assert banker.pin is not None
    assert banker.pin.fits(PIN)
    push(hand.view.head.more)
    menu = hand.view.head.menu
    assert menu is not None
    assert "Banker: Blue …" in [one.text() for one in menu.actions()]
    menu.close()


def test_what_only_the_banker_books_is_offered_to_them_behind_the_pin(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, banked())
    before = hand.match.players[RED].treasury
    ledger, trouble = book(hand), hand.view.trouble
    assert trouble.way_out.text() == "As the banker, Blue …"
    assert trouble.other_way.text() == "Overrule"
    push(trouble.way_out)
    form = pin_form(hand)

    typed(form.line, "4712")
    assert form.said.text() == "Wrong PIN. Nothing was recorded."
    assert form.line.text() == ""
    assert hand.match.players[RED].treasury == before
    typed(form.line, PIN)

    assert hand.match.players[RED].treasury == before + purse(metal=5)
    last = hand.view.session.entries[-1].command
    assert isinstance(last, AdjustTreasury)
    assert last.by_banker
    assert not hand.view.session.entries[-1].overruled
    assert ledger.entry.text() == "", "done, so that no second Enter books it twice"


def test_cancelling_the_pin_books_nothing(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, banked())
    before = hand.match
    ledger = book(hand)
    push(hand.view.trouble.way_out)
    push(pin_form(hand).cancel)

    assert hand.match == before
    assert ledger.entry.text() == "red +5m", "nothing typed is lost"


def test_a_strict_table_knows_the_way_of_the_banker_alone(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, banked("", Enforcement.STRICT))
    before = hand.match.players[RED].treasury
    book(hand)
    assert not hand.view.trouble.other_way.isVisible()
    push(hand.view.trouble.way_out)

    assert hand.match.players[RED].treasury == before + purse(metal=5), "no PIN, no question"


@pytest.mark.parametrize("nobody", [False, True])
def test_another_banker_takes_everybody_who_is_named(
    qtbot: QtBot, theme: Theme, tmp_path: Path, nobody: bool
) -> None:
    hand = sit_down(qtbot, theme, tmp_path, banked())
    with watched_windows() as seen:
        form = BankerForm(hand.view.context)
    assert not seen, "nothing flashes up as a window of its own"
    form.deleteLater()
    form = chosen_in_menu(hand, "Banker: Blue …")
    form.who.choose(None if nobody else RED)
    assert form.pin.isVisible() is not nobody
    form.agreed[RED].click()
    push(form.choose)
    assert "still to agree: Blue" in form.said.text()
    assert hand.match.banker is not None
    assert hand.match.banker.player == BLUE
    form.agreed[BLUE].click()
    push(form.choose)

    assert hand.match.banker == (None if nobody else Banker(RED))
    outcome = hand.view.session.entries[-1].outcome
    assert outcome is not None
    (event,) = outcome.events
    assert isinstance(event, BankerAppointed)
    assert set(event.agreed) == {RED, BLUE}
