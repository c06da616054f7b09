"""Deed panel of a dock: what can be done in one field of a game, a card each, below a note."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.ui.table.boarded_table import BoardedTable
from bp_desktop.ui.table.deed_column import Deed, DeedColumn
from bp_desktop.ui.widgets.basics import label, show_text
from bp_desktop.ui.widgets.dock import DockPanel

B = TypeVar("B", bound=BoardedTable[Any, Any, Any])


class DeedPanel(DockPanel, Generic[B]):
    """Follows the match while it is seen. Which deeds there are, a game says in a subclass."""

    def __init__(self, table: B, *above: QWidget) -> None:
        super().__init__()
        self._table = table
        self.context = context = table.context
        self.note = label("", "small", wrap=True)
        theme, looks = context.theme, context.parts.resources()
        self.deeds = DeedColumn(theme, context.rules, looks)
        self.lay_scrolled(theme, self.note, *above, self.deeds, 1, spacing=10)
        context.follow(self, lambda match: (match, context.looking()), self._show, while_seen=True)

    def _show(self, match: Any, viewer: SeatId | None) -> None:
        raise NotImplementedError

    def show_deeds(self, note: str, deeds: Iterable[Deed]) -> None:
        show_text(self.note, note)
        self.deeds.show_deeds(list(deeds))

    def take_keyboard(self) -> None:
        self.deeds.focus_first()
