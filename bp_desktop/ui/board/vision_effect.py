"""Vision effect: a board as colour-blind eyes see it, with everything that lies over it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsEffect, QWidget

from bp_desktop.ui.look.color_vision import USUAL, picture_seen_by


class VisionEffect(QGraphicsEffect):
    """One matrix over the painted picture; what is painted knows nothing of it."""

    def __init__(self, vision: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.vision = vision

    def draw(self, painter: QPainter) -> None:
        system = Qt.CoordinateSystem.LogicalCoordinates
        source = self.sourcePixmap(system, QPoint(), QGraphicsEffect.PixmapPadMode.NoPad)
        seen = picture_seen_by(source.toImage(), self.vision)
        painter.drawPixmap(self.sourceBoundingRect().topLeft(), QPixmap.fromImage(seen))


def see_as(widget: QWidget, vision: str) -> None:
    """Show a widget to one of the visions, or as it is."""
    widget.setGraphicsEffect(None if vision == USUAL else VisionEffect(vision, widget))  # type: ignore[arg-type]
