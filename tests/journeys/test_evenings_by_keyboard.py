"""An evening in Italian and one in Russian: from the first start to the end of a match, by keys."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.app.window import WindowApp
from bp_desktop.games.burning_planets.ids import Phase
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.games.table import Stage
from bp_desktop.storage.places import user_places
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.table.setup.seats import NameField
from bp_desktop.ui.table.view import TableView
from tests.ui.build import focused, settle

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
AnyTable = TableView[Any, Any, Any]
MOST = 120
"""Keys until something has to be reached."""


class Evening(NamedTuple):
    """What is read and typed on one of them."""

    language: str
    title: str
    names: tuple[str, str]
    booking: str
    buildings: tuple[str, str]
    """What the money is enough for: no planet forbids both."""
    concede: str
    won: str


ITALIAN = Evening(
    *("Italiano", "Serata", ("Anna", "Luca"), "{name} +60b +60ce prova"),
    *(("Serra", "Altoforno"), "{name} si arrende", "Vince {name}"),
)
RUSSIAN = Evening(
    *("Русский", "Вечер", ("Марта", "Борис"), "{name} +60б +60ц проверка"),
    *(("Теплица", "Домна"), "{name} сдаётся", "Победа: {name}"),
)


class Keyboard:
    """All there is on the table: keys go wherever the keyboard is."""

    def __init__(self, app: WindowApp) -> None:
        self._app = app

    def press(self, key: Key, keys: Qt.KeyboardModifier = NONE) -> None:
        popup = QApplication.activePopupWidget()
        QTest.keyClick(popup or focused(), key, keys)
        settle()

    def write(self, text: str) -> None:
        """Letter by letter; QTest knows no others than those of ASCII."""
        for letter in text:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                key = QKeyEvent(kind, Key.Key_unknown, NONE, letter)
                QApplication.sendEvent(focused(), key)
        settle()

    def until(self, key: Key, reached: Callable[[QWidget], bool]) -> None:
        """The same key again and again, as people do who look for something."""
        for _ in range(MOST):
            if reached(focused()):
                return
            self.press(key)
        raise AssertionError(f"not reached; the keyboard is on {name_of(focused())!r}")


def name_of(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[WindowApp]:
    """Started for the first time: there is no box and nothing was chosen."""
    made = WindowApp(user_places(tmp_path))
    with qtbot.waitSignal(made.desk.shelf_changed):
        made.window.show_first()
    settle()

    yield made

    made.leave()
    settle()
    QLocale.setDefault(QLocale.system())
    qapp.setStyleSheet("")


@pytest.mark.parametrize("evening", [ITALIAN, RUSSIAN], ids=["it", "ru"])
def test_an_evening(app: WindowApp, evening: Evening) -> None:
    keyboard = Keyboard(app)
    choose_language(keyboard, evening)
    set_up(keyboard, evening)

    table = app.window.view_on(PageId.TABLE)
    assert isinstance(table, TableView)
    play_to_buildings(keyboard, table)
    player = on_turn(table)
    book_and_build(keyboard, table, evening, player.name)
    before = on_turn(table).id
    keyboard.press(Key.Key_End, CTRL)
    if on_turn(table).id == before:  # it asks, since something is left: yes, the turn ends
        keyboard.until(Key.Key_Tab, table.trouble.isAncestorOf)
        keyboard.press(Key.Key_Right)
        keyboard.press(Key.Key_Return)
    loser = on_turn(table)
    assert loser.id != before

    concede(keyboard, table, evening, loser.name)

    assert table.context.game.stage(table.context.state) is Stage.OVER
    winner = next(name for name in evening.names if name != loser.name)
    assert evening.won.format(name=winner) in words_on(table)


def choose_language(keyboard: Keyboard, evening: Evening) -> None:
    keyboard.press(Key.Key_Comma, CTRL)
    for _ in range(4):  # the window comes anew with each language
        keyboard.until(Key.Key_Tab, lambda one: name_of(one) in ("Same as system", "English"))
        keyboard.press(Key.Key_Right)
        if QLocale.languageToString(QLocale().language()) != "English":
            break
    keyboard.until(Key.Key_Tab, lambda one: name_of(one) in ("Italiano", "Русский"))
    if name_of(focused()) != evening.language:
        keyboard.press(Key.Key_Right)


def set_up(keyboard: Keyboard, evening: Evening) -> None:
    """Two players with names of their own; the third seat is removed."""
    keyboard.press(Key.Key_N, CTRL | SHIFT)
    keyboard.write(evening.title)
    for name in evening.names:
        keyboard.press(Key.Key_Tab)
        keyboard.until(Key.Key_Tab, lambda one: isinstance(one, NameField))
        keyboard.press(Key.Key_A, CTRL)
        keyboard.write(name)
    keyboard.press(Key.Key_Tab)
    keyboard.until(Key.Key_Tab, lambda one: isinstance(one, NameField))
    keyboard.until(Key.Key_Tab, lambda one: one.property("kind") == "icon")
    keyboard.press(Key.Key_Return)
    keyboard.press(Key.Key_Return, CTRL)


def play_to_buildings(keyboard: Keyboard, table: AnyTable) -> None:
    """The main button does what comes next: who begins, first cannons, event and income."""
    for _ in range(MOST):
        match = state_of(table)
        if table.context.game.stage(match) is Stage.PLAY and match.turn.phase == Phase.STRUCTURES:
            return
        keyboard.press(Key.Key_Return, CTRL)
    raise AssertionError("the match does not get going")


def book_and_build(keyboard: Keyboard, table: AnyTable, evening: Evening, name: str) -> None:
    owned = len(structures(table))
    keyboard.press(Key.Key_G, CTRL)
    keyboard.write(evening.booking.format(name=name.lower()))
    keyboard.press(Key.Key_Return)
    assert on_turn(table).treasury["biomass"] >= 60
    keyboard.press(Key.Key_D, CTRL)
    keyboard.until(Key.Key_Down, lambda one: name_of(one).startswith(evening.buildings))
    keyboard.press(Key.Key_Return)  # where it may stand is lit, the cursor is on the board
    keyboard.press(Key.Key_Return)
    assert len(structures(table)) == owned + 1


def concede(keyboard: Keyboard, table: AnyTable, evening: Evening, name: str) -> None:
    wanted = evening.concede.format(name=name)
    keyboard.until(Key.Key_Tab, lambda one: one is table.head.more)
    keyboard.press(Key.Key_Return)
    keyboard.press(Key.Key_Up)  # the last line: the ways to end the match, one step further
    keyboard.press(Key.Key_Right)
    ways = QApplication.activePopupWidget()
    assert isinstance(ways, QMenu)
    assert wanted in [one.text() for one in ways.actions()]
    for _ in range(MOST):
        if ways.activeAction() is not None and ways.activeAction().text() == wanted:
            break
        keyboard.press(Key.Key_Down)
    keyboard.press(Key.Key_Return)
    assert table.context.game.stage(table.context.state) is Stage.PLAY, "it asks first"
    keyboard.until(Key.Key_Tab, lambda one: name_of(one) == wanted)
    keyboard.press(Key.Key_Return)


def state_of(table: AnyTable) -> Match:
    match = table.context.state
    assert isinstance(match, Match)
    return match


def on_turn(table: AnyTable) -> Player:
    match = state_of(table)
    return match.players[match.turn.player]


def structures(table: AnyTable) -> list[str]:
    return [id_ for planet in state_of(table).board.planets.values() for id_ in planet.structures]


def words_on(widget: QWidget) -> str:
    """All that can be read."""
    return "\n".join(one.text() for one in widget.findChildren(QLabel) if one.isVisible())
