"""A large button that says what it does: an icon, a name and a line of explanation."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.theme import Theme

WRAPPED = Qt.TextFlag.TextWordWrap.value


class Tile(QAbstractButton):
    """Begins something."""

    def __init__(
        self,
        theme: Theme,
        text: str,
        explanation: str,
        icon_name: str,
        on_click: Callable[[], object],
    ) -> None:
        super().__init__()
        self._theme = theme
        self._explanation = explanation
        self._icon_name = icon_name
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(explanation)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.clicked.connect(lambda _checked: on_click())

    @guarded
    def sizeHint(self) -> QSize:
        title, below = self._heights()
        px = self._theme.px
        return QSize(px(280), max(px(72), title + below + px(16)))

    @guarded
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(140), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Longer words in another language take more lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _room(self) -> int:
        """The width of its words."""
        return max(1, self.width() - self._theme.px(14 + 40 + 14 + 12) - 2)

    def _heights(self) -> tuple[int, int]:
        """Of the name and of the explanation, in the width there is."""
        room = QRect(0, 0, self._room(), 10_000)
        title, below = (
            QFontMetrics(font_of(self._theme, role)).boundingRect(room, WRAPPED, text).height()
            for role, text in (("strong", self.text()), ("small", self._explanation))
        )
        return title, below

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            hot = self.underMouse()
            edge = "focus" if self.hasFocus() else "gold" if hot else "hairline"
            painter.setPen(QPen(theme.color(edge), 2 if self.hasFocus() else 1))
            painter.setBrush(theme.color("raised" if hot or self.isDown() else "surface"))
            painter.drawRoundedRect(rect, theme.px(12), theme.px(12))
            badge = QRectF(rect.left() + theme.px(14), 0, theme.px(40), theme.px(40))
            badge.moveTop(rect.center().y() - badge.height() / 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("gold_quiet"))
            painter.drawRoundedRect(badge, theme.px(10), theme.px(10))
            size = theme.px(22)
            gold, ratio = theme.color("gold"), self.devicePixelRatioF()
            picture = pixmap(f"ui/{self._icon_name}", size, ink=gold, ratio=ratio)
            inset = (badge.width() - size) / 2
            painter.drawPixmap(badge.topLeft() + QPointF(inset, inset), picture)
            left = badge.right() + theme.px(14)
            title, explained = self._heights()
            gap = theme.px(2)
            top = rect.center().y() - (title + gap + explained) / 2
            for role, ink, text, height in (
                ("strong", "text", self.text(), title),
                ("small", "muted", self._explanation, explained),
            ):
                painter.setFont(font_of(theme, role))
                painter.setPen(theme.color(ink))
                painter.drawText(QRectF(left, top, self._room(), height), WRAPPED, text)
                top += height + gap
