"""Small boards with one of everything."""

from bp_desktop.core.hexes import from_offset, ring
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
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
from bp_desktop.ui.games.burning_planets.art.colors import sides_of

RADIUS = radii(DEFAULTS)
BIOMES = ("fair", "harsh", "water")
SIZES = ("small", "medium", "big")
FACTIONS = ("humans", "digitals", "xenos")
CLASSES = ("small", "medium", "big", "enormous", "cargo")
ON_PLANETS = ("blast_furnace", "greenhouse", "spaceport", "cannon", "tower")
IN_SPACE = ("drilling_facility", "habitat", "space_station")

RED, BLUE, GOLD = PlayerId("red"), PlayerId("blue"), PlayerId("gold")
SEATS = tuple(
    MapSeat(player, faction, color=number)
    for number, (player, faction) in enumerate(zip((RED, BLUE, GOLD), FACTIONS, strict=True))
)
SIDES = sides_of(SEATS, "safe")


def planet(
    size: str = "small",
    biome: str = "fair",
    *,
    col: int = 6,
    row: int = 6,
    owner: PlayerId | None = None,
    name: str = "",
) -> Planet:
    center = from_offset(col, row)
    aside = [from_offset(col + 1, row), from_offset(col - 1, row)]
    kind = KindId("mountain" if biome == "harsh" else "forest")
    structures = {}
    if owner is not None:
        for building, at in zip(ON_PLANETS, ring(center, RADIUS[SizeId(size)])[::2], strict=False):
            id_ = StructureId(f"{size}_{biome}_{building}")
            structures[id_] = Structure(id_, KindId(building), at)
    return Planet(
        PlanetId(f"{size}_{biome}_{col}_{row}"),
        SizeId(size),
        BiomeId(biome),
        center,
        name=name,
        owner=owner,
        natural=tuple(Natural(kind, at) for at in aside),
        structures=structures,
    )


def board(*planets: Planet, wide: int = 1, high: int = 1) -> Board:
    places = tuple(TilePlace(tx, ty) for ty in range(high) for tx in range(wide))
    return Board(Tiles(13, 13, places), {one.id: one for one in planets})


def whole_board() -> Board:
    """Two by two tiles with planets, asteroids, structures in space, and ships of all sides."""
    planets = (
        planet("medium", "fair", owner=RED, name="Aurora"),
        planet("big", "water", col=19, row=19, owner=BLUE),
        planet("small", "harsh", col=6, row=19),
    )
    rocks = {
        id_: Asteroid(id_, at)
        for id_, at in (
            (AsteroidId("a1"), from_offset(15, 3)),
            (AsteroidId("a2"), from_offset(18, 6)),
            (AsteroidId("a3"), from_offset(23, 9)),
        )
    }
    space = {
        StructureId(name): SpaceStructure(StructureId(name), KindId(kind), owner, at, asteroid)
        for name, kind, owner, at, asteroid in (
            ("d1", "drilling_facility", RED, None, AsteroidId("a2")),
            ("h1", "habitat", GOLD, None, AsteroidId("a3")),
            ("st", "space_station", BLUE, from_offset(21, 4), None),
        )
    }
    ships = {}
    for number, cls in enumerate(CLASSES):
        for row, owner in enumerate((RED, BLUE, GOLD)):
            id_ = ShipId(f"{owner}_{cls}")
            at = from_offset(14 + 2 * number, 10 + row)
            ships[id_] = Ship(id_, owner, ClassId(cls), at=at)
    made = board(*planets, wide=2, high=2)
    return Board(made.tiles, made.planets, rocks, ships, space)
