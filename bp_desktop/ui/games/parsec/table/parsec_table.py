"""Parsec on an open table: makes the game's own parts, and lets them work together."""

from collections.abc import Callable, Iterable
from functools import partial
from operator import attrgetter

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QTimer

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import Offer
from bp_desktop.games.parsec.ids import PlayerId, UnitId
from bp_desktop.games.parsec.match import commands as c, fight_facts
from bp_desktop.games.parsec.match.legal import asked, legal
from bp_desktop.games.parsec.match.lookup import named_unit, owned
from bp_desktop.games.parsec.match.state import FightStage, ParsecMatch, SetupPart
from bp_desktop.games.parsec.match.stats import type_of
from bp_desktop.games.parsec.match.system import Command, Event
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words
from bp_desktop.ui.games.parsec.table.agreements import asking, passed_owners, safe_cells
from bp_desktop.ui.games.parsec.table.faces import (
    body_title,
    color_of,
    face_of,
    roll_words,
    thing_picture,
    unit_title,
)
from bp_desktop.ui.games.parsec.table.fix_panel import FixPanel
from bp_desktop.ui.games.parsec.table.holdings_page import holding_faces
from bp_desktop.ui.games.parsec.table.now_panel import ParsecNowPanel
from bp_desktop.ui.games.parsec.table.overview import OverviewPanel
from bp_desktop.ui.games.parsec.table.parsec_board import CONTENT, ParsecBoard
from bp_desktop.ui.games.parsec.table.yard_panel import CardsPanel, YardPanel
from bp_desktop.ui.shell.actions import Handler
from bp_desktop.ui.table.amount_form import AmountRequest
from bp_desktop.ui.table.boarded_table import BoardedTable
from bp_desktop.ui.table.columns.heads import column_words
from bp_desktop.ui.table.columns.panel import ColumnsPanel
from bp_desktop.ui.table.consent import ConsentPlace
from bp_desktop.ui.table.deed_column import Deed
from bp_desktop.ui.table.game_table import FoundThing, GameTable, TableShell
from bp_desktop.ui.table.offer_asking import OfferAsking
from bp_desktop.ui.table.placing import Placement
from bp_desktop.ui.widgets.basics import column
from bp_desktop.ui.widgets.dock import DockTab
from bp_desktop.ui.widgets.offer_card import OfferFace

ParsecShell = TableShell[ParsecMatch, Command, Event]
translate = QCoreApplication.translate


