"""Fading from one player to the next: the badge and the colour of whoever's turn it is."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPainter, QPixmap

from bp_desktop.ui.look.icons import canvas
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.widgets.motion import Motion


class FadingBadge(PlayerBadge):
    """A player's token that turns softly into another one's."""

    def __init__(self, theme: Theme, side: int) -> None:
        super().__init__(theme, side)
        self._color: int | None = None
        self._before = self._after = QPixmap()
        self._motion = Motion(theme, self, self._on_step)

    def show_color(self, color: int) -> None:
        before, known = self.pixmap(), self._color
        self._motion.finish()
        self._color = color
        super().show_color(color)
        if known not in (None, color) and self.isVisible():
            self._before, self._after = before, self.pixmap()
            self._motion.start()

    def _on_step(self, part: float) -> None:
        if part >= 1 or self._before.size() != self._after.size():
            self.setPixmap(self._after)
            return
        size = self._after.deviceIndependentSize().toSize()
        between = canvas(size, self._after.devicePixelRatio())
        with QPainter(between) as painter:
            painter.setOpacity(1 - part)
            painter.drawPixmap(0, 0, self._before)
            painter.setOpacity(part)
            painter.drawPixmap(0, 0, self._after)
        self.setPixmap(between)


class FadingColor(QObject):
    """A colour on its way to another one; `show` is told whenever it looks different."""

    def __init__(self, theme: Theme, parent: QObject, show: Callable[[], object]) -> None:
        super().__init__(parent)
        self._show = show
        self._from: QColor | None = None
        self._to: QColor | None = None
        self._part = 1.0
        self._motion = Motion(theme, self, self._on_step)

    @property
    def now(self) -> QColor | None:
        """None: there is none."""
        if self._to is None or self._from is None or self._part >= 1:
            return self._to
        pairs = (
            (self._from.redF(), self._to.redF()),
            (self._from.greenF(), self._to.greenF()),
            (self._from.blueF(), self._to.blueF()),
        )
        return QColor.fromRgbF(*(one + (two - one) * self._part for one, two in pairs))

    def go_to(self, color: QColor | None) -> None:
        if color == self._to:
            return
        self._from, self._to = self.now, color
        if self._from is None or color is None:
            self._motion.finish()
            self._on_step(1.0)
        else:
            self._motion.start()

    def _on_step(self, part: float) -> None:
        self._part = part
        self._show()
