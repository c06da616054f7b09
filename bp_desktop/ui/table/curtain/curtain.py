"""A full page over the table before anything hidden is shown, and what covers it again."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.curtain.bar import LookBar
from bp_desktop.ui.table.curtain.card import CurtainCard
from bp_desktop.ui.table.viewer import Viewer
from bp_desktop.ui.widgets.metrics import column

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


class PhraseAsked(NamedTuple):
    """What becomes of a passphrase."""

    then: Callable[[str], object]
    needed: bool


class Curtain(QWidget):
    """The only one who uncovers. Panels call `ask` and read `Look`.

    Held: the page behind can be seen and not touched; letting go covers it at once. Opened to
    stay, the page can be worked with, until somebody covers it, the turn ends, something is
    undone or corrected, the window loses the keyboard, or nobody touched anything for a while.
    """

    def __init__(
        self, theme: Theme, table: QWidget, look: Viewer[Match], state: Callable[[], Match]
    ) -> None:
        super().__init__(table)
        self._theme = theme
        self._table = table
        self._look = look
        self._state = state
        self._player = PlayerId("")
        self._then: Callable[[], object] | None = None
        self._phrase: PhraseAsked | None = None
        self._focus: QWidget | None = None
        self._hangs = False
        self._is_lifted = False
        self.card = CurtainCard(theme, self.open, self.leave)
        self.bar = LookBar(theme, self.cover)
        self.idle = QTimer(self, singleShot=True, interval=IDLE_S * 1000)
        self.idle.timeout.connect(self.cover)
        self.card.held.connect(self._lift)
        self.card.let_go.connect(self._fall)
        column(theme, self).addWidget(self.card)
        look.changed.connect(self._on_look)
        table.installEventFilter(self)
        self.setFocusProxy(self.card.hold)
        self.hide()

    # --- asking

    def ask(self, player: PlayerId, reason: str, then: Callable[[], object] | None = None) -> None:
        """Before something of `player` is shown. `reason` says in a sentence what for; `then` is
        called once they have opened it, at once if they look already. Without `then` a look by
        holding is enough."""
        match = self._state()
        if player not in match.players:
            return
        if self._look.seat(match) == player and not self._is_lifted:
            if then is not None:
                then()
            return
        self._look.cover()
        self._player, self._then, self._phrase = player, then, None
        if not self._hangs:
            self._focus = QApplication.focusWidget()
        self._hangs = True
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self.card.show_player(match.players[player], reason, goes_on=then is not None)

    def ask_for_treasury(self, player: PlayerId, then: Callable[[], object] | None = None) -> None:
        self.ask(player, self.tr("Everybody else looks away for a moment."), then)

    def ask_phrase(
        self, player: PlayerId, reason: str, then: Callable[[str], object], *, needed: bool
    ) -> None:
        """Have `player` type a new passphrase while everything hidden, of anybody, is covered.
        Unless it is `needed` they may leave it empty."""
        self._look.cover()
        self.ask(player, reason)
        if self._hangs:
            self._phrase = PhraseAsked(then, needed)
            self.card.ask_phrase(self._state().players[player], reason)

    def _take_phrase(self, asked: PhraseAsked) -> None:
        text, trouble = self.card.phrase.text(), self.card.phrase.trouble()
        if asked.needed and not text and not trouble:
            trouble = self.tr("A sealed load needs a passphrase.")
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
        self._look.uncover(self._state(), self._player)
        if then is not None:
            then()

    def leave(self) -> None:
        """Nothing was looked at."""
        self._then = None
        self.cover()

    def cover(self) -> None:
        """Everything hidden is covered, and the curtain is gone."""
        self._look.cover()
        self._end()

    def follow(self, match: Match, *, forward: bool) -> None:
        """After a step: a new turn, a step back into the past and the end begin covered."""
        stale = self._look.seat(match) is None or match.stage is Stage.OVER
        if not forward or stale:
            self.cover()

    # --- holding

    def _lift(self) -> None:
        self._is_lifted = True
        self._look.uncover(self._state(), self._player)
        self.card.set_lifted(lifted=True)
        self.update()

    def _fall(self, looked: bool) -> None:
        if not self._is_lifted:
            return
        self._is_lifted = False
        self._look.cover()
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

    def _on_look(self) -> None:
        match = self._state()
        viewer = self._look.seat(match)
        application = QApplication.instance()
        assert application is not None
        application.removeEventFilter(self)
        if viewer is None:
            self.idle.stop()
            self.bar.hide()
            return
        application.installEventFilter(self)
        self.idle.start()
        if not self._is_lifted:
            self.bar.show_player(match.players[viewer])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._table:
            if kind == QEvent.Type.Resize:
                self.setGeometry(self._table.rect())
            elif kind == QEvent.Type.Hide:
                self.cover()
        if kind in TOUCHES:
            if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
                self._touched()
        elif kind == QEvent.Type.WindowDeactivate and watched is self._table.window():
            self.cover()
        return False

    def _touched(self) -> None:
        if self.idle.isActive():
            self.idle.start()

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
