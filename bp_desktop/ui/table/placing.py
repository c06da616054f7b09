"""Placing on the board of a match: the cells on offer, the bar that asks, and the camera."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPixmap

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.camera import BoardCamera
from bp_desktop.ui.board.cell_tag import CellTag
from bp_desktop.ui.board.placing import GhostItem, LitCellsItem, cells_area
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.style import OFFER
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.placing_bar import PlacingBar
from bp_desktop.ui.widgets.row_painting import NotePart

NEAR = 300
"""Pixels that the ground is wide at least, while something is placed on it."""
GHOST = 96
"""Pixels of the drawing that is shown, larger or smaller, in a cell."""


@dataclass(frozen=True, slots=True, eq=False)
class Placement:
    """Something that waits for a cell."""

    title: str
    """What the bar asks."""
    cells: tuple[Hex, ...]
    """Those on offer; any other may be clicked too, and the rules say what they have against it.
    Without any the board lies as it is."""
    make: Callable[[Hex], Any | None]
    """The step that puts it there; None: nothing can be done in that cell."""
    note: str = ""
    picture: str = ""
    color: str = ""
    ground: tuple[Hex, ...] = ()
    """Stays bright besides the cells on offer, such as the rest of the planet."""
    tag: tuple[NotePart, ...] = ()
    """Beside the cell under the pointer."""
    what: str = ""
    """What would be lost if one went on; empty: nothing."""
    insist: bool = False
    """There is nothing else to do."""
    free: bool = True
    """Any of the cells will do: the program may choose one."""
    again: Callable[[], Placement | None] | None = None
    """After a step that did something else: the same once more, or None if it cannot be."""
    then: Callable[[], object] = lambda: None
    """It stands; whoever asked may go on from there."""


class PlacingController(QObject):
    """Shows one placement at a time on a board. Nothing is done before a cell is chosen."""

    changed = Signal()
    """Something waits for a cell, or nothing does any more."""

    def __init__(
        self,
        theme: Theme,
        view: BoardView,
        scene: BoardScene,
        on_place: Callable[[], object],
        on_cancel: Callable[[], object],
    ) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self._scene = scene
        self.current: Placement | None = None
        self.camera = BoardCamera(theme, view)
        self.bar = PlacingBar(theme, on_place, on_cancel)
        self.bar.hide()
        self.lit = LitCellsItem()
        self.ghost = GhostItem()
        scene.addItem(self.lit)
        scene.addItem(self.ghost)
        self.tag = CellTag(theme, view)
        scene.hovered.connect(self._point_at)
        theme.changed.connect(self._show_marks)

    def begin(self, placement: Placement) -> None:
        """`placement` takes the place of another one without a word."""
        self.current = placement
        bar = self.bar
        bar.show_words(placement.title, placement.note, placement.picture, placement.color)
        bar.offer(place=placement.free and bool(placement.cells), cancel=not placement.insist)
        bar.show()
        self._show_marks()
        if placement.cells:
            self.camera.come_near(cells_area({*placement.cells, *placement.ground}), NEAR)
            first = placement.cells[0]
            self._scene.move_cursor(first, show=self._view.hasFocus())
            if not self.camera.is_away:
                self._view.ensure_cell_visible(first)
            self._point_at(first if self._view.hasFocus() else None)
        self.changed.emit()

    def end(self) -> None:
        if self.current is None:
            return
        self.current = None
        self.bar.hide()
        self.lit.hide()
        self._point_at(None)
        self.camera.come_back()
        self.changed.emit()

    def _show_marks(self) -> None:
        placement = self.current
        if placement is None or not placement.cells:
            self.lit.hide()
            return
        offer = QColor(OFFER)
        picture = QPixmap()
        if placement.picture:
            tint = QColor(placement.color) if placement.color else None
            picture = icons.pixmap(placement.picture, GHOST, player=tint, ratio=1.0)
        self.ghost.take(picture, offer)
        self.tag.take(placement.tag)
        self.lit.light(placement.cells, placement.ground, offer, self._theme.color("window"))

    def _point_at(self, cell: Hex | None) -> None:
        placement = self.current
        is_lit = placement is not None and cell is not None and cell in placement.cells
        self.ghost.show_at(cell if is_lit else None)
        self.tag.show_at(cell if is_lit else None)
