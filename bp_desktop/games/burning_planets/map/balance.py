"""Map balance: goods and distances of each start position, and the territory of each seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from statistics import fmean

from bp_desktop.core.cell_graph import NO_WAY, CellGraph
from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Planet
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, PlanetId, PlayerId
from bp_desktop.games.burning_planets.map.state import MapState

NEAR = 10
"""Asteroids so many steps away count as near."""


class FairnessMeasure(StrEnum):
    """What start positions are compared by."""

    SIZE = "size"
    FREE_BORDER = "free_border"
    NATURAL = "natural"
    FORESTS = "forests"
    MOUNTAINS = "mountains"
    NEUTRAL = "neutral"
    """Steps to the nearest planet that is nobody's."""
    NEUTRALS = "neutrals"
    """Steps to all of them, on average."""
    ASTEROID = "asteroid"
    """Steps to the nearest asteroid."""
    ASTEROIDS = "asteroids"
    """Asteroids at most NEAR steps away."""
    OPPONENT = "opponent"
    """Steps to the nearest opponent."""
    OPPONENTS = "opponents"
    """Steps to all opponents, on average."""
    OWN_CELLS = "own_cells"
    """Space cells nearer to this start than to any other."""
    CONTESTED = "contested"
    """Space cells as near to another start."""
    CHOKE_POINTS = "choke_points"
    """Cells of its own that hold two parts of space together."""


BY_FACTION = frozenset(
    {FairnessMeasure.FORESTS, FairnessMeasure.MOUNTAINS, FairnessMeasure.CHOKE_POINTS}
)
"""Differ by faction or hardly ever: they are shown, but they are no unfairness by themselves."""

WEIGHTY = {
    FairnessMeasure.SIZE: 19,
    FairnessMeasure.FREE_BORDER: 12,
    FairnessMeasure.NATURAL: 5,
    FairnessMeasure.ASTEROIDS: 20,
    FairnessMeasure.OWN_CELLS: 100,
    FairnessMeasure.CONTESTED: 50,
}
"""What a difference is measured against where values are small: one step more or less to an
asteroid next door is no 100 %."""
WEIGHTY_STEPS = 10


@dataclass(frozen=True, slots=True)
class Start:
    """One start position. Steps are those of a ship from orbit to orbit; None: no way."""

    seat: PlayerId
    planet: PlanetId
    values: dict[FairnessMeasure, float | None]
    neutrals: dict[PlanetId, int | None]
    opponents: dict[PlayerId, int | None]


@dataclass(frozen=True, slots=True)
class StartDifference:
    """How far start positions are apart in one measure."""

    measure: FairnessMeasure
    least: float
    most: float

    @property
    def spread(self) -> float:
        return self.most - self.least

    @property
    def part(self) -> float:
        """How much less the least is than the most, as a part of the most."""
        return self.spread / self.most if self.most else 0.0

    @property
    def share(self) -> float:
        """How much it matters, to compare measures: 0 is fair, 1 is all or nothing. As `part`,
        but small values weigh less."""
        return self.spread / max(self.most, WEIGHTY.get(self.measure, WEIGHTY_STEPS))


@dataclass(frozen=True, slots=True)
class Claim:
    """Whose a cell is, and why: steps by player, the nearest first."""

    cell: Hex
    steps: tuple[tuple[PlayerId, int], ...]
    straight: dict[PlayerId, int]
    """Steps there would be without planets and asteroids in the way."""

    @property
    def owners(self) -> tuple[PlayerId, ...]:
        """One, or several who are equally near; nobody where no ship gets."""
        return tuple(player for player, steps in self.steps if steps == self.steps[0][1])

    def detour(self, player: PlayerId) -> int:
        return dict(self.steps)[player] - self.straight[player]


