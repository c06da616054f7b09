"""Building and destroying on own planets (BP-BUILD, BP-FAC costs)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.accounts import total
from bp_desktop.core.hexes import Hex
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    MOUNTAIN,
    KindId,
    Phase,
    PlanetId,
    Positions,
    StructureId,
)
from bp_desktop.games.burning_planets.match.changes import with_planet
from bp_desktop.games.burning_planets.match.commands import (
    BuildShip,
    BuildStructure,
    ClearNatural,
    Demolish,
)
from bp_desktop.games.burning_planets.match.economy import forecast
from bp_desktop.games.burning_planets.match.events import StructureBuilt
from bp_desktop.games.burning_planets.match.lookup import geometry, occupancy
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import UNUSED, Match
from bp_desktop.games.burning_planets.options import Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    ENORMOUS,
    FURNACE,
    GREEN,
    GREEN_HOME,
    GREENHOUSE,
    HABITAT,
    RED,
    RED_HOME,
    RICH,
    SMALL,
    SPACEPORT,
    TABLES,
    TOWER,
    WILD,
    WILD_CENTER,
    building,
    cannon_cell,
    do,
    do_all,
    happens,
    in_phase,
    kinds_on,
    objected,
    only,
    purse,
    refused,
    treasury,
    with_structure,
    with_treasury,
)

BORDER, OTHER_BORDER = CENTERS[0] + Hex(2, 0), CENTERS[0] + Hex(0, 2)
INSIDE = CENTERS[0] + Hex(0, 1)
"""The one free cell of the inner ring of Red's home."""


def owning_wild() -> Match:
    """Red owns a second planet."""
    match = building()
    return with_planet(match, replace(match.board.planets[WILD], owner=RED))


# --- where


def test_structures_are_built_on_own_planets_only() -> None:
    """BP-BUILD-1."""
    match = building()

    assert "BP-BUILD-1" in objected(match, BuildStructure(WILD, FURNACE, WILD_CENTER + Hex(2, 0)))
    assert "BP-BUILD-1" in objected(
        match, BuildStructure(BLUE_HOME, GREENHOUSE, CENTERS[1] + Hex(2, 0))
    )


def test_if_overruled_the_owner_of_the_planet_pays() -> None:
    """The table may let Blue build in Red's turn."""
    command = BuildStructure(BLUE_HOME, GREENHOUSE, CENTERS[1] + Hex(2, 0))

    match = do(building(), command, overrule=True)

    assert treasury(match, BLUE) == RICH - purse(10)
    assert treasury(match, RED) == RICH


def test_if_overruled_on_an_uninhabited_planet_the_active_player_pays() -> None:
    command = BuildStructure(WILD, SPACEPORT, WILD_CENTER + Hex(2, 0))

    match = do(building(), command, overrule=True)

    assert treasury(match, RED) == RICH - purse(concrete=5, metal=5)
    assert match.board.planets[WILD].owner is None


def test_economic_structures_stand_on_interior_or_border_cells() -> None:
    """BP-BUILD-3, BP-BUILD-5."""
    for at in (BORDER, INSIDE):
        match = do(building(), BuildStructure(RED_HOME, FURNACE, at))
        assert FURNACE in kinds_on(match, RED_HOME)


def test_a_cell_with_something_in_it_is_not_free() -> None:
    """BP-BUILD-5: neither a natural resource nor a structure is built over."""
    match = building()
    forest = match.board.planets[RED_HOME].natural[0].at

    for at in (forest, cannon_cell(0)):
        assert refused(match, BuildStructure(RED_HOME, FURNACE, at)) == (
            "BP-BUILD-5",
            "BP-BOARD-13",
        )


@pytest.mark.parametrize("at", [None, CENTERS[0] + Hex(3, 0), CENTERS[1] + Hex(2, 0)])
def test_a_structure_needs_a_cell_of_its_planet(at: Hex | None) -> None:
    """BP-BUILD-3."""
    assert refused(building(), BuildStructure(RED_HOME, FURNACE, at)) == ("BP-BUILD-3",)


@pytest.mark.parametrize("kind", [CANNON, TOWER])
def test_defences_are_built_on_the_border_only(kind: KindId) -> None:
    """BP-BUILD-4."""
    assert objected(building(), BuildStructure(RED_HOME, kind, INSIDE)) == ("BP-BUILD-4",)
    assert kind in kinds_on(do(building(), BuildStructure(RED_HOME, kind, BORDER)), RED_HOME)


