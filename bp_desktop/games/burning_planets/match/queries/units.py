"""Unit offers: all that each unit of a player can still do in this own turn, and why not more."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Named
from bp_desktop.games.burning_planets.board import Ship, SpaceStructure, Structure
from bp_desktop.games.burning_planets.ids import CARGO, PlanetId, PlayerId, ShipId, UnitId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.actions import (
    ActionKind,
    actions_left,
    attacks_left,
    ship_objections,
    structure_objections,
)
from bp_desktop.games.burning_planets.match.commands import Bombard, MoveShip
from bp_desktop.games.burning_planets.match.queries import candidates, reach, verdict
from bp_desktop.games.burning_planets.match.queries.targets import TargetStatus, targets_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.offers import Offer, OneOfHole


class UnitAction(StrEnum):
    """What an action can be used for."""

    MOVE = "move"
    ATTACK = "attack"
    CONQUER = "conquer"
    DESTROY = "destroy"
    LOAD = "load"
    UNLOAD = "unload"
    DEPLOY = "deploy"
    PICK_UP = "pick_up"


class ActionsLeft(NamedTuple):
    """How many actions of each sort are left; they share one pool unless the ship is enormous."""

    moves: int = 0
    attacks: int = 0
    specials: int = 0
    """Conquering, or destroying an economic structure."""
    cargo: int = 0

    @property
    def most(self) -> int:
        return max(self)


NONE_LEFT = ActionsLeft()


class UnitStatus(NamedTuple):
    """A unit with what it can do at this moment."""

    id: UnitId
    name: Named
    """A ship's model and number, or a structure's kind."""
    ship: bool
    left: ActionsLeft
    can_act: bool
    """Whether there is a legal command for it; `UnitChoices` knows which."""
    reasons: tuple[Message, ...] = ()
    """Why it may not act at all now."""
    is_active: bool = False
    """Its activation is open: acting with another unit costs it the rest (BP-ACT-8)."""


# --- all units of a player


def units_of(match: Match, player: PlayerId) -> tuple[UnitStatus, ...]:
    """Own ships in the order they were built, then armed structures."""
    return (*ships_of(match, player), *structures_of(match, player))


def ships_of(match: Match, player: PlayerId) -> list[UnitStatus]:
    known: dict[object, bool] = {}
    ships = match.board.ships.values()
    return [ship_now(match, ship, known) for ship in ships if ship.owner == player]


def ships_to_act_with(match: Match, player: PlayerId) -> int:
    """How many own ships there are with something to do now."""
    alike: dict[object, list[Ship]] = {}
    for ship in match.board.ships.values():
        if ship.owner == player:
            key = ship.id if match.tracked else _alike(match, ship)
            alike.setdefault(key, []).append(ship)
    return sum(len(ships) for ships in alike.values() if _has_deed(match, ships[0]))


def _has_deed(match: Match, ship: Ship) -> bool:
    left = left_of(match, ship)
    return left.most > 0 and _can_act(match, ship, left)


def structures_of(match: Match, player: PlayerId) -> list[UnitStatus]:
    return [structure_now(match, unit) for unit in armed_structures(match, player)]


def _alike(match: Match, ship: Ship) -> tuple[object, ...]:
    """Beside a real board ships of the same class and past can do the same things."""
    turn, spent = match.turn, match.turn.spent.get(UnitId(ship.id))
    new, active = ship.built == turn.number, turn.active == UnitId(ship.id)
    return ship.cls, spent, new, active, bool(ship.hold), ship.carried and ship.carried.kind


def armed_structures(match: Match, player: PlayerId) -> Iterator[lookup.Unit]:
    """Own defences and deployed space structures with a die to attack with."""
    board, kinds = match.board, match.tables.structures
    planets = (planet for planet in board.planets.values() if planet.owner == player)
    standing = (one for planet in planets for one in planet.structures.values())
    deployed = (one for one in board.space.values() if one.owner == player)
    for structure in chain[Structure | SpaceStructure](standing, deployed):
        if kinds[structure.kind].attack_die:
            unit = lookup.find_unit(match, structure.id)
            assert unit is not None
            yield unit


def structure_now(match: Match, unit: lookup.Unit) -> UnitStatus:
    """A defence may also answer, in another player's own turn, a ship that has just arrived
    (AMB-49): then it is the attack itself that is legal."""
    left, reasons = ActionsLeft(attacks=attacks_left(match, unit)), tuple[Message, ...]()
    can_act = verdict.any_legal(match, candidates.attacks_by(match, unit))
    if not can_act and (found := structure_objections(match, unit, reaction=False)):
        left, reasons = NONE_LEFT, tuple(found)
    name, active = lookup.named_unit(match, unit), match.turn.active == unit.id
    return UnitStatus(unit.id, name, False, left, can_act, reasons, active)


# --- one ship


def ship_now(match: Match, ship: Ship, known: dict[object, bool] | None = None) -> UnitStatus:
    """`known` remembers, beside a real board, whether ships just like this one can act."""
    id_, against = UnitId(ship.id), ship_objections(match, ship, ActionKind.MOVE)
    left, can_act = _left_despite(match, ship, against), False
    reasons: tuple[Message, ...] = ()
    if left.most == 0:
        reasons = tuple(against)
    elif known is None or match.tracked:
        can_act = _can_act(match, ship, left)
    else:
        key = _alike(match, ship)
        if key not in known:
            known[key] = _can_act(match, ship, left)
        can_act = known[key]
    name, active = lookup.named_ship(match, ship), match.turn.active == id_
    return UnitStatus(id_, name, True, left, can_act, reasons, active)


def _can_act(match: Match, ship: Ship, left: ActionsLeft) -> bool:
    """Whether at least one legal command exists."""
    return _can_move(match, ship, left) or any(
        verdict.any_legal(match, makers(match, ship))
        for makers in _makers_for(match, ship).values()
    )


def _can_move(match: Match, ship: Ship, left: ActionsLeft) -> bool:
    return left.moves > 0 and reach.can_leave(match, ship)


def left_of(match: Match, ship: Ship) -> ActionsLeft:
    """The actions a ship may really use now: none if anything stops it from acting."""
    return _left_despite(match, ship, ship_objections(match, ship, ActionKind.MOVE))


def _left_despite(match: Match, ship: Ship, against: list[Message]) -> ActionsLeft:
    """`against`: the objections to its moving."""
    cls = match.tables.ship_classes[ship.cls]
    moves = 0 if against else actions_left(match, ship, ActionKind.MOVE)
    if cls.any_actions:  # one pool for everything the ship is able to do (BP-ACT-1, BP-ACT-14)
        return ActionsLeft(
            moves, moves if cls.attack_die else 0, moves, moves if ship.cls == CARGO else 0
        )
    return ActionsLeft(
        moves, _left(match, ship, ActionKind.ATTACK), _left(match, ship, ActionKind.SPECIAL)
    )


def _left(match: Match, ship: Ship, act: ActionKind) -> int:
    return 0 if ship_objections(match, ship, act) else actions_left(match, ship, act)


def _attacks(match: Match, ship: Ship) -> verdict.Candidates:
    unit = lookup.find_unit(match, ship.id)
    if unit is not None and lookup.is_armed(unit):
        yield from candidates.attacks_by(match, unit)


Makers = Mapping[UnitAction, Callable[[Match, Ship], verdict.Candidates]]

_WARSHIP: Makers = {UnitAction.ATTACK: _attacks}
_WARSHIP_IN_ORBIT: Makers = {
    UnitAction.ATTACK: _attacks,
    UnitAction.CONQUER: candidates.conquests_by,
    UnitAction.DESTROY: candidates.destructions_by,
}
_CARGO: Makers = {
    UnitAction.LOAD: candidates.loads_by,
    UnitAction.UNLOAD: candidates.unloads_by,
    UnitAction.DEPLOY: candidates.deployments_by,
    UnitAction.PICK_UP: candidates.pick_ups_by,
    UnitAction.CONQUER: candidates.conquests_by,
}


def _makers_for(match: Match, ship: Ship) -> Makers:
    """Who thinks of commands for a ship: what it can never do is not asked about."""
    if ship.cls == CARGO:
        return _CARGO
    in_orbit = ship.at is None or ship.at in lookup.geometry(match).orbits_at
    return _WARSHIP_IN_ORBIT if in_orbit else _WARSHIP


class UnitChoices(NamedTuple):
    """Everything one unit could be asked to do from where it stands, judged."""

    unit: UnitStatus
    moves: dict[Hex, tuple[Hex, ...]]
    """Where it may move now, with the way; empty beside a real board."""
    targets: tuple[TargetStatus, ...]
    """What stands beside it; beside a real board everything of others."""
    others: dict[UnitAction, tuple[Offer[Command], ...]]
    """Conquest, destruction and cargo, legal or not."""
    can_move: bool = False
    """Also beside a real board."""

    @property
    def deeds(self) -> frozenset[UnitAction]:
        """What at least one legal command exists for."""
        found = {deed for deed, made in self.others.items() if any(one.legal for one in made)}
        if self.can_move:
            found.add(UnitAction.MOVE)
        if any(one.legal for one in self.targets):
            found.add(UnitAction.ATTACK)
        return frozenset(found)


def choices_of(match: Match, unit: UnitId) -> UnitChoices:
    """The details behind a `UnitStatus`, for the unit somebody has picked up."""
    ship = match.board.ships.get(ShipId(unit))
    targets = targets_of(match, unit, everything=False)
    if ship is None:
        found = lookup.find_unit(match, unit)
        assert found is not None, "only units on the table have choices"
        return UnitChoices(structure_now(match, found), {}, targets, {})
    others: dict[UnitAction, tuple[Offer[Command], ...]] = {
        deed: tuple(verdict.offered(match, makers(match, ship)))
        for deed, makers in _makers_for(match, ship).items()
        if deed is not UnitAction.ATTACK
    }
    now, moves = ship_now(match, ship), reach.reach_of(match, ship.id).cells
    return UnitChoices(now, moves, targets, others, _can_move(match, ship, now.left))


# --- everything, for whoever may act


def possible_bombardments(match: Match) -> Iterator[Bombard]:
    """One of each planet that the active player may bombard now, with own ships alone or, where it
    takes theirs, with those that others lend; mostly there are no six, which is seen at once."""
    if candidates.can_bombard(match):
        done = set[PlanetId]()
        for offer in verdict.offered(match, candidates.bombardments(match)):
            command = offer.command
            if offer.legal and isinstance(command, Bombard) and command.planet not in done:
                done.add(command.planet)  # that with own ships comes first
                yield command


def reacting_units(match: Match) -> Iterator[UnitStatus]:
    """Defences of others that may answer the ship that has just arrived beside them (AMB-49)."""
    if match.options.defence_fire != "reaction" or match.turn.arrived is None:
        return
    for player in match.survivors:
        if player != match.turn.player:
            for unit in armed_structures(match, player):
                now = structure_now(match, unit)
                if now.can_act:
                    yield now


def may_act(match: Match, unit: UnitId) -> bool:
    """Whether it is a unit of the player on turn, or one that may answer now."""
    found = lookup.find_unit(match, unit)
    if found is None or found.owner == match.turn.player:
        return found is not None
    return any(one.id == unit for one in reacting_units(match))


def own_units(match: Match, player: PlayerId) -> list[UnitId]:
    """Own ships in the order they were built, then armed structures."""
    ships = [UnitId(ship.id) for ship in match.board.ships.values() if ship.owner == player]
    return [*ships, *(unit.id for unit in armed_structures(match, player))]


def unit_offers(match: Match, player: PlayerId) -> Iterator[Offer[Command]]:
    """Everything own ships and armed structures could do from where they stand."""
    for unit in own_units(match, player):
        yield from offers_of_unit(match, unit)


def offers_of_unit(match: Match, id_: UnitId) -> Iterator[Offer[Command]]:
    ship = match.board.ships.get(ShipId(id_))
    if ship is None:
        unit = lookup.find_unit(match, id_)
        if unit is not None:
            yield from verdict.offered(match, candidates.attacks_by(match, unit))
        return
    yield _moves(match, ship)
    for makers in _makers_for(match, ship).values():
        yield from verdict.offered(match, makers(match, ship))


def _moves(match: Match, ship: Ship) -> Offer[Command]:
    """One move action to any cell in reach; of a ship that may not move, why."""
    found = reach.reach_of(match, ship.id)
    cells = tuple(found.cells)
    goal = next(iter(cells or found.ways), None)
    command = MoveShip(ship.id, to=goal)
    holes = (OneOfHole("to", cells),) if len(cells) > 1 else ()
    return Offer(command, verdict.judge(match, command), holes)
