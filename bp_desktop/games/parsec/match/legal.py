"""Offers of Parsec: everything a player may do now, in or out of turn, and why not the rest."""

from collections.abc import Iterable, Iterator
from itertools import combinations, islice, product

from msgspec.structs import replace

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.offers import AmountHole, Hole, Offer, OneOfHole, verdict
from bp_desktop.games.parsec import definitions as d, ids
from bp_desktop.games.parsec.match import (
    commands as c,
    fight_facts as facts,
    lookup as look,
    state as s,
)
from bp_desktop.games.parsec.match.movement import reachable, why_not_now
from bp_desktop.games.parsec.match.preparation import grid_of
from bp_desktop.games.parsec.match.production import suggested
from bp_desktop.games.parsec.match.settlement import free_cells, has_free_choice, planets_for
from bp_desktop.games.parsec.match.stats import move_of, port_rate, type_of
from bp_desktop.games.parsec.match.system import Command, judge
from bp_desktop.games.parsec.match.trade import contacts
from bp_desktop.games.table import Stage

Offers = Iterator[Offer[Command]]


def asked(match: s.ParsecMatch) -> ids.PlayerId | None:
    """Who has to do something now: in a fight perhaps somebody who is not on turn."""
    match match.stage:
        case Stage.SETUP:
            queue = match.preparation.queue or match.preparation.contenders
            return (queue or tuple(match.players))[0]
        case Stage.PLAY:
            return match.turn.player if match.fight is None else _asked_in(match, match.fight)
        case _:
            return None


def _asked_in(match: s.ParsecMatch, fight: s.FightState) -> ids.PlayerId:
    strike = fight.strike
    if strike is None or fight.stage not in (s.FightStage.BEFORE_ROLL, s.FightStage.AFTER_ROLL):
        return fight.speaker
    striker = fight.controller(strike.side)
    if fight.stage is s.FightStage.BEFORE_ROLL:
        return striker
    if strike.hits:
        return match.units[strike.target].owner
    may_speak = _may_speak(match, fight, striker)
    return striker if may_speak else fight.controller(strike.side.other)


def _may_speak(match: s.ParsecMatch, fight: s.FightState, striker: ids.PlayerId) -> bool:
    """Whether a person who has missed may still play a card against the program, which would go on
    at once; two people at a table see each other (PA-GAP-65)."""
    played = match.program_seats
    waits = fight.passed == 0 and fight.speaker == striker
    against_program = fight.controller(fight.acting.other) in played and striker not in played
    return waits and against_program and bool(match.players[striker].cards)


def offered(
    match: s.ParsecMatch, command: Command, *holes: Hole, consent_of: tuple[ids.PlayerId, ...] = ()
) -> Offer[Command]:
    return Offer(command, verdict(judge, match, command), holes, consent_of)


def one_of(match: s.ParsecMatch, command: Command, field: str, values: Iterable[object]) -> Offers:
    """A command that needs one of these values; no offer where there is none."""
    found = tuple(values)
    if found:
        yield offered(match, replace(command, **{field: found[0]}), OneOfHole(field, found))


def legal(match: s.ParsecMatch, player: ids.PlayerId) -> Offers:
    """Built from the very functions that judge commands, so an offer never turns out empty. Left
    out is what the table says beside the rules: corrections, options, the clock."""
    found = match.players.get(player)
    if found is None or found.eliminated:
        return
    if match.stage is Stage.SETUP and player == asked(match):
        yield from _preparing(match, player)
    if match.stage is not Stage.PLAY:
        return
    if match.fight is not None:
        yield from _fighting(match, match.fight, player)
    elif player == match.turn.player:
        yield from _playing(match, player)


# --- preparation


def _preparing(match: s.ParsecMatch, player: ids.PlayerId) -> Offers:
    match match.preparation.part:
        case s.SetupPart.BOARD:
            if not match.board.modules:
                yield offered(match, c.DealModules())
                return
            yield offered(match, c.AcceptBoard())
            laid, (columns, rows) = tuple(one.id for one in match.board.modules), grid_of(match)
            if len(laid) == columns * rows:
                yield offered(match, c.LayModules(laid))
        case s.SetupPart.ORDER:
            yield offered(match, c.RollForFirst())
        case s.SetupPart.FACTIONS:
            yield offered(match, c.DealFactions())
        case s.SetupPart.SETTLING:
            yield from _settling(match, player)
        case s.SetupPart.KITS:
            count = match.tables.start.resources_of_choice
            kit = c.TakeKit(Purse.of({next(iter(match.tables.resources)): count}))
            yield offered(match, kit, AmountHole("resources", _bank(match), count, count))


def _bank(match: s.ParsecMatch) -> Purse:
    return match.bank if match.bank_ends else match.tables.full_bank


