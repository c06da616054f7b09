"""Faces of deeds: how each thing that a player may do is told on a card, with picture and odds."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.messages import Message
from bp_desktop.core.odds import percent, strike
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import Offer
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec.ids import CardId, PlayerId, TypeId, UnitId
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.fight_facts import strike_of
from bp_desktop.games.parsec.match.lookup import held_card, named_body, named_card
from bp_desktop.games.parsec.match.queries.command_names import command_name
from bp_desktop.games.parsec.match.queries.facts.figures import duel, pairs_of, place_of
from bp_desktop.games.parsec.match.state import (
    FightSide,
    FightStage,
    HeldCard,
    ParsecMatch,
    StrikeState,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import (
    attack_bonus,
    cost_of,
    defence_bonus,
    list_value,
    move_of,
    range_of,
    stat_of,
)
from bp_desktop.games.parsec.match.system import Command
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.parsec.book import fact_words, named
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.table.context import AnyTable
from bp_desktop.ui.widgets.offer_card import OfferFace
from bp_desktop.ui.widgets.row_painting import NotePart
from bp_desktop.ui.words.wording import worded, worded_all, words_of

translate = QCoreApplication.translate
Notes = tuple[NotePart, ...]
HAND = frozenset({"parsec.hand.missing", "parsec.hand.below_nothing"})
"""What a covered hand could pay for is nobody's business (PA-APP-22)."""


def color_of(match: ParsecMatch, player: PlayerId | None, theme: Theme) -> str:
    found = match.players.get(player) if player is not None else None
    return player_look(found.color, theme.look.players).color if found is not None else ""


def unit_title(unit: UnitState) -> str:
    """Its type and the number on the piece; whose it is, the colour says."""
    return f"{named('unit', unit.type)} {unit.number}"


def unit_notes(match: ParsecMatch, unit: UnitState) -> Notes:
    found = [
        NotePart(f"+{attack_bonus(match, unit, declared=False)}", "muted", "ui/attack"),
        NotePart(f"+{defence_bonus(match, unit)}", "muted", "ui/shield"),
        NotePart(str(range_of(match, unit)), "muted", "ui/crosshair"),
    ]
    if steps := move_of(match, unit):
        found.append(NotePart(str(steps), "muted", "ui/speed"))
    return tuple(found)


def kind_notes(match: ParsecMatch, player: PlayerId, kind: str) -> Notes:
    """As that player's faction has made them (PA-UNIT-11)."""
    unit = match.tables.units[TypeId(kind)]
    stats: tuple[tuple[d.Stat, str, str], ...] = (
        ("attack", "ui/attack", "+"),
        ("defence", "ui/shield", "+"),
        ("range", "ui/crosshair", ""),
        ("move", "ui/speed", ""),
    )
    return tuple(
        NotePart(f"{sign}{stat_of(match, player, unit.id, stat)}", "muted", picture)
        for stat, picture, sign in stats
    )


# --- odds


def odds_text(chance: Fraction, die: int) -> str:
    """As the rules count it, and in per cent (PA-APP-29)."""
    hits, pairs = pairs_of(chance, die)
    return f"{hits}/{pairs} · {percent(chance)} %"


def lead_odds(match: ParsecMatch, lead: int) -> Fraction:
    die = match.tables.die
    return strike(die, die, lead=lead)


def strike_notes(
    match: ParsecMatch, strikers: tuple[UnitId, ...], target: UnitId, *, declared: bool = False
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
    match: ParsecMatch, strikers: tuple[UnitId, ...], target: UnitId, *, declared: bool = False
) -> StrikeState:
    units = [match.units[one] for one in strikers]
    return strike_of(match, FightSide.ATTACK, units, match.units[target], declared=declared)


def roll_words(match: ParsecMatch, command: Command) -> str:
    """What the short way says: roll, with the odds (PA-APP-29)."""
    match command:
        case c.DeclareAttack():
            hit = strike_with(match, command.attackers, command.target, declared=True)
        case c.CounterAttack() | c.ResumeAttack():
            hit = strike_with(match, command.strikers, command.target)
        case _:
            return translate("parsec deeds", "Roll")
    odds = odds_text(lead_odds(match, hit.attack - hit.defence), match.tables.die)
    return filled(translate("parsec deeds", "Roll: {odds}"), odds=odds)


# --- faces


def why_not(context: AnyTable, offer: Offer[Command], player: PlayerId) -> tuple[Message, ...]:
    """What stands against it, as whoever looks may read it."""
    messages = offer.verdict.messages
    if not context.may_see(player):
        messages = tuple(one for one in messages if one.key not in HAND)
    return context.told(messages)


def face_of(context: AnyTable, offer: Offer[Command], player: PlayerId) -> OfferFace:
    match: ParsecMatch = context.state
    reasons = why_not(context, offer, player)
    title, picture, price, notes, about = _told(match, offer)
    rules = tuple(dict.fromkeys(rule for one in reasons for rule in one.rules))
    owner = _owner(match, offer.command) or player
    return OfferFace(
        title,
        picture,
        price,
        color_of(match, owner, context.theme),
        notes,
        about,
        worded_all(reasons[:1]),
        rules[:2],
    )


def _owner(match: ParsecMatch, command: Command) -> PlayerId | None:
    """Whose colour the picture has: of whoever is struck, for a strike."""
    match command:
        case c.DeclareAttack() | c.CounterAttack() | c.ResumeAttack():
            return match.units[command.target].owner
    return None