def test_a_fair_planet_accepts_every_planetary_structure() -> None:
    """BP-GEN-12."""
    for kind in (FURNACE, GREENHOUSE, SPACEPORT, CANNON, TOWER):
        assert kind in kinds_on(do(building(), BuildStructure(RED_HOME, kind, BORDER)), RED_HOME)


def test_ex_23_five_things_that_cannot_be_built() -> None:
    """EX-23: BP-GEN-13, BP-GEN-14, BP-BUILD-3, BP-BUILD-4, BP-BUILD-8."""
    match = building()
    green = in_phase(match, Phase.STRUCTURES, GREEN)
    blue = in_phase(match, Phase.STRUCTURES, BLUE)

    harsh = BuildStructure(GREEN_HOME, GREENHOUSE, CENTERS[2] + Hex(2, 0))
    water = BuildStructure(BLUE_HOME, FURNACE, CENTERS[1] + Hex(2, 0))
    assert objected(green, harsh) == ("BP-GEN-13",)
    assert objected(blue, water) == ("BP-GEN-14",)
    assert objected(match, BuildStructure(RED_HOME, CANNON, INSIDE)) == ("BP-BUILD-4",)
    assert refused(match, BuildStructure(RED_HOME, SPACEPORT, CENTERS[0])) == (
        "BP-BUILD-3",
        "BP-BOARD-15",
    )
    assert refused(match, BuildStructure(RED_HOME, FOREST, BORDER)) == ("BP-BUILD-8",)


@pytest.mark.parametrize("positions", list(Positions))
@pytest.mark.parametrize(
    ("home", "kind", "rule"),
    [(GREEN_HOME, GREENHOUSE, "BP-GEN-13"), (BLUE_HOME, FURNACE, "BP-GEN-14")],
)
def test_the_reason_that_lasts_comes_before_the_price(
    positions: Positions, home: PlanetId, kind: KindId, rule: str
) -> None:
    """BP-GEN-13, BP-GEN-14, BP-RES-3: nobody barters for what does not help."""
    match = building(positions=positions)
    owner = match.board.planets[home].owner
    assert owner is not None
    poor = with_treasury(in_phase(match, Phase.STRUCTURES, owner), owner, purse())
    center = match.board.planets[home].center
    at = center + Hex(2, 0) if center is not None else None

    assert refused(poor, BuildStructure(home, kind, at)) == (rule, "BP-RES-3")


def test_what_changes_with_the_turn_comes_between_the_two() -> None:
    """BP-BUILD-2, BP-TURN-2: the phase comes again, money does too."""
    match = in_phase(building(), Phase.SHIPS, BLUE)
    used = replace(match.turn, allowances={BLUE_HOME: replace(UNUSED, built=True)})
    match = with_treasury(replace(match, turn=used), BLUE, purse())
    command = BuildStructure(BLUE_HOME, FURNACE, CENTERS[1] + Hex(2, 0))

    rules = refused(match, command)

    assert rules[:2] == ("BP-GEN-14", "BP-BUILD-2")
    assert rules[-1] == "BP-RES-3"


def test_a_yard_without_a_spaceport_comes_before_the_price() -> None:
    """BP-SHIP-1, BP-RES-3."""
    match = with_treasury(in_phase(building(), Phase.SHIPS, RED), RED, purse())

    assert refused(match, BuildShip(RED_HOME, SMALL)) == ("BP-SHIP-1", "BP-RES-3")


def test_a_full_planet_says_so_instead_of_naming_one_cell() -> None:
    """BP-BUILD-12; on a planet that takes no greenhouse anyway, that comes first."""
    match = in_phase(building(), Phase.STRUCTURES, GREEN)
    shape = geometry(match).shapes[GREEN_HOME]
    for cell in shape.cells:
        if occupancy(match).is_free_ground(cell):
            match = with_structure(match, GREEN_HOME, SPACEPORT, cell)[0]
    at = shape.border[0]

    assert refused(match, BuildStructure(GREEN_HOME, SPACEPORT, at)) == ("BP-BUILD-12",)
    assert refused(match, BuildStructure(GREEN_HOME, GREENHOUSE, at)) == (
        "BP-GEN-13",
        "BP-BUILD-12",
    )


def test_space_structures_are_not_built_on_planets() -> None:
    """BP-SPACE-2."""
    assert refused(building(), BuildStructure(RED_HOME, HABITAT, BORDER)) == ("BP-SPACE-2",)


@pytest.mark.parametrize(
    "command",
    [
        BuildStructure(PlanetId("nowhere"), FURNACE, BORDER),
        BuildStructure(RED_HOME, KindId("castle"), BORDER),
        Demolish(StructureId("nothing")),
        ClearNatural(PlanetId("nowhere"), FOREST, BORDER),
    ],
)
def test_unknown_names_are_refused(
    command: BuildStructure | Demolish | ClearNatural,
) -> None:
    """BP-APP-7."""
    assert refused(building(), command) == ("BP-APP-7",)


