"""Every broken rule of a map is listed with its cells, and fixes mend what they promise."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import DIRECTIONS, Hex
from bp_desktop.core.messages import Named
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import (
    Asteroid,
    Board,
    DesignerNote,
    MapContent,
    MapSeat,
    Natural,
    Planet,
    ScenarioTurn,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.ids import (
    CANNON,
    CARGO,
    FOREST,
    HABITAT,
    MOUNTAIN,
    SPACE_STATION,
    SPACEPORT,
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
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.problem import Problem, Severity, is_scenario
from bp_desktop.games.burning_planets.map.validation import check_map, has_errors, problems
from bp_desktop.games.burning_planets.options import Options, PlanetRadius
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center
from tests.games.burning_planets.map.build import (
    BLUE,
    FAIR,
    HARSH,
    P1,
    P2,
    RED,
    SMALL,
    TABLES,
    WATER,
    board,
    cell,
    session,
)

EAST, NORTH_EAST = DIRECTIONS[:2]
SPEAR = ClassId("small")
GENERATED = board(c.GenerateMap(seed="valid")).state.content
TILES = GENERATED.board.tiles
assert TILES is not None
HERE, THERE = (tile_center(TILES, TILES.places[tile]) for tile in (0, 4))


def listed(content: MapContent) -> dict[str, Problem]:
    """By rule; of several with the same rule the first."""
    by_rule: dict[str, Problem] = {}
    for one in problems(content, TABLES):
        by_rule.setdefault(one.rule, one)
    return by_rule


def with_board(**changes: object) -> MapContent:
    return replace(GENERATED, board=replace(GENERATED.board, **changes))


def with_planet(**changes: object) -> MapContent:
    """The generated map with its first planet, a human start, changed."""
    first = next(iter(GENERATED.board.planets.values()))
    return with_board(planets={**GENERATED.board.planets, first.id: replace(first, **changes)})


def lone(planet: Planet, *others: Planet) -> MapContent:
    """A map with these planets only, and no other complaint about the table."""
    planets = {one.id: one for one in (planet, *others)}
    return MapContent(Board(tiles=TILES, planets=planets), seats=GENERATED.seats)


def ground(
    *things: Natural | Structure, biome: BiomeId = FAIR, owner: PlayerId | None = RED
) -> MapContent:
    return lone(
        Planet(
            P1,
            SMALL,
            biome,
            HERE,
            owner=owner,
            natural=tuple(one for one in things if isinstance(one, Natural)),
            structures={one.id: one for one in things if isinstance(one, Structure)},
        )
    )


def built(kind: KindId, at: Hex | None, id_: str = "b1") -> Structure:
    return Structure(StructureId(id_), kind, at)


def rock(at: Hex | None, id_: str = "x1") -> Asteroid:
    return Asteroid(AsteroidId(id_), at)


def rocks(*cells: Hex | None) -> MapContent:
    some = [rock(at, f"x{number}") for number, at in enumerate(cells)]
    return with_board(asteroids={one.id: one for one in some})


def ship(at: Hex | None, number: int = 1, **changes: object) -> Ship:
    return replace(Ship(ShipId(f"s{number}"), RED, SPEAR, number, at), **changes)


def fleet(*ships: Ship) -> MapContent:
    return with_board(ships={one.id: one for one in ships})


def deployed(*structures: SpaceStructure, asteroids: tuple[Asteroid, ...] = ()) -> MapContent:
    return with_board(
        space={one.id: one for one in structures}, asteroids={one.id: one for one in asteroids}
    )


def space(
    kind: KindId, at: Hex | None = None, on: str | None = None, id_: str = "b1"
) -> SpaceStructure:
    asteroid = AsteroidId(on) if on is not None else None
    return SpaceStructure(StructureId(id_), kind, RED, at, asteroid)


def tiles(width: int, height: int, *places: tuple[int, int]) -> MapContent:
    return MapContent(
        Board(tiles=Tiles(width, height, tuple(TilePlace(*one) for one in places))),
        seats=GENERATED.seats,
    )


FIRST = next(iter(GENERATED.board.planets.values()))
assert FIRST.center is not None
START = FIRST.center
FREE = next(
    at
    for at in board(c.GenerateMap(seed="valid")).state.geometry.tile_of
    if board(c.AdoptMap(GENERATED)).state.occupancy.is_free_space(at)
)


def test_a_generated_map_has_no_problem() -> None:
    assert problems(GENERATED, TABLES) == ()


# Each: the content, the rule it breaks, how bad that is, and whether a fix is known.
BROKEN: dict[str, tuple[MapContent, str, str, bool]] = {
    # The table
    "no tiles": (MapContent(Board(), seats=GENERATED.seats), "BP-BOARD-1", "error", True),
    "even tiles": (tiles(14, 13, (0, 0), (1, 0), (0, 1), (1, 1)), "BP-BOARD-3", "error", True),
    "narrow tiles": (tiles(13, 9, (0, 0), (1, 0), (0, 1), (1, 1)), "BP-BOARD-3", "error", True),
    "ragged": (tiles(13, 13, (0, 0), (1, 0), (0, 1), (2, 1)), "BP-BOARD-2", "warning", True),
    "too few tiles": (tiles(13, 13, (0, 0), (1, 0), (2, 0)), "BP-BOARD-11", "error", True),
    "one player": (replace(GENERATED, seats=GENERATED.seats[:1]), "BP-SETUP-1", "error", False),
    "twin factions": (
        replace(
            GENERATED,
            seats=(MapSeat(RED, "humans"), MapSeat(BLUE, "humans")),
            options=Options(allow_duplicate_factions=False),
        ),
        "BP-SETUP-2",
        "error",
        False,
    ),
    "debts": (
        replace(GENERATED, seats=(replace(GENERATED.seats[0], treasury=Purse.of(food=-1)),)),
        "BP-RES-3",
        "error",
        True,
    ),
    "cannon in reserve": (
        replace(GENERATED, seats=(replace(GENERATED.seats[0], reserve=(CANNON, HABITAT)),)),
        "BP-CARGO-5",
        "error",
        True,
    ),
    "strange phase": (
        replace(GENERATED, standing=ScenarioTurn(RED, "tea")),
        "BP-TURN-2",
        "error",
        True,
    ),
    "note off the board": (
        replace(GENERATED, notes=(DesignerNote(Hex(-9, -9), "where?"),)),
        "BP-BOARD-2",
        "warning",
        True,
    ),
    "too few planets": (lone(FIRST), "BP-GEN-1", "error", False),
    "no asteroids": (with_board(asteroids={}), "BP-AST-2", "warning", False),
    # Planets
    "planet without place": (with_planet(center=None, natural=()), "BP-GEN-6", "error", True),
    "planet off the board": (
        lone(Planet(P1, SMALL, FAIR, cell(0, 0))),
        "BP-BOARD-4",
        "error",
        True,
    ),
    "planet off center": (lone(Planet(P1, SMALL, FAIR, HERE + EAST)), "BP-GEN-6", "error", True),
    "orbit cut off": (lone(Planet(P1, SMALL, FAIR, cell(3, 2))), "BP-BOARD-3", "warning", True),
    "planets overlap": (
        lone(Planet(P1, SMALL, FAIR, HERE), Planet(P2, SMALL, FAIR, HERE + EAST)),
        "BP-BOARD-13",
        "error",
        True,
    ),
    "planets share a tile": (
        lone(Planet(P1, SMALL, FAIR, cell(2, 2)), Planet(P2, SMALL, FAIR, cell(10, 10))),
        "BP-GEN-7",
        "error",
        True,
    ),
    "owner unknown": (with_planet(owner=PlayerId("x")), "BP-CONQ-4", "error", True),
    "start not owned": (with_planet(owner=BLUE), "BP-SETUP-9", "error", True),
    "owned from the start": (
        lone(replace(FIRST, starting=None)),
        "BP-GEN-3",
        "warning",
        True,
    ),
    "start of nobody": (with_planet(starting=PlayerId("x")), "BP-GEN-2", "error", True),
    "no start": (with_planet(starting=None), "BP-GEN-2", "error", True),
    "two starts": (
        with_board(
            planets={
                **GENERATED.board.planets,
                PlanetId("p3"): replace(GENERATED.board.planets[PlanetId("p3")], starting=RED),
            }
        ),
        "BP-GEN-2",
        "error",
        True,
    ),
    "wrong biome": (with_planet(biome=HARSH, natural=()), "BP-GEN-11", "error", True),
    "starts too near": (
        replace(GENERATED, options=Options(min_start_tile_distance=50)),
        "BP-GEN-5",
        "warning",
        False,
    ),
    # On planets
    "forest on harsh": (
        ground(Natural(FOREST, HERE + EAST), biome=HARSH),
        "BP-GEN-13",
        "error",
        True,
    ),
    "greenhouse on harsh": (
        ground(built(KindId("greenhouse"), HERE + EAST), biome=HARSH),
        "BP-GEN-13",
        "error",
        True,
    ),
    "mountain on water": (
        ground(Natural(MOUNTAIN, HERE + EAST), biome=WATER),
        "BP-GEN-14",
        "error",
        True,
    ),
    "four resources": (with_planet(natural=FIRST.natural[:4]), "BP-GEN-15", "error", True),
    "six resources": (
        with_planet(natural=(*FIRST.natural, Natural(FOREST, START + EAST * 2))),
        "BP-GEN-15",
        "error",
        True,
    ),
    "forests only": (
        with_planet(natural=tuple(Natural(FOREST, one.at) for one in FIRST.natural)),
        "BP-GEN-16",
        "error",
        True,
    ),
    "too many to be rolled, fair": (
        ground(*(Natural(FOREST, at) for at in HERE.neighbors())),
        "BP-GEN-19",
        "warning",
        False,
    ),
    "too few to be rolled, water": (
        ground(Natural(FOREST, HERE + EAST), biome=WATER),
        "BP-GEN-20",
        "warning",
        False,
    ),
    "forest on the border": (
        ground(Natural(FOREST, HERE + EAST * 2)),
        "BP-GEN-21",
        "warning",
        True,
    ),
    "forest in the center": (ground(Natural(FOREST, HERE)), "BP-GEN-22", "error", True),
    "spaceport in the center": (ground(built(SPACEPORT, HERE)), "BP-BOARD-15", "error", True),
    "forest off the planet": (ground(Natural(FOREST, THERE)), "BP-GEN-4", "error", True),
    "spaceport off the planet": (ground(built(SPACEPORT, THERE)), "BP-BUILD-3", "error", True),
    "forest nowhere": (ground(Natural(FOREST)), "BP-GEN-4", "error", False),
    "spaceport nowhere": (ground(built(SPACEPORT, None)), "BP-BUILD-3", "error", False),
    "forest under spaceport": (
        ground(Natural(FOREST, HERE + EAST), built(SPACEPORT, HERE + EAST)),
        "BP-BOARD-13",
        "error",
        True,
    ),
    "three things in a cell": (
        ground(
            Natural(FOREST, HERE + EAST),
            Natural(FOREST, HERE + EAST),
            built(SPACEPORT, HERE + EAST),
        ),
        "BP-BOARD-13",
        "error",
        True,
    ),
    "cannon inside": (ground(built(CANNON, HERE + EAST)), "BP-BUILD-4", "error", True),
    "structure of nobody": (
        ground(built(SPACEPORT, HERE + EAST), owner=None),
        "BP-BUILD-1",
        "error",
        True,
    ),
    "habitat on a planet": (ground(built(HABITAT, HERE + EAST)), "BP-SPACE-5", "error", True),
    # Asteroids
    "asteroids touch": (rocks(FREE, FREE + EAST), "BP-AST-7", "error", True),
    "asteroid in orbit": (rocks(START + EAST * 3), "BP-AST-8", "error", True),
    "asteroid on a planet": (rocks(START + EAST * 2), "BP-AST-8", "error", True),
    "asteroid off the board": (rocks(Hex(-5, 0)), "BP-AST-8", "error", True),
    "asteroid nowhere": (rocks(None), "BP-AST-6", "error", True),
    "asteroid at the edge": (
        replace(rocks(cell(0, 0)), options=Options(asteroid_on_board_edge=False)),
        "BP-AST-9",
        "error",
        True,
    ),
    "asteroids in one cell": (rocks(FREE, FREE), "BP-BOARD-13", "error", True),
    # Ships and space structures
    "ships in one cell": (fleet(ship(FREE), ship(FREE, 2)), "BP-BOARD-13", "error", True),
    "ship on a planet": (fleet(ship(START)), "BP-BOARD-14", "error", True),
    "ship off the board": (fleet(ship(Hex(-5, 0))), "BP-BOARD-14", "error", True),
    "ship nowhere": (fleet(ship(None)), "BP-BOARD-14", "error", True),
    "ship of nobody": (fleet(ship(FREE, owner=PlayerId("x"))), "BP-SETUP-2", "error", True),
    "same number": (
        fleet(ship(FREE), replace(ship(FREE + EAST, 2), number=1)),
        "BP-SHIP-7",
        "error",
        True,
    ),
    "no number": (fleet(ship(FREE, number=0)), "BP-SHIP-7", "error", True),
    "spear with a hold": (fleet(ship(FREE, hold=Purse.of(food=1))), "BP-CARGO-8", "error", True),
    "overloaded": (
        replace(
            fleet(ship(FREE, cls=CARGO, hold=Purse.of(food=9))), options=Options(cargo_capacity=8)
        ),
        "BP-CARGO-8",
        "error",
        True,
    ),
    "hold below zero": (
        fleet(ship(FREE, cls=CARGO, hold=Purse.of(food=-9, metal=2))),
        "BP-RES-3",
        "error",
        True,
    ),
    "cannon aboard": (
        fleet(ship(FREE, cls=CARGO, carried=space(CANNON))),
        "BP-SPACE-4",
        "error",
        True,
    ),
    "foreign habitat aboard": (
        fleet(ship(FREE, cls=CARGO, carried=replace(space(HABITAT), owner=BLUE))),
        "BP-SPACE-13",
        "error",
        True,
    ),
    "station on a planet": (
        deployed(space(SPACE_STATION, START)),
        "BP-BOARD-14",
        "error",
        True,
    ),
    "station on an asteroid": (
        deployed(space(SPACE_STATION, on="x1"), asteroids=(rock(FREE),)),
        "BP-SPACE-9",
        "error",
        True,
    ),
    "habitat in space": (deployed(space(HABITAT, FREE)), "BP-SPACE-5", "error", True),
    "habitat on no asteroid": (deployed(space(HABITAT, on="gone")), "BP-SPACE-5", "error", True),
    "two on an asteroid": (
        deployed(
            space(HABITAT, on="x1"), space(HABITAT, on="x1", id_="b2"), asteroids=(rock(FREE),)
        ),
        "BP-SPACE-8",
        "error",
        True,
    ),
    "cannon in space": (deployed(space(CANNON, FREE)), "BP-BUILD-1", "error", True),
    "station of nobody": (
        deployed(replace(space(SPACE_STATION, FREE), owner=PlayerId("x"))),
        "BP-SETUP-2",
        "error",
        True,
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_is_listed_with_how_bad_it_is(name: str) -> None:
    """BP-BOARD-1, -2, -3, -4, -11, -13, -14, -15, BP-GEN-1 to -22, BP-AST-2, -6 to -9, BP-BUILD-1
    to -5, BP-SETUP-1, -2, -9, BP-RES-3, BP-SHIP-7, BP-SPACE-4, -5, -8, -9, -13, BP-CARGO-5, -8."""
    content, rule, severity, _ = BROKEN[name]

    problem = listed(content)[rule]

    assert problem.severity == severity
    assert problem.message.rules[0] == rule


@pytest.mark.parametrize("name", [name for name, row in BROKEN.items() if row[3]])
def test_a_fix_mends_what_it_promises(name: str) -> None:
    content, rule, _, _ = BROKEN[name]
    problem = listed(content)[rule]
    assert problem.fix is not None
    drawing = session()
    drawing.submit(c.AdoptMap(content))

    drawing.submit(problem.fix, overrule=True)

    left = [
        one
        for one in problems(drawing.state.content, TABLES)
        if (one.rule, one.message.key, one.cells)
        == (problem.rule, problem.message.key, problem.cells)
    ]
    assert left == []


@pytest.mark.parametrize("name", [name for name, row in BROKEN.items() if not row[3]])
def test_where_no_fix_is_known_none_is_offered(name: str) -> None:
    content, rule, _, _ = BROKEN[name]

    assert listed(content)[rule].fix is None


def test_every_fix_of_every_broken_map_mends_its_line() -> None:
    """Also of the problems that come along with those the maps were made for."""
    for name, (content, *_) in BROKEN.items():
        for problem in problems(content, TABLES):
            if problem.fix is None:
                continue
            drawing = session()
            drawing.submit(c.AdoptMap(content))
            drawing.submit(problem.fix, overrule=True)
            left = [
                (one.rule, one.message, one.cells)
                for one in problems(drawing.state.content, TABLES)
            ]
            assert (problem.rule, problem.message, problem.cells) not in left, name


def test_where_nothing_else_helps_the_fix_takes_the_thing_away() -> None:
    """BP-AST-8, BP-GEN-22: on a full board, and on a full planet."""
    tiny = Options(tile_width=5, tile_height=5, planet_radius=PlanetRadius(1, 1, 1))
    full = board(grid=(1, 1), options=tiny)
    cells = list(full.state.geometry.tile_of)
    content = replace(
        full.state.content,
        board=replace(
            full.state.board,
            asteroids={
                one.id: one for one in (rock(at, f"x{at.q}.{at.r}") for at in (*cells, Hex(-5, 0)))
            },
        ),
    )
    around = [HERE + step * far for step in DIRECTIONS for far in (1, 2)]
    between = [HERE + DIRECTIONS[n] + DIRECTIONS[(n + 1) % 6] for n in range(6)]
    crowded = ground(Natural(FOREST, HERE), *(Natural(FOREST, at) for at in (*around, *between)))

    stray = next(one for one in problems(content, TABLES) if one.rule == "BP-AST-8")
    middle = listed(crowded)["BP-GEN-22"]

    assert isinstance(stray.fix, c.RemoveAsteroid)
    assert middle.fix == c.ClearGround((HERE,))


def test_a_fix_moves_an_asteroid_out_of_the_way_of_ships() -> None:
    """BP-AST-7, BP-BOARD-13."""
    content = rocks(FREE, FREE + EAST)
    with_ship = replace(
        content, board=replace(content.board, ships={ShipId("s1"): ship(FREE + EAST * 3)})
    )

    fix = listed(with_ship)["BP-AST-7"].fix

    assert isinstance(fix, c.MoveAsteroid)
    assert fix.at != FREE + EAST * 3


def test_fixes_change_no_more_than_they_must() -> None:
    """BP-BOARD-14: to the nearest free cell; BP-RES-3, BP-CARGO-8: what can stay aboard stays."""
    beside = listed(BROKEN["ship on a planet"][0])["BP-BOARD-14"].fix
    assert isinstance(beside, c.ShiftShip)
    assert beside.at.distance(START) == 3
    assert listed(BROKEN["hold below zero"][0])["BP-RES-3"].fix == c.SetHold(
        ShipId("s1"), Purse.of(metal=2)
    )
    roomy = replace(BROKEN["hold below zero"][0], options=Options(cargo_capacity=2))
    assert listed(roomy)["BP-RES-3"].fix == c.SetHold(ShipId("s1"), Purse.of(metal=2))
    assert listed(BROKEN["overloaded"][0])["BP-CARGO-8"].fix == c.SetHold(ShipId("s1"))


def test_what_is_allowed_is_no_problem() -> None:
    """BP-CARGO-8, BP-SPACE-13, AMB-32: own structures, and others' by agreement."""
    own = fleet(ship(FREE, cls=CARGO, hold=Purse.of(food=9), carried=space(HABITAT)))
    foreign = replace(
        BROKEN["foreign habitat aboard"][0],
        options=Options(foreign_cargo_moves_structures="with_consent"),
    )
    placed = deployed(
        space(HABITAT, on="x1"),
        space(SPACE_STATION, FREE + EAST, id_="b2"),
        asteroids=(rock(FREE),),
    )

    for content in (own, foreign, placed):
        assert problems(content, TABLES) == ()


