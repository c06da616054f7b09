"""Shipyard and card desk of Parsec: what can be bought, the event cards of a hand, and the port."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from bp_desktop.core.messages import rules_of
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.offers import Offer
from bp_desktop.games.parsec.ids import PlayerId, ResourceId
from bp_desktop.games.parsec.match import commands as c, lookup
from bp_desktop.games.parsec.match.card_texts import is_text_only, named_text, text_of
from bp_desktop.games.parsec.match.legal import building_offers, card_offers, offered
from bp_desktop.games.parsec.match.purchases import against_arms
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import cost_of, event_price, port_rate, type_of
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.parsec.match.trade import Contact, contacts
from bp_desktop.games.table import Stage
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words, named, resource_looks
from bp_desktop.ui.games.parsec.table.card_text_form import CardTextForm
from bp_desktop.ui.games.parsec.table.faces import color_of, face_of, kind_notes, why_not
from bp_desktop.ui.table.amount_form import AmountForm, AmountRequest
from bp_desktop.ui.table.deed_column import Deed, heading
from bp_desktop.ui.table.deed_panel import DeedPanel
from bp_desktop.ui.widgets.basics import Button
from bp_desktop.ui.widgets.offer_card import OfferFace
from bp_desktop.ui.widgets.row_painting import NotePart
from bp_desktop.ui.words.wording import worded_all

if TYPE_CHECKING:
    from bp_desktop.ui.games.parsec.table.parsec_table import ParsecTable


class YardPanel(DeedPanel["ParsecTable"]):
    """Vessels, colonies and event cards, with prices, pieces left and locks (PA-APP-23 to -25)."""

    def _show(self, match: ParsecMatch, _viewer: PlayerId | None) -> None:
        playing = match.stage is Stage.PLAY and match.fight is None
        note = self.tr("Things are bought at the end of your own turn.") if not playing else ""
        self.show_deeds(note, self._deeds(match) if playing else ())

    def _deeds(self, match: ParsecMatch) -> Iterator[Deed]:
        player = match.turn.player
        offers: dict[str, list[Offer[Command]]] = defaultdict(list)
        for offer in building_offers(match, player):
            if isinstance(offer.command, c.BuildUnit):
                offers[offer.command.kind].append(offer)
        yield heading(self.tr("Vessels"))
        for kind in match.tables.units.values():
            if not kind.is_colony:
                yield self._kind(match, player, kind.id, offers[kind.id])
        yield heading(self.tr("Colonies"))
        cargos = [one for one in lookup.owned(match, player) if type_of(match, one).is_cargo]
        ways = ["build", "convert", *(["reserve"] if match.players[player].reserve else [])]
        for cargo in cargos:
            for how in ways:
                offer = offered(match, c.FoundColony(cargo.id, how))  # type: ignore[arg-type]
                at = cargo.cell
                if offer.verdict.possible or at is None or lookup.planet_at(match, at):
                    yield self._table.deed(offer, player)
        yield heading(self.tr("Event card"))
        yield self._event(match, player)

    def _kind(
        self, match: ParsecMatch, player: PlayerId, kind: str, offers: list[Offer[Command]]
    ) -> Deed:
        """One card for all places; which one, is asked after the click."""
        type_ = match.tables.units[kind]  # type: ignore[index]  # of the tables themselves
        left = lookup.in_supply(match, player, type_)
        pieces = NotePart(f"{left}/{type_.limit}", "muted", "ui/box")
        legal = [one for one in offers if not why_not(self.context, one, player)]
        reasons = () if legal or not offers else why_not(self.context, offers[0], player)
        locked = against_arms(match, player, type_)
        said = worded_all(reasons[:1])
        if locked:
            legal = []
            text = self.tr("{count} of {wanted} colonies, and the arms race has not begun")
            wanted = match.tables.arms_race_colonies
            said = filled(text, count=lookup.colonies_of(match, player), wanted=wanted)
            reasons = tuple(locked)
        elif not offers:
            said = self.tr("No colony to place it at")
        face = OfferFace(
            named("unit", kind),
            f"unit/{kind}",
            cost_of(match, player, type_.id),
            color_of(match, player, self._table.theme),
            (*kind_notes(match, player, kind), pieces),
            why_not="" if legal else said,
            rules=() if legal else rules_of(reasons)[:2],
            rule="PA-PLACE-1",
        )
        return Deed(face, partial(self._table.build, named("unit", kind), legal))

    def _event(self, match: ParsecMatch, player: PlayerId) -> Deed:
        offer = offered(match, c.BuyEvent())
        reasons = why_not(self.context, offer, player)
        count = filled(self.tr("{count} left"), count=match.deck.count)
        later = self.tr("usable from the next turn")
        face = OfferFace(
            self.tr("Event card"),
            "ui/bolt",
            event_price(match, player),
            notes=(NotePart(count, "muted", "ui/layers"), NotePart(later, "muted")),
            why_not=worded_all(reasons[:1]),
            rules=rules_of(reasons[:1]),
            rule="PA-EVT-1",
        )
        return Deed(face, partial(self._table.act, c.BuyEvent()))


class CardsPanel(DeedPanel["ParsecTable"]):
    """Event cards of whoever looks, the port desk, and whom one may trade with (PA-APP-21, -26,
    -27)."""

    def __init__(self, table: "ParsecTable") -> None:
        self.form = AmountForm(table.theme, resource_looks())
        self.look = Button(table.theme, self.tr("Look at the hand"), self._ask, icon_name="eye")
        self.text = CardTextForm(table)
        self.player: PlayerId | None = None
        """Whose cards are asked for; None: of whoever is on turn."""
        super().__init__(table, self.look, self.form, self.text)

    def show_cards_of(self, player: PlayerId) -> None:
        self.player = player
        self._show(self._table.state, self.context.looking())
        if not self.context.may_see(player):
            self._ask()

    def _whose(self, match: ParsecMatch) -> PlayerId:
        fight = match.fight
        if fight is not None and self.player in (fight.attacker, fight.defender):
            assert self.player is not None
            return self.player
        looking = self.context.looking()
        return looking if looking is not None and fight is not None else match.turn.player

    def _ask(self) -> None:
        player = self._whose(self._table.state)
        self._table.shell.curtain.ask_for_treasury(player, lambda: None)

    def _show(self, match: ParsecMatch, _viewer: PlayerId | None) -> None:
        self.form.forget()
        self.text.refresh(match)
        playing = match.stage is Stage.PLAY
        player = self._whose(match) if playing else None
        covered = player is not None and not self.context.may_see(player)
        self.look.setVisible(covered)
        deeds = list[Deed]()
        if player is not None:
            deeds += self._hand(match, player, covered=covered)
            if match.fight is None:
                deeds += [*self._port(match, player), *self._contacts(match, player)]
            deeds += [*self._readable(match, player), *self._lasting(match)]
        self.show_deeds(match.players[player].name if player is not None else "", deeds)

    def _hand(self, match: ParsecMatch, player: PlayerId, *, covered: bool) -> Iterator[Deed]:
        count = len(match.players[player].cards)
        yield heading(filled(self.tr("Event cards: {count}"), count=count))
        if covered:
            return
        told = set[str]()
        for offer in card_offers(match, player):
            assert isinstance(offer.command, c.PlayEvent)
            told.add(offer.command.card)
            deed = self._table.deed(offer, player)
            if is_text_only(match, offer.command.card):
                deed = deed._replace(do=self._then_read(offer.command))
            yield deed
        for held in dict.fromkeys(match.players[player].cards):
            if held.card not in told:  # nothing it could do now, or a card that people read out
                command = c.PlayEvent(player, held.card, held.rarity)
                face = face_of(self.context, offered(match, command), player)
                card = fact_words(lookup.named_card(match, held))
                yield Deed(face._replace(title=card), self._then_read(command))
        if match.fight is None and player == match.turn.player:
            for held in dict.fromkeys(match.players[player].cards):
                offer = offered(match, c.SellEvent(held.card, held.rarity))
                yield self._table.deed(offer, player)

    def _then_read(self, command: c.PlayEvent) -> Callable[[], object]:
        """It is played first, then people do what it says (PA-DATA-6)."""
        read = partial(self.text.ask, command.player, command.card)
        is_read = is_text_only(self._table.state, command.card)
        return partial(self._table.act, command, read if is_read else None)

    def _readable(self, match: ParsecMatch, player: PlayerId) -> Iterator[Deed]:
        """Factions and lasting events whose texts only people can read."""
        who = match.players[player]
        lasting = (one.card for one in match.lasting.values())
        cards = dict.fromkeys((*who.factions, *who.permanent, *lasting))
        found = [one for one in cards if text_of(match, one) and is_text_only(match, one)]
        if found:
            yield heading(self.tr("Texts that you read out"))
        for card in found:
            said = text_of(match, card)
            face = OfferFace(fact_words(named_text(match, card)), "ui/note", EMPTY, about=said)
            yield Deed(face, partial(self.text.ask, player, card))

    def _port(self, match: ParsecMatch, player: PlayerId) -> Iterator[Deed]:
        rate = port_rate(match, player)
        yield heading(self.tr("Space Port"))
        trial = c.ExchangeAtPort(match.players[player].hand, next(iter(match.tables.resources)))
        open_ = {"parsec.port.rate", "parsec.bank.short"}  # for what, is asked only then
        why = [one for one in offered(match, trial).verdict.messages if one.key not in open_][:1]
        title = filled(self.tr("Exchange {count} cards for 1"), count=rate)
        face = OfferFace(
            title, "ui/coins", EMPTY, why_not=worded_all(why), rules=rules_of(tuple(why))[:2]
        )
        yield Deed(face._replace(rule="PA-PORT-2"), partial(self._exchange, player, rate))

    def _exchange(self, player: PlayerId, rate: int) -> None:
        match = self._table.state
        self.form.ask(
            AmountRequest(
                filled(self.tr("Give {count} cards to the bank"), count=rate),
                self.tr("Exchange"),
                lambda purse, gets: self._table.act(c.ExchangeAtPort(purse, ResourceId(gets))),
                note=self.tr("and take one of:"),
                most=match.players[player].hand if self.context.may_see(player) else None,
                total=rate,
                choices={one: look.name for one, look in resource_looks().items()},
            )
        )

    def _contacts(self, match: ParsecMatch, player: PlayerId) -> Iterator[Deed]:
        """Whom the player on turn may trade with, and why."""
        why = {
            Contact.CARGOS: self.tr("cargo ships side by side"),
            Contact.COLONIES: self.tr("colonies side by side"),
            Contact.CARGO_AND_COLONY: self.tr("cargo ship beside a colony"),
            Contact.DOCKED: self.tr("both docked at the port"),
        }
        found = contacts(match, player) if match.tracked else dict.fromkeys(match.survivors, ())
        alone = not any(one != player for one in found)
        yield heading(self.tr("Trade contacts: nobody now") if alone else self.tr("Trade contacts"))
        for other, reasons in found.items():
            if other == player:
                continue
            notes = tuple(NotePart(why[one], "muted") for one in reasons)
            color = color_of(match, other, self._table.theme)
            face = OfferFace(match.players[other].name, "unit/cargo", EMPTY, color, notes)
            yield Deed(face, partial(self._table.shell.open_trade, other))

    def _lasting(self, match: ParsecMatch) -> Iterator[Deed]:
        """Events in force, and how many markers they take (PA-APP-15)."""
        if not match.lasting:
            return
        text = self.tr("Events in force: {count} of {most} markers")
        most = match.tables.event_markers
        yield heading(filled(text, count=len(match.lasting), most=most))
        for event in match.lasting.values():
            name = fact_words(named_text(match, event.card))
            title = filled(self.tr("End: {card}"), card=name)
            left = filled(self.tr("turns left: {count}"), count=event.turns or "∞")
            face = OfferFace(title, "ui/clock", EMPTY, notes=(NotePart(left, "muted"),))
            yield Deed(face, partial(self._table.act, c.EndEvent(event.id)))
