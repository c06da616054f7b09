"""Faces of deeds: how each thing that a player may do is told on a card, with picture and odds."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.messages import Message, rules_of
from bp_desktop.core.odds import percent
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import Offer
from bp_desktop.games.parsec.ids import CardId, PlayerId, TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c, state as s, stats
from bp_desktop.games.parsec.match.fight_facts import chance_of, strike_of
from bp_desktop.games.parsec.match.lookup import held_card, named_body, named_card, named_unit
from bp_desktop.games.parsec.match.purchases import price_of
from bp_desktop.games.parsec.match.queries.facts.figures import duel, pairs_of, place_of
from bp_desktop.games.parsec.match.subjects import command_name
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.games.parsec.sheets import STATS
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words, named
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.offer_card import OfferFace
from bp_desktop.ui.widgets.row_painting import NotePart
from bp_desktop.ui.words.wording import worded, worded_all

translate = QCoreApplication.translate
Notes = tuple[NotePart, ...]
SIGNS = ("ui/attack", "ui/shield", "ui/crosshair", "ui/speed")
HAND = frozenset({"parsec.hand.missing", "parsec.hand.below_nothing"})
"""What a covered hand could pay for is nobody's business (PA-APP-22)."""


def color_of(match: s.ParsecMatch, player: PlayerId | None, theme: Theme) -> str:
    found = match.players.get(player) if player is not None else None
    return player_look(found.color, theme.look.players).color if found is not None else ""


def unit_title(unit: s.UnitState) -> str:
    """Its type and the number on the piece; whose it is, the colour says."""
    return f"{named('unit', unit.type)} {unit.number}"


def unit_notes(match: s.ParsecMatch, unit: s.UnitState) -> Notes:
    attack, defence = (
        stats.attack_bonus(match, unit, declared=False),
        stats.defence_bonus(match, unit),
    )
    told = (f"+{attack}", f"+{defence}", stats.range_of(match, unit), stats.move_of(match, unit))
    both = zip(map(str, told), SIGNS, strict=True)
    return tuple(NotePart(text, "muted", picture) for text, picture in both if text != "0")


def kind_notes(match: s.ParsecMatch, player: PlayerId, kind: str) -> Notes:
    """As that player's faction has made them (PA-UNIT-11)."""
    return tuple(
        NotePart(f"{sign}{stats.stat_of(match, player, TypeId(kind), stat)}", "muted", picture)
        for stat, picture, sign in zip(STATS, SIGNS, ("+", "+", "", ""), strict=True)
    )


# --- odds


def odds_text(match: s.ParsecMatch, strike: s.StrikeState) -> str:
    """As the rules count it, and in per cent (PA-APP-29)."""
    chance = chance_of(match, strike)
    hits, pairs = pairs_of(chance, match.tables.die)
    return f"{hits}/{pairs} · {percent(chance)} %"


def strike_notes(
    match: s.ParsecMatch, strikers: tuple[UnitId, ...], target: UnitId, *, declared: bool = False
) -> Notes:
    """Both bonuses, and for a duel who draws first blood; the odds are on the button that rolls."""
    hit = strike_with(match, strikers, target, declared=declared)
    notes = [NotePart(f"+{hit.attack} : +{hit.defence}", "muted", "ui/attack")]
    if len(strikers) == 1 and declared:
        _hit, blood = duel(match, match.units[strikers[0]], match.units[target])
        if blood:
            text = translate("parsec deeds", "first hit {percent} %")
            notes.append(NotePart(filled(text, percent=percent(blood)), "muted", "ui/bolt"))
    return tuple(notes)


def strike_with(
    match: s.ParsecMatch, strikers: tuple[UnitId, ...], target: UnitId, *, declared: bool = False
) -> s.StrikeState:
    units = [match.units[one] for one in strikers]
    return strike_of(match, s.FightSide.ATTACK, units, match.units[target], declared=declared)


