"""A designer who does anything at all, mostly to what is there."""

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Natural, Planet, ScenarioTurn
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    CARGO,
    FOREST,
    HABITAT,
    MOUNTAIN,
    SPACE_STATION,
    SPACEPORT,
    AsteroidId,
    ClassId,
    PlanetId,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.generation import due
from bp_desktop.games.burning_planets.map.seats import seats_for
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.options import DEFAULTS, Options, PlanetRadius
from bp_desktop.games.burning_planets.tiles import TilePlace, tile_center
from tests.games.burning_planets.map.build import (
    BIG,
    BLUE,
    FAIR,
    HARSH,
    MEDIUM,
    RED,
    SMALL,
    WATER,
    cell,
)

T = TypeVar("T")

SIZES, BIOMES, SEATS = (SMALL, MEDIUM, BIG), (FAIR, HARSH, WATER), (RED, BLUE)
OPTIONS = (
    DEFAULTS,
    Options(planet_radius=PlanetRadius(1, 2, 3), asteroid_on_board_edge=False),
    Options(resource_cells="manual", asteroid_gap_planet=0, cargo_capacity=20),
    Options(resource_border_policy="refuse", asteroid_cell_choice="random"),
)


class Designer:
    """Makes up commands by chance; the same seed makes up the same ones."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def command(self, state: MapState) -> c.AnyMapCommand:
        if self._random.random() < 0.1 or (
            state.generation is not None and self._random.random() < 0.7
        ):
            return self._generating(state)
        if self._random.random() < 0.1:
            return c.Together(
                tuple(self._drawing(state) for _ in range(self._random.randint(0, 4)))
            )
        return self._drawing(state)

    def _drawing(self, state: MapState) -> c.Single:
        return self._random.choice(list(self.drawings(state).values()))()

    def _one(self, values: Iterable[T], otherwise: T) -> T:
        """One of what is there, rarely something else."""
        there = list(values)
        return self._random.choice(there) if there and self._random.random() < 0.95 else otherwise

    def _some(self, values: Iterable[T], most: int) -> tuple[T, ...]:
        there = list(values)
        return tuple(self._random.sample(there, min(len(there), self._random.randint(0, most))))

    def drawings(self, state: MapState) -> dict[type[c.MapCommand], Callable[[], c.Single]]:
        """For every command that throws no dice, a way to make one up."""
        board, geometry, tiles = state.board, state.geometry, state.board.tiles
        pick, one, some = self._random.choice, self._one, self._some

        def planet() -> PlanetId:
            return one(board.planets, PlanetId("p99"))

        def ship() -> ShipId:
            return one(board.ships, ShipId("ship99"))

        def rock() -> AsteroidId:
            return one(board.asteroids, AsteroidId("a99"))

        def deployed() -> StructureId:
            return one(board.space, StructureId("b99"))

        def anywhere() -> Hex:
            return one(geometry.tile_of, Hex(self._random.randint(-9, 60), 3))

        def ground() -> Hex:
            return one(geometry.planet_at, cell(0, 0))

        def rock_cell() -> Hex:
            return one([each.at for each in board.asteroids.values() if each.at], cell(0, 0))

        def thing() -> Hex:
            used = [each.at for here in board.planets.values() for each in here.natural]
            used += [at.at for here in board.planets.values() for at in here.structures.values()]
            return one([at for at in used if at is not None], cell(0, 0))

        def center() -> Hex:
            middles = [tile_center(tiles, place) for place in tiles.places] if tiles else []
            return one(middles, anywhere()) if self._random.random() < 0.7 else anywhere()

        def place() -> TilePlace:
            return TilePlace(self._random.randint(-1, 3), self._random.randint(-1, 2))

        def purse() -> Purse:
            return Purse.of({one(["food", "metal"], "gold"): self._random.randint(-2, 50)})

        def pasted() -> Planet:
            here = center()
            natural = (Natural(pick((FOREST, MOUNTAIN)), here + Hex(1, 0)),)
            return Planet(planet(), SMALL, pick(BIOMES), here, natural=natural)

        def space_structure() -> c.PlaceSpaceStructure:
            if self._random.random() < 0.5:
                return c.PlaceSpaceStructure(pick(SEATS), HABITAT, rock_cell())
            return c.PlaceSpaceStructure(pick(SEATS), SPACE_STATION, anywhere())

        def accepted() -> tuple[str, tuple[Hex, ...]]:
            known = [(each.rule, each.cells) for each in state.content.accepted]
            return one(known, ("BP-AST-8", some(geometry.planet_at, 2)))

        seats = seats_for(("humans", "xenos", "digitals"))
        return {
            c.PlacePlanet: lambda: c.PlacePlanet(center(), pick(SIZES), pick(BIOMES), pick(SEATS)),
            c.PastePlanet: lambda: c.PastePlanet(pasted()),
            c.MovePlanet: lambda: c.MovePlanet(planet(), center()),
            c.RemovePlanet: lambda: c.RemovePlanet(planet()),
            c.ResizePlanet: lambda: c.ResizePlanet(planet(), pick(SIZES)),
            c.SetBiome: lambda: c.SetBiome(planet(), pick(BIOMES)),
            c.SetPlanetOwner: lambda: c.SetPlanetOwner(planet(), pick((*SEATS, None))),
            c.SetStarting: lambda: c.SetStarting(planet(), pick((*SEATS, None))),
            c.RenamePlanet: lambda: c.RenamePlanet(planet(), pick(("", "Ceres"))),
            c.PlaceNatural: lambda: c.PlaceNatural(
                pick((FOREST, MOUNTAIN)), some(geometry.planet_at, 6)
            ),
            c.PlaceStructure: lambda: c.PlaceStructure(pick((CANNON, SPACEPORT)), ground()),
            c.ClearGround: lambda: c.ClearGround((thing(), thing())),
            c.MoveGround: lambda: c.MoveGround(thing(), ground()),
            c.PlaceAsteroid: lambda: c.PlaceAsteroid(anywhere()),
            c.MoveAsteroid: lambda: c.MoveAsteroid(rock(), anywhere()),
            c.RemoveAsteroid: lambda: c.RemoveAsteroid(rock()),
            c.PlaceShip: lambda: c.PlaceShip(
                pick(SEATS), pick((CARGO, ClassId("small"))), anywhere()
            ),
            c.ShiftShip: lambda: c.ShiftShip(ship(), anywhere()),
            c.RemoveShip: lambda: c.RemoveShip(ship()),
            c.NumberShip: lambda: c.NumberShip(ship(), self._random.randint(0, 3)),
            c.SetHold: lambda: c.SetHold(
                ship(), purse(), pick((None, HABITAT, SPACE_STATION, CANNON))
            ),
            c.PlaceSpaceStructure: space_structure,
            c.MoveSpaceStructure: lambda: c.MoveSpaceStructure(
                deployed(), pick((anywhere(), rock_cell()))
            ),
            c.RemoveSpaceStructure: lambda: c.RemoveSpaceStructure(deployed()),
            c.AddTile: lambda: c.AddTile(place()),
            c.RemoveTile: lambda: c.RemoveTile(place(), clear=pick((True, False))),
            c.ChangeGrid: lambda: c.ChangeGrid(pick((0, 3, 4)), pick((2, 3)), clear=True),
            c.SetOutline: lambda: c.SetOutline(
                tuple(place() for _ in range(7)), clear=pick((True, False, False))
            ),
            c.ResizeTiles: lambda: c.ResizeTiles(pick((9, 12, 13, 15)), pick((11, 13))),
            c.ChangeOptions: lambda: c.ChangeOptions(pick(OPTIONS)),
            c.SetSeats: lambda: c.SetSeats(some(seats, 3)),
            c.SetTreasury: lambda: c.SetTreasury(pick(SEATS), pick((None, purse()))),
            c.SetReserve: lambda: c.SetReserve(pick(SEATS), pick(((), (HABITAT,)))),
            c.SetStanding: lambda: c.SetStanding(pick((None, ScenarioTurn(pick(SEATS), "ships")))),
            c.PutNote: lambda: c.PutNote(anywhere(), "here"),
            c.RemoveNote: lambda: c.RemoveNote(
                one([note.at for note in state.content.notes], cell(0, 0))
            ),
            c.AcceptProblem: lambda: c.AcceptProblem(*accepted(), reason="so be it"),
            c.UnacceptProblem: lambda: c.UnacceptProblem(*accepted()),
            c.RenameMap: lambda: c.RenameMap(pick(("", "Twin suns"))),
        }

    def _generating(self, state: MapState) -> c.AnyMapCommand:
        """Begin a generation, or go on with the one that has begun."""
        random, wanted = self._random, due(state)
        if wanted is None:
            kept = self._some(state.board.planets, 3)
            rocks = self._some(state.board.asteroids, 3)
            faces = tuple(random.randint(1, 4) for _ in range(random.randint(0, 5)))
            begin = c.BeginGeneration(kept, rocks)
            generate = c.GenerateMap(str(random.random()), faces, kept, rocks)
            choices: list[c.AnyMapCommand] = [begin, begin, generate, c.GenerateMap(), c.RollNext()]
            return random.choice(choices)
        chosen = tuple(self._some(wanted.cells, max(wanted.count, 1)))
        further: list[c.AnyMapCommand] = [
            *[c.RollNext()] * 6,
            c.RollNext((random.randint(0, 7),)),
            c.RollNext(cells=chosen),
            c.FinishGeneration(),
            c.StopGeneration(),
        ]
        return random.choice(further)
