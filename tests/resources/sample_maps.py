"""Makes the sample maps from their designs: `python -m tests.resources.sample_maps` writes them.

Each map is drawn once and completed by its symmetry. Hexes have no mirror or half turn that fits
every board: rows of tiles alternate in their shift, so an even number of rows turns exactly by
180 degrees, an odd number mirrors exactly top to bottom, and every second row of tiles forms a
lattice that turns by 120 degrees.
"""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec

from bp_desktop.core.hexes import Hex, mirrored, ring, rotated
from bp_desktop.games.burning_planets.board import (
    Acceptance,
    Asteroid,
    Board,
    MapContent,
    Natural,
    Planet,
)
from bp_desktop.games.burning_planets.ids import (
    FOREST,
    MOUNTAIN,
    AsteroidId,
    BiomeId,
    KindId,
    PlanetId,
    PlayerId,
    SizeId,
)
from bp_desktop.games.burning_planets.map.balance import BY_FACTION, MapBalance
from bp_desktop.games.burning_planets.map.seats import seats_for
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import SYSTEM_ID
from bp_desktop.games.burning_planets.options import DEFAULTS
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center
from bp_desktop.resources import read_text, resource
from bp_desktop.session.document_file import FORMAT, VERSION, DocumentFile

TABLES = load_tables(read_text("rules", "burning_planets.toml"), source="burning_planets.toml")
RADIUS = {"small": 2, "medium": 3, "big": 4}
START_BIOME = {"humans": "fair", "digitals": "harsh", "xenos": "water"}

Linear = Callable[[Hex], Hex]
Place = tuple[int, int]
Belt = Callable[[float, float], float]


@dataclass(frozen=True, slots=True)
class Image:
    """An exact congruence of the hex grid: turned or mirrored, then shifted."""

    linear: Linear
    shift: Hex

    def __call__(self, cell: Hex) -> Hex:
        return self.linear(cell) + self.shift


@dataclass(frozen=True, slots=True)
class Design:
    """What is drawn by hand. `pairs` say where the symmetry leads: a tile and its image."""

    id: str
    factions: tuple[str, ...]
    outline: tuple[Place, ...]
    symmetry: str
    """half_turn, top_bottom or three_fold."""
    pair: tuple[Place, Place]
    starts: tuple[Place, ...]
    """In turn order."""
    size: str
    free: tuple[tuple[Place, str, str], ...]
    """Planets that are nobody's: tile, size and biome."""
    belt: Belt
    """How much an asteroid is wanted at a point, from -1 to 1 across the board each way; the
    smaller, the more."""
    asteroids: int
    side: int = 13
    seed: int = 0

    @property
    def tiles(self) -> Tiles:
        places = sorted((TilePlace(*place) for place in self.outline), key=lambda p: (p.ty, p.tx))
        return Tiles(self.side, self.side, tuple(places))

    def center(self, place: Place) -> Hex:
        return tile_center(self.tiles, TilePlace(*place))

    def images(self) -> tuple[Image, ...]:
        """The whole group, the identity first."""
        here, there = (self.center(place) for place in self.pair)
        turns: tuple[Linear, ...]
        match self.symmetry:
            case "half_turn":
                turns = (lambda cell: rotated(cell, 3),)
            case "top_bottom":
                turns = (lambda cell: mirrored(cell, 0),)
            case _:
                turns = (lambda cell: rotated(cell, 2),)
        first = Image(turns[0], there - turns[0](here))
        group = [Image(lambda cell: cell, Hex(0, 0)), first]
        if self.symmetry == "three_fold":
            group.append(Image(lambda cell: rotated(cell, 4), first(first(Hex(0, 0)))))
        return tuple(group)


def rectangle(wide: int, high: int, without: Iterable[Place] = ()) -> tuple[Place, ...]:
    left_out = set(without)
    return tuple((tx, ty) for ty in range(high) for tx in range(wide) if (tx, ty) not in left_out)


# --- planets


def patterns(radius: int) -> tuple[tuple[Hex, ...], ...]:
    """Natural resources in a pleasing order, for planets of a radius: from the inside out."""
    origin = Hex(0, 0)
    inner = ring(origin, 1)
    if radius == 2:
        return (inner,)
    second = ring(origin, 2)
    corners, edges = second[::2], second[1::2]
    if radius == 3:
        return (edges, inner, corners)
    third = ring(origin, 3)
    return (third[1::3], third[2::3], second, inner, third[::3])


def natural_cells(radius: int, count: int, keeps: Iterable[Linear]) -> tuple[Hex, ...]:
    """So many cells around the centre, unchanged by everything the planet is symmetric to."""
    linear = tuple(keeps)
    chosen: list[Hex] = []
    pool = [cell for group in patterns(radius) for cell in group]
    orbits: list[set[Hex]] = []
    for cell in pool:
        orbit = {cell, *(turn(cell) for turn in linear)}
        if orbit not in orbits:
            orbits.append(orbit)
    for orbit in orbits:
        if len(chosen) + len(orbit) <= count:
            chosen += sorted(orbit)
    if len(chosen) != count:
        raise ValueError(f"no {count} cells of radius {radius} keep the symmetry")
    return tuple(chosen)


