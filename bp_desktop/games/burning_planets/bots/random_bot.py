"""A bot that does anything legal, by chance."""

from collections.abc import Callable, Iterator
from random import Random

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    Phase,
    PlanetId,
    PlayerId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.commands import (
    BuildShip,
    BuildStructure,
    LoadCargo,
    MoveShip,
    StopMatch,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.lookup import Unit, find_unit
from bp_desktop.games.burning_planets.match.queries import candidates
from bp_desktop.games.burning_planets.match.queries.offers import (
    cells_for,
    launch_cells,
    planet_offers,
    yard_offers,
)
from bp_desktop.games.burning_planets.match.queries.reach import reach_of
from bp_desktop.games.burning_planets.match.queries.steps import next_command
from bp_desktop.games.burning_planets.match.queries.units import armed_structures
from bp_desktop.games.burning_planets.match.queries.verdict import judge, legal_only
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command

GOES_ON = {Phase.STRUCTURES: 0.45, Phase.SHIPS: 0.3, Phase.ACTIONS: 0.1}
"""How often it leaves a phase although something could be done. A planet that has built nothing
can still sell a space structure to a cargo ship (BP-SPACE-3)."""
TRIES = 6
"""How many units it looks at before it gives a phase up."""


class RandomBot:
    """Plays random legal commands, deterministic from its seed; never ends a match by intent.

    With `most_rounds` it stops a match that has gone on for longer.
    """

    def __init__(self, seed: int | str, most_rounds: int = 0) -> None:
        self._random = Random(seed)
        self._most_rounds = most_rounds

    def pick(self, count: int) -> int:
        return self._random.randrange(count)

    def choose(self, match: Match, player: PlayerId) -> Command:
        if self._most_rounds and match.turn.round > self._most_rounds:
            return StopMatch("long enough")
        phase = match.turn.phase
        doing = _DOINGS.get(phase)
        if doing is not None and self._random.random() >= GOES_ON[phase]:
            command = doing(self, match, player)
            if command is not None:
                return command
        following = next_command(match)
        assert following is not None, "a match in play always goes on"
        return following

    # --- phases

    def build(self, match: Match, player: PlayerId) -> Command | None:
        offers = planet_offers(match, player)
        kinds = [
            (one.planet, offer.kind) for one in offers for offer in one.structures if offer.legal
        ]
        others = [
            choice.command
            for one in offers
            for choice in (*one.demolitions, *one.clearings)
            if choice.legal
        ]
        if others and self._random.random() < 0.04:
            return self._random.choice(others)
        if not kinds:
            return None
        planet, kind = self._random.choice(kinds)
        cells = cells_for(match, planet, kind)
        return BuildStructure(planet, kind, self._random.choice(cells) if cells else None)

    def launch(self, match: Match, player: PlayerId) -> Command | None:
        offers = [
            (yard.yard, offer)
            for yard in yard_offers(match, player)
            for offer in yard.ships
            if offer.legal
        ]
        if not offers:
            return None
        yard, offer = self._random.choice(offers)
        count = self._random.randint(1, min(3, offer.affordable))
        cells = launch_cells(match, yard)
        at = self._random.choice(cells) if cells and self._random.random() < 0.5 else None
        command = BuildShip(yard, offer.cls, at, count)
        return command if judge(match, command).legal else BuildShip(yard, offer.cls)

    def act(self, match: Match, player: PlayerId) -> Command | None:
        """The unit that is acting goes on more often than not; else any other."""
        units: list[Ship | Unit] = [
            ship for ship in match.board.ships.values() if ship.owner == player
        ]
        units += armed_structures(match, player)
        self._random.shuffle(units)
        if self._random.random() < 0.7:
            units.sort(key=lambda unit: unit.id != match.turn.active)
        for unit in units[:TRIES]:
            command = self._deed(match, unit)
            if command is not None:
                return command
        for command in legal_only(match, candidates.bombardments(match)):
            return command
        return None

    # --- units

    def _deed(self, match: Match, unit: Ship | Unit) -> Command | None:
        if isinstance(unit, Unit):
            return self._one_of(legal_only(match, candidates.attacks_by(match, unit)))
        makers = (
            [self._move, self._cargo, self._conquer]
            if unit.cls == CARGO
            else [self._move, self._fight, self._conquer]
        )
        self._random.shuffle(makers)
        for maker in makers:
            command = maker(match, unit)
            if command is not None:
                return command
        return None

    def _one_of(self, commands: Iterator[Command]) -> Command | None:
        found = list(commands)
        return self._random.choice(found) if found else None

    def _move(self, match: Match, ship: Ship) -> Command | None:
        if not match.tracked:
            return self._one_of(legal_only(match, (MoveShip(ship.id),)))
        reach = reach_of(match, ship.id)
        if reach.objections or not reach.ways:
            return None
        goal, way = self._random.choice(list(reach.ways.items()))
        return MoveShip(ship.id, to=goal) if self._random.random() < 0.5 else MoveShip(ship.id, way)

    def _fight(self, match: Match, ship: Ship) -> Command | None:
        unit = find_unit(match, ship.id)
        assert unit is not None
        return self._one_of(legal_only(match, candidates.attacks_by(match, unit)))

    def _conquer(self, match: Match, ship: Ship) -> Command | None:
        commands: tuple[Command, ...] = (
            *candidates.conquests_by(match, ship),
            *candidates.destructions_by(match, ship),
        )
        return self._one_of(legal_only(match, commands))

    def _cargo(self, match: Match, ship: Ship) -> Command | None:
        command = self._one_of(legal_only(match, candidates.cargo_by(match, ship)))
        match command:
            case LoadCargo() if command.goods:
                return LoadCargo(
                    ship.id, command.site, self._goods(match, command.site), consent=command.consent
                )
            case UnloadCargo():
                return UnloadCargo(ship.id, command.site, self._part(command.goods))
        return command

    def _goods(self, match: Match, site: PlanetId | StructureId) -> Purse:
        planet = match.board.planets.get(PlanetId(site))
        owner = planet.owner if planet is not None else match.board.space[StructureId(site)].owner
        assert owner is not None
        return self._part(match.players[owner].treasury)

    def _part(self, goods: Purse) -> Purse:
        """Some of each; at least one of something."""
        part = Purse.of({kind: self._random.randint(0, amount) for kind, amount in goods})
        return part or candidates.one_of_each(goods)


_DOINGS: dict[Phase, Callable[[RandomBot, Match, PlayerId], Command | None]] = {
    Phase.STRUCTURES: RandomBot.build,
    Phase.SHIPS: RandomBot.launch,
    Phase.ACTIONS: RandomBot.act,
}
