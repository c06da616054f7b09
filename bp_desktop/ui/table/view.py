"""Table view: lays out the shared parts of an open match and what its game brings, and wires them.

Every part follows the match itself (`TableContext.follow`); nobody is told here what to show.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QCoreApplication, QRect, Qt
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
from bp_desktop.ui.shell.notices import Notify
from bp_desktop.ui.shell.palette_entry import PaletteEntry
from bp_desktop.ui.table.amount_places import places_of_amounts
from bp_desktop.ui.table.balances import BalancesPanel
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.coins import CoinsOverlay
from bp_desktop.ui.table.context import TableContext, Viewer
from bp_desktop.ui.table.correction.page import JournalPage
from bp_desktop.ui.table.curtain import Curtain
from bp_desktop.ui.table.finding import found_at_table, thing_entry
from bp_desktop.ui.table.fingerprint import fingerprint_words
from bp_desktop.ui.table.frame import HEADER
from bp_desktop.ui.table.game_table import GameTable
from bp_desktop.ui.table.head import HeadPanel
from bp_desktop.ui.table.inspect.controller import InspectController
from bp_desktop.ui.table.main_button import MainButtonPanel
from bp_desktop.ui.table.message_place import BarRank, MessageCard, MessagePlace
from bp_desktop.ui.table.pages import TablePages
from bp_desktop.ui.table.parts import OptionsInPlay, TableParts
from bp_desktop.ui.table.program_player import ProgramPlayer
from bp_desktop.ui.table.public import PublicOpener
from bp_desktop.ui.table.rehearsal import RehearsalController
from bp_desktop.ui.table.safeguard import SafeguardController
from bp_desktop.ui.table.screens import TableScreens
from bp_desktop.ui.table.spots import spot_at_table
from bp_desktop.ui.table.stage.controller import StageController
from bp_desktop.ui.table.stage.overlay import StageOverlay
from bp_desktop.ui.table.table_actions import table_handlers, table_specs
from bp_desktop.ui.table.trouble import TroubleCard
from bp_desktop.ui.table.turn_alert import OutNotice, TurnAlert
from bp_desktop.ui.table.turn_back import TurnUndoController
from bp_desktop.ui.table.turn_page import TurnPage
from bp_desktop.ui.table.unfinished import UnfinishedController
from bp_desktop.ui.widgets.basics import column, lay, sized
from bp_desktop.ui.widgets.dock import Dock, DockTab
from bp_desktop.ui.widgets.explained import explain

if TYPE_CHECKING:  # made when they are first shown
    from bp_desktop.ui.table.ledger.panel import LedgerPanel
    from bp_desktop.ui.table.setup.options_panel import MatchOptionsPanel
    from bp_desktop.ui.table.trade import TradePanel
    from bp_desktop.ui.widgets.row_spot import RowSpot

translate = QCoreApplication.translate


class TableView(DocumentView, Generic[S, C, E]):
    """One open match. It is the shell (`TableShell`) of what the game lays on the table."""

    fills_window = True

    def __init__(
        self,
        view: ViewContext[S, C, E],
        parts: TableParts[S, C, E],
        *,
        leave: Callable[[], object] | None = None,
    ) -> None:
        """`leave` ends the rehearsal that this table is for."""
        super().__init__()
        self.leave = leave
        self.viewer = Viewer(parts.game, self)
        view = view._replace(notify=partial(self._tell, view.notify))
        self.context = context = TableContext(view, parts, self.viewer, Drafts(view.kept))
        theme, commander = view.theme, view.commander
        self.turn = TurnPage(self)
        # Parts hear of a step in the order in which they are made; the stage first, so that nobody
        # tells of dice that still fall.
        self.stage = StageOverlay(theme, self, self._stage_area)
        StageController(self.stage, parts, theme, view.choices, commander.changed)
        self.trouble = TroubleCard(context, self._is_amending, self.undo, self.focus_main)
        self._asked: tuple[C, Callable[[], object]] | None = None
        self._had_keyboard: QWidget | None = None
        self._was_maximized = False
        commander.changed.connect(self._before_parts)
        self.past: JournalPage[S, C, E] = JournalPage(context, self.show_place)
        self.curtain = explain(Curtain(context, self), help_page="secrets")
        self.clock = explain(ClockPanel(context), help_page="clock")
        self.turn_back: TurnUndoController = TurnUndoController(context, self.trouble)
        self.message = MessagePlace(self)
        self.balances = BalancesPanel(context, self.toggle_look)
        self.unfinished = UnfinishedController(self)
        self.program = ProgramPlayer(self)
        self.safeguard = SafeguardController(self)
        self.own: GameTable[C] = parts.lay(self)
        self.inspector = InspectController(
            context, self, self.own.places, self.act, self.own.plan_fight
        )
        if self.own.told is not None:
            self.message.bar(self.own.told, BarRank.TOLD, shown=False)
        self.head = HeadPanel(self)
        self.go_on: MainButtonPanel = MainButtonPanel(self)
        self.pages: TablePages = TablePages(self)
        self.trade: DockTab[TradePanel] | None = None
        self.options: DockTab[MatchOptionsPanel] | None = None
        self.dock: Dock = Dock(theme, tuple(self._tabs()), context.drafts.of("dock"))
        self.public = PublicOpener(context, self, self.clock)
        self.screens: TableScreens = TableScreens(self)
        self.turn.lay_out()
        self.box = lay(
            column(theme, self), sized(theme, self.head, height=HEADER), (self.screens, 1)
        )
        self.alert = TurnAlert(context, self)
        self.out_notice = OutNotice(context, self, self.undo)
        self.coins = CoinsOverlay(context, self, places_of_amounts(self))
        self.rehearsal = RehearsalController(self)
        view.actions.declare((*table_specs(), *parts.specs()))
        view.actions.bind(table_handlers(self), self, parts.keywords())
        for turned in (self.pages.turned, self.dock.wanted):
            turned.connect(self.trouble.hide)  # it was about something else
        self.own.opened()
        commander.changed.connect(self._after_parts)
        self.setFocusProxy(self.go_on)
        self.screens.greet()

    def _tell(self, notify: Notify, text: str, undo: Callable[[], object] | None = None) -> None:
        """In the message place, if that is seen; else as everywhere in the window."""
        tell = partial(self.message.notify if self.turn.isVisible() else notify, text, undo)
        if not self.after_stage(tell):
            tell()

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
        """What the stage may veil: whatever stands between header and bottom line, or the closing
        page."""
        head = self.head.height()
        foot = self.message.y() if self.turn.isVisible() else self.turn.height()
        return QRect(0, head, self.width(), foot)

    def _is_amending(self) -> bool:
        return self.past.correction.is_amending

    def _tabs(self) -> Iterable[DockTab[Any]]:
        tabs, tried = tuple(self._all_tabs()), self.context.parts.rehearsal
        if self.leave is None or tried is None:
            return tabs
        self.trade = None  # nobody trades there
        return (one for one in tabs if one.id in tried.tabs)

    def _all_tabs(self) -> Iterator[DockTab[Any]]:
        """Of the right-hand column, in their order; ledger and trade are for money."""
        accounts, options = self.context.game.accounts, self.context.parts.options
        yield from self.own.tabs
        if accounts is not None:
            make_trade = partial(self._make_trade, accounts)
            called = self.context.parts.trade_name or translate("table", "Trade")
            self.trade = DockTab("trade", called, make_trade)
            make_ledger = partial(self._make_ledger, accounts)
            yield DockTab("ledger", translate("table", "Ledger"), make_ledger)
            yield self.trade
        yield from self.own.later_tabs
        if options is not None:
            make_options = partial(self._make_options, options)
            name = translate("table", "Table options")
            self.options = DockTab("options", name, make_options, rare=True)
            yield self.options

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
        self.program.come()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.go()
        if not event.spontaneous():
            self.program.leave()
            self._leave_full_screen()

    def _leave_full_screen(self) -> None:
        if self.turn.is_bare:
            self.toggle_full_screen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where nothing else wants it, and digits while real dice are asked for."""
        if event.key() == Qt.Key.Key_Escape:
            self.step_back()
        elif not (event.text().isdecimal() and self.go_on.type_face(event.text())):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A right click, or the Menu key, asks about what is there."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        if self.inspector.ask_here() if by_key else self.inspector.ask_at(event.pos()):
            event.accept()
        else:
            super().contextMenuEvent(event)

    def step_back(self) -> None:
        """Esc with nothing in hand: one thing at a time."""
        if self.trouble.put_away() or self.inspector.close():
            return
        if self.unfinished.current is not None:
            self.unfinished.drop()
        if self.turn.is_bare:
            self.toggle_full_screen()
        elif self.leave is not None:
            self.leave()
        else:
            self.focus_main()

    # --- the board on the whole screen

    def toggle_full_screen(self) -> None:
        """The board has the whole screen but header, message place and main button; or no more."""
        bare = not self.turn.is_bare
        self.turn.be_bare(bare)
        window = self.window()
        if bare:
            self._was_maximized = window.isMaximized()
            window.showFullScreen()
        elif self._was_maximized:
            window.showMaximized()
        else:
            window.showNormal()
        self.focus_main()

    def fit_board(self) -> None:
        """The whole board in what is free of panels."""
        if self.pages.board is not None and self.pages.board.view is not None:
            self.pages.show_page(self.pages.board.id)
            self.pages.board.view.fit()

    def about_to_close(self) -> None:
        """The document is being taken away: the last moment to write a line."""
        self.program.leave()
        self.clock.leave()
        self._leave_full_screen()

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
        """Ask whoever is asked to look, or cover what lies open."""
        state = self.state
        turn = self.context.game.turn(state)
        if self.viewer.seat(state) is not None:
            self.curtain.cover()
        elif turn is not None and self.viewer.is_covered(state):
            self.curtain.ask_for_treasury(self.context.game.asked(state) or turn.seat)

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

    def rehearse(self, first: C | None = None) -> None:
        self.rehearsal.begin(first)

    def open_options(self) -> None:
        self.dock.open_panel("options")

    def choose_banker(self) -> None:
        from bp_desktop.ui.table.banker import choose_banker

        if self.context.game.banker is not None:
            choose_banker(self.context, self.window())

    def choose_players(self) -> None:
        from bp_desktop.ui.table.seat_players import choose_players

        if self.context.game.bots and self.context.game.stage(self.state) is not Stage.OVER:
            choose_players(self.context, self.window())

    def open_option(self, key: str) -> None:
        """Among the table options, at one of them; a rehearsal would lie over it."""
        if self.options is not None:
            self.rehearsal.leave()
            self.options.show().show_option(key)

    def rule_here(self) -> str:
        """Of the refusal in sight, else of the thing that the keyboard is on, else of the phase
        (F1)."""
        refused = next(iter(self.trouble.rules.ids), "") if self.trouble.isVisible() else ""
        turn = self.context.game.turn(self.state)
        of_phase = "" if turn is None else self.context.parts.phase_rule(turn.phase)
        return refused or self.inspector.rule_here() or of_phase

    def finds(self) -> Iterator[PaletteEntry]:
        return found_at_table(self.rehearsal.table or self)

    def named(self, typed: str) -> Iterator[PaletteEntry]:
        table = self.rehearsal.table or self
        return (thing_entry(table, one) for one in table.own.named(typed))

    def spot(self, name: str) -> "QWidget | RowSpot | QRect | None":
        return spot_at_table(self, name)

    def open_journal(self) -> None:
        self.pages.show_page("journal")
        self.past.take_keyboard()

    def toggle_taken_back(self) -> None:
        self.open_journal()
        self.past.toggle_taken_back()

    def add_remark(self) -> None:
        self.open_journal()
        self.past.add_remark()

    def write_paper(self) -> None:
        # Printing is rare: opening a table does not wait for it.
        from bp_desktop.ui.table.paper import write_asked

        write_asked(self.context, self)

    def print_cheat_sheet(self) -> None:
        """The window has the rules as this match plays them."""
        self.context.view.actions.run("cheat_sheet")

    def show_fingerprint(self) -> None:
        """Stands for all lines of the journal: to be written down, and compared later."""
        said = fingerprint_words(self.session)
        note = self.tr("Write it down after an evening: the same one means the same journal.")
        if said:
            short = self.tr("Same fingerprint, same journal.")
            self.message.show_card(MessageCard(said, note, short, "lock"))

    def correct_step(self, seq: int) -> None:
        self.pages.show_page("journal")
        self.past.open_step(seq)