# --- allowances


def test_ex_18_one_structure_per_planet_and_turn() -> None:
    """EX-18: BP-BUILD-2."""
    match = do_all(
        owning_wild(),
        BuildStructure(RED_HOME, GREENHOUSE, BORDER),
        BuildStructure(WILD, CANNON, WILD_CENTER + Hex(3, 0)),
    )

    assert objected(match, BuildStructure(RED_HOME, SPACEPORT, INSIDE)) == ("BP-BUILD-2",)


def test_ex_22_the_three_allowances_are_independent() -> None:
    """EX-22: BP-BUILD-7, BP-BUILD-9: a cell that is freed can be built on at once."""
    match = building()
    forests = [one.at for one in match.board.planets[RED_HOME].natural if one.kind == FOREST]

    match = do_all(
        match,
        ClearNatural(RED_HOME, FOREST, forests[0]),
        BuildStructure(RED_HOME, GREENHOUSE, forests[0]),
    )

    assert treasury(match, RED) == RICH - purse(10)
    assert objected(match, ClearNatural(RED_HOME, FOREST, forests[1])) == ("BP-BUILD-7",)
    assert total(forecast(match, RED, None)) == purse(1, 3, 1)  # from the next turn on


def test_one_demolition_per_planet_and_turn_in_any_order() -> None:
    """BP-BUILD-6, BP-BUILD-9, BP-BUILD-10: it costs nothing and refunds nothing."""
    match, first = with_structure(building(), RED_HOME, FURNACE, BORDER)
    match, second = with_structure(match, RED_HOME, FURNACE, OTHER_BORDER)

    match = do_all(match, Demolish(first), BuildStructure(RED_HOME, GREENHOUSE, BORDER))

    assert kinds_on(match, RED_HOME) == [CANNON, FURNACE, GREENHOUSE]
    assert treasury(match, RED) == RICH - purse(10)
    assert objected(match, Demolish(second)) == ("BP-BUILD-6",)


def test_only_the_owner_demolishes() -> None:
    """BP-BUILD-6."""
    match, port = with_structure(building(), BLUE_HOME, SPACEPORT, CENTERS[1] + Hex(2, 0))

    assert objected(match, Demolish(port)) == ("BP-TURN-1",)


def test_only_the_owner_destroys_natural_resources() -> None:
    """BP-BUILD-7, BP-COMBAT-21."""
    match = building()

    command = ClearNatural(BLUE_HOME, FOREST, match.board.planets[BLUE_HOME].natural[0].at)

    assert objected(match, command) == ("BP-BUILD-7",)


@pytest.mark.parametrize(("kind", "at"), [(MOUNTAIN, BORDER), (FOREST, None), (FURNACE, BORDER)])
def test_a_natural_resource_is_named_by_kind_and_cell(kind: KindId, at: Hex | None) -> None:
    """BP-BUILD-7."""
    assert refused(building(), ClearNatural(RED_HOME, kind, at)) == ("BP-BUILD-7",)


def test_the_destruction_of_a_natural_resource_is_final() -> None:
    """BP-BUILD-8: nothing builds it again."""
    match = building()
    at = match.board.planets[RED_HOME].natural[0].at
    match = do(match, ClearNatural(RED_HOME, FOREST, at))

    assert len(match.board.planets[RED_HOME].natural) == 4
    assert refused(match, BuildStructure(RED_HOME, FOREST, at)) == ("BP-BUILD-8",)


def test_a_planet_takes_as_many_of_a_kind_as_it_has_cells() -> None:
    """BP-BUILD-12: no limit of its own for cannons."""
    match = building()
    for step, at in enumerate((BORDER, OTHER_BORDER, CENTERS[0] + Hex(1, 1)), start=2):
        match = do(match, BuildStructure(RED_HOME, CANNON, at), overrule=True)
        assert kinds_on(match, RED_HOME).count(CANNON) == step


def test_structures_are_built_in_phase_three() -> None:
    """BP-BUILD-9, BP-TURN-2."""
    match, port = with_structure(in_phase(building(), Phase.SHIPS), RED_HOME, SPACEPORT, BORDER)
    forest = match.board.planets[RED_HOME].natural[0].at

    assert objected(match, BuildStructure(RED_HOME, FURNACE, INSIDE)) == ("BP-TURN-2",)
    assert objected(match, Demolish(port)) == ("BP-TURN-2",)
    assert objected(match, ClearNatural(RED_HOME, FOREST, forest)) == ("BP-TURN-2",)


