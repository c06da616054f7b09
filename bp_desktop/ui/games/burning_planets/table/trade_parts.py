"""Trade in Burning Planets: its rule, and the manifests of the cargo ships.

A manifest shows what whoever looks may know (BP-REG-4, BP-APP-6).
"""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import CARGO, PlayerId
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.secret_register import lines_of, open_lots
from bp_desktop.games.burning_planets.match.secret_values import CargoState
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.system import Enforcement
from bp_desktop.texts.marking import counted
from bp_desktop.ui.games.burning_planets.book import fact_words, names
from bp_desktop.ui.games.burning_planets.table.titles import active_first, color_of, unit_row
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.shell.following import SliceListener
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.parts import TradeRule
from bp_desktop.ui.widgets.basics import column, label, lay, show_text
from bp_desktop.ui.widgets.row_painting import THINGS, Row
from bp_desktop.ui.widgets.rows import RowList

translate = QCoreApplication.translate

CARRIED = "BP-TRADE-2", "BP-TRADE-3"
"""The rules by which goods travel."""


def trade_rule(match: Match) -> TradeRule:
    """Goods change hands at once only where the table says so (BP-TRADE-2, BP-TRADE-3)."""
    if match.options.direct_transfer:
        return TradeRule(
            translate("trade", "House rule: goods can be exchanged directly, at any distance.")
        )
    if match.enforcement is Enforcement.STRICT:
        text = translate(
            "trade",
            "Goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of "
            "the receiver. There is no other way at this table.",
        )
        return TradeRule(text, CARRIED, is_allowed=False)
    text = translate(
        "trade",
        "By the rules goods travel by cargo ship: loaded at a planet of the giver, unloaded at "
        "one of the receiver. Exchanging them directly is an exception the players make, on "
        "record.",
    )
    return TradeRule(text, CARRIED)


class CargoManifests(QWidget):
    """What the cargo ships carry. Behind another tab it is not kept up, and forgets what somebody
    saw there as soon as anything is covered."""

    def __init__(
        self, context: TableContext[Match, Command, Event], on_ship: Callable[[str], object]
    ) -> None:
        super().__init__()
        theme = context.theme
        self._context = context
        self.ships = RowList(
            theme, self.tr("Cargo ships"), lambda _id: None, on_ship, headings=True
        )
        self.none = label(self.tr("No cargo ships yet."), "quiet", wrap=True)
        self.still_counted = label("", "small", wrap=True)
        heading = label(self.tr("What the cargo ships carry"), "overline")
        box = column(theme, self, spacing=10)
        lay(box, heading, self.still_counted, self.ships, self.none)
        self._listener = SliceListener(self, context.commander, self._slice, self._show)
        context.viewer.changed.connect(self._listener.refresh)

    def _viewer(self) -> PlayerId | None:
        """With open books the active player's holds are no secret in their own turn."""
        match, viewer = self._context.state, self._context.viewer
        looks = viewer.seat(match)
        return looks if looks is not None or viewer.is_covered(match) else match.turn.player

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._listener.refresh()

    def _slice(self, match: Match) -> tuple[object, ...]:
        if not self.isVisible():
            return None, None, None
        return match.board.ships, match.secrets, match.turn.player

    def _show(self, match: Match) -> None:
        viewer = self._viewer() if self.isVisible() else None
        things = tuple(manifests(match, viewer, self._context.theme)) if self.isVisible() else ()
        self._show_still_counted(match, viewer)
        self.ships.show_rows(things, None)
        self.ships.setHidden(not things)
        self.none.setHidden(bool(things))
        self.ships.setFixedHeight(self._context.theme.px(THINGS.height * len(things) + 6))

    def _show_still_counted(self, match: Match, viewer: PlayerId | None) -> None:
        """The program does not know what is in an envelope: its giver's treasury is too large."""
        lots = match.secrets.cargo.values()
        open_ = [one for one in lots if one.state is not CargoState.SETTLED]
        count = sum(1 for one in open_ if one.giver == viewer)
        text = self.tr("Your treasury still includes %n sealed load(s).", "", count)
        show_text(self.still_counted, counted(text, count) if count else "")


def manifests(match: Match, viewer: PlayerId | None, theme: Theme) -> Iterator[Row]:
    """One row a cargo ship, the active player's first."""
    for id_ in active_first(match):
        player, fleet = match.players[id_], match.board.ships.values()
        ships = [one for one in fleet if one.owner == id_ and one.cls == CARGO]
        if ships:
            yield Row("", player.name, seat=player.color)
        for ship in ships:
            note, color = cargo_words(match, ship, viewer), color_of(match, id_, theme)
            yield unit_row(match, ship.id, note, color)


def cargo_words(match: Match, ship: Ship, viewer: PlayerId | None) -> str:
    """That a ship is laden is public, with what is its owner's to know."""
    sealed = len(open_lots(match.secrets, ship.id))
    parts = []
    if viewer == ship.owner:
        if ship.hold:
            parts.append(fact_words(ship.hold))
        if ship.carried is not None:
            parts.append(names().kind(ship.carried.kind))
    elif ship.hold or ship.carried is not None or len(lines_of(match.secrets, ship.id)) > sealed:
        parts.append(translate("table", "loaded, contents hidden"))
    if sealed:
        parts.append(counted(translate("table", "%n sealed load(s)", "", sealed), sealed))
    return " · ".join(parts) or translate("table", "empty")
