"""Where everything stands on the turn screen, and the line that tells of the event in force."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
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
        self._is_tight: Callable[[], bool] = lambda: view.fight.is_tight
        money = QWidget()  # before the first turn the order stands where the balances will
        top = column(theme, money, spacing=12)
        top.addWidget(view.balances)
        top.addWidget(view.order)
        left = column(theme, spacing=12)
        left.addWidget(money)
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
        past = view.past
        self._gives_way: dict[QObject, tuple[QWidget, ...]] = {
            view.holdings.form: (money,),
            past.correction: (money, view.go_on, past.lines),
        }
        """What a form takes the room of while it is open in a low window."""
        self._open: set[QObject] = set()
        for form in self._gives_way:
            form.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room an event does not push the page down, so that the main button stays
        under the mouse; where there is none, the board needs it more."""
        super().resizeEvent(event)
        self._share_room()
        policy = self.event_line.sizePolicy()
        is_roomy = self.height() >= self._theme.px(ROOMY)
        if policy.retainSizeWhenHidden() != is_roomy:
            policy.setRetainSizeWhenHidden(is_roomy)
            self.event_line.setSizePolicy(policy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A form comes, or goes: with its page, the table, or by itself."""
        if event.type() == QEvent.Type.Show:
            self._open.add(watched)
            self._share_room()
        elif event.type() == QEvent.Type.Hide:
            self._open.discard(watched)
            self._share_room()
        return False

    def _share_room(self) -> None:
        """In a low window an open form would be cut off, and its last button with it."""
        tight = self._is_tight()
        taken = {one for form in self._open if tight for one in self._gives_way[form]}
        for one in {one for all_ in self._gives_way.values() for one in all_}:
            one.setHidden(one in taken)

    def show_match(self, match: Match) -> None:
        event = event_text(match)
        self.event_line.setText(event)
        self.event_line.setVisible(bool(event))
