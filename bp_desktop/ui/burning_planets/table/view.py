"""The turn screen: whose turn, which phase, what there is, and one button that goes on."""

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused
from bp_desktop.games.burning_planets.ids import Phase, PlanetId, PlayerId, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack, PlaceStartingCannon
from bp_desktop.games.burning_planets.match.discreet import discreet
from bp_desktop.games.burning_planets.match.queries.steps import steps_for, still_open
from bp_desktop.games.burning_planets.match.secret_view import sees_treasury
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Match, Stage
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.system import Enforcement
from bp_desktop.session.entry import Kind
from bp_desktop.session.session import Change, Session
from bp_desktop.ui.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.burning_planets.table.balances import BalancesPanel
from bp_desktop.ui.burning_planets.table.board_panel import BoardPanel
from bp_desktop.ui.burning_planets.table.clock.panel import ClockPanel
from bp_desktop.ui.burning_planets.table.closing import ClosingPage
from bp_desktop.ui.burning_planets.table.correction.page import JournalPage
from bp_desktop.ui.burning_planets.table.covered import Look
from bp_desktop.ui.burning_planets.table.curtain.curtain import Curtain
from bp_desktop.ui.burning_planets.table.do_now import DoNowPanel
from bp_desktop.ui.burning_planets.table.docks import Dock, DockContext, docks
from bp_desktop.ui.burning_planets.table.go_on import GoOnPanel
from bp_desktop.ui.burning_planets.table.head import HeadPanel
from bp_desktop.ui.burning_planets.table.holdings import HoldingsPanel
from bp_desktop.ui.burning_planets.table.others import OthersStrip
from bp_desktop.ui.burning_planets.table.pages import TablePages
from bp_desktop.ui.burning_planets.table.paper.deed import PaperFallback
from bp_desktop.ui.burning_planets.table.public.opener import PublicOpener
from bp_desktop.ui.burning_planets.table.screens import TableScreens
from bp_desktop.ui.burning_planets.table.secrets.panel import SecretsPanel
from bp_desktop.ui.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.burning_planets.table.setup.order_panel import OrderPanel
from bp_desktop.ui.burning_planets.table.table_actions import table_actions
from bp_desktop.ui.burning_planets.table.trade.panel import TradePanel
from bp_desktop.ui.burning_planets.table.trouble import TroubleCard
from bp_desktop.ui.burning_planets.table.turn_facts import event_text, turn_change
from bp_desktop.ui.kinds import ViewContext
from bp_desktop.ui.marking import filled
from bp_desktop.ui.widgets.basics import label
from bp_desktop.ui.widgets.metrics import column, row

ROOM_FOR_BOTH = 820
"""The height of a window that shows the battle card and what else can be done."""


