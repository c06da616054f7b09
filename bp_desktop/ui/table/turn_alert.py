"""Turn alert: a frame in the colour of whoever's turn begins, and a beep; and who is out."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.games.table import Seat, Stage
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import badge_picture, player_look, seen_on
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.context import AnyTable

SHOWN_FOR = 1200
LEAST_APART = 500
"""Milliseconds from one alert to the next: more than three flashes a second do harm."""
FRAME, BADGE = 10, 160


class TurnAlert(QWidget):
    """Lies over the table for a moment and lets every click through."""

    def __init__(self, context: AnyTable, table: QWidget) -> None:
        super().__init__(table)
        self._theme = context.theme
        self._game = context.game
        self._table = table
        self._choices = context.view.choices
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
        self.calm = QTimer(self, singleShot=True, interval=LEAST_APART)
        """Runs while the next alert would come too soon."""
        self.hide()
        context.commander.changed.connect(self._on_changed)

    def _active(self, state: Any) -> SeatId | None:
        turn = self._game.turn(state)
        return turn.seat if turn is not None else None

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        """Tell it, if the turn has passed to somebody else; the program needs nobody to tell it."""
        active = self._active(change.after)
        if active is None or active == self._active(change.before):
            return
        chosen = self._choices.now
        seat = next(one for one in self._game.seats(change.after) if one.id == active)
        if not self._table.isVisible() or seat.level or self.calm.isActive():
            return
        if chosen.turn_sound:
            QApplication.beep()
        if chosen.turn_alerts:
            self.seat = seat.color
        if chosen.turn_alerts and chosen.stage == "off":  # else the stage shows it, larger
            self.setGeometry(self._table.rect())
            self.show()
            self.raise_()
            self._fading.stop()
            self._fading.start()
        self.calm.start()

    @guarded
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
            painter.setPen(QPen(seen_on(color, theme.color("window")), px(FRAME)))
            inset = px(FRAME) / 2
            painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))
            badge = badge_picture(theme, self.seat, BADGE, self.devicePixelRatioF())
            side = px(BADGE)
            painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, badge)


class OutNotice(QObject):
    """Tells that somebody is out of the game: that concerns everybody. Of the last ones the closing
    page tells. Whoever conceded by mistake comes back from here."""

    def __init__(self, context: AnyTable, parent: QObject, undo: Callable[[], object]) -> None:
        super().__init__(parent)
        self._undo = undo
        self._game = context.game
        self._notify = context.view.notify
        self._in: frozenset[SeatId] = frozenset()
        SliceListener(self, context.commander, self._slice, self._show, figures=True)

    def _slice(self, state: Any) -> tuple[object, ...]:
        return self._game.seats(state), self._game.stage(state)

    def _show(self, seats: tuple[Seat, ...], stage: Stage) -> None:
        were_in, self._in = self._in, frozenset(seat.id for seat in seats if not seat.out)
        for seat in seats:
            if stage is Stage.PLAY and seat.out and seat.id in were_in:
                text = filled(self.tr("{player} is out of the game"), player=seat.name)
                self._notify(text, self._undo)
