"""The map editor as tests see it: the one place that knows its widgets."""

from typing import Generic

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, K, S
from bp_desktop.session.session import Session
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.tool import Tool
from bp_desktop.ui.editor.canvas import EditorCanvas
from bp_desktop.ui.editor.context import Display, EditorContext
from bp_desktop.ui.editor.game import MapThing
from bp_desktop.ui.editor.note_card import NoteCard
from bp_desktop.ui.editor.status_bar import EditorStatusBar
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryKind
from bp_desktop.ui.editor.view import MapEditorView
from bp_desktop.ui.widgets.dock import IconDock

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class EditorPage(Generic[S, C, E, K]):
    """An editor with the hands that work on it."""

    def __init__(self, view: MapEditorView[S, C, E, K]) -> None:
        self._view = view

    # --- the map

    @property
    def context(self) -> EditorContext[S, C, E]:
        return self._view.context

    @property
    def state(self) -> S:
        return self.context.state

    @property
    def session(self) -> Session[S, C, E]:
        return self.context.commander.session

    @property
    def steps(self) -> int:
        return len(self.session.timeline)

    def submit(self, command: C) -> None:
        """By some other part of the window."""
        self.context.commander.submit(command, overrule=True)

    def undo(self) -> None:
        self.context.commander.undo(consent=True)

    # --- the board

    @property
    def canvas(self) -> EditorCanvas[S, C, E]:
        return self._view.canvas

    @property
    def _board(self) -> QWidget:
        return self.canvas.view.viewport()

    def point(self, cell: Hex) -> QPoint:
        return self.canvas.view.mapFromScene(QPointF(*LAYOUT.center(cell)))

    def move(self, cell: Hex) -> None:
        QTest.mouseMove(self._board, self.point(cell))
        QApplication.processEvents()

    def click(self, cell: Hex, held: Qt.KeyboardModifier = NONE) -> None:
        self.move(cell)
        QTest.mouseClick(self._board, LEFT, held, self.point(cell))

    def double_click(self, cell: Hex) -> None:
        self.click(cell)
        QTest.mouseDClick(self._board, LEFT, NONE, self.point(cell))

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
        self.canvas.setFocus()

    @property
    def has_keyboard(self) -> bool:
        """Whether the keyboard is on the board."""
        return self.canvas.view.hasFocus()

    @property
    def cursor(self) -> Hex:
        """Where the keyboard is on the board."""
        return self.canvas.scene.cursor.cell

    def go_to(self, cell: Hex) -> None:
        self.context.viewpoint.go_to((cell,))

    @property
    def marked(self) -> set[Hex]:
        """Cells that panels have marked."""
        return {cell for mark in self.context.marks.all for cell in mark.cells}

    @property
    def chosen(self) -> frozenset[MapThing]:
        return self.context.selection.things

    def menu(self) -> QMenu:
        return self._view.menu()

    @property
    def note_card(self) -> NoteCard[S, C, E]:
        assert self._view.note_card is not None
        return self._view.note_card

    @property
    def display(self) -> Display:
        return self.context.display.now

    def show_layer(self, name: str, *, on: bool) -> None:
        self.context.display.set_layer(name, on=on)

    # --- tools

    @property
    def tool(self) -> str:
        return self._view.controller.spec.id

    @property
    def in_hand(self) -> Tool:
        return self._view.controller.in_hand

    @property
    def is_carrying(self) -> bool:
        return self._view.controller.is_carrying

    def choose_tool(self, tool: str) -> None:
        self._view.controller.choose(tool)

    def tool_button(self, tool: str) -> QAbstractButton:
        return self._view.rail.buttons[tool]

    @property
    def rail(self) -> QWidget:
        return self._view.rail

    def setting(self, id_: str) -> object:
        """What tools are set to."""
        return next(one.chosen for one in self._view.controller.settings if one.id == id_)

    def choice(self, id_: str, value: object) -> QAbstractButton:
        """The button of the bar above the board that sets it."""
        return self._view.settings_bar.rows[id_].buttons[value]

    def resize_tool(self, step: int) -> None:
        self._view.controller.step(step, sizes=True)

    @property
    def shown_settings(self) -> set[str]:
        return {id_ for id_, row in self._view.settings_bar.rows.items() if row.isVisible()}

    @property
    def bar_words(self) -> list[str]:
        return [one.text() for one in self._view.settings_bar.findChildren(QLabel)]

    # --- words

    @property
    def status(self) -> EditorStatusBar[S, C, E]:
        return self._view.status

    @property
    def notice(self) -> str:
        return self.status.notice.text

    @property
    def bubble(self) -> QLabel:
        return self.canvas.bubble

    # --- symmetry

    @property
    def symmetry(self) -> Symmetry:
        return self.context.symmetry.now

    @property
    def drawn_symmetry(self) -> Symmetry:
        """The one that tools draw with."""
        return self.context.tools.symmetry()

    @property
    def symmetry_text(self) -> str:
        return self._view.symmetry_button.text()

    def fold(self, fold: SymmetryKind) -> None:
        self.context.symmetry.fold(fold)

    def turn_around(self, cell: Hex) -> None:
        self.context.symmetry.turn_around(cell)

    # --- panels

    @property
    def dock(self) -> IconDock:
        return self._view.dock

    @property
    def panel(self) -> str:
        """The panel that is shown."""
        return self.dock.current

    def tab(self, panel: str) -> QAbstractButton:
        return self.dock.buttons[panel]

    def is_seen(self, panel: str) -> bool:
        return self.dock.panel(panel).isVisible()

    # --- the whole of it

    def resize(self, width: int, height: int) -> None:
        self._view.resize(width, height)

    def lightness(self, x: int, y: int) -> int:
        """Of a pixel."""
        return self._view.grab().toImage().pixelColor(x, y).lightness()


def put_on_screen(qtbot: QtBot, view: MapEditorView[S, C, E, K], width: int, height: int) -> None:
    """With the keyboard on its canvas."""
    qtbot.addWidget(view)
    view.resize(width, height)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.canvas.setFocus()
    qtbot.waitUntil(view.canvas.view.hasFocus)


def push(button: QWidget) -> None:
    QTest.mouseClick(button, LEFT)


def hit(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


def write(widget: QWidget, text: str) -> None:
    QTest.keyClicks(widget, text)