def test_only_starting_planets_have_to_keep_apart() -> None:
    """AMB-13."""
    found = listed(BROKEN["starts too near"][0])["BP-GEN-5"]

    starts = {one.center for one in GENERATED.board.planets.values() if one.starting is not None}
    assert set(found.cells) == starts


def test_one_mistake_is_one_problem() -> None:
    """BP-SPACE-5, BP-SPACE-9, BP-BOARD-14: each thing is judged by the rule of its kind."""
    for name in ("habitat in space", "habitat on no asteroid", "station on an asteroid"):
        content, rule, *_ = BROKEN[name]
        assert [one.rule for one in problems(content, TABLES)] == [rule], name


def test_planets_and_players_are_called_by_their_names() -> None:
    named = replace(
        GENERATED,
        seats=tuple(replace(seat, name=f"Anna {seat.id}") for seat in GENERATED.seats),
        board=replace(
            GENERATED.board,
            planets={
                FIRST.id: replace(FIRST, name="Ceres", starting=None),
                P2: replace(FIRST, id=P2, center=THERE, starting=BLUE, name="", natural=()),
            },
        ),
    )

    said = {one.message.key: one.message.args for one in problems(named, TABLES)}

    assert said["bp.map.owned_from_the_start"]["planet"] == Named("planet", FIRST.id, "Ceres")
    assert said["bp.map.start_not_owned"]["planet"] == Named(
        "planet", P2, of=Named("seat", BLUE, "Anna player2", 2)
    )
    assert said["bp.map.no_starting_planet"]["seat"] == Named("seat", "player1", "Anna player1", 1)


