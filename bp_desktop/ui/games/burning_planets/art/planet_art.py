"""Planet drawing: lit from the upper left, with an atmosphere and its cells on it."""

from functools import lru_cache, partial
from math import ceil, hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRadialGradient

from bp_desktop.core.hexes import ORIGIN, Hex, disc
from bp_desktop.ui.board import shapes
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas, SpriteCache
from bp_desktop.ui.board.pieces import stamp_label
from bp_desktop.ui.games.burning_planets.art.colors import BoardColors, Surface

AIR = ((0.75, 16), (0.5, 26), (0.27, 46))
"""Height in hex sizes and opacity of the layers of air, from thin to dense."""
AIR_FROM_AFAR = ((0.6, 48),)
RING = 0.22
"""Width of an owner's ring, in hex sizes."""
NARROWEST_RING = 2.5
"""Pixels, so that owners are seen from afar."""
GLOBE_SCALE = 1.0
"""Of the pictures that planets seen from further away are shrunk from."""
LARGEST_GROUND = 560
"""Pixels; there are nine of them only, so they may be larger than other sprites."""
LARGEST_RING = 160
"""Pixels; a larger ring is quicker painted than its mostly empty picture copied."""
NAME_ROOM = HEX_SIZE * 8
"""How far a long name may reach beyond its planet."""
LOOKS = 6
"""How many different faces planets of the same size have."""
SPECK_CELL = 18
"""Pixels of a cell from which on they are seen at all."""
SPECKS = ((0.2, 72), (0.42, 44), (0.85, 0), (1.1, -28))
"""Up to which noise a cell is how much darker, or lighter."""


class PlanetGround(NamedTuple):
    """What a planet looks like before anything stands on it."""

    biome: str
    radius: int

    @property
    def extent(self) -> QRectF:
        """The square around the centre that the glow ends in."""
        reach = LAYOUT.size * (1.75 * self.radius + 2.2)
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def covers(self, area: QRectF) -> bool:
        """Whether nothing but the planet's surface is seen in an area around its centre."""
        far = hypot(
            max(abs(area.left()), abs(area.right())), max(abs(area.top()), abs(area.bottom()))
        )
        return far < LAYOUT.row_height * self.radius - 2


def stamp_ground(canvas: Canvas[BoardColors], planet: PlanetGround, x: float, y: float) -> None:
    if not canvas.stamped(x, y, planet):
        paint = partial(_paint_ground, planet=planet)
        canvas.stamp(x, y, planet, planet.extent, paint, largest=LARGEST_GROUND)


def stamp_ring(
    canvas: Canvas[BoardColors], planet: PlanetGround, x: float, y: float, color: str
) -> None:
    """The owner's colour around a planet."""
    name = ("ring", planet.radius, color)
    if not canvas.stamped(x, y, name):
        paint = partial(_paint_ring, radius=planet.radius, color=color)
        canvas.stamp(x, y, name, planet.extent, paint, largest=LARGEST_RING)


