"""A table on a real session, worked with mouse and keys as the group round it would."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import FactionId, Phase, PlayerId, Positions, ShipId
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Collect as CollectNow,
    EndTurn,
    EnterPhase,
    PlaceStartingCannon,
    RollEvent,
    RollOrder,
)
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.shell.files import FilePrompts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.shell.notices import Notify
from bp_desktop.ui.shell.preferences import (
    AskChoice,
    PreferenceKeeper,
    Preferences,
    StageChoice,
)
from bp_desktop.ui.table.view import TableView
from bp_desktop.ui.widgets.rows import RowList
from tests.games.burning_planets.match.build import DUO, RICH, GivenDice, cannon_cell, creation

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
OPEN_BOOKS = Options(treasury_visibility="public")
QUIET = 10
"""A face of the event die on which nothing happens."""

MatchSession = Session[Match, Any, Any]


def push(button: QWidget) -> None:
    QApplication.processEvents()
    assert button.isVisible(), "nobody sees that"
    assert button.isEnabled(), "nobody can press that"
    QTest.mouseClick(button, LEFT)


def pick(menu: QMenu, action: QAction) -> None:
    """A line of an open menu, by mouse."""
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(action).center())


MatchView = TableView[Match, Command, Event]


def own(view: QWidget) -> MatchTable:
    """What Burning Planets has laid on a table."""
    found = view.findChild(MatchTable)
    assert isinstance(found, MatchTable)
    return found


class PlayersHand:
    """The view with the hands that work on it."""

    def __init__(self, view: MatchView) -> None:
        self.view = view
        self.own = own(view)

    @property
    def match(self) -> Match:
        return self.view.state

    # Methods, since a property that was looked at once is taken for unchanged by mypy.

    def phase(self) -> Phase:
        return self.view.state.turn.phase

    def stage(self) -> Stage:
        return self.view.state.stage

    def has_rolled(self) -> bool:
        return self.view.state.turn.rolled

    @property
    def board(self) -> QWidget:
        assert self.own.board is not None
        return self.own.board.view.viewport()

    def point(self, cell: Hex) -> QPoint:
        panel = self.own.board
        assert panel is not None
        x, y = LAYOUT.center(cell)
        return panel.view.mapFromScene(x, y)

    def click(self, cell: Hex) -> None:
        QTest.mouseMove(self.board, self.point(cell))
        QTest.mouseClick(self.board, LEFT, NONE, self.point(cell))

    def drag(self, start: Hex, end: Hex) -> None:
        QTest.mouseMove(self.board, self.point(start))
        QTest.mousePress(self.board, LEFT, NONE, self.point(start))
        QTest.mouseMove(self.board, self.point(end))
        QTest.mouseRelease(self.board, LEFT, NONE, self.point(end))

    def choose(self, things: RowList, title: str) -> None:
        """Click the row that says this."""
        row = next(row for row, one in enumerate(things.rows) if one.title == title)
        index = things.model().index(row, 0)
        things.scrollTo(index)
        QTest.mouseClick(things.viewport(), LEFT, NONE, things.visualRect(index).center())

    def pick(self, player: PlayerId, said: str) -> None:
        """Click a thing in a player's column, beside a real board."""
        columns = self.own.holdings.columns
        assert columns is not None, "there is a board"
        column = columns.columns[player]
        place = next(place for place, spot in enumerate(column.spots) if spot.said == said)
        QTest.mouseClick(column, LEFT, NONE, column.seen(place).center())

    def hold(self, player: PlayerId, said: str) -> None:
        """Choose among the holdings, however they are shown."""
        if self.own.holdings.columns is not None:
            self.pick(player, said)
        else:
            self.choose(self.own.holdings.list, said)

    def titles(self, things: RowList) -> list[str]:
        return [one.title for one in things.rows]

    def end_match(self, way: str) -> None:
        """By the menu at the head: somebody gives up, or everybody stops."""
        head = self.view.head
        push(head.more)
        assert head.menu is not None
        (ways,) = [one for one in head.menu.findChildren(QMenu) if one.title() == "End the match"]
        head.menu.setActiveAction(ways.menuAction())
        QTest.keyClick(head.menu, Qt.Key.Key_Right)
        QApplication.processEvents()
        pick(ways, next(one for one in ways.actions() if way in one.text()))
        QApplication.processEvents()
        self.view.window().activateWindow()  # no window manager does so after a menu
        QApplication.processEvents()

    def turn_to(self, page: str) -> None:
        """By the view switch, which is one button with a menu where there is little room; beside
        a real board, where columns stand in its place, by the menu at the head."""
        switch = self.view.pages.switch
        QApplication.processEvents()
        if not switch.isVisible():
            head = self.view.head
            push(head.more)
            assert head.menu is not None
            name = QCoreApplication.translate("table", f"Show the {page}")
            pick(head.menu, next(one for one in head.menu.actions() if one.text() == name))
            QApplication.processEvents()
            self.view.window().activateWindow()
            return
        if switch.buttons[page].isVisible():
            push(switch.buttons[page])
            return
        if self.view.pages.is_dock_shown:
            push(switch.one)  # comes back to the pages first
        push(switch.one)
        assert switch.menu is not None
        place = list(switch.buttons).index(page)
        pick(switch.menu, switch.menu.actions()[place])
        QApplication.processEvents()
        self.view.window().activateWindow()
        QApplication.processEvents()

    def look(self) -> None:
        """The active player opens what is hidden, by the curtain, to stay open."""
        self.view.toggle_look()
        assert self.view.curtain.isVisible(), "nobody was asked"
        QTest.keyClick(self.view.curtain.card.hold, Qt.Key.Key_Return)

    def settle(self) -> None:
        """Order and starting cannons, as the one button does it, until play begins."""
        while self.match.stage is Stage.SETUP:
            if next_to_place(self.match) is not None:
                push(self.view.go_on.button)
            else:
                self.go_on()
        self.view.go_on.button.setFocus()

    def go_on(self, times: int = 1) -> None:
        """By the space bar, wherever the keyboard is."""
        for _ in range(times):
            target = QApplication.focusWidget()
            assert target is self.view.go_on.button, f"the keyboard is on {target}"
            QTest.keyClick(target, Qt.Key.Key_Space)


