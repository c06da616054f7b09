"""Panels of the table's right-hand column: what can be done now, and further ones as tabs."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import PlayerId, UnitId
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.commanders import MatchViewContext
from bp_desktop.ui.games.burning_planets.table.do_now import DoNowPanel
from bp_desktop.ui.games.burning_planets.table.shop import Hands
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.curtain.curtain import Curtain
from bp_desktop.ui.table.viewer import Viewer
from bp_desktop.ui.widgets.dock import DockTab

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.forecast import ForecastPanel
    from bp_desktop.ui.games.burning_planets.table.repair.panel import RepairPanel
    from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
    from bp_desktop.ui.table.ledger.panel import LedgerPanel
    from bp_desktop.ui.table.match_options import MatchOptionsPanel
    from bp_desktop.ui.table.trade.panel import TradePanel


class DockContext(NamedTuple):
    """What a panel of the column gets."""

    view: MatchViewContext
    table: TableContext[Match, Command, Event]
    look: Viewer[Match]
    """Who looks at this moment, and so what may be shown."""
    curtain: Curtain
    """To ask somebody to look."""
    correct: Callable[[int], object]
    """To open the correction of a step."""
    hands: Hands
    """To act, and to ask for a cell of the board."""

    def viewer(self) -> PlayerId | None:
        """Who looks at this moment."""
        match = self.view.commander.state
        return self.look.seat(match)


class TableTabs(NamedTuple):
    """The tabs of the column in their order; each panel is made when it is first shown."""

    now: DockTab[DoNowPanel]
    forecast: "DockTab[ForecastPanel]"
    ledger: "DockTab[LedgerPanel]"
    trade: "DockTab[TradePanel]"
    secrets: "DockTab[SecretsPanel]"
    options: "DockTab[MatchOptionsPanel]"
    repair: "DockTab[RepairPanel]"


def table_tabs(context: DockContext, do_now: DoNowPanel) -> TableTabs:
    translate = QCoreApplication.translate
    view = context.view

    def forecast() -> "ForecastPanel":
        from bp_desktop.ui.games.burning_planets.table.forecast import ForecastPanel

        return ForecastPanel(view.theme, view.commander)

    def options() -> "MatchOptionsPanel":
        from bp_desktop.ui.table.match_options import MatchOptionsPanel

        return MatchOptionsPanel(view.theme, view.prompts, view.commander)

    def repair() -> "RepairPanel":
        from bp_desktop.ui.games.burning_planets.table.repair.panel import RepairPanel

        return RepairPanel(view.theme, view.commander, context.hands, now.show)

    now = DockTab("now", translate("table", "Do now"), lambda: do_now)
    secrets = DockTab("secrets", translate("table", "Secrets"), lambda: _secrets(context))
    return TableTabs(
        now,
        DockTab("forecast", translate("table", "Forecast"), forecast),
        DockTab("ledger", translate("table", "Ledger"), lambda: _ledger(context)),
        DockTab("trade", translate("table", "Trade"), lambda: _trade(context, now, secrets)),
        secrets,
        DockTab("options", translate("table", "Table options"), options, rare=True),
        DockTab("repair", translate("table", "Set right"), repair, rare=True),
    )


def _ledger(context: DockContext) -> "LedgerPanel":
    from bp_desktop.ui.table.ledger.panel import LedgerPanel

    view = context.view

    def ask() -> None:
        match = view.commander.state
        context.curtain.ask_for_treasury(match.turn.player)

    accounts = context.table.game.accounts
    assert accounts is not None, "the tab is there for games with money"
    return LedgerPanel(context.table, accounts, ask, context.correct)


def _trade(
    context: DockContext, now: DockTab[DoNowPanel], secrets: "DockTab[SecretsPanel]"
) -> "TradePanel":
    from bp_desktop.ui.table.trade.panel import TradePanel

    view = context.view

    def viewer() -> PlayerId | None:
        """With open books the active player's holds are no secret in their own turn."""
        match = view.commander.state
        looks = context.look.seat(match)
        return looks if looks is not None or context.look.is_covered(match) else match.turn.player

    def write_contract(partners: tuple[PlayerId, PlayerId], goods: tuple[Purse, Purse]) -> None:
        secrets.show().write_contract(partners, goods)

    def open_ship(id_: str) -> None:
        now.show().show_unit(UnitId(id_))

    return TradePanel(
        view.theme, view.commander, viewer, write_contract, open_ship, Drafts(view.kept)
    )


def _secrets(context: DockContext) -> "SecretsPanel":
    from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel
    from bp_desktop.ui.games.burning_planets.table.secrets.writing import Eyes

    view = context.view
    eyes = Eyes(context.viewer, context.curtain.ask, context.curtain.cover)
    return SecretsPanel(view.theme, view.commander, eyes, drafts=Drafts(view.kept))
