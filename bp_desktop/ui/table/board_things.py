"""Things on the board of a table: which one is in a cell, where it is seen, and the next one."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.marks import Mark, MarksItem
from bp_desktop.ui.board.pieces import SMALLEST_ICON
from bp_desktop.ui.board.scene import mark_line
from bp_desktop.ui.board.shapes import cell_polygon
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.table.board_panel import TableBoard
from bp_desktop.ui.table.inspect.places import Heading, ThingPlaces

Z_RING, RING_GAP = 900.0, 2.5
ASIDE = 2
"""How much more a step aside counts than one straight on."""

Token = tuple[tuple[float, float], float]
"""Where what stands in a cell is drawn, and how wide at least in pixels."""


def plain_token(_state: Any, cell: Hex, _scale: float) -> Token:
    return LAYOUT.center(cell), SMALLEST_ICON


class BoardContent(NamedTuple):
    """What a game has on its board, asked with the state of a match."""

    things_at: Callable[[Any, Hex], Iterable[str]]
    """What is in a cell, the topmost first."""
    cells_of: Callable[[Any, str], tuple[Hex, ...]]
    """All cells of a thing, its middle first; none for what has no place."""
    every: Callable[[Any], Iterable[tuple[str, Hex]]]
    """Everything that arrow keys lead to, with its middle."""
    token: Callable[[Any, Hex, float], Token] = plain_token
    """With pixels of a scene unit."""


class RingItem(QGraphicsItem):
    """A hexagon around one thing, never smaller than its token."""

    def __init__(self) -> None:
        super().__init__()
        self._color = QColor()
        self._outline = QPolygonF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(Z_RING)
        self.hide()

    def show_around(self, place: tuple[float, float], width: float, color: QColor) -> None:
        """What is so many pixels wide."""
        self.prepareGeometryChange()
        self._color = color
        share = (width + 2 * RING_GAP) / LAYOUT.hex_width
        self._outline = QTransform.fromScale(share, share).map(cell_polygon())
        self.setPos(*place)
        self.show()
        self.update()

    @guarded
    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-4, -4, 4, 4)

    @guarded
    def paint(self, painter: QPainter, *_: object) -> None:
        # A dark edge on both sides keeps it visible on every ground.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((QColor(0, 0, 0, 150), 5), (self._color, 2.5)):
            painter.setPen(mark_line(color, width))
            painter.drawPolygon(self._outline)


class BoardThings(ThingPlaces):
    """For cards about things, which know no board."""

    def __init__(
        self,
        board: TableBoard[Any, Any, Any],
        content: BoardContent,
        table: QWidget,
        show_page: Callable[[], object],
        is_shown: Callable[[], bool],
    ) -> None:
        """`is_shown`: whether no other page lies over the board."""
        self._board = board
        self._content = content
        self._table = table
        self._show_page = show_page
        self._is_shown = is_shown
        self._ring = RingItem()
        self._outline = MarksItem()
        self._outline.setZValue(Z_RING)
        board.scene.addItem(self._ring)
        board.scene.addItem(self._outline)

    @property
    def moved(self) -> SignalInstance:
        return self._board.view.moved

    def _cells_of(self, thing: str) -> tuple[Hex, ...]:
        return self._content.cells_of(self._board.match, thing)

    def _at(self, cell: Hex) -> Iterable[str]:
        return self._content.things_at(self._board.match, cell)

    def at(self, cell: Hex | None) -> str | None:
        return next(iter(self._at(cell)), None) if cell is not None else None

    def after(self, thing: str, cell: Hex) -> str | None:
        """What lies below a thing in a cell; the topmost one again after the last, or if the thing
        is not there."""
        found = list(self._at(cell))
        if not found:
            return None
        return found[(found.index(thing) + 1) % len(found)] if thing in found else found[0]

    def room(self) -> QRect:
        view = self._board.view
        return view.free_rect.translated(view.viewport().mapTo(self._table, QPoint(0, 0)))

    def spot(self, thing: str) -> QRect | None:
        return self.spot_of(self._cells_of(thing))

    def spot_of(self, cells: Sequence[Hex]) -> QRect | None:
        """Where some cells are seen now."""
        view = self._board.view
        if not cells or not view.isVisible() or not self._is_shown():
            return None
        half, size = LAYOUT.hex_width / 2, LAYOUT.size
        middles = [LAYOUT.center(cell) for cell in cells]
        left, right = min(x for x, _ in middles) - half, max(x for x, _ in middles) + half
        top, bottom = min(y for _, y in middles) - size, max(y for _, y in middles) + size
        seen = QRect(view.mapFromScene(left, top), view.mapFromScene(right, bottom))
        if len(cells) == 1:
            at, least = self._token(cells[0], view.scale_now)
            small = round(least + 2 * RING_GAP)
            token = QRect(0, 0, small, small)
            token.moveCenter(view.mapFromScene(*at))
            seen = seen.united(token)
        seen = seen.translated(view.viewport().mapTo(self._table, QPoint(0, 0)))
        return seen if seen.intersects(self.room()) else None

    def under(self, point: QPoint) -> str | None:
        view = self._board.view
        inside = view.viewport().mapFrom(self._table, point)
        if not view.isVisible() or not view.viewport().rect().contains(inside):
            return None
        return self.at(self._board.scene.hex_at(view.mapToScene(inside)))

    def at_cursor(self) -> str | None:
        return self.at(self._board.scene.cursor.cell) if self._board.view.hasFocus() else None

    def bring(self, thing: str) -> bool:
        middle = self._middle(thing)
        if middle is None:
            return False
        self._show_page()
        self._board.view.go_to(QPointF(*LAYOUT.center(middle)))
        return True

    def _middle(self, thing: str) -> Hex | None:
        return next(iter(self._cells_of(thing)), None)

    def ring(self, thing: str | None) -> None:
        cells = self._cells_of(thing) if thing is not None else ()
        color: QColor = self._board.ring_color()
        if len(cells) == 1:
            scale = self._board.view.scale_now
            place, least = self._token(cells[0], scale)
            self._ring.show_around(place, max(LAYOUT.hex_width * scale, least), color)
        else:
            self._ring.hide()
        several = (Mark(cells, color.name(), strength=0),) if len(cells) > 1 else ()
        self._outline.show_marks(several)

    def _token(self, cell: Hex, scale: float) -> Token:
        return self._content.token(self._board.match, cell, scale)

    def beyond(self, thing: str, heading: Heading) -> str | None:
        here = self._middle(thing)
        if here is None:
            return None
        x, y = LAYOUT.center(here)
        across, down = heading.value
        best: tuple[float, str] | None = None
        for id_, cell in self._content.every(self._board.match):
            far_x, far_y = LAYOUT.center(cell)
            along = (far_x - x) * across + (far_y - y) * down
            aside = abs((far_x - x) * down) + abs((far_y - y) * across)
            if id_ != thing and along > 0 and aside <= along:
                cost = along + ASIDE * aside
                if best is None or cost < best[0]:
                    best = cost, id_
        return best[1] if best is not None else None
