"""The studio: tools at the left, the board in the middle, what it says below."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QInputDialog, QToolButton, QWidget

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.session import Change
from bp_desktop.ui import icons
from bp_desktop.ui.burning_planets.studio.board_canvas import BoardCanvas
from bp_desktop.ui.burning_planets.studio.selection import Selection
from bp_desktop.ui.burning_planets.studio.settings_bar import SettingsBar
from bp_desktop.ui.burning_planets.studio.things import cells_of, independent, removal
from bp_desktop.ui.burning_planets.studio.toolbox import (
    TOOLS,
    ToolId,
    ToolSettings,
    ToolSpec,
    make_tool,
)
from bp_desktop.ui.burning_planets.studio.tools.hands import Hands, Preview
from bp_desktop.ui.burning_planets.studio.tools.select import SelectTool
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import Button, label
from bp_desktop.ui.widgets.metrics import column, row, sized
from bp_desktop.ui.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander

ICON = 22
NUDGES = {
    Qt.Key.Key_Right: Hex(1, 0),
    Qt.Key.Key_Left: Hex(-1, 0),
    Qt.Key.Key_Up: Hex(0, -1),
    Qt.Key.Key_Down: Hex(0, 1),
}


class StudioView(QWidget):
    """One open map."""

    def __init__(
        self, theme: Theme, commander: "AnyCommander", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._commander = commander
        self.selection = Selection(self)
        state: MapState = commander.state
        self.canvas = BoardCanvas(theme, state, self)
        self._hands = Hands(
            commander,
            chosen=lambda: self.selection.things,
            choose=self.selection.choose,
            show=self._show_preview,
        )
        first = state.content.seats[0].id if state.content.seats else None
        self._settings = ToolSettings(player=first)
        self._tool = ToolId.SELECT
        self._buttons: dict[ToolId, QToolButton] = {}
        self.settings_bar = SettingsBar(theme, self._settings, state, self._on_settings)
        self._read_out = label("", "small")
        self._notice = label("", "small", wrap=True)
        self._lay_out()
        commander.changed.connect(self._on_changed)
        commander.refused.connect(self._say)
        self.selection.changed.connect(self._show_chosen)
        self.canvas.scene.hovered.connect(self._show_cell)
        self.canvas.scene.cursor_moved.connect(self._show_cell)
        self.choose_tool(ToolId.SELECT)

    def _lay_out(self) -> None:
        theme = self._theme
        tools = column(theme, spacing=4, edges=(8, 12, 8, 12))
        group = QButtonGroup(self)
        for spec in TOOLS:
            button = self._tool_button(spec)
            group.addButton(button)
            tools.addWidget(button)
        tools.addStretch()
        self.undo_button = Button(theme, self.tr("Undo"), self.undo, kind="icon", icon_name="undo")
        self.redo_button = Button(theme, self.tr("Redo"), self.redo, kind="icon", icon_name="redo")
        fit = Button(theme, self.tr("Show all"), self.canvas.view.fit, kind="icon", icon_name="fit")
        bar = row(theme, spacing=8, edges=(12, 8, 12, 8))
        bar.addWidget(self.settings_bar, 1)
        for knob in (self.undo_button, self.redo_button, fit):
            bar.addWidget(knob)
        foot = row(theme, spacing=16, edges=(12, 6, 12, 6))
        foot.addWidget(self._read_out)
        foot.addWidget(self._notice, 1)
        middle = column(theme)
        middle.addLayout(bar)
        middle.addWidget(self.canvas, 1)
        middle.addLayout(foot)
        whole = row(theme, self)
        whole.addLayout(tools)
        whole.addLayout(middle, 1)
        self._show_undo()

    def _tool_button(self, spec: ToolSpec) -> QToolButton:
        button = sized(self._theme, QToolButton(), width=44, height=44)
        ink = self._theme.color("text")
        button.setIcon(QIcon(icons.pixmap(spec.icon, ICON, ink=ink, ratio=2.0)))
        button.setIconSize(QSize(ICON, ICON))
        button.setCheckable(True)
        button.setToolTip(f"{spec.name}  {spec.key}")
        button.setAccessibleName(spec.name)
        button.clicked.connect(partial(self.choose_tool, spec.id))
        self._buttons[spec.id] = button
        return button

    # --- tools

    @property
    def tool(self) -> ToolId:
        return self._tool

    def choose_tool(self, tool: ToolId) -> None:
        self._tool = tool
        self._buttons[tool].setChecked(True)
        self.settings_bar.show_tool(tool)
        self._take_tool()

    def _on_settings(self, settings: ToolSettings) -> None:
        self._settings = settings
        self._take_tool()

    def _take_tool(self) -> None:
        self.canvas.take_tool(make_tool(self._tool, self._settings, self._hands, self._ask_note))

    def _ask_note(self, at: Hex) -> None:
        notes = {note.at: note.text for note in self._commander.state.content.notes}
        text, said = QInputDialog.getMultiLineText(
            self, self.tr("Note"), self.tr("What is to be remembered here?"), notes.get(at, "")
        )
        if said and text.strip():
            self._commander.submit(c.PutNote(at, text.strip()))
        elif said and at in notes:
            self._commander.submit(c.RemoveNote(at))

    def undo(self) -> None:
        self._commander.undo(consent=True)

    def redo(self) -> None:
        self._commander.redo()

    def delete_chosen(self) -> None:
        things = independent(self._commander.state, self.selection.things)
        self._hands.submit(removal(thing) for thing in things)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        letter = event.text().upper()
        spec = next((one for one in TOOLS if one.key == letter), None)
        if alt and key in NUDGES:
            SelectTool(self._hands).nudge(NUDGES[key])
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_chosen()
        elif spec is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.choose_tool(spec.id)
        else:
            super().keyPressEvent(event)

    # --- showing

    def _on_changed(self, change: "Change[MapState, object, object]") -> None:
        self.canvas.show_state(change.after)
        if change.before.content.seats is not change.after.content.seats:
            seats = change.after.content.seats
            if self._settings.player not in {seat.id for seat in seats}:
                self._settings = replace(self._settings, player=seats[0].id if seats else None)
            self.settings_bar.show_state(change.after, self._settings)
            self._take_tool()
        self.selection.forget_missing(change.after)
        self._notice.setText("")
        self._show_undo()

    def _show_undo(self) -> None:
        session = self._commander.session
        self.undo_button.setEnabled(session.next_undo is not None)
        self.redo_button.setEnabled(session.next_redo is not None)

    def _show_preview(self, preview: Preview) -> None:
        self.canvas.show_preview(preview)
        words = preview.facts or preview.problem
        self._notice.setText(worded_all(words))

    def _show_chosen(self) -> None:
        state: MapState = self._commander.state
        self.canvas.show_chosen(
            cell for thing in self.selection.things for cell in cells_of(state, thing)
        )

    def _show_cell(self, cell: Hex | None) -> None:
        if cell is None:
            self._read_out.setText("")
            return
        col, row_ = to_offset(cell)
        tile = self._commander.state.geometry.tile_of.get(cell)
        text = self.tr("column {col}, row {row}")
        if tile is not None:
            text = self.tr("tile {tile} · column {col}, row {row}")
        self._read_out.setText(filled(text, tile=tile, col=col, row=row_))

    def _say(self, messages: tuple[Message, ...]) -> None:
        self._notice.setText(worded_all(messages))

    def tool_point(self, cell: Hex) -> QPointF:
        """Where a cell is in the canvas, for tests and pictures."""
        x, y = self.canvas.scene.layout.center(cell)
        return QPointF(self.canvas.view.mapFromScene(x, y))
