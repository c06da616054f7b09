"""Seats of a match that is being set up: name, colour, dice, and the order round the table."""

from collections.abc import Callable, Collection, Sequence
from itertools import count
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bp_desktop.core.people import as_heard, repeated_name
from bp_desktop.texts.marking import filled, tip
from bp_desktop.ui.look.guarded import guarded
from bp_desktop.ui.look.players import SEATS
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.seat_players import level_words
from bp_desktop.ui.table.setup.parts import AnySetup, SeatDraft, SeatFields
from bp_desktop.ui.table.setup.turning import wide_abreast
from bp_desktop.ui.widgets.basics import SPRING, Button, column, lay, put_away, row, sized
from bp_desktop.ui.widgets.color_button import ColorButton
from bp_desktop.ui.widgets.containers import scroll_area
from bp_desktop.ui.widgets.fields import ChoiceBox, FreshField
from bp_desktop.ui.widgets.fingers import DRAGGED

ASIDE = 10
"""What a scroll bar takes of the width."""
ROW, GAP, SEEN = 42, 4, 4
"""Of one player, between two, and how many are seen without scrolling."""


class SeatHandle(Button):
    """Drag a player to another seat; with the keyboard, arrow up and down."""

    def __init__(
        self, theme: Theme, text: str, by: Callable[[int], object], to: Callable[[int], object]
    ) -> None:
        super().__init__(theme, text, kind="icon", icon_name="drag")
        self._by = by
        self._to = to
        self._dragging = False
        self.setProperty(DRAGGED, True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragging = event.button() == Qt.MouseButton.LeftButton
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragging:
            self._to(round(event.globalPosition().y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging = False
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._by(step)
            self.setFocus()
        else:
            super().keyPressEvent(event)


class NameField(FreshField):
    """A click into a name nobody typed marks it."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given

    def mark(self) -> None:
        if self.text() == self.given:
            super().mark()


def proposed_name(number: int) -> str:
    return filled(QCoreApplication.translate("PlayerLine", "Player {number}"), number=number)


class PlayerLine(QFrame):
    """One player: seat, colour, name and dice, and what the game asks besides."""

    def __init__(
        self,
        theme: Theme,
        seats: "SeatsPanel",
        number: int,
        own: SeatFields[Any],
        levels: Collection[str],
    ) -> None:
        """`levels`: at which the program can play."""
        super().__init__()
        self.color = number - 1
        self.own = own
        self.name = NameField(proposed_name(number))
        self.name.setMaxLength(80)
        self.name.returnPressed.connect(lambda: seats.ask_name_after(self))
        self.name.setAccessibleName(filled(self.tr("Name of player {number}"), number=number))
        self.token = ColorButton(theme, self.color, lambda color: seats.take_color(self, color))
        self.handle = SeatHandle(
            theme,
            self.tr("Move to another seat: drag, or use the up and down arrows"),
            lambda step: seats.reseat(self, seats.lines.index(self) + step),
            lambda y: seats.drag(self, y),
        )
        self.dice = ChoiceBox()
        self.dice.offer(
            {
                False: self.tr("Program rolls"),
                True: self.tr("Real dice"),
                **{level: level_words(level) for level in levels},
            }
        )
        self.dice.setAccessibleName(self.tr("Dice, or the program plays"))
        self.dice.setToolTip(tip(self.tr("Who rolls for this player, or that the program plays")))
        self.remove = Button(
            theme,
            self.tr("Remove this player"),
            lambda: seats.ask_to_remove.emit(self),
            kind="icon",
            icon_name="close",
        )
        token = sized(theme, self.token, width=36, height=36)
        who, how = (sized(theme, QWidget(), height=ROW, holds_targets=True) for _ in range(2))
        self.name.setMinimumWidth(theme.px(60 if theme.look.touch else 90))
        lay(row(theme, who, spacing=6), self.handle, token, (self.name, 1))
        # Its chips stay in one line: a half that has no room for them turns.
        own.beside.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        lay(row(theme, how, spacing=6), own.beside, self.dice, SPRING, self.remove)
        self._halves = lay(row(theme, spacing=6), (who, 1), how)
        lay(column(theme, self), self._halves, own.below)

    @property
    def abreast(self) -> int:
        """The width it takes in one line."""
        return wide_abreast(self._halves)

    def turn(self, *, below: bool) -> None:
        """Whether the second half stands below the first."""
        way = QBoxLayout.Direction
        self._halves.setDirection(way.TopToBottom if below else way.LeftToRight)

    def show_color(self, color: int) -> None:
        self.color = color
        self.token.show_color(color)

    def draft(self) -> SeatDraft[Any]:
        """As it stands here; without a name that nobody typed."""
        name = self.name.text()
        typed = "" if name == self.name.given else name
        chosen = self.dice.currentData()
        level = chosen if isinstance(chosen, str) else ""
        return SeatDraft(typed, self.color, chosen is True, self.own.value(), level)

    def show_draft(self, draft: SeatDraft[Any]) -> None:
        self.name.setText(draft.name or self.name.given)
        self.own.show_value(draft.own)
        self.show_color(draft.color)
        self.dice.choose(draft.level or draft.by_hand)

    def seated(self) -> SeatDraft[Any]:
        """With a name in any case."""
        return self.draft()._replace(name=self.name.text().strip() or self.name.given)


class SeatsArea(QScrollArea):
    """Shows so many players at least; of more it scrolls."""

    def __init__(self, theme: Theme, seats: "SeatsPanel") -> None:
        super().__init__()
        self._theme = theme
        self._seats = seats
        holder = QWidget()
        lay(column(theme, holder, edges=(0, 0, 6, 0)), seats, SPRING)
        scroll_area(holder, self, focus=False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        seats.installEventFilter(self)
        self._may_turn = False

    def let_turn(self, *, may_turn: bool) -> None:
        """Whether players may take two lines each, since nothing stands beside them any more."""
        self._may_turn = may_turn
        self._turn()
        self.updateGeometry()

    def _turn(self) -> None:
        lines = self._seats.lines
        room = self.width() - self._theme.px(ASIDE)
        below = self._may_turn and any(one.abreast > room for one in lines)
        for one in lines:
            one.turn(below=below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    @guarded
    def minimumSizeHint(self) -> QSize:
        lines = self._seats.lines[:SEEN]
        high = sum(one.sizeHint().height() for one in lines)
        least = SEEN * self._theme.px(ROW) + (SEEN - 1) * self._theme.px(GAP)
        wide = 0 if self._may_turn else max((one.abreast for one in lines), default=0)
        wide = max(wide, self._seats.minimumSizeHint().width()) + self._theme.px(ASIDE)
        return QSize(wide, max(least, high + max(0, len(lines) - 1) * self._theme.px(GAP)))

    @guarded
    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()  # somebody has come
            self.updateGeometry()
        return super().eventFilter(watched, event)


class SeatsPanel(QWidget):
    """Lines that can be dragged into order, as many as the game has players."""

    named = Signal()
    """Enter in the last name."""
    ask_to_remove = Signal(object)
    """PlayerLine: somebody does not play after all."""

    def __init__(self, theme: Theme, parts: AnySetup, on_changed: Callable[[], object]) -> None:
        super().__init__()
        self._theme = theme
        self._parts = parts
        self._on_changed = on_changed
        """Called when other players, or others of what the game asks, are chosen."""
        self.lines: list[PlayerLine] = []
        self._box: QVBoxLayout = column(theme, self, spacing=GAP)

    def add(self) -> None:
        number = len(self.lines) + 1
        own = self._parts.make_fields(self._theme, self._on_changed)
        line = PlayerLine(self._theme, self, self._free_number(), own, self._parts.game.bots)
        used = {one.color for one in self.lines}
        line.show_color(next(color for color in range(SEATS) if color not in used))
        self.lines.append(line)
        self._box.addWidget(line)
        own.show_value(self._parts.usual(number - 1))

    def _free_number(self) -> int:
        """Nobody is called like a player who is there already, or would be if nobody typed."""
        taken = {as_heard(name) for one in self.lines for name in (one.name.text(), one.name.given)}
        return next(n for n in count(1) if as_heard(proposed_name(n)) not in taken)

    def ask_for_another_name(self) -> None:
        """The field of the first one who is called like somebody before."""
        names = [line.seated().name for line in self.lines]
        for place, line in enumerate(self.lines):
            if repeated_name(names[: place + 1]):
                line.name.setFocus()
                line.name.selectAll()
                return

    def ask_name_after(self, line: PlayerLine | None) -> None:
        """Enter goes from name to name, each ready to be typed over; None asks for the first."""
        place = 0 if line is None else self.lines.index(line) + 1
        if place < len(self.lines):
            self.lines[place].name.setFocus()
            self.lines[place].name.selectAll()
        else:
            self.named.emit()

    def remove(self, line: PlayerLine) -> None:
        self.lines.remove(line)
        self._box.removeWidget(line)
        put_away(line)

    def show_seats(self, own: Sequence[Any]) -> None:
        """As many players, with what the game asks of each."""
        while len(self.lines) > len(own):
            self.remove(self.lines[-1])
        while len(self.lines) < len(own):
            self.add()
        for line, value in zip(self.lines, own, strict=True):
            line.own.show_value(value)

    def show_drafts(self, drafts: Sequence[SeatDraft[Any]]) -> None:
        self.show_seats([one.own for one in drafts])
        for line, one in zip(self.lines, drafts, strict=True):
            line.show_draft(one)

    def take_color(self, line: PlayerLine, color: int) -> None:
        """Nobody shares a colour: whoever had it gets the other one."""
        for other in self.lines:
            if other is not line and other.color == color:
                other.show_color(line.color)
        line.show_color(color)

    def reseat(self, line: PlayerLine, to: int) -> None:
        if 0 <= to < len(self.lines) and self.lines[to] is not line:
            self.lines.remove(line)
            self.lines.insert(to, line)
            self._box.removeWidget(line)
            self._box.insertWidget(to, line)
            self._on_changed()

    def drag(self, line: PlayerLine, y: int) -> None:
        """The pointer is at this height of the screen: the line goes to the seat there."""
        for place, other in enumerate(self.lines):
            top = other.mapToGlobal(other.rect().topLeft()).y()
            if other is not line and top <= y < top + other.height():
                self.reseat(line, place)
                return
