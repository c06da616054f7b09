"""The arena for bots: sample maps that are exactly symmetric, one faction at every seat of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.ids import SeatId
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.board import MapContent, Natural, Planet
from bp_desktop.games.burning_planets.ids import FOREST, MOUNTAIN, FactionId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command, judge, match_system
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.resources import read_bytes, read_text
from bp_desktop.session.document_file import read_header

TABLES = load_tables(read_text("rules", "burning_planets.toml"), source="burning_planets.toml")
SAMPLES = (
    "duel",
    "long_night",
    "hollow",
    "triad",
    "crossroads",
    "pinwheel",
    "crown",
    "great_wheel",
)
FACTIONS = tuple(TABLES.factions)


@lru_cache(maxsize=len(SAMPLES))
def sample(id_: str) -> MapContent:
    file = read_header(read_bytes("maps", f"{id_}.bpmap"))
    return msgspec.json.decode(file.content, type=MapContent)


# --- symmetry


@dataclass(frozen=True, slots=True)
class Isometry:
    """A turn or a mirroring of the grid: where the two axes go, and by how much all is shifted."""

    q: Hex
    r: Hex
    shift: Hex

    def __call__(self, cell: Hex) -> Hex:
        return self.q * cell.q + self.r * cell.r + self.shift


def _linear() -> Iterator[tuple[Hex, Hex]]:
    q, r = Hex(1, 0), Hex(0, 1)
    for _ in range(6):
        yield q, r
        yield r, q
        q, r = _turned(q), _turned(r)


def _turned(one: Hex) -> Hex:
    return Hex(-one.r, one.q + one.r)


def isometries(content: MapContent) -> Iterator[Isometry]:
    """Those that leave the board, the asteroids and the free planets as they are, and bring every
    start to a start of the same size."""
    board = content.board
    assert board.tiles is not None
    cells = frozenset(board.tiles.grid.tile_of)
    count = len(cells)
    total = Hex(sum(one.q for one in cells), sum(one.r for one in cells))
    things = _things(content, None)
    for q, r in _linear():
        moved = q * total.q + r * total.r
        gap = total - moved
        if gap.q % count or gap.r % count:
            continue
        image = Isometry(q, r, Hex(gap.q // count, gap.r // count))
        if frozenset(map(image, cells)) == cells and _things(content, image) == things:
            yield image


def _things(content: MapContent, image: Isometry | None) -> frozenset[tuple[object, ...]]:
    def at(cell: Hex | None) -> Hex:
        assert cell is not None
        return cell if image is None else image(cell)

    found: set[tuple[object, ...]] = {
        ("rock", at(one.at)) for one in content.board.asteroids.values()
    }
    for planet in content.board.planets.values():
        if planet.starting is not None:
            found.add(("start", at(planet.center), planet.size))
            continue
        found.add(("free", at(planet.center), planet.size, planet.biome))
        found.update((one.kind, at(one.at)) for one in planet.natural)
    return frozenset(found)


@lru_cache(maxsize=len(SAMPLES))
def starts_from_the_first(id_: str) -> dict[SeatId, Isometry] | None:
    """How the first start becomes each of the others; None where some start is unlike it."""
    content = sample(id_)
    homes = {one.center: one.starting for one in content.board.planets.values() if one.starting}
    first = next(iter(homes))
    assert first is not None
    found: dict[SeatId, Isometry] = {}
    for image in isometries(content):
        seat = homes[image(first)]
        assert seat is not None
        found.setdefault(seat, image)
    return found if len(found) == len(homes) else None


def symmetric_samples() -> tuple[str, ...]:
    return tuple(one for one in SAMPLES if starts_from_the_first(one) is not None)


# --- matches on them


def mirrored(id_: str, faction: FactionId) -> MapContent:
    """The sample with the same home for everybody: that of the first, as this faction has it."""
    content, images = sample(id_), starts_from_the_first(id_)
    assert images is not None
    planets = dict(content.board.planets)
    homes = [one for one in planets.values() if one.starting is not None]
    biome = TABLES.factions[faction].starting_biome
    natural = [_as_in(one, number, biome) for number, one in enumerate(homes[0].natural)]
    for home in homes:
        assert home.starting is not None
        image = images[home.starting]
        moved = tuple(replace(one, at=image(one.at)) for one in natural if one.at is not None)
        planets[home.id] = _bare(home, moved, biome)
    seats = tuple(replace(seat, faction=faction) for seat in content.seats)
    board = content.board.changed(planets=planets)
    return replace(content, board=board, seats=seats)


def _bare(home: Planet, natural: tuple[Natural, ...], biome: str) -> Planet:
    return replace(home, natural=natural, biome=biome, structures={})


def _as_in(one: Natural, number: int, biome: str) -> Natural:
    if biome == "fair":
        return replace(one, kind=FOREST if number < 3 else MOUNTAIN)
    return replace(one, kind=MOUNTAIN if biome == "harsh" else FOREST)


def begun(id_: str, faction: FactionId, first: int, seed: int) -> Match:
    """A match on the mirrored sample; who begins, the others in the order of their seats."""
    content = mirrored(id_, faction)
    seats = [seat.id for seat in content.seats]
    options = replace(content.options, first_player="manual")
    players = tuple(c.NewPlayer(seat, faction, seat=seat) for seat in seats)
    match, dice = NEW_MATCH, AppDice(seed)
    create = c.CreateMatch(players, TABLES, content, options)
    for command in (create, c.SetOrder((*seats[first:], *seats[:first]))):
        match = _done(match, command, dice)
    return match


SYSTEM = match_system()


def _done(match: Match, command: Command, dice: AppDice) -> Match:
    for event in judge(match, command).carry_out(dice, StepNames(1)):
        match = SYSTEM.evolve(match, event)
    return match