def roll_words(match: s.ParsecMatch, command: Command) -> str:
    """What the short way says: roll, with the odds (PA-APP-29)."""
    match command:
        case c.DeclareAttack():
            hit = strike_with(match, command.attackers, command.target, declared=True)
        case c.CounterAttack() | c.ResumeAttack():
            hit = strike_with(match, command.strikers, command.target)
        case _:
            return translate("parsec deeds", "Roll")
    return filled(translate("parsec deeds", "Roll: {odds}"), odds=odds_text(match, hit))


# --- faces


def why_not(context: AnyTable, offer: Offer[Command], player: PlayerId) -> tuple[Message, ...]:
    """What stands against it, as whoever looks may read it."""
    messages = offer.verdict.messages
    if not context.may_see(player):
        messages = tuple(one for one in messages if one.key not in HAND)
    return context.told(messages)


def face_of(context: AnyTable, offer: Offer[Command], player: PlayerId) -> OfferFace:
    """In the player's colour, or for a strike in that of whoever is struck."""
    match: s.ParsecMatch = context.state
    reasons, command, owner = why_not(context, offer, player), offer.command, player
    if isinstance(command, c.DeclareAttack | c.CounterAttack | c.ResumeAttack):
        owner = match.units[command.target].owner
    return _told(match, offer)._replace(
        color=color_of(match, owner, context.theme),
        why_not=worded_all(reasons[:1]),
        rules=rules_of(reasons)[:2],
    )


def _whom(match: s.ParsecMatch, target: UnitId) -> str:
    """Whose it is, too, where several are against each other: they count their units alike."""
    unit = match.units[target]
    return fact_words(named_unit(match, unit)) if len(match.players) > 2 else unit_title(unit)


def _told(match: s.ParsecMatch, offer: Offer[Command]) -> OfferFace:
    def about(text: str, unit: UnitId, notes: Notes = (), price: Purse = EMPTY) -> OfferFace:
        one = match.units[unit]
        title = filled(text, unit=unit_title(one))
        return OfferFace(title, f"unit/{one.type}", price, notes=notes)

    def struck(text: str, target: UnitId, notes: Notes) -> OfferFace:
        return about(text, target, notes)._replace(title=filled(text, unit=_whom(match, target)))

    def cells() -> Notes:
        if not match.tracked:
            return ()
        text = translate("parsec deeds", "cells: {count}")
        return (NotePart(filled(text, count=len(offer.choices("to"))), "muted", "ui/move"),)

    command = offer.command
    match command:
        case c.MoveVessel(board=board) if board is not None:
            return about(translate("parsec deeds", "Go aboard: {unit}"), board)
        case c.MoveVessel():
            return OfferFace(translate("parsec deeds", "Move …"), "ui/move", EMPTY, notes=cells())
        case c.Unload():
            return about(translate("parsec deeds", "Unload: {unit}"), command.unit)
        case c.DeclareAttack(target=target):
            notes = strike_notes(match, command.attackers, target, declared=True)
            return struck(translate("parsec deeds", "Attack: {unit}"), target, notes)
        case c.CounterAttack(target=target):
            text = translate("parsec deeds", "Counter-attack: {unit}")
            if len(command.strikers) > 1:
                text = translate("parsec deeds", "Counter-attack together: {unit}")
            return struck(text, target, strike_notes(match, command.strikers, target))
        case c.CounterSeparately():
            return _one_by_one(match, command)
        case c.ResumeAttack(target=target):
            notes = strike_notes(match, command.strikers, target)
            return struck(translate("parsec deeds", "Attack again: {unit}"), target, notes)
        case c.Evade():
            text = translate("parsec deeds", "Evade with: {unit}")
            return about(text, command.unit, cells())._replace(picture="ui/wind")
        case c.ChooseLoss():
            unit, text = match.units[command.unit], translate("parsec deeds", "Remove: {unit}")
            price = stats.list_value(match, unit) + command.bonus
            return about(text, unit.id, unit_notes(match, unit), price)
        case c.FoundColony():
            return _founding(match, command)
        case c.PlayEvent():
            return _card(match, command.card, offer.choices("unit"))
        case c.SellEvent():
            held = held_card(match, match.turn.player, command.card, command.rarity)
            text = translate("parsec deeds", "Sell to the port: {card}")
            title = filled(text, card=fact_words(named_card(match, held)))
            return OfferFace(title, "ui/coins", match.tables.rarities[held.rarity].sells_for)
    name = worded(command_name(match, command))
    icons = {c.RollStrike: "ui/dice", c.AcceptMiss: "ui/shield", c.DeclineAnswer: "ui/shield"}
    price = _price_of(match, command) if isinstance(command, c.BuildUnit) else EMPTY
    return OfferFace(name, icons.get(type(command), "ui/flag"), price)