def _settling(match: s.ParsecMatch, player: ids.PlayerId) -> Offers:
    number, free = match.preparation.rolled, has_free_choice(match, player)
    if not number and not free:
        yield offered(match, c.RollToSettle())
        return
    if not match.tracked:
        told = (one.id for one in planets_for(match, player, number))
        yield from one_of(match, c.Settle(), "body", told)
        yield offered(match, c.FindNoPlanet())
        return
    planets = (one for one in match.board.bodies.values() if one.is_planet)
    fitting = planets if free else planets_for(match, player, number)
    cells = (cell for body in fitting for cell in free_cells(match, body))
    yield from one_of(match, c.Settle(), "at", cells)


# --- an own turn


def _playing(match: s.ParsecMatch, player: ids.PlayerId) -> Offers:
    yield offered(match, c.EndParsecTurn())
    if match.turn.part is not ids.TurnPart.PRODUCTION:
        for unit in list(look.owned(match, player)):
            if type_of(match, unit).is_vessel:
                yield from vessel_offers(match, unit)
        yield from building_offers(match, player)
        yield from _dealing(match, player)
        yield from card_offers(match, player)
    elif not match.turn.rolled:
        yield offered(match, c.RollProduction())
    else:
        yield offered(match, suggested(match))


def vessel_offers(match: s.ParsecMatch, unit: s.UnitState) -> Offers:
    """Moves, boarding, unloading, attacks and colonies of one vessel."""
    if unit.aboard is not None:
        yield from _unloading(match, unit, unit.aboard)
        return
    kind, reserve = type_of(match, unit), match.players[unit.owner].reserve
    if not match.tracked:
        yield from one_of(match, c.MoveVessel(unit.id), "body", ("", *match.board.bodies))
    else:
        cells = () if why_not_now(match, unit) else reachable(match, unit, move_of(match, unit))
        yield from one_of(match, c.MoveVessel(unit.id), "to", cells)
        if kind.is_small:
            yield from _boarding(match, unit)
    if kind.can_attack or match.turn.cargo_attack is not None:
        for target in match.units.values():
            foreign = target.owner != unit.owner and target.aboard is None
            if foreign and facts.in_reach(match, unit, target):
                yield offered(match, c.DeclareAttack((unit.id,), target.id))
    if kind.is_cargo:
        for how in ("build", "convert", "reserve") if reserve else ("build", "convert"):
            yield offered(match, c.FoundColony(unit.id, how))


def _boarding(match: s.ParsecMatch, unit: s.UnitState) -> Offers:
    """Transports whose cell it can enter."""
    here, steps = unit.cell, move_of(match, unit)
    assert here is not None
    for carrier in list(look.owned(match, unit.owner)):
        there = carrier.cell if type_of(match, carrier).is_transport else None
        if there is not None and 0 < here.distance(there) <= steps:
            yield offered(match, c.MoveVessel(unit.id, to=there, board=carrier.id))


def _unloading(match: s.ParsecMatch, unit: s.UnitState, carrier: ids.UnitId) -> Offers:
    here = match.units[carrier].cell
    if not match.tracked:
        yield offered(match, c.Unload(unit.id))
        return
    assert here is not None
    near = [cell for cell in here.neighbors() if cell in match.board.modules_at]
    free = [one for one in near if verdict(judge, match, c.Unload(unit.id, one)).legal]
    yield from one_of(match, c.Unload(unit.id), "to", free or near[:1])


def building_offers(match: s.ParsecMatch, player: ids.PlayerId) -> Offers:
    """Vessels at own colonies and aboard transports, and an event card."""
    mine = list(look.owned(match, player))
    colonies = [one.id for one in mine if type_of(match, one).is_colony]
    carriers = [one.id for one in mine if type_of(match, one).is_transport]
    for kind in match.tables.units.values():
        if kind.is_colony:
            continue
        for colony in colonies:
            yield offered(match, c.BuildUnit(kind.id, colony=colony))
        for carrier in carriers if kind.is_small else ():
            yield offered(match, c.BuildUnit(kind.id, aboard=carrier))
    yield offered(match, c.BuyEvent())


def _dealing(match: s.ParsecMatch, player: ids.PlayerId) -> Offers:
    hand, rate = match.players[player].hand, port_rate(match, player)
    kinds = tuple(match.tables.resources)
    if hand.total >= rate:
        exchange = c.ExchangeAtPort(hand.some(rate), kinds[0])
        hole = AmountHole("gives", hand, rate, rate)
        yield offered(match, exchange, hole, OneOfHole("gets", kinds))
    for held in dict.fromkeys(match.players[player].cards):
        yield offered(match, c.SellEvent(held.card, held.rarity))
    for other in contacts(match, player) if hand else ():
        gift = c.TradeCards(other, hand.some(1), EMPTY, (other,))
        yield offered(match, gift, AmountHole("gives", hand), consent_of=(other,))


# --- cards


def card_offers(match: s.ParsecMatch, player: ids.PlayerId) -> Offers:
    """Cards of a hand with whatever they ask for filled in, as far as the rules allow it."""
    for held in dict.fromkeys(match.players[player].cards):
        definition = match.definitions.event(held.card)
        if definition is not None:
            yield from _ways(match, c.PlayEvent(player, held.card), definition)


