"""A bot that plays plainly: earn, build a fleet, take whatever is nearest, to the end."""

from fractions import Fraction
from random import Random

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.bots.plans import Field, field_to, goals_of, nearest
from bp_desktop.games.burning_planets.ids import (
    ENORMOUS,
    SPACEPORT,
    ClassId,
    KindId,
    Phase,
    PlayerId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match.building import has_spaceport
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    BuildShip,
    BuildStructure,
    Concede,
    MoveShip,
)
from bp_desktop.games.burning_planets.match.lookup import faction_of
from bp_desktop.games.burning_planets.match.queries import candidates
from bp_desktop.games.burning_planets.match.queries.offers import (
    PlanetOffers,
    cells_for,
    planet_offers,
    yard_offers,
)
from bp_desktop.games.burning_planets.match.queries.reach import reach_of
from bp_desktop.games.burning_planets.match.queries.standing import standings
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.queries.targets import TargetNow, targets_of
from bp_desktop.games.burning_planets.match.queries.units import armed_structures, left_of
from bp_desktop.games.burning_planets.match.queries.verdict import judge, legal_only
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command

PATIENCE = 120
"""Rounds after which all but the strongest give up, so that every match ends."""
PRODUCERS_FIRST = 4
"""Furnaces and greenhouses before the first spaceport."""
MOST_PRODUCERS = 10
"""Per planet."""
FLEET, LARGEST_FLEET = 8, 14
"""With so many ships it saves for enormous ones; with so many it builds no more."""
SCOUT, LINE = ClassId("small"), (ClassId("big"), ClassId("medium"))


class GreedyBot:
    """Builds what its ships are made of, then a spaceport, then scouts for free planets and big
    ships for the rest. Deterministic from its seed; its commands are legal."""

    def __init__(self, seed: int | str, patience: int = PATIENCE) -> None:
        self._random = Random(seed)
        self._patience = patience
        self._turn = 0
        self._waiting: list[UnitId] = []
        self._fields: dict[ClassId, tuple[frozenset[Hex], Field]] = {}

    def pick(self, count: int) -> int:
        return self._random.randrange(count)

    def choose(self, match: Match, player: PlayerId) -> Command:
        if match.turn.round > self._patience and standings(match)[0].player != player:
            return Concede(player)
        command: Command | None = None
        match match.turn.phase:
            case Phase.STRUCTURES:
                command = self._build(match, player)
            case Phase.SHIPS:
                command = self._launch(match, player)
            case Phase.ACTIONS:
                command = self._act(match, player)
        command = command or next_command(match)
        assert command is not None, "a match in play always goes on"
        return command

    # --- economy

    def _build(self, match: Match, player: PlayerId) -> Command | None:
        for offers in planet_offers(match, player):
            if not offers.used.built:
                kind = self._wanted(match, player, offers)
                if kind is not None:
                    cells = cells_for(match, offers.planet, kind)
                    return BuildStructure(offers.planet, kind, cells[0] if cells else None)
        return None

    def _wanted(self, match: Match, player: PlayerId, offers: PlanetOffers) -> KindId | None:
        legal = {offer.kind for offer in offers.structures if offer.legal}
        planet = match.board.planets[offers.planet]
        producers = _producers(match, player)
        standing = sum(one.kind in producers for one in planet.structures.values())
        if standing >= PRODUCERS_FIRST and not _has_yard(match, player):
            return SPACEPORT if SPACEPORT in legal else None
        if standing >= MOST_PRODUCERS:
            return None
        for kind in _scarcest_first(match, player, producers):
            if kind in legal:
                return kind
        return SPACEPORT if SPACEPORT in legal and not _has_yard(match, player) else None

    # --- fleet

    def _launch(self, match: Match, player: PlayerId) -> Command | None:
        wild = any(planet.owner is None for planet in match.board.planets.values())
        mine = [ship.cls for ship in match.board.ships.values() if ship.owner == player]
        if len(mine) >= LARGEST_FLEET:
            return None
        for yard in yard_offers(match, player):
            legal = {offer.cls: offer for offer in yard.ships if offer.legal}
            if wild and SCOUT in legal and SCOUT not in mine:
                return BuildShip(yard.yard, SCOUT)
            if len(mine) >= FLEET:
                return BuildShip(yard.yard, ENORMOUS) if ENORMOUS in legal else None
            best, second = LINE
            if best in legal:
                return BuildShip(yard.yard, best, count=min(4, legal[best].affordable))
            if second in legal and second not in mine:
                return BuildShip(yard.yard, second)
        return None

    # --- conquest

    def _act(self, match: Match, player: PlayerId) -> Command | None:
        if match.turn.number != self._turn:
            self._turn = match.turn.number
            self._waiting = [unit.id for unit in armed_structures(match, player)]
            self._waiting += _nearest_last(match, player)
        while self._waiting:
            command = self._deed(match, player, self._waiting[-1])
            if command is not None:
                return command
            self._waiting.pop()
        return None

    def _deed(self, match: Match, player: PlayerId, unit: UnitId) -> Command | None:
        ship = match.board.ships.get(ShipId(unit))
        if ship is None:
            return _best_attack(match, unit)
        left = left_of(match, ship)
        if not left.most:
            return None
        if left.specials:
            for command in legal_only(match, candidates.conquests_by(match, ship)):
                return command
        if left.attacks and (attack := _best_attack(match, unit)) is not None:
            return attack
        if left.specials:
            for command in legal_only(match, candidates.destructions_by(match, ship)):
                return command
        if left.moves and match.tracked:
            return self._approach(match, player, ship)
        return None

    def _approach(self, match: Match, player: PlayerId, ship: Ship) -> Command | None:
        """One move towards the nearest thing worth it."""
        goals = goals_of(match, player, ship.cls)
        known = self._fields.get(ship.cls)
        if known is None or known[0] != goals:
            known = (goals, field_to(match, goals))
            self._fields[ship.cls] = known
        goal = nearest(known[1], ship, reach_of(match, ship.id).cells)
        if goal is None:
            return None
        command = MoveShip(ship.id, to=goal)
        return command if judge(match, command).legal else None


