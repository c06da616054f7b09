"""The navigation rail: one button per page, the settings at its foot."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QWidget

from bp_desktop.ui.icons import pixmap
from bp_desktop.ui.pages import PageId
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.widgets.sky import paint_planet


class RailButton(QAbstractButton):
    """Icon above word; gold when its page is shown."""

    def __init__(self, theme: Theme, page: PageId, text: str) -> None:
        super().__init__()
        self._theme = theme
        self.page = page
        self.setText(text)
        self.setCheckable(True)
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(96), self._theme.px(64))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = QRectF(self.rect()).adjusted(theme.px(8), 2, -theme.px(8), -2)
        hot = self.underMouse() or self.hasFocus()
        if self.isChecked() or hot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("gold_quiet" if self.isChecked() else "surface"))
            painter.drawRoundedRect(inner, theme.px(10), theme.px(10))
        if self.isChecked():
            painter.setBrush(theme.color("accent"))
            bar = QRectF(0, inner.center().y() - theme.px(14), theme.px(3), theme.px(28))
            painter.drawRoundedRect(bar, theme.px(2), theme.px(2))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("focus"), 2))
            painter.drawRoundedRect(inner.adjusted(1, 1, -1, -1), theme.px(10), theme.px(10))
        ink = theme.color("gold" if self.isChecked() else "text" if hot else "muted")
        size = theme.px(24)
        picture = pixmap(f"ui/{self.page}", size, ink=ink, ratio=self.devicePixelRatioF())
        at = QPointF(inner.center().x() - size / 2, inner.top() + theme.px(8))
        painter.drawPixmap(at, picture)
        painter.setPen(ink)
        painter.setFont(theme.font("caption"))
        words = QRectF(inner.left(), at.y() + size + theme.px(3), inner.width(), theme.px(18))
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()


class Emblem(QWidget):
    """The burning planet at the head of the rail."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(96), self._theme.px(72))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_planet(painter, QRectF(self.rect()).center(), self._theme.px(15), EMBLEM_SEED)
        painter.end()


EMBLEM_SEED = 4
"""A seed whose planet is orange and ringed."""


class Rail(QFrame):
    """Tells which page was asked for; what is shown is told to it by `mark`."""

    asked = Signal(object)

    def __init__(self, theme: Theme, texts: dict[PageId, str]) -> None:
        super().__init__()
        self.setObjectName("rail")
        self.buttons: dict[PageId, RailButton] = {}
        self._group = QButtonGroup(self)
        layout = column(theme, self, spacing=4, edges=(0, 0, 1, 12))
        layout.addWidget(Emblem(theme))
        for page, text in texts.items():
            button = RailButton(theme, page, text)
            self.buttons[page] = button
            self._group.addButton(button)
            if page is PageId.SETTINGS:
                layout.addStretch()
            layout.addWidget(button)
        self._group.buttonClicked.connect(self._on_clicked)

    def mark(self, page: PageId) -> None:
        self.buttons[page].setChecked(True)

    def _on_clicked(self, button: RailButton) -> None:
        self.asked.emit(button.page)
