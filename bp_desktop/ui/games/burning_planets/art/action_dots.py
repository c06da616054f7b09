"""Action dots: above every ship that may still act, as many as it has actions left.

They come and go with every step, so they are painted over the pictures that a board is kept in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bp_desktop.ui.board.canvas import LAYOUT, SMALLEST_PIECE
from bp_desktop.ui.board.tokens import around_actions, paint_actions, place_apart

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from bp_desktop.core.hexes import Hex
    from bp_desktop.games.burning_planets.board import Board
    from bp_desktop.games.burning_planets.ids import ShipId
    from bp_desktop.ui.board.style import BoardPalette


class ActionDots:
    """Of one state of a board."""

    def __init__(
        self, board: Board, left: Mapping[ShipId, int], hidden: frozenset[str], fineness: float
    ) -> None:
        """`left`: the actions of each ship whose turn it is; `fineness` is how many pixels of the
        screen one of the design has."""
        self._board = board
        self._left = left
        self._hidden = hidden
        self._fineness = fineness

    @property
    def done(self) -> set[ShipId]:
        """Ships that can do no more in this turn."""
        return {ship for ship, count in self._left.items() if not count}

    def paint(self, painter: QPainter, area: QRectF, scale: float, colors: BoardPalette) -> None:
        """Where ships are more than dots themselves."""
        if not self._left or LAYOUT.hex_width * scale < SMALLEST_PIECE:
            return
        pixel = self._fineness / scale
        placed = (self._placed(count, cell, pixel) for count, cell in self._counted())
        shown = painter.paintEngine().systemClip()  # of a widget: what is painted of it now
        on_screen = painter.deviceTransform()
        dots = []
        for one in placed:
            room = around_actions(*one, pixel)
            on_it = shown.isEmpty() or shown.intersects(on_screen.mapRect(room).toAlignedRect())
            if on_it and room.intersects(area):
                dots.append(one)
        if dots:
            painter.save()
            paint_actions(painter, colors, dots, pixel)
            painter.restore()

    def changed_since(self, before: ActionDots, scale: float) -> list[QRectF]:
        """Where a ship has more or fewer, or is another one. Those that only make room for what
        moved beside them are drawn again with it."""
        pixel = self._fineness / scale
        old, new = set(before._counted()), set(self._counted())
        placed = [
            *(before._placed(*one, pixel) for one in old - new),
            *(self._placed(*one, pixel) for one in new - old),
        ]
        return [around_actions(*one, pixel) for one in placed]

    def _counted(self) -> Iterator[tuple[int, Hex]]:
        """How many there are, and above which cell."""
        for id_, count in self._left.items():
            ship = self._board.ships.get(id_)
            if count and ship is not None and ship.at is not None and id_ not in self._hidden:
                yield count, ship.at

    def _placed(self, count: int, cell: Hex, pixel: float) -> tuple[int, float, float]:
        """With the middle of the plate that they stand above."""
        return count, *place_apart(cell, self._board.ships_by_cell, pixel)
