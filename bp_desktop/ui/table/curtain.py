"""Curtain: a full page over the table before anything hidden is shown, and what covers it again.

Pass the laptop, hold to look, covered again by itself.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from shiboken6 import isValid

from bp_desktop.core.ids import NOBODY, SeatId
from bp_desktop.games.table import Seat, Stage
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    column,
    keep_place,
    label,
    lay,
    row,
    sized,
)
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.widgets.passphrase import NewPassphrase

BADGE, LOW_BADGE, SMALL_BADGE = 128, 44, 24
LOW, EDGE, LOW_EDGE = 560, 32, 12
"""Of a page that is lower than this the badge leaves the room to words and buttons."""
WIDE = 420
TAP_MS = 250
"""Who lets go sooner has tapped: the card stays and says how it is meant."""
IDLE_S = 30
"""So long without a key or the mouse, and it is covered."""
TOUCHES = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
    }
)


class HoldButton(Button):
    """Looked through while it is down, by mouse or space bar; Enter opens to stay."""

    def __init__(self, theme: Theme, stay: Callable[[], object]) -> None:
        super().__init__(theme, "", kind="primary", icon_name="eye")
        self._stay = stay

    @guarded
    def sizeHint(self) -> QSize:
        """Large: it is found and held without looking for it."""
        return super().sizeHint().expandedTo(QSize(self._theme.px(WIDE), self._theme.px(64)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._stay()
            return
        super().keyPressEvent(event)


class CurtainCard(QWidget):
    """Says "Pass the laptop to NAME". While the button is held everything else of it is gone."""

    held = Signal()
    let_go = Signal(bool)
    """Whether that was a look; False: only a tap."""

    def __init__(
        self, theme: Theme, stay: Callable[[], object], leave: Callable[[], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._since = QElapsedTimer()
        self.badge = PlayerBadge(theme, BADGE)
        self.passing = label(self.tr("Pass the laptop to"), "heading")
        self.name = label("", "display", wrap=True)
        self.reason = label("", "quiet", wrap=True)
        self.hold = HoldButton(theme, stay)
        self.hold.pressed.connect(self._on_pressed)
        self.hold.released.connect(self._on_released)
        self.hint = label("", "small", wrap=True)
        self.phrase = NewPassphrase(theme, self.tr("Passphrase"), stay)
        sized(theme, self.phrase, width=WIDE)
        self.phrase.hide()
        self.stay = Button(theme, "", stay)
        self.leave = Button(theme, self.tr("Not now (Esc)"), leave, kind="quiet")
        foot = QWidget()
        lay(row(theme, foot, spacing=12), SPRING, self.stay, self.leave, SPRING)
        above = self.badge, self.passing, self.name, self.reason
        for words in (*above, self.hint):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
            words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._goes = (*above, self.hint, foot)
        """Whatever else is gone while the button is held."""
        for part in self._goes:
            keep_place(part)
        box = column(theme, self, spacing=12, edges=(EDGE,) * 4)
        center = 0, Qt.AlignmentFlag.AlignHCenter
        lay(box, 3, *above, 2, (self.hold, *center), (self.phrase, *center), self.hint, foot)

    def show_seat(self, seat: Seat, reason: str, *, goes_on: bool) -> None:
        """`goes_on`: there is something to do afterwards, so that holding would not help."""
        self.badge.show_color(seat.color)
        self.name.setText(seat.name)
        self.reason.setText(reason)
        self.hold.set_words(self.tr("Hold to reveal (Space)"))
        self.hold.setHidden(goes_on)
        self.phrase.hide()
        text = self.tr("Keep it open until I hide it (Enter)")
        if goes_on:
            text = filled(self.tr("I am {player}: open it (Enter)"), player=seat.name)
        self.stay.set_words(text)
        self.hint.setText("" if goes_on else self.tr("Let go and it is hidden at once."))
        self.set_lifted(lifted=False)
        (self.stay if goes_on else self.hold).setFocus()

    def ask_phrase(self, seat: Seat, reason: str) -> None:
        """Nothing is to be seen: only a passphrase to be typed."""
        self.show_seat(seat, reason, goes_on=True)
        self.hint.setText("")
        self.phrase.show()
        self.stay.set_words(self.tr("Seal (Enter)"))
        self.phrase.phrase.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_low = self.height() < self._theme.px(LOW)
        self.badge.resize_to(LOW_BADGE if is_low else BADGE)
        self.name.setProperty("role", "title" if is_low else "display")
        self.name.style().polish(self.name)
        edge = self._theme.px(LOW_EDGE if is_low else EDGE)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(edge, edge, edge, edge)

    def ways(self) -> tuple[QWidget, ...]:
        """Where the keyboard can be, in the order of Tab."""
        every = (self.hold, self.phrase.phrase, self.phrase.again, self.stay, self.leave)
        return tuple(one for one in every if one.isVisible())

    def set_lifted(self, *, lifted: bool) -> None:
        """While somebody looks only the held button is left."""
        for one in self._goes:
            one.setHidden(lifted)
        self.hold.set_words(
            self.tr("Let go to hide") if lifted else self.tr("Hold to reveal (Space)")
        )

    def _on_pressed(self) -> None:
        self._since.start()
        self.held.emit()

    def _on_released(self) -> None:
        looked = self._since.elapsed() >= TAP_MS
        if not looked:
            self.hint.setText(self.tr("Hold to reveal, or press Enter to keep it open."))
        self.let_go.emit(looked)


class ViewerBar(QWidget):
    """Says who looks, and covers it again; stands in the message place, which it never moves."""

    def __init__(self, theme: Theme, cover: Callable[[], object]) -> None:
        super().__init__()
        self._badge = PlayerBadge(theme, SMALL_BADGE)
        self.words = label("", "strong")
        self.cover = Button(theme, self.tr("Hide"), cover, kind="mini", icon_name="eye_off")
        lay(row(theme, self, spacing=8), self._badge, self.words, self.cover)
        self.hide()

    def show_seat(self, seat: Seat) -> None:
        self._badge.show_color(seat.color)
        said = filled(self.tr("{player} is looking"), player=seat.name)
        self.words.setText(said)
        self.setToolTip(tip(said))
        self.show()

    def show_words(self, shown: bool) -> None:
        """Where there is little room, badge and button say enough."""
        self.words.setVisible(shown)


class PassphraseRequest(NamedTuple):
    """What becomes of a passphrase."""

    then: Callable[[str], object]
    needed: str
    """What is said where none was typed; "": then there is none."""


class Curtain(QWidget):
    """The only one who uncovers. Panels call `ask` and read `Viewer`.

    Held: the page behind can be seen and not touched; letting go covers it at once. Opened to
    stay, the page can be worked with, until somebody covers it, the turn ends, something is
    undone or corrected, the window loses the keyboard, or nobody touched anything for a while.
    """

    def __init__(self, context: AnyTable, table: QWidget) -> None:
        super().__init__(table)
        theme = context.theme
        self._context = context
        self._theme = theme
        self._table = table
        self._viewer = context.viewer
        self._asked = NOBODY
        self._then: Callable[[], object] | None = None
        self._phrase: PassphraseRequest | None = None
        self._focus: QWidget | None = None
        self._hangs = False
        self._is_lifted = False
        self.card = CurtainCard(theme, self.open, self.leave)
        self.bar = ViewerBar(theme, self.cover)
        self.idle = QTimer(self, singleShot=True, interval=IDLE_S * 1000)
        self.idle.timeout.connect(self._on_idle)
        self.card.held.connect(self._lift)
        self.card.let_go.connect(self._fall)
        column(theme, self).addWidget(self.card)
        context.viewer.changed.connect(self._on_viewer)
        context.commander.changed.connect(self._on_changed)
        table.installEventFilter(self)
        self.setFocusProxy(self.card.hold)
        self.hide()

    # --- asking

    def ask(self, player: SeatId, reason: str, then: Callable[[], object] | None = None) -> None:
        """Before something of `player` is shown. `reason` says in a sentence what for; `then` is
        called once they have opened it, at once if they look already. Without `then` a look by
        holding is enough."""
        state = self._context.state
        seat = self._context.game.seat(state, player)
        if seat is None:
            return
        if seat.level:  # nobody looks at what the program keeps hidden, and it signs nothing
            text = self.tr(
                "The program plays for {player}: it signs nothing, and nobody sees its secrets."
            )
            self._context.view.notify(filled(text, player=seat.name))
            return
        if self._viewer.seat(state) == player and not self._is_lifted:
            if then is not None:
                then()
            return
        self._viewer.cover()
        self._asked, self._then, self._phrase = player, then, None
        if not self._hangs:
            self._focus = QApplication.focusWidget()
        self._hangs = True
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self.card.show_seat(seat, reason, goes_on=then is not None)

    def ask_for_treasury(self, player: SeatId, then: Callable[[], object] | None = None) -> None:
        self.ask(player, self.tr("Everyone else looks away for a moment."), then)

    def ask_phrase(
        self, player: SeatId, reason: str, then: Callable[[str], object], *, needed: str = ""
    ) -> None:
        """Have `player` type a new passphrase while everything hidden, of anybody, is covered.
        They may leave it empty unless it is `needed`, which says so."""
        self._viewer.cover()
        self.ask(player, reason)
        seat = self._context.game.seat(self._context.state, player)
        if self._hangs and seat is not None:
            self._phrase = PassphraseRequest(then, needed)
            self.card.ask_phrase(seat, reason)

    def _take_phrase(self, asked: PassphraseRequest) -> None:
        text, trouble = self.card.phrase.text(), self.card.phrase.trouble()
        if asked.needed and not text and not trouble:
            trouble = asked.needed
        if not self.card.phrase.only_warns:
            self.card.phrase.wipe()
        if trouble:
            self.card.hint.setText(trouble)
            self.card.phrase.phrase.setFocus()
            return
        self._end()
        asked.then(text)

    def open(self) -> None:
        """To stay open and be worked with, until something covers it."""
        if self._phrase is not None:
            self._take_phrase(self._phrase)
            return
        then, self._then = self._then, None
        self._end()
        self._viewer.uncover(self._context.state, self._asked)
        if then is not None:
            then()

    def leave(self) -> None:
        """Nothing was looked at."""
        self._then = None
        self.cover()

    def cover(self) -> None:
        """Everything hidden is covered, and the curtain is gone."""
        self._viewer.cover()
        self._end()

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        """A new turn, a step back into the past and the end begin covered; who sits alone before
        the program is asked once."""
        state = change.after
        stale = self._viewer.seat(state) is None or self._context.game.stage(state) is Stage.OVER
        goes_on = change.entry.kind.goes_on or self._viewer.is_alone(state)
        if stale or not goes_on:
            self.cover()

    def _on_idle(self) -> None:
        if self._viewer.is_alone(self._context.state) and not self._is_lifted:
            self.idle.start()
        else:
            self.cover()

    # --- holding

    def _lift(self) -> None:
        self._is_lifted = True
        self._viewer.uncover(self._context.state, self._asked)
        self.card.set_lifted(lifted=True)
        self.update()

    def _fall(self, looked: bool) -> None:
        if not self._is_lifted:
            return
        self._is_lifted = False
        self._viewer.cover()
        if looked:
            self._end()
        else:
            self.card.set_lifted(lifted=False)
            self.update()

    def _end(self) -> None:
        if not self._hangs:
            return
        self._hangs = self._is_lifted = False
        self._phrase = None
        self.card.phrase.wipe()
        focus, self._focus = self._focus, None
        if self.isAncestorOf(QApplication.focusWidget() or self._table):
            # Whoever had the keyboard may be gone by now.
            is_there = focus is not None and isValid(focus) and focus.isVisible()
            (focus if focus is not None and is_there else self._table).setFocus()
        self.hide()

    # --- covering by itself

    def _on_viewer(self) -> None:
        state = self._context.state
        viewer = self._viewer.seat(state)
        seat = None if viewer is None else self._context.game.seat(state, viewer)
        application = QApplication.instance()
        assert application is not None
        application.removeEventFilter(self)
        if seat is None:
            self.idle.stop()
            self.bar.hide()
            return
        application.installEventFilter(self)
        self.idle.start()
        if not self._is_lifted:
            self.bar.show_seat(seat)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._table:
            if kind == QEvent.Type.Resize:
                self.setGeometry(self._table.rect())
            elif kind == QEvent.Type.Hide:
                self.cover()
        if kind in TOUCHES:
            repeats = isinstance(event, QKeyEvent) and event.isAutoRepeat()
            if not repeats and self.idle.isActive():
                self.idle.start()
        elif kind == QEvent.Type.WindowDeactivate and watched is self._table.window():
            self.cover()
        return False

    # --- the page itself

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the card."""
        if not self._hangs:
            return super().focusNextPrevChild(forward)
        ways = self.card.ways()
        now = next((place for place, one in enumerate(ways) if one.hasFocus()), -1)
        ways[(now + (1 if forward else -1)) % len(ways)].setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            event.accept()  # nothing behind the curtain is worked by keys

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._is_lifted:
                pen = painter.pen()
                pen.setColor(self._theme.color("gold"))
                pen.setWidth(self._theme.px(3))
                painter.setPen(pen)
                painter.drawRect(self.rect().adjusted(1, 1, -2, -2))
            else:
                painter.fillRect(self.rect(), self._theme.color("window"))
