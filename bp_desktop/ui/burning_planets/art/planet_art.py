"""A planet: lit from the upper left, with an atmosphere, and its cells drawn on it."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from bp_desktop.core.hexes import ORIGIN, Hex, disc
from bp_desktop.core.layout import HexLayout
from bp_desktop.ui.burning_planets.art.colors import BoardColors, Surface
from bp_desktop.ui.burning_planets.art.outlines import (
    cell_polygon,
    planet_band,
    planet_lines,
    planet_outline,
)


@dataclass(frozen=True, slots=True)
class Detail:
    """What is worth drawing at a scale; numbers are pixels per cell."""

    pixels: float

    @property
    def shaded(self) -> bool:
        return self.pixels >= 3

    @property
    def textured(self) -> bool:
        return self.pixels >= 7

    @property
    def cell_lines(self) -> bool:
        return self.pixels >= 14

    @property
    def pieces(self) -> bool:
        return self.pixels >= 7

    @property
    def labels(self) -> bool:
        return self.pixels >= 44


@dataclass(frozen=True, slots=True)
class Ground:
    """What a planet looks like before anything stands on it."""

    biome: str
    radius: int
    look: int
    """Varies the surface among planets of the same kind."""


def paint_planet(
    painter: QPainter,
    layout: HexLayout,
    planet: Ground,
    colors: BoardColors,
    detail: Detail,
    seen: QRectF,
) -> None:
    """The planet around the origin; only what lies in `seen` needs its details."""
    radius = planet.radius
    ground = colors.grounds[planet.biome]
    reach = layout.size * (1.75 * radius + 1)
    path = planet_outline(layout, radius)
    painter.save()
    if detail.shaded:
        _paint_air(painter, layout, radius, ground)
    body = QRadialGradient(QPointF(-reach * 0.35, -reach * 0.4), reach * 1.55)
    body.setColorAt(0.0, QColor(ground.lit))
    body.setColorAt(0.45, QColor(ground.body))
    body.setColorAt(1.0, QColor(ground.shade))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(body if detail.shaded else QColor(ground.body))
    painter.drawPath(path)
    if detail.textured:
        _paint_specks(painter, layout, planet, ground, seen)
    if detail.cell_lines:
        _paint_lines(painter, layout, radius, colors)
    rim = QPen(QColor(ground.air), 1.6)
    rim.setCosmetic(True)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(rim)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()


def _paint_air(painter: QPainter, layout: HexLayout, radius: int, ground: Surface) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for width, strength in ((1.5, 16), (1.0, 26), (0.55, 46)):
        glow = QColor(ground.air)
        glow.setAlpha(strength)
        painter.setBrush(glow)
        painter.drawPath(planet_band(layout, radius, layout.size * width))


def _paint_specks(
    painter: QPainter, layout: HexLayout, planet: Ground, ground: Surface, seen: QRectF
) -> None:
    """Land and weather: cells a little lighter or darker, the same every time."""
    polygon = cell_polygon(layout)
    zero = HexLayout(layout.size)
    painter.setPen(Qt.PenStyle.NoPen)
    near = seen.adjusted(-layout.size, -layout.size, layout.size, layout.size)
    for cell in disc(ORIGIN, planet.radius):
        middle = QPointF(*zero.center(cell))
        if not near.contains(middle):
            continue
        chance = _noise(cell + Hex(37 * planet.look, 11 * planet.radius))
        if chance < 0.42:
            speck = QColor(ground.speck)
            speck.setAlpha(round(30 + 150 * (0.42 - chance)))
        elif chance > 0.85:
            speck = QColor(ground.lit)
            speck.setAlpha(round(200 * (chance - 0.85)) + 14)
        else:
            continue
        painter.setBrush(speck)
        painter.drawPolygon(polygon.translated(middle))


def _paint_lines(painter: QPainter, layout: HexLayout, radius: int, colors: BoardColors) -> None:
    line = QColor(colors.planet_line)
    line.setAlpha(95)
    pen = QPen(line, 1)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(planet_lines(layout, radius))


@lru_cache(maxsize=4096)
def _noise(cell: Hex) -> float:
    """A number from 0 to 1 that belongs to a cell for ever, smooth over neighbours."""
    total = 2 * _hash(cell)
    for neighbor in cell.neighbors():
        total += _hash(neighbor)
    return min(1.0, max(0.0, (total / 8 - 0.5) * 2.4 + 0.5))


def _hash(cell: Hex) -> float:
    mixed = (cell.q * 374761393 + cell.r * 668265263) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 0xFFFF
