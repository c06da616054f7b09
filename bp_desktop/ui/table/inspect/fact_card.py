"""Fact card: all about one thing, pinned beside it, with what can be done to it as buttons."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.facts import ThingFacts
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.inspect.fact_parts import (
    TOP,
    fact_line,
    figure_box,
    name_of,
    owner_color,
    owner_of,
    picture,
    whose,
)
from bp_desktop.ui.table.inspect.places import CardPlace, Heading, card_place
from bp_desktop.ui.widgets.basics import (
    SPRING,
    Button,
    card,
    column,
    label,
    lay,
    put_away,
    row,
    rule,
    sized,
)
from bp_desktop.ui.widgets.containers import flowing, scroll_area
from bp_desktop.ui.widgets.fields import PlayerBadge
from bp_desktop.ui.widgets.floating import FloatingFrame
from bp_desktop.ui.widgets.purse import PurseLine
from bp_desktop.ui.words.wording import worded

WIDTH, LEAST_HEIGHT = 320, 220
GAP, LEAST_GAP, EDGE = 52, 12, 8
PICTURE, PICTURE_BOX, BADGE, POINTER = 44, 60, 16, 14
WAYS = {
    Qt.Key.Key_Left: Heading.LEFT,
    Qt.Key.Key_Right: Heading.RIGHT,
    Qt.Key.Key_Up: Heading.UP,
    Qt.Key.Key_Down: Heading.DOWN,
}


class FactCard(FloatingFrame):
    """Stays until it is closed; Esc and the cross do that, arrow keys lead to other things."""

    closed = Signal()
    went = Signal(object)
    """An arrow key was pressed: its Heading."""

    def __init__(
        self,
        context: AnyTable,
        parent: QWidget,
        act: Callable[[Any], object],
        plan: Callable[[str], object] | None,
    ) -> None:
        """`act` gives a step, `plan` plans a fight against a thing."""
        super().__init__(context.theme, parent)
        self._context = context
        self._act = act
        self._plan = plan
        self.facts: ThingFacts[Any] | None = None
        self._place: CardPlace | None = None
        self._spot = QRect()
        theme = self.theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._body = QWidget(self)
        self._outer = lay(column(theme, self), self._body)

    def rule_here(self) -> str:
        """What speaks of the thing (F1)."""
        return self.facts.rule if self.facts is not None else ""

    # --- what it says

    def show_facts(self, facts: ThingFacts[Any]) -> None:
        """All of it anew: what it may do hangs on the whole match."""
        self.facts = facts
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and self.isAncestorOf(focus)
        self.line = owner_color(self.theme, owner_of(self._context, facts))
        old, self._body = self._body, self._made(facts)
        self._outer.replaceWidget(old, self._body)
        put_away(old)
        self._body.show()
        self._outer.setContentsMargins(*(self.reach,) * 4)
        self.setAccessibleName(f"{self.title.text()}, {self.whose.text()}")
        self.update()
        if had_keyboard:
            self.setFocus()

    def _made(self, facts: ThingFacts[Any]) -> QWidget:
        """Put together before it is seen, so that its height is known."""
        theme, seat = self.theme, owner_of(self._context, facts)
        made = QWidget()
        self._head = self._made_head(facts)
        content = QWidget()
        self._lines = column(theme, content, spacing=8, edges=(14, 12, 14, 12))
        self._add_figures(facts)
        for section in facts.sections:
            self._lines.addSpacing(theme.px(4))
            self._lines.addWidget(label(worded(section.title), "overline", wrap=True))
            for line in section.lines:
                self._lines.addWidget(fact_line(self._context, line, seat, self._do))
        self._lines.addStretch()
        scroll = scroll_area(content, focus=False)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._foot = self._made_foot(facts)
        lay(column(theme, made), self._head, (scroll, 1), self._foot)
        return made

    def _made_head(self, facts: ThingFacts[Any]) -> QHBoxLayout:
        theme, seat = self.theme, owner_of(self._context, facts)
        box = sized(theme, card("sunken"), width=PICTURE_BOX, height=PICTURE_BOX)
        lay(row(theme, box), 1, picture(theme, facts.icon, PICTURE, seat), 1)
        self.title = label(name_of(self._context, facts), "heading", wrap=True)
        self.whose = label(whose(facts, seat), "small", wrap=True)
        badge = PlayerBadge(theme, BADGE, seat.color) if seat is not None else None
        owner = lay(row(theme, spacing=5), badge, (self.whose, 1))
        words = lay(column(theme, spacing=2), 1, self.title, owner, 1)
        self.close_button = Button(
            theme, self.tr("Close"), self.closed.emit, kind="icon", icon_name="close"
        )
        head = row(theme, spacing=12, edges=(14, 18, 14, 0))
        return lay(head, (box, 0, TOP), (words, 1), (self.close_button, 0, TOP))

    def _add_figures(self, facts: ThingFacts[Any]) -> None:
        theme = self.theme
        if facts.boxes:
            boxes = (figure_box(theme, one) for one in facts.boxes)
            self._lines.addLayout(lay(row(theme, spacing=8), *((one, 1) for one in boxes)))
        if facts.yields:
            note = label(self.tr("each turn"), "small")
            amounts = lay(row(theme, spacing=6), self._purse(facts.yields), note, SPRING)
            self._lines.addLayout(amounts)
        for message in facts.brief:
            self._lines.addWidget(label(worded(message), "small", wrap=True))

    def _made_foot(self, facts: ThingFacts[Any]) -> QVBoxLayout:
        """The way to a plan, what it costs and since when it is there."""
        theme, plan = self.theme, self._plan
        parts: list[QWidget] = []
        if facts.is_prey and plan is not None:
            text = self.tr("Plan the fight")
            parts.append(
                Button(theme, text, lambda: plan(facts.id), kind="mini", icon_name="crosshair")
            )
        if facts.cost:
            cost = QWidget()
            words = label(self.tr("Cost"), "small")
            lay(row(theme, cost, spacing=6), words, self._purse(facts.cost))
            parts.append(cost)
        if facts.foot is not None:
            parts.append(label(worded(facts.foot), "small"))
        foot = column(theme)
        if parts:
            inset = 8 if isinstance(parts[0], Button) else 14  # a button has room inside
            line = column(theme, edges=(inset, 7, 14, 8))
            lay(foot, rule(), lay(line, flowing(theme, *parts, gap=12)))
        return foot

    def _purse(self, amounts: Purse) -> PurseLine:
        made = PurseLine(self.theme, self._context.parts.resources())
        made.show_purse(amounts)
        return made

    def _do(self, command: Any) -> None:
        self.closed.emit()
        self._act(command)

    # --- where it stands

    @property
    def least_height(self) -> int:
        """Where there is less room, too little of it could be read."""
        return self.theme.px(LEAST_HEIGHT)

    def stand(self, room: QRect, spot: QRect | None) -> None:
        """Beside a spot, or in the middle, of a room; both in the coordinates of its parent."""
        theme, edge = self.theme, self.theme.px(EDGE)
        room = room.adjusted(edge, edge, -edge, -edge)
        width = min(theme.px(WIDTH), room.width())
        size = QSize(width, min(self._height_for(width), room.height()))
        if spot is None:
            frame = QRect(QPoint(0, 0), size)
            frame.moveCenter(room.center())
            self._place = CardPlace(frame, None)
        else:
            self._place = card_place(room, size, spot, theme.px(GAP), theme.px(LEAST_GAP))
            self._spot = spot
        self.put(self._place.frame)
        self.show()
        self.raise_()

    def _height_for(self, width: int) -> int:
        """Of everything in it, unscrolled."""
        whole = 0
        parts: tuple[QLayout, ...] = (self._head, self._lines, self._foot)
        for part in parts:
            part.activate()
            high = part.totalHeightForWidth(width) if part.hasHeightForWidth() else -1
            whole += high if high >= 0 else part.totalSizeHint().height()
        return whole

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._place is None or self._place.side is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.theme.color("outline"), 1))
            painter.setBrush(self.theme.color("outline"))
            painter.drawPolygon(self._pointer(self._place.side))

    def _pointer(self, side: Heading) -> QPolygonF:
        """From the middle of the thing's height, or breadth, out of that side."""
        inner = QRect(QPoint(self.reach, self.reach), self.frame.size())
        aim = self._spot.center() - self.pos()
        half, long = self.theme.px(POINTER) / 2, self.theme.px(POINTER)
        margin = self.theme.px(24)
        across, down = side.value
        if across:
            x = float(inner.left() - 1 if across < 0 else inner.right() + 2)
            y = float(max(inner.top() + margin, min(aim.y(), inner.bottom() - margin)))
        else:
            x = float(max(inner.left() + margin, min(aim.x(), inner.right() - margin)))
            y = float(inner.top() - 1 if down < 0 else inner.bottom() + 2)
        tip, aside = QPointF(across * long, down * long), QPointF(down * half, across * half)
        foot = QPointF(x, y)
        return QPolygonF([foot - aside, foot + tip, foot + aside])

    # --- keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in WAYS:
            self.went.emit(WAYS[key])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on it is none on what lies below."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
