"""Attacks: who may attack what, one roll against another, and what becomes of the loser."""

from typing import NamedTuple

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting
from bp_desktop.core.dice import Dice, HandDice, require_faces
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.core.odds import beats
from bp_desktop.games.burning_planets.board import Asteroid, Ship, SpaceStructure
from bp_desktop.games.burning_planets.ids import CARGO, AsteroidId, PlanetId, PlayerId, StructureId
from bp_desktop.games.burning_planets.match import actions, events, lookup
from bp_desktop.games.burning_planets.match.cargo import ON_ASTEROIDS
from bp_desktop.games.burning_planets.match.commands import Attack
from bp_desktop.games.burning_planets.match.conquest import falls_by_itself
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.tables import NO_DIE
from bp_desktop.games.shared.chapters import MatchEvent
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement


class Target(NamedTuple):
    """What is attacked: a unit, or an asteroid as such (BP-COMBAT-18)."""

    id: str
    owner: PlayerId | None
    at: Hex | None
    defence_die: int
    shield: int
    name: Named
    unit: lookup.Unit | None = None
    asteroid: AsteroidId | None = None


def require_attacker(match: Match, id_: str) -> lookup.Unit:
    """A unit with a die to attack with."""
    unit = lookup.find_unit(match, id_)
    if unit is None:
        if _is_in_a_hold(match, id_):
            raise Refused(say("bp.combat.in_a_hold", "BP-SPACE-21"))
        raise Refused(say("bp.unknown.unit", "BP-APP-7"))
    if not lookup.is_armed(unit) or unit.owner is None:
        rule = "BP-COMBAT-15" if unit.ship is not None else "BP-COMBAT-2"
        raise Refused(say("bp.combat.unarmed", rule, unit=lookup.named_unit(match, unit)))
    return unit


def _is_in_a_hold(match: Match, id_: str) -> bool:
    return any(ship.carried and ship.carried.id == id_ for ship in match.board.ships.values())


def require_target(match: Match, id_: str) -> Target:
    """Something with a shield: ships, defences, space structures and asteroids (BP-COMBAT-2)."""
    unit = lookup.find_unit(match, id_)
    if unit is None:
        return _require_asteroid_target(match, id_)
    name = lookup.named_unit(match, unit)
    if unit.defence_die == NO_DIE:
        raise Refused(say("bp.combat.no_target", "BP-COMBAT-2", "BP-CONQ-6", target=name))
    return Target(id_, unit.owner, unit.at, unit.defence_die, unit.shield, name, unit)


def _require_asteroid_target(match: Match, id_: str) -> Target:
    asteroid: Asteroid | None = match.board.asteroids.get(AsteroidId(id_))
    if asteroid is None:
        if PlanetId(id_) in match.board.planets:
            planet = lookup.named_planet(match, match.board.planets[PlanetId(id_)])
            raise Refused(say("bp.combat.no_target", "BP-COMBAT-21", target=planet))
        if match.tracked or id_ != lookup.SOME_ASTEROID:
            raise Refused(say("bp.unknown.target", "BP-APP-7"))
    at = asteroid.at if asteroid is not None else None
    shield, name = match.tables.asteroid_shield, lookup.named_kind("asteroid")
    return Target(id_, None, at, NO_DIE, shield, name, asteroid=AsteroidId(id_))


def is_reaction(match: Match, attacker: lookup.Unit, target: Target) -> bool:
    """Whether a defence answers a ship that has just ended its move beside it (AMB-49)."""
    return (
        match.options.defence_fire == "reaction"
        and attacker.kind is not None
        and attacker.kind.category == "defence"
        and attacker.owner != match.turn.player
        and target.unit is not None
        and target.unit.ship is not None
        and target.id == match.turn.arrived
        and target.owner != attacker.owner
    )


def target_objections(match: Match, attacker: lookup.Unit, target: Target) -> list[Message]:
    """Why this unit may not attack this target, whenever it is."""
    found = []
    if target.owner is not None and target.owner == attacker.owner:
        found.append(say("bp.combat.own_unit", "BP-COMBAT-3", target=target.name))
    if _are_apart(match, attacker, target):
        rules = ["BP-COMBAT-1", "BP-ACT-3"]
        if attacker.planet is not None:
            rules.append("BP-COMBAT-13")
        if target.unit is not None and target.unit.planet is not None:
            rules.append("BP-COMBAT-14")
        found.append(say("bp.combat.not_adjacent", *rules, target=target.name))
    if target.asteroid is not None and not match.options.asteroid_attack:
        found.append(say("bp.combat.asteroids_are_safe", "BP-COMBAT-2"))
    return found


def _are_apart(match: Match, attacker: lookup.Unit, target: Target) -> bool:
    """Whether they do not touch. Beside a real board nobody knows where ships are, but planets
    never touch each other, nor does anything on them (BP-GEN-7)."""
    on_planets = attacker.planet is not None and target.unit is not None and target.unit.planet
    if on_planets and not match.tracked:
        return True
    return not lookup.geometry(match).adjacent(attacker.at, target.at)


