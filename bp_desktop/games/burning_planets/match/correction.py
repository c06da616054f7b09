"""The table outranks the program: options, enforcement and corrections by hand, on record."""

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets import board
from bp_desktop.games.burning_planets.ids import AsteroidId, StructureId
from bp_desktop.games.burning_planets.match import (
    building,
    cargo,
    commands,
    events,
    lookup,
    shipyard,
)
from bp_desktop.games.burning_planets.match.naming import new_ids, new_ships
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.setup import and_begin, draw_order
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import refreshed
from bp_desktop.games.burning_planets.match.victory import is_destroyed
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.shared.banker import objections_to_money
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import (
    UNDER_WAY,
    Handler,
    Handlers,
    Happenings,
    Ruling,
)
from bp_desktop.games.shared.house_rules import ChangeOption, with_option
from bp_desktop.games.system import Judgement
from bp_desktop.games.table import Stage

# --- house rules


def changed_options(match: Match, command: ChangeOption) -> Options:
    """The options with one of them changed, or a refusal (BP-APP-5)."""
    options = with_option(match.options, command, "BP-APP-5")
    if match.tracked and options.planet_radius != match.options.planet_radius:
        raise Refused(say("bp.option.planets_stay", "BP-BOARD-16"))
    changed = replace(match, options=options)
    counts_now = command.option == "elimination" and match.stage is Stage.PLAY
    if counts_now and all(is_destroyed(changed, one) for one in match.survivors):
        raise Refused(say("bp.option.nobody_would_be_left", "BP-ELIM-1"))
    return options


def change_option(match: Match, command: ChangeOption) -> Ruling:
    changed = events.OptionChanged(command.option, changed_options(match, command))
    if match.order or (command.option, command.value) != ("first_player", "random"):
        return leads_to(changed)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        return and_begin(match, changed, draw_order(match, dice))

    return Judgement(carry_out)


# --- balances


def _owed(match: Match, balance: Purse, change: Purse) -> Purse:
    """What a correction would leave owed; it may leave nothing so (BP-RES-3)."""
    if not change:
        raise Refused(say("bp.correction.nothing", "BP-APP-4"))
    for resource, amount in change:
        if resource not in match.tables.resources:
            raise Refused(say("bp.unknown.resource", "BP-RES-1", resource=resource))
        if abs(amount) > lookup.MOST_AT_ONCE:
            raise Refused(say("bp.purse.too_much", "BP-RES-6", limit=lookup.MOST_AT_ONCE))
    return Purse.of({kind: -amount for kind, amount in balance + change if amount < 0})


def adjust_treasury(match: Match, command: commands.AdjustTreasury) -> Ruling:
    player = lookup.require_player(match, command.player)
    if owed := _owed(match, player.treasury, command.change):
        name = lookup.named_player(match, player.id)
        raise Refused(say("bp.correction.below_nothing", "BP-RES-3", player=name, missing=owed))
    posting = Posting(player.id, PostingType.ADJUST, command.change)
    booked = events.BalanceAdjusted(player.id, (posting,), command.reason)
    return leads_to(booked, against=_against_money(match, command))


def adjust_hold(match: Match, command: commands.AdjustHold) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    cargo.require_cargo_ship(match, ship)
    if owed := _owed(match, ship.hold, command.change):
        name = lookup.named_ship(match, ship)
        raise Refused(say("bp.cargo.not_aboard", "BP-RES-3", ship=name, missing=owed))
    posting = Posting(ship.owner, PostingType.ADJUST, command.change, hold=ship.id)
    booked = events.BalanceAdjusted(ship.owner, (posting,), command.reason)
    return leads_to(booked, against=_against_money(match, command))


def _against_money(
    match: Match, command: commands.AdjustTreasury | commands.AdjustHold
) -> tuple[Message, ...]:
    return objections_to_money(match.banker, by_banker=command.by_banker, rule="BP-APP-4")


