"""The story of a match, in short or step by step."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.session.session import Session
from bp_desktop.ui.chronicle.story import StoryView
from bp_desktop.ui.chronicle.tale import TaleView
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.widgets.one_of import OneOf

SHORT, STEPS = "short", "steps"


class StoryPanel(QWidget):
    """Both move with the slider; the short one is there first, it reads like a story."""

    place_asked = Signal(int)

    def __init__(self, theme: Theme, session: Session[Match, Any, Any]) -> None:
        super().__init__()
        self.tale = TaleView(theme, session)
        self.steps = StoryView(theme, session)
        self._views = QStackedWidget()
        for view in (self.tale, self.steps):
            self._views.addWidget(view)
            view.place_asked.connect(self.place_asked)
        self.lengths = OneOf(
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
