"""The map editor: tools at the left, the board in the middle, panels at the right, words below."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Generic

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QSplitter, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import say
from bp_desktop.core.type_variables import C, E, K, S
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.canvas import LABELLED_CELL, LAYOUT
from bp_desktop.ui.board.style import COORDINATES
from bp_desktop.ui.editor.actions import (
    MENU,
    MIRRORS,
    editor_handlers,
    editor_specs,
    fold_name,
    panel_specs,
)
from bp_desktop.ui.editor.canvas import EditorCanvas
from bp_desktop.ui.editor.context import EditorContext
from bp_desktop.ui.editor.note_card import NoteCard
from bp_desktop.ui.editor.selection_editing import SelectionEditing
from bp_desktop.ui.editor.spots import spot_in_editor
from bp_desktop.ui.editor.status_bar import EditorStatusBar
from bp_desktop.ui.editor.symmetry import SymmetryKind
from bp_desktop.ui.editor.tool_bars import ToolRail, ToolSettingsBar
from bp_desktop.ui.editor.tool_controller import ToolController
from bp_desktop.ui.editor.toolbox import Toolbox
from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.desk_pages import DocumentView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button, column, lay, row
from bp_desktop.ui.widgets.dock import DockTab, IconDock

ROOMY = 900
"""Narrower windows begin without the panels."""
WIDE = 1200


class MapEditorView(DocumentView, Generic[S, C, E, K]):
    """One open map of any game. It lays the parts out; each part listens to the map itself."""

    def __init__(
        self,
        context: EditorContext[S, C, E],
        toolbox: Toolbox[S, C, E, K],
        tabs: Sequence[DockTab[Any]],
        actions: Actions | None = None,
    ) -> None:
        """With `actions`, what can be done here is found in the window's palette."""
        super().__init__()
        context.setParent(self)
        self.context = context
        self._theme = context.theme
        self.canvas = EditorCanvas(context)
        self.controller = ToolController(context, toolbox, self.canvas)
        self.editing = SelectionEditing(
            context.tools, lambda: self.controller.in_hand, self.controller.carry
        )
        self.rail = ToolRail(self._theme, self.controller)
        self.settings_bar = ToolSettingsBar(self._theme, self.controller)
        self.symmetry_button = Button(
            self._theme, "", partial(self.show_panel, "symmetry"), kind="chip", icon_name="mirror"
        )
        self.status = EditorStatusBar(context)
        notes = context.game.notes
        self.note_card = NoteCard(context, notes, self.canvas) if notes is not None else None
        self.dock = IconDock(self._theme, tabs)
        self._wants_dock: bool | None = None
        # Once shown, and after a stack of pages has moved the focus, the keyboard is on the board.
        self._begin = QTimer(self, singleShot=True, interval=0)
        self._begin.timeout.connect(self.canvas.setFocus)
        self._lay_out()
        self._actions = actions or self._own_actions()
        self._actions.declare((*editor_specs(toolbox.tools), *panel_specs(self.dock.names())))
        self._actions.bind(editor_handlers(self), self)
        self._connect()

    def _own_actions(self) -> Actions:
        """Without a window around it the editor still has its keys."""
        made = Actions(self, self._theme, {})
        made.set_page(PageId.STUDIO)
        return made

    def _lay_out(self) -> None:
        theme = self._theme
        self._bar = QFrame()
        self._bar.setObjectName("optionBar")
        line = row(theme, self._bar, spacing=12, edges=(12, 6, 12, 6))
        lay(line, (self.settings_bar, 1), self.symmetry_button)
        middle = QWidget()
        self._middle = lay(column(theme, middle), self._bar, (self.canvas, 1), self.status)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(middle)
        splitter.addWidget(self.dock)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 0)
        splitter.setCollapsible(0, False)
        splitter.setHandleWidth(1)
        self._whole = lay(column(theme), (splitter, 1))
        lay(row(theme, self), self.rail, (self._whole, 1))
        self.setFocusProxy(self.canvas)

    def _connect(self) -> None:
        self._theme.changed.connect(self._size_dock)
        self.context.feedback.note_wanted.connect(self._ask_note)
        self.context.commander.changed.connect(self._show_undo)
        self.context.symmetry.changed.connect(self._show_fold)
        self.canvas.view.given_up.connect(self.controller.drop)
        self.canvas.view.menu_wanted.connect(self._show_menu)
        self._size_dock()
        self._show_undo()
        self._show_fold()

    def _ask_note(self, at: Hex) -> None:
        if self.note_card is not None:
            self.note_card.ask(at, self.canvas.place_of(at))

    # --- panels

    def spot(self, name: str) -> QWidget | QRect | None:
        return spot_in_editor(self, name)

    def toggle_dock(self) -> None:
        self._wants_dock = not self.dock.isVisible()
        self.dock.setVisible(self._wants_dock)

    def show_panel(self, id_: str) -> None:
        self._wants_dock = True
        self.dock.show()
        self.dock.show_panel(id_)

    def complete_symmetry(self) -> None:
        """The symmetry panel shows what that changes; asked again, it is done."""
        if self.context.symmetry.now.fold is SymmetryKind.NONE:
            self.context.tools.tell((say("editor.no_symmetry"),))
            return
        self.show_panel("symmetry")
        self.context.symmetry.completion_wanted.emit()

    def see_as(self, vision: str) -> None:
        """The board as other eyes see it; the layers say what is hard to tell apart there."""
        self.context.display.see_as(vision)
        self.show_panel("layers")

    def toggle_coordinates(self) -> None:
        """From afar they are too small to be drawn; then it says so."""
        display = self.context.display
        display.toggle_layer(COORDINATES)
        board = self.canvas.view
        cell = LAYOUT.hex_width * board.scale_now * board.devicePixelRatioF()
        if display.now.layers.shows(COORDINATES) and cell < LABELLED_CELL:
            self.context.tools.tell((say("editor.zoom_for_coordinates"),))

    @property
    def _is_wide(self) -> bool:
        return self.width() >= self._theme.px(WIDE)

    def _size_dock(self) -> None:
        """All its tabs in one line where the board has room enough beside it."""
        self.dock.setMinimumWidth(self._theme.px(404 if self._is_wide else 280))

    def _place_bar(self) -> None:
        """Above the board; above the panels too where the board is too narrow for it."""
        holder = self._middle if self.width() >= self._theme.px(ROOMY) else self._whole
        if holder.indexOf(self._bar) < 0:
            holder.insertWidget(0, self._bar)

    # --- showing

    def _show_fold(self) -> None:
        fold = self.context.symmetry.now.fold
        name = fold_name(fold)
        # Where it is narrow, the settings of the tool need the room more than "no symmetry" does.
        self.symmetry_button.setText(name if self._is_wide or fold is not SymmetryKind.NONE else "")
        self.symmetry_button.setToolTip(name)
        self.symmetry_button.setAccessibleName(filled(self.tr("Symmetry: {fold}"), fold=name))

    def _show_undo(self) -> None:
        session = self.context.commander.session
        self._actions.set_available("studio.undo", self.context.can_undo)
        self._actions.set_available("studio.redo", session.next_redo is not None)

    def menu(self) -> QMenu:
        """What can be done to what is chosen."""
        made = self._actions.menu(self, MENU)
        mirrors = self._actions.menu(made, MIRRORS)
        mirrors.setTitle(self.tr("Mirror"))
        mirrors.setIcon(icon("ui/mirror", self._theme.px(18), self._theme.color("muted")))
        turns = made.actions().index(self._actions["studio.rotate.left"])
        made.insertMenu(made.actions()[turns + 1], mirrors)
        return made

    def _show_menu(self, at: QPoint) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_dock()
        self._place_bar()
        self._show_fold()
        if self._wants_dock is None:
            self.dock.setVisible(self.width() >= self._theme.px(ROOMY))
