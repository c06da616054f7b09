"""Large boards with everything on them, the same every time."""

import random

from bp_desktop.core.hexes import Hex, disc, from_offset, ring
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    MapContent,
    MapSeat,
    Natural,
    Planet,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import (
    AsteroidId,
    BiomeId,
    ClassId,
    KindId,
    PlanetId,
    PlayerId,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles

TILE = 13
PLAYERS = 9
RADIUS = radii(DEFAULTS)
BUILDINGS = ("cannon", "tower", "spaceport", "blast_furnace", "greenhouse")
CLASSES = ("small", "medium", "big", "enormous", "cargo")
SEATS = tuple(
    MapSeat(PlayerId(f"p{number}"), ("humans", "digitals", "xenos")[number % 3], color=number)
    for number in range(PLAYERS)
)


def crowded(wide: int, high: int, ships: int = 200) -> MapContent:
    """Three tiles of five with a planet, asteroids on the others, and ships anywhere."""
    chance = random.Random(7)
    places = tuple(TilePlace(tx, ty) for ty in range(high) for tx in range(wide))
    planets: dict[PlanetId, Planet] = {}
    asteroids: dict[AsteroidId, Asteroid] = {}
    space: dict[StructureId, SpaceStructure] = {}
    taken: set[Hex] = set()
    for number, place in enumerate(places):
        if number % 5 < 3 and len(planets) < 500:  # as many as a map may have
            center = from_offset(TILE * place.tx + TILE // 2, TILE * place.ty + TILE // 2)
            planet = _planet(chance, number, center)
            planets[planet.id] = planet
            taken.update(disc(center, RADIUS[planet.size]))
            continue
        for which in range(2):
            rock = Asteroid(AsteroidId(f"a{number}_{which}"), _somewhere(chance, place, taken))
            asteroids[rock.id] = rock
        kind = KindId(chance.choice(("habitat", "drilling_facility")))
        habitat = StructureId(f"h{number}")
        space[habitat] = SpaceStructure(habitat, kind, _player(chance), asteroid=rock.id)
    fleet: dict[ShipId, Ship] = {}
    for number in range(ships):
        at = _somewhere(chance, chance.choice(places), taken)
        ship = ShipId(f"s{number}")
        fleet[ship] = Ship(ship, _player(chance), ClassId(chance.choice(CLASSES)), at=at)
    board = Board(Tiles(TILE, TILE, places), planets, asteroids, fleet, space)
    return MapContent(board, SEATS, title="bench")


def _planet(chance: random.Random, number: int, center: Hex) -> Planet:
    size = SizeId(chance.choice(("small", "medium", "big")))
    biome = chance.choice(("fair", "harsh", "water"))
    inside = [cell for cell in disc(center, RADIUS[size] - 1) if cell != center]
    border = list(ring(center, RADIUS[size]))
    chance.shuffle(inside)
    chance.shuffle(border)
    kind = KindId("mountain" if biome == "harsh" else "forest")
    structures = {}
    if chance.random() < 0.6:
        for name, at in zip(BUILDINGS, border, strict=False):
            structure = Structure(StructureId(f"b{number}_{name}"), KindId(name), at)
            structures[structure.id] = structure
    return Planet(
        PlanetId(f"planet{number}"),
        size,
        BiomeId(biome),
        center,
        name=f"World {number}" if number % 3 == 0 else "",
        owner=_player(chance) if structures else None,
        natural=tuple(Natural(kind, at) for at in inside[:5]),
        structures=structures,
    )


def _player(chance: random.Random) -> PlayerId:
    return SEATS[chance.randrange(PLAYERS)].id


def _somewhere(chance: random.Random, place: TilePlace, taken: set[Hex]) -> Hex:
    while True:
        col = TILE * place.tx + chance.randrange(TILE)
        cell = from_offset(col, TILE * place.ty + chance.randrange(TILE))
        if cell not in taken:
            taken.add(cell)
            return cell