def dice_of(attacker: lookup.Unit, target: Target) -> tuple[int, ...]:
    """The dice of one attack (BP-COMBAT-4); an asteroid rolls none (BP-COMBAT-17)."""
    if target.defence_die == NO_DIE:
        return (attacker.attack_die,)
    return attacker.attack_die, target.defence_die


def attack(match: Match, command: Attack) -> Ruling:
    attacker = require_attacker(match, command.attacker)
    target = require_target(match, command.target)
    by = attacker.owner
    assert by is not None
    if attacker.id == target.id:
        raise Refused(say("bp.combat.own_unit", "BP-COMBAT-3", target=target.name))
    require_faces(command.faces, dice_of(attacker, target), "BP-APP-1", mixed=True)
    on_it = _on_the_rock(match, command, target)
    reaction = is_reaction(match, attacker, target)
    if attacker.ship is not None:
        found = actions.ship_objections(match, attacker.ship, actions.ActionKind.ATTACK)
    else:
        found = actions.structure_objections(match, attacker, reaction=reaction)

    def carry_out(dice: Dice, _names: StepNames) -> Happenings:
        hand = HandDice(command.faces, dice, mixed=True)
        rolled = hand.roll(attacker.attack_die, f"attack:{attacker.id}").face
        answer = None
        if target.defence_die != NO_DIE:
            answer = hand.roll(target.defence_die, f"defence:{target.id}").face
        destroyed = beats(rolled, answer, target.shield)
        attacked = events.Attacked(
            attacker.id,
            command.target,
            by,
            rolled,
            target.shield,
            destroyed,
            target.owner,
            answer,
            reaction,
            attacker.ship is not None or match.options.structures_fire_consecutively,
        )
        return (attacked, *_destroyed(match, target, on_it, by)) if destroyed else (attacked,)

    return Judgement(carry_out, (*found, *target_objections(match, attacker, target)))


def _on_the_rock(match: Match, command: Attack, target: Target) -> SpaceStructure | None:
    """What stands on an asteroid under attack; beside a real board that is the players' word."""
    if command.structure_on_it is not None:
        if match.tracked or target.asteroid is None:
            raise Refused(say("bp.combat.structure_on_it", "BP-COMBAT-18"))
        structure = lookup.require_space_structure(match, command.structure_on_it)
        if structure not in on_asteroids(match):
            raise Refused(say("bp.combat.not_on_an_asteroid", "BP-SPACE-9", kind=structure.kind))
        return structure
    return None if target.asteroid is None else lookup.structure_on(match, target.asteroid)


def on_asteroids(match: Match) -> list[SpaceStructure]:
    """Deployed structures of the kinds that stand on asteroids (BP-SPACE-5)."""
    kinds = match.tables.structures
    return [one for one in match.board.space.values() if kinds[one.kind].site == ON_ASTEROIDS]


def _destroyed(
    match: Match, target: Target, on_it: SpaceStructure | None, by: PlayerId
) -> tuple[MatchEvent, ...]:
    """The loser leaves the board at once (BP-COMBAT-20). Whatever stands on a rock goes with it,
    without loot (BP-AST-14, BP-CARGO-7)."""
    unit = target.unit
    if unit is None:
        rock = AsteroidId(target.id)
        if on_it is None:
            return (events.AsteroidDestroyed(rock, by),)
        return (events.AsteroidDestroyed(rock, by, on_it.id, on_it.owner),)
    if unit.ship is not None:
        return (ship_destroyed(match, unit.ship, by),)
    assert unit.kind is not None
    id_ = StructureId(unit.id)
    if unit.planet is None:
        owner = match.board.space[id_].owner
        return (events.SpaceStructureDestroyed(id_, unit.kind.id, owner, by),)
    fallen = events.DefenceDestroyed(id_, unit.planet.id, unit.kind.id, by)
    return fallen, *falls_by_itself(match, unit.planet, len(unit.planet.structures) - 1, by)


HANDLERS: Handlers = {Attack: Handler(attack)}


def ship_destroyed(match: Match, ship: Ship, by: PlayerId) -> events.ShipDestroyed:
    """A cargo ship leaves its price, its hold and its space structure to the owner of whatever
    destroyed it (BP-CARGO-1 to -6); any other unit leaves nothing (BP-CARGO-7)."""
    if ship.cls != CARGO:
        return events.ShipDestroyed(ship.id, ship.owner, by)
    costs = lookup.faction_of(match, ship.owner)
    hull = costs.ship_costs[ship.cls]
    postings = [Posting(by, PostingType.LOOT_HULL, hull, source=ship.id)]
    if ship.hold:
        loot = PostingType.LOOT_HOLD
        postings.append(Posting(ship.owner, loot, -ship.hold, hold=ship.id, source=by))
        postings.append(Posting(by, loot, ship.hold, source=ship.id))
    looted: SpaceStructure | None = None
    if ship.carried is not None:
        match match.options.looted_structure:
            case "reserve":
                looted = replace(ship.carried, owner=by)
            case "cost_value":
                value = costs.structure_costs[ship.carried.kind]
                source = ship.carried.kind
                postings.append(Posting(by, PostingType.LOOT_HULL, value, source=source))
            case "lost":
                pass
    return events.ShipDestroyed(ship.id, ship.owner, by, tuple(postings), looted)
