"""Minimap: the whole board in a corner, where the view is, and a way to be elsewhere."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.ui.board.view import DEGREES_PER_NOTCH, BoardView

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

    def sizeHint(self) -> QSize:
        return QSize(240, 150)

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
