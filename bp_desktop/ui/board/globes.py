"""Planet drawing: a relief lit from the upper left, with an atmosphere and its cells on it."""

from dataclasses import dataclass, field
from functools import lru_cache, partial
from math import ceil, hypot
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from bp_desktop.ui.board import shapes
from bp_desktop.ui.board.canvas import HEX_SIZE, LAYOUT, Canvas, SpriteCache
from bp_desktop.ui.board.faces import Face, planet_face
from bp_desktop.ui.board.pieces import outline
from bp_desktop.ui.board.pills import LARGE, Pill, pill_size, stamp_pill
from bp_desktop.ui.board.sky import SkyPalette

RING = 0.2 * LAYOUT.hex_width
"""Width of an owner's ring."""
NARROWEST_RING = 3.0
"""Pixels, so that owners are seen from afar."""
GLOBE_SCALE = 1.0
"""Of the pictures that planets seen from afar are shrunk from; nearer, painting them is as fast."""
LARGEST_GROUND = 400
"""Pixels; a larger one takes longer to paint in one go than a frame has."""
LARGEST_RING = 160
"""Pixels; a larger ring is quicker painted than its mostly empty picture copied."""
RELIEF_CELL = 2
"""Pixels of a cell from which on the relief is seen at all."""
DETAIL_CELL = 14
"""The same for canyons, waves and craters."""
AIR_REACH = 2.2
"""How far the air reaches, in hex sizes beyond the planet."""
GLOW = ((0.0, 0.5), (0.2, 0.34), (0.42, 0.17), (0.68, 0.055), (1.0, 0.0))
"""How dense it is on the way from the ground to where it ends."""


class Crater(NamedTuple):
    """Its dark wall, its floor, and the rim that catches the light."""

    wall: str
    floor: str
    rim: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """A relief (`faces.py`), its colours and those of the air above it. Colours here may be
    see-through: #AARRGGBB."""

    relief: str
    body: str
    layers: tuple[str, ...]
    line: str = ""
    """Canyons, or waves."""
    crater: Crater | None = None
    air: str
    shine: str = "#fff6dc"
    """What the light makes of it."""
    hatch: str = ""
    """On paper: an ink that tells the surface by its pattern, without colour."""


@dataclass(frozen=True, slots=True)
class Daylight:
    """Falls on every planet from the upper left."""

    day: tuple[tuple[float, float], ...]
    """Parts of the way to the far edge, and how bright the surface shines there."""
    night: tuple[tuple[float, float], ...]
    """From where the day ends: how dark it is."""
    dark: str
    rim: str
    """Along the edge that the light meets first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GlobePalette(SkyPalette):
    """The colours of planets too; those of players come with the players."""

    rock_lit: str
    grounds: dict[str, Surface] = field(hash=False)
    """By the name of a surface."""
    daylight: Daylight | None = None


class PlanetGround(NamedTuple):
    """What a planet looks like before anything stands on it."""

    surface: str
    radius: int
    face: int = 0

    @property
    def extent(self) -> QRectF:
        """The square around the centre that the glow ends in."""
        reach = LAYOUT.size * (1.75 * self.radius + AIR_REACH)
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def covers(self, area: QRectF) -> bool:
        """Whether nothing but the planet's surface is seen in an area around its centre."""
        far = hypot(
            max(abs(area.left()), abs(area.right())), max(abs(area.top()), abs(area.bottom()))
        )
        return far < LAYOUT.row_height * self.radius - 2


def stamp_ground(canvas: Canvas[GlobePalette], planet: PlanetGround, x: float, y: float) -> None:
    if not canvas.stamped(x, y, planet):
        paint = partial(_paint_ground, planet=planet)
        canvas.stamp(x, y, planet, planet.extent, paint, largest=LARGEST_GROUND)


def stamp_ring(
    canvas: Canvas[GlobePalette], planet: PlanetGround, x: float, y: float, color: str
) -> None:
    """The owner's colour around a planet."""
    name = ("ring", planet.radius, color)
    if not canvas.stamped(x, y, name):
        paint = partial(_paint_ring, radius=planet.radius, color=color)
        canvas.stamp(x, y, name, planet.extent, paint, largest=LARGEST_RING)


