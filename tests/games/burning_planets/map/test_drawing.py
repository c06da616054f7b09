"""Designers draw by commands: what cannot be is refused, what may not be is objected to."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import DIRECTIONS, Hex
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import (
    Board,
    MapContent,
    MapSeat,
    Natural,
    Planet,
    ScenarioTurn,
    Ship,
    SpaceStructure,
    Structure,
)
from bp_desktop.games.burning_planets.geometry import Zone
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
from bp_desktop.games.burning_planets.map.judge import PLANNERS
from bp_desktop.games.burning_planets.map.seats import seats_for
from bp_desktop.games.burning_planets.map.system import summary
from bp_desktop.games.burning_planets.options import Options, PlanetRadius
from bp_desktop.games.burning_planets.tiles import TilePlace
from tests.games.burning_planets.map.build import (
    BIG,
    BLUE,
    FAIR,
    HARSH,
    MEDIUM,
    P1,
    RED,
    SMALL,
    WATER,
    MapSession,
    board,
    cell,
    center,
    found,
    planet,
    session,
)

EAST, NORTH_EAST = DIRECTIONS[:2]
GREENHOUSE, FURNACE = KindId("greenhouse"), KindId("blast_furnace")
SPEAR = ClassId("small")


def refused(drawing: MapSession, command: c.AnyMapCommand) -> tuple[str, tuple[str, ...]]:
    """The key and rules of a refusal; nothing has changed."""
    before = drawing.state
    with pytest.raises(Refused) as caught:
        drawing.submit(command, overrule=True)
    assert drawing.state is before
    return caught.value.messages[0].key, caught.value.rules


def objected(drawing: MapSession, command: c.AnyMapCommand) -> tuple[str, ...]:
    """The rules of an objection, which can be overruled on record (BP-APP-4)."""
    before = drawing.state
    with pytest.raises(Objected) as caught:
        drawing.submit(command)
    assert drawing.state is before
    drawing.submit(command, overrule=True)
    assert drawing.entries[-1].overruled == caught.value.rules
    return caught.value.rules


def with_planet(
    biome: BiomeId = FAIR, size: SizeId = SMALL, owner: PlayerId | None = RED
) -> MapSession:
    drawing = board()
    drawing.submit(c.PlacePlanet(center(drawing, 1), size, biome, owner=owner))
    return drawing


# --- The whole map


def test_a_new_map_has_tiles_and_seats_and_nothing_else() -> None:
    """BP-BOARD-1, BP-BOARD-2, BP-BOARD-3."""
    drawing = board(factions=["humans", "digitals"], grid=(4, 3))

    tiles = drawing.state.board.tiles
    assert tiles is not None
    assert (tiles.width, tiles.height, len(tiles.places)) == (13, 13, 12)
    assert [seat.faction for seat in drawing.state.content.seats] == ["humans", "digitals"]
    assert not drawing.state.board.planets
    told = summary(drawing.state).args
    assert told == {"seats": 2, "tiles": 12, "planets": 0, "asteroids": 0, "problems": 4}


def test_a_map_may_have_any_outline() -> None:
    places = (TilePlace(2, 1), TilePlace(0, 0), TilePlace(1, 1), TilePlace(0, 0))
    drawing = session()

    drawing.submit(c.CreateMap(seats_for(["humans", "xenos"]), places=places))

    tiles = drawing.state.board.tiles
    assert tiles is not None
    assert tiles.places == (TilePlace(0, 0), TilePlace(1, 1), TilePlace(2, 1))


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (c.CreateMap(seats_for(["martians"])), "bp.map.unknown_faction"),
        (c.CreateMap((MapSeat(RED, "humans"), MapSeat(RED, "xenos"))), "bp.map.seat_twice"),
        (c.CreateMap(wide=3), "bp.map.no_tiles"),
        (
            c.CreateMap(wide=50, high=50, options=Options(tile_width=99, tile_height=99)),
            "bp.map.board_too_large",
        ),
        (c.CreateMap(seats_for(["humans"] * 101)), "bp.map.too_many_seats"),
        (c.CreateMap((MapSeat(RED, "humans", treasury=Purse.of(gold=1)),)), "bp.unknown.resource"),
        (
            c.CreateMap((MapSeat(RED, "humans", treasury=Purse.of(food=-1)),)),
            "bp.map.impossible_amount",
        ),
        (c.CreateMap((MapSeat(RED, "humans", reserve=(CANNON,)),)), "bp.map.only_on_planets"),
    ],
)
def test_maps_that_cannot_be_are_refused(command: c.CreateMap, key: str) -> None:
    assert refused(session(), command)[0] == key


def test_too_many_or_too_few_players_are_objected_to() -> None:
    """BP-SETUP-1, BP-SETUP-2."""
    assert objected(session(), c.CreateMap(seats_for(["humans"]))) == ("BP-SETUP-1",)
    assert objected(session(), c.CreateMap(seats_for(["humans"] * 10))) == ("BP-SETUP-1",)
    strict = Options(allow_duplicate_factions=False)
    twins = c.CreateMap(seats_for(["humans", "humans"]), options=strict)
    assert objected(session(), twins) == ("BP-SETUP-2",)


def test_another_content_is_adopted_as_it_is_even_with_broken_rules() -> None:
    content = board(c.GenerateMap(seed="1")).state.content
    broken = replace(content, seats=())
    drawing = session()

    drawing.submit(c.AdoptMap(broken))

    assert drawing.state.content == broken
    assert any(problem.rule == "BP-SETUP-1" for problem in found(drawing))


def test_a_content_with_names_nobody_knows_is_refused_with_all_reasons() -> None:
    """BP-APP-7."""
    odd = Planet(
        P1,
        SizeId("huge"),
        BiomeId("lava"),
        natural=(Natural(KindId("swamp")),),
        structures={StructureId("x"): Structure(StructureId("y"), KindId("mall"))},
    )
    content = MapContent(
        Board(planets={PlanetId("other"): odd}),
        seats=(MapSeat(RED, "martians"), MapSeat(RED, "xenos")),
    )

    with pytest.raises(Refused) as caught:
        session().submit(c.AdoptMap(content))

    assert [message.key for message in caught.value.messages] == [
        "bp.map.unknown_size",
        "bp.map.unknown_biome",
        "bp.map.unknown_natural_on_planet",
        "bp.map.unknown_kind_on_planet",
        "bp.map.two_ids",
        "bp.map.two_ids",
        "bp.map.seat_twice",
        "bp.map.unknown_faction",
    ]


def test_every_name_nobody_knows_is_found_wherever_it_stands() -> None:
    """BP-APP-7, BP-RES-1, BP-FAC-3."""
    mall = SpaceStructure(StructureId("b1"), KindId("mall"), RED)
    odd = Ship(ShipId("s"), RED, ClassId("tiny"), hold=Purse.of(gold=1), carried=mall)
    content = MapContent(
        Board(ships={odd.id: odd}, space={mall.id: mall}),
        seats=(MapSeat(RED, "humans", treasury=Purse.of(gold=1), reserve=(KindId("mall"),)),),
    )

    with pytest.raises(Refused) as caught:
        session().submit(c.AdoptMap(content))

    assert [message.key for message in caught.value.messages] == [
        "bp.map.unknown_class",
        "bp.unknown.resource",
        "bp.map.unknown_kind",
        "bp.map.unknown_kind",
        "bp.map.id_twice",
        "bp.unknown.resource",
        "bp.map.unknown_kind",
    ]


def test_a_map_can_be_renamed() -> None:
    drawing = board(c.RenameMap("Twin suns"))

    assert drawing.state.content.title == "Twin suns"


def test_other_radii_resize_every_planet_at_once() -> None:
    """BP-BOARD-4, AMB-06."""
    drawing = with_planet()
    drawing.submit(c.PlaceStructure(CANNON, center(drawing, 1) + EAST * 2))

    drawing.submit(c.ChangeOptions(Options(planet_radius=PlanetRadius(3, 4, 5))))

    [cannon] = planet(drawing).structures.values()
    assert cannon.at is not None
    assert drawing.state.geometry.zone(P1, cannon.at) is Zone.BORDER
    assert refused(drawing, c.ChangeOptions(Options(planet_radius=PlanetRadius(9, 9, 9)))) == (
        "bp.map.planets_would_not_fit",
        ("BP-BOARD-4",),
    )


def test_the_sides_of_tiles_are_not_changed_by_options() -> None:
    drawing = board(c.ChangeOptions(Options(tile_width=21, second_planet_owned=True)))

    assert drawing.state.options == Options(second_planet_owned=True)


# --- Tiles


def test_tiles_are_added_and_taken_away() -> None:
    drawing = board(c.AddTile(TilePlace(3, 0)))
    tiles = drawing.state.board.tiles
    assert tiles is not None
    assert tiles.places[3] == TilePlace(3, 0)

    drawing.submit(c.RemoveTile(TilePlace(0, 0)))

    assert not drawing.state.geometry.is_on_board(cell(0, 0))
    assert refused(drawing, c.AddTile(TilePlace(3, 0)))[0] == "bp.map.tile_there"
    assert refused(drawing, c.RemoveTile(TilePlace(0, 0)))[0] == "bp.map.no_such_tile"
    assert refused(drawing, c.ChangeGrid(0, 2))[0] == "bp.map.no_tiles"


def test_a_tile_with_things_on_it_goes_only_with_them() -> None:
    drawing = with_planet()
    drawing.submit(c.PlaceAsteroid(cell(0, 0)))
    drawing.submit(c.PlaceSpaceStructure(RED, HABITAT, cell(0, 0)))
    drawing.submit(c.PlaceSpaceStructure(RED, SPACE_STATION, cell(2, 0)))
    drawing.submit(c.PlaceShip(RED, SPEAR, cell(4, 0)))
    drawing.submit(c.PutNote(cell(6, 0), "corner"))

    assert refused(drawing, c.RemoveTile(TilePlace(0, 0)))[0] == "bp.map.tiles_not_empty"
    drawing.submit(c.RemoveTile(TilePlace(0, 0), clear=True))

    here = drawing.state.board
    assert (here.planets, here.asteroids, here.ships, here.space) == ({}, {}, {}, {})
    assert not drawing.state.content.notes


def test_a_larger_grid_keeps_everything_in_its_cell() -> None:
    drawing = with_planet()
    before = planet(drawing)

    drawing.submit(c.ChangeGrid(5, 4))

    assert planet(drawing) == before
    assert len(drawing.state.geometry.tile_of) == 20 * 169


def test_other_tile_sides_carry_everything_along_with_its_tile() -> None:
    """BP-BOARD-3, BP-BOARD-10."""
    drawing = board()
    for tile in (1, 5):
        drawing.submit(c.PlacePlanet(center(drawing, tile), SMALL, FAIR, owner=RED))
        drawing.submit(c.PlaceNatural(FOREST, (center(drawing, tile) + EAST,)))
    rock = center(drawing, 6)
    drawing.submit(c.PlaceAsteroid(rock))
    drawing.submit(c.PlaceSpaceStructure(RED, HABITAT, rock))
    drawing.submit(c.PlaceSpaceStructure(RED, SPACE_STATION, rock + EAST))
    drawing.submit(c.PlaceShip(RED, SPEAR, rock + EAST * 2))
    drawing.submit(c.PutNote(rock, "rock"))

    drawing.submit(c.ResizeTiles(17, 15))

    assert planet(drawing, "p2").center == center(drawing, 5)
    assert planet(drawing, "p2").natural[0].at == center(drawing, 5) + EAST
    assert drawing.state.board.asteroids[AsteroidId("a1")].at == center(drawing, 6)
    assert drawing.state.content.notes[0].at == center(drawing, 6)
    assert (drawing.state.options.tile_width, drawing.state.options.tile_height) == (17, 15)
    [ship] = drawing.state.board.ships.values()
    assert ship.at == center(drawing, 6) + EAST * 2
    assert refused(drawing, c.ResizeTiles(3, 3))[0] == "bp.map.tiles_too_small"


def test_tiles_so_small_that_things_would_meet_are_refused() -> None:
    drawing = board(c.PlaceAsteroid(cell(12, 6)), c.PlaceAsteroid(cell(14, 6)))

    key, _rules = refused(drawing, c.ResizeTiles(11, 13))

    assert key in ("bp.map.things_would_collide", "bp.map.tiles_too_small")


# --- Planets


def test_a_planet_is_placed_on_the_center_of_a_tile() -> None:
    """BP-GEN-6."""
    drawing = with_planet()

    assert planet(drawing).center == center(drawing, 1)
    off = c.PlacePlanet(center(drawing, 2) + EAST, SMALL, FAIR)
    assert objected(drawing, off) == ("BP-GEN-6",)


def test_planets_do_not_overlap_or_leave_the_board() -> None:
    """BP-BOARD-13, BP-BOARD-4."""
    drawing = with_planet()
    here = center(drawing, 1)

    assert refused(drawing, c.PlacePlanet(here + EAST * 4, SMALL, FAIR)) == (
        "bp.map.planets_overlap",
        ("BP-BOARD-13",),
    )
    assert refused(drawing, c.PlacePlanet(cell(1, 1), SMALL, FAIR))[0] == "bp.map.planet_off_board"
    drawing.submit(c.PlaceAsteroid(center(drawing, 2)))
    assert refused(drawing, c.PlacePlanet(center(drawing, 2), SMALL, FAIR))[0] == "bp.map.occupied"


def test_two_planets_on_one_tile_are_objected_to() -> None:
    """BP-GEN-7."""
    drawing = with_planet()

    assert objected(drawing, c.PlacePlanet(cell(10, 10), SMALL, FAIR)) == ("BP-GEN-6", "BP-GEN-7")


def test_a_planet_around_whose_place_an_asteroid_lies_is_objected_to() -> None:
    """BP-AST-8."""
    drawing = board()
    drawing.submit(c.PlaceAsteroid(center(drawing, 1) + EAST * 3))

    assert objected(drawing, c.PlacePlanet(center(drawing, 1), SMALL, FAIR)) == ("BP-AST-8",)


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (c.PlacePlanet(Hex(3, 6), SizeId("huge"), FAIR), "bp.map.unknown_size"),
        (c.PlacePlanet(Hex(3, 6), SMALL, BiomeId("lava")), "bp.map.unknown_biome"),
        (c.PlacePlanet(Hex(3, 6), SMALL, FAIR, owner=PlayerId("nobody")), "bp.map.unknown_seat"),
        (c.PlacePlanet(Hex(3, 6), SMALL, FAIR, starting=PlayerId("nobody")), "bp.map.unknown_seat"),
        (c.MovePlanet(P1, Hex(3, 6)), "bp.unknown.planet"),
        (c.RemoveAsteroid(AsteroidId("a1")), "bp.map.unknown_asteroid"),
        (c.ShiftShip(ShipId("x"), Hex(3, 6)), "bp.map.unknown_ship"),
        (c.RemoveSpaceStructure(StructureId("x")), "bp.map.unknown_structure"),
        (c.PlaceNatural(KindId("swamp"), (Hex(3, 6),)), "bp.map.unknown_natural"),
        (c.PlaceNatural(FOREST, ()), "bp.map.nothing_chosen"),
        (c.PlaceNatural(FOREST, (Hex(3, 6),)), "bp.map.not_on_a_planet"),
        (c.PlaceStructure(KindId("mall"), Hex(3, 6)), "bp.map.unknown_kind"),
        (c.PlaceStructure(HABITAT, Hex(3, 6)), "bp.map.not_on_planets"),
        (c.PlaceShip(RED, ClassId("tiny"), Hex(3, 6)), "bp.map.unknown_class"),
        (c.PlaceSpaceStructure(RED, CANNON, Hex(3, 6)), "bp.map.only_on_planets"),
        (c.PlaceSpaceStructure(RED, KindId("mall"), Hex(3, 6)), "bp.map.unknown_kind"),
        (c.PlaceSpaceStructure(RED, HABITAT, Hex(3, 6)), "bp.map.needs_asteroid"),
        (c.PlaceAsteroid(Hex(-1, 0)), "bp.map.off_board"),
        (c.PutNote(Hex(-1, 0), "x"), "bp.map.off_board"),
        (c.PutNote(Hex(3, 6), "  "), "bp.map.empty_note"),
        (c.RemoveNote(Hex(3, 6)), "bp.map.no_note"),
        (c.ClearGround((Hex(3, 6),)), "bp.map.nothing_there"),
        (c.MoveGround(Hex(3, 6), Hex(4, 6)), "bp.map.nothing_there"),
        (c.UnacceptProblem("BP-GEN-1"), "bp.map.not_accepted"),
        (c.SetStanding(ScenarioTurn(RED, "tea")), "bp.map.unknown_phase"),
        (c.SetStanding(ScenarioTurn(RED, "ships", 0)), "bp.map.bad_turn"),
        (c.SetStanding(ScenarioTurn(PlayerId("nobody"), "ships")), "bp.map.unknown_seat"),
        (c.SetTreasury(RED, Purse.of(food=-3)), "bp.map.impossible_amount"),
        (c.SetReserve(RED, (CANNON,)), "bp.map.only_on_planets"),
        (c.Together(()), "bp.map.nothing_chosen"),
    ],
)
def test_what_is_not_there_is_refused(command: c.AnyMapCommand, key: str) -> None:
    assert refused(board(), command)[0] == key


def test_nothing_can_be_drawn_without_tiles() -> None:
    blank = session()

    for command in (
        c.PlaceAsteroid(Hex(0, 0)),
        c.PlacePlanet(Hex(0, 0), SMALL, FAIR),
        c.AddTile(TilePlace(0, 0)),
    ):
        assert refused(blank, command) == ("bp.map.no_tiles", ("BP-BOARD-1",))


def test_a_moved_planet_takes_everything_along() -> None:
    drawing = with_planet()
    here, there = center(drawing, 1), center(drawing, 4)
    drawing.submit(c.PlaceNatural(FOREST, (here + EAST,)))
    drawing.submit(c.PlaceStructure(CANNON, here + EAST * 2))

    drawing.submit(c.MovePlanet(P1, there))

    moved = planet(drawing)
    assert moved.center == there
    assert moved.natural == (Natural(FOREST, there + EAST),)
    assert [one.at for one in moved.structures.values()] == [there + EAST * 2]


def test_a_planet_can_be_moved_a_little_over_its_own_cells() -> None:
    drawing = with_planet()

    assert objected(drawing, c.MovePlanet(P1, center(drawing, 1) + EAST)) == ("BP-GEN-6",)


def test_a_removed_planet_takes_everything_away() -> None:
    drawing = with_planet()

    drawing.submit(c.RemovePlanet(P1))

    assert not drawing.state.board.planets


def test_a_resized_planet_finds_room_for_what_stood_on_it() -> None:
    """BP-BUILD-4: a cannon stays on the border, inwards and outwards."""
    drawing = with_planet(size=MEDIUM)
    here = center(drawing, 1)
    drawing.submit(c.PlaceStructure(CANNON, here + EAST * 3))
    drawing.submit(c.PlaceNatural(MOUNTAIN, (here + NORTH_EAST * 3, here + EAST)))

    for size, radius in ((SMALL, 2), (BIG, 4)):
        drawing.submit(c.ResizePlanet(P1, size))
        one = planet(drawing)
        geometry = drawing.state.geometry
        [cannon] = one.structures.values()
        assert cannon.at == here + EAST * radius
        assert len({natural.at for natural in one.natural}) == 2
        assert all(geometry.zone(P1, natural.at) for natural in one.natural if natural.at)


def test_a_planet_too_full_to_shrink_stays() -> None:
    drawing = with_planet(size=MEDIUM)
    shape = drawing.state.geometry.shapes[P1]
    drawing.submit(c.PlaceNatural(FOREST, (*shape.interior, *shape.border[:3])))

    assert refused(drawing, c.ResizePlanet(P1, SMALL)) == (
        "bp.map.planet_too_full",
        ("BP-BOARD-5",),
    )


def test_a_biome_that_does_not_bear_what_is_there_is_objected_to() -> None:
    """BP-GEN-13, BP-GEN-14."""
    drawing = with_planet()
    here = center(drawing, 1)
    drawing.submit(c.PlaceNatural(FOREST, (here + EAST,)))

    assert objected(drawing, c.SetBiome(P1, HARSH)) == ("BP-GEN-13",)
    drawing.submit(c.SetBiome(P1, WATER))
    assert planet(drawing).biome == WATER


def test_starting_planets_have_the_biome_of_their_faction_and_each_seat_one() -> None:
    """BP-GEN-2, BP-GEN-11, BP-SETUP-9."""
    drawing = board()
    drawing.submit(c.PlacePlanet(center(drawing, 1), SMALL, FAIR))
    drawing.submit(c.PlacePlanet(center(drawing, 2), SMALL, WATER))

    drawing.submit(c.SetStarting(P1, RED))

    assert planet(drawing).owner == RED
    assert objected(drawing, c.SetBiome(P1, WATER)) == ("BP-GEN-11",)
    assert objected(drawing, c.SetStarting(PlanetId("p2"), RED)) == ("BP-GEN-11", "BP-GEN-2")
    drawing.submit(c.SetStarting(P1))
    assert planet(drawing).starting is None


def test_monoliths_are_put_and_taken_away() -> None:
    """BP-CONQ-4, BP-BOARD-15, BP-BUILD-1."""
    drawing = with_planet(owner=None)

    drawing.submit(c.SetPlanetOwner(P1, BLUE))

    assert planet(drawing).owner == BLUE
    drawing.submit(c.PlaceStructure(SPACEPORT, center(drawing, 1) + EAST))
    assert objected(drawing, c.SetPlanetOwner(P1)) == ("BP-BUILD-1",)


def test_a_planet_is_renamed_and_pasted() -> None:
    drawing = with_planet()
    here, there = center(drawing, 1), center(drawing, 2)
    drawing.submit(c.RenamePlanet(P1, "Ceres"))
    drawing.submit(c.PlaceStructure(CANNON, here + EAST * 2))
    copied = planet(drawing)
    shift = there - here
    pasted = replace(
        copied,
        center=there,
        structures={
            id_: replace(one, at=one.at + shift)
            for id_, one in copied.structures.items()
            if one.at is not None
        },
    )

    drawing.submit(c.PastePlanet(pasted))

    copy = planet(drawing, "p2")
    assert copy.name == "Ceres"
    assert copy.structures.keys().isdisjoint(copied.structures)
    assert refused(drawing, c.PastePlanet(replace(copied, center=center(drawing, 3))))[0] == (
        "bp.map.thing_off_planet"
    )
    assert refused(drawing, c.PastePlanet(replace(copied, center=None)))[0] == (
        "bp.map.planet_has_no_place"
    )


def test_a_planet_pasted_with_a_misfiled_structure_is_refused() -> None:
    """BP-APP-7."""
    drawing = board()
    here = center(drawing, 1)
    misfiled = {StructureId("b1"): Structure(StructureId("b2"), SPACEPORT, here + EAST)}

    pasted = Planet(P1, SMALL, FAIR, here, owner=RED, structures=misfiled)
    assert refused(drawing, c.PastePlanet(pasted)) == ("bp.map.two_ids", ("BP-APP-7",))


def test_options_can_be_changed_before_there_are_tiles() -> None:
    drawing = session()

    drawing.submit(c.ChangeOptions(Options(tile_width=15)))
    drawing.submit(c.ChangeGrid(2, 2))

    assert len(drawing.state.geometry.tile_of) == 4 * 15 * 13


def test_a_planet_that_lies_nowhere_minds_no_other_radii_nor_tiles() -> None:
    content = board().state.content
    lost = Planet(P1, SMALL, FAIR)
    drawing = session()
    drawing.submit(c.AdoptMap(replace(content, board=replace(content.board, planets={P1: lost}))))

    drawing.submit(c.ChangeOptions(Options(planet_radius=PlanetRadius(1, 2, 3))))
    drawing.submit(c.ResizeTiles(15, 15))
    drawing.submit(c.ChangeGrid(2, 2))

    assert planet(drawing) == lost


def test_what_is_listed_off_its_planet_can_be_moved_onto_it() -> None:
    drawing = with_planet()
    stray = replace(planet(drawing), natural=(Natural(FOREST, cell(0, 0)),))
    content = drawing.state.content
    drawing.submit(c.AdoptMap(replace(content, board=replace(content.board, planets={P1: stray}))))

    drawing.submit(c.MoveGround(cell(0, 0), center(drawing, 1) + EAST))

    assert planet(drawing).natural == (Natural(FOREST, center(drawing, 1) + EAST),)


def test_a_planet_pasted_with_two_things_in_a_cell_is_refused() -> None:
    """BP-BOARD-13."""
    drawing = board()
    here = center(drawing, 1)
    twice = (Natural(FOREST, here + EAST), Natural(MOUNTAIN, here + EAST))

    assert refused(drawing, c.PastePlanet(Planet(P1, SMALL, FAIR, here, natural=twice))) == (
        "bp.map.occupied",
        ("BP-BOARD-13",),
    )


# --- On planets


def test_natural_resources_are_painted_and_painted_over() -> None:
    drawing = with_planet()
    cells = center(drawing, 1).neighbors()[:3]

    drawing.submit(c.PlaceNatural(FOREST, cells))
    drawing.submit(c.PlaceNatural(MOUNTAIN, cells[:1]))

    kinds = {one.at: one.kind for one in planet(drawing).natural}
    assert kinds == {cells[0]: MOUNTAIN, cells[1]: FOREST, cells[2]: FOREST}


@pytest.mark.parametrize(
    ("biome", "kind", "rule"),
    [
        (HARSH, FOREST, "BP-GEN-13"),
        (HARSH, GREENHOUSE, "BP-GEN-13"),
        (WATER, MOUNTAIN, "BP-GEN-14"),
        (WATER, FURNACE, "BP-GEN-14"),
    ],
)
def test_what_a_biome_does_not_bear_is_objected_to(biome: BiomeId, kind: KindId, rule: str) -> None:
    """EX-23, BP-GEN-12, BP-GEN-13, BP-GEN-14, BP-BUILD-3; a fair planet bears everything."""
    for one, expected in ((biome, (rule,)), (FAIR, ())):
        drawing = with_planet(one)
        at = center(drawing, 1) + EAST
        natural = kind in (FOREST, MOUNTAIN)
        command = c.PlaceNatural(kind, (at,)) if natural else c.PlaceStructure(kind, at)
        messages = drawing.check(command)
        assert tuple(rule for message in messages for rule in message.rules) == expected


def test_the_center_is_for_the_monolith_alone() -> None:
    """EX-23, BP-BOARD-15, BP-GEN-22."""
    drawing = with_planet()
    here = center(drawing, 1)

    for command in (c.PlaceNatural(FOREST, (here,)), c.PlaceStructure(SPACEPORT, here)):
        assert refused(drawing, command) == ("bp.map.center_reserved", ("BP-BOARD-15", "BP-GEN-22"))


def test_defences_stand_on_the_border_and_others_anywhere() -> None:
    """EX-23, BP-BUILD-4, BP-BUILD-5."""
    drawing = with_planet()
    here = center(drawing, 1)

    assert objected(drawing, c.PlaceStructure(CANNON, here + EAST)) == ("BP-BUILD-4",)
    drawing.submit(c.PlaceStructure(CANNON, here + EAST * 2))
    drawing.submit(c.PlaceStructure(SPACEPORT, here + NORTH_EAST))
    drawing.submit(c.PlaceStructure(SPACEPORT, here + NORTH_EAST * 2))
    assert refused(drawing, c.PlaceNatural(FOREST, (here + EAST,))) == (
        "bp.map.occupied",
        ("BP-BOARD-13", "BP-BUILD-5"),
    )
    assert refused(drawing, c.PlaceStructure(SPACEPORT, here + EAST))[0] == "bp.map.occupied"


def test_structures_on_a_planet_that_is_nobodys_are_objected_to() -> None:
    """BP-BUILD-1."""
    drawing = with_planet(owner=None)

    assert objected(drawing, c.PlaceStructure(SPACEPORT, center(drawing, 1) + EAST)) == (
        "BP-BUILD-1",
    )


def test_the_border_may_be_kept_free_by_agreement() -> None:
    """BP-GEN-21, AMB-12: a warning by default, an objection where the table says refuse."""
    lax = with_planet()
    edge = center(lax, 1) + EAST * 2
    lax.submit(c.PlaceNatural(FOREST, (edge,)))
    assert "BP-GEN-21" in [one.rule for one in found(lax) if one.severity == "warning"]

    strict = with_planet()
    strict.submit(c.ChangeOptions(Options(resource_border_policy="refuse")))
    assert objected(strict, c.PlaceNatural(FOREST, (edge,))) == ("BP-GEN-21",)
    assert "BP-GEN-21" in [one.rule for one in found(strict) if one.severity == "error"]


def test_things_are_moved_on_their_planet_and_cleared() -> None:
    drawing = with_planet()
    here = center(drawing, 1)
    drawing.submit(c.PlaceNatural(FOREST, (here + EAST,)))
    drawing.submit(c.PlaceStructure(CANNON, here + EAST * 2))

    drawing.submit(c.MoveGround(here + EAST, here + NORTH_EAST))
    assert objected(drawing, c.MoveGround(here + EAST * 2, here + EAST)) == ("BP-BUILD-4",)
    assert refused(drawing, c.MoveGround(here + EAST, here + NORTH_EAST))[0] == "bp.map.occupied"
    assert refused(drawing, c.MoveGround(here + EAST, cell(0, 0)))[0] == "bp.map.not_on_a_planet"
    drawing.submit(c.PlacePlanet(center(drawing, 2), SMALL, FAIR))
    other = center(drawing, 2) + EAST
    assert refused(drawing, c.MoveGround(here + EAST, other))[0] == "bp.map.other_planet"
    drawing.submit(c.ClearGround((here + EAST, here + NORTH_EAST, cell(0, 0))))

    assert not planet(drawing).natural
    assert not planet(drawing).structures


# --- In space


def test_asteroids_keep_a_cell_between_each_other() -> None:
    """EX-14, BP-AST-7; across seams too."""
    origin = cell(12, 6)
    for step, rules in (
        (Hex(1, 0), ("BP-AST-7",)),
        (Hex(-1, 1), ("BP-AST-7",)),
        (Hex(1, 1), ()),
        (Hex(2, 0), ()),
    ):
        drawing = board(c.PlaceAsteroid(origin))
        messages = drawing.check(c.PlaceAsteroid(origin + step))
        assert tuple(rule for message in messages for rule in message.rules) == rules
    both = board(c.PlaceAsteroid(origin), c.PlaceAsteroid(origin + Hex(1, 1)))
    assert objected(both, c.PlaceAsteroid(origin + Hex(2, 0))) == ("BP-AST-7",)


def test_asteroids_keep_out_of_orbits() -> None:
    """EX-15, BP-AST-8."""
    drawing = with_planet()
    here = center(drawing, 1)

    assert drawing.check(c.PlaceAsteroid(here + EAST * 4)) == ()
    assert objected(drawing, c.PlaceAsteroid(here + EAST * 3)) == ("BP-AST-8",)
    assert refused(drawing, c.PlaceAsteroid(here + EAST * 2))[0] == "bp.map.planet_in_the_way"


def test_asteroids_may_lie_at_the_edge_unless_the_table_minds() -> None:
    """BP-AST-9, AMB-15."""
    assert board().check(c.PlaceAsteroid(cell(0, 0))) == ()
    rim = board(options=Options(asteroid_on_board_edge=False))
    assert objected(rim, c.PlaceAsteroid(cell(0, 0))) == ("BP-AST-9",)


def test_an_asteroid_is_one_cell_that_nobody_owns() -> None:
    """BP-AST-12, BP-AST-16."""
    drawing = board(c.PlaceAsteroid(cell(4, 4)))

    [asteroid] = drawing.state.board.asteroids.values()
    assert asteroid.__struct_fields__ == ("id", "at")
    assert refused(drawing, c.PlaceShip(RED, SPEAR, cell(4, 4))) == (
        "bp.map.occupied",
        ("BP-BOARD-13",),
    )


def test_a_moved_asteroid_carries_its_structure_and_a_removed_one_takes_it_away() -> None:
    """BP-AST-14, BP-AST-15."""
    drawing = board(c.PlaceAsteroid(cell(4, 4)))
    rock = AsteroidId("a1")
    drawing.submit(c.PlaceSpaceStructure(RED, HABITAT, cell(4, 4)))

    drawing.submit(c.MoveAsteroid(rock, cell(6, 4)))
    assert [one.asteroid for one in drawing.state.board.space.values()] == [rock]
    drawing.submit(c.RemoveAsteroid(rock))

    assert not drawing.state.board.space
    assert drawing.state.occupancy.is_free_space(cell(6, 4))


def test_ships_and_stations_stand_in_empty_space_alone() -> None:
    """BP-BOARD-13, BP-BOARD-14, BP-SPACE-9."""
    drawing = with_planet()
    drawing.submit(c.PlaceShip(RED, SPEAR, cell(0, 0)))

    for at, rule in ((center(drawing, 1), "BP-BOARD-14"), (cell(0, 0), "BP-BOARD-13")):
        for command in (
            c.PlaceShip(BLUE, CARGO, at),
            c.PlaceSpaceStructure(RED, SPACE_STATION, at),
        ):
            assert refused(drawing, command)[1] == (rule,)
    drawing.submit(c.PlaceSpaceStructure(RED, SPACE_STATION, cell(2, 0)))
    drawing.submit(c.MoveSpaceStructure(StructureId("b1"), cell(3, 0)))
    drawing.submit(c.ShiftShip(ShipId("ship1"), cell(2, 0)))
    drawing.submit(c.RemoveSpaceStructure(StructureId("b1")))
    drawing.submit(c.RemoveShip(ShipId("ship1")))

    assert not drawing.state.board.ships
    assert not drawing.state.board.space


def test_an_asteroid_holds_one_structure() -> None:
    """BP-SPACE-5, BP-SPACE-8."""
    drawing = board(c.PlaceAsteroid(cell(4, 4)))
    drawing.submit(c.PlaceSpaceStructure(RED, HABITAT, cell(4, 4)))

    again = c.PlaceSpaceStructure(BLUE, KindId("drilling_facility"), cell(4, 4))
    assert refused(drawing, again) == ("bp.map.asteroid_taken", ("BP-SPACE-8",))


def test_ships_are_numbered_per_fleet() -> None:
    """BP-SHIP-7."""
    drawing = board()
    for col, owner in ((0, RED), (2, RED), (4, BLUE)):
        drawing.submit(c.PlaceShip(owner, SPEAR, cell(col, 0)))

    numbers = [(ship.owner, ship.number) for ship in drawing.state.board.ships.values()]
    assert numbers == [(RED, 1), (RED, 2), (BLUE, 1)]
    assert objected(drawing, c.PlaceShip(RED, SPEAR, cell(6, 0), number=1)) == ("BP-SHIP-7",)
    drawing.submit(c.NumberShip(ShipId("ship4"), 9))
    assert objected(drawing, c.NumberShip(ShipId("ship4"), 2)) == ("BP-SHIP-7",)


def test_cargo_ships_carry_resources_and_one_structure() -> None:
    """BP-CARGO-8, BP-SPACE-4."""
    drawing = board(c.PlaceShip(RED, CARGO, cell(0, 0)), c.PlaceShip(RED, SPEAR, cell(2, 0)))
    cargo, spear = ShipId("ship1"), ShipId("ship2")

    drawing.submit(c.SetHold(cargo, Purse.of(metal=500), HABITAT))
    carried = drawing.state.board.ships[cargo].carried
    drawing.submit(c.SetHold(cargo, Purse.of(metal=5), HABITAT))
    drawing.submit(c.PlaceSpaceStructure(RED, SPACE_STATION, cell(4, 0)))

    assert carried is not None
    assert carried.id not in drawing.state.board.space
    assert drawing.state.board.ships[cargo].carried == carried
    assert objected(drawing, c.SetHold(spear, Purse.of(food=1))) == ("BP-CARGO-8",)
    assert refused(drawing, c.SetHold(cargo, carried=CANNON))[0] == "bp.map.only_on_planets"
    drawing.submit(c.ChangeOptions(Options(cargo_capacity=10)))
    assert objected(drawing, c.SetHold(cargo, Purse.of(food=11))) == ("BP-CARGO-8",)
    drawing.submit(c.SetHold(cargo))
    assert drawing.state.board.ships[cargo].carried is None


# --- Seats, scenarios, remarks


def test_seats_are_changed_but_not_from_under_their_owners() -> None:
    drawing = with_planet()
    seats = drawing.state.content.seats

    drawing.submit(c.SetSeats((replace(seats[1], name="Anna", color=5), seats[0])))

    assert [seat.name for seat in drawing.state.content.seats] == ["Anna", ""]
    assert refused(drawing, c.SetSeats((seats[1], MapSeat(PlayerId("new"), "xenos"))))[0] == (
        "bp.map.seat_in_use"
    )
    drawing.submit(c.SetStanding(ScenarioTurn(BLUE, "ships")))
    assert refused(drawing, c.SetSeats(seats[:1]))[0] == "bp.map.seat_in_use"


def test_a_scenario_says_what_players_own_and_whose_turn_it_is() -> None:
    drawing = board(
        c.SetTreasury(RED, Purse.of(food=3)),
        c.SetReserve(RED, (HABITAT,)),
        c.SetStanding(ScenarioTurn(RED, "actions", 4)),
    )

    red = drawing.state.content.seats[0]
    assert (red.treasury, red.reserve) == (Purse.of(food=3), (HABITAT,))
    assert drawing.state.content.standing == ScenarioTurn(RED, "actions", 4)
    drawing.submit(c.SetTreasury(RED))
    assert drawing.state.content.seats[0].treasury is None


def test_notes_are_put_changed_and_removed() -> None:
    drawing = board(c.PutNote(cell(0, 0), "one"), c.PutNote(cell(0, 0), "two"))
    assert [note.text for note in drawing.state.content.notes] == ["two"]

    drawing.submit(c.RemoveNote(cell(0, 0)))

    assert not drawing.state.content.notes


# --- Gestures


def test_one_gesture_is_one_step_to_undo() -> None:
    drawing = board()
    before = drawing.state

    drawing.submit(c.Together((c.PlaceAsteroid(cell(0, 0)), c.PlaceAsteroid(cell(4, 4)))))

    assert len(drawing.state.board.asteroids) == 2
    drawing.undo()
    assert drawing.state == before


def test_the_parts_of_a_gesture_see_each_other_and_fail_together() -> None:
    drawing = board()
    before = drawing.state
    swap = c.Together((c.PlaceAsteroid(cell(0, 0)), c.MoveAsteroid(AsteroidId("a1"), cell(4, 4))))
    clash = c.Together((c.PlaceAsteroid(cell(0, 0)), c.PlaceShip(RED, SPEAR, cell(0, 0))))
    near = c.Together((c.PlaceAsteroid(cell(0, 0)), c.PlaceAsteroid(cell(1, 0))))

    assert refused(drawing, clash)[0] == "bp.map.occupied"
    assert drawing.state is before
    assert objected(board(), near) == ("BP-AST-7",)
    drawing.submit(swap)
    assert drawing.state.board.asteroids[AsteroidId("a1")].at == cell(4, 4)


def test_a_map_has_a_planner_for_every_command_that_throws_no_dice() -> None:
    assert set(PLANNERS) == {c.CreateMap, c.AdoptMap, c.NameRevision, *get_args(c.Single)}
