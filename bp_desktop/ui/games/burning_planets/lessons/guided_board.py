"""Guided board: the small map that the first match is taught on, with everything in its place.

You have a home and three ships that can act at once, with something for each of them nearby: an
enemy scout, a free planet and an asteroid. The two others have what everybody begins with.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex, from_offset, ring
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    MapContent,
    MapSeat,
    Natural,
    Planet,
    ScenarioTurn,
    Ship,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    CARGO,
    FOREST,
    MOUNTAIN,
    AsteroidId,
    BiomeId,
    ClassId,
    FactionId,
    Phase,
    PlanetId,
    PlayerId,
    ShipId,
    SizeId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.commands import CreateMatch, NewPlayer
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.games.shared.program_seats import ChangeSeat
from bp_desktop.ui.games.burning_planets.book import tables
from bp_desktop.ui.shell.kinds import NewDocument

translate = QCoreApplication.translate

YOU, DIGITAL, XENO = PlayerId("player-1"), PlayerId("player-2"), PlayerId("player-3")
OTHER = DIGITAL
"""Whose contract it is, besides yours."""
HOME, FREE = PlanetId("home"), PlanetId("free")
EAGLE, HAMMER, FREIGHTER = ShipId("eagle"), ShipId("hammer"), ShipId("freighter")
SCOUT = ShipId("scout")
ROCK = AsteroidId("rock")
LEVEL = "easy"
SEEDS = {DIGITAL: 11, XENO: 12}
"""What the ties of the program's seats are drawn from."""

SIDE = 11
FAIR, HARSH, WATER = BiomeId("fair"), BiomeId("harsh"), BiomeId("water")
HOME_AT, FREE_AT = from_offset(5, 16), from_offset(5, 5)
EAGLE_AT, HAMMER_AT, FREIGHTER_AT = (
    HOME_AT + Hex(4, -1),
    FREE_AT + Hex(-2, 5),
    HOME_AT + Hex(-3, 0),
)
SCOUT_AT, ROCK_AT = EAGLE_AT + Hex(3, 0), HOME_AT + Hex(-4, 0)
BESIDE_SCOUT, IN_ORBIT = EAGLE_AT + Hex(2, 0), FREE_AT + Hex(-1, 3)
"""Where the eagle and the hammer are led to."""
MORE_ROCKS = ((10, 10), (21, 2), (22, 10), (20, 19), (31, 10))
TREASURY = Purse.of(biomass=20, concrete=20, food=20, metal=30)


def guided_match() -> NewDocument:
    """Against two seats of the program, in the middle of nothing: your first turn is about to
    begin."""
    return _match(translate("lessons", "Your first match"), Phase.EVENT_ROLL, Options(), SEEDS)


def guided_deal() -> NewDocument:
    """With treasuries that are hidden, at a moment when nothing has to be rolled; two seats are
    yours, for the program signs no contracts."""
    hidden = Options(treasury_visibility="owner")
    seeds = {XENO: SEEDS[XENO]}
    return _match(translate("lessons", "Your first contract"), Phase.STRUCTURES, hidden, seeds)


def _match(
    title: str, phase: Phase, options: Options, seeds: Mapping[PlayerId, int]
) -> NewDocument:
    """`seeds`: of the seats that the program plays."""
    options = replace(options, tile_width=SIDE, tile_height=SIDE)
    names = {
        YOU: translate("lessons", "Captain"),
        DIGITAL: translate("lessons", "Vega"),
        XENO: translate("lessons", "Rigel"),
    }
    factions = {YOU: "humans", DIGITAL: "digitals", XENO: "xenos"}
    seats = tuple(
        MapSeat(seat, factions[seat], name, color, TREASURY if seat == YOU else _grant(seat))
        for color, (seat, name) in enumerate(names.items())
    )
    content = MapContent(
        _board(), seats, standing=ScenarioTurn(YOU, phase), title=title, options=options
    )
    players = tuple(
        NewPlayer(name, FactionId(factions[seat]), color, seat)
        for color, (seat, name) in enumerate(names.items())
    )
    create = CreateMatch(players, tables(), content, options, title=title)
    taken = (ChangeSeat(seat, LEVEL, seed) for seat, seed in seeds.items())
    return NewDocument(title, (create, *taken))


def _grant(seat: PlayerId) -> Purse:
    """Ten times what five mountains or five forests yield."""
    return Purse.of(concrete=50) if seat == DIGITAL else Purse.of(biomass=50)


def _board() -> Board:
    places = tuple(TilePlace(tx, ty) for ty in range(2) for tx in range(3))
    planets = {one.id: one for one in _planets()}
    rocks = (ROCK_AT, *(from_offset(*place) for place in MORE_ROCKS))
    asteroids = {ROCK: Asteroid(ROCK, ROCK_AT)}
    for number, at in enumerate(rocks[1:], start=2):
        id_ = AsteroidId(f"rock{number}")
        asteroids[id_] = Asteroid(id_, at)
    ships = (
        Ship(EAGLE, YOU, ClassId("big"), 1, EAGLE_AT),
        Ship(HAMMER, YOU, ClassId("medium"), 2, HAMMER_AT),
        Ship(FREIGHTER, YOU, CARGO, 3, FREIGHTER_AT),
        Ship(SCOUT, DIGITAL, ClassId("small"), 1, SCOUT_AT),
    )
    return Board(Tiles(SIDE, SIDE, places), planets, asteroids, {ship.id: ship for ship in ships})


def _planets() -> Iterator[Planet]:
    yield _home(HOME, YOU, FAIR, HOME_AT, forests=3)
    yield _home(PlanetId("vega"), DIGITAL, HARSH, from_offset(27, 5), forests=0)
    yield _home(PlanetId("rigel"), XENO, WATER, from_offset(27, 16), forests=5)
    nova, ares = translate("lessons", "Nova"), translate("lessons", "Ares")
    flora = translate("lessons", "Flora")
    yield _free(FREE, FAIR, FREE_AT, nova, forests=2, mountains=3)
    yield _free(PlanetId("ares"), HARSH, from_offset(16, 5), ares, forests=0, mountains=4)
    yield _free(PlanetId("flora"), FAIR, from_offset(16, 16), flora, forests=2, mountains=2)


def _home(id_: PlanetId, owner: PlayerId, biome: BiomeId, at: Hex, *, forests: int) -> Planet:
    planet = _free(id_, biome, at, forests=forests, mountains=5 - forests)
    cannon = Structure(StructureId(f"{id_}-cannon"), CANNON, ring(at, 2)[0])
    return replace(planet, owner=owner, starting=owner, structures={cannon.id: cannon})


def _free(
    id_: PlanetId, biome: BiomeId, at: Hex, name: str = "", *, forests: int, mountains: int
) -> Planet:
    kinds = (*(FOREST,) * forests, *(MOUNTAIN,) * mountains)
    inside = ring(at, 1)[: len(kinds)]
    natural = tuple(Natural(kind, cell) for kind, cell in zip(kinds, inside, strict=True))
    return Planet(id_, SizeId("small"), biome, at, name, natural=natural)
