"""Plans taken from a match: who of a player can fight what from where they stand now.

Only what everybody may know goes in: a hold counts with its contents only if they are public.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from bp_desktop.core.messages import Message
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.match import actions
from bp_desktop.games.burning_planets.match.combat import require_target, target_objections
from bp_desktop.games.burning_planets.match.conquest import cargo_may_conquer, is_guarded
from bp_desktop.games.burning_planets.match.lookup import Unit, find_unit, geometry, is_armed
from bp_desktop.games.burning_planets.match.queries.candidates import targets_for
from bp_desktop.games.burning_planets.match.queries.reach import who_can_hit
from bp_desktop.games.burning_planets.match.queries.units import armed_structures, own_units
from bp_desktop.games.burning_planets.match.secret_view import View, visible_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner import conquest, forces

SPECIALS_END: dict[str, Literal["never", "with_actions", "by_attacking"]] = {
    "separate": "never",
    "four_with_one_move": "with_actions",
    "move_or_attack": "by_attacking",
}
"""By `enormous_actions`: when attacks use up the move that would conquer (AMB-42, AMB-43)."""


def fight_of(match: Match, player: ids.PlayerId) -> forces.Forces:
    """The player's armed units with attacks left and everything beside them. Beside a real board
    all of it could be beside them: as many as a plan takes."""
    view = visible_to(match, None)
    reached: list[tuple[Unit, tuple[str, ...]]] = []
    for unit in _armed(match, player):
        aims = tuple(one for one in targets_for(match, unit) if _may(match, unit, one))
        if aims and actions.attacks_left(match, unit):
            reached.append((unit, aims))
    targets = list(dict.fromkeys(aim for _, aims in reached for aim in aims))[: forces.MAX_TARGETS]
    attackers = [
        forces.Attacker(
            unit.id,
            unit.attack_die,
            actions.attacks_left(match, unit),
            tuple(aim for aim in aims if aim in targets) if match.tracked else None,
            _is_acting(match, unit.id),
        )
        for unit, aims in reached
    ]
    fighting = tuple(attackers[: forces.MAX_ATTACKERS])
    return forces.Forces(fighting, tuple(_target(match, view, id_) for id_ in targets))


def are_held_back(match: Match, player: ids.PlayerId) -> bool:
    """Whether units of the player stand beside targets, but may not attack in this turn."""
    units = (find_unit(match, id_) for id_ in own_units(match, player))
    armed = (unit for unit in units if unit is not None and is_armed(unit))
    return any(_may(match, unit, one) for unit in armed for one in targets_for(match, unit))


def raid_on(match: Match, player: ids.PlayerId, target: str) -> forces.Forces:
    """One target and everybody of the player who could attack it within one own turn, moves
    included; each with the attacks left after moving up. Ships may be in each other's way."""
    found = require_target(match, target)
    armed = {unit.id: unit for unit in _armed(match, player)}
    moves = dict.fromkeys(armed, 0)
    if found.at is not None:
        moves = {one.unit: one.moves for one in who_can_hit(match, found.at, player)}
    hitters = [
        forces.Attacker(id_, armed[id_].attack_die, attacks, None, _is_acting(match, id_))
        for id_, needed in moves.items()
        if id_ in armed and (attacks := _attacks_after(match, armed[id_], needed))
    ]
    view = visible_to(match, None)
    return forces.Forces(tuple(hitters[: forces.MAX_ATTACKERS]), (_target(match, view, target),))


def _attacks_after(match: Match, unit: Unit, moves: int) -> int:
    """How many attacks are left after so many moves, as the table counts them (AMB-42)."""
    if unit.ship is None or not moves:
        return actions.attacks_left(match, unit)
    if actions.actions_left(match, unit.ship, actions.ActionKind.MOVE) < moves:
        return 0
    spent = actions.spent_by(match, unit.id)
    moved = replace(spent, moves=spent.moves + moves)
    return actions.left_after(match, unit.ship, moved, actions.ActionKind.ATTACK)


def siege_of(match: Match, player: ids.PlayerId, planet: ids.PlanetId) -> conquest.Siege:
    """A planet of somebody else, and the player's ships that touch it; beside a real board all
    of the player's ships."""
    wanted = match.board.planets[planet]
    kinds = match.tables.structures
    view = visible_to(match, None)
    structures = wanted.structures.values()
    defences = [one for one in structures if kinds[one.kind].category == "defence"]
    defences = defences[: conquest.MAX_DEFENCES]
    ships = [one for one in match.board.ships.values() if one.owner == player]
    cargo = cargo_may_conquer(match, wanted)
    invaders = [
        _invader(match, ship, tuple(str(one.id) for one in defences))
        for ship in ships
        if _touches(match, ship, wanted) and (cargo or ship.cls != ids.CARGO)
    ]
    return conquest.Siege(
        tuple(one for one in invaders if one.actions or one.specials)[: conquest.MAX_INVADERS],
        tuple(_target(match, view, str(one.id)) for one in defences),
        sum(kinds[one.kind].category == "economic" for one in structures),
        wanted.owner is not None and match.options.enemy_conquest == "automatic",
        is_guarded(match, wanted),
        cargo,
    )


