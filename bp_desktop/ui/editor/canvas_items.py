"""Scene items above the board: the preview of a tool, the selection, notes and symmetry axes."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.scene import mark_line
from bp_desktop.ui.board.shapes import disc_outline, outline
from bp_desktop.ui.editor.game import Ghost
from bp_desktop.ui.editor.symmetry import ACROSS, DOWN, FLIPS, TURNS, Symmetry, SymmetryKind
from bp_desktop.ui.editor.tool_context import NOTHING, Preview
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme

Z_OVERLAY = 40.0
Z_PREVIEW = 500.0
GHOST_OPACITY = 0.72
ICON_SIDE = LAYOUT.size * 1.34
NOTE_SIDE = LAYOUT.size * 1.1
OUTREACH = LAYOUT.size * 2
"""How far axes stand out of the board."""


class PreviewItem(QGraphicsItem):
    """Shows a Preview, or the outline of what is chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._preview = NOTHING
        self._chosen = QPainterPath()
        self._changed = QPainterPath()
        self._frame = QPainterPath()
        self._owners: dict[str, QColor] = {}
        self._grounds: dict[str, QColor | None] = {}
        self._bounds = QRectF()
        self.setZValue(Z_PREVIEW)

    def show_preview(
        self,
        preview: Preview,
        owners: dict[str, QColor],
        grounds: dict[str, QColor | None],
    ) -> None:
        """The colours are those of the owners and surfaces that its ghosts name."""
        if preview == self._preview:
            return
        self._preview = preview
        self._owners, self._grounds = owners, grounds
        self._changed = _around(preview.cells)
        self._frame = _around(preview.outline)
        self._measure()

    def show_chosen(self, cells: tuple[Hex, ...]) -> None:
        self._chosen = _around(cells)
        self._measure()

    def _measure(self) -> None:
        self.prepareGeometryChange()
        preview = self._preview
        bounds = self._chosen.boundingRect().united(self._changed.boundingRect())
        bounds = bounds.united(self._frame.boundingRect())
        squares = [_square(cell, LAYOUT.size) for cell in (*preview.path, *preview.reach)]
        squares += [
            _square(ghost.at, LAYOUT.size * (1.75 * ghost.radius + 1.2)) for ghost in preview.ghosts
        ]
        for square in squares:
            bounds = bounds.united(square)
        self._bounds = bounds.adjusted(-6, -6, 6, 6)
        self.update()

    @guarded
    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        gold, tone = self._theme.color("gold"), self._tone()
        self._draw(painter, self._chosen, gold, 2.5, fill=26)
        self._draw(painter, self._changed, tone, 2, fill=44)
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
        painter.setPen(mark_line(color, width, dashed=dashed))
        painter.setBrush(inside)
        painter.drawPath(path)

    def _paint_ghost(self, painter: QPainter, ghost: Ghost, tone: QColor) -> None:
        center = QPointF(*LAYOUT.center(ghost.at))
        painter.setOpacity(GHOST_OPACITY)
        if ghost.radius:
            shape = disc_outline(ghost.radius).translated(center)
            ground = self._grounds.get(ghost.ground)
            if ground is not None:
                painter.fillPath(shape, ground)
            self._draw(painter, shape, tone, 2.5, fill=40, dashed=self._preview.refused)
        elif ghost.icon:
            rect = _square(ghost.at, ICON_SIDE / 2)
            color = self._owners.get(ghost.owner)
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
        painter.setPen(mark_line(self._theme.color("gold"), 3))
        points = [QPointF(*LAYOUT.center(cell)) for cell in self._preview.path]
        painter.drawPolyline(points)
        for cell in (self._preview.path[0], self._preview.path[-1]):
            self._dot(painter, cell, self._theme.color("gold"))

    @staticmethod
    def _dot(painter: QPainter, cell: Hex, color: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawEllipse(QPointF(*LAYOUT.center(cell)), LAYOUT.size * 0.2, LAYOUT.size * 0.2)


def _square(cell: Hex, half: float) -> QRectF:
    """Around the middle of a cell."""
    x, y = LAYOUT.center(cell)
    return QRectF(x - half, y - half, 2 * half, 2 * half)


def _around(cells: tuple[Hex, ...]) -> QPainterPath:
    return outline(cells) if cells else QPainterPath()


class OverlayItem(QGraphicsItem):
    """Notes and the symmetry in use, between the board and what a tool would do."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._notes: tuple[Hex, ...] = ()
        self._axes: tuple[QLineF, ...] = ()
        self._center: QPointF | None = None
        self._halo = QColor()
        self._bounds = QRectF()
        self.setZValue(Z_OVERLAY)

    def show_map(
        self, board: QRectF, notes: tuple[Hex, ...], symmetry: Symmetry | None, halo: QColor
    ) -> None:
        """`board` is what there is to see of it; without a symmetry no axes are drawn."""
        self.prepareGeometryChange()
        self._notes = notes
        self._halo = QColor(halo)
        self._halo.setAlpha(150)
        self._axes = axes(symmetry, board) if symmetry is not None else ()
        self._center = turning_point(symmetry, board) if symmetry is not None else None
        room = OUTREACH + LAYOUT.size
        self._bounds = board.adjusted(-room, -room, room, room)
        self.update()

    @guarded
    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        gold, halo = self._theme.color("gold"), self._halo
        for color, width in ((halo, 4.0), (gold, 1.8)):
            pen = mark_line(color, width)
            if color is gold:
                pen.setDashPattern([7, 5])
            painter.setPen(pen)
            painter.drawLines(list(self._axes))
        if self._center is not None:
            self._paint_center(painter, self._center, gold, halo)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("accent"))
        inset, ink = NOTE_SIDE * 0.14, self._theme.color("on_accent")
        for cell in self._notes:
            rect = _square(cell, NOTE_SIDE / 2)
            painter.drawRoundedRect(rect, NOTE_SIDE / 6, NOTE_SIDE / 6)
            icons.paint(painter, "ui/note", rect.adjusted(inset, inset, -inset, -inset), ink=ink)

    @staticmethod
    def _paint_center(painter: QPainter, center: QPointF, gold: QColor, halo: QColor) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((halo, 6.0), (gold, 2.5)):
            painter.setPen(mark_line(color, width))
            painter.drawEllipse(center, LAYOUT.size * 0.55, LAYOUT.size * 0.55)
            painter.drawPoint(center)


def turning_point(symmetry: Symmetry, board: QRectF) -> QPointF | None:
    """What a symmetry turns around; None for one that does not."""
    if symmetry.fold is SymmetryKind.HALF_TURN:
        return board.center()
    return QPointF(*LAYOUT.center(symmetry.center)) if symmetry.fold in TURNS else None


def axes(symmetry: Symmetry, board: QRectF) -> tuple[QLineF, ...]:
    """The lines that tell a symmetry: mirrors across the board, or spokes around a centre."""
    wide = board.adjusted(-OUTREACH, -OUTREACH, OUTREACH, OUTREACH)
    center, middle = turning_point(symmetry, board), board.center()
    found = []
    if center is not None:
        spokes = len(TURNS.get(symmetry.fold, (3,))) + 1
        up = QPointF(0, -max(board.width(), board.height()))
        for spoke in range(spokes):
            line = QLineF(center, center + up)
            line.setAngle(90 - 360 * spoke / spokes)
            found.append(line)
        return tuple(found)
    if ACROSS in FLIPS.get(symmetry.fold, ()):
        found.append(QLineF(middle.x(), wide.top(), middle.x(), wide.bottom()))
    if DOWN in FLIPS.get(symmetry.fold, ()):
        found.append(QLineF(wide.left(), middle.y(), wide.right(), middle.y()))
    return tuple(found)
