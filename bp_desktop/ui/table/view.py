"""Table view: lays out the shared parts of an open match and what its game brings, and wires them.

Every part follows the match itself (`TableContext.follow`); nobody is told here what to show.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.table import Accounts, Stage
from bp_desktop.session.session import Change, Session
from bp_desktop.ui.shell.desk_pages import DocumentView
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.table.balances import BalancesPanel
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.coins import CoinsOverlay, TablePlaces
from bp_desktop.ui.table.context import TableContext, Viewer
from bp_desktop.ui.table.correction.page import JournalPage
from bp_desktop.ui.table.curtain import Curtain
from bp_desktop.ui.table.game_table import GameTable
from bp_desktop.ui.table.head import HeadPanel
from bp_desktop.ui.table.inspect.controller import InspectController
from bp_desktop.ui.table.main_button import MainButtonPanel
from bp_desktop.ui.table.pages import TablePages
from bp_desktop.ui.table.parts import OptionsInPlay, TableParts
from bp_desktop.ui.table.public import PublicOpener
from bp_desktop.ui.table.screens import TableScreens
from bp_desktop.ui.table.seat_strip import SeatStrip
from bp_desktop.ui.table.stage.controller import StageController
from bp_desktop.ui.table.stage.overlay import StageOverlay
from bp_desktop.ui.table.table_actions import table_handlers, table_specs
from bp_desktop.ui.table.trouble import TroubleCard
from bp_desktop.ui.table.turn_alert import OutNotice, TurnAlert
from bp_desktop.ui.table.turn_back import TurnUndoController
from bp_desktop.ui.table.turn_page import TurnPage
from bp_desktop.ui.table.unfinished import UnfinishedController
from bp_desktop.ui.widgets.basics import column, lay
from bp_desktop.ui.widgets.dock import Dock, DockTab

if TYPE_CHECKING:  # made when they are first shown
    from bp_desktop.ui.table.ledger.panel import LedgerPanel
    from bp_desktop.ui.table.setup.options_panel import MatchOptionsPanel
    from bp_desktop.ui.table.trade import TradePanel

translate = QCoreApplication.translate


class TableView(DocumentView, Generic[S, C, E]):
    """One open match. It is the shell (`TableShell`) of what the game lays on the table."""

    def __init__(self, view: ViewContext[S, C, E], parts: TableParts[S, C, E]) -> None:
        super().__init__()
        theme, commander = view.theme, view.commander
        self.viewer = Viewer(parts.game, self)
        self.context = context = TableContext(view, parts, self.viewer, Drafts(view.kept))
        # Parts hear of a step in the order in which they are made.
        self.trouble = TroubleCard(context, self._is_amending, self.undo)
        self._asked: tuple[C, Callable[[], object]] | None = None
        self._had_keyboard: QWidget | None = None
        commander.changed.connect(self._before_parts)
        self.curtain = Curtain(context, self)
        self.clock = ClockPanel(context)
        self.head = HeadPanel(self)
        self.others = SeatStrip(theme, parts.game, self.open_trade)
        times = self.others.follow(context, self.clock.times_of_others)
        self.clock.seen_or_hidden.connect(times.look_again)
        self.balances = BalancesPanel(context, self.toggle_look)
        self.unfinished = UnfinishedController(self)
        self.own: GameTable[C] = parts.lay(self)
        places, plan = self.own.places, self.own.plan_fight
        self.inspector = InspectController(context, self, places, self.act, plan)
        self.past: JournalPage[S, C, E] = JournalPage(context, self.show_place)
        self.go_on: MainButtonPanel = MainButtonPanel(self)
        self.turn_back: TurnUndoController = TurnUndoController(context, self.trouble)
        self.pages: TablePages = TablePages(self)
        self.trade: DockTab[TradePanel] | None = None
        self.dock: Dock = Dock(theme, tuple(self._all_tabs()), context.drafts.of("dock"))
        self.public = PublicOpener(context, self, self.clock)
        self.turn: TurnPage = TurnPage(self)
        self.screens: TableScreens = TableScreens(self)
        lay(column(theme, self), (self.screens, 1), self.curtain.bar)
        self.alert = TurnAlert(context, self)
        self.out_notice = OutNotice(context, self)
        self.stage = StageOverlay(theme, self, self._stage_area)
        changed, choices = commander.changed, view.choices
        StageController(self.stage, parts, theme, choices, changed)
        self.coins = CoinsOverlay(context, self, TablePlaces(self._balance_at, self._source_at))
        view.actions.declare((*table_specs(), *parts.specs()))
        view.actions.bind(table_handlers(self), self, parts.keywords())
        self.own.opened()
        commander.changed.connect(self._after_parts)
        self.setFocusProxy(self.go_on)
        self.screens.greet()

    @property
    def table(self) -> QWidget:
        return self

    @property
    def session(self) -> Session[S, C, E]:
        return self.context.commander.session

    @property
    def state(self) -> S:
        return self.context.state

    def _stage_area(self) -> QRect:
        """What the stage may veil: whatever stands below the main button, or the closing page."""
        if not self.turn.isVisible():
            return self.rect()
        below = self.go_on.mapTo(self, self.go_on.rect().bottomLeft()).y() + 1
        return self.rect().adjusted(0, below, 0, 0)

    def _balance_at(self, resource: str) -> QPoint | None:
        balance = self.balances.balances.get(resource)
        if balance is None or not balance.isVisible():
            return None
        return balance.mapTo(self, balance.rect().center())

    def _source_at(self, id_: str) -> QPoint | None:
        places = self.own.places
        spot = places.spot(id_) if places is not None else None
        return spot.center() if spot is not None else None

    def _is_amending(self) -> bool:
        return self.past.correction.is_amending

    def _all_tabs(self) -> Iterator[DockTab[Any]]:
        """Of the right-hand column, in their order; ledger and trade are for money."""
        accounts, options = self.context.game.accounts, self.context.parts.options
        yield from self.own.tabs
        if accounts is not None:
            make_trade = partial(self._make_trade, accounts)
            self.trade = DockTab("trade", translate("table", "Trade"), make_trade)
            make_ledger = partial(self._make_ledger, accounts)
            yield DockTab("ledger", translate("table", "Ledger"), make_ledger)
            yield self.trade
        yield from self.own.later_tabs
        if options is not None:
            make_options = partial(self._make_options, options)
            name = translate("table", "Table options")
            yield DockTab("options", name, make_options, rare=True)

    def _make_ledger(self, accounts: Accounts[S, C, E]) -> "LedgerPanel":
        from bp_desktop.ui.table.ledger.panel import LedgerPanel

        return LedgerPanel(self.context, accounts, self.toggle_look, self.correct_step)

    def _make_trade(self, accounts: Accounts[S, C, E]) -> "TradePanel":
        from bp_desktop.ui.table.trade import TradePanel

        return TradePanel(self.context, accounts, self.own.write_contract, self.own.show_thing)

    def _make_options(self, options: OptionsInPlay[S, C]) -> "MatchOptionsPanel":
        from bp_desktop.ui.table.setup.options_panel import MatchOptionsPanel

        return MatchOptionsPanel(self.context, options)

    # --- steps

    def act(self, command: C, done: Callable[[], object] | None = None) -> None:
        """`done` is called once it is carried out, at once or after the table has overruled."""
        self._asked = None if done is None else (command, done)
        if not self.own.takes(command):
            self.context.commander.submit(command)

    def _before_parts(self, change: Change[S, C, E]) -> None:
        """No part has heard of the step yet."""
        asked, self._asked = self._asked, None
        if asked is not None and change.entry.command == asked[0]:
            asked[1]()
        self._had_keyboard = QApplication.focusWidget()

    def _after_parts(self, change: Change[S, C, E]) -> None:
        """What had the keyboard may have gone with the step: then the next key goes on, and does
        not reach a neighbour that Qt handed it to. Some give it back when a phase is over."""
        had, self._had_keyboard = self._had_keyboard, None
        focus = QApplication.focusWidget()
        lost = focus is None or not focus.isVisible() or not focus.isEnabled()
        if had is not None and isValid(had) and self.isAncestorOf(had):
            lost = lost or not had.isVisible() or not had.isEnabled()
        went_on = self._phase(change.before) != self._phase(change.after)
        lets_go = any(focus is one.let_go for one in self.own.pages)
        if (lost or (went_on and lets_go)) and self.go_on.isVisible():
            self.focus_main()

    def _phase(self, state: S) -> tuple[object, ...]:
        turn = self.context.game.turn(state)
        return (turn.number, turn.phase) if turn is not None else ()

    # --- coming and going

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.clock.come()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it: what is unfinished is dropped, a card is closed, or the
        keyboard is back where one key goes on."""
        if event.key() == Qt.Key.Key_Escape:
            if self.unfinished.current is not None:
                self.unfinished.drop()
            if not self.inspector.close():
                self.focus_main()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click, or the Menu key, asks about what is there."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        if self.inspector.ask_here() if by_key else self.inspector.ask_at(event.pos()):
            event.accept()
        else:
            super().contextMenuEvent(event)

    def about_to_close(self) -> None:
        """The document is being taken away: the last moment to write a line."""
        self.clock.leave()

    def focus_main(self) -> None:
        self.go_on.button.setFocus()

    # --- what keys, menus and parts ask for

    def advance(self) -> None:
        if not self.screens.leave_recap():
            self.go_on.go_on()

    def end_turn(self) -> None:
        if not self.screens.leave_recap():
            self.go_on.end_turn()

    def undo(self, *, consent: bool = False) -> None:
        if not self.screens.leave_recap():
            self.context.commander.undo(consent=consent)

    def redo(self) -> None:
        if not self.screens.leave_recap():
            self.context.commander.redo()

    def go_back_to_turn_start(self) -> None:
        if not self.screens.leave_recap():
            self.screens.show_turn()  # from the closing page, for the question is asked there
            self.turn_back.ask()

    def after_stage(self, then: Callable[[], object]) -> bool:
        return self.stage.when_told(then)

    def toggle_look(self) -> None:
        """Ask the active player to look, or cover what lies open."""
        state = self.state
        turn = self.context.game.turn(state)
        if self.viewer.seat(state) is not None:
            self.curtain.cover()
        elif turn is not None and self.viewer.is_covered(state):
            self.curtain.ask_for_treasury(turn.seat)

    def open_trade(self, partner: SeatId | None = None) -> None:
        """Barter or pay; with whom, if somebody was clicked on."""
        if self.trade is not None and self.context.game.stage(self.state) is Stage.PLAY:
            self.trade.show().deal_with(partner)

    def inspect(self, thing: str, anchor: QRect | None = None) -> None:
        self.inspector.pin(thing, anchor)

    def show_place(self, things: Sequence[str]) -> None:
        """Where the first of them is that is still on the board."""
        if not any(self.inspector.show_place(one) for one in things):
            gone = translate("table", "That is no longer on the board.")
            self.context.view.notify(gone)

    def open_options(self) -> None:
        self.dock.open_panel("options")

    def open_journal(self) -> None:
        self.pages.show_page("journal")
        self.past.take_keyboard()

    def toggle_taken_back(self) -> None:
        self.open_journal()
        self.past.toggle_taken_back()

    def write_paper(self) -> None:
        # Printing is rare: opening a table does not wait for it.
        from bp_desktop.ui.table.paper import write_asked

        write_asked(self.context, self)

    def correct_step(self, seq: int) -> None:
        self.pages.show_page("journal")
        self.past.open_step(seq)
