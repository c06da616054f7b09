"""Player columns: planets, structures and ships of each, for a match beside a real board."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.columns.small import SmallColumn, paint_small_columns

ROWS = ("biome/fair", "structure/cannon", "ship/humans_medium")


def paint_columns(painter: QPainter, rect: QRectF, match: Match, theme: Theme) -> None:
    columns = []
    for player in match.players.values():
        planets = [one for one in match.board.planets.values() if one.owner == player.id]
        ships = sum(one.owner == player.id for one in match.board.ships.values())
        counts = len(planets), sum(len(one.structures) for one in planets), ships
        columns.append(SmallColumn(player.color, tuple(zip(ROWS, counts, strict=True))))
    paint_small_columns(painter, rect, columns, theme)
