"""The next collection, source by source, and what events would leave of it."""

from collections.abc import Sequence

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.match.queries.income import Income, income_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.commanders import MatchCommander
from bp_desktop.ui.games.burning_planets.table.titles import site_title
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import SPRING, Card, column, label, lay, row
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.purse import PurseLine

Line = tuple[str, Purse]


class ForecastLine(QWidget):
    def __init__(self, theme: Theme, role: str) -> None:
        super().__init__()
        self.title = label("", role)
        self.purse = PurseLine(theme, resource_looks())
        lay(row(theme, self, spacing=8), (self.title, 1), self.purse)

    def show_line(self, line: Line) -> None:
        self.title.setText(line[0])
        self.purse.show_purse(line[1])


class ForecastLines(QWidget):
    """As many as are needed; those that are there already are used again, which is faster."""

    def __init__(self, theme: Theme, role: str, spacing: int) -> None:
        super().__init__()
        self._theme = theme
        self._role = role
        self._lines: list[ForecastLine] = []
        self._box: QVBoxLayout = column(theme, self, spacing=spacing)

    def show_lines(self, lines: Sequence[Line]) -> None:
        while len(self._lines) < len(lines):
            self._lines.append(ForecastLine(self._theme, self._role))
            self._box.addWidget(self._lines[-1])
        for place, shown in enumerate(self._lines):
            if place < len(lines):
                shown.show_line(lines[place])
            shown.setVisible(place < len(lines))


class ForecastPanel(DockPanel):
    """From the board alone, so it is no secret. Works while it can be seen."""

    def __init__(self, theme: Theme, commander: MatchCommander) -> None:
        super().__init__()
        self._commander = commander
        self._shown: object = None
        self.heading = label("", "heading", wrap=True)
        self.sources = ForecastLines(theme, "body", 8)
        self._nothing = label(self.tr("Nothing produces resources yet."), "quiet")
        self.together = ForecastLine(theme, "strong")
        due = (self.sources, self._nothing, self.together)
        self._card = Card(theme, *due, spacing=8, edges=(16, 12, 16, 12))
        self._if = label(self.tr("If an event is rolled"), "caption")
        self.events = ForecastLines(theme, "small", 10)
        parts = (self.heading, self._card, self._if, self.events, SPRING)
        self.lay_scrolled(theme, *parts, spacing=10, edges=(0, 0, 8, 0))
        commander.changed.connect(self._on_changed)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _on_changed(self) -> None:
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        match = self._commander.state
        income = income_of(match, match.turn.player) if match.stage is Stage.PLAY else None
        told: object = match.stage
        if income is not None:
            lines = [(self._title(match, one.id), one.amounts) for one in income.sources]
            told = (match.players[match.turn.player].name, income, lines)
        if told == self._shown:
            return  # most steps change nothing about it
        self._shown = told
        for part in (self._card, self._if, self.events):
            part.setHidden(income is None)
        if income is None:
            self.heading.setText(self.tr("The forecast appears during play."))
        else:
            self._fill(match, income, lines)

    @staticmethod
    def _title(match: Match, source: str) -> str:
        is_planet = PlanetId(source) in match.board.planets
        return site_title(match, source) if is_planet else names().kind(source)

    def _fill(self, match: Match, income: Income, lines: Sequence[Line]) -> None:
        text = self.tr("Next collection of {player}")
        name = match.players[match.turn.player].name
        self.heading.setText(filled(text, player=name))
        self.sources.show_lines(lines)
        self.sources.setVisible(bool(lines))
        self._nothing.setHidden(bool(lines))
        self.together.show_line((self.tr("Together"), income.due))
        under = [(names().event(event), amounts) for event, amounts in income.under.items()]
        self.events.show_lines(() if income.rolled else under)
        self._if.setHidden(income.rolled)
