"""Promise bar: reminds the table of a promise as its phase begins, and asks how it went."""

from functools import partial
from typing import Any

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.messages import Named
from bp_desktop.core.promises import Promise, is_due
from bp_desktop.games.shared.promises import SettlePromise, promise_told
from bp_desktop.games.table import TableGame, Turn
from bp_desktop.ui.look import icons
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import Button, label, lay, row
from bp_desktop.ui.widgets.containers import FlowLayout
from bp_desktop.ui.words.wording import worded

ICON = 22
NARROW = 460


def promise_words(game: TableGame[Any, Any, Any], state: Any, promise: Promise) -> str:
    """Who promised what to whom."""

    def named(state: Any, id_: SeatId) -> Named:
        seat = game.seat(state, id_)
        return Named("seat", id_, "" if seat is None else seat.name)

    return worded(promise_told(state, promise, named))


class PromiseBar(QFrame):
    """One promise at a time, over the message place; nothing waits for an answer, and it never
    takes the keyboard. What is put off comes back with the next phase that brings it up."""

    def __init__(self, context: AnyTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._theme = theme = context.theme
        self.promise: Promise | None = None
        """The one that is brought up."""
        self._due: tuple[Promise, ...] = ()
        self._now: tuple[object, ...] = ()
        self._put_off: set[str] = set()
        self.setProperty("card", "true")
        self._icon = QLabel()
        self.text = label("", wrap=True)
        self.broken = Button(theme, self.tr("Not kept"), partial(self._settle, kept=False))
        self.kept = Button(
            theme, self.tr("Kept"), partial(self._settle, kept=True), icon_name="check"
        )
        self.later = Button(theme, self.tr("Not now"), self.put_off, kind="icon", icon_name="close")
        self._words = lay(row(theme, spacing=12), self._icon, (self.text, 1))
        ways = QWidget()
        self._ways = FlowLayout(ways, gap=theme.px(8), to_right=True, in_line=True)
        for one in (self.broken, self.kept, self.later):
            self._ways.addWidget(one)
        self._box = row(theme, self, spacing=8, edges=(16, 6, 10, 6))
        lay(self._box, (self._words, 1), ways)
        self.hide()
        context.follow(self, self._slice, self._show)

    def fit(self, width: int) -> None:
        """In little room the answers stand below the words."""
        ways = QBoxLayout.Direction
        narrow = width < self._theme.px(NARROW)
        direction = ways.TopToBottom if narrow else ways.LeftToRight
        if direction is self._box.direction():
            return
        self._box.setDirection(direction)
        (self._words if narrow else self._ways).addWidget(self.later)

    def _slice(self, state: Any) -> tuple[object, ...]:
        game = self._context.game
        return game.promises(state) if game.promises is not None else (), game.turn(state)

    def _show(self, promises: tuple[Promise, ...], turn: Turn | None) -> None:
        now = () if turn is None else (turn.number, turn.phase)
        if now != self._now:
            self._now = now
            self._put_off.clear()
        self._due = () if turn is None else tuple(one for one in promises if _due(one, turn))
        self._show_next()

    def _show_next(self) -> None:
        left = (one for one in self._due if one.id not in self._put_off)
        self.promise = next(left, None)
        if self.promise is not None:
            game, state = self._context.game, self._context.state
            self.text.setText(promise_words(game, state, self.promise))
        self.setVisible(self.promise is not None)

    def _settle(self, *, kept: bool) -> None:
        if self.promise is not None:
            self._context.commander.submit(SettlePromise(self.promise.id, kept))

    def put_off(self) -> None:
        if self.promise is not None:
            self._put_off.add(self.promise.id)
            self._show_next()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        ink, side = self._theme.color("gold"), self._theme.px(ICON)
        ratio = self.devicePixelRatioF()
        self._icon.setPixmap(icons.pixmap("ui/seal", side, ink=ink, ratio=ratio))


def _due(promise: Promise, turn: Turn) -> bool:
    return is_due(promise, turn.seat, turn.phase, turn.round, turn.phases[0])
