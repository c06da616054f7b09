"""A shop card: picture, name and price; greyed with the reason when it cannot be had."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from bp_desktop.core.messages import Message
from bp_desktop.core.purse import Purse
from bp_desktop.texts.marking import tip
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.paint_cache import draw_cached
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.purse import Resources, amounts_said
from bp_desktop.ui.words.wording import worded_all

HEIGHT = 52
COIN = 16


class OfferButton(QAbstractButton):
    """One thing to be bought."""

    def __init__(self, theme: Theme, resources: Resources, on_click: Callable[[], object]) -> None:
        super().__init__()
        self._theme = theme
        self._looks = resources
        self._picture = ""
        self._price: tuple[tuple[str, int], ...] = ()
        self._color = ""
        self._shown: tuple[object, ...] = ()
        self.why_not = ""
        # A click leaves the keyboard where the next key goes on, instead of buying once more.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda _checked: on_click())

    def show_offer(
        self, text: str, picture: str, price: Purse, color: str, why_not: tuple[Message, ...]
    ) -> None:
        """What is offered, in the buyer's colour, and what stands against it."""
        wanted = (text, picture, price, color, why_not)
        if wanted == self._shown:
            return
        self._shown = wanted
        self._picture, self._color, self._price = picture, color, tuple(price)
        self.why_not = worded_all(why_not)
        self.setText(text)
        if why_not:
            self.clearFocus()  # or Qt hands the keyboard to a neighbour
        self.setEnabled(not why_not)
        said = amounts_said(price, self._looks)
        self.setAccessibleName(f"{text}: {said}" if said else text)
        self.setAccessibleDescription(self.why_not)
        self.setToolTip(tip(self.why_not))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            # In words: the picture outlives a change of language.
            said = (self.text(), self.why_not, self._picture, self._price, self._color)
            key = (said, self.isEnabled(), self.hasFocus(), self.underMouse())
            draw_cached(painter, self._theme, self.rect(), key, self._paint)

    def _paint(self, painter: QPainter, whole: QRectF) -> None:
        theme, px = self._theme, self._theme.px
        rect = whole.adjusted(1, 1, -1, -1)
        enabled = self.isEnabled()
        edge = "focus" if self.hasFocus() else "outline" if enabled else "hairline"
        painter.setPen(QPen(theme.color(edge), 2 if self.hasFocus() else 1))
        lifted = enabled and self.underMouse()
        painter.setBrush(
            theme.color("gold_quiet" if lifted else "raised" if enabled else "surface")
        )
        painter.drawRoundedRect(rect, px(8), px(8))
        side = px(34)
        ratio = self.devicePixelRatioF()
        tint = QColor(self._color) if self._color else None
        painter.setOpacity(1.0 if enabled else 0.45)
        at = QRectF(rect.left() + px(10), rect.center().y() - side / 2, side, side)
        painter.drawPixmap(
            at.topLeft(), icons.pixmap(self._picture, side, player=tint, ratio=ratio)
        )
        words = rect.adjusted(px(20) + side, 0, -px(12), 0)
        upper, lower = QRectF(words), QRectF(words)
        if self.why_not:  # the reason has the whole line below name and price
            upper.setBottom(rect.center().y() + px(2))
            lower.setTop(rect.center().y() - px(1))
        upper.setRight(self._paint_price(painter, upper) - px(8))
        painter.setOpacity(1.0)
        write(painter, theme, upper, self.text(), "strong", "text" if enabled else "muted")
        if self.why_not:
            write(painter, theme, lower, self.why_not.split("\n", 1)[0], "caption", "faint")

    def _paint_price(self, painter: QPainter, rect: QRectF) -> float:
        """From the right; the left edge of what was painted."""
        theme, px = self._theme, self._theme.px
        right = rect.right()
        coin, ratio = px(COIN), self.devicePixelRatioF()
        for resource, amount in reversed(self._price):
            area = QRectF(rect.left(), rect.top(), right - rect.left(), rect.height())
            right = write(painter, theme, area, str(amount), "strong", "text", right=True)
            right -= coin + px(4)
            picture = icons.pixmap(self._looks[resource].picture, coin, ratio=ratio)
            painter.drawPixmap(round(right), round(rect.center().y() - coin / 2), picture)
            right -= px(10)
        return right