def _paint_ground(canvas: Canvas[GlobePalette], planet: PlanetGround) -> None:
    painter, colors = canvas.painter, canvas.colors
    border = not planet.covers(canvas.area)
    if not canvas.draw_master(_master_name(planet, colors), planet.extent):
        _paint_globe(canvas, planet, border=border)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if canvas.cell_lines:
        line = QColor(colors.ink)
        line.setAlpha(64)
        painter.setPen(canvas.pen(line, 1))
        painter.drawPath(shapes.disc_lines(planet.radius))
    if border and canvas.shaded:
        if colors.daylight is not None:
            painter.setPen(canvas.pen(colors.daylight.rim, 1.6))
            painter.drawLines(_lit_edges(planet.radius))
        else:
            painter.setPen(canvas.pen(colors.grounds[planet.surface].air, 1.6))
            canvas.draw_outline(
                shapes.disc_outline(planet.radius), shapes.disc_edges(planet.radius)
            )


def _paint_globe(
    canvas: Canvas[GlobePalette], planet: PlanetGround, *, border: bool = True
) -> None:
    """The planet in its air, its relief and its light."""
    painter, colors = canvas.painter, canvas.colors
    ground, daylight = colors.grounds[planet.surface], colors.daylight
    outline = shapes.disc_outline(planet.radius)
    painter.setPen(Qt.PenStyle.NoPen)
    if border and daylight is not None and canvas.shaded:
        painter.setBrush(_glow(planet.radius, ground.air))
        painter.drawPath(_ring_of_air(planet.radius))
    painter.setBrush(QColor(ground.body))
    painter.drawPath(outline)
    if canvas.cell < RELIEF_CELL:
        if daylight is not None and canvas.shaded:
            painter.setBrush(_light(planet.radius, daylight, ground.shine))
            painter.drawPath(outline)
        return
    clips = painter.paintEngine().type() is not QPaintEngine.Type.SVG
    shape = (ground.relief, planet.radius, planet.face)
    face = planet_face(*shape) if clips else _face_within(*shape)
    if border and clips:
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    _paint_relief(canvas, face, ground)
    if daylight is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_light(planet.radius, daylight, ground.shine))
        painter.drawPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if border and clips:
        painter.restore()


