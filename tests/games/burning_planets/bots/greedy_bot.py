"""A bot that plays plainly: earn, build a fleet, take whatever is nearest, to the end."""

from collections.abc import Iterable, Iterator
from random import Random

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.odds import destroy
from bp_desktop.core.purse import Purse
from bp_desktop.core.type_variables import T
from bp_desktop.games.burning_planets import ids
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.geometry import Geometry
from bp_desktop.games.burning_planets.match.building import (
    allowance_used,
    has_defence,
    has_spaceport,
)
from bp_desktop.games.burning_planets.match.commands import Attack, BuildShip, Concede, MoveShip
from bp_desktop.games.burning_planets.match.lookup import faction_of, geometry, occupancy, place_of
from bp_desktop.games.burning_planets.match.queries import candidates
from bp_desktop.games.burning_planets.match.queries.legal import legal
from bp_desktop.games.burning_planets.match.queries.offers import (
    StructureOffer,
    launch_offers,
    structure_offers,
    with_cells,
)
from bp_desktop.games.burning_planets.match.queries.reach import reach_of
from bp_desktop.games.burning_planets.match.queries.standing import standings
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.queries.targets import targets_of
from bp_desktop.games.burning_planets.match.queries.units import left_of, own_units
from bp_desktop.games.burning_planets.match.queries.verdict import Candidates, offered
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.games.burning_planets.tables import ShipClass
from bp_desktop.games.offers import CountHole, Offer, drawn
from bp_desktop.games.table import Stage

PATIENCE = 120
"""Rounds after which all but the strongest give up, so that every match ends."""
PRODUCERS_FIRST = 4
"""Furnaces and greenhouses before the first spaceport."""
MOST_PRODUCERS = 10
"""Per planet."""
FLEET, LARGEST_FLEET = 8, 14
"""With so many ships it saves for enormous ones; with so many it builds no more."""
AT_ONCE = 4
"""Big ships in one order."""
SCOUT, LINE = ids.ClassId("small"), (ids.ClassId("big"), ids.ClassId("medium"))


