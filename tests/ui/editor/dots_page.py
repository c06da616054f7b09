"""The map editor on a map of DOTS, for tests without any game."""

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
from tests.ui.editor.editor_page import EditorPage, put_on_screen


def cell(column: int, row: int) -> Hex:
    return from_offset(column, row)


class DotsPage(EditorPage[Dots, Command, Event, Settings]):
    """What is on the map, and the panels that every game shares."""

    def __init__(self, context: DotsContext) -> None:
        self.history = DockTab(
            "history", "History", lambda: HistoryPanel(context), icon_name="history"
        )
        self.pairs = DockTab(
            "symmetry", "Symmetry", lambda: SymmetryPanel(context), icon_name="mirror"
        )
        self.layers = DockTab(
            "layers", "Layers", lambda: LayersPanel(context, LAYERS), icon_name="layers"
        )
        self.revisions = DockTab(
            "revisions", "Revisions", lambda: RevisionsPanel(context, REVISIONS), icon_name="flag"
        )
        tabs = (self.history, self.pairs, self.layers, self.revisions)
        self.view: MapEditorView[Dots, Command, Event, Settings] = MapEditorView(
            context, TOOLBOX, tabs
        )
        super().__init__(self.view)

    @property
    def dots(self) -> dict[tuple[int, int], str]:
        """Colours by column and row."""
        return {to_offset(at): color for at, color in self.state.colors.items()}

    @property
    def chosen_cells(self) -> set[Hex]:
        return {thing.at for thing in self.chosen}


def open_editor(qtbot: QtBot, theme: Theme, *commands: Command) -> DotsPage:
    """An editor on the screen, after some commands."""
    session = Session(DOTS, MemoryJournal(), AppDice(1))
    for command in commands:
        session.submit(command, overrule=True)
    page = DotsPage(EditorContext(theme, Commander(session), GAME, ART))
    put_on_screen(qtbot, page.view, 1100, 700)
    return page
