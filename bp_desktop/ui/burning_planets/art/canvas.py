"""Where and how finely the board is drawn at the moment: handed to everything that paints it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.burning_planets.art.colors import BoardColors
from bp_desktop.ui.burning_planets.art.layers import ALL, Layers
from bp_desktop.ui.burning_planets.art.sprites import Sprites

HEX_SIZE = 20.0
LAYOUT = HexLayout(HEX_SIZE)
"""Scene coordinates of the board."""
PAPER_LINE = 0.5
"""A pixel's width on paper, in scene units; on screen a line is as wide as pixels are."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """A painter in scene coordinates, the part of the board that will be seen, and the style."""

    painter: QPainter
    area: QRectF
    scale: float
    """Device pixels per scene unit."""
    colors: BoardColors
    layers: Layers = ALL
    sprites: Sprites | None = None
    """Where repeated drawings are kept; None: painted afresh, as vectors."""

    @property
    def cell(self) -> float:
        """The width of a cell in pixels, by which the level of detail is chosen."""
        return LAYOUT.hex_width * self.scale

    @property
    def shaded(self) -> bool:
        return self.cell >= 3

    @property
    def textured(self) -> bool:
        return self.cell >= 7

    @property
    def pieces(self) -> bool:
        """Whether things in cells are recognisable; below, they are dots or left out."""
        return self.cell >= 7

    @property
    def cell_lines(self) -> bool:
        return self.layers.cell_lines and self.cell >= 14

    @property
    def labels(self) -> bool:
        return self.cell >= 44

    def pen(self, color: str | QColor, pixels: float) -> QPen:
        """A line as wide at every zoom."""
        if self.sprites is None:
            pen = QPen(QColor(color), pixels * PAPER_LINE)
        else:
            pen = QPen(QColor(color), pixels)
            pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def draw(
        self, at: QPointF, name: Hashable, extent: QRectF, paint: "Callable[[Canvas], None]"
    ) -> None:
        """Draw something that comes again and again and reaches over `extent` around `at`.

        `paint` gets a canvas whose origin is `at`. `name` must tell apart whatever it would draw
        differently at the same scale.
        """
        if not extent.translated(at).intersects(self.area):
            return
        if self.sprites is None or not self.sprites.takes(extent, self.scale):
            self.painter.save()
            self.painter.translate(at)
            paint(replace(self, area=self.area.translated(-at)))
            self.painter.restore()
            return

        def paint_sprite(painter: QPainter) -> None:
            paint(replace(self, painter=painter, area=extent))

        picture = self.sprites.picture((name, self.colors.name), extent, self.scale, paint_sprite)
        self.sprites.blit(self.painter, at, extent, self.scale, picture)