def planets_of(design: Design) -> dict[PlanetId, Planet]:
    made: dict[PlanetId, Planet] = {}
    group = design.images()
    seats = seats_for(design.factions)
    wanted: list[tuple[Place, str, str, PlayerId | None]] = [
        (place, design.size, START_BIOME[seat.faction], seat.id)
        for place, seat in zip(design.starts, seats, strict=True)
    ]
    wanted += [(place, size, biome, None) for place, size, biome in design.free]
    layouts: dict[Hex, tuple[Hex, ...]] = {}
    for place, size, biome, seat in wanted:
        center = design.center(place)
        count = 5 if seat is not None else {"small": 4, "medium": 6, "big": 8}[size]
        if center not in layouts:
            keeps = [image.linear for image in group if image(center) == center]
            cells = natural_cells(RADIUS[size], count, keeps)
            for image in group:
                layouts[image(center)] = tuple(image.linear(cell) for cell in cells)
        kinds = _kinds(biome, count, starting=seat is not None)
        natural = tuple(
            Natural(kind, center + cell) for kind, cell in zip(kinds, layouts[center], strict=True)
        )
        id_ = PlanetId(f"p{len(made) + 1}")
        made[id_] = Planet(
            id_, SizeId(size), BiomeId(biome), center, owner=seat, starting=seat, natural=natural
        )
    return made


def _kinds(biome: str, count: int, *, starting: bool) -> tuple[KindId, ...]:
    """BP-GEN-15 to -20: fair planets have both, harsh ones mountains, water ones forests."""
    if biome == "harsh":
        return (MOUNTAIN,) * count
    if biome == "water":
        return (FOREST,) * count
    forests = 3 if starting else count // 2
    return (FOREST,) * forests + (MOUNTAIN,) * (count - forests)


# --- asteroids


def asteroids_of(design: Design, planets: dict[PlanetId, Planet]) -> tuple[Hex, ...]:
    """Along the belt, whole orbits of the symmetry at a time."""
    grid = design.tiles.grid
    group, random = design.images(), Random(design.seed)
    near_planets: set[Hex] = set()
    for planet in planets.values():
        assert planet.center is not None
        for radius in range(RADIUS[planet.size] + 3):
            near_planets.update(ring(planet.center, radius))
    columns = [cell.q + cell.r / 2 for cell in grid.tile_of]
    rows = [cell.r for cell in grid.tile_of]
    left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)

    def wish(cell: Hex) -> float:
        across = 2 * (cell.q + cell.r / 2 - left) / (right - left) - 1
        down = 2 * (cell.r - top) / (bottom - top) - 1
        return design.belt(across, down) + random.random() * 0.12

    chosen: list[Hex] = []
    for cell in sorted(grid.tile_of, key=lambda one: (wish(one), one)):
        orbit = sorted({image(cell) for image in group})
        if len(chosen) + len(orbit) > design.asteroids or any(
            one not in grid.tile_of or one in grid.edge or one in near_planets or one in chosen
            for one in orbit
        ):
            continue
        others = [*chosen, *orbit]
        if all(one.distance(other) > 2 for one in orbit for other in others if one != other):
            chosen += orbit
    return tuple(chosen)


# --- the map


def content_of(design: Design) -> MapContent:
    planets = planets_of(design)
    rocks = asteroids_of(design, planets)
    asteroids = {
        AsteroidId(f"a{number}"): Asteroid(AsteroidId(f"a{number}"), cell)
        for number, cell in enumerate(rocks, start=1)
    }
    wide = {place[0] for place in design.outline}
    high = {place[1] for place in design.outline}
    accepted: tuple[Acceptance, ...] = ()
    if len(wide) * len(high) != len(design.outline):
        accepted = (Acceptance("BP-BOARD-2", (), ""),)
    options = msgspec.structs.replace(DEFAULTS, tile_width=design.side, tile_height=design.side)
    return MapContent(
        Board(design.tiles, planets, asteroids),
        seats=seats_for(design.factions),
        accepted=accepted,
        title=title_of(design.id),
        options=options,
    )


def title_of(id_: str) -> str:
    names = msgspec.toml.decode(read_text("maps", "names.en.toml"))
    return str(names["sample_map"][id_])


def unfairness(content: MapContent) -> float:
    balance = MapBalance(MapState(content, TABLES))
    return sum(one.share for one in balance.differences() if one.measure not in BY_FACTION)


def file_of(design: Design) -> bytes:
    content = content_of(design)
    file = DocumentFile(
        FORMAT,
        VERSION,
        SYSTEM_ID,
        content.title,
        content=msgspec.Raw(msgspec.json.encode(content)),
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def write_all(folder: Path) -> None:
    from tests.resources.sample_designs import DESIGNS

    folder.mkdir(exist_ok=True)
    for design in DESIGNS:
        (folder / f"{design.id}.bpmap").write_bytes(file_of(design))


if __name__ == "__main__":
    write_all(resource("maps"))
    sys.exit()
