"""Player's column beside a real board: balances, planets and ships of one player, painted."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.columns.faces import ColumnFace, ColumnWords
from bp_desktop.ui.table.columns.layout import (
    CAPTION,
    EDGE,
    GAP,
    SHIPS,
    ColumnLayout,
    Spot,
)
from bp_desktop.ui.table.columns.painting import (
    BETWEEN,
    CELL,
    HEAD,
    LINE,
    ColumnPainter,
)
from bp_desktop.ui.table.inspect.asking import shows_thing
from bp_desktop.ui.widgets.announcing import announce

FOOT, LOW = 38, 40
NOTCH = 120
FOOT_ID = "foot"


class PlayerColumn(QWidget):
    """Arrows go from thing to thing; Enter, Space or a click chooses one."""

    def __init__(
        self,
        theme: Theme,
        words: ColumnWords,
        on_chosen: Callable[[str], object],
        on_foot: Callable[["PlayerColumn"], object],
        on_aside: Callable[["PlayerColumn", int], object],
    ) -> None:
        """`on_aside`: the left or right arrow leads to another column."""
        super().__init__()
        self._theme = theme
        self._words = words
        self._on_chosen = on_chosen
        self._on_foot = on_foot
        self._on_aside = on_aside
        self.face: ColumnFace | None = None
        self._layout: ColumnLayout | None = None
        self._spots: list[Spot] = []
        self._offset = 0
        self._at = 0
        self._hover = -1
        self.chosen = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # What lies under it takes longer than the column itself.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.changed.connect(self._lay_out)

    def show_face(self, face: ColumnFace) -> None:
        if face != self.face:
            self.face = face
            hidden = self.tr("hidden")
            has = (
                f"{one.name} {hidden if one.amount is None else one.amount}"
                for one in face.balances
            )
            said = (face.name, face.note, face.mark, *has)
            self.setAccessibleName(", ".join(one for one in said if one))
            self._lay_out()

    def choose(self, id_: str) -> None:
        """Mark what is chosen elsewhere."""
        if id_ != self.chosen:
            self.chosen = id_
            self.update()

    @property
    def spots(self) -> list[Spot]:
        """What can be chosen, from top to bottom, and the foot."""
        return self._spots

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(244), self._theme.px(420))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(150), self._theme.px(240))

    # --- where things are

    @property
    def _money(self) -> int:
        """The height of the balances."""
        px, count = self._theme.px, len(self.face.balances) if self.face is not None else 0
        return (count + 1) // 2 * px(CELL + BETWEEN) + px(BETWEEN)

    @property
    def _lead(self) -> int:
        """How much scrolls before the body: in a low column there is room for nothing below the
        balances, which scroll along then."""
        head = self._theme.px(LINE + HEAD)
        return self._money if head + self._money + self._theme.px(LOW) > self._bottom else 0

    @property
    def _top(self) -> int:
        """Where what scrolls begins."""
        return self._theme.px(LINE + HEAD) + self._money - self._lead

    @property
    def _bottom(self) -> int:
        return self.height() - self._theme.px(FOOT)

    @property
    def _body(self) -> int:
        """The height of everything that scrolls."""
        return self._lead + (self._layout.height if self._layout is not None else 0)

    def _lay_out(self) -> None:
        if self.face is None:
            return
        captions = self._words.planets, self._words.ships
        self._layout = ColumnLayout(self._theme, self.face, self.width(), captions)
        foot = QRect(0, self._bottom, self.width(), self._theme.px(FOOT))
        self._spots = [*self._layout.spots, Spot(foot, FOOT_ID, self._words.foot)]
        self._at = min(self._at, len(self._spots) - 1)
        self._scroll_to(self._offset)
        self.update()

    # --- scrolling

    def _scroll_to(self, offset: int) -> None:
        room = self._bottom - self._top
        wanted = max(0, min(offset, self._body - room))
        if wanted != self._offset:
            self._offset = wanted
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y() and self._body > self._bottom - self._top:
            self._scroll_to(
                self._offset - event.angleDelta().y() * self._theme.px(SHIPS) * 2 // NOTCH
            )
            event.accept()
        else:
            event.ignore()

    def _rect_of(self, spot: Spot) -> QRect:
        """Where it is seen."""
        if spot.id == FOOT_ID:
            return spot.rect
        return spot.rect.translated(0, self._top + self._lead - self._offset)

    def seen(self, place: int) -> QRect:
        """Where the thing of that place among `spots` is seen."""
        return self._rect_of(self._spots[place])

    def _spot_at(self, point: QPointF) -> int:
        at = point.toPoint()
        in_body = self._top <= at.y() < self._bottom
        for place in range(len(self._spots) - 1, -1, -1):
            spot = self._spots[place]
            if (in_body or spot.id == FOOT_ID) and self._rect_of(spot).contains(at):
                return place
        return -1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # --- choosing

    def activate(self, place: int) -> None:
        spot = self._spots[place]
        self._at = place
        if spot.id == FOOT_ID:
            self._on_foot(self)
        else:
            self._on_chosen(spot.id)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hover = self._spot_at(event.position())
        if hover != self._hover:
            self._hover = hover
            self._ask_about(hover)
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if hover >= 0 else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover = -1
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self._spot_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and place >= 0:
            self.activate(place)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            place = self._spot_at(QPointF(event.pos()))
            if place >= 0:
                QToolTip.showText(event.globalPos(), tip(self._spots[place].said), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Up:
                self.go(self._at - 1)
            case Qt.Key.Key_Down:
                self.go(self._at + 1)
            case Qt.Key.Key_Home:
                self.go(0)
            case Qt.Key.Key_End:
                self.go(len(self._spots) - 1)
            case Qt.Key.Key_Left:
                self._on_aside(self, -1)
            case Qt.Key.Key_Right:
                self._on_aside(self, 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self.activate(self._at)
            case _:
                super().keyPressEvent(event)

    def go(self, place: int) -> None:
        """The keyboard comes to a thing, which is seen and said."""
        self._at = max(0, min(place, len(self._spots) - 1))
        spot = self._spots[self._at]
        if spot.id != FOOT_ID:
            rect, room = spot.rect.translated(0, self._lead), self._bottom - self._top
            if rect.top() < self._offset:
                self._scroll_to(rect.top() - self._theme.px(CAPTION))
            elif rect.bottom() > self._offset + room:
                self._scroll_to(rect.bottom() - room + self._theme.px(GAP))
        self._ask_about(self._at)
        self.setAccessibleDescription(spot.said)
        announce(self, spot.said)
        self.update()

    def _ask_about(self, place: int) -> None:
        """What is under the mouse, or where the keyboard is, is what a right click or Shift+F1 asks
        about; elsewhere, the player."""
        id_ = self._spots[place].id if place >= 0 else FOOT_ID
        player = self.face.player if self.face is not None else ""
        shows_thing(self, player if id_ == FOOT_ID else id_)

    @property
    def place(self) -> int:
        """Where the keyboard is among `spots`."""
        return self._at

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.go(self._at)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # --- painting

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Most columns look the same after a step, and yet come to the screen again whenever
        something is veiled or lies over them for a moment."""
        face, theme = self.face, self._theme
        if face is None or self._layout is None:
            return
        at = self._at if self.hasFocus() else -1
        color = player_look(face.seat, theme.look.players).color
        shown = (face, color, self._words.foot, self.chosen, self._offset, self._hover, at)
        with QPainter(self) as painter:
            draw_cached(painter, theme, self.rect(), ("column", *shown), self._paint)

    def _paint(self, painter: QPainter, _rect: QRectF) -> None:
        face, layout = self.face, self._layout
        assert face is not None, "it is shown"
        assert layout is not None, "it is laid out"
        theme, px = self._theme, self._theme.px
        color = QColor(player_look(face.seat, theme.look.players).color)
        inside = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillRect(self.rect(), theme.color("surface"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipRect(QRectF(0, 0, self.width(), px(LINE)))
        painter.setBrush(color)
        painter.drawRoundedRect(inside, px(12), px(12))
        painter.setClipping(False)
        column = ColumnPainter(theme, self.width(), color)
        column.paint_head(painter, face)
        # Part by part: a step changes the head, or the balances, or what somebody has.
        money = QRect(0, px(LINE + HEAD), self.width(), self._money)
        paint_money = partial(self._paint_money, column, face)
        if not self._lead:
            draw_cached(painter, theme, money, ("column's balances", face.balances), paint_money)
        body = QRect(0, self._top, self.width(), max(0, self._bottom - self._top))
        if not body.isEmpty():
            has = face.planets, face.fleet, face.ships, layout.captions
            scrolled = self._offset, face.balances if self._lead else ()
            key = ("column's body", *has, color.name(), self.chosen, *scrolled)
            draw_cached(painter, theme, body, key, partial(self._paint_body, column, layout))
        self._paint_bar(painter)
        self._paint_foot(painter)
        self._paint_ring(painter)
        edge = "accent" if face.on_turn else "hairline"
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color(edge), 2 if face.on_turn else 1))
        painter.drawRoundedRect(inside, px(12), px(12))

    def _paint_money(
        self, column: ColumnPainter, face: ColumnFace, painter: QPainter, rect: QRectF
    ) -> None:
        painter.fillRect(rect, self._theme.color("surface"))
        column.paint_balances(painter, face)

    def _paint_body(
        self, column: ColumnPainter, layout: ColumnLayout, painter: QPainter, rect: QRectF
    ) -> None:
        painter.fillRect(rect, self._theme.color("surface"))
        assert self.face is not None, "it is shown"
        painter.translate(0, -self._offset)
        if self._lead:
            column.paint_balances(painter, self.face)
        begins = self._offset - self._lead
        painter.translate(0, self._lead)
        column.paint_body(
            painter, layout, self.chosen, range(begins, begins + round(rect.height()))
        )

    def _paint_bar(self, painter: QPainter) -> None:
        """How far the body is scrolled."""
        px, room = self._theme.px, self._bottom - self._top
        if self._body <= room or room <= 0:
            return
        high = max(px(24), room * room // self._body)
        top = self._top + (room - high) * self._offset // (self._body - room)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("outline"))
        painter.drawRoundedRect(QRectF(self.width() - px(7), top, px(4), high), px(2), px(2))

    def _paint_foot(self, painter: QPainter) -> None:
        theme, px = self._theme, self._theme.px
        painter.setPen(theme.color("hairline"))
        painter.drawLine(0, self._bottom, self.width(), self._bottom)
        is_hot = 0 <= self._hover < len(self._spots) and self._spots[self._hover].id == FOOT_ID
        ink = "gold" if is_hot else "muted"
        side, ratio = px(16), painter.device().devicePixelRatioF()
        plus = icons.pixmap("ui/plus", side, ink=theme.color(ink), ratio=ratio)
        middle = self._bottom + px(FOOT) // 2
        painter.drawPixmap(px(EDGE + 2), middle - side // 2, plus)
        left = px(EDGE + 2) + side + px(8)
        area = QRectF(left, self._bottom, self.width() - left - px(EDGE), px(FOOT))
        write(painter, theme, area, self._words.foot, "small", ink)

    def _paint_ring(self, painter: QPainter) -> None:
        """Around the thing under the mouse, and the one that the keyboard is on."""
        theme, px = self._theme, self._theme.px
        marks = [(self._hover, "gold", 1)]
        if self.hasFocus():
            marks.append((self._at, "focus", 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place, ink, wide in marks:
            if not 0 <= place < len(self._spots) or (
                ink == "gold" and self._spots[place].id == FOOT_ID
            ):
                continue
            rect = QRectF(self._rect_of(self._spots[place])).adjusted(-1, 1, 1, -1)
            painter.setPen(QPen(theme.color(ink), wide))
            painter.drawRoundedRect(rect, px(6), px(6))
