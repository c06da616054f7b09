"""New balances: what a correction would make of the treasuries, before it is made."""

from collections.abc import Set
from typing import Any

from PySide6.QtWidgets import QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.table import Seat
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.basics import column, emptied, label
from bp_desktop.ui.widgets.containers import flowing
from bp_desktop.ui.widgets.purse import PurseLine


class NewBalances(QWidget):
    """A line for each seat whose balance would be another one, as far as whoever looks may see it;
    hidden while there is none."""

    def __init__(self, context: AnyTable) -> None:
        super().__init__()
        self._context = context
        self._lines = column(context.theme, self, spacing=4)
        self.changes: list[tuple[Seat, Purse, Purse]] = []
        """Whose, and from what to what."""
        self.hide()

    def show_after(self, after: Any | None) -> None:
        """`after`: the match with the correction made; None: nobody knows yet."""
        self.changes = [] if after is None else self._changed(after)
        emptied(self._lines)
        for seat, was, becomes in self.changes:
            changed = {one for one, _ in (becomes - was)}
            before, then = self._line(was, changed), self._line(becomes, changed)
            parts = label(seat.name, "strong"), before, label("→", "small"), then
            self._lines.addWidget(flowing(self._context.theme, *parts))
        self.setVisible(bool(self.changes))

    def _line(self, purse: Purse, changed: Set[str]) -> PurseLine:
        """Only what changes, so that it fits wherever the card does."""
        made = PurseLine(self._context.theme, self._context.parts.resources())
        made.show_purse(Purse.of({one: amount for one, amount in purse if one in changed}))
        return made

    def _changed(self, after: Any) -> list[tuple[Seat, Purse, Purse]]:
        context, now = self._context, self._context.state
        accounts = context.game.accounts
        if accounts is None:
            return []
        seats = [one for one in context.game.seats(now) if context.may_see(one.id)]
        there = {one.id for one in context.game.seats(after)}
        balances = (
            (one, accounts.balance(now, one.id), accounts.balance(after, one.id))
            for one in seats
            if one.id in there
        )
        return [one for one in balances if one[1] != one[2]]
