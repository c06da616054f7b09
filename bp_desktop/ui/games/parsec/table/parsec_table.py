"""Parsec on an open table: makes the game's own parts, and lets them work together."""

from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import AmountHole, Offer, OneOfHole, fill
from bp_desktop.games.parsec.ids import PlayerId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.lookup import named_unit, owned
from bp_desktop.games.parsec.match.state import FightStage, ParsecMatch, SetupPart
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.parsec.match.system import Command, Event
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words
from bp_desktop.ui.games.parsec.table.agreements import asking, passed_owners, safe_cells
from bp_desktop.ui.games.parsec.table.faces import body_title, color_of, face_of, unit_title
from bp_desktop.ui.games.parsec.table.fix_panel import FixPanel
from bp_desktop.ui.games.parsec.table.holdings_page import holding_rows
from bp_desktop.ui.games.parsec.table.now_panel import ParsecNowPanel
from bp_desktop.ui.games.parsec.table.overview import OverviewPanel
from bp_desktop.ui.games.parsec.table.parsec_board import CONTENT, ParsecBoard
from bp_desktop.ui.games.parsec.table.yard_panel import CardsPanel, YardPanel
from bp_desktop.ui.shell.actions import Handler
from bp_desktop.ui.table.amount_form import AmountRequest
from bp_desktop.ui.table.board_things import BoardThings
from bp_desktop.ui.table.consent import ConsentPlace
from bp_desktop.ui.table.deed_column import Deed
from bp_desktop.ui.table.game_table import FoundThing, GameTable, LargePage, TableShell
from bp_desktop.ui.table.placing import Placement
from bp_desktop.ui.widgets.basics import column
from bp_desktop.ui.widgets.dock import DockTab
from bp_desktop.ui.widgets.offer_card import OfferFace
from bp_desktop.ui.widgets.rows import RowList

ParsecShell = TableShell[ParsecMatch, Command, Event]
translate = QCoreApplication.translate


def lay_parsec(shell: ParsecShell) -> GameTable[Command]:
    return ParsecTable(shell).laid()


