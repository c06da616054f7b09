"""Coins that flow: to their owner, to what was paid for, and from one player to another."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.accounts import Posting
from bp_desktop.core.ids import SeatId
from bp_desktop.games.table import Accounts
from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Change
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.motion import MOTION_MS, Motion

COIN = 26
SEVERAL, MANY = 5, 20
"""Amounts from which on two and three coins stand for them."""
MOST = 24
LATER = 0.18
"""How much later the next coin of an amount starts, in parts of a flight."""
LONGEST = 1 + 2 * LATER
FLIGHT_MS = round(MOTION_MS * LONGEST)


class Coin(NamedTuple):
    """One icon on its way."""

    picture: str
    start: QPoint
    end: QPoint
    place: int
    """Among those of one amount: later ones start later."""

    def at(self, part: float) -> QPointF | None:
        """Where it is; None before it starts and once it is there."""
        gone = part * LONGEST - self.place * LATER
        if not 0 <= gone < 1:
            return None
        return QPointF(self.start) + QPointF(self.end - self.start) * gone


class TablePlaces(NamedTuple):
    """Where on the table amounts come from and go to; None: it cannot be seen."""

    balance: Callable[[str], QPoint | None]
    """Of a resource."""
    source: Callable[[str], QPoint | None]
    """Of a thing or a seat, by its id."""
    purse: Callable[[str], QPoint | None] = lambda _seat: None
    """Of another seat, if what it has is seen."""


def coins_of(
    accounts: Accounts[Any, Any, Any],
    events: tuple[Any, ...],
    seat: SeatId,
    places: TablePlaces,
    about: Iterable[str] = (),
) -> Iterator[Coin]:
    """For all that came to the treasury of a seat, or left it, from or to a place in sight; where
    an amount names no such place, to the first one that the step is `about`."""
    known = next((at for thing in about if (at := places.source(thing)) is not None), None)
    for event in events:
        for posting in accounts.book.postings(event):
            if posting.hold is not None or posting.type in accounts.private_types:
                continue
            if posting.player == seat:
                yield from _of_posting(posting, places, known)
            elif posting.source != seat:
                yield from _between_others(posting, places)


def _between_others(posting: Posting, places: TablePlaces) -> Iterator[Coin]:
    """Told once, by what one of the two receives."""
    source, receiver = places.purse(posting.source), places.purse(posting.player)
    if source is not None and receiver is not None:
        for resource, amount in posting.amounts:
            yield from _flying(resource, max(amount, 0), source, receiver)


def _of_posting(posting: Posting, places: TablePlaces, known: QPoint | None) -> Iterator[Coin]:
    source = places.source(posting.source) if posting.source else None
    source = source if source is not None else known
    if source is None:
        return
    for resource, amount in posting.amounts:
        balance = places.balance(resource)
        if balance is None or not amount:
            continue
        ends = (source, balance) if amount > 0 else (balance, source)
        yield from _flying(resource, abs(amount), *ends)


def _flying(resource: str, amount: int, start: QPoint, end: QPoint) -> Iterator[Coin]:
    count = (amount > 0) + (amount >= SEVERAL) + (amount >= MANY)
    for place in range(count):
        yield Coin(f"resource/{resource}", start, end, place)


class CoinsOverlay(QWidget):
    """Lies over the table while coins are on their way, and lets every click through."""

    def __init__(self, context: AnyTable, table: QWidget, places: TablePlaces) -> None:
        super().__init__(table)
        self._context = context
        self._theme = context.theme
        self._table = table
        self._places = places
        self.coins: tuple[Coin, ...] = ()
        self._part = 0.0
        self._motion = Motion(context.theme, self, self._on_step, self._put_away, ms=FLIGHT_MS)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        context.commander.changed.connect(self._on_changed)

    def _on_changed(self, change: Change[Any, Any, Any]) -> None:
        """Only of what is played, and only of a treasury that lies open: amounts would be told."""
        game, state = self._context.game, change.after
        self._motion.finish()
        turn, accounts = game.turn(change.before), game.accounts
        if change.entry.kind is not Kind.STEP or turn is None or accounts is None:
            return
        still = self._theme.look.reduce_motion or not self._table.isVisible()
        if still or self._context.viewer.is_covered(state) or game.turn(state) is None:
            return
        things = game.system.about(change.before, change.entry.command).things
        about = [id_ for thing in things for id_ in thing[:1]]
        found = coins_of(accounts, change.entry.events, turn.seat, self._places, about)
        self.coins = tuple(found)[:MOST]
        if self.coins:
            self._begin()

    def _begin(self) -> None:
        points = [point for coin in self.coins for point in (coin.start, coin.end)]
        across, down = [one.x() for one in points], [one.y() for one in points]
        room = self._theme.px(COIN)
        around = QRect(QPoint(min(across), min(down)), QPoint(max(across), max(down)))
        self.setGeometry(around.adjusted(-room, -room, room, room))
        self._part = 0.0
        self.show()
        self.raise_()
        self._motion.start()

    def _on_step(self, part: float) -> None:
        before = self._spots()
        self._part = part
        for spot in (*before, *self._spots()):
            self.update(spot.toAlignedRect())

    def _put_away(self) -> None:
        self.coins = ()
        self.hide()

    def _spots(self) -> list[QRectF]:
        return [spot for coin in self.coins if (spot := self._spot(coin)) is not None]

    def _spot(self, coin: Coin) -> QRectF | None:
        at = coin.at(self._part)
        if at is None:
            return None
        side = self._theme.px(COIN)
        middle = at - QPointF(self.pos())
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        side, ratio = self._theme.px(COIN), self.devicePixelRatioF()
        with QPainter(self) as painter:
            for coin in self.coins:
                spot = self._spot(coin)
                if spot is not None:
                    picture = icons.pixmap(coin.picture, side, ratio=ratio)
                    painter.drawPixmap(spot.topLeft(), picture)
