"""Turning layouts of a form: side by side where there is room, else one below the other."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtWidgets import QBoxLayout, QWidget

from bp_desktop.ui.look.theme import Theme

NARROW, EDGES = 900, 56
"""Below this width nothing stands side by side; what the edges of the form take of it."""
TIGHT = 760
"""Below this width there is no room for what nobody would miss."""


class TurningArea(Protocol):
    """Has lines of its own, which may turn where nothing stands beside them any more."""

    def let_turn(self, *, may_turn: bool) -> None: ...


class TurningLayouts:
    """All of them turn together, so that a form has one look."""

    def __init__(
        self,
        theme: Theme,
        layouts: Sequence[QBoxLayout],
        area: TurningArea,
        spare: Iterable[QWidget],
    ) -> None:
        """`spare`: what nobody would miss."""
        self._theme = theme
        self._layouts = layouts
        self._area = area
        self._spare = tuple(spare)

    def turn(self, width: int) -> None:
        """Of the form."""
        px, way = self._theme.px, QBoxLayout.Direction
        self._area.let_turn(may_turn=False)  # it is measured as it would be beside something
        needed = max(px(NARROW), *(wide_abreast(one) + px(EDGES) for one in self._layouts))
        is_turned = width < needed
        for layout in self._layouts:
            layout.setDirection(way.TopToBottom if is_turned else way.LeftToRight)
        self._area.let_turn(may_turn=is_turned)
        for one in self._spare:
            one.setHidden(width < px(TIGHT))


def wide_abreast(layout: QBoxLayout) -> int:
    """The width that the parts of a layout need side by side, however they stand now."""
    items = [layout.itemAt(place) for place in range(layout.count())]
    parts = [one.minimumSize().width() for one in items if one is not None]
    return sum(parts) + layout.spacing() * max(0, len(parts) - 1)
