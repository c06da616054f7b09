"""Shadows of the panels that float over a page, all painted by one widget below them."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.clips import exposed
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.floating import RADIUS, SHADOWS, paint_shadow

MANY = 40

Ring = tuple[tuple[QPoint, QPixmap], ...]
"""The shadow of a panel in four strips, and where each begins."""


class PanelShadows(QWidget):
    """Lies between a page and its panels, and lets every click through."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._panels: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._rings: dict[tuple[int, int, float], Ring] = {}
        self._placed: tuple[float, list[tuple[QRect, list[tuple[QRect, QPixmap]]]]] | None = None
        """Where all of them lie, on a screen of that scale; None if it has to be found again."""
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        self._rings.clear()
        self._placed = None
        self.update()

    def show_panels(self, panels: Sequence[QRect]) -> None:
        """Where they stand now."""
        if tuple(panels) != self._panels:
            self._panels, self._placed = tuple(panels), None
            if len(self._rings) > MANY:  # of windows that are no longer so large
                self._rings.clear()
            self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Copies pictures: this comes whenever anything below moves."""
        if self._placed is None or self._placed[0] != self.devicePixelRatioF():
            self._placed = self.devicePixelRatioF(), list(self._find_places())
        with QPainter(self) as painter:
            for part in exposed(painter, event):
                for area, strips in self._placed[1]:
                    if area.intersects(part):
                        for place, picture in strips:
                            if place.intersects(part):
                                painter.drawPixmap(place.topLeft(), picture)

    def _find_places(self) -> Iterator[tuple[QRect, list[tuple[QRect, QPixmap]]]]:
        """Of each panel what its shadow covers, and where the strips of that lie."""
        reach = self._theme.px(SHADOWS[self._theme.mode][0])
        for panel in self._panels:
            area = panel.marginsAdded(QMargins(reach, reach, reach, reach))
            yield (
                area,
                [
                    (QRect(area.topLeft() + at, picture.deviceIndependentSize().toSize()), picture)
                    for at, picture in self._ring(area.size())
                ],
            )

    def _ring(self, size: QSize) -> Ring:
        """Of a panel, where `size` is that of panel and shadow."""
        key = size.width(), size.height(), self.devicePixelRatioF()
        if key not in self._rings:
            self._rings[key] = tuple(self._strips(size))
        return self._rings[key]

    def _strips(self, size: QSize) -> Iterator[tuple[QPoint, QPixmap]]:
        """Without the middle, which the panel covers: ready to be copied."""
        theme = self._theme
        corner = theme.px(SHADOWS[theme.mode][0]) + theme.px(RADIUS)
        wide, high = size.width(), size.height()
        for strip in (
            QRect(0, 0, wide, corner),
            QRect(0, high - corner, wide, corner),
            QRect(0, corner, corner, high - 2 * corner),
            QRect(wide - corner, corner, corner, high - 2 * corner),
        ):
            if not strip.isEmpty():
                picture = canvas(strip.size(), self.devicePixelRatioF())
                with QPainter(picture) as painter:
                    painter.translate(-strip.topLeft())
                    paint_shadow(painter, QRect(QPoint(0, 0), size), theme)
                yield strip.topLeft(), picture
