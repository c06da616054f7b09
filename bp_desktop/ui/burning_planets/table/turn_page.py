"""Where everything stands on the turn screen, and the line that tells of the event in force."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.ui.burning_planets.table.turn_facts import event_text
from bp_desktop.ui.theme import Theme
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row

if TYPE_CHECKING:
    from bp_desktop.ui.burning_planets.table.view import TableView


ROOMY = 720


class TurnPage(QWidget):
    """The panels of a table: money, the next step and the board left, what can be done right."""

    def __init__(self, theme: Theme, view: "TableView") -> None:
        super().__init__()
        self.event_line = label("", "overline", wrap=True)
        self._theme = theme
        left = column(theme, spacing=12)
        left.addWidget(view.balances)
        left.addWidget(view.order)
        left.addWidget(view.trouble)
        left.addWidget(view.shown)
        left.addWidget(view.go_on)
        left.addWidget(view.pages, 1)
        left.addStretch()
        right = column(theme, spacing=12)
        right.addLayout(view.fight.layout)
        right.addWidget(view.dock, 1)
        middle = row(theme, spacing=24)
        middle.addLayout(left, 5)
        middle.addLayout(right, 3)
        whole = column(theme, self, spacing=12, edges=(32, 20, 32, 20))
        whole.addWidget(view.head)
        whole.addWidget(view.others)
        whole.addWidget(view.clock.bar)
        whole.addWidget(self.event_line)
        whole.addLayout(middle, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room an event does not push the page down, so that the main button stays
        under the mouse; where there is none, the board needs it more."""
        super().resizeEvent(event)
        policy = self.event_line.sizePolicy()
        is_roomy = self.height() >= self._theme.px(ROOMY)
        if policy.retainSizeWhenHidden() != is_roomy:
            policy.setRetainSizeWhenHidden(is_roomy)
            self.event_line.setSizePolicy(policy)

    def show_match(self, match: Match) -> None:
        event = event_text(match)
        self.event_line.setText(event)
        self.event_line.setVisible(bool(event))
