"""Shadows of the panels that float over a page, all painted by one widget below them."""

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.floating import SHADOWS, paint_shadow


class PanelShadows(QWidget):
    """Lies between a page and its panels, and lets every click through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._panels: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self.update)

    def show_panels(self, panels: Sequence[QRect]) -> None:
        """Where they stand now."""
        if tuple(panels) != self._panels:
            self._panels = tuple(panels)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        reach = self._theme.px(SHADOWS[self._theme.mode][0])
        around = QMargins(reach, reach, reach, reach)
        with QPainter(self) as painter:
            for panel in self._panels:
                area = panel.marginsAdded(around)
                if event.rect().intersects(area):
                    paint_shadow(painter, area, self._theme)
