"""The map editor on DOTS as tests see it: the one place that knows its widgets."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.panels.history_panel import HistoryPanel
from bp_desktop.ui.editor.panels.layers_panel import LayersPanel
from bp_desktop.ui.editor.panels.revisions_panel import RevisionsPanel
from bp_desktop.ui.editor.panels.symmetry_panel import SymmetryPanel
from bp_desktop.ui.editor.view import MapEditorView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.widgets.dock import DockTab
from tests.ui.editor.dots import (
    ART,
    DOTS,
    GAME,
    LAYERS,
    REVISIONS,
    TOOLBOX,
    Command,
    Dots,
    DotsContext,
    Event,
    Settings,
)

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def cell(column: int, row: int) -> Hex:
    return from_offset(column, row)


class EditorPage:
    """An editor with the hands that work on it."""

    def __init__(self, context: DotsContext) -> None:
        self.context = context
        self.history = DockTab(
            "history", "History", lambda: HistoryPanel(context), icon_name="history"
        )
        self.symmetry = DockTab(
            "symmetry", "Symmetry", lambda: SymmetryPanel(context), icon_name="mirror"
        )
        self.layers = DockTab(
            "layers", "Layers", lambda: LayersPanel(context, LAYERS), icon_name="layers"
        )
        self.revisions = DockTab(
            "revisions", "Revisions", lambda: RevisionsPanel(context, REVISIONS), icon_name="flag"
        )
        tabs = (self.history, self.symmetry, self.layers, self.revisions)
        self.view: MapEditorView[Dots, Command, Event, Settings] = MapEditorView(
            context, TOOLBOX, tabs
        )

    # --- the map

    @property
    def dots(self) -> dict[tuple[int, int], str]:
        """Colours by column and row."""
        colors = self.context.state.colors
        return {to_offset(at): color for at, color in colors.items()}

    @property
    def session(self) -> Session[Dots, Command, Event]:
        return self.context.commander.session

    @property
    def steps(self) -> int:
        return len(self.session.timeline)

    @property
    def chosen(self) -> set[Hex]:
        return {thing.at for thing in self.context.selection.things}

    # --- hands

    @property
    def _board(self) -> QWidget:
        return self.view.canvas.view.viewport()

    def point(self, at: Hex) -> QPoint:
        return self.view.canvas.point_of(at).toPoint()

    def move(self, at: Hex) -> None:
        QTest.mouseMove(self._board, self.point(at))
        QApplication.processEvents()

    def click(self, at: Hex, held: Qt.KeyboardModifier = NONE) -> None:
        self.move(at)
        QTest.mouseClick(self._board, LEFT, held, self.point(at))

    def drag(self, *way: Hex, held: Qt.KeyboardModifier = NONE) -> None:
        self.move(way[0])
        QTest.mousePress(self._board, LEFT, held, self.point(way[0]))
        for at in way[1:]:
            self.move(at)
        QTest.mouseRelease(self._board, LEFT, held, self.point(way[-1]))

    def keys(self, *keys: Qt.Key | str, held: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            code = key if isinstance(key, Qt.Key) else Qt.Key(ord(key))
            QTest.keyClick(QApplication.focusWidget() or self._board, code, held)

    def note(self, text: str) -> None:
        """Write into the card that is open."""
        card = self.view.note_card
        assert card is not None
        QTest.keyClicks(card.edit, text)
        QTest.keyClick(card.edit, Qt.Key.Key_Return)

    def push(self, button: QWidget) -> None:
        QTest.mouseClick(button, LEFT)

    # --- words

    @property
    def notice(self) -> str:
        return self.view.status.notice.text

    @property
    def last_step(self) -> str:
        return self.view.status.steps.text

    @property
    def cell_words(self) -> str:
        return self.view.status.cell.text


def open_editor(qtbot: QtBot, theme: Theme, *commands: Command) -> EditorPage:
    """An editor on the screen, after some commands, with the keyboard on its canvas."""
    session = Session(DOTS, MemoryJournal(), AppDice(1))
    for command in commands:
        session.submit(command, overrule=True)
    page = EditorPage(EditorContext(theme, Commander(session), GAME, ART))
    view = page.view
    qtbot.addWidget(view)
    view.resize(1100, 700)
    with qtbot.waitExposed(view):
        view.show()
    view.activateWindow()
    view.canvas.setFocus()
    qtbot.waitUntil(view.canvas.view.hasFocus)
    return page
