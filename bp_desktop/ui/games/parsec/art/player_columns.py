"""Player columns: colonies, cargo ships and warships of each, for a match beside a real board."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bp_desktop.games.parsec.match.lookup import owned
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.columns.small import SmallColumn, paint_small_columns


def paint_columns(painter: QPainter, rect: QRectF, match: ParsecMatch, theme: Theme) -> None:
    columns = []
    for player in match.players.values():
        kinds = [type_of(match, one) for one in owned(match, player.id)]
        counts = (
            ("unit/colony", sum(one.is_colony for one in kinds)),
            ("unit/cargo", sum(one.is_cargo for one in kinds)),
            ("unit/cruiser", sum(one.military for one in kinds)),
        )
        columns.append(SmallColumn(player.color, counts))
    paint_small_columns(painter, rect, columns, theme)