def _paint_relief(canvas: Canvas[GlobePalette], face: Face, ground: Surface) -> None:
    painter = canvas.painter
    for layer, color in zip(face.layers, ground.layers, strict=True):
        painter.setBrush(QColor(color))
        painter.drawPath(layer)
    if canvas.cell < DETAIL_CELL:
        return
    if ground.crater is not None:
        for spot in face.spots:
            depth = spot.width() * 0.09
            painter.setBrush(QColor(ground.crater.rim))
            painter.drawEllipse(spot.translated(depth, depth))
            painter.setBrush(QColor(ground.crater.wall))
            painter.drawEllipse(spot)
            painter.setBrush(QColor(ground.crater.floor))
            painter.drawEllipse(spot.adjusted(2 * depth, 2 * depth, 0, 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if ground.line:
        painter.setPen(_scratch(ground.line, 0.06))
        painter.drawPath(face.lines)
    if ground.hatch:
        painter.setPen(_scratch(ground.hatch, 0.045))
        painter.drawLines(face.hatches)
        painter.setPen(_scratch(ground.hatch, 0.13))
        painter.drawPoints(face.dots)
        painter.setPen(Qt.PenStyle.NoPen)


def _scratch(color: str, width: float) -> QPen:
    """A line on the ground: it grows with it."""
    pen = QPen(QColor(color), width * HEX_SIZE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


@lru_cache(maxsize=36)
def _face_within(relief: str, radius: int, number: int) -> Face:
    """The face cut along the planet's edge, for drawings that know no clips."""
    face, outline = planet_face(relief, radius, number), shapes.disc_outline(radius)

    def lies_within(*points: QPointF) -> bool:
        return all(outline.contains(point) for point in points)

    return face._replace(
        layers=tuple(layer.intersected(outline) for layer in face.layers),
        spots=tuple(
            spot for spot in face.spots if outline.contains(spot.translated(spot.width() * 0.09, 0))
        ),
        hatches=tuple(line for line in face.hatches if lies_within(line.p1(), line.p2())),
        dots=tuple(dot for dot in face.dots if lies_within(dot)),
    )


def keep_globe(planet: PlanetGround, colors: GlobePalette, sprites: SpriteCache) -> None:
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
            canvas = Canvas(painter, planet.extent, GLOBE_SCALE, colors, sprites=sprites)
            _paint_globe(canvas, planet)
        sprites.keep_master(name, image)


def _master_name(planet: PlanetGround, colors: GlobePalette) -> tuple[PlanetGround, str]:
    return planet, colors.name


def name_place(name: Pill, planet: PlanetGround, pixel: float, *, above: bool) -> QRectF:
    """Where the name of a planet stands, from the planet's middle."""
    far = LAYOUT.row_height * planet.radius + HEX_SIZE + (LARGE / 2 + 4) * pixel
    size = pill_size(name) * pixel
    place = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    return place.translated(0, -far if above else far)


def stamp_name(
    canvas: Canvas[GlobePalette], name: Pill, at: tuple[float, float], place: QRectF
) -> None:
    middle = place.center()
    stamp_pill(canvas, name, at[0] + middle.x(), at[1] + middle.y())


@lru_cache(maxsize=32)
def _light(radius: int, daylight: Daylight, shine: str) -> QBrush:
    """Day, night and gloss in one. Where day turns to night it is clear in both colours."""
    reach = LAYOUT.size * (1.75 * radius + 1)
    light = QRadialGradient(QPointF(-reach * 0.42, -reach * 0.5), reach * 1.62)
    # Without premultiplying, a drawing file has these stops only and not fifty in between.
    light.setInterpolationMode(QRadialGradient.InterpolationMode.ComponentInterpolation)
    light.setStops(
        [
            (part, _opaque_by(color, strength))
            for stops, color in ((daylight.day, shine), (daylight.night, daylight.dark))
            for part, strength in stops
        ]
    )
    return QBrush(light)


def _opaque_by(color: str, strength: float) -> QColor:
    made = QColor(color)
    made.setAlphaF(strength)
    return made


@lru_cache(maxsize=32)
def _glow(radius: int, color: str) -> QBrush:
    inner, outer = _air_between(radius)
    glow = QRadialGradient(QPointF(), outer)
    glow.setInterpolationMode(QRadialGradient.InterpolationMode.ComponentInterpolation)
    for part, density in GLOW:
        glow.setColorAt((inner + part * (outer - inner)) / outer, _opaque_by(color, density))
    return QBrush(glow)


@lru_cache(maxsize=32)
def _ring_of_air(radius: int) -> QPainterPath:
    """What the planet covers of its air need not be painted."""
    inner, outer = _air_between(radius)
    path = QPainterPath()
    path.addEllipse(QPointF(), outer, outer)
    path.addEllipse(QPointF(), inner, inner)
    return path


def _air_between(radius: int) -> tuple[float, float]:
    """Where the planet ends at the least, and where its air ends."""
    return HEX_SIZE * (1.5 * radius + 0.4), HEX_SIZE * (1.75 * radius + AIR_REACH)


@lru_cache(maxsize=32)
def _lit_edges(radius: int) -> tuple[QLineF, ...]:
    """The part of the outline that faces the light."""
    found = []
    for edge in shapes.disc_edges(radius):
        normal = edge.normalVector().unitVector()
        toward = (normal.dx() * edge.center().x() + normal.dy() * edge.center().y()) >= 0
        side = 1 if toward else -1
        if side * (-0.6 * normal.dx() - 0.8 * normal.dy()) > 0.2 and (
            0.6 * edge.center().x() + 0.8 * edge.center().y() < 0
        ):
            found.append(edge)
    return tuple(found)


def _paint_ring(canvas: Canvas[GlobePalette], radius: int, color: str) -> None:
    """The owner's colour along the border, edged so that it stands out anywhere."""
    painter = canvas.painter
    painter.setBrush(QColor(color))
    edge = canvas.pen(shapes.edge_of(QColor(color), canvas.colors), 1.2)
    painter.setPen(edge if canvas.pieces else outline(canvas, color))
    width = max(RING, ceil(NARROWEST_RING / canvas.scale))
    painter.drawPath(shapes.disc_band(radius, width))


def load_planet(planet: PlanetGround, colors: GlobePalette) -> None:
    """Work out the shapes of a planet ahead of its first painting."""
    planet_face(colors.grounds[planet.surface].relief, planet.radius, planet.face)
    shapes.disc_lines(planet.radius)
    shapes.disc_band(planet.radius, RING)
