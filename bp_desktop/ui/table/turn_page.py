"""Turn page: where the parts of a table stand, and the line that tells what holds for the turn."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.table import Stage
from bp_desktop.ui.table.height_class import HeightClass, height_class
from bp_desktop.ui.widgets.basics import (
    SPRING,
    column,
    keep_place,
    label,
    lay,
    respace,
    row,
    show_text,
)

if TYPE_CHECKING:
    from bp_desktop.ui.table.view import TableView


EDGES, LOW_EDGES = (32, 20, 32, 20), (24, 12, 24, 12)
SPACING, LOW_SPACING = 12, 8


class TurnPage(QWidget):
    """The panels of a table: money, the next step and the board left, what can be done right."""

    def __init__(self, view: "TableView[Any, Any, Any]") -> None:
        super().__init__()
        theme, own = view.context.theme, view.own
        self.event_line = label("", "overline", wrap=True)
        self._theme = theme
        self._view = view
        self._room = HeightClass.AMPLE
        money = self._money = QWidget()
        """Before the first turn something of the game may stand where the balances will."""
        lay(column(theme, money, spacing=12), view.balances, own.before_play)
        left = self._left = column(theme, spacing=SPACING)
        lay(left, money, own.told, view.go_on, view.trouble, (view.pages, 1), SPRING)
        right = lay(column(theme, spacing=12), own.beside, (view.dock, 1))
        if view.dock.names():
            right.addStretch()  # whatever is lower than the column stands at its top
        else:
            view.dock.hide()  # and with it the column
        middle = lay(row(theme, spacing=24), (left, 5), (right, 3))
        whole = self._whole = column(theme, self, spacing=SPACING, edges=EDGES)
        lay(whole, view.head, view.others, view.clock.bar, self.event_line, (middle, 1))
        past = view.past
        self._gives_way: dict[QObject, tuple[QWidget, ...]] = {
            past.correction: (money, view.go_on, past.lines)
        }
        """What a form takes the room of while it is open in a low window."""
        for page in own.pages:
            if page.form is not None:
                self._gives_way[page.form] = (money,)
        self._open: set[QObject] = set()
        for form in self._gives_way:
            form.installEventFilter(self)
        self._keep_place_of_event()
        self._place_trouble()
        view.pages.turned.connect(self._place_trouble)
        theme.changed.connect(self._share_room)
        view.context.follow(self, self._slice, self._show)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _spread(self, room: HeightClass) -> None:
        """In a low window the money is one line over the whole page: its digits stay large, and
        what stands below gets the height. The event stands below the main button there, since no
        place is kept free for it: neither way it moves that button under anybody's mouse."""
        self._room = room
        low = room is not HeightClass.AMPLE
        view = self._view
        above = self._whole.indexOf(view.clock.bar) + 1
        if low:
            self._whole.insertWidget(above, self._money)
            self._left.insertWidget(self._left.indexOf(view.go_on) + 1, self.event_line)
        else:
            self._whole.insertWidget(above, self.event_line)
            self._left.insertWidget(0, self._money)
        spacing = LOW_SPACING if low else SPACING
        respace(self._theme, self._whole, spacing=spacing, edges=LOW_EDGES if low else EDGES)
        respace(self._theme, self._left, spacing=spacing)
        for part in (view.head, view.clock.face, view.balances, view.own):
            part.spread(room)
        self._keep_place_of_event()

    def _keep_place_of_event(self) -> None:
        """Above the main button, where there is room."""
        keep_place(self.event_line, self._room is HeightClass.AMPLE)

    def _place_trouble(self) -> None:
        """Over the board, which must not move under the mouse; else above the main button, since
        a list or form below may need every line it has."""
        view = self._view
        told = not view.trouble.isHidden()  # in another place it is hidden at first
        page = view.pages.shown
        if page is not None and page.over is not None:
            page.over.add(view.trouble)
        else:
            first = view.own.told or view.go_on
            self._left.insertWidget(self._left.indexOf(first), view.trouble)
        view.trouble.setVisible(told)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A form comes, or goes: with its page, the table, or by itself."""
        if event.type() == QEvent.Type.Show:
            self._open.add(watched)
            self._share_room()
        elif event.type() == QEvent.Type.Hide:
            self._open.discard(watched)
            self._share_room()
        return False

    def _share_room(self) -> None:
        """In a low window an open form would be cut off, and its last button with it."""
        # The table's height, not the page's: who looks takes a line below, which moves nothing.
        room = height_class(self._theme, self._view.height())
        if room is not self._room:
            self._spread(room)
        tight = room is not HeightClass.AMPLE
        taken = {one for form in self._open if tight for one in self._gives_way[form]}
        for one in {one for all_ in self._gives_way.values() for one in all_}:
            one.setHidden(one in taken)

    def _slice(self, state: Any) -> tuple[object, ...]:
        context = self._view.context
        return context.parts.notice(state), context.game.stage(state)

    def _show(self, notice: str, stage: Stage) -> None:
        show_text(self.event_line, notice)
        has_money = self._view.context.game.accounts is not None
        self._view.balances.setVisible(stage is Stage.PLAY and has_money)