def test_players_without_a_name_are_called_by_their_number() -> None:
    """BP-GEN-2: nobody but a file knows the id of a seat."""
    homeless = replace(GENERATED, board=replace(GENERATED.board, planets={}))

    said = [
        one.message.args["seat"]
        for one in problems(homeless, TABLES)
        if one.message.key == "bp.map.no_starting_planet"
    ]

    assert said == [Named("seat", s.id, number=n) for n, s in enumerate(homeless.seats, start=1)]


@pytest.mark.parametrize(
    "content",
    [
        replace(GENERATED, standing=ScenarioTurn(RED, "ships")),
        fleet(ship(FREE)),
        deployed(space(SPACE_STATION, FREE)),
        ground(built(SPACEPORT, HERE + EAST)),
        replace(GENERATED, seats=(replace(GENERATED.seats[0], treasury=Purse.of(food=1)),)),
        replace(GENERATED, seats=(replace(GENERATED.seats[0], reserve=(HABITAT,)),)),
    ],
)
def test_whatever_play_leaves_behind_makes_a_map_a_scenario(content: MapContent) -> None:
    assert is_scenario(content)
    assert not is_scenario(GENERATED)


def test_problems_name_their_cells() -> None:
    """BP-AST-7, BP-GEN-7."""
    assert listed(rocks(FREE, FREE + EAST))["BP-AST-7"].cells == (FREE, FREE + EAST)
    shared = BROKEN["planets share a tile"][0]
    assert listed(shared)["BP-GEN-7"].cells == (cell(2, 2), cell(10, 10))
    assert listed(BROKEN["same number"][0])["BP-SHIP-7"].cells == (FREE + EAST,)


