"""A small board with three home planets, and short ways to set a position on it."""

from collections.abc import Iterable
from itertools import count
from typing import TypeVar

import pytest
from msgspec.structs import replace

from bp_desktop.core.dice import Dice, Roll
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Objected, Refused, rules_of
from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import (
    LONG_AGO,
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
from bp_desktop.games.burning_planets.ids import (
    FOREST,
    MOUNTAIN,
    AsteroidId,
    BiomeId,
    ClassId,
    EventId,
    FactionId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    ShipId,
    SizeId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import changes
from bp_desktop.games.burning_planets.match.commands import (
    CreateMatch,
    NewPlayer,
    PlaceStartingCannon,
    RollOrder,
)
from bp_desktop.games.burning_planets.match.describe import describe
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.naming import ids_on
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from bp_desktop.games.burning_planets.match.system import Command, match_system
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles
from bp_desktop.games.system import Enforcement
from bp_desktop.resources import read_text

TABLES = load_tables(read_text("rules", "burning_planets.toml"), source="burning_planets.toml")
SYSTEM = match_system()

RED, BLUE, GREEN = PlayerId("red"), PlayerId("blue"), PlayerId("green")
HUMANS, DIGITALS, XENOS = FactionId("humans"), FactionId("digitals"), FactionId("xenos")
TRIO = (HUMANS, XENOS, DIGITALS)
DUO = (HUMANS, XENOS)

RED_HOME, BLUE_HOME, GREEN_HOME = PlanetId("p1"), PlanetId("p2"), PlanetId("p3")
HOMES = (RED_HOME, BLUE_HOME, GREEN_HOME)
WILD = PlanetId("wild")
"""Uninhabited, medium and harsh, with four mountains."""
ROCK = AsteroidId("rock")

TILES = Tiles(13, 13, tuple(TilePlace(tx, ty) for ty in range(2) for tx in range(3)))
CENTERS = (Hex(3, 6), Hex(29, 6), Hex(10, 19))
"""Of the home planets, which are small (radius 2)."""
WILD_CENTER = Hex(23, 19)
ROCK_CELL = Hex(16, 6)

SMALL, MEDIUM, BIG, ENORMOUS = (ClassId(one) for one in ("small", "medium", "big", "enormous"))
FURNACE, GREENHOUSE, SPACEPORT = (
    KindId(one) for one in ("blast_furnace", "greenhouse", "spaceport")
)
CANNON, TOWER = KindId("cannon"), KindId("tower")
DRILL, HABITAT, STATION = (KindId(one) for one in ("drilling_facility", "habitat", "space_station"))
ANOMALY, WIND = EventId("climatic_anomaly"), EventId("stellar_wind")

EAST = Hex(1, 0)


def purse(biomass: int = 0, concrete: int = 0, food: int = 0, metal: int = 0) -> Purse:
    """In the order in which the rules write treasuries: B/C/F/M."""
    return Purse.of(biomass=biomass, concrete=concrete, food=food, metal=metal)


RICH = purse(2000, 2000, 2000, 2000)


# --- dice


class GivenDice:
    """Throws what a test gives it, and nothing else."""

    def __init__(self, *faces: int) -> None:
        self._faces = list(faces)

    def roll(self, die: int, purpose: str) -> Roll:
        assert self._faces, f"nobody expected a d{die} for {purpose}"
        return Roll(die, self._faces.pop(0), "app", purpose)


# --- a board


def home(number: int, faction: FactionId, player: PlayerId) -> Planet:
    """A starting planet: five natural resources on its inner ring (BP-GEN-16, BP-GEN-17)."""
    center = CENTERS[number]
    forests = {"humans": 2, "digitals": 0, "xenos": 5}[faction]
    kinds = [FOREST] * forests + [MOUNTAIN] * (5 - forests)
    cells = center.neighbors()
    return Planet(
        HOMES[number],
        SizeId("small"),
        TABLES.factions[faction].starting_biome,
        center,
        owner=player,
        starting=player,
        natural=tuple(Natural(kind, at) for kind, at in zip(kinds, cells, strict=False)),
    )


def wild() -> Planet:
    cells = WILD_CENTER.neighbors()[:4]
    natural = tuple(Natural(MOUNTAIN, at) for at in cells)
    return Planet(WILD, SizeId("medium"), BiomeId("harsh"), WILD_CENTER, natural=natural)


def map_for(factions: tuple[FactionId, ...]) -> MapContent:
    players = (RED, BLUE, GREEN)[: len(factions)]
    homes = [home(n, f, p) for n, (f, p) in enumerate(zip(factions, players, strict=True))]
    board = Board(
        TILES,
        {planet.id: planet for planet in [*homes, wild()]},
        {ROCK: Asteroid(ROCK, ROCK_CELL)},
    )
    seats = tuple(MapSeat(p, f) for p, f in zip(players, factions, strict=True))
    return MapContent(board, seats)


SECRET_BOOKS = Options(treasury_visibility="owner")
"""Where nothing is said, tests play with secret treasuries: more can go wrong there (AMB-67)."""


def creation(
    factions: tuple[FactionId, ...] = TRIO,
    options: Options = SECRET_BOOKS,
    positions: Positions = Positions.BOARD,
    enforcement: Enforcement = Enforcement.WARN,
    content: MapContent | None = None,
) -> CreateMatch:
    names = ("Red", "Blue", "Green")
    players = tuple(
        NewPlayer(name, faction, color=number)
        for number, (name, faction) in enumerate(zip(names, factions, strict=False))
    )
    return CreateMatch(
        players, TABLES, content or map_for(factions), options, enforcement, positions
    )


def cannon_cell(planet: int) -> Hex:
    """West end of a home planet, away from what tests build."""
    return CENTERS[planet] + Hex(-2, 0)


def started(
    factions: tuple[FactionId, ...] = TRIO,
    options: Options = SECRET_BOOKS,
    positions: Positions = Positions.BOARD,
) -> Match:
    """Red's first own turn, nothing rolled yet; everybody's cannon stands in the west."""
    match = do(NEW_MATCH, creation(factions, options, positions), dice=GivenDice(1, 1, 1, 1))
    if not match.order:
        match = do(match, RollOrder(faces=(20, *range(1, len(factions)))))
    for number, player in enumerate(match.order):
        if match.unplaced:
            match = do(match, PlaceStartingCannon(player, cannon_cell(number)))
    return match


def in_phase(match: Match, phase: Phase, player: PlayerId = RED) -> Match:
    """That phase of the player's own turn, with nothing left undone before it."""
    turn = replace(match.turn, player=player, phase=phase, rolled=True, collected=True)
    return replace(match, turn=turn)


def acting(
    factions: tuple[FactionId, ...] = TRIO,
    options: Options = SECRET_BOOKS,
    positions: Positions = Positions.BOARD,
) -> Match:
    """Red's action phase."""
    return in_phase(started(factions, options, positions), Phase.ACTIONS)


def building(options: Options = SECRET_BOOKS, positions: Positions = Positions.BOARD) -> Match:
    """Red's structures phase, with plenty of everything in every treasury."""
    match = in_phase(started(TRIO, options, positions), Phase.STRUCTURES)
    for player in match.players:
        match = with_treasury(match, player, RICH)
    return match


# --- changing a position without any rule


def with_treasury(match: Match, player: PlayerId, treasury: Purse) -> Match:
    return changes.with_player(match, replace(match.players[player], treasury=treasury))


def with_event(match: Match, event: EventId | None) -> Match:
    return replace(match, turn=replace(match.turn, event=event))


def with_options(match: Match, options: Options) -> Match:
    return replace(match, options=options)


def with_ship(
    match: Match,
    owner: PlayerId,
    cls: ClassId,
    at: Hex | None,
    *,
    hold: Purse = EMPTY,
    carried: KindId | None = None,
    built: int = LONG_AGO,
) -> tuple[Match, ShipId]:
    number = match.players[owner].fleet + 1
    id_ = ShipId(f"{owner}-{number}")
    load = None
    if carried is not None:
        load = SpaceStructure(StructureId(f"in-{id_}"), carried, owner)
    ship = Ship(id_, owner, cls, number, at, built, hold, load)
    return changes.launched(match, ship), id_


def with_structure(
    match: Match,
    planet: PlanetId,
    kind: KindId,
    at: Hex | None,
    *,
    built: int = LONG_AGO,
) -> tuple[Match, StructureId]:
    id_ = _structure_id(match)
    return changes.with_structure(match, planet, Structure(id_, kind, at, built)), id_


def with_space(
    match: Match,
    owner: PlayerId,
    kind: KindId,
    at: Hex | None = None,
    *,
    asteroid: AsteroidId | None = None,
    deployed: int = LONG_AGO,
) -> tuple[Match, StructureId]:
    id_ = _structure_id(match)
    structure = SpaceStructure(id_, kind, owner, at, asteroid, deployed)
    return changes.with_space(match, structure), id_


def _structure_id(match: Match) -> StructureId:
    """One that no structure has: s4 beside three cannons."""
    planets = match.board.planets.values()
    there = {*match.board.space, *(id_ for planet in planets for id_ in planet.structures)}
    numbers = (StructureId(f"s{number}") for number in count(len(there) + 1))
    return next(id_ for id_ in numbers if id_ not in there)


def without_defences(match: Match, planet: PlanetId) -> Match:
    return changes.without_structures(match, planet, tuple(match.board.planets[planet].structures))


# --- asking and looking


def do(
    match: Match, command: Command, *, dice: Dice | None = None, overrule: bool = False
) -> Match:
    """The state after a command, or Refused, or Objected."""
    for event in happens(match, command, dice=dice, overrule=overrule):
        match = SYSTEM.evolve(match, event)
    return match


def do_all(match: Match, *commands: Command) -> Match:
    for command in commands:
        match = do(match, command)
    return match


def happens(
    match: Match, command: Command, *, dice: Dice | None = None, overrule: bool = False
) -> tuple[Event, ...]:
    """The events a command leads to, or Refused, or Objected."""
    judgement = SYSTEM.judge(match, command)
    if judgement.objections and not overrule:
        raise Objected(*judgement.objections)
    return judgement.carry_out(dice or GivenDice(), StepNames(_next_step(match)))


def _next_step(match: Match) -> int:
    """A number for a step: higher than that of any step whose names are still known, so that
    nothing gets a name twice, and the same whenever a test is run."""
    secrets, players = match.secrets, match.players.values()
    names: list[str] = [*ids_on(match.board), *match.turn.spent, *match.forfeits]
    names += [*secrets.contracts, *secrets.cargo, *secrets.lines]
    names += [one.id for player in players for one in player.reserve]
    return 1 + max((int(one.split(".")[0]) for one in names if "." in one), default=0)


def told_of(match: Match, event: Event, viewer: PlayerId | None = None) -> Message:
    """What is said about an event that there is something to say about."""
    message = describe(match, event, viewer)
    assert message is not None
    return message


E = TypeVar("E")


def only(kind: type[E], events: Iterable[object]) -> E:
    """The one event of a kind."""
    [found] = [event for event in events if isinstance(event, kind)]
    return found


def objections(match: Match, command: Command) -> dict[str, Message]:
    """What the rules have against a command that can be overruled, by key."""
    found = SYSTEM.judge(match, command).objections
    happens(match, command, overrule=True, dice=EndlessDice())
    return {message.key: message for message in found}


def objected(match: Match, command: Command) -> tuple[str, ...]:
    """The rules against a command, which can be overruled: that it can is tried too."""
    found = SYSTEM.judge(match, command).objections
    assert found, "nothing was objected to"
    do(match, command, overrule=True, dice=EndlessDice())
    return rules_of(found)


def refused(match: Match, command: Command) -> tuple[str, ...]:
    """The rules by which a command cannot be carried out at all."""
    with pytest.raises(Refused) as caught:
        SYSTEM.judge(match, command)
    assert caught.value.rules, "a refusal names its rules"
    return caught.value.rules


class EndlessDice:
    """Throws ones for as long as anybody asks."""

    def roll(self, die: int, purpose: str) -> Roll:
        return Roll(die, 1, "app", purpose)


def treasury(match: Match, player: PlayerId) -> Purse:
    return match.players[player].treasury


def ship_at(match: Match, ship: ShipId) -> Hex | None:
    return match.board.ships[ship].at


def unit(id_: str) -> UnitId:
    return UnitId(id_)


def orbit(match: Match, planet: PlanetId) -> tuple[Hex, ...]:
    return match.board.geometry(match.options).orbit_of[planet]


def kinds_on(match: Match, planet: PlanetId) -> list[KindId]:
    return [structure.kind for structure in match.board.planets[planet].structures.values()]
