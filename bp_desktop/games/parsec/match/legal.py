"""Offers of Parsec: everything a player may do now, in or out of turn, and why not the rest."""

from collections.abc import Iterator

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import AmountHole, Hole, Offer, OneOfHole, verdict
from bp_desktop.games.parsec import definitions as d
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.fight_facts import (
    answers,
    in_reach,
    possible_losses,
    resumptions,
)
from bp_desktop.games.parsec.match.lookup import owned, units_at
from bp_desktop.games.parsec.match.movement import reachable, why_not_now
from bp_desktop.games.parsec.match.preparation import grid_of
from bp_desktop.games.parsec.match.production import claims, suggestion
from bp_desktop.games.parsec.match.settlement import free_cells, is_hopeless, planets_for
from bp_desktop.games.parsec.match.state import (
    FightStage,
    FightState,
    ParsecMatch,
    SetupPart,
    UnitState,
)
from bp_desktop.games.parsec.match.stats import move_of, port_rate, type_of
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.parsec.match.trade import contacts
from bp_desktop.games.table import Stage

Offers = Iterator[Offer[Command]]
TAKE = "takes"


def asked(match: ParsecMatch) -> ids.PlayerId | None:
    """Who has to do something now: in a fight perhaps somebody who is not on turn."""
    match match.stage:
        case Stage.SETUP:
            queue = match.preparation.queue or match.preparation.contenders
            return (queue or tuple(match.players))[0]
        case Stage.PLAY:
            return match.turn.player if match.fight is None else _asked_in(match, match.fight)
        case _:
            return None


def _asked_in(match: ParsecMatch, fight: FightState) -> ids.PlayerId:
    strike = fight.strike
    if fight.stage is FightStage.BEFORE_ROLL and strike is not None:
        return fight.controller(strike.side)
    if fight.stage is FightStage.AFTER_ROLL and strike is not None:
        if strike.hits:
            return match.units[strike.target].owner
        if _may_speak(match, fight, fight.controller(strike.side)):
            return fight.controller(strike.side)
        return fight.controller(strike.side.other)
    return fight.controller(fight.acting)


def _may_speak(match: ParsecMatch, fight: FightState, striker: ids.PlayerId) -> bool:
    """Whether a person who has missed may still play a card against the program, which would go on
    at once; two people at a table see each other (PA-GAP-65)."""
    played = match.program_seats
    other = fight.controller(fight.acting.other)
    waits = fight.passed == 0 and fight.controller(fight.acting) == striker
    holds = bool(match.players[striker].cards)
    return waits and other in played and striker not in played and holds


def offered(
    match: ParsecMatch,
    command: Command,
    *holes: Hole,
    consent_of: tuple[ids.PlayerId, ...] = (),
) -> Offer[Command]:
    return Offer(command, verdict(judge, match, command), holes, consent_of)


def legal(match: ParsecMatch, player: ids.PlayerId) -> Offers:
    """Built from the very functions that judge commands, so an offer never turns out empty. Left
    out is what the table says beside the rules: corrections, options, the clock."""
    found = match.players.get(player)
    if found is None or found.eliminated:
        return
    if match.stage is Stage.SETUP:
        yield from _preparing(match, player)
    if match.stage is not Stage.PLAY:
        return
    if match.fight is not None:
        yield from _fighting(match, match.fight, player)
    elif player == match.turn.player:
        yield from _playing(match, player)


# --- preparation


def _preparing(match: ParsecMatch, player: ids.PlayerId) -> Offers:
    now = match.preparation
    if player != asked(match):
        return
    match now.part:
        case SetupPart.BOARD:
            if not match.board.modules:
                yield offered(match, c.DealModules())
            else:
                yield offered(match, c.AcceptBoard())
                laid = tuple(one.id for one in match.board.modules)
                columns, rows = grid_of(match)
                if len(laid) == columns * rows:
                    yield offered(match, c.LayModules(laid))
        case SetupPart.ORDER:
            yield offered(match, c.RollForFirst())
        case SetupPart.FACTIONS:
            yield offered(match, c.DealFactions())
        case SetupPart.SETTLING:
            yield from _settling(match, player)
        case SetupPart.KITS:
            start = match.tables.start.resources_of_choice
            first = next(iter(match.tables.resources))
            kit = c.TakeKit(Purse.of({first: start}))
            most = match.bank if match.bank_ends else match.tables.full_bank
            yield offered(match, kit, AmountHole("resources", most, start, start))


def _settling(match: ParsecMatch, player: ids.PlayerId) -> Offers:
    now = match.preparation
    free = now.round == 1 and match.tracked and is_hopeless(match, player)
    if not now.rolled and not free:
        yield offered(match, c.RollToSettle())
        return
    if not match.tracked:
        planets = [one.id for one in match.board.bodies.values() if one.is_planet]
        if planets:
            yield offered(match, c.Settle(body=planets[0]), OneOfHole("body", tuple(planets)))
        return
    bodies = (
        [one for one in match.board.bodies.values() if one.is_planet]
        if free
        else planets_for(match, player, now.rolled)
    )
    cells = tuple(cell for body in bodies for cell in free_cells(match, body))
    if cells:
        yield offered(match, c.Settle(cells[0]), OneOfHole("at", cells))


