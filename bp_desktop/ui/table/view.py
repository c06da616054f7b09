"""The turn screen: whose turn, which phase, what there is, and one button that goes on."""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message
from bp_desktop.games.burning_planets.ids import Phase, PlanetId, PlayerId, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.session.session import Change, Session
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.games.burning_planets.commanders import MatchViewContext
from bp_desktop.ui.games.burning_planets.table.board_panel import BoardPanel
from bp_desktop.ui.games.burning_planets.table.do_now import DoNowPanel
from bp_desktop.ui.games.burning_planets.table.fight import FightPlace
from bp_desktop.ui.games.burning_planets.table.first_cannon import ask_for_cannon
from bp_desktop.ui.games.burning_planets.table.holdings import HoldingsPanel
from bp_desktop.ui.games.burning_planets.table.parts import match_parts
from bp_desktop.ui.games.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.games.burning_planets.table.setup.order_panel import OrderPanel
from bp_desktop.ui.shell.document_page import DocumentView
from bp_desktop.ui.shell.drafts import Drafts
from bp_desktop.ui.table.answers import Answers
from bp_desktop.ui.table.balances import BalancesPanel
from bp_desktop.ui.table.clock.panel import ClockPanel
from bp_desktop.ui.table.closing import ClosingPage
from bp_desktop.ui.table.context import TableContext
from bp_desktop.ui.table.correction.page import JournalPage
from bp_desktop.ui.table.curtain.curtain import Curtain
from bp_desktop.ui.table.docks import DockContext, table_tabs
from bp_desktop.ui.table.go_on import GoOnPanel
from bp_desktop.ui.table.head import HeadPanel
from bp_desktop.ui.table.others import OthersStrip
from bp_desktop.ui.table.pages import TablePages
from bp_desktop.ui.table.paper.deed import PaperFallback
from bp_desktop.ui.table.public.opener import PublicOpener
from bp_desktop.ui.table.screens import TableScreens
from bp_desktop.ui.table.table_actions import rare_deeds, table_handlers, table_specs
from bp_desktop.ui.table.trouble import TroubleCard
from bp_desktop.ui.table.turn_alert import TurnAlert
from bp_desktop.ui.table.turn_back import TurnBack
from bp_desktop.ui.table.turn_facts import newly_out, turn_change
from bp_desktop.ui.table.turn_page import TurnPage
from bp_desktop.ui.table.viewer import Viewer
from bp_desktop.ui.widgets.dock import Dock
from bp_desktop.ui.widgets.metrics import column


