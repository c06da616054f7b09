"""Module drawing: what lies on the ground of modules: docks, port cores, marks and numbers."""

from functools import cached_property

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainterPath

from bp_desktop.games.parsec.board import ModuleBoard
from bp_desktop.games.parsec.ids import DefinitionOrigin
from bp_desktop.ui.board import shapes
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.board.module_ground import ModuleGround
from bp_desktop.ui.board.module_shapes import places_beside
from bp_desktop.ui.board.pills import SMALL, Pill, stamp_pill
from bp_desktop.ui.board.sky import on_sky
from bp_desktop.ui.board.style import TILE_NUMBERS
from bp_desktop.ui.games.parsec.art.colors import ParsecPalette

DOCK, CORE = 0.62, 0.94
"""Of a cell."""
BODY, FREE = 2.6 * HEX_SIZE, 2.4 * HEX_SIZE
"""How far a planet and its badge reach, and how much space beyond is enough for a number."""
WATERMARK = "50"
"""How faint it is, of ff."""


class DrawnModules(ModuleGround):
    """The modules of one board with their port, marks and numbers."""

    def __init__(self, board: ModuleBoard) -> None:
        super().__init__(board, board.modules_at, board.cores)
        self._board = board

    def paint(self, canvas: Canvas[ParsecPalette]) -> None:
        self.paint_ground(canvas)
        self._paint_port(canvas)
        faint = QColor(f"#{WATERMARK}{canvas.colors.tile_label[1:]}")
        for mark in self._watermarks:
            if mark.boundingRect().intersects(canvas.area):
                canvas.painter.fillPath(mark, faint)
        self.paint_edges(canvas)

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
                if not canvas.may_show_at(place.x(), place.y()):
                    continue
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
