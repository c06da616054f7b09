"""Legend of the charts: how a player's line looks, on the page and above a printed picture."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton

from bp_desktop.ui.look.color_vision import seen_by_all_on
from bp_desktop.ui.look.fonts import fitting, width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import SEATS, badge_picture, player_look
from bp_desktop.ui.look.theme import Theme

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (5, 2.5),
    (1.5, 2),
    (7, 2.5, 1.5, 2.5),
    (10, 3),
    (3, 2),
    (7, 2, 1.5, 2, 1.5, 2),
    (1.5, 4),
    (10, 2.5, 3, 2.5),
)
"""One for each seat, in pen widths; the first is unbroken."""
WIDTH = 2.2
SWATCH, BADGE = 30, 22
EDGE, GAP, TITLE, LINE = 12, 8, 36, 34
"""Of the printed legend."""


def line_color(seat: int, theme: Theme) -> QColor:
    """The player's colour, made darker or lighter until all eyes see it on the ground of charts."""
    color = QColor(player_look(seat, theme.look.players).color)
    return seen_by_all_on(color, theme.color("surface"))


def line_pen(seat: int, theme: Theme) -> QPen:
    pen = QPen(line_color(seat, theme), theme.px(WIDTH * 10) / 10)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    dashes = DASHES[seat % SEATS]
    if dashes:
        pen.setDashPattern(list(dashes))
    return pen


class LegendButton(QPushButton):
    """A player's token, line and name; pressed out, the lines of the player are not drawn."""

    def __init__(self, theme: Theme, seat: int, name: str) -> None:
        super().__init__(name)
        self._theme = theme
        self.seat = seat
        self.setCheckable(True)
        self.setChecked(True)
        self.setProperty("kind", "chip")
        self.setAccessibleName(name)
        self.setToolTip(self.tr("Show or hide this player's lines"))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @guarded
    def sizeHint(self) -> QSize:
        px = self._theme.px
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(px(8 + BADGE + 6 + SWATCH + 8 + 12) + min(words, px(140)), px(34))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(8 + BADGE + 6 + SWATCH + 8), self._theme.px(34))

    @guarded
    def paintEvent(self, _event: object) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            option = QStyleOptionButton()
            self.initStyleOption(option)
            px = self._theme.px
            setattr(option, "text", "")  # noqa: B010 - the stubs know no fields of QStyleOption
            self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
            painter.setOpacity(1.0 if self.isChecked() else 0.4)
            middle = self.height() / 2
            badge = badge_picture(self._theme, self.seat, BADGE, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(px(8), middle - px(BADGE) / 2), badge)
            left = px(8 + BADGE + 6)
            paint_swatch(
                painter, QRectF(left, 0, px(SWATCH), self.height()), self.seat, self._theme
            )
            left += px(SWATCH + 8)
            painter.setOpacity(1)
            room = QRectF(left, 0, self.width() - left - px(8), self.height())
            ink = "text" if self.isChecked() else "muted"
            write(painter, self._theme, room, self.text(), "strong", ink)


def paint_swatch(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """A short piece of the player's line."""
    pen = line_pen(seat, theme)
    pen.setWidthF(pen.widthF() * 1.25)
    painter.setPen(pen)
    middle = rect.center().y()
    painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))


class PrintedLegend:
    """Title and players above charts that leave the program as a picture: names stand side by side
    as far as there is room, whole if they fit in a line."""

    def __init__(self, theme: Theme, title: str, players: Sequence[tuple[int, str]]) -> None:
        """`players`: seat and name."""
        self._theme = theme
        self._title = title
        self._players = players

    def height(self, width: int) -> int:
        lowest = max((top for *_, top in self.places(width)), default=0)
        return lowest + self._theme.px(LINE)

    def places(self, width: int) -> Iterator[tuple[int, str, int, int]]:
        """Seat, the name as it is written, left and top of each player."""
        theme, px = self._theme, self._theme.px
        left, top = px(EDGE), px(TITLE) if self._title else px(GAP)
        fixed = px(BADGE + GAP + SWATCH + GAP)
        for seat, name in self._players:
            words = fitting(theme, "strong", name, width - 2 * px(EDGE) - fixed)
            wide = fixed + width_of(theme, "strong", words)
            if left > px(EDGE) and left + wide > width - px(EDGE):
                left, top = px(EDGE), top + px(LINE)
            yield seat, words, left, top
            left += wide + px(2 * EDGE)

    def paint(self, painter: QPainter, width: int, ratio: float) -> None:
        theme, px = self._theme, self._theme.px
        title = QRectF(px(EDGE), 0, width - 2 * px(EDGE), px(TITLE))
        write(painter, theme, title, self._title, "heading", "text")
        for seat, words, left, top in self.places(width):
            painter.drawPixmap(QPointF(left, top), badge_picture(theme, seat, BADGE, ratio))
            swatch = QRectF(left + px(BADGE + GAP), top, px(SWATCH), px(BADGE))
            paint_swatch(painter, swatch, seat, theme)
            name = QRectF(swatch.right() + px(GAP), top, width, px(BADGE))
            write(painter, theme, name, words, "strong", "text")