class GreedyBot:
    """Builds what its ships are made of, then a spaceport, then scouts for free planets and big
    ships for the rest. Its commands are legal; where two are as good, its seed decides."""

    def __init__(self, seed: int | str, patience: int = PATIENCE) -> None:
        self._random = Random(seed)
        self._patience = patience
        self._turn = 0
        self._waiting: list[ids.UnitId] = []
        self._fields: dict[ids.ClassId, GoalField] = {}

    def choose(self, seen: Match, seat: ids.PlayerId) -> Command | None:
        if seen.stage is Stage.SETUP:
            return self._one_of(legal(seen, seat))
        if seen.stage is not Stage.PLAY or seat != seen.turn.player:
            return None
        if seen.turn.round > self._patience and standings(seen)[0].player != seat:
            return Concede(seat)
        command: Command | None = None
        match seen.turn.phase:
            case ids.Phase.STRUCTURES:
                command = self._build(seen, seat)
            case ids.Phase.SHIPS:
                command = self._launch(seen, seat)
            case ids.Phase.ACTIONS:
                command = self._act(seen, seat)
        return command or next_command(seen)

    def _one_of(self, offers: Iterable[Offer[Command]]) -> Command | None:
        found = [one for one in offers if one.legal and not one.consent_of]
        return drawn(self._random.choice(found), self._random) if found else None

    def _legal(self, match: Match, found: Candidates) -> Command | None:
        return self._one_of(offered(match, found))

    def _mixed(self, things: Iterable[T]) -> list[T]:
        """In an order that no list decides."""
        mixed = list(things)
        self._random.shuffle(mixed)
        return mixed

    # --- economy

    def _build(self, match: Match, player: ids.PlayerId) -> Command | None:
        sites: list[tuple[Planet, dict[ids.KindId, StructureOffer]]] = []
        for planet in match.board.planets.values():
            if planet.owner == player and not allowance_used(match, planet):
                kinds = {one.kind: one for one in structure_offers(match, planet) if one.legal}
                if kinds:
                    sites.append((planet, kinds))
        for planet, kinds in self._mixed(sites):
            kind = self._wanted(match, player, planet, kinds)
            if kind is not None:
                return drawn(with_cells(match, planet, kinds[kind]), self._random)
        return None

    def _wanted(
        self, match: Match, player: ids.PlayerId, planet: Planet, kinds: Iterable[ids.KindId]
    ) -> ids.KindId | None:
        possible, has_yard = set(kinds), _has_yard(match, player)
        producers = _producers(match, player)
        standing = sum(one.kind in producers for one in planet.structures.values())
        if standing >= PRODUCERS_FIRST and not has_yard:
            return ids.SPACEPORT if ids.SPACEPORT in possible else None
        if standing >= MOST_PRODUCERS:
            return None
        useful = possible & producers.keys()
        if useful:
            scarce = _scarcity(match, player, producers)
            return min(self._mixed(sorted(useful)), key=lambda kind: scarce[kind])
        return ids.SPACEPORT if ids.SPACEPORT in possible and not has_yard else None

    # --- fleet

    def _launch(self, match: Match, player: ids.PlayerId) -> Command | None:
        wild = any(planet.owner is None for planet in match.board.planets.values())
        mine = [ship.cls for ship in match.board.ships.values() if ship.owner == player]
        if len(mine) >= LARGEST_FLEET:
            return None
        yards: dict[str, dict[ids.ClassId, Offer[Command]]] = {}
        for offer in launch_offers(match, player):
            if isinstance(offer.command, BuildShip) and offer.legal:
                yards.setdefault(offer.command.yard, {})[offer.command.cls] = offer
        for classes in self._mixed(yards.values()):
            if wild and SCOUT in classes and SCOUT not in mine:
                return self._order(classes[SCOUT])
            if len(mine) >= FLEET:
                return self._order(classes[ids.ENORMOUS]) if ids.ENORMOUS in classes else None
            best, second = LINE
            if best in classes:
                return self._order(classes[best], AT_ONCE)
            if second in classes and second not in mine:
                return self._order(classes[second])
        return None

    def _order(self, offer: Offer[Command], count: int = 1) -> Command:
        """As many as wanted, or as can be paid."""
        most = next((one.most for one in offer.holes if isinstance(one, CountHole)), 1)
        command = drawn(offer, self._random)
        assert isinstance(command, BuildShip)
        return replace(command, count=min(count, most))

    # --- conquest

    def _act(self, match: Match, player: ids.PlayerId) -> Command | None:
        if match.turn.number != self._turn:
            self._turn = match.turn.number
            self._waiting = self._mixed(own_units(match, player))
            self._waiting.sort(key=lambda unit: _is_in_touch(match, unit))
        while self._waiting:
            command = self._deed(match, player, self._waiting[-1])
            if command is not None:
                return command
            self._waiting.pop()
        return None

    def _deed(self, match: Match, player: ids.PlayerId, unit: ids.UnitId) -> Command | None:
        ship = match.board.ships.get(ids.ShipId(unit))
        if ship is None:
            return self._best_attack(match, unit)
        left = left_of(match, ship)
        command: Command | None = None
        if left.specials:
            command = self._legal(match, candidates.conquests_by(match, ship))
        if command is None and left.attacks:
            command = self._best_attack(match, unit)
        if command is None and left.specials:
            command = self._legal(match, candidates.destructions_by(match, ship))
        if command is None and left.moves and match.tracked:
            command = self._approach(match, player, ship)
        return command

    def _best_attack(self, match: Match, unit: ids.UnitId) -> Command | None:
        """The likeliest kill; asteroids are left alone."""
        targets = [
            one
            for one in targets_of(match, unit, everything=False)
            if one.legal and one.owner is not None and one.chance > 0
        ]
        if not targets:
            return None
        best = max(one.chance for one in targets)
        target = self._random.choice([one for one in targets if one.chance == best])
        return Attack(unit, ids.StructureId(target.id))

    def _approach(self, match: Match, player: ids.PlayerId, ship: Ship) -> Command | None:
        """One move towards the nearest thing worth it."""
        goals = goals_of(match, player, ship.cls)
        field = self._fields.get(ship.cls)
        if field is None or field.goals != goals:
            field = self._fields[ship.cls] = GoalField(match, goals)
        cells = field.nearer(ship, reach_of(match, ship.id).cells)
        return MoveShip(ship.id, to=self._random.choice(cells)) if cells else None


# --- what it goes by


def _producers(match: Match, player: ids.PlayerId) -> dict[ids.KindId, str]:
    """Kinds that yield what the faction's ships cost, with the resource."""
    needed = dict(faction_of(match, player).ship_costs[LINE[0]])
    found = {}
    for kind in match.tables.structures.values():
        if kind.category == "economic":
            for resource, _amount in kind.yields:
                if resource in needed:
                    found[kind.id] = resource
    return found