class TableView(QWidget):
    """One open match. It is the hands (`shop.Hands`) of all its panels."""

    def __init__(self, context: ViewContext) -> None:
        super().__init__()
        self._theme = theme = context.theme
        self._commander = commander = context.commander
        self._actions = context.actions
        self._choices = context.choices
        self._notify = context.notify
        match: Match = commander.state
        self.look = Look(self)
        self.curtain = Curtain(theme, self, self.look, lambda: self.state)
        self.clock = ClockPanel(theme, commander, context.choices)
        self.head = HeadPanel(theme, self.act, self.clock)
        self.others = OthersStrip(theme, self.open_trade)
        self.event_line = label("", "overline", wrap=True)
        keeps_its_place = self.event_line.sizePolicy()
        keeps_its_place.setRetainSizeWhenHidden(True)  # an event does not push the page down
        self.event_line.setSizePolicy(keeps_its_place)
        self.balances = BalancesPanel(theme, tuple(match.tables.resources), self.toggle_look)
        animated = context.choices.now.dice_animation and not theme.look.reduce_motion
        self.order = OrderPanel(theme, commander.session, animated=animated)
        self.trouble = TroubleCard(theme)
        self.shown = DisclosureCard(theme)
        self.shown.lies.connect(self._make_room)
        self.go_on = GoOnPanel(theme, self.act, self._on_misread)
        self.board: BoardPanel | None = None
        if match.tracked:
            self.board = BoardPanel(theme, commander, self.open_battle, self._on_picked)
        self.holdings = HoldingsPanel(theme, self, self._on_holding)
        self.do_now = DoNowPanel(
            theme, self, self._on_unit, self.toggle_look, self.open_trade, self.plan_fight
        )
        self.past = JournalPage(theme, commander, self.may_look, self.told)
        self.pages = TablePages(theme, self, self.board, self.holdings, self.past)
        self.dock = Dock(theme, self.do_now, DockContext(context, self.look, self.curtain), docks())
        self.public = PublicOpener(theme, commander, self)
        self.paper = PaperFallback(context, self)
        self.battle: BattleCard | None = None
        self._battle = column(theme)
        self._lay_out(context)
        for spec in table_actions(self):
            context.actions.add(spec, self)
        self.clock.seen_or_hidden.connect(self._show_times)
        self.look.changed.connect(self._on_look)
        commander.changed.connect(self._on_changed)
        commander.refused.connect(self._on_refused)
        commander.objected.connect(self._on_objected)
        commander.consent_needed.connect(self._on_consent_needed)
        self._show(match)
        self.setFocusProxy(self.go_on)
        self.screens.greet()

    @property
    def session(self) -> Session[Match, Any, Any]:
        return self._commander.session

    @property
    def closing(self) -> ClosingPage | None:
        return self.screens.closing

    @property
    def state(self) -> Match:
        match: Match = self._commander.state
        return match

    def _lay_out(self, context: ViewContext) -> None:
        theme = self._theme
        left = column(theme, spacing=12)
        left.addWidget(self.balances)
        left.addWidget(self.order)
        left.addWidget(self.trouble)
        left.addWidget(self.shown)
        left.addWidget(self.go_on)
        left.addWidget(self.pages, 1)
        left.addStretch()
        right = column(theme, spacing=12)
        right.addLayout(self._battle)
        right.addWidget(self.dock, 1)
        middle = row(theme, spacing=24)
        middle.addLayout(left, 5)
        middle.addLayout(right, 3)
        self._turn = QWidget()
        whole = column(theme, self._turn, spacing=12, edges=(32, 20, 32, 20))
        whole.addWidget(self.head)
        whole.addWidget(self.others)
        whole.addWidget(self.clock.bar)
        whole.addWidget(self.event_line)
        whole.addLayout(middle, 1)
        self.screens = TableScreens(
            context, self._turn, self.clock, self.undo, self.go_on.button.setFocus
        )
        column(theme, self).addWidget(self.screens)

    # --- coming and going

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.clock.come()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clock.go()

    def about_to_close(self) -> None:
        """The document is being taken away: the last moment to write a line."""
        self.clock.leave()

    # --- acting

    def act(self, command: Command) -> None:
        """Attacks go by the battle card, everything else at once."""
        if isinstance(command, Attack):
            self.open_battle(command.attacker, command.target)
        else:
            self._commander.submit(command)

    def ask_cell(self, text: str, cells: tuple[Hex, ...], then: Callable[[Hex], Command]) -> None:
        """Show the board with the cells on offer and do what comes of the one that is chosen."""
        assert self.board is not None
        self.pages.show_page("board")
        self.board.ask(text, cells, lambda at: self.act(then(at)))
        self.board.view.setFocus()

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

    def redo(self) -> None:
        if not self.screens.leave_recap():
            self._commander.redo()

    def toggle_look(self) -> None:
        """Ask the active player to look, or cover what lies open."""
        match = self.state
        if self.look.viewer(match) is not None:
            self.curtain.cover()
        elif self.look.is_covered(match):
            self.curtain.ask_for_treasury(match.turn.player)

    def _on_look(self) -> None:
        """Something hidden was uncovered or covered."""
        match = self.state
        viewer = self.look.viewer(match)
        if viewer is None:
            self.trouble.hide()  # it may have told its owner what others must not know
        self.others.show_match(match, viewer)
        self._show_amounts(match)
        self._show_do_now(match)
        self.pages.show_viewer(viewer)
        self.dock.on_look()
        self.past.correction.refresh()

    def may_look(self, player: PlayerId) -> bool:
        """Whether this player's amounts may be shown at this moment (BP-APP-6)."""
        match = self.state
        return sees_treasury(match, player, self.look.viewer(match))

    def told(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """What the rules say, as whoever looks now may read it (BP-APP-6)."""
        match = self.state
        return discreet(match, messages, self.look.viewer(match))

    def open_trade(self, partner: PlayerId | None = None) -> None:
        """Barter or pay; with whom, if somebody was clicked on."""
        if self.state.stage is Stage.PLAY:
            panel = self.dock.show_panel("trade")
            assert isinstance(panel, TradePanel)
            panel.deal_with(partner)

    def open_secrets(self, what: Literal["contract", "note"]) -> None:
        """A new contract, or the private note of whoever says so."""
        panel = self.dock.show_panel("secrets")
        assert isinstance(panel, SecretsPanel)
        panel.begin(what)

    def open_battle(self, attacker: UnitId, target: str) -> None:
        """Show the chances before anybody rolls."""
        self.close_battle()
        player = self.state.players[self.state.turn.player]
        self.battle = BattleCard(
            self._theme,
            self._commander,
            attacker,
            target,
            by_hand=player.dice == "hand",
            animated=self._choices.now.dice_animation,
            on_close=self.close_battle,
        )
        self._battle.addWidget(self.battle)
        # Where both do not fit, the battle comes first.
        self.dock.setHidden(self.height() < self._theme.px(ROOM_FOR_BOTH))
        focus = self.battle.faces if player.dice == "hand" else self.battle.roll_button
        focus.setFocus()

    def plan_fight(self) -> None:
        """The window knows where plans are made."""
        if "plan.match" in self._actions:
            self._actions["plan.match"].trigger()

    def close_battle(self) -> None:
        if self.battle is not None:
            self._battle.removeWidget(self.battle)
            self.battle.hide()
            self.battle.deleteLater()
            self.battle = None
            self.dock.show()

    def _on_unit(self, unit: UnitId) -> None:
        """Chosen in a list: the board shows its reach."""
        if self.board is not None and self.board.tool.picked != unit:
            self.board.tool.pick(unit)

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
        self.pages.setHidden(lies and self.height() < self._theme.px(ROOM_FOR_BOTH))

    # --- answers

    def _on_misread(self, refusal: Refused) -> None:
        self.trouble.tell(refusal.messages)

    def _on_refused(self, messages: tuple[Message, ...]) -> None:
        self.trouble.tell(self.told(messages))
        self._ask_for_cannon(self.state)

    def _on_objected(self, command: Command, messages: tuple[Message, ...]) -> None:
        """A strict table has no way round the rules; the others overrule them, on record."""
        if self.past.correction.is_amending:
            return  # it lists what has to be decided itself
        overrule = None
        if self.state.enforcement is not Enforcement.STRICT:
            overrule = partial(self._commander.submit, command, overrule=True)
        self.trouble.tell(self.told(messages), overrule)
        self._ask_for_cannon(self.state)

    def _on_consent_needed(self, seq: int) -> None:
        if self.past.correction.is_amending:
            return
        text = self.tr(
            "Step {step} holds dice or a disclosure. Does the table agree to take it back?"
        )
        self.trouble.offer(
            filled(text, step=seq), self.tr("The table agrees"), lambda: self.undo(consent=True)
        )

    # --- showing

    def _on_changed(self, change: "Change[Match, object, object]") -> None:
        self.trouble.hide()
        self.shown.follow(change)
        before, after = change.before, change.after
        self.curtain.follow(after, forward=change.entry.kind is Kind.STEP)
        if before.turn.number != after.turn.number or after.stage is not Stage.PLAY:
            self.close_battle()
        if self.board is not None:
            self.board.show_match(before, after)
        self._show(after)
        self._tell_who_is_out(before, after)
        self._keep_focus()

    def _tell_who_is_out(self, before: Match, after: Match) -> None:
        """An elimination concerns everybody (BP-ELIM-1); the closing page tells about the last."""
        if before.players is after.players or after.stage is not Stage.PLAY:
            return
        for id_, player in after.players.items():
            if player.eliminated and id_ in before.players and not before.players[id_].eliminated:
                text = self.tr("{player} is out of the game")
                self._notify(filled(text, player=player.name))

    def _keep_focus(self) -> None:
        """What had the keyboard may be gone: then the next key goes on."""
        focus = QApplication.focusWidget()
        if self.isVisible() and (focus is None or not focus.isVisible() or not focus.isEnabled()):
            self.go_on.button.setFocus()

    def _show(self, match: Match) -> None:
        self.head.show_match(match)
        self.clock.show_match(match)
        self.others.show_match(match, self.look.viewer(match))
        self._show_times()
        event = event_text(match)
        self.event_line.setText(event)
        self.event_line.setVisible(bool(event))
        self.order.show_match(match)
        self._show_amounts(match)
        self._show_do_now(match)
        self.holdings.show_match(match)
        self.pages.show_match(match)
        self._ask_for_cannon(match)
        self.screens.show_match(match)

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
        self.go_on.show_match(match, still_open(match, self.do_now.units), covered=covered)

    def _ask_for_cannon(self, match: Match) -> None:
        """While the set-up lasts the board waits for the next cannon's cell (BP-SETUP-7)."""
        player = next_to_place(match) if match.stage is Stage.SETUP else None
        if player is None or self.board is None:
            return
        places = [
            choice.command
            for choice in steps_for(match, player)
            if isinstance(choice.command, PlaceStartingCannon)
        ]
        text = self.tr("{player}: choose a cell for the starting cannon")
        kind = match.unplaced[player][0]
        self.board.ask(
            filled(text, player=match.players[player].name),
            tuple(one.at for one in places),
            lambda at: self.act(PlaceStartingCannon(player, at, kind)),
            insist=True,
        )
