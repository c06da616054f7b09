"""Seen planet: what a board picture works out once about a planet, and where its name stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bp_desktop.ui.board import globes
from bp_desktop.ui.board.canvas import HEX_SIZE
from bp_desktop.ui.board.faces import is_at_sea
from bp_desktop.ui.board.pieces import stamp_mark
from bp_desktop.ui.board.tokens import stamp_sign

if TYPE_CHECKING:  # the command line draws boards too, and loads no widgets for that
    from collections.abc import Callable

    from PySide6.QtCore import QRectF

    from bp_desktop.core.hexes import Hex
    from bp_desktop.games.burning_planets.board import Planet
    from bp_desktop.ui.board.canvas import Canvas
    from bp_desktop.ui.board.globes import GlobePalette
    from bp_desktop.ui.board.pieces import Piece
    from bp_desktop.ui.board.pills import Pill
    from bp_desktop.ui.look.players import PlayerLook

    PlacedPiece = tuple[float, float, Piece]

MARK = 0.7
"""Of a planet's radius: that of its owner's sign, as it is seen from afar."""


@dataclass(slots=True)
class SeenPlanet:
    """A planet with what is worked out about it once."""

    planet: Planet
    center: Hex
    at: tuple[float, float]
    extent: QRectF
    ground: globes.PlanetGround
    owner: PlayerLook | None
    pieces: list[PlacedPiece] | None = None
    name: Pill | None = None
    name_at: tuple[float, QRectF] | None = None
    """The size of a pixel, and where its name stands then, from its middle."""

    def is_at_sea(self, cell: Hex) -> bool:
        return is_at_sea(*self.ground, cell - self.center)

    def stamp_owner(self, canvas: Canvas[GlobePalette], *, is_named: bool, is_small: bool) -> None:
        """The sign of whose it is, unless that stands beside its name: no ring tells by its colour
        alone. In a small picture it is as large as from afar."""
        (x, y), radius = self.at, self.ground.radius
        if self.owner is None:
            return
        if is_small or not canvas.pieces:
            stamp_mark(canvas, self.owner, x, y, MARK * radius)
        elif not is_named:
            stamp_sign(canvas, self.owner, x, y + (1.5 * radius + 1) * HEX_SIZE)

    def name_place(self, pixel: float, is_taken: Callable[[QRectF], bool]) -> QRectF:
        """Below it, unless something lies there that must be seen, and nothing above it."""
        if self.name_at is None or self.name_at[0] != pixel:
            assert self.name is not None
            below, above = (
                globes.name_place(self.name, self.ground, pixel, above=one) for one in (False, True)
            )
            taken = [is_taken(one.translated(*self.at)) for one in (below, above)]
            self.name_at = pixel, above if taken == [True, False] else below
        return self.name_at[1]
