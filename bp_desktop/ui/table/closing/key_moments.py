"""Key moments of a match as rows: who, when and what; one leads to the chronicle."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.games.shared.looking_back import KeyMoment
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import column, label, lay, point_with_hand, row, sized
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.words.wording import worded

BADGE, ICON, WHEN, EDGE = 22, 18, 66, 6
FINE = 3.0
"""Pictures are also for a poster, which is larger than the window."""


class KeyMomentButton(QAbstractButton):
    """One moment; its words take as many lines as they need."""

    def __init__(
        self,
        theme: Theme,
        moment: KeyMoment,
        seat: Seat | None,
        on_chosen: Callable[[KeyMoment], object] | None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self.moment = moment
        when = filled(self.tr("Round {round}"), round=moment.round) if moment.round else ""
        self.words = label(worded(moment.point.words), wrap=True)
        self.setAccessibleName(f"{when}: {self.words.text()}" if when else self.words.text())
        self.setText(self.words.text())
        top = Qt.AlignmentFlag.AlignTop
        said = sized(theme, label(when, "caption"), height=BADGE)
        said.setMinimumWidth(theme.px(WHEN))
        badge = QWidget() if seat is None else PlayerBadge(theme, BADGE, seat.color)
        self._line = lay(
            row(theme, self, spacing=10, edges=(EDGE, 2, EDGE, 2)),
            (sized(theme, badge, width=BADGE, height=BADGE), 0, top),
            (said, 0, top),
            (sized(theme, self._icon(), width=ICON, height=BADGE), 0, top),
            (self.words, 1),
        )
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if on_chosen is not None:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setToolTip(self.tr("Open the chronicle there"))
            self.clicked.connect(lambda: on_chosen(moment))
            point_with_hand(self)
            theme.changed.connect(self._fit_finger)
            self._fit_finger()

    def _fit_finger(self) -> None:
        self.setMinimumHeight(self._theme.target(0))

    def _icon(self) -> QLabel:
        made = QLabel()
        if self.moment.point.icon:
            ink = self._theme.color("gold")
            side = self._theme.px(ICON)
            made.setPixmap(icons.pixmap(self.moment.point.icon, side, ink=ink, ratio=FINE))
        return made

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
    def heightForWidth(self, width: int) -> int:
        return self._line.totalHeightForWidth(width)

    @guarded
    def sizeHint(self) -> QSize:
        return self._line.totalSizeHint()

    @guarded
    def minimumSizeHint(self) -> QSize:
        return self._line.totalMinimumSize()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        if not (self.hasFocus() or (self.underMouse() and self.focusPolicy())):
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(theme.color("raised"))
            painter.setPen(QPen(theme.color("focus" if self.hasFocus() else "hairline"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(6), px(6))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()


class KeyMomentsPanel(QWidget):
    """As they happened."""

    def __init__(
        self,
        theme: Theme,
        moments: tuple[KeyMoment, ...],
        seats: Mapping[SeatId, Seat],
        on_chosen: Callable[[KeyMoment], object] | None,
    ) -> None:
        super().__init__()
        self.buttons = [
            KeyMomentButton(theme, one, _seat(seats, one.point.seat), on_chosen) for one in moments
        ]
        lay(column(theme, self, spacing=1), *self.buttons)


def _seat(seats: Mapping[SeatId, Seat], id_: SeatId | None) -> Seat | None:
    return seats.get(id_) if id_ is not None else None
