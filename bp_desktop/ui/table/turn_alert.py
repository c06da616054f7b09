"""A soft sound and a flash in the colour of whoever's turn begins; only for those who chose it."""

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.ui.look.players import badge_picture, player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.preferences import Choices

SHOWN_FOR = 1200
FRAME, BADGE = 10, 160


class TurnAlert(QWidget):
    """Lies over the table for a moment and lets every click through."""

    def __init__(self, theme: Theme, table: QWidget, choices: Choices) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._choices = choices
        self.seat: int | None = None
        """Whose turn was told last."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fading = QVariantAnimation(self)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setDuration(SHOWN_FOR)
        self._fading.setEasingCurve(QEasingCurve.Type.InQuad)
        self._fading.valueChanged.connect(lambda _value: self.update())
        self._fading.finished.connect(self.hide)
        self.hide()

    def follow(self, before: Match, after: Match) -> None:
        """Tell it, if the turn has passed to somebody else."""
        passed = before.turn.player != after.turn.player
        if not (passed and after.stage is Stage.PLAY and self._choices.now.turn_alerts):
            return
        if self._table.isVisible():
            self.seat = after.players[after.turn.player].color
            QApplication.beep()
            self.setGeometry(self._table.rect())
            self.show()
            self.raise_()
            self._fading.stop()
            self._fading.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Whoever wants no motion sees it stand still and go."""
        if self.seat is None:
            return
        theme, px = self._theme, self._theme.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not theme.look.reduce_motion:
                painter.setOpacity(self._fading.currentValue())
            color = QColor(player_look(self.seat, theme.look.players).color)
            painter.setPen(QPen(color, px(FRAME)))
            inset = px(FRAME) / 2
            painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
            badge = badge_picture(theme, self.seat, BADGE, self.devicePixelRatioF())
            side = px(BADGE)
            painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, badge)
