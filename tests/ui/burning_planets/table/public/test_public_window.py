"""The window for everybody: opened by key, closed with the table, and never with a secret in it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import CARGO
from bp_desktop.games.burning_planets.match.commands import Collect, EndTurn, RollEvent
from bp_desktop.games.burning_planets.match.correction_commands import (
    AdjustHold,
    AdjustTreasury,
    PutShip,
)
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.ui.actions import Actions
from bp_desktop.ui.burning_planets.table.public.window import PublicWindow
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.theme import Theme
from tests.games.burning_planets.match.build import RED, RED_HOME, orbit
from tests.ui.burning_planets.table.players_hand import (
    OPEN_BOOKS,
    QUIET,
    MatchSession,
    PlayersHand,
    begun,
    new_session,
    ship_of,
    sit_down,
)

SECRET, ABOARD = 7391, 6428
"""Amounts that nothing else in the match comes to."""


def with_secrets(options: Options, treasury: int = SECRET, hold: int = ABOARD) -> MatchSession:
    session = begun(new_session(options=options))
    session.submit(AdjustTreasury(RED, Purse.of(metal=treasury), "a find"))
    session.submit(PutShip(RED, CARGO, orbit(session.state, RED_HOME)[0], "a gift"))
    ship = ship_of(session.state, RED)
    session.submit(AdjustHold(ship, Purse.of(food=hold), "smuggled"), overrule=True)
    return session


def open_window(hand: PlayersHand, qtbot: QtBot) -> PublicWindow:
    host = hand.view.window()
    actions = host.findChild(Actions)
    assert actions is not None
    actions.set_page(PageId.TABLE)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(host, Qt.Key.Key_P, both)
    window = hand.view.public.window
    assert window is not None
    with qtbot.waitExposed(window):
        window.show()
    return window


def texts(root: QObject) -> Iterator[str]:
    """Everything a widget says anywhere: in words, titles, tooltips and to screen readers."""
    for widget in (root, *root.findChildren(QWidget)):
        assert isinstance(widget, QWidget)
        yield widget.windowTitle()
        yield widget.toolTip()
        yield widget.statusTip()
        yield widget.whatsThis()
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        for name in ("text", "placeholderText", "title"):
            found = widget.property(name)
            if isinstance(found, str):
                yield found


def picture(window: PublicWindow) -> QImage:
    return window.grab().toImage()


def test_no_hidden_amount_is_in_any_text_of_the_window(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6: not even while Red looks at the own treasury on the laptop."""
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(DEFAULTS))
    hand.look()
    metal = str(hand.match.players[RED].treasury["metal"])
    assert metal in " ".join(texts(hand.view)), "the walk below could find nothing"

    window = open_window(hand, qtbot)

    found = " ".join(texts(window))
    assert "Red" in found
    for amount in (*hand.match.players[RED].treasury.amounts.values(), ABOARD):
        assert str(amount) not in found


def test_the_picture_is_the_same_whatever_is_hidden(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    """BP-APP-6, BP-REG-4: what is painted cannot be read from texts, so pictures are compared."""
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(DEFAULTS))
    first = picture(open_window(hand, qtbot))
    other = sit_down(qtbot, theme, tmp_path, with_secrets(DEFAULTS, treasury=3, hold=1))
    second = picture(open_window(other, qtbot))

    assert first == second


def test_open_books_are_shown(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(OPEN_BOOKS))
    first = picture(open_window(hand, qtbot))
    other = sit_down(qtbot, theme, tmp_path, with_secrets(OPEN_BOOKS, treasury=3))
    second = picture(open_window(other, qtbot))

    assert first != second


def test_it_follows_the_match(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(DEFAULTS))
    window = open_window(hand, qtbot)

    for command in (RollEvent((QUIET,)), Collect(), EndTurn()):
        hand.view.act(command)

    assert "Blue" in list(texts(window))
    assert str(SECRET) not in " ".join(texts(window))


def test_asking_again_opens_no_second_one(qtbot: QtBot, theme: Theme, tmp_path: Path) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(DEFAULTS))
    window = open_window(hand, qtbot)

    hand.view.public.open()

    assert hand.view.public.window is window


@pytest.mark.parametrize("way", ["the window", "the document"])
def test_it_closes_with_the_table(qtbot: QtBot, theme: Theme, tmp_path: Path, way: str) -> None:
    hand = sit_down(qtbot, theme, tmp_path, with_secrets(DEFAULTS))
    window = open_window(hand, qtbot)

    with qtbot.waitSignal(window.destroyed):
        if way == "the window":
            hand.view.window().close()
        else:
            hand.view.setParent(None)
            hand.view.deleteLater()
