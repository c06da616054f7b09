"""Events panel: how likely events are over several turns, exactly."""

from fractions import Fraction

from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.planner.events import EventOdds, event_odds
from bp_desktop.games.burning_planets.tables import Tables
from bp_desktop.texts.marking import counted, filled
from bp_desktop.ui.dice.chance_bars import ChanceBar, ChanceBars
from bp_desktop.ui.dice.figures import mean
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.basics import card, column, label, row
from bp_desktop.ui.widgets.fields import number_box

SEEN = 7
"""Numbers of events shown one by one."""


class EventsPanel(QWidget):
    """A die roll at the start of each own turn decides (BP-EVENT-1)."""

    def __init__(self, theme: Theme, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self.turns = number_box(theme, self.tr("Own turns"), 1, 1000, 10, width=96)
        self.once = ChanceBars(theme)
        self.never = ChanceBars(theme)
        self.numbers = ChanceBars(theme)
        self.means = label("", "body", wrap=True)
        whole = column(theme, self, spacing=16, edges=(0, 0, 8, 0))
        line = row(theme, spacing=12)
        line.addWidget(label(self.tr("Own turns"), "strong"))
        line.addWidget(self.turns)
        line.addStretch()
        whole.addLayout(line)
        for title, bars in (
            (self.tr("At least once"), self.once),
            (self.tr("Not once"), self.never),
            (self.tr("How many events in all"), self.numbers),
        ):
            frame = card()
            box = column(theme, frame, spacing=10, edges=(24, 20, 24, 20))
            box.addWidget(label(title, "heading"))
            box.addWidget(bars)
            if bars is self.numbers:
                box.addWidget(self.means)
            whole.addWidget(frame)
        whole.addStretch()
        self.turns.valueChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        found = event_odds(self._tables, self.turns.value())
        self.once.show_bars([ChanceBar(self._name(one), one.at_least_once) for one in found])
        self.never.show_bars([ChanceBar(self._name(one), one.never) for one in found])
        anything = found[-1]
        bars = []
        for n, chance in enumerate(anything.by_number[:SEEN]):
            bars.append(ChanceBar(counted(self.tr("%n event(s)", "", n), n), chance))
        more = sum(anything.by_number[SEEN:], Fraction(0))
        if more:
            bars.append(ChanceBar(filled(self.tr("{number} or more"), number=SEEN), more))
        self.numbers.show_bars(bars)
        text = self.tr("On average: {mean}")
        self.means.setText(filled(text, mean=mean(anything.expected)))

    def _name(self, one: EventOdds) -> str:
        if one.event is not None:
            return names().event(one.event)
        return self.tr("Any event")
