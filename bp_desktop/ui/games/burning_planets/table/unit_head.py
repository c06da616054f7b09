"""Head of an open unit card: picture, name, class, actions left, and its three figures."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import width_of, write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.card_list import paint_dots

HEAD, PICTURE, GAP = 54, 52, 12
BOX, BETWEEN, ICON = 44, 6, 18
ROLES = ("heading", "sentence", "strong", "caption")
"""Of the name, the largest first: smaller letters before dots."""


class Figure(NamedTuple):
    """One box: an icon, a number and what it is called."""

    picture: str
    number: str
    name: str


class UnitHead(QWidget):
    """Painted as a whole: it changes with every action."""

    def __init__(self, theme: Theme, on_asked: Callable[[], object]) -> None:
        """`on_asked`: somebody wants to know all about the unit."""
        super().__init__()
        self._theme = theme
        text = self.tr("All about it")
        self.info = Button(theme, text, on_asked, kind="icon", icon_name="info")
        self.info.setParent(self)
        self.info.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title = self.kind = self.left = ""
        self._picture = self._color = ""
        self._dots = 0
        self.figures: tuple[Figure, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_unit(
        self,
        title: str,
        kind: str,
        left: str,
        dots: int,
        picture: str,
        color: str,
        figures: tuple[Figure, ...],
    ) -> None:
        """`left`: how many actions, in words."""
        self.title, self.kind, self.left, self._dots = title, kind, left, dots
        self._picture, self._color, self.figures = picture, color, figures
        said = [title, kind, left, *(f"{one.name} {one.number}" for one in figures)]
        self.setAccessibleName(", ".join(one for one in said if one))
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(HEAD + 8 + BOX))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.info.adjustSize()
        self.info.move(self.width() - self.info.width(), 0)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_name(painter)
            self._paint_figures(painter)

    def _paint_name(self, painter: QPainter) -> None:
        theme, px = self._theme, self._theme.px
        side = px(PICTURE)
        tint = QColor(self._color) if self._color else None
        picture = icons.pixmap(
            self._picture, side, player=tint, ratio=painter.device().devicePixelRatioF()
        )
        painter.drawPixmap(0, 0, picture)
        left = side + px(GAP)
        room = self.width() - left
        beside = room - self.info.width()
        fitting = (one for one in ROLES if width_of(theme, one, self.title) <= beside)
        role = next(fitting, ROLES[-1])
        write(painter, theme, QRectF(left, px(3), beside, px(26)), self.title, role, "text")
        line = QRectF(left, px(30), room, px(20))
        at = left + 0.0
        words = width_of(theme, "small", self.kind) if self.kind else 0
        dots = self._dots * px(12) + (px(6) if self._dots else 0)
        short = words + px(8) + dots + width_of(theme, "small", self.left) > room
        if self.kind and not short:
            at = write(painter, theme, line, self.kind, "small", "muted") + px(8)
        if self._dots:
            area = QRectF(at, line.top(), room, line.height())
            at = paint_dots(painter, theme, area, self._dots, right=False) + px(6)
        rest = QRectF(at, line.top(), self.width() - at, line.height())
        write(painter, theme, rest, self.left, "small", "gold" if self._dots else "muted")

    def _paint_figures(self, painter: QPainter) -> None:
        theme, px = self._theme, self._theme.px
        count = len(self.figures)
        if not count:
            return
        wide = (self.width() - px(BETWEEN) * (count - 1)) / count
        ratio = painter.device().devicePixelRatioF()
        for place, one in enumerate(self.figures):
            box = QRectF(place * (wide + px(BETWEEN)), px(HEAD + 8), wide, px(BOX))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("sunken"))
            painter.drawRoundedRect(box, px(8), px(8))
            upper = QRectF(box.left(), box.top() + px(4), wide, px(20))
            side = px(ICON)
            whole = side + px(5) + width_of(theme, "strong", one.number)
            left = box.center().x() - whole / 2
            ink = theme.color("muted")
            picture = icons.pixmap(one.picture, side, ink=ink, ratio=ratio)
            painter.drawPixmap(round(left), round(upper.center().y() - side / 2), picture)
            number = QRectF(left + side + px(5), upper.top(), wide, upper.height())
            write(painter, theme, number, one.number, "strong", "text")
            lower = QRectF(box.left(), box.top() + px(23), wide, px(18))
            write(painter, theme, lower, one.name, "caption", "muted", center=True)