def _ways(match: s.ParsecMatch, plain: c.PlayEvent, definition: d.EventDefinition) -> Offers:
    effect = definition.effect
    if isinstance(effect, d.GainChoice):
        bank = _bank(match)
        count = min(effect.count, bank.total)
        taken = replace(plain, takes=bank.some(count))
        yield offered(match, taken, AmountHole("takes", bank, count, count))
    elif isinstance(effect, d.Escape):
        yield from _jumps(match, plain, effect.move)
    elif (wanted := _wanted(match, plain.player, definition)) is not None:
        field, values = wanted
        ways = ((one, verdict(judge, match, replace(plain, **{field: one}))) for one in values)
        fitting = [(one, its.legal) for one, its in ways if its.possible]
        best = any(legal for _one, legal in fitting)
        yield from one_of(match, plain, field, (one for one, legal in fitting if legal is best))
    else:
        yield offered(match, plain)


def _jumps(match: s.ParsecMatch, plain: c.PlayEvent, most: int) -> Offers:
    """14.4 `escape`: each own vessel in the fight, wherever it may come down."""
    involved = match.fight.involved if match.fight is not None else {}
    for one in look.owned(match, plain.player):
        jump = replace(plain, unit=one.id)
        if one.id not in involved or not facts.may_evade(match, one):
            continue
        if match.tracked:
            cells = reachable(match, one, most, ignored=match.players)
            yield from one_of(match, jump, "at", cells)
        else:
            yield offered(match, jump)


def _wanted(
    match: s.ParsecMatch, player: ids.PlayerId, definition: d.EventDefinition
) -> tuple[str, Iterable[object]] | None:
    """What has to be named to play a card; None for one that needs nothing."""
    effect = definition.effect
    is_colony = isinstance(effect, d.FreeUnit) and effect.unit == match.tables.colony.id
    if isinstance(effect, d.RangeBonus | d.MoveBonus | d.FreeUnit) and not is_colony:
        return "unit", [one.id for one in look.owned(match, player)]
    if is_colony and match.tracked:
        bodies = match.board.bodies.values()
        return "at", (cell for one in bodies if one.is_planet for cell in one.cells)
    if definition.place == "module" and match.tracked:
        return "module", range(1, len(match.board.modules) + 1)
    if definition.place == "body" or (not match.tracked and isinstance(effect, d.Hazard)):
        return "body", match.board.bodies
    if definition.scope == "hex" and match.tracked:
        return "at", dict.fromkeys(one.cell for one in match.units.values() if one.cell)
    return None


# --- fights


def _fighting(match: s.ParsecMatch, fight: s.FightState, player: ids.PlayerId) -> Offers:
    strike, speaks = fight.strike, player == fight.speaker
    if fight.stage is s.FightStage.BEFORE_ROLL and strike is not None:
        if player == fight.controller(strike.side):
            yield offered(match, c.RollStrike())
    elif fight.stage is s.FightStage.AFTER_ROLL and strike is not None:
        if strike.hits and player == match.units[strike.target].owner:
            losses = facts.possible_losses(match, match.units[strike.target])
            units = tuple(one.id for one in losses)
            yield offered(match, c.ChooseLoss(units[0]), OneOfHole("unit", units))
        elif not strike.hits and player == fight.controller(strike.side.other):
            yield offered(match, c.AcceptMiss())
        if speaks:
            yield offered(match, c.PassCards(player))
    elif fight.stage is s.FightStage.ANSWER and speaks:
        yield from answer_offers(match, fight)
    elif fight.stage is s.FightStage.RESUME and speaks:
        yield offered(match, c.LetGo())
        for id_, strikers in facts.resumptions(match, fight, fight.acting).items():
            yield offered(match, c.ResumeAttack(id_, strikers))
    if player in (fight.attacker, fight.defender):
        yield from card_offers(match, player)


def answer_offers(match: s.ParsecMatch, fight: s.FightState) -> Offers:
    can = facts.answers(match, fight, fight.acting)
    for target, strikers in can.counters.items():
        yield offered(match, c.CounterAttack(target, strikers))
    for pairs in _pairings(can.counters):
        yield offered(match, c.CounterSeparately(pairs))
    for unit, cells in can.evasions.items():
        if cells:
            yield from one_of(match, c.Evade(unit), "to", cells)
        else:
            yield offered(match, c.Evade(unit), OneOfHole("out_of_reach", (True, False)))
    yield offered(match, c.DeclineAnswer())


def _pairings(counters: facts.Strikers) -> list[tuple[tuple[ids.UnitId, ids.UnitId], ...]]:
    """Who may strike whom one by one, as many as can: a few ways (PA-COORD-6, PA-GAP-34)."""
    targets = sorted(counters, key=lambda one: len(counters[one]))[:4]
    for count in range(len(targets), 1, -1):
        ways = (
            tuple(zip(strikers, struck, strict=True))
            for struck in combinations(targets, count)
            for strikers in product(*(counters[one][:4] for one in struck))
            if len(set(strikers)) == count
        )
        if found := list(islice(ways, 4)):
            return found
    return []
