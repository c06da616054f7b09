"""Module ground: sky, grounds in turns, stars and lines of a board of modules."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from bp_desktop.core.hexes import Hex
from bp_desktop.core.module_grid import ModularGrid
from bp_desktop.ui.board import shapes
from bp_desktop.ui.board.canvas import Canvas
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.module_shapes import corners, diagonal, grounds, module_area, seams
from bp_desktop.ui.board.sky import FIELDS, on_sky, paint_sky, paint_stars
from bp_desktop.ui.board.style import TILE_LINES

LINED = 1.5
"""Pixels of a cell from which on modules have lines around them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModulePalette(GlobePalette):
    """Modules have grounds of their own, in turns, so that halves of seam cells are told apart."""

    modules: tuple[str, str]


class ModuleGround:
    """The ground of one board, worked out when first painted; of all its parts only those are
    painted that lie in the canvas's area."""

    def __init__(
        self, grid: ModularGrid, lined: Mapping[Hex, tuple[int, ...]], bare: Iterable[Hex] = ()
    ) -> None:
        """`lined` are the cells with lines around them, and whose they are; `bare` has none."""
        self._grid = grid
        self._lined = lined
        self._bare = frozenset(bare)

    @cached_property
    def bounds(self) -> QRectF:
        """Around all cells, with a little room."""
        if not self._grid.columns:
            return QRectF()
        return self.edge.boundingRect().adjusted(-6, -6, 6, 6)

    @cached_property
    def edge(self) -> QPainterPath:
        return shapes.outline((*self._lined, *self._bare))

    def paint_ground(self, canvas: Canvas[ModulePalette]) -> None:
        """Sky, grounds, stars and cells."""
        if self.bounds.isEmpty():
            return
        paint_sky(canvas, self.bounds)
        self._paint_grounds(canvas)
        if not canvas.vectors:
            self._paint_stars(canvas)
        if canvas.cell_lines:
            painter = canvas.painter
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(canvas.pen(on_sky(canvas, QColor(canvas.colors.cell_line)), 1))
            for lines in self._lines:
                if lines.boundingRect().intersects(canvas.area):
                    painter.drawPath(lines)

    def paint_edges(self, canvas: Canvas[ModulePalette]) -> None:
        """Seams between modules, and the line around all of them."""
        if not canvas.layers.shows(TILE_LINES) or canvas.cell < LINED or self.bounds.isEmpty():
            return
        painter, colors = canvas.painter, canvas.colors
        painter.setBrush(Qt.BrushStyle.NoBrush)
        seam = canvas.pen(on_sky(canvas, QColor(colors.tile_line)), 1.4)
        seam.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(seam)
        painter.drawLines(self._seams)
        painter.setPen(canvas.pen(colors.edge_line, 1.6 if canvas.cell > 6 else 1))
        canvas.draw_outline(self.edge, self._edge_lines)

    def _paint_grounds(self, canvas: Canvas[ModulePalette]) -> None:
        painter = canvas.painter
        for number, ground in self._grounds:
            if not ground.boundingRect().intersects(canvas.area):
                continue
            color = QColor(canvas.colors.modules[diagonal(self._grid, number) % 2])
            painter.setBrush(color)
            # Parts of one cell lie beside each other: a hair of their own colour closes the gap.
            painter.setPen(canvas.pen(color, 1))
            painter.drawPath(ground)

    def _paint_stars(self, canvas: Canvas[ModulePalette]) -> None:
        for number, (x, y) in enumerate(corners(self._grid)):
            if module_area(self._grid, (x, y)).intersects(canvas.area):
                canvas.painter.translate(x, y)
                paint_stars(canvas, *self._grid.pitch, diagonal(self._grid, number) % FIELDS)
                canvas.painter.translate(-x, -y)

    # --- shapes

    @cached_property
    def _lines(self) -> list[QPainterPath]:
        """Around the cells of each row of a module; those it shares belong to the first."""
        rows = defaultdict[tuple[int, int], list[Hex]](list)
        for cell, modules in self._lined.items():
            rows[modules[0], cell.r].append(cell)
        return [shapes.cell_lines(own, self._lined) for own in rows.values()]

    @cached_property
    def _grounds(self) -> list[tuple[int, QPainterPath]]:
        return grounds(self._grid, lambda cell: cell in self._lined or cell in self._bare)

    @cached_property
    def _seams(self) -> list[QLineF]:
        return seams(self._grid)

    @cached_property
    def _edge_lines(self) -> tuple[QLineF, ...]:
        return shapes.lines_of(self.edge)