# --- what it goes by


def _producers(match: Match, player: PlayerId) -> dict[KindId, str]:
    """Kinds that yield what the faction's ships cost, with the resource."""
    needed = dict(faction_of(match, player).ship_costs[LINE[0]])
    found = {}
    for kind in match.tables.structures.values():
        if kind.category == "economic":
            for resource, _amount in kind.yields:
                if resource in needed:
                    found[kind.id] = resource
    return found


def _scarcest_first(match: Match, player: PlayerId, producers: dict[KindId, str]) -> list[KindId]:
    """What yields the resource there is least of comes first."""
    treasury: Purse = match.players[player].treasury
    standing: dict[KindId, int] = dict.fromkeys(producers, 0)
    for planet in match.board.planets.values():
        if planet.owner == player:
            for structure in planet.structures.values():
                if structure.kind in standing:
                    standing[structure.kind] += 1
    return sorted(producers, key=lambda kind: (standing[kind], treasury[producers[kind]], kind))


def _has_yard(match: Match, player: PlayerId) -> bool:
    planets: list[Planet] = [p for p in match.board.planets.values() if p.owner == player]
    return any(has_spaceport(match, planet) for planet in planets)


def _nearest_last(match: Match, player: PlayerId) -> list[UnitId]:
    """Own ships; those with something beside them are taken from the end, first."""
    ships = [ship for ship in match.board.ships.values() if ship.owner == player]

    def has_neighbours(ship: Ship) -> bool:
        return ship.at is not None and any(True for _ in candidates.targets_beside(match, ship.at))

    return [UnitId(ship.id) for ship in sorted(ships, key=has_neighbours)]


def _best_attack(match: Match, unit: UnitId) -> Command | None:
    """The likeliest kill; asteroids are left alone."""
    best: TargetNow | None = None
    best_chance = Fraction(0)
    for target in targets_of(match, unit, everything=False):
        if not target.legal:
            break
        if target.owner is not None and target.chance > best_chance:
            best, best_chance = target, target.chance
    return Attack(unit, StructureId(best.id)) if best is not None else None