def _scarcity(
    match: Match, player: ids.PlayerId, producers: dict[ids.KindId, str]
) -> dict[ids.KindId, tuple[int, int]]:
    """How many of each kind there are, then how much of what it yields: the least comes first."""
    treasury: Purse = match.players[player].treasury
    standing: dict[ids.KindId, int] = dict.fromkeys(producers, 0)
    for planet in match.board.planets.values():
        if planet.owner == player:
            for structure in planet.structures.values():
                if structure.kind in standing:
                    standing[structure.kind] += 1
    return {kind: (standing[kind], treasury[resource]) for kind, resource in producers.items()}


def _has_yard(match: Match, player: ids.PlayerId) -> bool:
    planets: list[Planet] = [p for p in match.board.planets.values() if p.owner == player]
    return any(has_spaceport(match, planet) for planet in planets)


def _is_in_touch(match: Match, unit: ids.UnitId) -> bool:
    """A ship with something beside it: such ships are taken from the end, first."""
    ship = match.board.ships.get(ids.ShipId(unit))
    if ship is None or ship.at is None:
        return False
    return any(True for _ in candidates.targets_beside(match, ship.at))


def goals_of(match: Match, player: ids.PlayerId, cls: ids.ClassId) -> frozenset[Hex]:
    """Cells from which a ship of this class would do some good."""
    row = match.tables.ship_classes[cls]
    where = geometry(match)
    found: set[Hex] = set()
    for planet in match.board.planets.values():
        found.update(_goals_at(match, where, planet, player, row))
    if row.attack_die:
        for at in _prey(match, player, row):
            found.update(where.space_neighbors.get(at, ()))
    return frozenset(found)


def _goals_at(
    match: Match, where: Geometry, planet: Planet, player: ids.PlayerId, row: ShipClass
) -> Iterator[Hex]:
    """The orbit of a planet to take, or the cells beside the defences to shoot first."""
    if planet.owner == player:
        return
    if not has_defence(match, planet):
        if row.attack_die or not planet.structures:
            yield from where.orbit_of[planet.id]
        return
    kinds = match.tables.structures
    for structure in planet.structures.values():
        kind = kinds[structure.kind]
        if structure.at is None or kind.category != "defence":
            continue
        if _can_destroy(row, kind.defence_die, kind.shield):
            yield from (cell for cell in structure.at.neighbors() if where.is_space(cell))


def _prey(match: Match, player: ids.PlayerId, row: ShipClass) -> Iterator[Hex]:
    """Where other players' ships and space structures are that this class could destroy."""
    classes, kinds = match.tables.ship_classes, match.tables.structures
    for ship in match.board.ships.values():
        prey = classes[ship.cls]
        is_prey = ship.owner != player and _can_destroy(row, prey.defence_die, prey.shield)
        if is_prey and ship.at is not None:
            yield ship.at
    for structure in match.board.space.values():
        kind, at = kinds[structure.kind], place_of(match, structure)
        is_prey = structure.owner != player and _can_destroy(row, kind.defence_die, kind.shield)
        if is_prey and at is not None:
            yield at


def _can_destroy(row: ShipClass, defence_die: int, shield: int) -> bool:
    return bool(row.attack_die) and destroy(row.attack_die, defence_die, shield) > 0


class GoalField:
    """Steps from a cell to the nearest goal, around planets, asteroids and stations; ships on the
    way are not counted. Worked out from the goals outwards, as far as somebody asks."""

    def __init__(self, match: Match, goals: frozenset[Hex]) -> None:
        cells = occupancy(match)
        self.goals = goals
        self._around = geometry(match).space_neighbors
        self._blocked = cells.asteroids.keys() | cells.stations.keys()
        self._steps = {goal: 0 for goal in goals if goal not in self._blocked}
        self._outermost = list(self._steps)

    def nearer(self, ship: Ship, cells: Iterable[Hex]) -> list[Hex]:
        """The cells that are nearest to a goal, if that is nearer than staying."""
        assert ship.at is not None
        steps = self._steps
        while ship.at not in steps and self._outermost:
            self._grow()
        # What is not known by now is no nearer than the ship.
        far = len(steps) + 1
        found = {cell: steps.get(cell, far) for cell in cells}
        best = min(found.values(), default=far)
        if best >= steps.get(ship.at, far):
            return []
        return [cell for cell, away in found.items() if away == best]

    def _grow(self) -> None:
        """One ring more."""
        steps, around, blocked = self._steps, self._around, self._blocked
        step = steps[self._outermost[0]] + 1
        following = []
        for cell in self._outermost:
            for near in around.get(cell, ()):
                if near not in steps and near not in blocked:
                    steps[near] = step
                    following.append(near)
        self._outermost = following
