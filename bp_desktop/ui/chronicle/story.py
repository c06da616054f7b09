"""Story step by step: the match as sentences from its beginning, with what was taken back."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent

from bp_desktop.games.burning_planets.match.chronicle.sight import as_read_now
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.session import Session
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.widgets.row_painting import LINES
from bp_desktop.ui.widgets.rows import RowList


class StoryPresenter(JournalPresenter):
    """Sentences as they may be read now: with amounts, once the table looks."""

    revealed = False
    books = ""

    def show_revealed(self, revealed: bool) -> None:
        books = self._session.state.options.treasury_visibility
        if (revealed, books) != (self.revealed, self.books):
            self.revealed, self.books = revealed, books
            self._made = {}

    def _as_read(self, before: Match) -> Match:
        return as_read_now(before, self._session.state, revealed=self.revealed)


class StoryView(RowList):
    """The line of the moment is marked; choosing a line goes to its moment."""

    place_asked = Signal(int)

    def __init__(self, theme: Theme, session: Session[Match, Any, Any]) -> None:
        super().__init__(theme, "", self._ask_place, style=LINES)
        self._session = session
        self.story = StoryPresenter(session, self)
        self.setObjectName("plainList")
        self.setAccessibleName(self.tr("Story"))
        self._show_lines()

    def refresh(self, *, revealed: bool) -> None:
        """After a step, or when the table looks at what was hidden."""
        self.story.refresh()
        self.story.show_revealed(revealed)
        self._show_lines()

    def _show_lines(self) -> None:
        self.show_rows(self.story.rows(self.story.ids()), self.chosen)

    def show_place(self, place: int) -> None:
        """Mark the last step that has happened at a place; none before the first."""
        self.choose(str(self._session.timeline[place - 1].seq) if place else None)
        if place:
            self.scrollTo(self.currentIndex())
        else:
            self.scrollToTop()

    def _ask_place(self, id_: str) -> None:
        # What does not count leads to where it stood: behind the last step before it.
        counts = self._session.is_counting(int(id_))
        self.place_asked.emit(self._session.steps_before(int(id_)) + int(counts))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scrollTo(self.currentIndex(), self.ScrollHint.PositionAtCenter)
