"""Shared tabs of the table's right-hand column: ledger and trade for money, and table options."""

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.games.table import Accounts
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.parts import OptionsInPlay
from bp_desktop.ui.widgets.dock import DockTab

if TYPE_CHECKING:
    from bp_desktop.ui.table.ledger.panel import LedgerPanel
    from bp_desktop.ui.table.setup.options_panel import MatchOptionsPanel
    from bp_desktop.ui.table.trade import TradePanel
    from bp_desktop.ui.table.view import TableView

translate = QCoreApplication.translate


class MoneyTabs(NamedTuple):
    """Each panel is made when it is first shown."""

    ledger: "DockTab[LedgerPanel]"
    trade: "DockTab[TradePanel]"


def money_tabs(view: "TableView[Any, Any, Any]", accounts: Accounts[Any, Any, Any]) -> MoneyTabs:
    def ledger() -> "LedgerPanel":
        from bp_desktop.ui.table.ledger.panel import LedgerPanel

        return LedgerPanel(view.context, accounts, view.toggle_look, view.correct_step)

    def trade() -> "TradePanel":
        from bp_desktop.ui.table.trade import TradePanel

        return TradePanel(view.context, accounts, view.own.write_contract, view.own.show_thing)

    return MoneyTabs(
        DockTab("ledger", translate("table", "Ledger"), ledger),
        DockTab("trade", translate("table", "Trade"), trade),
    )


def options_tab(
    context: AnyTable, options: OptionsInPlay[Any, Any]
) -> "DockTab[MatchOptionsPanel]":
    def make() -> "MatchOptionsPanel":
        from bp_desktop.ui.table.setup.options_panel import MatchOptionsPanel

        return MatchOptionsPanel(context, options)

    return DockTab("options", translate("table", "Table options"), make, rare=True)
