"""Board of a table: units are taken in hand and put down, and things wait for a cell.

What is in hand, where it may go and how the board is drawn, a game says in a subclass.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QFocusEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.session.session import Change
from bp_desktop.ui.board.canvas import LAYOUT
from bp_desktop.ui.board.marks import MarksItem, PathItem
from bp_desktop.ui.board.scene import BoardScene
from bp_desktop.ui.board.still import StillBoard
from bp_desktop.ui.board.tool import HeldKeys
from bp_desktop.ui.board.transit import BoardTransit
from bp_desktop.ui.board.view import BoardView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.commander import Commander
from bp_desktop.ui.table.message_place import MessagePlace
from bp_desktop.ui.table.placing import Placement, PlacingController
from bp_desktop.ui.widgets.basics import column

STAYS = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Why the keyboard may leave a widget without going anywhere else in the window."""


class HandTool:
    """At most one thing is in hand; while something waits for a cell, the next click gives it
    one."""

    def __init__(self, on_picked: Callable[[Any], object], on_leave: Callable[[], object]) -> None:
        """`on_leave`: Esc with empty hands."""
        self._on_picked = on_picked
        self._on_leave = on_leave
        self.picked: Any = None
        self._waiting: Callable[[Hex], object] | None = None

    def wait_for_cell(self, then: Callable[[Hex], object], *, quietly: bool = False) -> None:
        """`quietly`: nothing is in hand, so there is nobody to tell."""
        if not quietly:
            self.pick(None)
        self._waiting = then

    def stop_waiting(self) -> None:
        self._waiting = None

    @property
    def is_waiting(self) -> bool:
        return self._waiting is not None

    def pick(self, unit: Any) -> None:
        """Take a unit in hand; None puts it back."""
        self._waiting = None
        self.picked = unit
        self._on_picked(unit)

    def refresh(self) -> None:
        """The match changed: look again at what is in hand."""
        if self.picked is not None:
            self.pick(self.picked)

    def takes_cell(self, at: Hex) -> bool:
        """Whether something waited for this click."""
        if self._waiting is None:
            return False
        then, self._waiting = self._waiting, None
        then(at)
        return True

    def press(self, at: Hex, held: HeldKeys) -> None: ...

    def drag(self, over: Hex, held: HeldKeys) -> None:
        self.hover(over)

    def release(self, at: Hex, held: HeldKeys) -> None: ...

    def hover(self, over: Hex | None) -> None: ...

    def cancel(self) -> None:
        if self.picked is None and self._waiting is None:
            self._on_leave()
        self.pick(None)


class TableBoard(QWidget, Generic[S, C, E]):
    """Positions are tracked: units are picked up and put down by mouse or keyboard."""

    tool: HandTool

    def __init__(
        self,
        theme: Theme,
        commander: Commander[S, C, E],
        on_placed: Callable[[Any], object],
        message: MessagePlace,
    ) -> None:
        """`on_placed`: a cell was chosen for what waits for one. What waits is told in the message
        place, where it moves nothing under the mouse."""
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._on_placed = on_placed
        self._tried: Any = None
        """The step that was made of the last cell chosen."""
        self.scene = BoardScene(self)
        self.view = BoardView(self.scene, self._picture(), self)
        self.transit = BoardTransit(theme, self.view, self.scene)
        self._marks = MarksItem()
        self._way = PathItem()
        self.scene.addItem(self._marks)
        self.scene.addItem(self._way)
        self.view.speak_with(self._describe)
        self.placing = PlacingController(
            theme, self.view, self.scene, self.place_for_me, self.stop_placing
        )
        column(theme, self).addWidget(self.view)
        message.bar(self.placing.bar, shown=False)
        self.setFocusProxy(self.view)
        self.view.installEventFilter(self)
        theme.changed.connect(self.refresh)
        commander.changed.connect(self._on_changed)

    # --- what a game says

    @abstractmethod
    def _picture(self) -> StillBoard:
        """The board as it lies now."""

    @abstractmethod
    def _describe(self, cell: Hex) -> str:
        """What is in a cell, for those who hear the board."""

    @abstractmethod
    def _show_change(self, change: Change[S, C, E]) -> None:
        """The board has changed by a step, or what is in hand has."""

    @property
    def match(self) -> S:
        return self._commander.state

    def ring_color(self) -> QColor:
        """Of the hexagon around what is asked about."""
        return self._theme.color("text")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The cell cursor goes with the keyboard: left behind it looks like somebody's piece."""
        if isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() not in STAYS:
            self.scene.cursor.hide()
        return False

    # --- asking for a cell

    def place(self, placement: Placement) -> None:
        """Mark the cells on offer and wait for one."""
        self._tried = None
        self.tool.wait_for_cell(self._answer, quietly=self.placing.current is not None)
        self.placing.begin(placement)

    def stop_placing(self) -> None:
        """What waits for a cell is not placed."""
        if self.placing.current is not None:
            self.placing.end()
            self.tool.cancel()

    def place_for_me(self) -> bool:
        """In the first cell on offer; whether it stands now."""
        placement = self.placing.current
        if placement is None or not placement.cells:
            return False
        self._answer(placement.cells[0])
        return self.placing.current is not placement

    def _on_escape(self) -> None:
        """Esc on the board: what waits for a cell goes, unless there is nothing else to do."""
        placement = self.placing.current
        if placement is not None and placement.insist:
            self.tool.wait_for_cell(self._answer, quietly=True)
        else:
            self.stop_placing()

    def is_escape(self, unit: Any) -> bool:
        """Whether hands became empty by Esc while something waited for a cell: that is put away."""
        if unit is None and self.placing.current is not None and not self.tool.is_waiting:
            self._on_escape()
            return True
        return False

    def _answer(self, at: Hex) -> None:
        placement = self.placing.current
        if placement is None:
            return
        self._tried = placement.make(at)
        if self._tried is not None:
            self._on_placed(self._tried)
        else:
            self.placing.bar.note.setText(
                self.tr("Not there: choose one of the highlighted cells.")
            )
        if self.placing.current is placement:  # a miss: the next click may hit
            self.tool.wait_for_cell(self._answer, quietly=True)

    def _on_changed(self, change: Change[S, C, E]) -> None:
        self._place_on(change.entry.command)
        self._show_change(change)

    def _place_on(self, done: Any) -> None:
        """A step was taken. What waited for a cell stands now, perhaps since the table overruled
        the rules; after any other step it goes on waiting, if it still can."""
        placement = self.placing.current
        if placement is None:
            return
        if done is not None and done == self._tried:
            self.tool.stop_waiting()
            self.placing.end()
            placement.then()
            return
        again = placement.again() if placement.again is not None else None
        if again is not None:
            self.place(again)
        else:
            self.stop_placing()

    def show_cell(self, cell: Hex) -> None:
        """In the middle, with the keyboard on it."""
        self.view.setFocus()
        self.scene.move_cursor(cell, show=True)
        self.view.go_to(QPointF(*LAYOUT.center(cell)))

    def go_to_cell(self, cell: Hex | None) -> None:
        """The keyboard comes to a unit: arrows and Enter move it."""
        self.view.setFocus()
        if cell is not None:
            self.scene.move_cursor(cell, show=True)
            self.view.ensure_cell_visible(cell)

    def refresh(self) -> None:
        self.transit.show_board(self._picture())

    def _show_way(self, way: tuple[Hex, ...]) -> None:
        self._way.show_way(way, self._theme.color("gold"))
