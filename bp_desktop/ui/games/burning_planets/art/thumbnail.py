"""A whole board as a small picture: on Home, and where samples are chosen."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bp_desktop.games.burning_planets.board import Board
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.ui.games.burning_planets.art.board_picture import BoardPicture
from bp_desktop.ui.games.burning_planets.art.colors import BOARD_COLORS
from bp_desktop.ui.games.burning_planets.art.sides import Seated, sides_of
from bp_desktop.ui.look.theme import Theme


def paint_board(
    painter: QPainter,
    rect: QRectF,
    board: Board,
    options: Options,
    seats: Iterable[Seated],
    theme: Theme,
) -> None:
    """In the middle of `rect`; a board is dark in both themes, as space is."""
    sides = sides_of(seats, theme.look.players)
    picture = BoardPicture(board, radii(options), BOARD_COLORS["dark"], sides)
    bounds = picture.bounds()
    if bounds.isEmpty():
        return
    scale = min(rect.width() / bounds.width(), rect.height() / bounds.height()) * 0.94
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-bounds.center())
    picture.paint(painter, bounds, scale)