# --- whose planet, whose turn, who has acted


def set_owner(match: Match, command: commands.SetOwner) -> Ruling:
    planet = lookup.require_planet(match, command.planet)
    if command.owner is not None:
        lookup.require_player(match, command.owner)
    if planet.owner == command.owner:
        name = lookup.named_planet(match, planet)
        raise Refused(say("bp.correction.same_owner", "BP-APP-4", planet=name))
    return leads_to(events.OwnerSet(planet.id, command.owner, planet.owner, command.reason))


def set_turn(match: Match, command: commands.SetTurn) -> Ruling:
    turn, player = match.turn, lookup.require_player(match, command.player).id
    same = player == turn.player
    rested, idle = ((), ()) if same else refreshed(match, player)
    return leads_to(
        events.TurnSet(
            player,
            command.phase,
            turn.number if same else turn.number + 1,
            command.rolled,
            turn.event if same and command.rolled else None,
            command.collected,
            rested,
            idle,
            command.reason,
        )
    )


def restore(match: Match, command: commands.RestoreActions) -> Ruling:
    if lookup.find_unit(match, command.unit) is None:
        raise Refused(say("bp.unknown.unit", "BP-APP-7"))
    if command.unit not in match.turn.spent:
        raise Refused(say("bp.correction.has_not_acted", "BP-APP-4"))
    return leads_to(events.ActionsRestored(command.unit, command.reason))


# No rule speaks against a correction: it is the table's word.


def _require_space(match: Match, at: Hex | None) -> None:
    """A free cell where cells are known, and none where they are not."""
    lookup.require_no_cell(match, at)
    if at is not None:
        shipyard.require_free_space(match, at)
    elif match.tracked:
        raise Refused(say("bp.correction.cell_needed", "BP-BOARD-13"))


# --- putting


def put_ship(match: Match, command: commands.PutShip) -> Ruling:
    """It stood there all along, so it may act in this turn."""
    owner, cls = command.owner, command.cls
    lookup.require_player(match, owner)
    lookup.require_class(match, cls)
    _require_space(match, command.at)
    around = shipyard.open_space(command.at)
    places = shipyard.cells_around(match, around, command.at, command.count)
    if len(places) < command.count:
        raise Refused(say("bp.correction.no_room", "BP-BOARD-13", count=len(places)))

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        ships = new_ships(match, names, owner, len(places))
        return tuple(
            events.ShipPut(board.Ship(id_, owner, cls, number, at), command.reason)
            for (id_, number), at in zip(ships, places, strict=True)
        )

    return Judgement(carry_out)


def put_structure(match: Match, command: commands.PutStructure) -> Ruling:
    planet = lookup.require_planet(match, command.planet)
    kind = building.require_planetary(match, command.kind)
    building.require_site(match, planet, command.at)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        id_ = building.new_structure_id(match, names)
        structure = board.Structure(id_, kind.id, command.at, match.turn.number)
        return (events.StructurePut(planet.id, structure, command.reason),)

    return Judgement(carry_out)


def put_space(match: Match, command: commands.PutSpaceStructure) -> Ruling:
    lookup.require_player(match, command.owner)
    kind = cargo.require_space_kind(match, command.kind)
    lookup.require_no_cell(match, command.at)
    places = [command.at, command.asteroid, command.ship, command.reserve or None]
    named = sum(place is not None for place in places)
    if named > 1 or (named == 0 and match.tracked):
        raise Refused(say("bp.correction.one_place", "BP-BOARD-13"))
    if command.at is not None:
        shipyard.require_free_space(match, command.at)
    if command.asteroid is not None:
        cargo.require_free_asteroid(match, command.asteroid, kind)
    if command.ship is not None:
        ship = lookup.require_ship(match, command.ship)
        cargo.require_cargo_ship(match, ship)
        cargo.require_room(match, ship)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        structure = board.SpaceStructure(
            building.new_structure_id(match, names),
            kind.id,
            command.owner,
            command.at,
            command.asteroid,
            match.turn.number,
        )
        return (events.SpaceStructurePut(structure, command.ship, command.reserve, command.reason),)

    return Judgement(carry_out)


