"""The trade tab: barter and payments, and below them the cargo ships with what they carry."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.ids import PlayerId
from bp_desktop.games.burning_planets.match.secret_values import CargoState
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import counted
from bp_desktop.ui.games.burning_planets.table.manifest import manifests
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.table.trade.barter import BarterForm, Viewer, WriteContract
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.metrics import column
from bp_desktop.ui.widgets.row_painting import THINGS
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.widgets.scroll import scroll_area

if TYPE_CHECKING:
    from bp_desktop.session.session import Change
    from bp_desktop.ui.games.burning_planets.commanders import MatchCommander


class TradePanel(DockPanel):
    """Two clicks a deal once the amounts are typed: offer it, and the other one agrees."""

    def __init__(
        self,
        theme: Theme,
        commander: "MatchCommander",
        viewer: Viewer,
        write_contract: WriteContract,
        on_ship: Callable[[str], object],
        drafts: Drafts | None = None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._commander = commander
        self._viewer = viewer
        self.barter = BarterForm(theme, commander, viewer, write_contract, drafts)
        self.ships = RowList(
            theme, self.tr("Cargo ships"), lambda _id: None, on_ship, headings=True
        )
        self.none = label(self.tr("No cargo ships yet."), "quiet", wrap=True)
        self.still_counted = label("", "small", wrap=True)
        inside = QWidget()
        box = column(theme, inside, spacing=10, edges=(0, 0, 8, 0))
        box.addWidget(self.barter)
        box.addWidget(label(self.tr("What the cargo ships carry"), "overline"))
        box.addWidget(self.still_counted)
        box.addWidget(self.ships)
        box.addWidget(self.none)
        box.addStretch()
        column(theme, self).addWidget(scroll_area(inside))
        commander.changed.connect(self._on_changed)
        self._show_ships()

    def deal_with(self, partner: PlayerId | None) -> None:
        """Ready to type: what the active player offers."""
        if partner is not None:
            self.barter.choose(partner)
        self.barter.gives[0].focus_first()

    def refresh(self) -> None:
        """Somebody looks, or nobody any more."""
        self.barter.refresh()
        self._show_ships()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_ships()

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        before, after = change.before, change.after
        same = before.board.ships is after.board.ships and before.turn.player == after.turn.player
        if self.isVisible() and not (same and before.secrets is after.secrets):
            self._show_ships()

    def _show_still_counted(self, match: Match) -> None:
        """The program does not know what is in an envelope: its giver's treasury is too large."""
        viewer = self._viewer()
        lots = match.secrets.cargo.values()
        open_ = [one for one in lots if one.state is not CargoState.SETTLED]
        count = sum(1 for one in open_ if one.giver == viewer)
        text = self.tr("Your treasury still counts what is in %n sealed load(s).", "", count)
        self.still_counted.setText(counted(text, count))
        self.still_counted.setHidden(not count)

    def _show_ships(self) -> None:
        match = self._commander.state
        things = tuple(manifests(match, self._viewer(), self._theme))
        self._show_still_counted(match)
        self.ships.show_rows(things, None)
        self.ships.setHidden(not things)
        self.none.setHidden(bool(things))
        self.ships.setFixedHeight(self._theme.px(THINGS.height * len(things) + 6))
