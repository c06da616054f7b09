"""Short names for the maps tests draw on."""

from collections.abc import Iterable
from datetime import UTC, datetime

from bp_desktop.core.dice import AppDice, Roll
from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.burning_planets.board import MapContent, Planet
from bp_desktop.games.burning_planets.ids import BiomeId, PlanetId, PlayerId, SizeId
from bp_desktop.games.burning_planets.map import commands as c, events as e
from bp_desktop.games.burning_planets.map.problem import Problem
from bp_desktop.games.burning_planets.map.seats import seats_for
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.system import map_system
from bp_desktop.games.burning_planets.map.validation import problems
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.burning_planets.table_loader import load_tables
from bp_desktop.games.burning_planets.tiles import tile_center
from bp_desktop.resources import read_text
from bp_desktop.session.ports import Journal, MemoryJournal
from bp_desktop.session.session import Session

TABLES = load_tables(read_text("rules", "burning_planets.toml"), source="burning_planets.toml")
SYSTEM = map_system(TABLES)

SMALL, MEDIUM, BIG = SizeId("small"), SizeId("medium"), SizeId("big")
FAIR, HARSH, WATER = BiomeId("fair"), BiomeId("harsh"), BiomeId("water")
RED, BLUE = PlayerId("player1"), PlayerId("player2")
P1, P2 = PlanetId("p1"), PlanetId("p2")

MapSession = Session[MapState, c.AnyMapCommand, e.AnyMapEvent]


def noon() -> datetime:
    return datetime(2026, 1, 1, 12, tzinfo=UTC)


def session(journal: Journal | None = None, seed: int = 1) -> MapSession:
    return Session(SYSTEM, journal or MemoryJournal(), AppDice(seed), noon)


def board(
    *commands: c.AnyMapCommand,
    factions: Iterable[str] = ("humans", "xenos"),
    grid: tuple[int, int] = (3, 2),
    options: Options = DEFAULTS,
) -> MapSession:
    """A session on an empty board, after some commands that may be objected to."""
    drawing = session()
    drawing.submit(c.CreateMap(seats_for(factions), *grid, options=options), overrule=True)
    for command in commands:
        drawing.submit(command, overrule=True)
    return drawing


def center(drawing: MapSession, tile: int) -> Hex:
    """The centre cell of a tile."""
    tiles = drawing.state.board.tiles
    assert tiles is not None
    return tile_center(tiles, tiles.places[tile - 1])


def cell(col: int, row: int) -> Hex:
    return from_offset(col, row)


def planet(drawing: MapSession, id_: str = "p1") -> Planet:
    return drawing.state.board.planets[PlanetId(id_)]


def found(drawing: MapSession) -> tuple[Problem, ...]:
    return problems(drawing.state.content, TABLES)


def rules(content: MapContent) -> list[str]:
    """The rules a content breaks, in the order of the list."""
    return [one.rule for one in problems(content, TABLES)]


def rolls(events: Iterable[e.AnyMapEvent]) -> list[e.GenerationRolled]:
    return [event for event in events if isinstance(event, e.GenerationRolled)]


class NoDice:
    """For what must throw none."""

    def roll(self, die: int, purpose: str) -> Roll:
        raise AssertionError(f"a d{die} was thrown for {purpose}")