# --- what it costs


def test_the_full_cost_is_paid_at_the_moment_of_building() -> None:
    """BP-BUILD-11, BP-RES-5."""
    built = only(StructureBuilt, happens(building(), BuildStructure(RED_HOME, TOWER, BORDER)))

    [posting] = built.postings
    assert posting.type is PostingType.BUILD
    assert posting.amounts == -purse(concrete=50, metal=50)


def test_a_structure_is_stamped_with_the_turn_it_was_built_in() -> None:
    """BP-TURN-8."""
    match = building()

    built = only(StructureBuilt, happens(match, BuildStructure(RED_HOME, TOWER, BORDER)))

    assert built.structure.built == match.turn.number == 1


def test_a_player_pays_the_costs_of_the_own_faction_wherever_the_planet_is() -> None:
    """BP-FAC-9, BP-FAC-3: Xenos pay 5 B + 5 F for a spaceport on a harsh planet."""
    match = with_planet(building(), replace(building().board.planets[WILD], owner=BLUE))
    match = in_phase(match, Phase.STRUCTURES, BLUE)

    match = do(match, BuildStructure(WILD, SPACEPORT, WILD_CENTER + Hex(2, 0)))

    assert treasury(match, BLUE) == RICH - purse(biomass=5, food=5)


def test_ex_19_the_shopping_of_humans() -> None:
    """EX-19: BP-FAC-H1, BP-FAC-H3, BP-FAC-H5, BP-FAC-H11."""
    match, _ = with_structure(building(), RED_HOME, SPACEPORT, INSIDE)
    match = do(match, BuildStructure(RED_HOME, CANNON, BORDER))
    match = do_all(
        in_phase(match, Phase.SHIPS),
        BuildShip(RED_HOME, SMALL, count=2),
        BuildShip(RED_HOME, BIG),
        BuildShip(RED_HOME, CARGO),
    )

    assert RICH - treasury(match, RED) == purse(0, 10, 45, 55)


def test_ex_24_prices_add_up_to_the_same_in_all_factions() -> None:
    """EX-24: BP-FAC-8."""
    factions = TABLES.factions.values()
    ships = {cls: {one.ship_costs[cls].total for one in factions} for cls in TABLES.ship_classes}
    structures = {
        kind: {one.structure_costs[kind].total for one in factions} for kind in TABLES.structures
    }

    assert ships == {"small": {10}, "medium": {20}, "big": {40}, "enormous": {200}, "cargo": {30}}
    assert structures == {
        "blast_furnace": {10},
        "greenhouse": {10},
        "spaceport": {10},
        "cannon": {20},
        "tower": {100},
        "drilling_facility": {10},
        "habitat": {10},
        "space_station": {20},
    }


def test_ex_53_the_price_of_six_enormous_ships() -> None:
    """EX-53: BP-FAC-H4, BP-FAC-D4, BP-FAC-X4."""
    prices = {id_: one.ship_costs[ENORMOUS] * 6 for id_, one in TABLES.factions.items()}

    assert prices == {
        "humans": purse(metal=600, food=600),
        "digitals": purse(metal=1200),
        "xenos": purse(food=1200),
    }


ROWS = {
    # faction: small, medium, big, enormous, cargo; furnace, greenhouse, port, cannon, tower,
    # drill, habitat, station
    "humans": (
        (purse(food=5, metal=5), purse(food=10, metal=10), purse(food=20, metal=20)),
        (purse(food=100, metal=100), purse(food=15, metal=15)),
        (purse(concrete=10), purse(10), purse(concrete=5, metal=5), purse(concrete=10, metal=10)),
        (purse(concrete=50, metal=50), purse(metal=10), purse(food=10), purse(food=10, metal=10)),
    ),
    "digitals": (
        (purse(metal=10), purse(metal=20), purse(metal=40)),
        (purse(metal=200), purse(metal=30)),
        (purse(concrete=10), purse(10), purse(concrete=5, metal=5), purse(concrete=10, metal=10)),
        (purse(concrete=50, metal=50), purse(metal=10), purse(food=10), purse(metal=20)),
    ),
    "xenos": (
        (purse(food=10), purse(food=20), purse(food=40)),
        (purse(food=200), purse(food=30)),
        (purse(concrete=10), purse(10), purse(biomass=5, food=5), purse(biomass=10, food=10)),
        (purse(biomass=50, food=50), purse(metal=10), purse(food=10), purse(food=20)),
    ),
}


