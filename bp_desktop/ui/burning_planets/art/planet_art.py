"""A planet: lit from the upper left, with an atmosphere, and its cells drawn on it."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainterPath, QPen, QPolygonF, QRadialGradient

from bp_desktop.core.hexes import ORIGIN, Hex, disc
from bp_desktop.ui.burning_planets.art.canvas import HEX_SIZE, LAYOUT, Canvas
from bp_desktop.ui.burning_planets.art.colors import Surface
from bp_desktop.ui.burning_planets.art.hatching import planet_hatching
from bp_desktop.ui.burning_planets.art.outlines import (
    cell_polygon,
    planet_band,
    planet_lines,
    planet_outline,
)
from bp_desktop.ui.players import PlayerLook
from bp_desktop.ui.tokens import DISPLAY_FAMILY

AIR = ((1.5, 16), (1.0, 26), (0.55, 46))
"""Width in hex sizes and opacity of the layers of air, from thin to dense."""
RING = 0.22
"""Width of an owner's ring, in hex sizes."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What a planet looks like before anything stands on it."""

    biome: str
    radius: int
    look: int
    """Varies the surface among planets of the same kind."""

    @property
    def reach(self) -> float:
        """How far it is from the centre to where the glow ends."""
        return LAYOUT.size * (1.75 * self.radius + 2.2)


def paint_planet(canvas: Canvas, planet: Ground, owner: PlayerLook | None) -> None:
    """The planet around the origin, with the ring of its owner."""
    painter, colors = canvas.painter, canvas.colors
    ground = colors.grounds[planet.biome]
    path = planet_outline(LAYOUT, planet.radius)
    if canvas.shaded and not ground.hatch:
        _paint_air(canvas, planet.radius, ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_light(planet.radius, ground) if canvas.shaded else QColor(ground.body))
    painter.drawPath(path)
    if ground.hatch:
        painter.setBrush(QColor(ground.speck))
        painter.drawPath(planet_hatching(LAYOUT, planet.radius, ground.hatch, 9.0, 0.9))
    elif canvas.textured:
        _paint_specks(canvas, planet)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if canvas.cell_lines:
        line = QColor(colors.planet_line)
        line.setAlpha(95)
        painter.setPen(canvas.pen(line, 1))
        painter.drawPath(planet_lines(LAYOUT, planet.radius))
    if owner is None:
        painter.setPen(canvas.pen(ground.air, 1.6))
        painter.drawPath(path)
    else:
        _paint_ring(canvas, planet.radius, owner)


def paint_name(canvas: Canvas, name: str, center: QPointF, planet: Ground) -> None:
    """Below the planet, edged so that it can be read on lines and stars."""
    path = _name_path(name)
    width = path.boundingRect().width()
    below = LAYOUT.row_height * planet.radius + HEX_SIZE * 2.1
    painter = canvas.painter
    painter.save()
    painter.translate(center.x() - width / 2, center.y() + below)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    halo = QPen(QColor(canvas.colors.halo), HEX_SIZE * 0.2)
    halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(halo)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(canvas.colors.label))
    painter.drawPath(path)
    painter.restore()


@lru_cache(maxsize=256)
def _name_path(name: str) -> QPainterPath:
    font = QFont(DISPLAY_FAMILY)
    font.setPixelSize(round(HEX_SIZE * 0.9))
    font.setWeight(QFont.Weight.Medium)
    path = QPainterPath()
    path.addText(QPointF(), font, name)
    return path


def _light(radius: int, ground: Surface) -> QRadialGradient:
    reach = LAYOUT.size * (1.75 * radius + 1)
    light = QRadialGradient(QPointF(-reach * 0.35, -reach * 0.4), reach * 1.55)
    light.setColorAt(0.0, QColor(ground.lit))
    light.setColorAt(0.45, QColor(ground.body))
    light.setColorAt(1.0, QColor(ground.shade))
    return light


def _paint_air(canvas: Canvas, radius: int, ground: Surface) -> None:
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    for width, strength in AIR:
        glow = QColor(ground.air)
        glow.setAlpha(strength)
        canvas.painter.setBrush(glow)
        canvas.painter.drawPath(planet_band(LAYOUT, radius, HEX_SIZE * width))


def _paint_ring(canvas: Canvas, radius: int, owner: PlayerLook) -> None:
    """The owner's colour along the border, edged so that it stands out anywhere."""
    painter = canvas.painter
    painter.setBrush(QColor(owner.color))
    painter.setPen(canvas.pen(canvas.colors.planet_line, 1) if canvas.pieces else Qt.PenStyle.NoPen)
    painter.drawPath(planet_band(LAYOUT, radius, HEX_SIZE * RING))


def _paint_specks(canvas: Canvas, planet: Ground) -> None:
    """Land and weather: cells a little lighter or darker, the same every time."""
    painter = canvas.painter
    near = canvas.area.adjusted(-HEX_SIZE, -HEX_SIZE, HEX_SIZE, HEX_SIZE)
    painter.setPen(Qt.PenStyle.NoPen)
    for middle, polygon, brush in _specks(planet, canvas.colors.grounds[planet.biome]):
        if near.contains(middle):
            painter.setBrush(brush)
            painter.drawPolygon(polygon)


@lru_cache(maxsize=64)
def _specks(planet: Ground, ground: Surface) -> tuple[tuple[QPointF, QPolygonF, QBrush], ...]:
    found = []
    for cell in disc(ORIGIN, planet.radius):
        chance = _noise(cell + Hex(37 * planet.look, 11 * planet.radius))
        if chance < 0.42:
            speck = QColor(ground.speck)
            speck.setAlpha(round(30 + 150 * (0.42 - chance)))
        elif chance > 0.85:
            speck = QColor(ground.lit)
            speck.setAlpha(round(200 * (chance - 0.85)) + 14)
        else:
            continue
        middle = QPointF(*LAYOUT.center(cell))
        found.append((middle, cell_polygon(LAYOUT).translated(middle), QBrush(speck)))
    return tuple(found)


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