class MapBalance:
    """Everything that can be said about the fairness of one map."""

    def __init__(self, state: MapState) -> None:
        self._state = state
        self._graph: CellGraph = state.geometry.space_graph
        rocks = state.occupancy.asteroids
        self._free = self._graph.free(rocks)
        seats = {seat.id for seat in state.content.seats}
        self._homes: dict[PlayerId, Planet] = {}
        for planet in state.board.planets.values():
            if planet.starting in seats and planet.id in state.geometry.shapes:
                assert planet.starting is not None
                self._homes.setdefault(planet.starting, planet)
        orbits = state.geometry.orbit_of
        self._steps: dict[PlayerId, list[int]] = {
            seat: self._graph.steps(orbits[planet.id], self._free)
            for seat, planet in self._homes.items()
        }
        self.choke_points: tuple[Hex, ...] = self._graph.choke_points(self._free)
        self.territory: dict[PlayerId, tuple[Hex, ...]] = {}
        """Space cells nearer to one start than to any other."""
        self.contested: dict[PlayerId, int] = {}
        self.shared: tuple[Hex, ...] = ()
        """Space cells equally near to several starts."""
        self._divide()
        self.starts: tuple[Start, ...] = tuple(
            self._start(seat.id) for seat in state.content.seats if seat.id in self._homes
        )

    def _divide(self) -> None:
        own: dict[PlayerId, list[Hex]] = {seat: [] for seat in self._steps}
        contested = dict.fromkeys(self._steps, 0)
        shared: list[Hex] = []
        players = tuple(self._steps)
        for cell, steps in zip(
            self._graph.cells, zip(*self._steps.values(), strict=True), strict=False
        ):
            reached = [one for one in steps if one != NO_WAY]
            if not reached:
                continue
            least = min(reached)
            if steps.count(least) == 1:
                own[players[steps.index(least)]].append(cell)
                continue
            shared.append(cell)
            for player, one in zip(players, steps, strict=True):
                contested[player] += one == least
        self.territory = {player: tuple(cells) for player, cells in own.items()}
        self.contested = contested
        self.shared = tuple(shared)

    # --- one start

    def _start(self, seat: PlayerId) -> Start:
        state, planet = self._state, self._homes[seat]
        shape = state.geometry.shapes[planet.id]
        used = {one.at for one in planet.natural}
        used |= {one.at for one in planet.structures.values()}
        forests = sum(one.kind == FOREST for one in planet.natural)
        mountains = sum(one.kind == MOUNTAIN for one in planet.natural)
        neutrals = {
            other.id: self._between(seat, state.geometry.orbit_of[other.id])
            for other in state.board.planets.values()
            if other.owner is None and other.starting is None and other.center is not None
        }
        opponents = {
            other: self._between(seat, state.geometry.orbit_of[home.id])
            for other, home in self._homes.items()
            if other != seat
        }
        rocks = [self._between(seat, cell.neighbors()) for cell in state.occupancy.asteroids]
        own = set(self.territory[seat])
        values: dict[FairnessMeasure, float | None] = {
            FairnessMeasure.SIZE: len(shape.cells),
            FairnessMeasure.FREE_BORDER: sum(cell not in used for cell in shape.border),
            FairnessMeasure.NATURAL: forests + mountains,
            FairnessMeasure.FORESTS: forests,
            FairnessMeasure.MOUNTAINS: mountains,
            FairnessMeasure.NEUTRAL: _least(neutrals.values()),
            FairnessMeasure.NEUTRALS: _mean(neutrals.values()),
            FairnessMeasure.ASTEROID: _least(rocks),
            FairnessMeasure.ASTEROIDS: sum(one is not None and one <= NEAR for one in rocks),
            FairnessMeasure.OPPONENT: _least(opponents.values()),
            FairnessMeasure.OPPONENTS: _mean(opponents.values()),
            FairnessMeasure.OWN_CELLS: len(self.territory[seat]),
            FairnessMeasure.CONTESTED: self.contested[seat],
            FairnessMeasure.CHOKE_POINTS: sum(cell in own for cell in self.choke_points),
        }
        return Start(seat, planet.id, values, neutrals, opponents)

    def _between(self, seat: PlayerId, cells: Iterable[Hex]) -> int | None:
        """Steps from a start's orbit to the nearest of some cells."""
        steps, number = self._steps[seat], self._graph.number
        found = [steps[number[cell]] for cell in cells if cell in number]
        return min((one for one in found if one != NO_WAY), default=None)

    # --- comparing

    def differences(self) -> tuple[StartDifference, ...]:
        """One for each measure in which all starts have a value."""
        found = []
        for measure in FairnessMeasure:
            values = [start.values[measure] for start in self.starts]
            known = [value for value in values if value is not None]
            if len(known) == len(values) and len(known) > 1:
                found.append(StartDifference(measure, min(known), max(known)))
        return tuple(found)

    def worst(self) -> StartDifference | None:
        """The measure in which starts differ most; None on a map that is fair in all."""
        counted = [one for one in self.differences() if one.measure not in BY_FACTION]
        worst = max(counted, key=lambda one: one.share, default=None)
        return worst if worst is not None and worst.spread else None

    def claim(self, cell: Hex) -> Claim | None:
        """Whose a cell is and why; None off the board, on planets and on asteroids."""
        number = self._graph.number.get(cell)
        if number is None or not self._free[number]:
            return None
        steps = [(seat, found[number]) for seat, found in self._steps.items()]
        reached = sorted(
            ((seat, one) for seat, one in steps if one != NO_WAY), key=lambda pair: pair[1]
        )
        shapes = self._state.geometry.shapes
        straight = {
            seat: max(0, shapes[home.id].distance(cell) - 1) for seat, home in self._homes.items()
        }
        return Claim(cell, tuple(reached), straight)


def _least(steps: Iterable[int | None]) -> float | None:
    return min((one for one in steps if one is not None), default=None)


def _mean(steps: Iterable[int | None]) -> float | None:
    listed = list(steps)
    known = [one for one in listed if one is not None]
    return round(fmean(known), 2) if known and len(known) == len(listed) else None