class ParsecTable(QObject):
    """What a panel of the game asks of others, it asks the table."""

    def __init__(self, shell: ParsecShell) -> None:
        super().__init__(shell.table)
        self.shell = shell
        self.context = context = shell.context
        self.theme = context.theme
        self.beside = column(self.theme)
        self.consents = ConsentPlace(context, asking, self.beside, self._make_room)
        self.board: ParsecBoard | None = None
        self.places: BoardThings | None = None
        self.units = RowList(self.theme, self.tr("Holdings"), headings=True)
        self.units.thing_of = str
        if self.state.tracked:
            self.board = board = ParsecBoard(
                self.theme,
                context.commander,
                self._on_picked,
                shell.step_back,
                self.act,
                self.open_attack,
                self._ask_about,
                shell.message,
            )
            self.places = BoardThings(
                board,
                CONTENT,
                shell.table,
                partial(self._show_page, "board"),
                lambda: shell.pages.shows_board and not shell.pages.is_dock_shown,
            )
            board.scene.hovered.connect(self._point_at)
        self.now = ParsecNowPanel(self)
        self._make_tabs()
        context.follow(self, lambda match: (match.units, match.players), self._show_units)
        context.follow(self, lambda match: (match.preparation, match.fight), self._ask_for_cell)

    @property
    def state(self) -> ParsecMatch:
        return self.context.state

    def laid(self) -> GameTable[Command]:
        return GameTable(
            pages=tuple(self._pages()),
            tabs=(self.now_tab, self.yard),
            later_tabs=(self.cards, self.overview, self.fix),
            beside=self.beside,
            takes=self._takes,
            handlers=self._handlers(),
            menu=((translate("table", "Fix the board …"), partial(self._open, "fix")),),
            places=self.places,
            finds=self._finds,
            show_thing=self._show_thing,
        )

    def _pages(self) -> Iterable[LargePage]:
        if self.board is not None:
            view = self.board.view
            name = translate("MatchTable", "Board")
            yield LargePage("board", name, self.board, view=view, let_go=view)
        yield LargePage("holdings", translate("MatchTable", "Holdings"), self.units)

    def _make_tabs(self) -> None:
        """Each panel but the first is made when it is first shown."""
        overlay = self.board.show_overlay if self.board is not None else None
        self.now_tab = DockTab("now", translate("table", "Do now"), lambda: self.now)
        self.yard = DockTab("yard", self.tr("Build"), lambda: YardPanel(self))
        self.cards = DockTab("cards", self.tr("Cards"), lambda: CardsPanel(self))
        name = translate("table", "Fix board")
        self.fix = DockTab("fix", name, lambda: FixPanel(self), rare=True)
        self.overview = DockTab(
            "overview", self.tr("Victory"), lambda: OverviewPanel(self.context, overlay)
        )

    def _handlers(self) -> dict[str, Handler]:
        handlers: dict[str, Handler] = {
            "table.now": partial(self._open, "now"),
            "parsec.yard": partial(self._open, "yard"),
            "parsec.cards": partial(self._open, "cards"),
            "parsec.overview": partial(self._open, "overview"),
            "table.holdings": partial(self._show_page, "holdings"),
            "table.next_unit": lambda: self.now_tab.show().next_unit(),
        }
        if self.board is not None:
            handlers["table.board"] = partial(self._show_page, "board")
        return handlers

    def _open(self, tab: str) -> None:
        self.shell.dock.open_panel(tab)

    def _show_page(self, page: str) -> None:
        self.shell.pages.show_page(page)

    def _make_room(self, needed: bool) -> None:
        if needed:
            self.shell.pages.open_dock()

    def _show_units(self, *_slice: object) -> None:
        self.units.show_rows(list(holding_rows(self.state, self.theme)), None)

    # --- steps

    def act(self, command: Command, done: Callable[[], object] | None = None) -> None:
        self.shell.act(command, done)

    def _takes(self, command: Command) -> bool:
        """Production goes as the sheet has it; a passage, and support, when their owners agree."""
        if isinstance(command, c.PayProduction) and self.now.production.shown:
            wanted = self.now.production.command()
            if wanted != command and self.now.production.confirm.isEnabled():
                self.context.commander.submit(wanted)
                return True
        if isinstance(command, c.MoveVessel) and not command.consents:
            owners = passed_owners(self.state, command)
            if owners:
                self._ask_passage(command, owners)
                return True
        return self.consents.takes(command)

    def _ask_passage(self, command: c.MoveVessel, owners: tuple[PlayerId, ...]) -> None:
        """With a toll, if they want one (PA-MOVE-4, PA-APP-13)."""
        match = self.state
        names = ", ".join(match.players[one].name for one in owners)
        unit = unit_title(match.units[command.unit])
        text = self.tr("{unit} passes through units of {players}")

        def go(toll: Purse, _choice: str) -> None:
            tolls = tuple((one, toll) for one in owners) if toll else ()
            self.act(replace(command, consents=owners, tolls=tolls))

        self.now_tab.show().amounts.ask(
            AmountRequest(
                filled(text, unit=unit, players=names),
                self.tr("Ask"),
                go,
                note=self.tr("Toll for each of them:"),
            )
        )

    def strike(self, command: Command, *, rolls: bool) -> None:
        """A declaration or an answer that strikes; the dice fall at once, unless real ones do."""
        self.act(command)
        fight = self.state.fight
        if not rolls or fight is None or fight.stage is not FightStage.BEFORE_ROLL:
            return
        step = self.context.game.next_step(self.state)
        seats = {one.id: one for one in self.context.game.seats(self.state)}
        if step is not None and not any(seats[die.seat].by_hand for die in step.dice):
            self.act(c.RollStrike())

    def open_attack(self, attacker: UnitId, target: UnitId) -> None:
        """Who else takes part is chosen in the form."""
        match = self.state
        mine = [
            one
            for one in owned(match, match.turn.player)
            if type_of(match, one).can_attack or one.id == attacker
        ]
        first = sorted(mine, key=lambda one: one.id != attacker)
        form = self.now_tab.show().attack
        form.ask(
            target,
            (attacker,),
            tuple(first),
            lambda units, supports: c.DeclareAttack(units, target, supports),
        )

    def open_counter(self, command: c.CounterAttack) -> None:
        """Fewer strikers, or support of others (PA-COORD-5, PA-ALLY-5)."""
        match = self.state
        strikers = tuple(match.units[one] for one in command.strikers)
        self.now_tab.show().attack.ask(
            command.target,
            command.strikers,
            strikers,
            lambda units, supports: c.CounterAttack(command.target, units, supports),
        )

    def evade(self, offer: Offer[Command]) -> None:
        """The board shows every cell; those that nobody reaches are framed in gold (PA-APP-31)."""
        match, command = self.state, offer.command
        assert isinstance(command, c.Evade)
        if not match.tracked:
            deeds = [
                Deed(
                    OfferFace(text, "ui/wind", EMPTY),
                    partial(self.act, c.Evade(command.unit, out_of_reach=out)),
                )
                for text, out in (
                    (self.tr("Out of everyone's reach"), True),
                    (self.tr("Still in reach"), False),
                )
            ]
            self.now.choose(self.tr("Where does it evade to?"), deeds)
            return
        cells = tuple(offer.choices("to"))
        safe = safe_cells(match, command.unit, cells)
        ordered = (*safe, *(one for one in cells if one not in safe))
        text = self.tr("{unit} evades; safe cells: {count}")
        title = filled(text, unit=unit_title(match.units[command.unit]), count=len(safe))
        self.place(title, ordered, lambda at: c.Evade(command.unit, to=at), command.unit)
        if self.board is not None:
            self.board.light({"gold": safe})

    def begin(self, offer: Offer[Command], title: str) -> None:
        """What is still open about a step is asked: a cell on the board, one of a list, amounts."""
        if not offer.holes:
            self.act(offer.command)
            return
        hole = offer.holes[0]
        match hole:
            case AmountHole():
                self.now_tab.show().amounts.ask(
                    AmountRequest(
                        title,
                        self.tr("Take"),
                        lambda purse, _choice: self.act(fill(offer.command, hole, purse)),
                        most=hole.most,
                        total=hole.total if hole.total == hole.least else None,
                    )
                )
            case OneOfHole() if hole.values and isinstance(hole.values[0], Hex):
                self.place(title, hole.values, lambda at: fill(offer.command, hole, at), None)
            case OneOfHole():
                deeds = [
                    Deed(
                        OfferFace(self._choice(one), "ui/flag", EMPTY),
                        partial(self.act, fill(offer.command, hole, one)),
                    )
                    for one in hole.values
                ]
                self.now_tab.show().choose(title, deeds)
            case _:
                self.act(offer.command)

    def _choice(self, value: object) -> str:
        match = self.state
        unit = match.units.get(UnitId(str(value)))
        if unit is not None:
            return fact_words(named_unit(match, unit))
        if isinstance(value, int):
            return filled(self.tr("Module {number}"), number=value)
        return body_title(match, str(value))

    def build(self, title: str, offers: list[Offer[Command]]) -> None:
        """At one of several colonies, or aboard."""
        match = self.state
        if len(offers) == 1:
            self.act(offers[0].command)
            return
        where: dict[Hex, Command] = {}
        deeds = list[Deed]()
        for offer in offers:
            command = offer.command
            assert isinstance(command, c.BuildUnit)
            unit = match.units[command.colony or command.aboard or UnitId("")]
            if unit.cell is not None:
                where.setdefault(unit.cell, command)
            text = self.tr("At {unit}") if command.colony else self.tr("Aboard {unit}")
            face = face_of(self.context, offer, unit.owner)
            named = filled(text, unit=unit_title(unit))
            face = face._replace(title=named, picture=f"unit/{unit.type}")
            deeds.append(Deed(face, partial(self.act, command)))
        aboard = any(isinstance(o.command, c.BuildUnit) and o.command.aboard for o in offers)
        if self.board is not None and not aboard:
            text = filled(self.tr("{what}: choose a colony"), what=title)
            self.place(text, tuple(where), where.get, None)
        else:
            self.now_tab.show().choose(title, deeds)

    def place(
        self,
        title: str,
        cells: tuple[Hex, ...],
        make: Callable[[Hex], Command | None],
        unit: UnitId | None,
        *,
        insist: bool = False,
    ) -> None:
        assert self.board is not None
        match = self.state
        player = asked(match)
        found = match.units.get(unit) if unit is not None else None
        kind = found.type if found is not None else "colony"
        self._show_page("board")
        self.board.view.setFocus()
        self.board.place(
            Placement(
                title,
                cells,
                make,
                picture=f"unit/{kind}" if unit is not None or insist else "",
                color=color_of(match, player, self.theme),
                insist=insist,
            )
        )

    def _ask_for_cell(self, *_slice: object) -> None:
        """During the settlement the board waits for a cell of a planet (PA-APP-9)."""
        match, board = self.state, self.board
        settles = match.stage is Stage.SETUP and match.preparation.part is SetupPart.SETTLING
        if board is None or not settles:
            return
        player = match.preparation.queue[0]
        for offer in legal(match, player):
            if isinstance(offer.command, c.Settle):
                text = self.tr("{player}: choose a cell for a colony and a cargo ship")
                title = filled(text, player=match.players[player].name)
                board.place(
                    Placement(
                        title,
                        tuple(offer.choices("at")),
                        c.Settle,
                        picture="unit/colony",
                        color=color_of(match, player, self.theme),
                        insist=True,
                    )
                )

    # --- what panels ask for

    def deed(self, offer: Offer[Command], player: PlayerId) -> Deed:
        return self.now.deed(offer, player)

    def cards_deed(self, player: PlayerId) -> Deed:
        """Leads to the event cards of a player, who is asked to look first."""
        match = self.state
        who = match.players[player]
        title = filled(self.tr("Cards of {player}: {count}"), player=who.name, count=len(who.cards))
        face = OfferFace(title, "ui/bolt", EMPTY, color_of(match, player, self.theme))
        return Deed(face, lambda: self.cards.show().show_cards_of(player))

    def ask_look(self, player: PlayerId) -> None:
        self.shell.curtain.ask_for_treasury(player, lambda: None)

    def open_trade(self, partner: PlayerId) -> None:
        self.shell.open_trade(partner)

    def inspect(self, thing: str, beside: QWidget) -> None:
        start = beside.mapTo(self.shell.table, QPoint(0, 0))
        self.shell.inspect(thing, QRect(start, beside.size()))

    def _ask_about(self, cell: Hex) -> None:
        """Another click on the same cell asks about what lies below."""
        assert self.places is not None
        inspector = self.shell.inspector
        thing = self.places.after(inspector.pinned, cell)
        if thing is None:
            inspector.close()
        else:
            inspector.pin(thing)

    def _point_at(self, cell: Hex | None) -> None:
        assert self.places is not None
        assert self.board is not None
        busy = self.board.tool.is_waiting or self.board.tool.picked is not None
        self.shell.inspector.point_at(None if busy else self.places.at(cell))

    def take_in_hand(self, unit: UnitId) -> None:
        if self.board is not None and self.board.tool.picked != unit:
            self.board.tool.pick(unit)

    def _on_picked(self, unit: UnitId | None) -> None:
        if unit is not None:
            self.shell.dock.show_panel("now")
            self.now.show_unit(unit)

    def _finds(self) -> Iterable[FoundThing]:
        match = self.state
        for one in match.units.values():
            name = match.players[one.owner].name
            yield FoundThing(one.id, unit_title(one), name, f"unit/{one.type}", sort=one.type)
        for body in match.board.bodies.values():
            icon = "board/planet" if body.is_planet else "board/asteroid"
            yield FoundThing(body.id, body_title(match, body.id), "", icon, sort="body")

    def _show_thing(self, thing: str) -> None:
        self.now_tab.show().show_unit(UnitId(thing))
