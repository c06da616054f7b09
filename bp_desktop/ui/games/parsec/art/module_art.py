"""Module drawing: grounds in turns, seam cells half and half, lines, docks and port cores."""

from functools import cached_property

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath, QPolygonF

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.ids import DefinitionOrigin
from bp_desktop.ui.board import shapes
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.pills import SMALL, Pill, stamp_pill
from bp_desktop.ui.board.sky import FIELDS, on_sky, paint_sky, paint_stars
from bp_desktop.ui.board.style import TILE_LINES, TILE_NUMBERS
from bp_desktop.ui.games.parsec.art.colors import ParsecPalette

LINED = 1.5
"""Pixels of a cell from which on modules have lines around them."""
DOCK, CORE = 0.62, 0.94
"""Of a cell."""
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
            painter.drawPath(self._lines)
        self._paint_port(canvas)
        if not self._watermark.isEmpty():
            painter.fillPath(self._watermark, QColor(f"#{WATERMARK}{colors.tile_label[1:]}"))
        if canvas.layers.shows(TILE_LINES) and canvas.cell >= LINED:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            seam = canvas.pen(on_sky(canvas, QColor(colors.tile_line)), 1.4)
            seam.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(seam)
            painter.drawLines(self._seams)
            painter.setPen(canvas.pen(colors.edge_line, 1.6 if canvas.cell > 6 else 1))
            painter.drawPath(self.edge)

    def _paint_grounds(self, canvas: Canvas[ParsecPalette]) -> None:
        painter = canvas.painter
        for turn, ground in enumerate(self._grounds):
            color = QColor(canvas.colors.modules[turn])
            painter.setBrush(color)
            # Halves of one cell lie beside each other: a hair of their own colour closes the gap.
            painter.setPen(canvas.pen(color, 1))
            painter.drawPath(ground)

    def _paint_stars(self, canvas: Canvas[ParsecPalette]) -> None:
        wide, high = self._board.pitch
        for row in range(self._board.rows):
            for column in range(self._board.columns):
                x, y = LAYOUT.center(from_offset(column * wide, row * high))
                canvas.painter.translate(x, y)
                paint_stars(canvas, wide, high, (column + row) % FIELDS)
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
            painter.drawPath(_shrunk(cell, DOCK))
        for cell in self._board.cores:
            painter.setPen(canvas.pen(shapes.edge_of(QColor(colors.core), colors), 1.2))
            painter.setBrush(QColor(colors.core))
            painter.drawPath(_shrunk(cell, CORE))
            painter.setBrush(QColor(colors.plate))
            painter.drawPath(_shrunk(cell, CORE * 0.62))
            painter.setBrush(QColor(colors.dock))
            middle = QPointF(*LAYOUT.center(cell))
            painter.drawEllipse(middle, HEX_SIZE * 0.24, HEX_SIZE * 0.24)

    def stamp_numbers(self, canvas: Canvas[ParsecPalette]) -> None:
        """On the upper edge of each module, a little off its corner."""
        if not (canvas.layers.shows(TILE_NUMBERS) and canvas.pieces):
            return
        wide, high = self._board.pitch
        for number in range(1, len(self._board.modules) + 1):
            row, column = divmod(number - 1, self._board.columns)
            x, y = LAYOUT.center(from_offset(column * wide, row * high))
            pill = Pill(str(number), color=canvas.colors.tile_label)
            x, y = x + 1.5 * LAYOUT.hex_width, y + (HEX_SIZE if row else 0)
            stamp_pill(canvas, pill, x, y - (0 if canvas.vectors else SMALL / 2 * canvas.pixel))

    # --- shapes

    @cached_property
    def _watermark(self) -> QPainterPath:
        """Over every module that was invented (PA-DATA-3)."""
        path, board, (wide, high) = QPainterPath(), self._board, self._board.pitch
        font = QFont("Exo 2", weight=QFont.Weight.Bold)
        font.setPixelSize(round(HEX_SIZE * 2))
        said = QCoreApplication.translate("parsec set", "SAMPLE")
        half = QFontMetricsF(font).horizontalAdvance(said) / 2
        for number, module in enumerate(board.modules):
            if module.origin is DefinitionOrigin.SAMPLE:
                row, column = divmod(number, board.columns)
                x = (column + 0.5) * wide * LAYOUT.hex_width
                path.addText(x - half, (row + 0.6) * high * LAYOUT.row_height, font, said)
        return path

    @cached_property
    def _lines(self) -> QPainterPath:
        return shapes.cell_lines(self._board.modules_at)

    @cached_property
    def _grounds(self) -> tuple[QPainterPath, QPainterPath]:
        """Of modules in turns, as on a chessboard: whole cells, and parts of those they share."""
        board, made = self._board, (QPainterPath(), QPainterPath())
        wide, high = board.pitch
        for path in made:
            path.setFillRule(Qt.FillRule.WindingFill)
        for row in range(board.rows * high + 1):
            for column in range(board.columns * wide + 1):
                cell = from_offset(column, row)
                if cell not in board.modules_at and cell not in board.cores:
                    continue
                across = _halves(column, wide, board.columns)
                down = _halves(row, high, board.rows)
                for at_column, left, right in across:
                    for at_row, top, bottom in down:
                        part = _part(cell, left, top, right, bottom)
                        made[(at_column + at_row) % 2].addPolygon(part)
        return made

    @cached_property
    def _seams(self) -> list[QLineF]:
        """Through the middle of the cells that two modules share."""
        board, found = self._board, list[QLineF]()
        wide, high = board.pitch
        half = LAYOUT.hex_width / 2
        for column in range(wide, wide * board.columns, wide):
            for row in range(high * board.rows + 1):
                x, y = LAYOUT.center(from_offset(column, row))
                reach = HEX_SIZE
                found.append(QLineF(x, y - reach, x, y + reach))
        for row in range(high, high * board.rows, high):
            for column in range(wide * board.columns + 1):
                x, y = LAYOUT.center(from_offset(column, row))
                found.append(QLineF(x - half, y, x + half, y))
        return found


def _halves(at: int, pitch: int, count: int) -> tuple[tuple[int, float, float], ...]:
    """The modules of a column or row that a cell belongs to, and which part of it, from -1 to 1."""
    number, beyond = divmod(at, pitch)
    if beyond:
        return ((number, -1, 1),)
    if not number:
        return ((0, -1, 1),)
    if number == count:
        return ((count - 1, -1, 1),)
    return ((number - 1, -1, 0), (number, 0, 1))


def _part(cell: Hex, left: float, top: float, right: float, bottom: float) -> QPolygonF:
    """A cell, or what of it lies between these parts of its width and height."""
    x, y = LAYOUT.center(cell)
    whole = QPolygonF([QPointF(*corner) for corner in LAYOUT.corners(cell)])
    if (left, top, right, bottom) == (-1, -1, 1, 1):
        return whole
    room = QRectF(
        QPointF(x + left * HEX_SIZE, y + top * HEX_SIZE),
        QPointF(x + right * HEX_SIZE, y + bottom * HEX_SIZE),
    )
    return whole.intersected(QPolygonF(room))


def _shrunk(cell: Hex, size: float) -> QPainterPath:
    x, y = LAYOUT.center(cell)
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [QPointF(x + (cx - x) * size, y + (cy - y) * size) for cx, cy in LAYOUT.corners(cell)]
        )
    )
    path.closeSubpath()
    return path
