"""Shared tabs of the table's right-hand column: ledger and trade for money, and table options."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.table.game_table import GameTable, TableShell
from bp_desktop.ui.table.parts import OptionsInPlay
from bp_desktop.ui.widgets.dock import DockTab

if TYPE_CHECKING:
    from bp_desktop.ui.table.ledger.panel import LedgerPanel
    from bp_desktop.ui.table.match_options import MatchOptionsPanel
    from bp_desktop.ui.table.trade import TradePanel

translate = QCoreApplication.translate


class MoneyTabs(NamedTuple):
    """Each panel is made when it is first shown."""

    ledger: "DockTab[LedgerPanel]"
    trade: "DockTab[TradePanel]"


def money_tabs(
    shell: TableShell[Any, Any, Any], own: GameTable[Any], correct: Callable[[int], object]
) -> MoneyTabs:
    """`correct` opens the correction of a step."""
    return MoneyTabs(
        DockTab("ledger", translate("table", "Ledger"), lambda: _ledger(shell, correct)),
        DockTab("trade", translate("table", "Trade"), lambda: _trade(shell, own)),
    )


def options_tab(
    context: AnyTable, options: OptionsInPlay[Any, Any]
) -> "DockTab[MatchOptionsPanel]":
    def make() -> "MatchOptionsPanel":
        from bp_desktop.ui.table.match_options import MatchOptionsPanel

        return MatchOptionsPanel(context, options)

    return DockTab("options", translate("table", "Table options"), make, rare=True)


def _ledger(shell: TableShell[Any, Any, Any], correct: Callable[[int], object]) -> "LedgerPanel":
    from bp_desktop.ui.table.ledger.panel import LedgerPanel

    context = shell.context
    accounts = context.game.accounts
    assert accounts is not None, "the tab is there for games with money"

    def ask() -> None:
        turn = context.game.turn(context.state)
        if turn is not None:
            shell.curtain.ask_for_treasury(turn.seat)

    return LedgerPanel(context, accounts, ask, correct)


def _trade(shell: TableShell[Any, Any, Any], own: GameTable[Any]) -> "TradePanel":
    from bp_desktop.ui.table.trade import TradePanel

    accounts = shell.context.game.accounts
    assert accounts is not None, "the tab is there for games with money"
    return TradePanel(shell.context, accounts, own.write_contract, own.show_thing)