def prizes_for(match: Match, player: ids.PlayerId) -> tuple[ids.PlanetId, ...]:
    """Planets that are not the player's own, those that own ships touch first."""
    ships = [one for one in match.board.ships.values() if one.owner == player]
    others = [one for one in match.board.planets.values() if one.owner != player]
    near = {one.id for one in others if any(_touches(match, ship, one) for ship in ships)}
    others.sort(key=lambda one: (one.id not in near, one.owner is None))
    return tuple(one.id for one in others)


def _armed(match: Match, player: ids.PlayerId) -> Iterable[Unit]:
    for ship in match.board.ships.values():
        if ship.owner == player and not _is_stopped(match, ship, actions.ActionKind.ATTACK):
            unit = find_unit(match, ship.id)
            if unit is not None and is_armed(unit):
                yield unit
    for unit in armed_structures(match, player):
        reasons = actions.structure_objections(match, unit, reaction=False)
        if not _counts(match, player, reasons):
            yield unit


def _is_stopped(match: Match, ship: Ship, act: actions.ActionKind) -> bool:
    return _counts(match, ship.owner, actions.ship_objections(match, ship, act))


def _counts(match: Match, owner: ids.PlayerId, reasons: list[Message]) -> bool:
    """In the own turn what stops a unit counts, but for the phase, which is still to come or can
    be gone back to; outside it the plan is for the next turn."""
    mine = owner == match.turn.player
    return mine and any("BP-TURN-2" not in one.rules for one in reasons)


def _is_acting(match: Match, unit: ids.UnitId) -> bool:
    """In the middle of its actions (BP-ACT-8); structures only where that binds them (AMB-44)."""
    if match.turn.active != unit or unit not in match.turn.spent:
        return False
    return ids.ShipId(unit) in match.board.ships or match.options.structures_fire_consecutively


def _may(match: Match, unit: Unit, target: str) -> bool:
    return not target_objections(match, unit, require_target(match, target))


def _touches(match: Match, ship: Ship, planet: Planet) -> bool:
    if ship.at is None or not match.tracked:
        return True
    return ship.at in geometry(match).orbit_of[planet.id]


def _invader(match: Match, ship: Ship, defences: tuple[str, ...]) -> conquest.Invader:
    specials, attacks = (
        0 if _is_stopped(match, ship, act) else actions.actions_left(match, ship, act)
        for act in (actions.ActionKind.SPECIAL, actions.ActionKind.ATTACK)
    )
    unit = find_unit(match, ship.id)
    assert unit is not None
    acting = _is_acting(match, unit.id)
    if not is_armed(unit):
        return conquest.Invader(ship.id, specials, acting=acting)
    reaches = tuple(id_ for id_ in defences if _may(match, unit, id_)) if match.tracked else None
    apart = not match.tables.ship_classes[ship.cls].any_actions and (
        match.options.enormous_special_actions == "move_allowance"
    )
    if not apart:
        return conquest.Invader(ship.id, attacks, unit.attack_die, reaches, acting=acting)
    end = SPECIALS_END[match.options.enormous_actions]
    return conquest.Invader(ship.id, attacks, unit.attack_die, reaches, specials, end, acting)


def _target(match: Match, view: View, id_: str) -> forces.PlanTarget:
    found = require_target(match, id_)
    if found.unit is None or found.owner is None:
        return forces.PlanTarget(id_, found.defence_die, found.shield)
    faction = match.tables.factions[match.players[found.owner].faction]
    ship, kind = found.unit.ship, found.unit.kind
    if ship is None:
        assert kind is not None
        worth = faction.structure_costs.get(kind.id, EMPTY)
        attacks = actions.attacks_of(match, kind)
        space = match.board.space.get(ids.StructureId(id_))
        rock = str(space.asteroid or "") if space is not None else ""
        return forces.PlanTarget(id_, found.defence_die, found.shield, worth, EMPTY, attacks, rock)
    cls = match.tables.ship_classes[ship.cls]
    worth = faction.ship_costs[ship.cls]
    loot = EMPTY
    if not cls.attack_die:  # a cargo ship is loot, hold included (BP-CARGO-1, -3, -7)
        loot = worth + (view.holds[ids.ShipId(id_)].goods or EMPTY)
    attacks = cls.attacks if cls.attack_die else 0
    return forces.PlanTarget(id_, found.defence_die, found.shield, worth, loot, attacks)
