"""Scroll areas: content that may be higher than its room, and bringing a part of it into sight."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget
from shiboken6 import isValid


def scroll_area(content: QWidget, *, focus: bool = True) -> QScrollArea:
    """Without a frame or a ground of its own. Without `focus` its content alone has the
    keyboard."""
    made = QScrollArea()
    made.setWidgetResizable(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setWidget(content)
    made.viewport().setAutoFillBackground(False)
    content.setAutoFillBackground(False)
    if not focus:
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return made


def reveal(part: QWidget) -> None:
    """Scroll it into sight, once it has found its place; its head rather than its foot."""

    def now() -> None:
        area = part.parentWidget() if isValid(part) else None
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        inside = area.widget() if area is not None else None
        if area is not None and inside is not None:
            # What grew inside is measured late: without this the way down ends where it used to.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            top = part.mapTo(inside, QPoint(0, 0)).y()
            room = area.viewport().height()
            area.ensureVisible(0, top + min(part.height(), room), 0, 0)
            area.ensureVisible(0, top, 0, 0)

    QTimer.singleShot(0, part, now)
