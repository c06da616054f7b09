"""Bubble of a lesson: a small panel that says one thing to do, and a ring around what it means."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bp_desktop.ui.lessons.bubble_place import BubblePlace, BubbleSide, bubble_place
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.announcing import announce
from bp_desktop.ui.widgets.basics import (
    Button,
    column,
    focus_by_tab,
    label,
    lay,
    show_text,
)
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.floating import FloatingFrame
from bp_desktop.ui.widgets.rule_link import NO_BOOK, RuleLinks, RuleReader
from bp_desktop.ui.widgets.tab_walk import is_stop

WIDTH, EDGE, GAP = 320, 10, 16
POINTER, CORNER = 9, 24
RING, RING_ROOM = 3, 5
"""How thick the ring is, and how far from what it surrounds."""


class BubbleWords(NamedTuple):
    """All that it says."""

    head: str
    """Which lesson, and how far it is."""
    title: str
    text: str
    rules: tuple[str, ...] = ()
    go_on: str = ""
    """On the button that goes on; "": something is to be done instead."""
    can_skip: bool = True
    can_leave: bool = True


class TargetRing(QWidget):
    """Lets every click through to what it surrounds."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_around(self, target: QRect) -> None:
        room = self._theme.px(RING + RING_ROOM)
        place = target.adjusted(-room, -room, room, room)
        if place != self.geometry():
            self.setGeometry(place)
        self.show()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        line = self._theme.px(RING)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inset = line
            inside = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            # A dark edge on both sides keeps it visible on every ground.
            for ink, width in ((QColor(0, 0, 0, 130), 2 * line), (self._theme.color("gold"), line)):
                painter.setPen(QPen(ink, width))
                painter.drawRoundedRect(inside, self._theme.px(10), self._theme.px(10))


class LessonBubble(FloatingFrame):
    """It takes the keyboard only when it is asked to, and Esc gives it back."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        on_continue: Callable[[], object],
        on_skip: Callable[[], object],
        on_leave: Callable[[], object],
        rules: RuleReader = NO_BOOK,
    ) -> None:
        super().__init__(theme, window, line=theme.color("gold"))
        self.ring = TargetRing(theme, window)
        self._place: BubblePlace | None = None
        self._target: QRect | None = None
        self._said: BubbleWords | None = None
        self._before: QWidget | None = None
        self.head = label("", "overline", wrap=True)
        self.title = label("", "heading", wrap=True)
        self.text = label("", wrap=True)
        self.rules = RuleLinks(theme, rules)
        self.go_on = Button(theme, "", on_continue, kind="primary", icon_name="arrow_right")
        self.skip = Button(theme, self.tr("Skip this step"), on_skip, kind="link")
        self.leave = Button(theme, self.tr("Leave the lesson"), on_leave, kind="link")
        for one in (self.go_on, self.skip, self.leave):
            focus_by_tab(one)
        ways = flowing(theme, self.go_on, self.skip, self.leave, gap=10)
        self._box = column(theme, spacing=6, edges=(18, 16, 18, 10))
        lay(self._box, self.head, self.title, self.text, self.rules, ways)
        outer = lay(column(theme, self), self._box)
        outer.setContentsMargins(*(self.reach,) * 4)
        self.hide()

    # --- what it says

    def say(self, words: BubbleWords) -> None:
        if words == self._said:
            return
        self._said = words
        had_keyboard = self.has_keyboard
        self.head.setText(words.head)
        self.title.setText(words.title)
        show_text(self.text, words.text)
        self.rules.cite(words.rules, words.text)
        self.go_on.set_words(words.go_on)
        self.go_on.setVisible(bool(words.go_on))
        self.skip.setVisible(words.can_skip)
        self.leave.setVisible(words.can_leave)
        self.setAccessibleName(f"{words.head}: {words.title}")
        self.setAccessibleDescription(words.text)
        if had_keyboard:
            if words.go_on:
                self.go_on.setFocus()
            else:  # there is something to do: with the keys, too
                self.give_keyboard_back()
        said = " ".join(one for one in (words.title, words.text) if one)
        announce(self, said)

    # --- where it stands

    def stand(self, room: QRect, target: QRect | None, clear: Iterable[QRect]) -> None:
        """Beside a place of the window, or in a corner."""
        edge = self.theme.px(EDGE)
        room = room.adjusted(edge, edge, -edge, -edge)
        width = min(self.theme.px(WIDTH), room.width())
        size = QSize(width, min(self._height_for(width), room.height()))
        gap = self.theme.px(GAP)
        self._place = place = bubble_place(room, size, target, clear, gap)
        self._target = target
        if self.frame != place.frame:
            self.put(place.frame)
        if target is None:
            self.ring.hide()
        else:
            self.ring.show_around(target)
        if self.isHidden():
            self.show()
            self.ring.raise_()
            self.raise_()
        self.update()

    def go_away(self) -> None:
        self.give_keyboard_back()
        self.ring.hide()
        self.hide()

    def _height_for(self, width: int) -> int:
        self._box.activate()
        return self._box.totalHeightForWidth(width)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        place, target = self._place, self._target
        if place is None or place.side is None or target is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("gold"))
            painter.drawPolygon(self._pointer(place.side, target.center() - self.pos()))

    def _pointer(self, side: BubbleSide, aim: QPoint) -> QPolygonF:
        """Out of that side, as near to the middle of the target as the side goes."""
        inner = QRect(QPoint(self.reach, self.reach), self.frame.size())
        half, long = self.theme.px(POINTER), float(self.theme.px(POINTER))
        margin = self.theme.px(CORNER)
        across, down = side.value
        if across:
            x = float(inner.left() if across < 0 else inner.right() + 1)
            y = float(max(inner.top() + margin, min(aim.y(), inner.bottom() - margin)))
        else:
            x = float(max(inner.left() + margin, min(aim.x(), inner.right() - margin)))
            y = float(inner.top() if down < 0 else inner.bottom() + 1)
        tip, aside = QPointF(across * long, down * long), QPointF(down * half, across * half)
        foot = QPointF(x, y)
        return QPolygonF([foot - aside, foot + tip, foot + aside])

    # --- keyboard and mouse

    @property
    def has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def take_keyboard(self) -> None:
        """Asked for by key; the same key gives it back."""
        if self.has_keyboard:
            self.give_keyboard_back()
            return
        self._before = QApplication.focusWidget()
        ways = (self.go_on, self.skip, self.leave)
        first = next((one for one in ways if not one.isHidden() and is_stop(one)), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def give_keyboard_back(self) -> None:
        before, self._before = self._before, None
        if self.has_keyboard and before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives the keyboard back; the lesson stays."""
        if event.key() == Qt.Key.Key_Escape:
            self.give_keyboard_back()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on it is none on what lies below."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
