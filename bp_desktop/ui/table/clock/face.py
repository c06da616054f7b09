"""Clock face in the header: the active player's time in large figures, and its menu."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy, QWidget, QWidgetAction

from bp_desktop.core.clock import Limit, TableClock, TimeLeft
from bp_desktop.games.shared.clock import PauseClock, ResumeClock, SetClock, SetHandicap
from bp_desktop.games.table import Seat
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.look import icons
from bp_desktop.ui.look.fonts import font_of
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Draft, KeptFields
from bp_desktop.ui.widgets.containers import add_entry
from bp_desktop.ui.widgets.fields import text_line

translate = QCoreApplication.translate

ICON, EDGE, GAP = 18, 8, 8
HEIGHT = 40
_MINUTE, _HOUR = 60, 3600
LAST_PART = 10
"""The last tenth of a budget is shown in the colour of a warning."""
BUDGETS = (15, 30, 45, 60, 90, 120, 180)
"""Minutes on offer for each player."""
HANDICAPS = (0, 5, 10, 15, 30, 45, 60)
"""Minutes on offer for one player beyond those of all."""


# --- times as people read them


def clock_text(seconds: int) -> str:
    """Such as 0:42, 12:05 or 1:02:05."""
    hours, rest = divmod(seconds, _HOUR)
    minutes, left = divmod(rest, _MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


class ClockReading(NamedTuple):
    """What a clock shows."""

    text: str
    color: str
    """The theme's name for it."""


def reading(seconds: int, budget: int | None) -> ClockReading:
    """Time used, or with a budget (in minutes) the time that is left."""
    if budget is None:
        return ClockReading(clock_text(seconds), "text")
    allowed = budget * _MINUTE
    return reading_of(TimeLeft(allowed - seconds, Limit.MATCH, allowed))


def reading_of(left: TimeLeft) -> ClockReading:
    """The time until a limit, or beyond it."""
    if left.seconds < 0:
        return ClockReading(over_text(-left.seconds), "danger")
    is_last = left.seconds * LAST_PART <= left.allowed
    return ClockReading(clock_text(left.seconds), "gold" if is_last else "text")


def over_text(seconds: int) -> str:
    return filled(translate("clock", "over by {time}"), time=clock_text(seconds))


