"""Module drawing: grounds in turns, seam cells half and half, lines, docks and port cores."""

from collections import defaultdict
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath

from bp_desktop.core.hexes import Hex
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.ids import DefinitionOrigin
from bp_desktop.ui.board import shapes
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.module_shapes import (
    corners,
    diagonal,
    grounds,
    module_area,
    places_beside,
    seams,
)
from bp_desktop.ui.board.pills import SMALL, Pill, stamp_pill
from bp_desktop.ui.board.sky import FIELDS, on_sky, paint_sky, paint_stars
from bp_desktop.ui.board.style import TILE_LINES, TILE_NUMBERS
from bp_desktop.ui.games.parsec.art.colors import ParsecPalette

LINED = 1.5
"""Pixels of a cell from which on modules have lines around them."""
DOCK, CORE = 0.62, 0.94
"""Of a cell."""
BODY, FREE = 2.6 * HEX_SIZE, 2.4 * HEX_SIZE
"""How far a planet and its badge reach, and how much space beyond is enough for a number."""
WATERMARK = "50"
"""How faint it is, of ff."""


class DrawnModules:
    """The modules of one board, worked out when first painted."""

    def __init__(self, board: ModuleBoard) -> None:
        self._board = board

    @cached_property
    def bounds(self) -> QRectF:
        """Around all cells, with a little room."""
        if not self._board.modules:
            return QRectF()
        return self.edge.boundingRect().adjusted(-6, -6, 6, 6)

    @cached_property
    def edge(self) -> QPainterPath:
        return shapes.outline((*self._board.modules_at, *self._board.cores))

    @cached_property
    def _edge_lines(self) -> tuple[QLineF, ...]:
        return shapes.edges_of(self.edge)

    def paint(self, canvas: Canvas[ParsecPalette]) -> None:
        """Sky, grounds, stars and lines."""
        painter, colors = canvas.painter, canvas.colors
        if self.bounds.isEmpty():
            return
        paint_sky(canvas, self.bounds)
        self._paint_grounds(canvas)
        if not canvas.vectors:
            self._paint_stars(canvas)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if canvas.cell_lines:
            painter.setPen(canvas.pen(on_sky(canvas, QColor(colors.cell_line)), 1))
            for lines in self._lines:
                if lines.boundingRect().intersects(canvas.area):
                    painter.drawPath(lines)
        self._paint_port(canvas)
        faint = QColor(f"#{WATERMARK}{colors.tile_label[1:]}")
        for mark in self._watermarks:
            if mark.boundingRect().intersects(canvas.area):
                painter.fillPath(mark, faint)
        if canvas.layers.shows(TILE_LINES) and canvas.cell >= LINED:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            seam = canvas.pen(on_sky(canvas, QColor(colors.tile_line)), 1.4)
            seam.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(seam)
            painter.drawLines(self._seams)
            painter.setPen(canvas.pen(colors.edge_line, 1.6 if canvas.cell > 6 else 1))
            canvas.draw_outline(self.edge, self._edge_lines)

    def _paint_grounds(self, canvas: Canvas[ParsecPalette]) -> None:
        painter = canvas.painter
        for number, ground in self._grounds:
            if not ground.boundingRect().intersects(canvas.area):
                continue
            color = QColor(canvas.colors.modules[diagonal(self._board, number) % 2])
            painter.setBrush(color)
            # Halves of one cell lie beside each other: a hair of their own colour closes the gap.
            painter.setPen(canvas.pen(color, 1))
            painter.drawPath(ground)

    def _paint_stars(self, canvas: Canvas[ParsecPalette]) -> None:
        for number, (x, y) in enumerate(corners(self._board)):
            if module_area(self._board, (x, y)).intersects(canvas.area):
                canvas.painter.translate(x, y)
                paint_stars(canvas, *self._board.pitch, diagonal(self._board, number) % FIELDS)
                canvas.painter.translate(-x, -y)

    def _paint_port(self, canvas: Canvas[ParsecPalette]) -> None:
        painter, colors = canvas.painter, canvas.colors
        if not canvas.pieces:
            return
        color = QColor(colors.dock)
        color.setAlpha(70)
        painter.setPen(canvas.pen(colors.dock, 1.6))
        painter.setBrush(on_sky(canvas, color))
        for cell in self._board.docks:
            painter.drawPolygon(shapes.shrunk_cell(cell, DOCK))
        for cell in self._board.cores:
            painter.setPen(canvas.pen(shapes.edge_of(QColor(colors.core), colors), 1.2))
            painter.setBrush(QColor(colors.core))
            painter.drawPolygon(shapes.shrunk_cell(cell, CORE))
            painter.setBrush(QColor(colors.plate))
            painter.drawPolygon(shapes.shrunk_cell(cell, CORE * 0.62))
            painter.setBrush(QColor(colors.dock))
            middle = QPointF(*LAYOUT.center(cell))
            painter.drawEllipse(middle, HEX_SIZE * 0.24, HEX_SIZE * 0.24)

    def stamp_numbers(self, canvas: Canvas[ParsecPalette]) -> None:
        """On the upper edge of each module."""
        if canvas.layers.shows(TILE_NUMBERS) and canvas.pieces:
            for number, place in enumerate(self.number_places, 1):
                pill = Pill(str(number), color=canvas.colors.tile_label)
                lift = 0 if canvas.vectors else SMALL / 2 * canvas.pixel
                stamp_pill(canvas, pill, place.x(), place.y() - lift)

    @cached_property
    def number_places(self) -> list[QPointF]:
        """For each module: near its corner, or where no body and no badge below one is as near."""
        bodies = (one for one in self._board.bodies.values() if one.cells)
        reaches = {one.cells[0]: BODY if one.is_planet else BODY / 2 for one in bodies}
        return places_beside(self._board, reaches, FREE)

    # --- shapes

    @cached_property
    def _watermarks(self) -> list[QPainterPath]:
        """Over every module that was invented (PA-DATA-3)."""
        found, board, (wide, high) = list[QPainterPath](), self._board, self._board.pitch
        font = QFont("Exo 2", weight=QFont.Weight.Bold)
        font.setPixelSize(round(HEX_SIZE * 2))
        said = QCoreApplication.translate("parsec set", "SAMPLE")
        half = QFontMetricsF(font).horizontalAdvance(said) / 2
        for number, module in enumerate(board.modules):
            if module.origin is DefinitionOrigin.SAMPLE:
                row, column = divmod(number, board.columns)
                x = (column + 0.5) * wide * LAYOUT.hex_width
                found.append(QPainterPath())
                found[-1].addText(x - half, (row + 0.6) * high * LAYOUT.row_height, font, said)
        return found

    @cached_property
    def _lines(self) -> list[QPainterPath]:
        """Around the cells of each row of a module; those it shares belong to the first."""
        rows, cells = defaultdict[tuple[int, int], list[Hex]](list), self._board.modules_at
        for cell, modules in cells.items():
            rows[modules[0], cell.r].append(cell)
        return [shapes.cell_lines(own, cells) for own in rows.values()]

    @cached_property
    def _grounds(self) -> list[tuple[int, QPainterPath]]:
        board = self._board
        return grounds(board, lambda cell: cell in board.modules_at or cell in board.cores)

    @cached_property
    def _seams(self) -> list[QLineF]:
        return seams(self._board)
