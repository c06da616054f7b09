"""Phase 5: how many actions a unit has, and why it may not use one now."""

from enum import Enum

from bp_desktop.core.ids import NOBODY
from bp_desktop.core.messages import Message, say
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import SPACE_STATION, Phase, UnitId
from bp_desktop.games.burning_planets.match.building import is_at_work
from bp_desktop.games.burning_planets.match.lookup import Unit, named_ship, named_unit
from bp_desktop.games.burning_planets.match.state import Match, SpentActions
from bp_desktop.games.burning_planets.match.turn import event_in_force, out_of_turn
from bp_desktop.games.burning_planets.tables import ShipClass, StructureKind

NOTHING_SPENT = SpentActions(NOBODY)


class ActionKind(Enum):
    """What an action is used for (BP-ACT-2 to -4)."""

    MOVE = "move"
    ATTACK = "attack"
    SPECIAL = "special"
    """Conquering a planet, or destroying an economic structure."""
    CARGO = "cargo"
    """Loading or unloading."""


def spent_by(match: Match, unit: str) -> SpentActions:
    return match.turn.spent.get(UnitId(unit), NOTHING_SPENT)


# --- ships


def actions_left(match: Match, ship: Ship, act: ActionKind) -> int:
    """How many more actions of this sort the ship's class allows in this own turn; whether it
    may act at all is another question."""
    return left_after(match, ship, spent_by(match, ship.id), act)


def left_after(match: Match, ship: Ship, spent: SpentActions, act: ActionKind) -> int:
    """The same, had it used these actions in an own turn."""
    cls = match.tables.ship_classes[ship.cls]
    if spent.done:
        return 0
    if cls.any_actions:
        left = cls.any_actions - spent.moves - spent.attacks - spent.others
    else:
        left = _left_of_two_allowances(match, cls, spent, act)
    return max(0, left)


def _left_of_two_allowances(
    match: Match, cls: ShipClass, spent: SpentActions, act: ActionKind
) -> int:
    """An enormous ship moves once and attacks four times (BP-ACT-5 to -7, AMB-42, AMB-43)."""
    special_moves = match.options.enormous_special_actions == "move_allowance"
    moves = spent.moves + (spent.others if special_moves else 0)
    attacks = spent.attacks + (0 if special_moves else spent.others)
    as_move = act is ActionKind.MOVE or (special_moves and act is ActionKind.SPECIAL)
    match match.options.enormous_actions:
        case "separate":
            return cls.move_actions - moves if as_move else cls.attack_actions - attacks
        case "four_with_one_move":
            left = cls.attack_actions - moves - attacks
            return min(left, cls.move_actions - moves) if as_move else left
        case "move_or_attack":
            if as_move:
                return 0 if attacks else cls.move_actions - moves
            return 0 if moves else cls.attack_actions - attacks


def ship_objections(match: Match, ship: Ship, act: ActionKind) -> list[Message]:
    """Why a ship may not use an action for this now."""
    turn = match.turn
    found = out_of_turn(match, ship.owner, Phase.ACTIONS)
    event = event_in_force(match)
    if event is not None and not event.ships_act and ship.owner == turn.player:
        found.append(say("bp.move.event_stops_ships", "BP-EVENT-9", event=event.id))
    if ship.built == turn.number:
        found.append(say("bp.move.built_this_turn", "BP-TURN-7", ship=named_ship(match, ship)))
    unit = UnitId(ship.id)
    spent = turn.spent.get(unit)
    if spent is None:
        return found
    if spent.done:
        found.append(say("bp.move.whole_turn_used", "BP-BOMB-4", ship=named_ship(match, ship)))
    elif turn.active != unit:
        found.append(
            say("bp.move.activation_over", *_consecutive(ship), unit=named_ship(match, ship))
        )
    elif actions_left(match, ship, act) == 0:
        found.append(
            say("bp.move.no_action_left", *_rules(match, ship), unit=named_ship(match, ship))
        )
    return found


def _rules(match: Match, ship: Ship) -> tuple[str, ...]:
    if match.tables.ship_classes[ship.cls].any_actions:
        return ("BP-ACT-1",)
    return "BP-ACT-5", "BP-ACT-6"


def _consecutive(ship: Ship) -> tuple[str, ...]:
    return ("BP-ACT-8", "BP-ACT-9") if ship.cls == "enormous" else ("BP-ACT-8",)


# --- structures


def attacks_of(match: Match, kind: StructureKind) -> int:
    """How often a structure attacks per own turn (BP-COMBAT-11, BP-SPACE-14, BP-SPACE-15)."""
    return match.options.station_attacks if kind.id == SPACE_STATION else kind.attacks_per_turn


def attacks_left(match: Match, unit: Unit) -> int:
    """How many attacks a unit's class or kind still allows in this own turn."""
    if unit.ship is not None:
        return actions_left(match, unit.ship, ActionKind.ATTACK)
    assert unit.kind is not None
    return max(0, attacks_of(match, unit.kind) - spent_by(match, unit.id).attacks)


def structure_objections(match: Match, unit: Unit, *, reaction: bool) -> list[Message]:
    """Why a defence or space structure may not attack now."""
    assert unit.kind is not None
    turn = match.turn
    found: list[Message] = []
    if not reaction:
        found += out_of_turn(match, unit.owner, Phase.ACTIONS)
        event = event_in_force(match)
        stopped = event is not None and not event.ships_act
        if stopped and match.options.wind_stops_structure_attacks and unit.owner == turn.player:
            assert event is not None
            found.append(say("bp.combat.event_stops_fire", "BP-EVENT-12", event=event.id))
        if not is_at_work(match, unit.since):
            found.append(say("bp.combat.not_yet_at_work", "BP-TURN-10", kind=unit.kind.id))
    name = named_unit(match, unit)
    if not reaction and _is_over(match, unit.id):
        found.append(say("bp.move.activation_over", "BP-ACT-8", "BP-ACT-9", unit=name))
    elif attacks_left(match, unit) == 0:
        found.append(say("bp.move.no_action_left", _structure_rule(unit.kind), unit=name))
    return found


def _is_over(match: Match, unit: UnitId) -> bool:
    """Whether it has fired and another unit has acted since (BP-ACT-9, AMB-44)."""
    if not match.options.structures_fire_consecutively:
        return False
    return unit in match.turn.spent and match.turn.active != unit


def _structure_rule(kind: StructureKind) -> str:
    if kind.category == "defence":
        return "BP-COMBAT-11"
    return "BP-SPACE-15" if kind.id == SPACE_STATION else "BP-SPACE-14"
