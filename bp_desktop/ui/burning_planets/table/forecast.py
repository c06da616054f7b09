"""The next collection, source by source, and what events would leave of it."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlanetId
from bp_desktop.games.burning_planets.match.queries.income import Income, income_of
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.ui.burning_planets.book import names
from bp_desktop.ui.burning_planets.table.balances import small_purse
from bp_desktop.ui.burning_planets.table.titles import site_title
from bp_desktop.ui.marking import filled
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import card, label
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.ui.commander import AnyCommander


class ForecastPanel(QScrollArea):
    """From the board alone, so it is no secret. Works while it can be seen."""

    def __init__(self, theme: Theme, commander: "AnyCommander") -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._shown: object = None
        commander.changed.connect(self._on_changed)
        theme.changed.connect(self._show_again)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def _on_changed(self) -> None:
        if self.isVisible():
            self._show()

    def _show_again(self) -> None:
        self._shown = None
        if self.isVisible():
            self._show()

    def _show(self) -> None:
        match: Match = self._commander.state
        income = income_of(match, match.turn.player) if match.stage is Stage.PLAY else None
        # Most steps change nothing about it, and making it anew takes longer than all the rest.
        told: object = match.stage
        if income is not None:
            titles = tuple(self._title(match, one.id) for one in income.sources)
            told = (match.turn.player, match.players[match.turn.player].name, income, titles)
        if told == self._shown:
            return
        self._shown = told
        content = QWidget()
        box = column(self._theme, content, spacing=10, edges=(0, 0, 8, 0))
        if income is not None:
            self._fill(box, match, income)
        else:
            box.addWidget(label(self.tr("There is a forecast while a match is played."), "quiet"))
        box.addStretch()
        self.setWidget(content)

    @staticmethod
    def _title(match: Match, source: str) -> str:
        is_planet = PlanetId(source) in match.board.planets
        return site_title(match, source) if is_planet else names().kind(source)

    def _fill(self, box: QVBoxLayout, match: Match, income: Income) -> None:
        text = self.tr("Next collection of {player}")
        name = match.players[match.turn.player].name
        box.addWidget(label(filled(text, player=name), "heading", wrap=True))
        frame = card()
        lines = column(self._theme, frame, spacing=8, edges=(16, 12, 16, 12))
        for source in income.sources:
            self._line(lines, self._title(match, source.id), source.amounts, "body")
        if not income.sources:
            lines.addWidget(label(self.tr("Nothing yields yet."), "quiet"))
        self._line(lines, self.tr("Together"), income.due, "strong")
        box.addWidget(frame)
        if income.rolled:
            return
        box.addWidget(label(self.tr("If an event is rolled"), "caption"))
        for event, amounts in income.under.items():
            self._line(box, names().event(event), amounts, "small")

    def _line(self, box: QVBoxLayout, title: str, amounts: Purse, role: str) -> None:
        line = row(self._theme, spacing=8)
        line.addWidget(label(title, role), 1)
        if amounts:
            line.addWidget(small_purse(self._theme, amounts))
        else:
            line.addWidget(label(self.tr("nothing"), "small"))
        box.addLayout(line)