def new_session(
    dice: Dice | None = None,
    *,
    options: Options = OPEN_BOOKS,
    positions: Positions = Positions.BOARD,
    enforcement: Enforcement = Enforcement.WARN,
    by_hand: bool = False,
    factions: tuple[FactionId, ...] = DUO,
) -> MatchSession:
    """Red and Blue, created and no more."""
    session: MatchSession = Session(match_system(), MemoryJournal(), dice or GivenDice())
    made = creation(factions, options, positions, enforcement)
    if by_hand:
        players = tuple(replace(one, dice="hand") for one in made.players)
        made = replace(made, players=players)
    session.submit(made)
    return session


def begun(session: MatchSession, faces: tuple[int, ...] = (20, 1)) -> MatchSession:
    """Red's first own turn, nothing rolled yet."""
    session.submit(RollOrder(faces=faces))
    for number, player in enumerate(session.state.order):
        if session.state.unplaced:
            session.submit(PlaceStartingCannon(player, cannon_cell(number)))
    return session


def in_phase(session: MatchSession, phase: Phase, extra: Sequence[Command] = ()) -> MatchSession:
    """Red's turn, further on; `extra` is corrected in a round before, so that it may act."""
    begun(session)
    for command in extra:
        session.submit(command)
    if extra:
        pass_a_round(session)
    return go_to(session, phase)


def pass_a_round(session: MatchSession) -> None:
    """Whatever was put there before may act afterwards."""
    for _ in session.state.order:
        session.submit(RollEvent((QUIET,)))
        session.submit(CollectNow())
        session.submit(EndTurn())


def go_to(session: MatchSession, phase: Phase) -> MatchSession:
    """A phase of the turn that has just begun."""
    session.submit(RollEvent((QUIET,)))
    session.submit(CollectNow())
    if phase is not Phase.STRUCTURES:
        session.submit(EnterPhase(phase))
    return session


def rich(*players: PlayerId) -> list[Command]:
    return [AdjustTreasury(player, RICH, "test") for player in players]


def sit_down(  # noqa: PLR0913 - a test says what differs from a usual table
    qtbot: QtBot,
    theme: Theme,
    folder: Path,
    session: MatchSession,
    size: tuple[int, int] = (1440, 900),
    prompts: FilePrompts | None = None,
    *,
    starts_at_recap: bool = False,
    notify: Notify | None = None,
    stage: StageChoice = "off",
    ask_at_end: AskChoice = "never",
) -> PlayersHand:
    """Where nothing is said about them, the stage is off, for hands here are faster than eyes, and
    nobody is asked at the end of a turn."""
    window = QMainWindow()
    qtbot.addWidget(window)
    wished = Preferences(stage=stage, ask_at_end=ask_at_end)
    choices = PreferenceKeeper(folder / "preferences.json", wished)
    context = ViewContext(
        theme,
        Commander(session, window),
        Actions(window, theme, {}),
        choices,
        prompts or FilePrompts(window),
        notify or (lambda *_, **__: None),
    )
    view = TableView(context, match_parts())
    window.setCentralWidget(view)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    if not starts_at_recap:
        view.go_on.button.setFocus()
        qtbot.waitUntil(view.go_on.button.hasFocus)
    return PlayersHand(view)


def ship_of(match: Match, owner: PlayerId, number: int = 1) -> ShipId:
    return next(
        one.id for one in match.board.ships.values() if one.owner == owner and one.number == number
    )


def focused() -> QWidget:
    """Where the next key goes."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget
