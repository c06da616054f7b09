"""Switcher card: which of several places is shown below, and the way to the next one."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from bp_desktop.texts.marking import filled
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import write
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import Row

HEIGHT, EDGE, PICTURE, CHEVRON = 50, 10, 28, 16


class SwitcherCard(QAbstractButton):
    """A click, Enter, Space or the right arrow goes to the next place, the left arrow back."""

    def __init__(self, theme: Theme, on_chosen: Callable[[str], object]) -> None:
        super().__init__()
        self._theme = theme
        self._on_chosen = on_chosen
        self.rows: tuple[Row, ...] = ()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda _checked: self.go(1))
        theme.changed.connect(self.updateGeometry)

    def event(self, event: QEvent) -> bool:
        """Also of a single place people ask what it is: Qt's disabled buttons keep that event."""
        if event.type() == QEvent.Type.ContextMenu:
            event.ignore()
            return False
        return super().event(event)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(row.id for row in self.rows)

    @property
    def chosen(self) -> str:
        return self.rows[self._at].id if self.rows else ""

    def show_rows(self, rows: Sequence[Row], chosen: str) -> None:
        """Tells nobody."""
        self.rows = tuple(rows)
        self._at = self.ids.index(chosen) if chosen in self.ids else 0
        self.setEnabled(len(self.rows) > 1)
        self._show()

    def go(self, way: int) -> None:
        if len(self.rows) > 1:
            self.choose(self.rows[(self._at + way) % len(self.rows)].id)

    def choose(self, id_: str) -> None:
        if id_ in self.ids and id_ != self.chosen:
            self._at = self.ids.index(id_)
            self._show()
            self._on_chosen(id_)

    def _show(self) -> None:
        if self.rows:
            row = self.rows[self._at]
            self.setAccessibleName(
                ", ".join(one for one in (row.title, row.note, self.count) if one)
            )
            self.setToolTip(row.tip)
        self.update()

    @property
    def count(self) -> str:
        """Such as "1 of 2"; empty for the only one."""
        if len(self.rows) < 2:
            return ""
        return filled(self.tr("{place} of {count}"), place=self._at + 1, count=len(self.rows))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Right:
                self.go(1)
            case Qt.Key.Key_Left:
                self.go(-1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                event.ignore()
            case _:
                super().keyPressEvent(event)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(240), self._theme.px(HEIGHT))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.rows:
            return
        theme, px, row = self._theme, self._theme.px, self.rows[self._at]
        ratio = self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = "focus" if self.hasFocus() else "hairline"
            if self.isEnabled() and self.underMouse() and not self.hasFocus():
                edge = "gold"
            painter.setPen(QPen(theme.color(edge), 2 if self.hasFocus() else 1))
            painter.setBrush(theme.color("sunken"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(10), px(10))
            side, high = px(PICTURE), self.height()
            tint = QColor(row.color) if row.color else None
            picture = icons.pixmap(row.picture, side, player=tint, ratio=ratio)
            painter.drawPixmap(px(EDGE), (high - side) // 2, picture)
            end = float(self.width() - px(EDGE))
            if self.count:
                side = px(CHEVRON)
                ink = theme.color("muted")
                arrow = icons.pixmap("ui/chevron_right", side, ink=ink, ratio=ratio)
                painter.drawPixmap(round(end) - side, (high - side) // 2, arrow)
                area = QRectF(0, 0, end - side - px(6), high)
                end = write(painter, theme, area, self.count, "small", "muted", right=True) - px(8)
            left = 2 * px(EDGE) + px(PICTURE)
            upper = QRectF(left, px(6), end - left, high / 2 - px(6))
            lower = QRectF(left, high / 2, end - left, high / 2 - px(6))
            if not row.note:
                upper = QRectF(left, 0, end - left, high)
            write(painter, theme, upper, row.title, "strong", "text")
            write(painter, theme, lower, row.note, "small", "muted")
