"""Everybody else in a strip: who they are and what may be seen of their money."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.players import paint_player
from bp_desktop.ui.theme import Theme

CELL = 128
BADGE = 28


class OthersStrip(QWidget):
    """One cell a player, in turn order; the active one is underlined, those out are faint."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._match: Match | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        count = len(self._match.players) if self._match is not None else 2
        return QSize(self._theme.px(CELL) * min(count, 6), self._theme.px(56))

    def show_match(self, match: Match) -> None:
        self._match = match
        self.setAccessibleName(", ".join(one.name for one in match.players.values()))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        match = self._match
        if match is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        order = match.order or tuple(match.players)
        cell = self.width() / len(order)
        badge = self._theme.px(BADGE)
        seen = visible_to(match, None).treasuries
        for place, id_ in enumerate(order):
            player = match.players[id_]
            left = place * cell
            painter.setOpacity(0.4 if player.eliminated else 1.0)
            paint_player(painter, QRectF(left + 4, 4, badge, badge), player.color, self._theme)
            text = QRectF(left + badge + 10, 2, cell - badge - 14, badge)
            painter.setFont(self._theme.font("strong"))
            painter.setPen(self._theme.color("text"))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            name = painter.fontMetrics().elidedText(
                player.name, Qt.TextElideMode.ElideRight, round(text.width())
            )
            painter.drawText(text, flags, name)
            purse = seen.get(id_)
            if purse is not None:
                painter.setFont(self._theme.font("small"))
                painter.setPen(self._theme.color("muted"))
                amounts = "  ".join(str(purse[one]) for one in match.tables.resources)
                painter.drawText(QRectF(left + 4, badge + 6, cell - 8, badge), flags, amounts)
            if id_ == match.turn.player:
                painter.fillRect(
                    QRectF(left + 4, self.height() - 3, cell - 12, 2), self._theme.color("gold")
                )
        painter.setOpacity(1.0)
