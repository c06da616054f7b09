"""Around a board view: rulers along its edges, and a minimap in its corner."""

from collections.abc import Callable, Iterator
from math import ceil, floor, inf

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.view import DEGREES_PER_NOTCH, BoardView
from bp_desktop.ui.look.guarded import guarded

THICKNESS = 22
ROOM = 30
"""Pixels a label has at least."""
SMALLER = 0.85
"""Size of its numbers, as a part of that of other texts."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)


CellNumbers = Callable[[Hex], tuple[int, int]]
"""Column and row of a cell as people count them."""


class RulerPanel(QWidget):
    """Counts columns or rows of cells, as they are counted on this board."""

    def __init__(
        self,
        view: BoardView,
        scene: BoardScene,
        orientation: Qt.Orientation,
        numbers: CellNumbers = to_offset,
    ) -> None:
        super().__init__()
        self._view = view
        self._numbers = numbers
        self._across = orientation == Qt.Orientation.Horizontal
        self._pointed: int | None = None
        self._fit()
        view.moved.connect(self.update)
        view.board_changed.connect(self.update)
        scene.hovered.connect(self._point_at)

    def _fit(self) -> None:
        """As thick as its numbers need, however large people have set them."""
        metrics = QFontMetrics(self._label_font())
        if self._across:
            self.setFixedHeight(max(THICKNESS, metrics.height() + 8))
        else:
            self.setFixedWidth(max(THICKNESS + 8, metrics.horizontalAdvance("000") + 10))
        self._room = max(ROOM, metrics.horizontalAdvance("0000"))

    def _label_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(11, round(QFontInfo(font).pixelSize() * SMALLER)))
        return font

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(THICKNESS, THICKNESS)

    def labels(self) -> Iterator[tuple[float, int]]:
        """Where along the ruler which line of cells has its number, in pixels."""
        seen = self._view.visible_area().intersected(self._view.chunks.bounds())
        if seen.isEmpty():
            return
        size = LAYOUT.hex_width if self._across else LAYOUT.row_height
        low, high = (seen.left(), seen.right()) if self._across else (seen.top(), seen.bottom())
        pixels = size * self._view.scale_now
        step = next((step for step in STEPS if step * pixels >= self._room), STEPS[-1])
        first = self.counted(0)
        last = -inf
        for line in range(ceil(low / size), floor(high / size) + 1):
            position = self._position(line)
            # Where a tile ends, counting begins anew: its last number may stand too near.
            if (self.counted(line) - first) % step == 0 and position - last >= self._room - 2:
                last = position
                yield position, line

    def counted(self, line: int) -> int:
        """The number of a column or row."""
        return self._numbers(self._cell(line))[0 if self._across else 1]

    def _cell(self, line: int) -> Hex:
        return from_offset(line, 0) if self._across else from_offset(0, line)

    def _position(self, number: int) -> float:
        point = QPointF(*LAYOUT.center(self._cell(number)))
        here = self._view.viewport().mapTo(self._view, self._view.mapFromScene(point))
        return here.x() if self._across else here.y()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette = self.palette()
            painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
            painter.setFont(self._label_font())
            painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
            center = Qt.AlignmentFlag.AlignCenter
            for position, number in self.labels():
                if number != self._pointed:
                    painter.drawText(self._box(position), center, str(self.counted(number)))
            if self._pointed is not None:
                box = self._box(self._position(self._pointed))
                painter.fillRect(box, palette.color(QPalette.ColorRole.Highlight))
                painter.setPen(palette.color(QPalette.ColorRole.HighlightedText))
                painter.drawText(box, center, str(self.counted(self._pointed)))
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Mid), 1))
            if self._across:
                painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
            else:
                painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())

    def _box(self, position: float) -> QRectF:
        if self._across:
            return QRectF(position - self._room / 2, 1, self._room, self.height() - 3)
        height = QFontMetrics(self._label_font()).height() + 2
        return QRectF(1, position - height / 2, self.width() - 3, height)

    def _point_at(self, cell: Hex | None) -> None:
        number = None if cell is None else to_offset(cell)[0 if self._across else 1]
        if number != self._pointed:
            self._pointed = number
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()


class RuledPanel(QWidget):
    """A view with rulers that can be put away."""

    def __init__(
        self,
        view: BoardView,
        scene: BoardScene,
        parent: QWidget | None = None,
        numbers: CellNumbers = to_offset,
    ) -> None:
        super().__init__(parent)
        self.view = view
        self._rulers = (
            RulerPanel(view, scene, Qt.Orientation.Horizontal, numbers),
            RulerPanel(view, scene, Qt.Orientation.Vertical, numbers),
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._rulers[0], 0, 1)
        grid.addWidget(self._rulers[1], 1, 0)
        grid.addWidget(view, 1, 1)
        self.setFocusProxy(view)

    def show_rulers(self, *, shown: bool) -> None:
        for ruler in self._rulers:
            ruler.setVisible(shown)


MARGIN = 4


class MinimapPanel(QWidget):
    """Shows the overview of a view's board with a frame around what is visible.

    A click or a drag brings that place into the middle of the view; the wheel zooms it.
    """

    def __init__(self, view: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._frame = QColor("#ffd166")
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.update)
        self.setMinimumSize(120, 80)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAccessibleName(self.tr("Overview of the board"))
        view.moved.connect(self.update)
        view.board_changed.connect(self.update)

    def show_color(self, frame: QColor) -> None:
        self._frame = frame
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(240, 150)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        chunks = self._view.chunks
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), chunks.background())
            place = self._place()
            if place.isEmpty():
                return
            overview = chunks.overview()
            if not chunks.overview_is_fresh:
                self._again.start()  # the rest of it comes in the next frames
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, overview, QRectF(overview.rect()))
            painter.setPen(QPen(self._frame, 1.5))
            painter.drawRect(self.frame_rect())

    def frame_rect(self) -> QRectF:
        """Where the frame around what is visible is drawn."""
        place, bounds = self._place(), self._view.chunks.bounds()
        if place.isEmpty():
            return QRectF()
        scale = place.width() / bounds.width()
        seen = self._view.visible_area()
        corner = (seen.topLeft() - bounds.topLeft()) * scale + place.topLeft()
        frame = QRectF(corner, seen.size() * scale)
        return frame.intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go_to(event.position())
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position())
            event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._view.zoom_in_steps(event.angleDelta().y() / DEGREES_PER_NOTCH)
        event.accept()

    def _go_to(self, position: QPointF) -> None:
        place, bounds = self._place(), self._view.chunks.bounds()
        if not place.isEmpty():
            scale = bounds.width() / place.width()
            self._view.go_to((position - place.topLeft()) * scale + bounds.topLeft())

    def _place(self) -> QRectF:
        """Where in the panel the board is drawn."""
        bounds = self._view.chunks.bounds()
        room = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        if bounds.isEmpty() or room.isEmpty():
            return QRectF()
        scale = min(room.width() / bounds.width(), room.height() / bounds.height())
        place = QRectF(QPointF(), bounds.size() * scale)
        place.moveCenter(room.center())
        return place
