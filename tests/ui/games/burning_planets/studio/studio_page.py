"""The studio as tests see it: the one place that knows its widgets, worked as a person would."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import TilePlace
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.events import AnyMapEvent
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.canvas import PointerBubble
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.editor.note_card import NoteCard
from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
from bp_desktop.ui.editor.status_bar import EditorStatusBar
from bp_desktop.ui.editor.symmetry import Fold, Symmetry
from bp_desktop.ui.games.burning_planets.studio.map_things import tile_of
from bp_desktop.ui.games.burning_planets.studio.panels.balance import BalancePanel
from bp_desktop.ui.games.burning_planets.studio.panels.inspector.form import InspectorForm
from bp_desktop.ui.games.burning_planets.studio.panels.problems import ProblemsPanel
from bp_desktop.ui.games.burning_planets.studio.view import StudioView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from tests.games.burning_planets.map.build import MapSession

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

MapSymmetryPanel = SymmetryPanel[MapState, c.AnyMapCommand, AnyMapEvent]


class StudioPage:
    """A studio with the hands that work on it."""

    def __init__(self, view: StudioView) -> None:
        self.view = view

    # --- the map

    @property
    def state(self) -> MapState:
        return self.view.context.state

    @property
    def session(self) -> MapSession:
        return self.view.context.commander.session

    @property
    def steps(self) -> int:
        return len(self.session.timeline)

    def undo(self) -> None:
        self.view.context.commander.undo(consent=True)

    def submit(self, command: c.AnyMapCommand) -> None:
        """By some other part of the window."""
        self.view.context.commander.submit(command, overrule=True)

    # --- the board

    @property
    def _board(self) -> QWidget:
        return self.view.canvas.view.viewport()

    def point(self, cell: Hex) -> QPoint:
        return self.view.canvas.point_of(cell).toPoint()

    def move(self, cell: Hex) -> None:
        QTest.mouseMove(self._board, self.point(cell))
        QApplication.processEvents()

    def click(self, cell: Hex, held: Qt.KeyboardModifier = NONE) -> None:
        self.move(cell)
        QTest.mouseClick(self._board, LEFT, held, self.point(cell))

    def drag(self, *way: Hex, held: Qt.KeyboardModifier = NONE) -> None:
        self.move(way[0])
        QTest.mousePress(self._board, LEFT, held, self.point(way[0]))
        for cell in way[1:]:
            self.move(cell)
        QTest.mouseRelease(self._board, LEFT, held, self.point(way[-1]))

    def keys(self, *keys: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
        """Pressed where the keyboard is; letters as on the keycaps."""
        for key in keys:
            target = QApplication.focusWidget() or self._board
            code = key if isinstance(key, Qt.Key) else Qt.Key(ord(key))
            QTest.keyClick(target, code, held)

    def focus_board(self) -> None:
        self.view.canvas.setFocus()

    @property
    def has_keyboard(self) -> bool:
        """Whether the keyboard is on the board."""
        return self.view.canvas.view.hasFocus()

    def heard(self) -> list[str]:
        """Grows with every cell that is announced from now on."""
        announced: list[str] = []
        self.view.canvas.view.announced.connect(announced.append)
        return announced

    def go_to(self, cell: Hex) -> None:
        self.view.context.viewpoint.go_to((cell,))

    @property
    def marked(self) -> set[Hex]:
        """Cells that panels have marked."""
        return {cell for mark in self.view.context.marks.all for cell in mark.cells}

    @property
    def chosen(self) -> frozenset[MapThing]:
        return self.view.context.selection.things

    @property
    def chosen_tile(self) -> TilePlace | None:
        area = self.view.context.selection.area
        return tile_of(area) if area is not None else None

    def menu(self) -> QMenu:
        return self.view.menu()

    @property
    def note_card(self) -> NoteCard[MapState, c.AnyMapCommand, AnyMapEvent]:
        assert self.view.note_card is not None
        return self.view.note_card

    # --- tools

    @property
    def tool(self) -> str:
        return self.view.controller.spec.id

    @property
    def in_hand(self) -> Tool:
        return self.view.controller.in_hand

    def choose_tool(self, tool: str) -> None:
        self.view.controller.choose(tool)

    def tool_button(self, tool: str) -> QAbstractButton:
        return self.view.rail.buttons[tool]

    def setting(self, id_: str) -> object:
        """What tools are set to."""
        return next(one.chosen for one in self.view.controller.settings if one.id == id_)

    def choice(self, id_: str, value: object) -> QAbstractButton:
        """The button of the bar above the board that sets it."""
        return self.view.settings_bar.rows[id_].buttons[value]

    @property
    def shown_settings(self) -> set[str]:
        return {id_ for id_, row in self.view.settings_bar.rows.items() if row.isVisible()}

    @property
    def bar_words(self) -> list[str]:
        return [one.text() for one in self.view.settings_bar.findChildren(QLabel)]

    # --- words

    @property
    def status(self) -> EditorStatusBar[MapState, c.AnyMapCommand, AnyMapEvent]:
        return self.view.status

    @property
    def notice(self) -> str:
        return self.view.status.notice.text

    @property
    def bubble(self) -> PointerBubble:
        return self.view.canvas.bubble

    # --- symmetry

    @property
    def symmetry(self) -> Symmetry:
        return self.view.context.symmetry.now

    @property
    def drawn_symmetry(self) -> Symmetry:
        """The one that tools draw with."""
        return self.view.context.tools.symmetry()

    @property
    def symmetry_text(self) -> str:
        return self.view.symmetry_button.text()

    def fold(self, fold: Fold) -> None:
        self.view.context.symmetry.fold(fold)

    def turn_around(self, cell: Hex) -> None:
        self.view.context.symmetry.turn_around(cell)

    # --- panels

    @property
    def panel(self) -> str:
        """The panel that is shown."""
        return self.view.dock.current

    def tab(self, panel: str) -> QAbstractButton:
        return self.view.dock.buttons[panel]

    def is_seen(self, panel: str) -> bool:
        return self.view.dock.panel(panel).isVisible()

    def symmetry_panel(self) -> MapSymmetryPanel:
        push(self.tab("symmetry"))
        return self.view.tabs.symmetry.panel

    def problems_panel(self) -> ProblemsPanel:
        push(self.tab("problems"))
        return self.view.tabs.problems.panel

    def balance_panel(self) -> BalancePanel:
        push(self.tab("balance"))
        return self.view.tabs.balance.panel

    def history_panel(self) -> HistoryPanel[MapState, c.AnyMapCommand, AnyMapEvent]:
        push(self.tab("history"))
        return self.view.tabs.history.panel

    @property
    def inspector_form(self) -> InspectorForm:
        return self.view.tabs.inspector.panel.form


def open_studio(qtbot: QtBot, theme: Theme, drawing: MapSession) -> StudioPage:
    """A studio on the screen, with the keyboard on its canvas."""
    view = StudioView(theme, Commander(drawing))
    qtbot.addWidget(view)
    view.resize(1440, 900)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    page = StudioPage(view)
    page.focus_board()
    qtbot.waitUntil(lambda: page.has_keyboard)
    return page


def push(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT)


def hit(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


def write(widget: QWidget, text: str) -> None:
    QTest.keyClicks(widget, text)
