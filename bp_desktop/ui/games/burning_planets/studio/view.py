"""The studio: tools at the left, the board in the middle, panels at the right, words below."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QMenu, QSplitter, QWidget

from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.geometry import tile_center
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.board.layers import COORDINATES
from bp_desktop.ui.editor.board_canvas import BoardCanvas
from bp_desktop.ui.editor.clipboard import Clip
from bp_desktop.ui.editor.deeds import Deeds
from bp_desktop.ui.editor.dock import Dock
from bp_desktop.ui.editor.editor_state import StudioState
from bp_desktop.ui.editor.foot import Foot
from bp_desktop.ui.editor.note_card import NoteCard
from bp_desktop.ui.editor.panel_marks import Marks
from bp_desktop.ui.editor.panels.watch import ProblemWatch
from bp_desktop.ui.editor.selection import Selection
from bp_desktop.ui.editor.shown import ShownState
from bp_desktop.ui.editor.things import cells_of
from bp_desktop.ui.editor.tool_bench import ToolBench
from bp_desktop.ui.editor.tools.hands import NOTHING, Hands, Preview
from bp_desktop.ui.games.burning_planets.commanders import MapCommander
from bp_desktop.ui.games.burning_planets.studio.describe import describe_cell
from bp_desktop.ui.games.burning_planets.studio.panel_list import panel_list
from bp_desktop.ui.games.burning_planets.studio.studio_actions import (
    MENU,
    MIRRORS,
    panel_specs,
    studio_handlers,
    studio_specs,
)
from bp_desktop.ui.games.burning_planets.studio.symmetry_panel import fold_name
from bp_desktop.ui.games.burning_planets.studio.tile_places import cells_of_place
from bp_desktop.ui.games.burning_planets.studio.toolbox import ToolId
from bp_desktop.ui.look.icons import icon
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.actions import Actions
from bp_desktop.ui.shell.document_page import DocumentView
from bp_desktop.ui.shell.pages import PageId
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.metrics import column, row

ROOMY = 900
"""Narrower windows begin without the panels."""
WIDE = 1200


class StudioView(DocumentView):
    """One open map. With `actions`, what can be done here is found in the window's palette."""

    def __init__(
        self,
        theme: Theme,
        commander: MapCommander,
        actions: Actions | None = None,
        parent: QWidget | None = None,
        kept: dict[str, object] | None = None,
    ) -> None:
        """`kept` is view state that outlives this view: the live symmetry."""
        super().__init__(parent)
        self._theme = theme
        self.commander = commander
        state: MapState = commander.state
        self.selection = Selection(self)
        self.marks = Marks(self)
        self.shown = ShownState(self)
        self.studio = StudioState(_middle(state), self, kept)
        self.canvas = BoardCanvas(theme, state, self.shown, self.marks)
        self.hands = Hands(
            commander,
            chosen=lambda: self.selection.things,
            choose=self.selection.choose,
            show=self._show_preview,
            tell=self._tell,
            list_skipped=self.studio.list_skipped,
            symmetry=self.studio.symmetry,
            chosen_tile=lambda: self.selection.tile,
            choose_tile=self.selection.choose_tile,
        )
        self.bench = ToolBench(theme, self.canvas, self.hands, self._ask_note)
        self.deeds = Deeds(self.hands, lambda: self.canvas.scene.tool, self._carry)
        self._hovered: Hex | None = None
        self._wants_dock: bool | None = None
        # Once shown, and after a stack of pages has moved the focus, the keyboard is on the board.
        self._begin = QTimer(self, singleShot=True, interval=0)
        self._begin.timeout.connect(self.canvas.setFocus)
        self.symmetry_button = Button(
            theme, "", partial(self.show_panel, "symmetry"), kind="chip", icon_name="mirror"
        )
        self.foot = Foot(theme, commander, self.undo, self.redo)
        self.note_card = NoteCard(theme, self.canvas, commander)
        self.problems = ProblemWatch(commander, self)
        self.dock = Dock(theme, panel_list(self, theme, commander))
        self._lay_out()
        self._connect()
        self._actions = actions or self._own_actions()
        self._actions.declare((*studio_specs(), *panel_specs(self.dock.names())))
        self._actions.bind(studio_handlers(self), self)
        self._show_undo()
        self._on_symmetry()
        self.bench.choose(ToolId.SELECT)
        self.bench.follow(state)
        if state.generation is not None:
            self.dock.show_panel("generator")  # go on where the dice were left

    def _own_actions(self) -> Actions:
        """Without a window around it the studio still has its keys."""
        made = Actions(self, self._theme, {})
        made.set_page(PageId.STUDIO)
        return made

    def _lay_out(self) -> None:
        theme = self._theme
        bar = QFrame()
        bar.setObjectName("optionBar")
        line = row(theme, bar, spacing=12, edges=(12, 6, 12, 6))
        line.addWidget(self.bench.options, 1)
        line.addWidget(self.symmetry_button)
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
        whole = row(theme, self)
        whole.addWidget(self.bench.rail)
        whole.addWidget(self._splitter, 1)
        self.setFocusProxy(self.canvas)

        theme.changed.connect(self._on_theme)
        self._on_theme()

    def _on_theme(self) -> None:
        # As high for every tool: the board must not move when another one is taken.
        rows = self.bench.options.rows.values()
        self.bench.options.setMinimumHeight(max(line.sizeHint().height() for line in rows))
        self._size_dock()

    def _size_dock(self) -> None:
        """All its tabs in one line where the board has room enough beside it."""
        wide = self.width() >= self._theme.px(WIDE)
        self.dock.setMinimumWidth(self._theme.px(404 if wide else 280))

    def _connect(self) -> None:
        self.commander.changed.connect(self._on_changed)
        self.commander.refused.connect(self._tell)
        self.selection.changed.connect(self._show_chosen)
        self.studio.symmetry_changed.connect(self._on_symmetry)
        scene, view = self.canvas.scene, self.canvas.view
        scene.hovered.connect(self._on_hovered)
        scene.cursor_moved.connect(self._show_cell)
        view.speak_with(lambda cell: describe_cell(self.commander.state, cell))
        self.canvas.given_up.connect(self.bench.drop)
        self.canvas.menu_wanted.connect(self._show_menu)
        self.problems.changed.connect(self._count_problems)
        self._count_problems()

    def _ask_note(self, at: Hex) -> None:
        point = self.canvas.point_of(at).toPoint()
        self.note_card.ask(at, self.canvas.view.mapTo(self.canvas, QPoint(point)))

    # --- what actions do

    @property
    def here(self) -> Hex:
        """The cell that is meant: under the pointer, or else where the keyboard is."""
        return self._hovered if self._hovered is not None else self.canvas.scene.cursor.cell

    def _carry(self, clip: Clip) -> None:
        self.bench.carry(clip, self.here)

    def undo(self) -> None:
        self.commander.undo(consent=True)

    def redo(self) -> None:
        self.commander.redo()

    def fit(self) -> None:
        self.canvas.view.fit()

    def center_symmetry(self) -> None:
        self.studio.turn_around(self.here)

    def toggle_coordinates(self) -> None:
        self.shown.set_layers(coordinates=not self.shown.now.layers.shows(COORDINATES))

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

    def go_to(self, cells: Iterable[Hex]) -> None:
        self.canvas.go_to(cells)

    # --- showing

    def _on_changed(self, change: "Change[MapState, object, object]") -> None:
        self.canvas.show_state(change.after)
        if change.before.content.seats is not change.after.content.seats:
            self.bench.show_seats(change.after)
        if change.before.generation is not change.after.generation:
            self.bench.follow(change.after)
        self.selection.forget_missing(change.after)
        self._show_chosen()
        self.studio.list_skipped(())
        self._show_preview(NOTHING)  # what was shown may not be true any more
        self._show_undo()
        cursor = self.canvas.scene.cursor
        if cursor.isVisible():
            self.canvas.scene.cursor_moved.emit(cursor.cell)  # say what is there now
        else:
            self._show_cell(self.here)

    def _on_symmetry(self) -> None:
        self.hands.symmetry = self.studio.symmetry
        self.canvas.show_symmetry(self.studio.symmetry)
        self._show_fold()

    def _show_fold(self) -> None:
        fold = self.studio.symmetry.fold
        self.symmetry_button.setText(fold_name(fold))
        self.symmetry_button.setAccessibleName(
            filled(self.tr("Symmetry: {fold}"), fold=fold_name(fold))
        )

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

    def _show_undo(self) -> None:
        session = self.commander.session
        self._actions.set_available("studio.undo", session.next_undo is not None)
        self._actions.set_available("studio.redo", session.next_redo is not None)
        self.foot.show_steps()

    def _show_preview(self, preview: Preview) -> None:
        self.canvas.show_preview(preview)
        self.foot.show_preview(preview)

    def _count_problems(self) -> None:
        found = self.problems.open_errors + self.problems.open_warnings
        self.dock.show_count("problems", found)

    def _show_chosen(self) -> None:
        state: MapState = self.commander.state
        things, tile = self.selection.things, self.selection.tile
        cells = [cell for thing in things for cell in cells_of(state, thing)]
        if tile is not None and state.board.tiles is not None:
            cells += cells_of_place(state.board.tiles, tile)
        self.canvas.show_chosen(cells)

    def _on_hovered(self, cell: Hex | None) -> None:
        self._hovered = cell
        self._show_cell(cell)

    def _show_cell(self, cell: Hex | None) -> None:
        words = describe_cell(self.commander.state, cell) if cell is not None else ""
        self.foot.show_cell(words)

    def _tell(self, messages: tuple[Message, ...]) -> None:
        self.foot.tell(messages)
        self.canvas.say_at(self.here, self.foot.notice.text)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_dock()
        if self._wants_dock is None:
            self.dock.setVisible(self.width() >= self._theme.px(ROOMY))


def _middle(state: MapState) -> Hex:
    """The first centre to turn around: of the tile in the middle."""
    tiles = state.board.tiles
    if tiles is None or not tiles.places:
        return ORIGIN
    return tile_center(tiles, tiles.places[len(tiles.places) // 2])
