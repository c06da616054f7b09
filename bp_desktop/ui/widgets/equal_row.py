"""Equal parts beside each other, in a narrow window below each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.widgets.basics import lay, row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from bp_desktop.ui.look.theme import Theme

NARROW = 230
"""Least width of a part; narrower ones go below each other."""


class EqualRow(QWidget):
    """For tiles and cards that are ways to begin."""

    def __init__(self, theme: Theme, parts: Sequence[QWidget]) -> None:
        super().__init__()
        self._theme = theme
        self.parts = list(parts)
        self._box = lay(row(theme, self, spacing=12), *((part, 1) for part in self.parts))

    @guarded
    def minimumSizeHint(self) -> QSize:
        """A row may be squeezed: then it becomes a column."""
        return QSize(self._theme.px(NARROW), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        direction = type(self._box).Direction
        narrow = self.width() < self._theme.px(NARROW) * len(self.parts)
        self._box.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)