def test_a_scenario_is_not_held_to_the_numbers_of_the_set_up() -> None:
    """BP-GEN-1, BP-GEN-15, BP-AST-2, BP-SETUP-9: play has begun, things have been destroyed."""
    started = replace(
        GENERATED,
        board=replace(
            GENERATED.board, planets={FIRST.id: replace(FIRST, natural=())}, asteroids={}
        ),
        standing=ScenarioTurn(RED, "ships", 7),
    )

    assert problems(started, TABLES) == ()
    assert listed(replace(started, standing=None)).keys() >= {"BP-GEN-1", "BP-GEN-15", "BP-AST-2"}


def test_a_problem_can_be_accepted_with_a_reason_and_taken_back() -> None:
    drawing = session()
    drawing.submit(c.AdoptMap(BROKEN["asteroid in orbit"][0]))
    problem = listed(drawing.state.content)["BP-AST-8"]

    drawing.submit(c.AcceptProblem(problem.rule, problem.cells, "a guarded orbit"))
    accepted = listed(drawing.state.content)["BP-AST-8"]
    drawing.submit(c.UnacceptProblem(problem.rule, problem.cells))

    assert (accepted.accepted, accepted.reason) == (True, "a guarded orbit")
    assert not listed(drawing.state.content)["BP-AST-8"].accepted


