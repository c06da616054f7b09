"""Burning Planets on an open table: makes the game's own parts, and lets them work together."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QVBoxLayout

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import Phase, PlanetId, PlayerId, UnitId
from bp_desktop.games.burning_planets.match.commands import Attack, PlaceStartingCannon
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.queries.steps import step_offers
from bp_desktop.games.burning_planets.match.setup import next_to_place
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.table import Stage
from bp_desktop.session.session import Change
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.combat.battle_card import BattleCard
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.games.burning_planets.table.board_panel import BoardPanel
from bp_desktop.ui.games.burning_planets.table.board_things import CONTENT
from bp_desktop.ui.games.burning_planets.table.consents import asking
from bp_desktop.ui.games.burning_planets.table.do_now import DoNowPanel
from bp_desktop.ui.games.burning_planets.table.findable import found_things, named_cells
from bp_desktop.ui.games.burning_planets.table.holdings import HoldingsPanel
from bp_desktop.ui.games.burning_planets.table.secrets.shown import DisclosureCard
from bp_desktop.ui.games.burning_planets.table.setup.order_panel import OrderPanel
from bp_desktop.ui.games.burning_planets.table.spots import spot_of_match
from bp_desktop.ui.shell.actions import Handler
from bp_desktop.ui.table.boarded_table import BoardedTable
from bp_desktop.ui.table.consent import ConsentPlace
from bp_desktop.ui.table.game_table import GameTable, TableShell
from bp_desktop.ui.table.placing import Placement
from bp_desktop.ui.table.unfinished import Unfinished
from bp_desktop.ui.widgets.basics import column, put_away
from bp_desktop.ui.widgets.dock import DockTab

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.forecast import ForecastPanel
    from bp_desktop.ui.games.burning_planets.table.repair.panel import RepairPanel
    from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel

translate = QCoreApplication.translate

ROOM_FOR_BOTH = 820

MatchShell = TableShell[Match, Command, Event]


class FightPlace(QObject):
    """At most one battle card, until the turn is over; the dock gives way to it where both do not
    fit."""

    def __init__(self, shell: MatchShell) -> None:
        super().__init__(shell.table)
        self._shell = shell
        self._context = shell.context
        self.card: BattleCard | None = None
        self._is_from_board = False
        """Whether the board gave its place to the card, and has it back afterwards."""
        self.layout: QVBoxLayout = column(shell.context.theme)
        shell.context.commander.changed.connect(self._on_changed)

    def _on_changed(self, change: Change[Match, object, object]) -> None:
        before, after = change.before, change.after
        if before.turn.number != after.turn.number or after.stage is not Stage.PLAY:
            self.close()

    def open(self, attacker: UnitId, target: str) -> None:
        """Show the chances before anybody rolls."""
        self.close()
        pages = self._shell.pages
        self._is_from_board = pages.shows_board and not pages.is_dock_shown
        pages.open_dock()
        theme, commander = self._context.theme, self._context.commander
        self.card = BattleCard(
            theme,
            commander,
            attacker,
            target,
            rules=self._context.rules,
            on_close=self._leave,
            after_stage=self._shell.after_stage,
        )
        self._shell.dock.setHidden(self.is_tight)
        self.layout.addWidget(self.card)
        self.card.show()  # at once: what is not seen cannot keep the keyboard
        self.card.focus_first()

    def make_room(self, needed: bool) -> None:
        """For a question beside the dock; a fight waits meanwhile."""
        if needed:
            self.close()
            self._shell.pages.open_dock()
        self._shell.dock.setHidden(needed and self.is_tight)

    @property
    def is_tight(self) -> bool:
        """Whether the table is too low for two things one above the other."""
        return self._shell.table.height() < self._context.theme.px(ROOM_FOR_BOTH)

    def _leave(self) -> None:
        self.close()
        if self._is_from_board and self._shell.pages.is_dock_shown:
            self._shell.pages.show_page("board")
        self._shell.focus_main()

    def close(self) -> None:
        if self.card is not None:
            put_away(self.card)
            self.card = None
            self._shell.dock.show()


def lay_match(shell: MatchShell) -> GameTable[Command]:
    return MatchTable(shell).laid()


class MatchTable(BoardedTable[Match, Command, Event]):
    """The unit in hand, fights, what waits for a cell, and the panels of the dock."""

    board: BoardPanel | None

    def __init__(self, shell: MatchShell) -> None:
        super().__init__(shell)
        context, self.drafts = shell.context, shell.context.drafts
        self.order = OrderPanel(self.theme, self.commander, shell.table)
        self.shown = DisclosureCard(self.theme, self.commander.changed)
        self.fight = FightPlace(shell)
        self.consents = ConsentPlace(context, asking, self.fight.layout, self.fight.make_room)
        self.placed = ""
        """The id of the card whose thing is being placed; empty: none is."""
        if self.state.tracked:
            answers = self.fight.open, self._on_picked, self.ask_about, shell.step_back
            board = BoardPanel(self.theme, self.commander, *answers, self._put_down, shell.message)
            self.lay_board(board, CONTENT)
        self.do_now = DoNowPanel(self)
        self.holdings = HoldingsPanel(self)
        self._make_tabs()
        if self.board is not None:
            self.board.placing.changed.connect(self._on_placing)
        self._ask_for_cannon()
        self.commander.changed.connect(self._on_changed)

    def laid(self) -> GameTable[Command]:
        return GameTable(
            pages=tuple(self.large_pages(self.holdings, shows_balances=self.board is None)),
            tabs=(self.now, self.forecast),
            later_tabs=(self.secrets, self.repair),
            before_play=self.order,
            told=self.shown,
            beside=self.fight.layout,
            takes=self._takes,
            opened=self._take_in_hand,
            handlers=self._handlers(),
            menu=tuple(self._menu()),
            write_contract=lambda *deal: self.secrets.show().write_contract(*deal),
            places=self.places,
            plan_fight=self.context.view.plan_fight,
            finds=lambda: found_things(self.state),
            named=lambda typed: named_cells(self, typed),
            show_thing=lambda id_: self.now.show().show_unit(UnitId(id_)),
            spot=lambda name: spot_of_match(self, name),
        )

    # --- pages, tabs and actions

    def _menu(self) -> Iterator[tuple[str, Handler]]:
        if self.board is None:  # no view switch leads back from the journal
            show = partial(self.show_page, "holdings")
            yield translate("table", "Show the holdings"), show
        yield translate("table", "Fix the board …"), self.set_board_right

    def _make_tabs(self) -> None:
        """Each panel but the first is made when it is first shown."""

        def forecast() -> "ForecastPanel":
            from bp_desktop.ui.games.burning_planets.table.forecast import ForecastPanel

            return ForecastPanel(self.theme, self.commander)

        def repair() -> "RepairPanel":
            from bp_desktop.ui.games.burning_planets.table.repair.panel import RepairPanel

            return RepairPanel(self)

        def secrets() -> "SecretsPanel":
            from bp_desktop.ui.games.burning_planets.table.secrets.panel import SecretsPanel

            return SecretsPanel(self.context, self.shell.curtain)

        self.now = DockTab("now", translate("table", "Do now"), lambda: self.do_now)
        self.forecast = DockTab("forecast", translate("table", "Forecast"), forecast)
        self.secrets = DockTab("secrets", translate("table", "Secrets"), secrets)
        self.repair = DockTab("repair", translate("table", "Fix board"), repair, rare=True)

    def _handlers(self) -> dict[str, Handler]:
        return {
            **self.page_handlers(),
            "table.contract": lambda: self.secrets.show().begin_contract(),
            "table.note": lambda: self.secrets.show().begin_note(),
            "table.repair": self.set_board_right,
            "table.next_unit": self.next_unit,
            "table.move_unit": self.move_unit,
        }

    # --- what panels ask for

    def act(self, command: Command, done: Callable[[], object] | None = None) -> None:
        """`done` is called once it is carried out, at once or after the table has overruled."""
        self.shell.act(command, done)

    def _takes(self, command: Command) -> bool:
        """Attacks go by the battle card, what others have to agree to by asking them, everything
        else at once."""
        if isinstance(command, Attack):
            self.fight.open(command.attacker, command.target)
            return True
        return self.consents.takes(command)

    def place(self, placement: Placement, card: str = "") -> None:
        """Show the board with the cells on offer and do what comes of the one that is chosen.
        `card`: the id of the card in the shop that it is from."""
        self.placed = card
        self.wait_for_cell(placement)

    def _put_down(self, command: Command) -> None:
        """It leaves the keyboard where one key goes on."""
        self.act(command, self.shell.focus_main)

    @property
    def is_placing(self) -> bool:
        return self.board is not None and self.board.placing.current is not None

    def finish_first(self, then: Callable[[], object]) -> None:
        """Go on with `then`, after a question if something else is not placed yet."""
        self.shell.unfinished.ask(then)

    def _on_placing(self) -> None:
        """The table knows what going on would drop."""
        board = self.board
        assert board is not None
        placement = board.placing.current
        if placement is None:
            self.placed = ""
        self.do_now.show_placed(self.placed)
        if placement is None or not placement.what:
            self.shell.unfinished.end()
            return
        self.shell.unfinished.begin(
            Unfinished(
                note=filled(self.tr("{what}: not placed yet"), what=placement.what),
                question=filled(self.tr("{what}: not placed yet"), what=placement.what),
                way=self.tr("Place for me"),
                stay=self.tr("Keep placing"),
                finish=board.place_for_me,
                drop=board.stop_placing,
                keep=board.view.setFocus,
            )
        )

    def roll(self, attacker: UnitId, target: str) -> None:
        """Open the battle card and roll; real dice are waited for there."""
        self.fight.open(attacker, target)
        card = self.fight.card
        if card is not None and card.roll_button.isEnabled() and not card.faces.isVisible():
            card.roll_button.click()

    def next_unit(self) -> None:
        """By key, from anywhere at the table."""
        self.now.show().next_unit()

    def move_unit(self) -> None:
        self.now.show().unit.move_unit()

    def show_cell(self, cell: Hex) -> None:
        """In the middle of the board, under the cursor, with the card of what is there."""
        if self.board is None or self.places is None:
            return
        self.show_page("board")
        self.board.show_cell(cell)
        thing = self.places.at(cell)
        if thing is not None:
            self.shell.inspect(thing)

    def go_to_board(self) -> bool:
        """Put the keyboard on the unit in hand; False where there is no board."""
        if self.board is None:
            return False
        self.show_page("board")
        self.board.go_to_unit()
        return True

    def ask_look(self, then: Callable[[], object]) -> None:
        """Amounts are covered: have the active player look, and go on with `then`."""
        self.shell.curtain.ask_for_treasury(self.state.turn.player, then)

    def set_board_right(self) -> None:
        """What the program has wrong, beginning with what is chosen in the holdings or in hand."""
        thing = self.holdings.chosen if self.shell.pages.page == "holdings" else ""
        if not thing and self.board is not None:
            thing = self.board.tool.picked or ""
        self.repair.show().begin(thing)

    def set_right_of(self, player: PlayerId) -> None:
        """Something of that player is missing, or wrong."""
        self.repair.show().begin(player)

    def plan_fight(self) -> None:
        """The window knows where plans are made."""
        if self.context.view.plan_fight is not None:
            self.context.view.plan_fight("")

    # --- what is chosen in one part is shown by the others

    def _take_in_hand(self) -> None:
        """Whoever the list has chosen for the actions shows its reach on the board at once."""
        chosen = self.do_now.chosen.get(Phase.ACTIONS)
        if chosen is not None and self.shell.dock.current == "now":
            self.take_in_hand(UnitId(chosen))

    def _on_picked(self, unit: UnitId | None) -> None:
        if unit is not None:
            self.shell.dock.show_panel("now")
            self.do_now.show_unit(unit)

    def show_holding(self, id_: str) -> None:
        match = self.state
        self.shell.dock.show_panel("now")
        if PlanetId(id_) in match.board.planets:
            self.do_now.places.choose(id_)
        else:
            self.do_now.show_unit(UnitId(id_))
            self.take_in_hand(UnitId(id_))

    # --- following the match

    def _on_changed(self, change: Change[Match, Command, Event]) -> None:
        self._ask_for_cannon()
        before, after = change.before.turn, change.after.turn
        if (before.number, before.phase) != (after.number, after.phase):
            self._take_in_hand()

    def _ask_for_cannon(self) -> None:
        """During the set-up the board waits for the cell of the next starting cannon (BP-SETUP-7),
        if there is a board and a person to choose it."""
        match, board = self.state, self.board
        player = next_to_place(match) if match.stage is Stage.SETUP else None
        if player is None or board is None:
            return
        if player in match.program_seats:  # it does so by itself, and nobody is asked
            board.stop_placing()
            return
        cells = [
            cell
            for offer in step_offers(match, player)
            if isinstance(offer.command, PlaceStartingCannon)
            for cell in offer.choices("at")
        ]
        text = translate("table", "{player}: choose a cell for the starting cannon")
        kind = match.unplaced[player][0]
        home = next(
            (one.id for one in match.board.planets.values() if one.starting == player), None
        )
        board.place(
            Placement(
                filled(text, player=match.players[player].name),
                tuple(cells),
                lambda at: PlaceStartingCannon(player, at, kind),
                picture=f"structure/{kind}",
                color=titles.color_of(match, player, self.theme),
                ground=titles.ground_of(match, home),
                insist=True,
            )
        )