# --- an own turn


def _playing(match: ParsecMatch, player: ids.PlayerId) -> Offers:
    yield offered(match, c.EndParsecTurn())
    if match.turn.part is ids.TurnPart.PRODUCTION:
        if not match.turn.rolled:
            yield offered(match, c.RollProduction())
        else:
            choices = tuple(
                c.ProductionChoice(one, suggestion(match, one, claim))
                for one, claim in claims(match, match.turn.rolled).items()
                if claim.choices
            )
            yield offered(match, c.PayProduction(choices))
        return
    for unit in list(owned(match, player)):
        if type_of(match, unit).is_vessel:
            yield from vessel_offers(match, unit)
    yield from building_offers(match, player)
    yield from _dealing(match, player)
    yield from card_offers(match, player)


def vessel_offers(match: ParsecMatch, unit: UnitState) -> Offers:
    """Moves, boarding, unloading, attacks and colonies of one vessel."""
    if unit.aboard is not None:
        yield from _unloading(match, unit)
        return
    kind = type_of(match, unit)
    if match.tracked:
        cells = tuple(reachable(match, unit, move_of(match, unit)))
        if cells and not why_not_now(match, unit):
            yield offered(match, c.MoveVessel(unit.id, to=cells[0]), OneOfHole("to", cells))
        if kind.is_small:
            yield from _boarding(match, unit)
    else:
        bodies = ("", *match.board.bodies)
        yield offered(match, c.MoveVessel(unit.id), OneOfHole("body", bodies))
    if kind.can_attack or match.turn.cargo_attack is not None:
        for target in match.units.values():
            if (
                target.owner != unit.owner
                and target.aboard is None
                and in_reach(match, unit, target)
            ):
                yield offered(match, c.DeclareAttack((unit.id,), target.id))
    if kind.is_cargo:
        for how in ("build", "convert", "reserve"):
            if how != "reserve" or match.players[unit.owner].reserve:
                yield offered(match, c.FoundColony(unit.id, how))


def _boarding(match: ParsecMatch, unit: UnitState) -> Offers:
    """Transports whose cell it can enter."""
    assert unit.cell is not None
    steps = move_of(match, unit)
    for carrier in list(owned(match, unit.owner)):
        if not type_of(match, carrier).is_transport or carrier.cell in (None, unit.cell):
            continue
        if unit.cell.distance(carrier.cell) <= steps:
            yield offered(match, c.MoveVessel(unit.id, to=carrier.cell, board=carrier.id))


def _unloading(match: ParsecMatch, unit: UnitState) -> Offers:
    if not match.tracked:
        yield offered(match, c.Unload(unit.id))
        return
    carrier = match.units[unit.aboard] if unit.aboard is not None else unit
    assert carrier.cell is not None
    cells: tuple[Hex, ...] = tuple(
        cell
        for cell in carrier.cell.neighbors()
        if cell in match.board.modules_at and verdict(judge, match, c.Unload(unit.id, cell)).legal
    )
    if cells:
        yield offered(match, c.Unload(unit.id, cells[0]), OneOfHole("to", cells))


def building_offers(match: ParsecMatch, player: ids.PlayerId) -> Offers:
    """Vessels at own colonies and aboard transports, and an event card."""
    mine = list(owned(match, player))
    colonies = [one.id for one in mine if type_of(match, one).is_colony]
    carriers = [one.id for one in mine if type_of(match, one).is_transport]
    for kind in match.tables.units.values():
        if kind.is_colony:
            continue
        for colony in colonies:
            yield offered(match, c.BuildUnit(kind.id, colony=colony))
        if kind.is_small:
            for carrier in carriers:
                yield offered(match, c.BuildUnit(kind.id, aboard=carrier))
    yield offered(match, c.BuyEvent())


def _dealing(match: ParsecMatch, player: ids.PlayerId) -> Offers:
    hand, rate = match.players[player].hand, port_rate(match, player)
    kinds = tuple(match.tables.resources)
    if hand.total >= rate:
        gives = _some(hand, rate)
        exchange = c.ExchangeAtPort(gives, kinds[0])
        hole = AmountHole("gives", hand, rate, rate)
        yield offered(match, exchange, hole, OneOfHole("gets", kinds))
    for held in dict.fromkeys(match.players[player].cards):
        yield offered(match, c.SellEvent(held.card, held.rarity))
    for other in contacts(match, player):
        if hand:
            gift = c.TradeCards(other, _some(hand, 1), EMPTY, (other,))
            hole = AmountHole("gives", hand)
            yield offered(match, gift, hole, consent_of=(other,))


def _some(purse: Purse, count: int) -> Purse:
    """So many cards of a hand, the first ones."""
    found = EMPTY
    for kind, amount in purse:
        taken = min(amount, count - found.total)
        found += Purse.of({kind: taken})
    return found


# --- cards


