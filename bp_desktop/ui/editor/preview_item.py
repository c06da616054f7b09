"""What a tool would do, drawn faintly above the board."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.shapes import disc_outline, outline
from bp_desktop.ui.editor.tools.hands import NOTHING, Ghost, Preview
from bp_desktop.ui.games.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.players import NOBODY, looks_of
from bp_desktop.ui.look.theme import Theme

Z_PREVIEW = 500.0
GHOST_OPACITY = 0.72
ICON_SIDE = LAYOUT.size * 1.34


class PreviewItem(QGraphicsItem):
    """Shows a Preview, or the outline of what is chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._preview = NOTHING
        self._chosen = QPainterPath()
        self._changed = QPainterPath()
        self._frame = QPainterPath()
        self._colors: dict[str, QColor] = {}
        self._bounds = QRectF()
        self.setZValue(Z_PREVIEW)

    def show_preview(self, preview: Preview, state: MapState) -> None:
        if preview == self._preview:
            return
        self._preview = preview
        looks = looks_of(state.content.seats, self._theme.look.players)
        self._colors = {
            ghost.player: QColor(looks.get(ghost.player, NOBODY).color) for ghost in preview.ghosts
        }
        self._changed = _around(preview.cells)
        self._frame = _around(preview.outline)
        self._measure()

    def show_chosen(self, cells: tuple[Hex, ...]) -> None:
        self._chosen = _around(cells)
        self._measure()

    def _measure(self) -> None:
        self.prepareGeometryChange()
        bounds = self._chosen.boundingRect().united(self._changed.boundingRect())
        bounds = bounds.united(self._frame.boundingRect())
        for ghost in self._preview.ghosts:
            reach = LAYOUT.size * (1.75 * ghost.radius + 1.2)
            x, y = LAYOUT.center(ghost.at)
            bounds = bounds.united(QRectF(x - reach, y - reach, 2 * reach, 2 * reach))
        for cell in (*self._preview.path, *self._preview.reach):
            x, y = LAYOUT.center(cell)
            size = LAYOUT.size
            bounds = bounds.united(QRectF(x - size, y - size, 2 * size, 2 * size))
        self._bounds = bounds.adjusted(-6, -6, 6, 6)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        gold = self._theme.color("gold")
        if not self._chosen.isEmpty():
            self._draw(painter, self._chosen, gold, 2.5, fill=26)
        tone = self._tone()
        if not self._changed.isEmpty():
            self._draw(painter, self._changed, tone, 2, fill=44)
        if not self._frame.isEmpty():
            self._draw(painter, self._frame, gold, 1.5, fill=22, dashed=True)
        for cell in self._preview.reach:
            self._dot(painter, cell, self._theme.color("info"))
        for ghost in self._preview.ghosts:
            self._paint_ghost(painter, ghost, tone)
        self._paint_path(painter)

    def _tone(self) -> QColor:
        """Green: fine. Gold: against a rule. Red: impossible."""
        if self._preview.refused:
            return self._theme.color("danger")
        return self._theme.color("gold" if self._preview.problem else "success")

    @staticmethod
    def _draw(
        painter: QPainter,
        path: QPainterPath,
        color: QColor,
        width: float,
        *,
        fill: int,
        dashed: bool = False,
    ) -> None:
        inside = QColor(color)
        inside.setAlpha(fill)
        pen = QPen(color, width)
        pen.setCosmetic(True)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(inside)
        painter.drawPath(path)

    def _paint_ghost(self, painter: QPainter, ghost: Ghost, tone: QColor) -> None:
        center = QPointF(*LAYOUT.center(ghost.at))
        painter.setOpacity(GHOST_OPACITY)
        if ghost.radius:
            shape = disc_outline(LAYOUT, ghost.radius).translated(center)
            ground = BOARD_COLORS[self._theme.mode].grounds.get(ghost.biome)
            if ground is not None:
                painter.fillPath(shape, QColor(ground.body))
            self._draw(painter, shape, tone, 2.5, fill=40, dashed=self._preview.refused)
        elif ghost.icon:
            half = ICON_SIDE / 2
            rect = QRectF(center.x() - half, center.y() - half, ICON_SIDE, ICON_SIDE)
            color = self._colors.get(ghost.player) if ghost.player else None
            # Rendered once per size: a stroke shows many of the same.
            pixels = max(1, round(ICON_SIDE * painter.deviceTransform().m11()))
            picture = icons.pixmap(ghost.icon, pixels, ink=tone, player=color, ratio=1.0)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            dashed = self._preview.refused  # told without colour, too
            self._draw(painter, _around((ghost.at,)), tone, 1.5, fill=24, dashed=dashed)
        painter.setOpacity(1.0)

    def _paint_path(self, painter: QPainter) -> None:
        if len(self._preview.path) < 2:
            return
        pen = QPen(self._theme.color("gold"), 3)
        pen.setCosmetic(True)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        points = [QPointF(*LAYOUT.center(cell)) for cell in self._preview.path]
        painter.drawPolyline(points)
        for cell in (self._preview.path[0], self._preview.path[-1]):
            self._dot(painter, cell, self._theme.color("gold"))

    @staticmethod
    def _dot(painter: QPainter, cell: Hex, color: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(QPointF(*LAYOUT.center(cell)), LAYOUT.size * 0.2, LAYOUT.size * 0.2)


def _around(cells: tuple[Hex, ...]) -> QPainterPath:
    return outline(LAYOUT, cells) if cells else QPainterPath()