@pytest.mark.parametrize("faction", ROWS)
def test_every_price_of_the_tables(faction: str) -> None:
    """BP-FAC-H1 BP-FAC-H2 BP-FAC-H8 BP-FAC-H9 BP-FAC-H10 BP-FAC-H12 BP-FAC-H13 BP-FAC-H14
    BP-FAC-H15 BP-FAC-D1 BP-FAC-D2 BP-FAC-D3 BP-FAC-D5 BP-FAC-D8 BP-FAC-D9 BP-FAC-D10 BP-FAC-D11
    BP-FAC-D12 BP-FAC-D13 BP-FAC-D14 BP-FAC-D15 BP-FAC-X1 BP-FAC-X2 BP-FAC-X3 BP-FAC-X5 BP-FAC-X8
    BP-FAC-X9 BP-FAC-X10 BP-FAC-X11 BP-FAC-X12 BP-FAC-X13 BP-FAC-X14 BP-FAC-X15."""
    [table] = [one for one in TABLES.factions.values() if one.id == faction]
    small, large, ground, rest = ROWS[faction]

    costs: list[Purse] = [*table.ship_costs.values(), *table.structure_costs.values()]

    assert costs == [*small, *large, *ground, *rest]


def test_natural_resources_have_neither_die_nor_price() -> None:
    """BP-FAC-H6 BP-FAC-H7 BP-FAC-D6 BP-FAC-D7 BP-FAC-X6 BP-FAC-X7."""
    assert set(TABLES.naturals) == {FOREST, MOUNTAIN}
    for faction in TABLES.factions.values():
        assert not TABLES.naturals.keys() & faction.structure_costs.keys()


# --- options


def test_the_table_can_refund_part_of_a_demolition() -> None:
    """demolition_refund_percent = 35 (AMB-26): rounded down for each kind."""
    match, cannon = with_structure(
        building(Options(demolition_refund_percent=35)), RED_HOME, SPACEPORT, BORDER
    )

    match = do(match, Demolish(cannon))

    assert treasury(match, RED) == RICH + purse(concrete=1, metal=1)


@pytest.mark.parametrize(("percent", "back"), [(100, 50), (99, 49), (50, 25), (1, 0)])
def test_refunds_are_shares_of_the_own_factions_cost(percent: int, back: int) -> None:
    """demolition_refund_percent (AMB-26): a tower costs Humans 50 C + 50 M."""
    match, tower = with_structure(
        building(Options(demolition_refund_percent=percent)), RED_HOME, TOWER, BORDER
    )

    refund = treasury(do(match, Demolish(tower)), RED) - RICH

    assert refund == purse(concrete=back, metal=back)


def test_there_is_no_refund_for_a_natural_resource() -> None:
    """demolition_refund_percent (AMB-26)."""
    match = building(Options(demolition_refund_percent=100))
    at = match.board.planets[RED_HOME].natural[0].at

    assert treasury(do(match, ClearNatural(RED_HOME, FOREST, at)), RED) == RICH


# --- beside a real board


def table() -> Match:
    return building(positions=Positions.TABLE)


def test_beside_a_real_board_no_cell_is_named() -> None:
    match = do(table(), BuildStructure(RED_HOME, TOWER))

    assert kinds_on(match, RED_HOME) == [CANNON, TOWER]
    assert refused(table(), BuildStructure(RED_HOME, TOWER, BORDER)) == ("BP-APP-1",)


def test_beside_a_real_board_allowances_and_money_work_the_same() -> None:
    """BP-BUILD-2, BP-BUILD-7, BP-RES-3."""
    match = do_all(table(), BuildStructure(RED_HOME, TOWER), ClearNatural(RED_HOME, FOREST))

    assert objected(match, BuildStructure(RED_HOME, FURNACE)) == ("BP-BUILD-2",)
    assert objected(match, ClearNatural(RED_HOME, MOUNTAIN)) == ("BP-BUILD-7",)
    poor = with_treasury(table(), RED, purse())
    assert refused(poor, BuildStructure(RED_HOME, TOWER)) == ("BP-RES-3",)


def test_beside_a_real_board_a_planet_can_be_full() -> None:
    """BP-BUILD-12, BP-BUILD-4: 18 usable cells on a small planet, 12 of them on the border."""
    match = table()
    for _ in range(11):
        match, _ = with_structure(match, RED_HOME, CANNON, None)
    assert objected(match, BuildStructure(RED_HOME, CANNON)) == ("BP-BUILD-4",)

    match, _ = with_structure(match, RED_HOME, FURNACE, None)
    assert refused(match, BuildStructure(RED_HOME, FURNACE)) == ("BP-BUILD-12",)