def card_offers(match: ParsecMatch, player: ids.PlayerId) -> Offers:
    """Cards of a hand with whatever they ask for filled in, as far as the rules allow it."""
    for held in dict.fromkeys(match.players[player].cards):
        definition = match.definitions.event(held.card)
        if definition is None:
            continue
        yield from _ways(match, player, held.card, definition)


def _ways(
    match: ParsecMatch, player: ids.PlayerId, card: ids.CardId, definition: d.EventDefinition
) -> Offers:
    effect, mine = definition.effect, list(owned(match, player))
    plain = c.PlayEvent(player, card)
    if isinstance(effect, d.GainChoice):
        bank = match.bank if match.bank_ends else match.tables.full_bank
        count = min(effect.count, bank.total)
        taken = c.PlayEvent(player, card, takes=_some(bank, count))
        yield offered(match, taken, AmountHole(TAKE, bank, count, count))
    elif isinstance(effect, d.RangeBonus | d.MoveBonus):
        units = tuple(
            one.id
            for one in mine
            if verdict(judge, match, c.PlayEvent(player, card, unit=one.id)).legal
        )
        if units:
            yield offered(match, c.PlayEvent(player, card, unit=units[0]), OneOfHole("unit", units))
    elif isinstance(effect, d.FreeUnit) and effect.unit != match.tables.colony.id:
        for one in mine:
            if type_of(match, one).is_colony:
                yield offered(match, c.PlayEvent(player, card, unit=one.id))
    elif isinstance(effect, d.FreeUnit):
        cells = tuple(
            cell
            for body in match.board.bodies.values()
            if body.is_planet
            for cell in body.cells
            if not any(units_at(match, cell))
        )
        if cells:
            yield offered(match, c.PlayEvent(player, card, at=cells[0]), OneOfHole("at", cells))
    elif (place := _places(match, definition)) is not None:
        field, values = place
        fitting = tuple(
            one for one in values if verdict(judge, match, replace(plain, **{field: one})).possible
        )
        if fitting:
            first = replace(plain, **{field: fitting[0]})
            yield offered(match, first, OneOfHole(field, fitting))
    elif not isinstance(effect, d.Escape):
        yield offered(match, plain)


def _places(
    match: ParsecMatch, definition: d.EventDefinition
) -> tuple[str, tuple[object, ...]] | None:
    """Where a card with a scope may be played; None for one that needs no place."""
    if definition.scope == "module":
        return "module", tuple(range(1, len(match.board.modules) + 1))
    if definition.scope == "body":
        return "body", tuple(match.board.bodies)
    if definition.scope == "hex" and match.tracked:
        return "at", tuple(dict.fromkeys(one.cell for one in match.units.values() if one.cell))
    return None


# --- fights


def _fighting(match: ParsecMatch, fight: FightState, player: ids.PlayerId) -> Offers:
    strike = fight.strike
    controls = player in (fight.attacker, fight.defender)
    if fight.stage is FightStage.BEFORE_ROLL and controls:
        if strike is not None and player == fight.controller(strike.side):
            yield offered(match, c.RollStrike())
        yield from card_offers(match, player)
    elif fight.stage is FightStage.AFTER_ROLL and strike is not None:
        if strike.hits and player == match.units[strike.target].owner:
            losses = possible_losses(match, match.units[strike.target])
            units = tuple(one.id for one in losses)
            yield offered(match, c.ChooseLoss(units[0]), OneOfHole("unit", units))
        elif not strike.hits and player == fight.controller(strike.side.other):
            yield offered(match, c.AcceptMiss())
        if player == fight.controller(fight.acting):
            yield offered(match, c.PassCards(player))
        if controls:
            yield from card_offers(match, player)
    elif fight.stage is FightStage.ANSWER and player == fight.controller(fight.acting):
        yield from answer_offers(match, fight)
    elif fight.stage is FightStage.RESUME and player == fight.controller(fight.acting):
        yield offered(match, c.LetGo())
        for target, strikers in resumptions(match, fight, fight.acting).items():
            yield offered(match, c.ResumeAttack(target, strikers))


def answer_offers(match: ParsecMatch, fight: FightState) -> Offers:
    can = answers(match, fight, fight.acting)
    for target, strikers in can.counters.items():
        yield offered(match, c.CounterAttack(target, strikers))
    pairs = _pairs(can.counters)
    if len(pairs) > 1:
        yield offered(match, c.CounterSeparately(pairs))
    for unit, cells in can.evasions.items():
        if cells:
            yield offered(match, c.Evade(unit, to=cells[0]), OneOfHole("to", cells))
        else:
            yield offered(match, c.Evade(unit), OneOfHole("out_of_reach", (True, False)))
    yield offered(match, c.DeclineAnswer())


def _pairs(
    counters: dict[ids.UnitId, tuple[ids.UnitId, ...]],
) -> tuple[tuple[ids.UnitId, ids.UnitId], ...]:
    """Each striker and each target once, as they come."""
    used, found = set[ids.UnitId](), list[tuple[ids.UnitId, ids.UnitId]]()
    for target, strikers in counters.items():
        striker = next((one for one in strikers if one not in used), None)
        if striker is not None:
            used.add(striker)
            found.append((striker, target))
    return tuple(found)
