"""Viewer of the table: the seat that looks now.

On a screen everybody sees, hidden things stay covered until their owner asks for them.
"""

from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import S
from bp_desktop.games.table import Stage, TableGame


class Viewer(QObject, Generic[S]):
    """Knows which seat was let look, in which turn. Panels only ask, and show themselves anew when
    it changed."""

    changed = Signal()

    def __init__(self, game: TableGame[S, Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._turn = 0
        self._seat: SeatId | None = None

    def _number(self, state: S) -> int:
        turn = self._game.turn(state)
        return turn.number if turn is not None else 0

    def seat(self, state: S) -> SeatId | None:
        """Who looks now; None: everybody, so nothing hidden may be shown."""
        return self._seat if self._turn == self._number(state) else None

    def is_covered(self, state: S) -> bool:
        """Whether what the active seat keeps hidden may not be shown now."""
        game = self._game
        if not game.hides(state):
            return False
        turn = game.turn(state)
        return game.stage(state) is not Stage.PLAY or turn is None or self.seat(state) != turn.seat

    def uncover(self, state: S, seat: SeatId | None = None) -> None:
        """Show what `seat`, or else the active one, may see."""
        turn = self._game.turn(state)
        self._seat = seat if seat is not None or turn is None else turn.seat
        self._turn = self._number(state)
        self.changed.emit()

    def cover(self) -> None:
        if self._seat is not None:
            self._seat = None
            self.changed.emit()