def put_natural(match: Match, command: commands.PutNatural) -> Ruling:
    planet = lookup.require_planet(match, command.planet)
    if command.kind not in match.tables.naturals:
        raise Refused(say("bp.unknown.kind", "BP-APP-7", kind=command.kind))
    building.require_site(match, planet, command.at)
    natural = board.Natural(command.kind, command.at)
    return leads_to(events.NaturalPut(planet.id, natural, command.reason))


def put_asteroid(match: Match, command: commands.PutAsteroid) -> Ruling:
    _require_space(match, command.at)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        asteroid = board.Asteroid(AsteroidId(next(new_ids(match, names))), command.at)
        return (events.AsteroidPut(asteroid, command.reason),)

    return Judgement(carry_out)


# --- moving


def relocate(match: Match, command: commands.RelocateShip) -> Ruling:
    ship = lookup.require_ship(match, command.ship)
    _require_space(match, command.at)
    return leads_to(events.ShipRelocated(ship.id, command.at, command.reason))


# --- taking off


def remove_natural(match: Match, command: commands.RemoveNatural) -> Ruling:
    planet = lookup.require_planet(match, command.planet)
    natural = building.require_natural(match, planet, command.kind, command.at)
    return leads_to(events.NaturalRemoved(planet.id, natural, command.reason))


def remove(match: Match, command: commands.RemoveThing) -> Ruling:
    return leads_to(_removed(match, command))


def _removed(match: Match, command: commands.RemoveThing) -> events.ThingRemoved:
    reason, rock = command.reason, AsteroidId(command.thing)
    unit = lookup.find_unit(match, command.thing)
    if unit is None:
        if rock not in match.board.asteroids:
            raise Refused(say("bp.unknown.thing", "BP-APP-7", thing=command.thing))
        on_it = lookup.structure_on(match, rock)
        if on_it is None:
            return events.ThingRemoved(rock, reason=reason)
        return events.ThingRemoved(rock, owner=on_it.owner, on_it=on_it.id, reason=reason)
    if unit.ship is not None:
        ship = unit.ship
        lost = Posting(ship.owner, PostingType.ADJUST, -ship.hold, hold=ship.id)
        postings = (lost,) if ship.hold else ()
        return events.ThingRemoved(ship.id, owner=ship.owner, postings=postings, reason=reason)
    assert unit.kind is not None
    id_, kind = StructureId(unit.id), unit.kind.id
    if unit.planet is not None:
        return events.ThingRemoved(id_, kind, unit.planet.id, reason=reason)
    return events.ThingRemoved(id_, kind, owner=unit.owner, reason=reason)


HANDLERS: Handlers = {
    commands.PutShip: Handler(put_ship, UNDER_WAY),
    commands.PutStructure: Handler(put_structure, UNDER_WAY),
    commands.PutSpaceStructure: Handler(put_space, UNDER_WAY),
    commands.PutNatural: Handler(put_natural, UNDER_WAY),
    commands.PutAsteroid: Handler(put_asteroid, UNDER_WAY),
    commands.RelocateShip: Handler(relocate, UNDER_WAY),
    commands.RemoveNatural: Handler(remove_natural, UNDER_WAY),
    commands.RemoveThing: Handler(remove, UNDER_WAY),
    ChangeOption: Handler(change_option, UNDER_WAY),
    commands.AdjustTreasury: Handler(adjust_treasury, UNDER_WAY),
    commands.AdjustHold: Handler(adjust_hold, UNDER_WAY),
    commands.SetOwner: Handler(set_owner, UNDER_WAY),
    commands.SetTurn: Handler(set_turn),
    commands.RestoreActions: Handler(restore),
}