def _told(match: ParsecMatch, offer: Offer[Command]) -> tuple[str, str, Purse, Notes, str]:
    def words(text: str, **facts: object) -> str:
        return filled(text, **facts)

    def of(unit: UnitId) -> str:
        return unit_title(match.units[unit])

    def drawn(unit: UnitId) -> str:
        return f"unit/{match.units[unit].type}"

    def cells(field: str) -> Notes:
        text = translate("parsec deeds", "cells: {count}")
        return (NotePart(words(text, count=len(offer.choices(field))), "muted", "ui/move"),)

    command = offer.command
    match command:
        case c.MoveVessel(board=board) if board is not None:
            text = translate("parsec deeds", "Go aboard: {unit}")
            return words(text, unit=of(board)), drawn(board), EMPTY, (), ""
        case c.MoveVessel():
            notes = cells("to") if match.tracked else ()
            return translate("parsec deeds", "Move …"), "ui/move", EMPTY, notes, ""
        case c.Unload():
            text = translate("parsec deeds", "Unload: {unit}")
            return words(text, unit=of(command.unit)), drawn(command.unit), EMPTY, (), ""
        case c.DeclareAttack():
            notes = strike_notes(match, command.attackers, command.target, declared=True)
            text = translate("parsec deeds", "Attack: {unit}")
            target = command.target
            return words(text, unit=of(target)), drawn(target), EMPTY, notes, ""
        case c.CounterAttack():
            notes = strike_notes(match, command.strikers, command.target)
            text = translate("parsec deeds", "Counter-attack: {unit}")
            if len(command.strikers) > 1:
                text = translate("parsec deeds", "Counter-attack together: {unit}")
            target = command.target
            return words(text, unit=of(target)), drawn(target), EMPTY, notes, ""
        case c.CounterSeparately():
            die, parts = match.tables.die, list[NotePart]()
            for one, two in command.pairs:
                hit = strike_with(match, (one,), two)
                odds = odds_text(lead_odds(match, hit.attack - hit.defence), die)
                parts += NotePart(of(one), "muted", drawn(one)), NotePart(odds, "text", "ui/dice")
            text = translate("parsec deeds", "Counter-attack one by one")
            return text, drawn(command.pairs[0][0]), EMPTY, tuple(parts), ""
        case c.ResumeAttack():
            notes = strike_notes(match, command.strikers, command.target)
            text = translate("parsec deeds", "Attack again: {unit}")
            target = command.target
            return words(text, unit=of(target)), drawn(target), EMPTY, notes, ""
        case c.Evade():
            notes = cells("to") if match.tracked else ()
            text = translate("parsec deeds", "Evade with: {unit}")
            return words(text, unit=of(command.unit)), "ui/wind", EMPTY, notes, ""
        case c.ChooseLoss():
            unit = match.units[command.unit]
            text = translate("parsec deeds", "Remove: {unit}")
            price = list_value(match, unit)
            return words(text, unit=of(unit.id)), drawn(unit.id), price, unit_notes(match, unit), ""
        case c.FoundColony():
            return _founding(match, command)
        case c.PlayEvent():
            return _card(match, command.card, translate("parsec deeds", "Play: {card}"))
        case c.SellEvent():
            held = held_card(match, match.turn.player, command.card, command.rarity)
            text = translate("parsec deeds", "Sell to the port: {card}")
            price = match.tables.rarities[held.rarity].sells_for
            card = fact_words(named_card(match, held))
            return words(text, card=card), "ui/coins", price, (), ""
    name = worded(command_name(match, command))
    icon = "ui/shield" if isinstance(command, c.AcceptMiss | c.DeclineAnswer) else "ui/flag"
    return name, icon, EMPTY, (), ""


def _founding(match: ParsecMatch, command: c.FoundColony) -> tuple[str, str, Purse, Notes, str]:
    cargo = match.units[command.cargo]
    who = NotePart(unit_title(cargo), "muted", "unit/cargo")
    where = NotePart(words_of(place_of(match, cargo)), "muted", "board/planet")
    cost = cost_of(match, cargo.owner, match.tables.colony.id)
    match command.how:
        case "convert":
            price = match.tables.cargo.convert_to_colony or EMPTY
            text = translate("parsec deeds", "Turn into a colony")
        case "reserve":
            price = EMPTY if match.options.expand.reserve_free else cost
            text = translate("parsec deeds", "Colony from the reserve")
        case _:
            price, text = cost, translate("parsec deeds", "Found a colony")
    return text, "unit/colony", price, (who, where), ""


def _card(match: ParsecMatch, card: CardId, text: str) -> tuple[str, str, Purse, Notes, str]:
    """With what it says, in the words of whoever entered it or of the table of samples."""
    definition = match.definitions.event(card)
    rarity = definition.rarity if definition is not None else ""
    title = fact_words(named_card(match, HeldCard(card, rarity)))
    colour = NotePart(named("rarity", rarity), "muted")
    said = definition.text if definition is not None else ""
    return filled(text, card=title), "ui/bolt", EMPTY, (colour,), said


def body_title(match: ParsecMatch, body: str) -> str:
    found = match.board.bodies.get(body)
    if found is None:
        return translate("parsec deeds", "In open space")
    kinds = ", ".join(named("resource", one) for one in found.resources)
    return f"{fact_words(named_body(found))} ({kinds})"


def is_rolling(match: ParsecMatch) -> bool:
    """Whether a strike waits for its dice."""
    return match.fight is not None and match.fight.stage is FightStage.BEFORE_ROLL
