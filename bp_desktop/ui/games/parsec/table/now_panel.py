"""Do now in Parsec: what each part of a match asks for, the vessels, and what each may do."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import Offer
from bp_desktop.games.parsec.ids import PlayerId, TurnPart, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.legal import offered, vessel_offers
from bp_desktop.games.parsec.match.lookup import named_faction, owned
from bp_desktop.games.parsec.match.movement import why_not_now
from bp_desktop.games.parsec.match.queries.facts.figures import place_of
from bp_desktop.games.parsec.match.state import ParsecMatch, SetupPart, UnitState
from bp_desktop.games.parsec.match.stats import carried_by, type_of
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words, resource_looks
from bp_desktop.ui.games.parsec.table import faces
from bp_desktop.ui.games.parsec.table.body_form import BodyForm
from bp_desktop.ui.games.parsec.table.fight_card import AttackForm, FightCard
from bp_desktop.ui.games.parsec.table.production_sheet import ProductionSheet
from bp_desktop.ui.table.amount_form import AmountForm, AmountRequest
from bp_desktop.ui.table.deed_column import Deed, DeedColumn, heading
from bp_desktop.ui.widgets.basics import label, show_text
from bp_desktop.ui.widgets.dock import DockPanel
from bp_desktop.ui.widgets.offer_card import OfferFace
from bp_desktop.ui.widgets.row_painting import Row
from bp_desktop.ui.widgets.rows import RowList
from bp_desktop.ui.words.wording import worded

if TYPE_CHECKING:
    from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable

translate = QCoreApplication.translate
MOST_UNITS = 5


class ParsecNowPanel(DockPanel):
    """One thing at a time: a form that is open, else what this part of the match asks for."""

    def __init__(self, table: "ParsecTable") -> None:
        super().__init__()
        self._table = table
        self.context = context = table.context
        theme = table.theme
        self.chosen: UnitId | None = None
        self.note = label("", "small", wrap=True)
        self.amounts = AmountForm(theme, resource_looks())
        self.attack = AttackForm(table)
        self.bodies = BodyForm(theme, table.act)
        self.production = ProductionSheet(theme, table.act)
        self.fight = FightCard(table)
        self.units = RowList(theme, self.tr("Your vessels"), on_chosen=self.take_unit)
        self.deeds = DeedColumn(theme, context.rules, resource_looks())
        forms = (self.amounts, self.attack, self.production, self.fight)
        parts = (self.note, *forms, self.units, self.deeds, self.bodies, 1)
        self.area = self.lay_scrolled(theme, *parts, spacing=10)
        context.follow(self, lambda match: (match,), lambda _match: self.attack.forget())
        context.follow(self, lambda match: (match, context.looking()), self._on_changed)

    def take_keyboard(self) -> None:
        if self.units.isVisible():
            self.units.setFocus()
        else:
            self.deeds.focus_first()

    def _on_changed(self, match: ParsecMatch, _viewer: PlayerId | None) -> None:
        self.amounts.forget()  # it knows how many cards there are
        self.show_match(match)

    def show_match(self, match: ParsecMatch) -> None:
        playing = match.stage is Stage.PLAY
        fight = match.fight if playing else None
        turn = match.turn
        pays = playing and fight is None and turn.part is TurnPart.PRODUCTION and turn.rolled > 0
        self.fight.setVisible(fight is not None)
        self.production.setVisible(pays)
        if fight is not None:
            self.fight.show_fight(match, fight)
        if pays:
            self.production.show_roll(match, self.context.looking())
        acts = playing and fight is None and turn.part is not TurnPart.PRODUCTION
        rows = list(self._unit_rows(match)) if acts else []
        if self.chosen not in {one.id for one in rows}:
            able = next((one.id for one in rows if one.lit), None)
            self.chosen = UnitId(able) if able is not None else None
        self.units.show_rows(rows, self.chosen)
        self.units.fit_rows(min(max(len(rows), 1), MOST_UNITS))
        self.units.setVisible(bool(rows))
        show_text(self.note, self._said(match))
        self.deeds.show_deeds(list(self._deeds(match)))
        under_way = match.stage in (Stage.SETUP, Stage.PLAY) and fight is None
        self.bodies.setVisible(under_way and not match.tracked)
        if match.stage is Stage.SETUP and match.preparation.rolled:
            self.bodies.number.setValue(match.preparation.rolled)
        self._ask(match)

    def _said(self, match: ParsecMatch) -> str:
        if match.stage is Stage.SETUP:
            return self._prepares(match)
        if match.stage is Stage.PLAY and match.fight is None:
            if match.turn.part is TurnPart.PURCHASES:
                return self.tr("The first purchase has closed the actions of this turn.")
            if match.turn.part is TurnPart.PRODUCTION and not match.turn.rolled:
                return self.tr("Every turn begins with the roll for production.")
        return ""

    def _prepares(self, match: ParsecMatch) -> str:
        """Who does what now, and who comes after them, there and back (PA-SETTLE-1)."""
        said = worded(self.context.game.headline(match))
        now = match.preparation
        if not now.queue:
            return said
        back = match.order[::-1] if now.part is SetupPart.SETTLING and now.round == 1 else ()
        first, *later = (match.players[one].name for one in (*now.queue, *back))
        said = f"{first} · {said}"
        then = filled(self.tr("Then: {players}"), players=" → ".join(later))
        return f"{said}\n{then}" if later else said

    # --- what set-up asks for

    def _ask(self, match: ParsecMatch) -> None:
        """The start kit is typed here; where to settle, the board asks."""
        now = match.preparation
        if match.stage is not Stage.SETUP or now.part is not SetupPart.KITS or not now.queue:
            return
        player, count = match.players[now.queue[0]], match.tables.start.resources_of_choice
        kinds = tuple(match.tables.resources)
        each: dict[str, int] = dict.fromkeys(kinds[:count], 1)
        self.amounts.ask(
            AmountRequest(
                filled(self.tr("{player} takes a start kit"), player=player.name),
                self.tr("Take the start kit"),
                lambda purse, _choice: self._table.act(c.TakeKit(purse)),
                note=filled(self.tr("{count} cards of your choice and an event card"), count=count),
                start=Purse.of(each),
                most=match.bank if match.bank_ends else None,
                total=count,
                insist=True,
            )
        )

    # --- units

    def _unit_rows(self, match: ParsecMatch) -> Iterator[Row]:
        """Those that may still do something first."""
        player = match.turn.player
        color = faces.color_of(match, player, self._table.theme)
        vessels = [one for one in owned(match, player) if type_of(match, one).is_vessel]
        acts = match.turn.part is TurnPart.ACTIONS
        rows = list[Row]()
        for one in vessels:
            moves = acts and not why_not_now(match, one)
            armed = acts and type_of(match, one).can_attack and one.attacked != match.turn.number
            place = worded(place_of(match, one))
            if laden := len(carried_by(match, one)):
                text = filled(self.tr("carries {count}"), count=laden)
                place = f"{place} · {text}"
            title, picture, can = faces.unit_title(one), f"unit/{one.type}", moves + armed
            rows.append(Row(one.id, title, place, picture, color, lit=can > 0, dots=can))
        yield from sorted(rows, key=lambda one: not one.lit)

    def take_unit(self, id_: str) -> bool:
        """Chosen in a list; whether it is one that can act."""
        if id_ in self.units.ids:
            self._table.take_in_hand(UnitId(id_))
            self.show_unit(UnitId(id_))
        return id_ in self.units.ids

    def show_unit(self, unit: UnitId) -> None:
        """Chosen on the board."""
        if unit in self.units.ids:
            self.chosen = unit
            self.units.choose(unit)
            self.deeds.show_deeds(list(self._deeds(self._table.state)))

    def next_unit(self) -> None:
        able = [one.id for one in self.units.rows if one.lit]
        if able:
            at = able.index(self.chosen) + 1 if self.chosen in able else 0
            self.take_unit(able[at % len(able)])

    def _deeds(self, match: ParsecMatch) -> Iterator[Deed]:
        if match.stage is Stage.SETUP:
            yield from self._settling(match)
        yield from self._inheriting(match)
        unit = match.units.get(self.chosen) if self.chosen is not None else None
        acts = match.stage is Stage.PLAY and match.fight is None
        if unit is None or not acts or match.turn.part is TurnPart.PRODUCTION:
            return
        yield heading(faces.unit_title(unit))
        yield Deed(self._about(match, unit), partial(self._table.inspect, unit.id, self.deeds))
        attacks = list[Offer[Command]]()
        for offer in vessel_offers(match, unit):
            if isinstance(offer.command, c.DeclareAttack) and not match.tracked:
                attacks.append(offer)
            else:
                yield self._table.deed(offer, unit.owner)
        if attacks:
            face = OfferFace(self.tr("Attack …"), "ui/attack", EMPTY)
            deeds = [self._table.deed(one, unit.owner) for one in attacks]
            yield Deed(face, partial(self.choose, self.tr("Attack …"), deeds))
        for small in carried_by(match, unit):
            for offer in vessel_offers(match, small):
                yield self._table.deed(offer, unit.owner)

    def _inheriting(self, match: ParsecMatch) -> Iterator[Deed]:
        """Whoever eliminated somebody may use that faction too, or leave it (PA-ELIM-4)."""
        take = self.tr("Take over the faction: {faction}")
        ways = (take, True), (self.tr("Leave the faction: {faction}"), False)
        for heir, faction in ((o.heir, f) for o in match.players.values() for f in o.factions):
            name = fact_words(named_faction(match, faction))
            for text, takes in ways:
                if heir is not None:
                    step = partial(self._table.act, c.InheritFaction(heir, faction, takes))
                    yield Deed(OfferFace(filled(text, faction=name), "ui/flag", EMPTY), step)

    def _about(self, match: ParsecMatch, unit: UnitState) -> OfferFace:
        color = faces.color_of(match, unit.owner, self._table.theme)
        title = worded(place_of(match, unit))
        return OfferFace(title, f"unit/{unit.type}", EMPTY, color, faces.unit_notes(match, unit))

    def _settling(self, match: ParsecMatch) -> Iterator[Deed]:
        """Beside a real board: the planets that people have told of."""
        now = match.preparation
        if match.tracked or now.part is not SetupPart.SETTLING or not now.rolled:
            return
        for body in match.board.bodies.values():
            offer = offered(match, c.Settle(body=body.id)) if body.is_planet else None
            if offer is not None and offer.legal:
                face = faces.face_of(self.context, offer, now.queue[0])
                face = face._replace(title=faces.body_title(match, body.id), picture="board/planet")
                yield Deed(face, partial(self._table.act, offer.command))
        text = filled(self.tr("No free planet has the number {number}"), number=now.rolled)
        missed = partial(self._table.act, c.FindNoPlanet())
        yield Deed(OfferFace(text, "ui/close", EMPTY), missed)

    def choose(self, title: str, deeds: list[Deed]) -> None:
        """One of several, in place of what else can be done."""
        back = OfferFace(self.tr("Cancel"), "ui/close", EMPTY)
        back_deed = Deed(back, partial(self.show_match, self._table.state))
        self.deeds.show_deeds([heading(title), *deeds, back_deed])
        self.deeds.focus_first()
