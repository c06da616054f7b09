"""How a game's boards look in the map editor: the second half of the editor's seam."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic

from PySide6.QtGui import QColor

from bp_desktop.ui.board.layers import Layers
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.editor.generics import S
from bp_desktop.ui.look.players import PlayerSeat
from bp_desktop.ui.look.theme import Theme


@dataclass(frozen=True, slots=True, eq=False)
class MapArt(Generic[S]):
    """What the canvas asks of a game to draw its maps."""

    picture: Callable[[S, Theme, Layers], StillBoard]
    seats: Callable[[S], Iterable[PlayerSeat]]
    """The players in whose colours ghosts are drawn."""
    ground_color: Callable[[str, Theme], QColor | None]
    """Of a ghost's surface; None for one that is not known."""
    halo: Callable[[Theme], QColor]
    """Around lines over the board, so that they are seen on everything."""
