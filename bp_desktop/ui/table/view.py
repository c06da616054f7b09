"""Table view: lays out the shared parts of an open match and what its game brings, and wires them.

Every part follows the match itself (`TableContext.follow`); nobody is told here what to show.
"""

from collections.abc import Iterator
from typing import Any, Generic

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bp_desktop.core.ids import SeatId
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.games.table import Stage
from bp_desktop.session.session import Session
from bp_desktop.ui.shell.desk_pages import DocumentView
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.shell.kinds import ViewContext
from bp_desktop.ui.table.answers import AnswerPresenter
from bp_desktop.ui.table.balances import BalancesPanel
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.closing import ClosingPage
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.correction.page import JournalPage
from bp_desktop.ui.table.curtain.curtain import Curtain
from bp_desktop.ui.table.docks import MoneyTabs, money_tabs, options_tab
from bp_desktop.ui.table.game_table import GameTable, SubmitStep
from bp_desktop.ui.table.head import HeadPanel
from bp_desktop.ui.table.main_button import MainButtonPanel
from bp_desktop.ui.table.pages import TablePages
from bp_desktop.ui.table.paper.fallback import PaperFallback
from bp_desktop.ui.table.parts import TableParts
from bp_desktop.ui.table.public.opener import PublicOpener
from bp_desktop.ui.table.screens import TableScreens
from bp_desktop.ui.table.seat_strip import SeatStrip
from bp_desktop.ui.table.steps import KeyboardKeeper, StepSubmitter
from bp_desktop.ui.table.table_actions import menu_entries, table_handlers, table_specs
from bp_desktop.ui.table.trouble import TroubleCard
from bp_desktop.ui.table.turn_alert import OutNotice, TurnAlert
from bp_desktop.ui.table.turn_back import TurnUndoController
from bp_desktop.ui.table.turn_page import TurnPage
from bp_desktop.ui.table.viewer import Viewer
from bp_desktop.ui.widgets.basics import column
from bp_desktop.ui.widgets.dock import Dock, DockTab


class TableView(DocumentView, Generic[S, C, E]):
    """One open match. It is the shell (`TableShell`) of what the game lays on the table."""

    def __init__(self, view: ViewContext[S, C, E], parts: TableParts[S, C, E]) -> None:
        super().__init__()
        theme, commander = view.theme, view.commander
        self.viewer = Viewer(parts.game, self)
        self.context = context = TableContext(view, parts, self.viewer, Drafts(view.kept))
        # Parts hear of a step in the order in which they are made.
        self.trouble = TroubleCard(theme)
        self.answers = AnswerPresenter(context, self.trouble, self._is_amending, self.undo)
        self.steps: StepSubmitter[C] = StepSubmitter(context, self)
        self.act: SubmitStep[C] = self.steps.act
        self.keyboard = KeyboardKeeper(context, self, self._focus_main_if_seen)
        commander.changed.connect(self.keyboard.remember)
        self.curtain = Curtain(context, self)
        self.clock = ClockPanel(context)
        self.head = HeadPanel(context, self.act, self.clock)
        self.others = SeatStrip(theme, parts.game, self.open_trade)
        times = self.others.follow(context, self.clock.times_of_others)
        self.clock.seen_or_hidden.connect(times.look_again)
        self.balances = BalancesPanel(context, self.toggle_look)
        self.own: GameTable[C] = parts.lay(self)
        self.steps.takes = self.own.takes
        self.keyboard.let_go = tuple(one.let_go for one in self.own.pages if one.let_go)
        self.past: JournalPage[S, C, E] = JournalPage(context)
        self.go_on: MainButtonPanel = MainButtonPanel(
            context, self.act, self.answers.on_misread, self._show_closing
        )
        self.turn_back: TurnUndoController = TurnUndoController(context, self.trouble)
        self.pages: TablePages = TablePages(self)
        self.tabs: MoneyTabs | None = None
        if parts.game.accounts is not None:
            self.tabs = money_tabs(self, self.own, self.correct_step)
        self.dock: Dock = Dock(theme, tuple(self._all_tabs()), context.drafts.of("dock"))
        self.public = PublicOpener(context, self, self.clock)
        self.paper = PaperFallback(context, self)
        self.turn = TurnPage(self)
        self.screens = TableScreens(context, self.turn, self.clock, self.undo, self.focus_main)
        self.head.entries = menu_entries(self)
        self.head.open_options = self.open_options if parts.options is not None else None
        whole = column(theme, self)
        whole.addWidget(self.screens, 1)
        whole.addWidget(self.curtain.bar)
        self.alert = TurnAlert(context, self)
        self.out_notice = OutNotice(context, self)
        view.actions.declare((*table_specs(), *parts.specs()))
        view.actions.bind(table_handlers(self), self, parts.keywords())
        self.own.opened()
        commander.changed.connect(self.keyboard.keep)
        self.setFocusProxy(self.go_on)
        self.screens.greet()

    @property
    def table(self) -> QWidget:
        return self

    @property
    def session(self) -> Session[S, C, E]:
        return self.context.commander.session

    @property
    def closing(self) -> ClosingPage | None:
        return self.screens.closing

    @property
    def state(self) -> S:
        return self.context.state

    def _is_amending(self) -> bool:
        return self.past.correction.is_amending

    def _all_tabs(self) -> Iterator[DockTab[Any]]:
        """Of the right-hand column, in their order."""
        yield from self.own.tabs
        yield from self.tabs or ()
        yield from self.own.later_tabs
        if self.context.parts.options is not None:
            yield options_tab(self.context, self.context.parts.options)

    # --- coming and going

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.clock.come()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it: the keyboard is back where one key goes on."""
        if event.key() == Qt.Key.Key_Escape:
            self.focus_main()
        else:
            super().keyPressEvent(event)

    def about_to_close(self) -> None:
        """The document is being taken away: the last moment to write a line."""
        self.clock.leave()

    def focus_main(self) -> None:
        self.go_on.button.setFocus()

    def _focus_main_if_seen(self) -> None:
        if self.go_on.isVisible():
            self.focus_main()

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
        if self.tabs is not None and self.context.game.stage(self.state) is Stage.PLAY:
            self.tabs.trade.show().deal_with(partner)

    def open_options(self) -> None:
        self.dock.open_panel("options")

    def open_journal(self) -> None:
        self.pages.show_page("journal")
        self.past.take_keyboard()

    def toggle_taken_back(self) -> None:
        self.open_journal()
        self.past.toggle_taken_back()

    def correct_step(self, seq: int) -> None:
        self.pages.show_page("journal")
        self.past.open_step(seq)

    def _show_closing(self) -> None:
        self.screens.show_closing()
