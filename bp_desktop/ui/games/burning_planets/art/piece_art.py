"""Pieces of the game: how forests, structures, asteroids and ships look on their cells."""

from zlib import crc32

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Natural,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN
from bp_desktop.ui.board.pieces import ICON_SIDE, PLATE, SMALLEST_PLATE, Piece
from bp_desktop.ui.games.burning_planets.art.colors import FactionLook
from bp_desktop.ui.look.players import PlayerLook

VARIANTS = 6
"""How many drawings there are of everything that grows or lies about."""
DRAWN = {FOREST: "forest", MOUNTAIN: "mountain"}
WIDE = 0.9 * 3**0.5
"""What stands on the ground fills nine tenths of its cell."""
ON_ISLAND, LIFTED = 0.9, 0.07
"""How large a thing is on an island, and how far up it stands there."""


def natural_piece(natural: Natural, cell: Hex, *, at_sea: bool) -> Piece:
    kind = DRAWN.get(natural.kind)
    icon = f"sprite/{kind}_{_variant(cell)}" if kind else f"natural/{natural.kind}"
    return _on_ground(Piece(icon, side=WIDE), cell, at_sea=at_sea)


def structure_piece(
    structure: Structure, owner: PlayerLook | None, cell: Hex, *, at_sea: bool
) -> Piece:
    piece = Piece(f"structure/{structure.kind}", owner, side=WIDE * 0.96)
    return _on_ground(piece, cell, at_sea=at_sea)


def monolith_piece(owner: PlayerLook) -> Piece:
    """On a cell of the owner's colour."""
    return Piece("board/monolith", owner, plate=0.94, rim=0.94)


def asteroid_piece(asteroid: Asteroid) -> Piece:
    return Piece(_asteroid_icon(asteroid.at), side=WIDE * 0.86)


def space_piece(
    thing: Ship | SpaceStructure,
    side: FactionLook,
    *,
    done: bool = False,
    below: Asteroid | None = None,
) -> Piece:
    """A ship or a structure in space, on the board and in hand; `done` if it has no action left,
    `below` is what it stands on."""
    if isinstance(thing, Ship):
        icon = f"ship/{side.faction}_{thing.cls}"
        return Piece(icon, side.look, plate=PLATE, kept=SMALLEST_PLATE, done=done)
    token = Piece(
        f"structure/{thing.kind}", side.look, plate=PLATE, kept=SMALLEST_PLATE, round=True
    )
    if below is None:
        return token
    return token._replace(below=_asteroid_icon(below.at), side=ICON_SIDE * 0.76, lift=0.1)


def _on_ground(piece: Piece, cell: Hex, *, at_sea: bool) -> Piece:
    """On a patch of shade, or on an island of its own."""
    if not at_sea:
        return piece._replace(shade=True)
    island = f"sprite/island_{_variant(cell)}"
    return piece._replace(below=island, side=piece.side * ON_ISLAND, lift=LIFTED)


def _asteroid_icon(at: Hex | None) -> str:
    return f"sprite/asteroid_{_variant(at)}" if at is not None else "board/asteroid"


def _variant(cell: Hex) -> int:
    """Which of the drawings a cell has, for ever."""
    return crc32(f"{cell.q} {cell.r}".encode()) % VARIANTS + 1