class ParsecTable(BoardedTable[ParsecMatch, Command, Event]):
    """The units in hand, the steps that ask for more, and the panels of the dock."""

    board: ParsecBoard | None

    def __init__(self, shell: ParsecShell) -> None:
        super().__init__(shell)
        context, self.act = shell.context, shell.act
        self.beside = column(self.theme)
        self.consents = ConsentPlace(context, asking, self.beside, self._make_room)
        if self.state.tracked:
            self.lay_board(ParsecBoard(self), CONTENT)
        self._make_tabs()
        ask = self.act, self.place, self.now_tab.show, self._choice
        self.begin = OfferAsking(*ask, self._choice_picture).begin
        """What is still open about a step is asked: a cell on the board, one of a list, amounts."""
        self.now = ParsecNowPanel(self)
        self.units = ColumnsPanel(
            context,
            partial(holding_faces, context),
            column_words(translate("YardPanel", "Vessels")),
            self._show_holding,
            self._fix_for,
        )
        asked_by = attrgetter("preparation", "fight", "program_seats")
        context.follow(self, asked_by, self._ask_for_cell)

    def laid(self) -> GameTable[Command]:
        return GameTable(
            pages=tuple(self.large_pages(self.units, shows_balances=self.board is None)),
            tabs=(self.now_tab, self.yard),
            later_tabs=(self.cards, self.overview, self.fix),
            beside=self.beside,
            takes=self._takes,
            handlers=self._handlers(),
            menu=((translate("table", "Fix the board …"), partial(self.open_tab, "fix")),),
            places=self.places,
            plan_fight=self.context.view.plan_fight,
            finds=self._finds,
            show_thing=lambda thing: self.now_tab.show().show_unit(UnitId(thing)),
        )

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
        tabs = ("yard", "cards", "overview")
        return self.page_handlers() | {
            **{f"parsec.{tab}": partial(self.open_tab, tab) for tab in tabs},
            "table.next_unit": lambda: self.now_tab.show().next_unit(),
        }

    def _make_room(self, needed: bool) -> None:
        if needed:
            self.shell.pages.open_dock()

    def _show_holding(self, thing: str) -> None:
        """What can act is taken in hand; of all else, everything is told."""
        if not self.now_tab.show().take_unit(thing):
            self.inspect(thing, self.units)

    def _fix_for(self, seat: PlayerId) -> None:
        self.fix.show().player.choose(seat)

    # --- steps

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

        title = filled(text, unit=unit, players=names)
        request = AmountRequest(title, self.tr("Ask"), go, self.tr("Toll for each of them:"))
        self.now_tab.show().amounts.ask(request)

    def strike(self, command: Command, *, rolls: bool) -> None:
        """A declaration or an answer that strikes; the dice fall at once, unless real ones do."""
        self.act(command, partial(QTimer.singleShot, 0, self, self._roll) if rolls else None)

    def _roll(self) -> None:
        """Once it is carried out: at once, overruled, or when whoever supports it has agreed."""
        fight = self.state.fight
        if fight is None or fight.stage is not FightStage.BEFORE_ROLL:
            return
        step = self.context.game.next_step(self.state)
        seats = {one.id: one for one in self.context.game.seats(self.state)}
        tried = self.shell.leave is not None  # dice can be typed there, or thrown at a click
        if step is not None and (tried or not any(seats[die.seat].by_hand for die in step.dice)):
            self.act(c.RollStrike())

    def open_attack(self, attacker: UnitId, target: UnitId) -> None:
        """Who else takes part is chosen in the form; why not, it says of those in reach, too."""
        match, aim = self.state, self.state.units[target]
        mine = [
            one
            for one in owned(match, match.turn.player)
            if type_of(match, one).can_attack
            or one.id == attacker
            or (match.tracked and fight_facts.in_reach(match, one, aim))
        ]
        self.now_tab.show().attack.ask(
            target,
            (attacker,),
            tuple(sorted(mine, key=lambda one: one.id != attacker)),
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
        """The board shows every cell; those within reach of somebody are red (PA-APP-31)."""
        match, command = self.state, offer.command
        assert isinstance(command, c.Evade)
        if not match.tracked:
            self.begin(offer, self.tr("Where does it evade to?"))
            return
        cells = tuple(offer.choices("to"))
        safe = safe_cells(match, command.unit, cells)
        others = tuple(one for one in cells if one not in safe)
        text = self.tr("{unit} evades; safe cells: {count}")
        title = filled(text, unit=unit_title(match.units[command.unit]), count=len(safe))
        self.place(title, (*safe, *others), lambda at: c.Evade(command.unit, to=at))
        if self.board is not None:
            self.board.light({"gold": safe, "danger": others})

    def _choice_picture(self, value: object) -> str:
        return thing_picture(self.state, str(value)) or "ui/move"

    def _choice(self, value: object) -> str:
        match = self.state
        unit = match.units.get(UnitId(str(value)))
        if unit is not None:
            return fact_words(named_unit(match, unit))
        if isinstance(value, bool):
            return self.tr("Out of everyone's reach") if value else self.tr("Still within reach")
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
            self.place(text, tuple(where), where.get)
        else:
            self.now_tab.show().choose(title, deeds)

    def place(
        self, title: str, cells: tuple[Hex, ...], make: Callable[[Hex], Command | None]
    ) -> None:
        """The board asks for a cell: for a new unit, or for one that stands elsewhere."""
        made, color = make(cells[0]), color_of(self.state, asked(self.state), self.theme)
        unit = self.state.units.get(getattr(made, "unit", UnitId("")))
        picture = f"unit/{unit.type if unit is not None else getattr(made, 'kind', 'cargo')}"
        free = isinstance(made, c.BuildUnit)
        self.wait_for_cell(Placement(title, cells, make, picture=picture, color=color, free=free))

    def _ask_for_cell(self, *_slice: object) -> None:
        """During the settlement the board waits for a cell of a planet (PA-APP-9)."""
        match, board, now = self.state, self.board, self.state.preparation
        if board is None or match.stage is not Stage.SETUP or now.part is not SetupPart.SETTLING:
            return
        player = now.queue[0]
        if player in match.program_seats:  # it does so by itself, and nobody is asked
            board.stop_placing()
            return
        for offer in legal(match, player):
            if isinstance(offer.command, c.Settle):
                text = self.tr("{player}: choose a cell for a colony and a cargo ship")
                title = filled(text, player=match.players[player].name)
                cells, color = offer.choices("at"), color_of(match, player, self.theme)
                place = Placement(title, cells, c.Settle, "", "unit/colony", color, insist=True)
                board.place(place)

    # --- what panels ask for

    def deed(self, offer: Offer[Command], player: PlayerId) -> Deed:
        """What a click on its card does."""
        command, face = offer.command, face_of(self.context, offer, player)
        roll = partial(self.strike, command, rolls=True)
        match command:
            case c.DeclareAttack():
                attacker = command.attackers[0]
                do: Callable[[], object] = partial(self.open_attack, attacker, command.target)
            case c.CounterAttack():
                do = partial(self.open_counter, command)
            case c.CounterSeparately() | c.ResumeAttack():
                do = partial(self.strike, command, rolls=False)
            case c.Evade():
                return Deed(face, partial(self.evade, offer))
            case _:
                return Deed(face, partial(self.begin, offer, face.title))
        return Deed(face, do, roll, roll_words(self.state, command))

    def cards_deed(self, player: PlayerId) -> Deed:
        """Leads to the event cards of a player, who is asked to look first."""
        match = self.state
        who = match.players[player]
        title = filled(self.tr("Cards of {player}: {count}"), player=who.name, count=len(who.cards))
        face = OfferFace(title, "ui/bolt", EMPTY, color_of(match, player, self.theme))
        return Deed(face, lambda: self.cards.show().show_cards_of(player))

    @property
    def is_choosing_cell(self) -> bool:
        """Nor while a vessel is in hand."""
        assert self.board is not None
        return super().is_choosing_cell or self.board.tool.picked is not None

    def on_picked(self, unit: UnitId | None) -> None:
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