def _paint_ground(canvas: Canvas[BoardColors], planet: PlanetGround) -> None:
    painter, colors = canvas.painter, canvas.colors
    ground = colors.grounds[planet.biome]
    path = shapes.disc_outline(planet.radius)
    border = not planet.covers(canvas.area)
    if not canvas.draw_master(_master_name(planet, colors), planet.extent):
        _paint_globe(canvas, planet, path, border=border)
    if ground.hatch:
        painter.setBrush(QColor(ground.speck))
        painter.drawPath(shapes.disc_hatching(planet.radius, ground.hatch, 9.0, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if canvas.cell_lines:
        line = QColor(colors.ink)
        line.setAlpha(95)
        painter.setPen(canvas.pen(line, 1))
        painter.drawPath(shapes.disc_lines(planet.radius))
    if border:
        painter.setPen(canvas.pen(ground.air, 1.6))
        canvas.draw_outline(path, shapes.disc_edges(planet.radius))


def _paint_globe(
    canvas: Canvas[BoardColors], planet: PlanetGround, path: QPainterPath, *, border: bool = True
) -> None:
    """The planet in its light and its air."""
    painter, ground = canvas.painter, canvas.colors.grounds[planet.biome]
    if canvas.shaded and border and not ground.hatch:
        _paint_air(canvas, planet.radius, ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_light(planet.radius, ground) if canvas.shaded else QColor(ground.body))
    painter.drawPath(path)


def keep_globe(planet: PlanetGround, colors: BoardColors, sprites: SpriteCache) -> None:
    """Draw a planet large, for its sprites of many scales to come: air and light are slow."""
    name = _master_name(planet, colors)
    if not sprites.has_master(name):
        side = round(planet.extent.width() * GLOBE_SCALE)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(GLOBE_SCALE, GLOBE_SCALE)
            painter.translate(-planet.extent.topLeft())
            canvas = Canvas(
                painter, planet.extent, GLOBE_SCALE, colors, sprites=sprites, blank=True
            )
            _paint_globe(canvas, planet, shapes.disc_outline(planet.radius))
        sprites.keep_master(name, image)


def _master_name(planet: PlanetGround, colors: BoardColors) -> tuple[PlanetGround, str]:
    return planet, colors.name


def stamp_name(
    canvas: Canvas[BoardColors], name: str, planet: PlanetGround, x: float, y: float
) -> None:
    """Below the planet."""
    stamp_label(canvas, name, x, y + LAYOUT.row_height * planet.radius + HEX_SIZE * 2.1)


def _light(radius: int, ground: Surface) -> QRadialGradient:
    reach = LAYOUT.size * (1.75 * radius + 1)
    light = QRadialGradient(QPointF(-reach * 0.35, -reach * 0.4), reach * 1.55)
    light.setColorAt(0.0, QColor(ground.lit))
    light.setColorAt(0.45, QColor(ground.body))
    light.setColorAt(1.0, QColor(ground.shade))
    return light


def _paint_air(canvas: Canvas[BoardColors], radius: int, ground: Surface) -> None:
    painter = canvas.painter
    painter.setPen(Qt.PenStyle.NoPen)
    if canvas.blank:  # replacing is twice as fast as blending; the opacities are added up instead
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    clear = 1.0
    for width, strength in AIR if canvas.cell_lines else AIR_FROM_AFAR:
        opacity = strength / 255
        clear = clear * (1 - opacity) if canvas.blank else 1 - opacity
        glow = QColor(ground.air)
        glow.setAlphaF(1 - clear)
        painter.setBrush(glow)
        # The band's inner half lies below the planet: it need not be filled, only be there.
        painter.drawPath(shapes.disc_band(radius, 2 * HEX_SIZE * width))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _paint_ring(canvas: Canvas[BoardColors], radius: int, color: str) -> None:
    """The owner's colour along the border, edged so that it stands out anywhere."""
    painter = canvas.painter
    painter.setBrush(QColor(color))
    painter.setPen(canvas.pen(canvas.colors.ink, 1) if canvas.pieces else Qt.PenStyle.NoPen)
    width = max(HEX_SIZE * RING, ceil(NARROWEST_RING / canvas.scale))
    painter.drawPath(shapes.disc_band(radius, width))


def look_of(center: Hex) -> int:
    """Which of the faces a planet has, by its place."""
    return (center.q * 7 + center.r * 13) % LOOKS


def load_planet(planet: PlanetGround, look: int) -> None:
    """Work out the shapes of a planet ahead of its first painting."""
    _specks(planet.radius, look)
    shapes.disc_lines(planet.radius)
    shapes.disc_band(planet.radius, HEX_SIZE * RING)
    for height, _ in (*AIR, *AIR_FROM_AFAR):
        shapes.disc_band(planet.radius, 2 * HEX_SIZE * height)


def paint_specks(canvas: Canvas[BoardColors], planet: PlanetGround, center: Hex) -> None:
    """Land and weather: cells a little lighter or darker, for ever the same in each place."""
    ground = canvas.colors.grounds[planet.biome]
    if ground.hatch or canvas.cell < SPECK_CELL:
        return
    painter = canvas.painter
    x, y = LAYOUT.center(center)
    painter.translate(x, y)
    painter.setPen(Qt.PenStyle.NoPen)
    # They are faint and end at cell lines: rough edges go unseen and are three times as fast.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    for strength, path in _specks(planet.radius, look_of(center)):
        speck = QColor(ground.speck if strength > 0 else ground.lit)
        speck.setAlpha(abs(strength))
        painter.setBrush(speck)
        painter.drawPath(path)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-x, -y)


@lru_cache(maxsize=256)
def _specks(radius: int, look: int) -> tuple[tuple[int, QPainterPath], ...]:
    """Cells by opacity; negative where they are lighter than their surroundings."""
    strengths = {strength: QPainterPath() for _, strength in SPECKS}
    for cell in disc(ORIGIN, radius):
        chance = _noise(cell + Hex(37 * look, 11 * radius))
        for most, strength in SPECKS:
            if chance < most:
                path = strengths[strength]
                path.addPolygon(shapes.cell_polygon().translated(*LAYOUT.center(cell)))
                path.closeSubpath()
                break
    return tuple(
        (strength, path) for strength, path in strengths.items() if strength and not path.isEmpty()
    )


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