ANY_MESSAGE = listed(BROKEN["asteroid in orbit"][0])["BP-AST-8"].message


def test_accepted_errors_and_warnings_do_not_count_as_errors() -> None:
    error = Problem("BP-AST-8", Severity.ERROR, ANY_MESSAGE)
    warning = Problem("BP-AST-2", Severity.WARNING, ANY_MESSAGE)

    assert has_errors((warning, error))
    assert not has_errors((warning, replace(error, accepted=True)))


@pytest.mark.parametrize(
    ("policy", "severity"), [("warn", "warning"), ("refuse", "error"), ("ignore", None)]
)
def test_the_border_clause_is_as_strict_as_the_table_wants(
    policy: str, severity: str | None
) -> None:
    """BP-GEN-21, AMB-12."""
    content = replace(
        BROKEN["forest on the border"][0],
        options=Options(resource_border_policy=policy),  # type: ignore[arg-type]  # three literals
    )

    found = listed(content).get("BP-GEN-21")

    assert (found.severity if found else None) == severity


def test_orbits_are_open_to_asteroids_where_the_table_says_so() -> None:
    """AMB-15, BP-AST-8."""
    content = replace(rocks(START + EAST * 3), options=Options(asteroid_gap_planet=0))

    assert "BP-AST-8" not in listed(content)


def test_radii_of_the_table_decide_where_a_planet_ends() -> None:
    """AMB-06."""
    content = replace(
        ground(built(CANNON, HERE + EAST * 2)), options=Options(planet_radius=PlanetRadius(3, 4, 5))
    )

    assert "BP-BUILD-4" in listed(content)
    assert "BP-BUILD-4" not in listed(ground(built(CANNON, HERE + EAST * 2)))


def test_a_content_the_program_cannot_work_with_is_told_why() -> None:
    """BP-APP-7."""
    content = lone(Planet(P1, SizeId("huge"), FAIR, HERE))

    assert [(one.rule, one.message.key) for one in check_map(content, TABLES)] == [
        ("BP-BOARD-4", "bp.map.unknown_size")
    ]
    assert check_map(GENERATED, TABLES) == ()
