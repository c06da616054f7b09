"""Luck panel: luck per player, said with its uncertainty, and how the dice of a match fell."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QSizePolicy, QWidget

from bp_desktop.core.dice import Roll
from bp_desktop.core.luck import ENOUGH_TRIES, Luck
from bp_desktop.games.table import LOT, LuckTopics, Seat
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.chronicle.annals import Annals, SeatLuck, ThrowRecord, fortunes
from bp_desktop.ui.dice.statistics import StatisticsPanel
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import card, column, emptied, label, lay, row
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.words.wording import decimal, worded

BADGE = 26
HEIGHT, TRACK, BAND, DOT = 16, 2, 8, 6
"""Of a bar."""
translate = QCoreApplication.translate


class LuckPanel(QScrollArea):
    """Worked out when it is seen: exact chances of hundreds of tries take a moment."""

    def __init__(self, theme: Theme, annals: Annals[Any, Any], topics: LuckTopics) -> None:
        super().__init__()
        self._theme = theme
        self._annals = annals
        self._topics = topics
        self._seats: tuple[Seat, ...] = ()
        self._taken_back = 0
        self._stale = False
        self.sentences: list[QLabel] = []
        self.bars: list[LuckBar] = []
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._cards = column(theme, spacing=8)
        self._uncounted = label("", "small", wrap=True)
        self.statistics = StatisticsPanel(theme)
        self.statistics.log.setMinimumHeight(theme.px(220))
        inside = QWidget()
        inside.setObjectName("transparent")
        lay(
            column(theme, inside, spacing=12, edges=(0, 0, 10, 0)),
            label(worded(topics.explained), "small", wrap=True),
            self._cards,
            self._uncounted,
            (self.statistics, 1),
        )
        scroll_area(inside, self)

    def show_read(self, seats: tuple[Seat, ...], taken_back: int) -> None:
        """The annals have been read on; `taken_back`: how many throws no longer count."""
        self._seats, self._taken_back = seats, taken_back
        self._stale = True
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        if not self._stale:
            return
        self._stale = False
        emptied(self._cards)
        self.sentences, self.bars = [], []
        chances = (one for _, one in self._annals.chances)
        found = fortunes((seat.id for seat in self._seats), self._topics.parts, chances)
        for seat in self._seats:
            mine = [one for one in found if one.seat == seat.id]
            self._cards.addWidget(self._card(seat, mine))
        text = self.tr("%n undone roll(s) not counted.", "", self._taken_back)
        self._uncounted.setText(counted(text, self._taken_back))
        self._uncounted.setVisible(bool(self._taken_back))
        rolls, words = match_rolls(self._annals, self._seats)
        self.statistics.show_rolls(rolls, words)

    def _card(self, seat: Seat, mine: Sequence[SeatLuck]) -> QWidget:
        frame = card()
        words = lay(column(self._theme, spacing=4), label(seat.name, "strong"))
        if not mine:
            words.addWidget(self._said(self.tr("No rolls yet.")))
        for one in mine:
            bar = LuckBar(self._theme, one.whole)
            self.bars.append(bar)
            parts = label(self._parts(one), "caption", wrap=True)
            lay(words, self._said(self._sentence(one)), bar, parts)
        token = (PlayerBadge(self._theme, BADGE, seat.color), 0, Qt.AlignmentFlag.AlignTop)
        lay(row(self._theme, frame, spacing=12, edges=(14, 10, 14, 10)), token, (words, 1))
        return frame

    def _said(self, text: str) -> QLabel:
        made = label(text, "body", wrap=True)
        self.sentences.append(made)
        return made

    def _sentence(self, one: SeatLuck) -> str:
        luck = one.whole
        whose = self.tr("Dice of the program") if one.origin == "app" else self.tr("Dice by hand")
        facts = {
            "dice": whose,
            "successes": luck.successes,
            "tries": luck.tries,
            "expected": decimal(float(luck.expected)),
        }
        if not luck.is_enough:
            text = self.tr(
                "{dice}: {successes} of {tries} succeeded, {expected} expected. Fewer than "
                "{enough} tries say nothing about luck."
            )
            return filled(text, **facts, enough=ENOUGH_TRIES)
        text = self.tr(
            "{dice}: {successes} of {tries} succeeded, {expected} expected, usually {least} to "
            "{most}. Luckier than {percent} % of such matches (between {low} and {high})."
        )
        low, high = luck.interval
        return filled(
            text,
            **facts,
            percent=_percent(luck.percentile),
            low=_percent(low),
            high=_percent(high),
            least=luck.usual[0],
            most=luck.usual[1],
        )

    def _parts(self, one: SeatLuck) -> str:
        return "  ·  ".join(
            worded(self._topics.parts[purpose](self._share(luck)))
            for purpose, luck in one.parts.items()
        )

    def _share(self, luck: Luck) -> str:
        text = self.tr("{successes} of {tries} ({expected} expected)")
        expected = decimal(float(luck.expected))
        return filled(text, successes=luck.successes, tries=luck.tries, expected=expected)


def _percent(share: object) -> str:
    return f"{float(share) * 100:.0f}"  # type: ignore[arg-type]  # a Fraction


class LuckBar(QWidget):
    """How far luck strayed: the usual range, the middle of it, and what came.

    From no success to all of them. Only what is unusual in enough tries has a colour.
    """

    def __init__(self, theme: Theme, luck: Luck) -> None:
        super().__init__()
        self._theme = theme
        self.luck = luck
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def ink(self) -> str:
        """The theme's name for the colour of what came."""
        if not self.luck.is_unusual:
            return "text"
        return "success" if self.luck.successes > self.luck.usual[1] else "danger"

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(HEIGHT))

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, luck = self._theme, self._theme.px, self.luck
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle, edge = self.height() / 2, px(DOT)

            def at(successes: float) -> float:
                return edge + (self.width() - 2 * edge) * successes / max(luck.tries, 1)

            painter.setPen(QPen(theme.color("hairline"), px(TRACK)))
            painter.drawLine(QPointF(edge, middle), QPointF(self.width() - edge, middle))
            low, high = luck.usual
            band = QRectF(at(low), middle - px(BAND) / 2, at(high) - at(low), px(BAND))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("outline"))
            painter.drawRoundedRect(band, px(BAND) / 2, px(BAND) / 2)
            painter.setPen(QPen(theme.color("surface"), px(TRACK)))
            expected = at(float(luck.expected))
            painter.drawLine(QPointF(expected, band.top()), QPointF(expected, band.bottom()))
            painter.setBrush(theme.color(self.ink))
            painter.drawEllipse(QPointF(at(luck.successes), middle), px(DOT), px(DOT))


def match_rolls(
    annals: Annals[Any, Any], seats: tuple[Seat, ...]
) -> tuple[tuple[Roll, ...], Callable[[int], str]]:
    """What was thrown with real dice of either kind, and the words for each throw. Drawing lots
    among so many cells is no die."""
    throws = tuple(one for one in annals.throws if one.throw.purpose != LOT)
    names = {seat.id: seat.name for seat in seats}

    def words(place: int) -> str:
        told = throws[place]
        thrower = told.throw.seat
        return _throw_words(told, names.get(thrower, "") if thrower is not None else "")

    return tuple(one.throw.roll for one in throws), words


def _throw_words(told: ThrowRecord, who: str) -> str:
    roll = told.throw.roll
    when = (
        filled(translate("throws", "round {round}"), round=told.turn.round)
        if told.turn is not None
        else translate("throws", "before the first turn")
    )
    origin = (
        translate("throws", "by hand") if roll.origin == "hand" else translate("throws", "program")
    )
    parts = [f"d{roll.die}   {roll.face}", who, worded(told.throw.words), when, origin]
    return "   ·   ".join(one for one in parts if one)