def limit_text(left: TimeLeft) -> str:
    """Which limit it is, below the figures."""
    match left.limit:
        case Limit.TURN:
            return translate("clock", "for this turn")
        case Limit.PHASE:
            return translate("clock", "for this phase")
        case Limit.MATCH:
            time = translate("clock", "of {minutes}")
            return filled(time, minutes=minutes_text(left.allowed // _MINUTE))


def minutes_text(minutes: int) -> str:
    return counted(translate("clock", "%n minute(s)", "", minutes), minutes)


# --- the face


class ClockFace(QAbstractButton):
    """A click works the clock. Ticking repaints this widget and lays nothing out anew."""

    def __init__(
        self, theme: Theme, on_click: Callable[[], object], on_menu: Callable[[], object]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._on_menu = on_menu
        self.reading = ClockReading("", "text")
        self._caption = ""
        self._icon = "pause"
        self._wide = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(on_click)
        theme.changed.connect(self._measure)

    def show_reading(self, reading: ClockReading, caption: str, icon: str) -> None:
        if (reading, caption, icon) == (self.reading, self._caption, self._icon):
            return
        self.reading, self._caption, self._icon = reading, caption, icon
        self.setAccessibleName(f"{reading.text} · {caption}")
        self.setToolTip(caption)
        self._measure()
        self.update()

    def _measure(self) -> None:
        """As wide as its text with the widest figures, so that no tick moves anything."""
        text = "".join("0" if one.isdigit() else one for one in self.reading.text)
        wide = QFontMetricsF(font_of(self._theme, "clock")).horizontalAdvance(text)
        px = self._theme.px
        found = round(wide) + px(2 * EDGE + ICON + GAP) + 4
        if found != self._wide:
            self._wide = found
            self.updateGeometry()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self._wide, self._theme.target(HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Menu:
            self._on_menu()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, _event: QContextMenuEvent) -> None:
        self._on_menu()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            is_paused = self._icon == "play"
            if self.hasFocus() or self.underMouse() or is_paused:
                edge = "focus" if self.hasFocus() else "gold" if is_paused else "outline"
                painter.setPen(QPen(theme.color(edge), 2 if self.hasFocus() else 1))
                painter.setBrush(theme.color("gold_quiet" if is_paused else "rail"))
                painter.drawRoundedRect(frame, px(8), px(8))
            side, ink = px(ICON), theme.color("gold" if is_paused else "muted")
            picture = icons.pixmap(
                f"ui/{self._icon}", side, ink=ink, ratio=self.devicePixelRatioF()
            )
            painter.drawPixmap(px(EDGE), round(frame.center().y() - side / 2), picture)
            frame.setLeft(px(EDGE) + side + px(GAP))
            painter.setFont(font_of(theme, "clock"))
            painter.setPen(theme.color(self.reading.color))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(frame, flags, self.reading.text)


# --- its menu


def reasons() -> tuple[str, ...]:
    """Why people stop; whatever else it is can be typed."""
    return (
        translate("clock", "a break"),
        translate("clock", "food and drink"),
        translate("clock", "a talk about the rules"),
        translate("clock", "somebody is away"),
    )


def with_budget(clock: TableClock, budget: int | None) -> SetClock:
    """Another budget, and everything else as it is."""
    return SetClock(budget, clock.turn, clock.phase, clock.increment, clock.price)


class ClockMenu(QMenu):
    """A pause with a reason, a budget, more time for one, to hide it. Made anew whenever it is
    opened."""

    def __init__(
        self,
        parent: QWidget,
        clock: TableClock,
        seats: Sequence[Seat],
        act: Callable[[Any], object],
        hide: Callable[[], object],
        draft: Draft,
        set_clock: Callable[[], object],
        owed: Sequence[tuple[str, Callable[[], object]]] = (),
    ) -> None:
        """`owed`: over-time that can be booked, in words, and how."""
        super().__init__(parent)
        self._act = act
        pause = translate("clock", "Pause")
        if clock.paused:
            go_on = partial(act, ResumeClock())
            self.first = add_entry(self, translate("clock", "Continue"), go_on)
        else:
            self.first = add_entry(self, pause, partial(self._pause, ""))
        for text in reasons():
            add_entry(self, f"{pause}: {text}", partial(self._pause, text))
        asked = translate("clock", "Another reason, then Enter")
        name = translate("clock", "Reason for the pause")
        self.reason = text_line(name, asked, self._on_reason)
        self.reason.setMinimumWidth(self.reason.fontMetrics().horizontalAdvance(asked) * 4 // 3)
        KeptFields(self, {"reason": self.reason}, draft)
        typed = QWidgetAction(self)
        typed.setDefaultWidget(self.reason)
        self.addAction(typed)
        self.addSeparator()
        for text, book in owed:
            add_entry(self, text, book)
        add_entry(self, translate("clock", "Set the clock …"), set_clock)
        self.budgets = self.addMenu(translate("clock", "Time for each player"))
        for budget in (None, *BUDGETS):
            text = translate("clock", "No limit") if budget is None else minutes_text(budget)
            set_budget = partial(act, with_budget(clock, budget))
            add_entry(self.budgets, text, set_budget, chosen=clock.budget == budget)
        self.handicaps = self.addMenu(translate("clock", "More time for one"))
        self.handicaps.setEnabled(clock.budget is not None)
        for seat in seats:
            # In a menu an ampersand is a way to say which letter is the shortcut.
            menu = self.handicaps.addMenu(seat.name.replace("&", "&&"))
            extra = clock.extra.get(seat.id, 0)
            for more in HANDICAPS:
                same = translate("clock", "As much as the others")
                text = f"+ {minutes_text(more)}" if more else same
                give = partial(act, SetHandicap(seat.id, more))
                add_entry(menu, text, give, chosen=extra == more)
        add_entry(self, translate("clock", "Hide the clock"), hide)
        self.setActiveAction(self.first)

    def _pause(self, reason: str) -> None:
        self._act(PauseClock(reason))

    def _on_reason(self) -> None:
        text = self.reason.text().strip()
        self.reason.clear()
        self.close()
        self._pause(text)
