"""The studio: tools at the left, the board in the middle, panels at the right, words below."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QSplitter, QWidget

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.geometry import tile_center
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.session import Change
from bp_desktop.ui.actions import Actions
from bp_desktop.ui.burning_planets.studio.board_canvas import BoardCanvas
from bp_desktop.ui.burning_planets.studio.clipboard import Clip
from bp_desktop.ui.burning_planets.studio.deeds import Deeds
from bp_desktop.ui.burning_planets.studio.describe import describe_cell
from bp_desktop.ui.burning_planets.studio.dock import Dock
from bp_desktop.ui.burning_planets.studio.foot import Foot
from bp_desktop.ui.burning_planets.studio.marks import Marks
from bp_desktop.ui.burning_planets.studio.note_card import NoteCard
from bp_desktop.ui.burning_planets.studio.option_bar import OptionBar
from bp_desktop.ui.burning_planets.studio.panel_list import panel_list
from bp_desktop.ui.burning_planets.studio.selection import Selection
from bp_desktop.ui.burning_planets.studio.shown import ShownState
from bp_desktop.ui.burning_planets.studio.studio_actions import studio_actions
from bp_desktop.ui.burning_planets.studio.studio_state import StudioState
from bp_desktop.ui.burning_planets.studio.things import cells_of
from bp_desktop.ui.burning_planets.studio.tool_rail import ToolRail
from bp_desktop.ui.burning_planets.studio.toolbox import ToolId, ToolSettings, make_tool
from bp_desktop.ui.burning_planets.studio.tools.hands import Hands, Preview
from bp_desktop.ui.burning_planets.studio.tools.paste import PasteTool
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander

DOCK_WIDTH = 340
ROOMY = 900
"""Narrower windows begin without the panels."""


class StudioView(QWidget):
    """One open map. With `actions`, what can be done here is found in the window's palette."""

    def __init__(
        self,
        theme: Theme,
        commander: "AnyCommander",
        actions: Actions | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.commander = commander
        state: MapState = commander.state
        self.selection = Selection(self)
        self.marks = Marks(self)
        self.shown = ShownState(self)
        self.studio = StudioState(_middle(state), self)
        self.canvas = BoardCanvas(theme, state, self.shown, self.marks)
        self.hands = Hands(
            commander,
            chosen=lambda: self.selection.things,
            choose=self.selection.choose,
            show=self._show_preview,
            tell=self._tell,
            list_skipped=self.studio.list_skipped,
            symmetry=self.studio.symmetry,
        )
        self.deeds = Deeds(self.hands, lambda: self.canvas.scene.tool, self._carry)
        first = state.content.seats[0].id if state.content.seats else None
        self._settings = ToolSettings(player=first)
        self._tool = ToolId.SELECT
        self._hovered: Hex | None = None
        self._wants_dock: bool | None = None
        self.rail = ToolRail(theme, self.choose_tool)
        self.options = OptionBar(theme, self._settings, state, self._on_settings)
        self.foot = Foot(theme, commander, self.undo, self.redo)
        self.note_card = NoteCard(theme, self.canvas, self._keep_note)
        self.dock = Dock(theme, panel_list(self, theme, commander))
        self._lay_out()
        self._connect()
        self._actions = actions or self._own_actions()
        for spec in studio_actions(self):
            self._actions.add(spec, self)
        self._show_undo()
        self.choose_tool(ToolId.SELECT)

    def _own_actions(self) -> Actions:
        """Without a window around it the studio still has its keys."""
        made = Actions(self, self._theme, {})
        made.set_page(PageId.STUDIO)
        return made

    def _lay_out(self) -> None:
        theme = self._theme
        bar = QFrame()
        bar.setObjectName("optionBar")
        row(theme, bar, spacing=8, edges=(12, 6, 12, 6)).addWidget(self.options)
        self.options.setMinimumHeight(theme.px(40))
        middle = QWidget()
        stack = column(theme, middle)
        stack.addWidget(bar)
        stack.addWidget(self.canvas, 1)
        stack.addWidget(self.foot)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.addWidget(middle)
        self._splitter.addWidget(self.dock)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self._splitter.setCollapsible(0, False)
        self._splitter.setHandleWidth(1)
        self.dock.setMinimumWidth(theme.px(280))
        whole = row(theme, self)
        whole.addWidget(self.rail)
        whole.addWidget(self._splitter, 1)
        self.setFocusProxy(self.canvas)

    def _connect(self) -> None:
        self.commander.changed.connect(self._on_changed)
        self.commander.refused.connect(self._tell)
        self.selection.changed.connect(self._show_chosen)
        self.studio.symmetry_changed.connect(self._on_symmetry)
        scene, view = self.canvas.scene, self.canvas.view
        scene.hovered.connect(self._on_hovered)
        scene.cursor_moved.connect(self._show_cell)
        view.speak_with(lambda cell: describe_cell(self.commander.state, cell))
        self.canvas.given_up.connect(self._on_given_up)

    # --- tools

    @property
    def tool(self) -> ToolId:
        return self._tool

    @property
    def settings(self) -> ToolSettings:
        return self._settings

    def choose_tool(self, tool: ToolId) -> None:
        self._tool = tool
        self.rail.show_tool(tool)
        self.options.show_tool(tool)
        self._take_tool()
        self.canvas.setFocus()

    def set_settings(self, **changes: Any) -> None:
        """Set tools as the bar above the canvas does, for example `size`."""
        self._settings = replace(self._settings, **changes)
        self.options.show_state(self.commander.state, self._settings)
        self._take_tool()

    def resize_tool(self, step: int) -> None:
        """The next larger or smaller brush or planet."""
        self._step("size" if self._tool is ToolId.PLANET else "brush", step, around=False)

    def vary_tool(self, step: int) -> None:
        """The next biome, kind, class or owner, whatever the tool has."""
        fields = {
            ToolId.PLANET: "biome",
            ToolId.STRUCTURE: "kind",
            ToolId.SHIP: "cls",
            ToolId.MEASURE: "cls",
            ToolId.OWNER: "starting",
        }
        if self._tool in fields:
            self._step(fields[self._tool], step, around=True)

    def choose_player(self, number: int) -> None:
        seats = self.commander.state.content.seats
        if number <= len(seats):
            self.set_settings(player=seats[number - 1].id)

    def _step(self, field: str, step: int, *, around: bool) -> None:
        values = self.options.rows[field].values
        at = values.index(getattr(self._settings, field)) + step
        at = at % len(values) if around else min(max(at, 0), len(values) - 1)
        self.set_settings(**{field: values[at]})

    def _on_settings(self, settings: ToolSettings) -> None:
        self._settings = settings
        self.options.show_state(self.commander.state, settings)
        self._take_tool()

    def _take_tool(self) -> None:
        self.canvas.take_tool(make_tool(self._tool, self._settings, self.hands, self._ask_note))

    def _carry(self, clip: Clip) -> None:
        """Hang a copy on the pointer; the tool before comes back when it is put down."""
        tool = PasteTool(self.hands, clip, lambda: self.choose_tool(ToolId.SELECT))
        self.canvas.take_tool(tool)
        tool.hover(self.here)
        self.canvas.setFocus()

    def _on_given_up(self) -> None:
        if isinstance(self.canvas.scene.tool, PasteTool):
            self.choose_tool(ToolId.SELECT)

    # --- notes

    def _ask_note(self, at: Hex) -> None:
        written = {note.at: note.text for note in self.commander.state.content.notes}
        point = self.canvas.point_of(at).toPoint()
        beside = self.canvas.view.mapTo(self.canvas, QPoint(point))
        self.note_card.ask(at, written.get(at, ""), beside)

    def _keep_note(self, at: Hex, text: str) -> None:
        written = {note.at: note.text for note in self.commander.state.content.notes}
        if text and text != written.get(at):
            self.commander.submit(c.PutNote(at, text))
        elif not text and at in written:
            self.commander.submit(c.RemoveNote(at))

    # --- what actions do

    @property
    def here(self) -> Hex:
        """The cell that is meant: under the pointer, or else where the keyboard is."""
        return self._hovered if self._hovered is not None else self.canvas.scene.cursor.cell

    def undo(self) -> None:
        self.commander.undo(consent=True)

    def redo(self) -> None:
        self.commander.redo()

    def fit(self) -> None:
        self.canvas.view.fit()

    def center_symmetry(self) -> None:
        self.studio.turn_around(self.here)

    def toggle_coordinates(self) -> None:
        self.shown.set_layers(coordinates=not self.shown.now.layers.coordinates)

    def toggle_rulers(self) -> None:
        self.shown.set(rulers=not self.shown.now.rulers)

    def toggle_minimap(self) -> None:
        self.shown.set(minimap=not self.shown.now.minimap)

    def toggle_dock(self) -> None:
        self._wants_dock = not self.dock.isVisible()
        self.dock.setVisible(self._wants_dock)

    def show_panel(self, id_: str) -> None:
        self._wants_dock = True
        self.dock.show()
        self.dock.show_panel(id_)

    def panel_names(self) -> Iterable[tuple[str, str]]:
        return [(id_, button.accessibleName()) for id_, button in self.dock.buttons.items()]

    def go_to(self, cells: Iterable[Hex]) -> None:
        self.canvas.go_to(cells)

    # --- showing

    def _on_changed(self, change: "Change[MapState, object, object]") -> None:
        self.canvas.show_state(change.after)
        if change.before.content.seats is not change.after.content.seats:
            seats = change.after.content.seats
            if self._settings.player not in {seat.id for seat in seats}:
                self._settings = replace(self._settings, player=seats[0].id if seats else None)
            self.options.show_state(change.after, self._settings)
            self._take_tool()
        self.selection.forget_missing(change.after)
        self._show_chosen()
        self.studio.list_skipped(())
        self.foot.say("")
        self._show_cell(self.here)
        self._show_undo()

    def _on_symmetry(self) -> None:
        self.hands.symmetry = self.studio.symmetry
        self.canvas.show_symmetry(self.studio.symmetry)

    def _show_undo(self) -> None:
        session = self.commander.session
        self._actions.set_available("studio.undo", session.next_undo is not None)
        self._actions.set_available("studio.redo", session.next_redo is not None)
        self.foot.show_steps()

    def _show_preview(self, preview: Preview) -> None:
        self.canvas.show_preview(preview)
        self.foot.show_preview(preview)

    def _show_chosen(self) -> None:
        state: MapState = self.commander.state
        cells = (cell for thing in self.selection.things for cell in cells_of(state, thing))
        self.canvas.show_chosen(cells)

    def _on_hovered(self, cell: Hex | None) -> None:
        self._hovered = cell
        self._show_cell(cell)

    def _show_cell(self, cell: Hex | None) -> None:
        words = describe_cell(self.commander.state, cell) if cell is not None else ""
        self.foot.show_cell(words)

    def _tell(self, messages: tuple[Message, ...]) -> None:
        self.foot.tell(messages)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wants_dock is None:
            self.dock.setVisible(self.width() >= self._theme.px(ROOMY))


def _middle(state: MapState) -> Hex:
    """The first centre to turn around: of the tile in the middle."""
    tiles = state.board.tiles
    if tiles is None or not tiles.places:
        return ORIGIN
    return tile_center(tiles, tiles.places[len(tiles.places) // 2])
