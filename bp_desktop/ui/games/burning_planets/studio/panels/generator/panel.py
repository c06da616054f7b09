"""The generator panel: begins a generation, leads through it and keeps its log."""

from PySide6.QtWidgets import QApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map.generation import due
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.session.entry import Kind
from bp_desktop.ui.board.marks import Mark
from bp_desktop.ui.editor.panels.parts import MarkingPanel, PanelBody
from bp_desktop.ui.games.burning_planets.studio.map_game import MapChange, MapContext
from bp_desktop.ui.games.burning_planets.studio.panels.generator.roll_form import GenerationRollForm
from bp_desktop.ui.games.burning_planets.studio.panels.generator.roll_log import GENERATING, RollLog
from bp_desktop.ui.games.burning_planets.studio.panels.generator.start_form import (
    GenerationStartForm,
    MapLocks,
)
from bp_desktop.ui.widgets.basics import column, label

LEAST_LOG = 160


class GeneratorPanel(MarkingPanel):
    """Shows one of two forms, and below it every die of the last generation."""

    def __init__(self, context: MapContext) -> None:
        super().__init__("generator", context.marks)
        self._context = context
        self._theme = context.theme
        self.locks = MapLocks(self)
        self._build()
        self.look()
        context.commander.changed.connect(self._on_changed)
        self.locks.changed.connect(self._show_marks)
        context.theme.changed.connect(self._show_marks)

    def _build(self) -> None:
        theme = self._theme
        self.begin = GenerationStartForm(self._context, self.locks)
        self.going = GenerationRollForm(theme, self._context.commander)
        self.log = RollLog(theme)
        self.log.setMinimumHeight(theme.px(LEAST_LOG))
        self._log_head = label(self.tr("The dice so far"), "caption")
        self.body = PanelBody(theme)
        self.body.column.addWidget(self.begin)
        self.body.column.addWidget(self.going)
        self.body.column.addWidget(self._log_head)
        self.body.column.addWidget(self.log, 1)
        self.body.column.addStretch()
        column(theme, self).addWidget(self.body)

    # --- showing

    def _look(self) -> None:
        self._show(self._context.state)

    def _on_changed(self, change: MapChange) -> None:
        before, after = change.before, change.after
        if not self.isVisible():
            return
        same = before.content is after.content and before.generation is after.generation
        # A clash changes nothing but the log: the die is thrown again.
        is_step = change.entry.kind is Kind.STEP
        if same and is_step and not isinstance(change.entry.command, GENERATING):
            return
        self._show(after)
        if before.generation is not None and after.generation is not None:
            self._follow(before, after)

    def _show(self, state: MapState) -> None:
        running = state.generation is not None
        leaving = self.begin if running else self.going
        had_focus = leaving.isAncestorOf(QApplication.focusWidget() or self)
        self.begin.setHidden(running)
        self.going.setHidden(not running)
        if had_focus:  # the keyboard goes on where the other form stopped
            (self.going.roll if running else self.begin.at_once).setFocus()
        has_log = self.log.show_rolls(self._context.commander)
        self._log_head.setVisible(has_log)
        self.log.setVisible(has_log)
        self._show_marks()

    def _follow(self, before: MapState, after: MapState) -> None:
        """Bring what was just put on the board into view."""
        new = [
            planet.center
            for id_, planet in after.board.planets.items()
            if id_ not in before.board.planets
        ]
        new += [
            rock.at
            for id_, rock in after.board.asteroids.items()
            if id_ not in before.board.asteroids
        ]
        cells = [cell for cell in new if cell is not None]
        if cells and self.isVisible():
            self._context.viewpoint.go_to(cells)

    def _show_marks(self) -> None:
        state = self._context.state
        if state.generation is None:
            cells = self.locks.cells(state)
            marks = [Mark(cells, self._theme.colors.info, strength=30)] if cells else []
        else:
            cells = _in_question(state)
            marks = [Mark(cells, self._theme.colors.gold, dashed=True, strength=26)]
        self.mark(marks)


def _in_question(state: MapState) -> tuple[Hex, ...]:
    """The cells to choose from, or the tile that was drawn."""
    going, wanted, tiles = state.generation, due(state), state.board.tiles
    if going is None or wanted is None or tiles is None:
        return ()
    if wanted.cells:
        return wanted.cells
    tile = going.draft.tile if going.draft is not None else going.asteroid_tile
    return tiles.grid.cells_of_tile.get(tile, ())
