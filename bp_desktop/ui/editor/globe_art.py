"""Globe art: how the canvas draws maps of planets, whose colours come in palettes."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtGui import QColor

from bp_desktop.core.type_variables import S
from bp_desktop.ui.board.globes import GlobePalette
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.style import Layers
from bp_desktop.ui.editor.context import MapArt
from bp_desktop.ui.look.players import PlayerSeat
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.look.tokens import Mode


def globe_art(
    picture: Callable[[S, Theme, Layers], StillBoard],
    seats: Callable[[S], Iterable[PlayerSeat]],
    colors: Mapping[Mode, GlobePalette],
) -> MapArt[S]:
    def ground_color(ground: str, theme: Theme) -> QColor | None:
        surface = colors[theme.mode].grounds.get(ground)
        return QColor(surface.body) if surface is not None else None

    return MapArt(picture, seats, ground_color, lambda theme: QColor(colors[theme.mode].halo))
