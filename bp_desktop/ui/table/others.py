"""Everybody else in a strip: who they are and what may be seen of their money."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_view import visible_treasuries
from bp_desktop.games.burning_planets.match.state import Match, Player
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.players import badge_picture
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.balances import HIDDEN

WIDEST = 260
BADGE, SMALL_BADGE = 30, 22
ROOMY = 160


class OthersStrip(QWidget):
    """One cell a player, in turn order; the active one is underlined, those out are faint."""

    def __init__(self, theme: Theme, on_player: Callable[[PlayerId], object] | None = None) -> None:
        """`on_player`: somebody clicked on a player."""
        super().__init__()
        self._theme = theme
        self._on_player = on_player
        if on_player is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._match: Match | None = None
        self._viewer: PlayerId | None = None
        self._seen: dict[PlayerId, Purse | None] = {}
        self._times: dict[PlayerId, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(400), self._theme.px(44))

    def show_match(self, match: Match, viewer: PlayerId | None = None) -> None:
        """`viewer` is who looks now; None: everybody (BP-APP-6)."""
        before, self._match = self._match, match
        if before is None or before.players is not match.players or viewer != self._viewer:
            self._viewer = viewer
            self._seen = visible_treasuries(match, viewer)
            self.setAccessibleName(", ".join(one.name for one in match.players.values()))
            self.update()
        elif before.turn.player != match.turn.player or before.order != match.order:
            self.update()

    def show_times(self, times: dict[PlayerId, str]) -> None:
        """What the clocks of those show who are not active."""
        if times != self._times:
            self._times = times
            self.update()

    def painted_times(self) -> dict[PlayerId, str]:
        return self._times

    def painted(self) -> tuple[str, ...]:
        """Every text it paints, for whoever has to know what can be read on the screen."""
        found = []
        for id_, purse in self._seen.items():
            assert self._match is not None
            found.append(self._match.players[id_].name)
            found.extend(str(amount) for _, amount in purse or ())
        return tuple(found)

    def player_at(self, x: float) -> PlayerId | None:
        match = self._match
        if match is None:
            return None
        order = match.order or tuple(match.players)
        place = int(x // self._cell(len(order)))
        return order[place] if 0 <= place < len(order) else None

    def _cell(self, count: int) -> int:
        return round(min(self.width() / count, self._theme.px(WIDEST)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        player = self.player_at(event.position().x())
        if self._on_player is not None and player is not None:
            self._on_player(player)

    def paintEvent(self, event: QPaintEvent) -> None:
        match = self._match
        if match is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            order = match.order or tuple(match.players)
            cell = self._cell(len(order))
            for place, id_ in enumerate(order):
                player = match.players[id_]
                area = QRect(place * cell, 0, cell - self._theme.px(8), self.height())
                purse, time = self._seen[id_], self._times.get(id_, "")
                painter.setOpacity(0.4 if player.eliminated else 1.0)
                draw_cached(
                    painter,
                    self._theme,
                    area,
                    (player.name, player.color, purse, time, self._theme.look.players),
                    partial(self._paint_player, player=player, purse=purse, time=time),
                )
                if id_ == match.turn.player:
                    line = QRect(area.left(), area.bottom() - 1, area.width(), 2)
                    painter.fillRect(line, self._theme.color("gold"))

    def _paint_player(
        self, painter: QPainter, rect: QRectF, player: Player, purse: Purse | None, time: str
    ) -> None:
        theme, px = self._theme, self._theme.px
        side, gap = (BADGE, 8) if rect.width() >= px(ROOMY) else (SMALL_BADGE, 4)
        picture = badge_picture(theme, player.color, side, self.devicePixelRatioF())
        painter.drawPixmap(round(rect.left()), px(20 - side // 2), picture)
        left = rect.left() + px(side + gap)
        self._paint_name(painter, QRectF(left, px(1), rect.right() - left, px(20)), player, time)
        line = QRectF(left, px(21), rect.right() - left, px(18))
        if purse is None:
            write(painter, theme, line, HIDDEN, "caption", "muted")
        else:
            self._paint_purse(painter, line, purse)

    def _paint_name(self, painter: QPainter, area: QRectF, player: Player, time: str) -> None:
        """The name as far as there is room, and behind it the time the player took."""
        theme, gap = self._theme, self._theme.px(8)
        taken = width_of(theme, "caption", time) + gap if time else 0
        room = area.adjusted(0, 0, -min(taken, area.width()), 0)
        end = write(painter, theme, room, player.name, "strong", "text")
        if time:
            behind = QRectF(end + gap, area.top(), area.right() - end - gap, area.height())
            write(painter, theme, behind, time, "caption", "faint")

    def _paint_purse(self, painter: QPainter, line: QRectF, purse: Purse) -> None:
        """Icon and amount of each resource; where it is narrow, amounts alone."""
        assert self._match is not None
        resources = self._match.tables.resources
        step = line.width() / len(resources)
        side, ratio = self._theme.px(13), self.devicePixelRatioF()
        with_icons = step >= side * 3
        for place, resource in enumerate(resources):
            left = line.left() + place * step
            if with_icons:
                picture = icons.pixmap(f"resource/{resource}", side, ratio=ratio)
                painter.drawPixmap(round(left), round(line.center().y() - side / 2), picture)
                left += side + self._theme.px(3)
            elif place:
                painter.fillRect(
                    QRectF(left - self._theme.px(2), line.top() + 3, 1, line.height() - 6),
                    self._theme.color("outline"),
                )
                left += self._theme.px(2)
            area = QRectF(left, line.top(), step, line.height())
            write(painter, self._theme, area, str(purse[resource]), "caption", "muted")
