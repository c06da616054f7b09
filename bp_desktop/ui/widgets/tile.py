"""A large button that says what it does: an icon, a name and a line of explanation."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.icons import pixmap
from bp_desktop.ui.look.theme import Theme


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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda _checked: on_click())

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(280), self._theme.px(72))

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
            room = rect.right() - left - theme.px(12)
            painter.setFont(theme.font("small"))
            wraps = painter.fontMetrics().horizontalAdvance(self._explanation) > room
            height = theme.px(22)
            top = QRectF(left, rect.center().y() - height * (1.35 if wraps else 1), room, height)
            below = QRectF(left, top.bottom(), room, height * (1.7 if wraps else 1))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.setPen(theme.color("muted"))
            painter.drawText(below, int(flags) | int(Qt.TextFlag.TextWordWrap), self._explanation)
            write(painter, theme, top, self.text(), "strong", "text")
