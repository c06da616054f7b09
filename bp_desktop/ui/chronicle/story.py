"""The story panel: a match turn by turn in short, or step by step with what was taken back."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from bp_desktop.games.table import TableGame
from bp_desktop.session.session import Session
from bp_desktop.ui.chronicle.tale import TaleView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.journal import JournalPresenter
from bp_desktop.ui.widgets.basics import column
from bp_desktop.ui.widgets.fields import OneOfField
from bp_desktop.ui.widgets.row_painting import LINES
from bp_desktop.ui.widgets.rows import RowList

SHORT, STEPS = "short", "steps"


class StoryPresenter(JournalPresenter[Any, Any, Any]):
    """Sentences as they may be read now: with amounts, once the table looks."""

    revealed = False
    hides = False

    def show_revealed(self, revealed: bool) -> None:
        hides = self._game.hides(self._session.state)
        if (revealed, hides) != (self.revealed, self.hides):
            self.revealed, self.hides = revealed, hides
            self._made = {}

    def _as_read(self, before: Any) -> Any:
        return self._game.looked_back(before, self._session.state, self.revealed)


class StoryView(RowList):
    """The line of the moment is marked; choosing a line goes to its moment."""

    place_asked = Signal(int)

    def __init__(
        self,
        theme: Theme,
        session: Session[Any, Any, Any],
        game: TableGame[Any, Any, Any],
    ) -> None:
        super().__init__(theme, "", self._ask_place, style=LINES)
        self._session = session
        self.story = StoryPresenter(session, game, parent=self)
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


class StoryPanel(QWidget):
    """Both move with the slider; the short one is there first, it reads like a story."""

    place_asked = Signal(int)

    def __init__(
        self,
        theme: Theme,
        session: Session[Any, Any, Any],
        game: TableGame[Any, Any, Any],
    ) -> None:
        super().__init__()
        self.tale = TaleView(theme, session, game)
        self.steps = StoryView(theme, session, game)
        self._views = QStackedWidget()
        for view in (self.tale, self.steps):
            self._views.addWidget(view)
            view.place_asked.connect(self.place_asked)
        self.lengths = OneOfField(
            theme,
            {SHORT: self.tr("Turn by turn"), STEPS: self.tr("Step by step")},
            SHORT,
            self.show_length,
        )
        whole = column(theme, self, spacing=8)
        whole.addWidget(self.lengths)
        whole.addWidget(self._views, 1)

    def show_length(self, length: str) -> None:
        self.lengths.show_chosen(length)
        self._views.setCurrentWidget(self.tale if length == SHORT else self.steps)

    def refresh(self, *, revealed: bool) -> None:
        """After a step, or when the table looks at what was hidden."""
        self.steps.refresh(revealed=revealed)
        self.tale.refresh()

    def show_place(self, place: int) -> None:
        self.steps.show_place(place)
        self.tale.show_place(place)