def _one_by_one(match: s.ParsecMatch, command: c.CounterSeparately) -> OfferFace:
    """Every pair, and its odds."""
    parts, pictures = list[NotePart](), list[str]()
    for one, two in command.pairs:
        striker, odds = match.units[one], odds_text(match, strike_with(match, (one,), two))
        pictures.append(f"unit/{striker.type}")
        pair = f"{unit_title(striker)} → {_whom(match, two)}"
        parts.append(NotePart(pair, "muted", pictures[-1]))
        parts.append(NotePart(odds, "text", "ui/dice"))
    text = translate("parsec deeds", "Counter-attack one by one")
    return OfferFace(text, pictures[0], EMPTY, notes=tuple(parts))


def _price_of(match: s.ParsecMatch, command: c.BuildUnit) -> Purse:
    transport = match.units[command.aboard] if command.aboard is not None else None
    return price_of(match, match.turn.player, match.tables.units[command.kind], transport)


def _founding(match: s.ParsecMatch, command: c.FoundColony) -> OfferFace:
    cargo = match.units[command.cargo]
    who = NotePart(unit_title(cargo), "muted", "unit/cargo")
    where = NotePart(worded(place_of(match, cargo)), "muted", "board/planet")
    cost = stats.cost_of(match, cargo.owner, match.tables.colony.id)
    match command.how:
        case "convert":
            price = match.tables.cargo.convert_to_colony or EMPTY
            text = translate("parsec deeds", "Turn into a colony")
        case "reserve":
            price = EMPTY if match.options.expand.reserve_free else cost
            text = translate("parsec deeds", "Colony from the reserve")
        case _:
            price, text = cost, translate("parsec deeds", "Found a colony")
    return OfferFace(text, "unit/colony", price, notes=(who, where))


def _card(match: s.ParsecMatch, card: CardId, units: tuple[UnitId, ...]) -> OfferFace:
    """With what it says, in the words of whoever entered it or of the table of samples."""
    definition = match.definitions.event(card)
    rarity = definition.rarity if definition is not None else ""
    name = fact_words(named_card(match, s.HeldCard(card, rarity)))
    title = filled(translate("parsec deeds", "Play: {card}"), card=name)
    colour = NotePart(named("rarity", rarity), "muted")
    said = definition.text if definition is not None else ""
    ships = [match.units[one] for one in units if len(units) == 1 and one in match.units]
    whose = (NotePart(unit_title(one), "muted", f"unit/{one.type}") for one in ships)
    return OfferFace(title, "ui/bolt", EMPTY, notes=(colour, *whose), about=said)


def body_title(match: s.ParsecMatch, body: str) -> str:
    found = match.board.bodies.get(body)
    if found is None:
        return translate("parsec deeds", "In open space")
    kinds = ", ".join(named("resource", one) for one in found.resources)
    return f"{fact_words(named_body(found))} ({kinds})"


def thing_picture(match: s.ParsecMatch, thing: str) -> str:
    """Of a unit by its type, of a planet or asteroid by what it is."""
    unit = next((one for one in match.units.values() if one.id == thing), None)
    if unit is not None:
        return f"unit/{unit.type}"
    body = match.board.bodies.get(thing)
    if body is None:
        return ""
    return "board/planet" if body.is_planet else "board/asteroid"