class TableView(DocumentView):
    """One open match. It is the hands (`shop.Hands`) of all its panels."""

    _parts = match_parts()
    _game = _parts.game

    def __init__(self, context: MatchViewContext) -> None:
        super().__init__()
        theme = context.theme
        self._commander = commander = context.commander
        self._actions, self._notify = context.actions, context.notify
        self.drafts = Drafts(context.kept)
        self._asked: tuple[Command, Callable[[], object]] | None = None
        match = commander.state
        self.look = Viewer(self._game, self)
        self.context = TableContext(context, self._parts, self.look, self.drafts)
        self.curtain = Curtain(self.context, self)
        self.clock = ClockPanel(self.context)
        self.head = HeadPanel(theme, self._game, self.act, self.clock)
        self.others = OthersStrip(theme, self.open_trade)
        self.balances = BalancesPanel(theme, tuple(match.tables.resources), self.toggle_look)
        self.order = OrderPanel(theme, commander)
        self.trouble = TroubleCard(theme)
        self.shown = DisclosureCard(theme, commander.changed)
        self.shown.lies.connect(self._make_room)
        self.board: BoardPanel | None = None
        if match.tracked:
            self.board = BoardPanel(
                theme, commander, self.open_battle, self._on_picked, self._back_to_button
            )
        self.holdings = HoldingsPanel(theme, self, self._on_holding, self.set_board_right)
        self.do_now = DoNowPanel(
            theme, self, self._on_unit, self.toggle_look, self.open_trade, self.plan_fight
        )
        self.past = JournalPage(theme, commander, self.may_look, self.told, self.drafts)
        self.answers = Answers(commander, self.trouble, self.past, self.told, self.undo)
        self.go_on = GoOnPanel(
            theme,
            self.act,
            self.answers.on_misread,
            self.drafts,
            self._show_closing,
        )
        self.turn_back = TurnBack(commander, self.trouble, context.notify)
        self.pages = TablePages(theme, self, self.board, self.holdings, self.past)
        self.tabs = table_tabs(
            DockContext(context, self.context, self.look, self.curtain, self.correct_step, self),
            self.do_now,
        )
        self.dock = Dock(theme, self.tabs, self.drafts.of("dock"))
        self.public = PublicOpener(self.context, self, self.clock)
        self.paper = PaperFallback(context, self)
        self.fight = FightPlace(context, self, self.dock, self.go_on.button.setFocus)
        self.turn = TurnPage(theme, self)
        self.screens = TableScreens(
            self.context, self.turn, self.clock, self.undo, self.go_on.button.setFocus
        )
        self.head.deeds = rare_deeds(self)
        self.head.open_options = partial(self.dock.open_panel, "options")
        whole = column(theme, self)
        whole.addWidget(self.screens, 1)
        whole.addWidget(self.curtain.bar)
        self.alert = TurnAlert(theme, self, context.choices)
        context.actions.declare(table_specs())
        context.actions.bind(table_handlers(self), self)
        self.clock.seen_or_hidden.connect(self._show_times)
        self.look.changed.connect(self._on_look)
        commander.changed.connect(self._on_changed)
        self._show(match)
        self._take_in_hand()
        self.setFocusProxy(self.go_on)
        self.screens.greet()

    @property
    def session(self) -> Session[Match, Any, Any]:
        return self._commander.session

    @property
    def closing(self) -> ClosingPage | None:
        return self.screens.closing

    @property
    def battle(self) -> BattleCard | None:
        return self.fight.card

    @property
    def state(self) -> Match:
        return self._commander.state

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
            self._back_to_button()
        else:
            super().keyPressEvent(event)

    def about_to_close(self) -> None:
        """The document is being taken away: the last moment to write a line."""
        self.clock.leave()

    def _show_closing(self) -> None:
        self.screens.show_closing()

    def _back_to_button(self) -> None:
        self.go_on.button.setFocus()

    # --- acting

    def act(self, command: Command, done: Callable[[], object] | None = None) -> None:
        """Attacks go by the battle card, everything else at once."""
        self._asked = None if done is None else (command, done)
        if isinstance(command, Attack):
            self.open_battle(command.attacker, command.target)
        else:
            self._commander.submit(command)

    def ask_cell(self, text: str, cells: tuple[Hex, ...], then: Callable[[Hex], Command]) -> None:
        """Show the board with the cells on offer and do what comes of the one that is chosen."""
        assert self.board is not None
        self.pages.show_page("board")
        # Put down, it leaves the keyboard where one key goes on.
        self.board.ask(text, cells, lambda at: self.act(then(at), self._back_to_button))
        self.board.view.setFocus()

    def go_to_board(self) -> bool:
        if self.board is None:
            return False
        self.pages.show_page("board")
        self.board.go_to_unit()
        return True

    def ask_phrase(
        self, player: PlayerId, reason: str, then: Callable[[str], object], *, needed: str
    ) -> None:
        self.curtain.ask_phrase(player, reason, then, needed=needed)

    def ask_look(self, then: Callable[[], object]) -> None:
        """Have the active player open what is hidden, and go on with `then`."""
        self.curtain.ask_for_treasury(self.state.turn.player, then)

    def advance(self) -> None:
        if not self.screens.leave_recap():
            self.go_on.go_on()

    def end_turn(self) -> None:
        if not self.screens.leave_recap():
            self.go_on.end_turn()

    def undo(self, *, consent: bool = False) -> None:
        if not self.screens.leave_recap():
            self._commander.undo(consent=consent)

    def go_back_to_turn_start(self) -> None:
        if not self.screens.leave_recap():
            self.screens.show_turn()  # from the closing page, for the question is asked there
            self.turn_back.ask()

    def redo(self) -> None:
        if not self.screens.leave_recap():
            self._commander.redo()

    def toggle_look(self) -> None:
        """Ask the active player to look, or cover what lies open."""
        match = self.state
        if self.look.seat(match) is not None:
            self.curtain.cover()
        elif self.look.is_covered(match):
            self.curtain.ask_for_treasury(match.turn.player)

    def _on_look(self) -> None:
        """Something hidden was uncovered or covered."""
        match = self.state
        viewer = self.look.seat(match)
        if viewer is None:
            self.trouble.hide()  # it may have told its owner what others must not know
        self.others.show_match(match, viewer)
        self._show_amounts(match)
        self._show_do_now(match)
        self.pages.show_viewer(viewer)
        self.dock.refresh()
        self.past.correction.refresh()

    def may_look(self, player: PlayerId) -> bool:
        """Whether this player's amounts may be shown at this moment (BP-APP-6)."""
        return self.context.may_see(player)

    def told(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """What the rules say, as whoever looks now may read it (BP-APP-6)."""
        return self.context.told(messages)

    def open_trade(self, partner: PlayerId | None = None) -> None:
        """Barter or pay; with whom, if somebody was clicked on."""
        if self.state.stage is Stage.PLAY:
            self.tabs.trade.show().deal_with(partner)

    def open_journal(self) -> None:
        self.pages.show_page("journal")
        self.past.take_keyboard()

    def toggle_taken_back(self) -> None:
        self.open_journal()
        self.past.toggle_taken_back()

    def correct_step(self, seq: int) -> None:
        self.pages.show_page("journal")
        self.past.open_step(seq)

    def set_board_right(self) -> None:
        """What the program has wrong, beginning with what is chosen in the holdings or in hand."""
        thing = self.holdings.chosen if self.pages.page == "holdings" else ""
        if not thing and self.board is not None:
            thing = self.board.tool.picked or ""
        self.tabs.repair.show().begin(thing)

    def open_secrets(self, what: Literal["contract", "note"]) -> None:
        """A new contract, or the private note of whoever says so."""
        self.tabs.secrets.show().begin(what)

    def open_battle(self, attacker: UnitId, target: str) -> None:
        self.fight.open(attacker, target)

    def plan_fight(self) -> None:
        """The window knows where plans are made."""
        if "plan.match" in self._actions:
            self._actions["plan.match"].trigger()

    def _on_unit(self, unit: UnitId) -> None:
        """Chosen in a list: the board shows its reach."""
        if self.board is not None and self.board.tool.picked != unit:
            self.board.tool.pick(unit)

    def _take_in_hand(self) -> None:
        """Whoever the list has chosen for the actions shows its reach on the board at once."""
        chosen = self.do_now.chosen.get(Phase.ACTIONS)
        if chosen is not None and self.dock.current == "now":
            self._on_unit(UnitId(chosen))

    def _on_picked(self, unit: UnitId | None) -> None:
        if unit is not None:
            self.dock.show_panel("now")
            self.do_now.show_unit(unit)

    def _on_holding(self, id_: str) -> None:
        match = self.state
        self.dock.show_panel("now")
        if PlanetId(id_) in match.board.planets:
            if match.turn.phase in (Phase.STRUCTURES, Phase.SHIPS):
                self._pick_place(id_)
        else:
            self.do_now.show_unit(UnitId(id_))
            self._on_unit(UnitId(id_))

    def _pick_place(self, id_: str) -> None:
        if id_ in self.do_now.picker.ids:
            self.do_now.picker.setCurrentIndex(self.do_now.picker.index_of(id_))

    def _make_room(self, lies: bool) -> None:
        """What was turned over comes first, where the page below does not fit too."""
        self.pages.setHidden(lies and self.fight.is_tight)

    # --- showing

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        self.trouble.hide()
        if self._asked is not None and change.entry.command == self._asked[0]:
            self._asked[1]()
        self._asked = None
        before, after = change.before, change.after
        had_keyboard = QApplication.focusWidget()
        if before.turn.number != after.turn.number or after.stage is not Stage.PLAY:
            self.fight.close()
        if self.board is not None:
            self.board.show_match(before, after)
        self._show(after)
        self._tell_who_is_out(before, after)
        self.alert.follow(before, after)
        went_on = (before.turn.number, before.turn.phase) != (after.turn.number, after.turn.phase)
        if went_on:
            self._take_in_hand()
        self._keep_focus(had_keyboard, went_on=went_on)

    def _tell_who_is_out(self, before: Match, after: Match) -> None:
        """An elimination concerns everybody (BP-ELIM-1); the closing page tells about the last."""
        for player in newly_out(before, after):
            text = self.tr("{player} is out of the game")
            self._notify(filled(text, player=player.name))

    def _keep_focus(self, had: QWidget | None, *, went_on: bool) -> None:
        """What had the keyboard may be gone, or the board be left: then the next key goes on, and
        not a neighbour that Qt handed it to."""
        focus = QApplication.focusWidget()
        lost = focus is None or not focus.isVisible() or not focus.isEnabled()
        if had is not None and isValid(had) and self.isAncestorOf(had):
            lost = lost or not had.isVisible() or not had.isEnabled()
        left_board = went_on and self.board is not None and focus is self.board.view
        if (lost or left_board) and self.go_on.isVisible():
            self.go_on.button.setFocus()

    def _show(self, match: Match) -> None:
        self.head.show_match(match)
        self.others.show_match(match, self.look.seat(match))
        self._show_times()
        self.turn.show_match(match)
        self._show_amounts(match)
        self._show_do_now(match)
        self.holdings.show_match(match)
        self.pages.show_match(match)
        self._ask_for_cannon()

    def _show_times(self) -> None:
        self.others.show_times(self.clock.times_of_others())

    def _show_amounts(self, match: Match) -> None:
        player = match.players.get(match.turn.player)
        covered = self.look.is_covered(match)
        hidden = match.options.treasury_visibility != "public"
        shown = player.treasury if player is not None and not covered else None
        self.balances.show_purse(shown, turn_change(self.session))
        self.balances.show_cover(hidden=hidden, covered=covered)
        self.balances.setVisible(match.stage is Stage.PLAY)

    def _show_do_now(self, match: Match) -> None:
        covered = self.look.is_covered(match)
        self.do_now.show_match(match, covered=covered)
        game = self._game
        self.go_on.show_step(
            game.next_step(match),
            {seat.id: seat for seat in game.seats(match)},
            is_over=match.stage is Stage.OVER,
            covered=covered,
        )

    def _ask_for_cannon(self) -> None:
        ask_for_cannon(self.board, self.state, lambda one: self.act(one, self._back_to_button))
