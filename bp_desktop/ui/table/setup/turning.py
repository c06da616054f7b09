"""Turning layouts of a form: side by side where there is room, else one below the other."""

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout

from bp_desktop.ui.look.theme import Theme

NARROW, EDGES = 900, 56
"""Below this width nothing stands side by side; what the edges of the form take of it."""


class TurningLayouts:
    """All of them turn together, so that a form has one look."""

    def __init__(self, theme: Theme, layouts: Sequence[QBoxLayout]) -> None:
        self._theme = theme
        self._layouts = layouts

    def turn(self, width: int) -> None:
        """Of the form."""
        px, way = self._theme.px, QBoxLayout.Direction
        needed = max(px(NARROW), *(wide_abreast(one) + px(EDGES) for one in self._layouts))
        for layout in self._layouts:
            layout.setDirection(way.TopToBottom if width < needed else way.LeftToRight)


def wide_abreast(layout: QBoxLayout) -> int:
    """The width that the parts of a layout need side by side, however they stand now."""
    items = [layout.itemAt(place) for place in range(layout.count())]
    parts = [one.minimumSize().width() for one in items if one is not None]
    return sum(parts) + layout.spacing() * max(0, len(parts) - 1)
