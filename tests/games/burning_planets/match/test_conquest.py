"""Conquest, the destruction of structures and bombardment (BP-CONQ, BP-BOMB)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, corners
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FOREST,
    MOUNTAIN,
    ClassId,
    Phase,
    PlanetId,
    PlayerId,
    Positions,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.actions import ActionKind, actions_left
from bp_desktop.games.burning_planets.match.changes import with_planet
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Bombard,
    Collect,
    Conquer,
    DestroyStructure,
    EndTurn,
    EnterPhase,
    MoveShip,
    RollEvent,
    SetTurn,
)
from bp_desktop.games.burning_planets.match.conquest import ships_in_position, stations_of
from bp_desktop.games.burning_planets.match.events import PlanetConquered
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    ENORMOUS,
    FURNACE,
    GREEN,
    GREENHOUSE,
    RED,
    RED_HOME,
    SMALL,
    SPACEPORT,
    TOWER,
    WILD,
    WILD_CENTER,
    WIND,
    acting,
    do,
    do_all,
    happens,
    in_phase,
    kinds_on,
    objected,
    objections,
    only,
    orbit,
    refused,
    started,
    unit,
    with_event,
    with_ship,
    with_structure,
    without_defences,
)

ORBIT_OF_WILD = WILD_CENTER + Hex(-4, 0)
ORBIT_OF_BLUE = CENTERS[1] + Hex(3, 0)


def invading(cls: ClassId = SMALL, options: Options = DEFAULTS) -> tuple[Match, ShipId]:
    """A ship of Red in the orbit of Blue's home, which has lost its cannon."""
    match = without_defences(acting(options=options), BLUE_HOME)
    return with_ship(match, RED, cls, ORBIT_OF_BLUE)


# --- uninhabited planets


def test_an_uninhabited_planet_is_conquered_by_touching_it() -> None:
    """BP-CONQ-1, BP-CONQ-2, BP-CONQ-3, BP-CONQ-4."""
    match, ship = with_ship(acting(), RED, SMALL, ORBIT_OF_WILD)

    after = do(match, Conquer(ship, WILD))

    assert after.board.planets[WILD].owner == RED
    assert after.turn.spent[unit(ship)].others == 1
    for at in orbit(match, WILD):
        there, one = with_ship(acting(), RED, SMALL, at)
        assert objections(there, Conquer(one, WILD)) == {}
    away, far = with_ship(acting(), RED, SMALL, WILD_CENTER + Hex(5, 0))
    assert objected(away, Conquer(far, WILD)) == ("BP-CONQ-2",)


@pytest.mark.parametrize(("distance", "same_turn"), [(4, True), (5, False)])
def test_ex_48_a_spear_four_or_five_steps_away(distance: int, same_turn: bool) -> None:
    """EX-48: BP-CONQ-1, BP-CONQ-2, BP-CONQ-3, BP-ACT-2."""
    match, ship = with_ship(acting(), RED, SMALL, ORBIT_OF_WILD - Hex(distance, 0))
    match = do(match, MoveShip(ship, to=ORBIT_OF_WILD - Hex(distance - 4, 0)))
    if not same_turn:
        match = do(match, MoveShip(ship, to=ORBIT_OF_WILD))

    if same_turn:
        assert do(match, Conquer(ship, WILD)).board.planets[WILD].owner == RED
    else:
        assert objected(match, Conquer(ship, WILD)) == ("BP-ACT-1",)
        for _ in range(3):
            match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())
        match = do_all(match, EnterPhase(Phase.ACTIONS), Conquer(ship, WILD))
        assert match.board.planets[WILD].owner == RED


def test_an_own_planet_is_not_conquered_again() -> None:
    """BP-CONQ-1, BP-CONQ-16: and nothing gives a planet up."""
    match, ship = with_ship(acting(), RED, SMALL, CENTERS[0] + Hex(3, 0))

    assert refused(match, Conquer(ship, RED_HOME)) == ("BP-CONQ-1",)


# --- enemy planets


def test_an_enemy_planet_with_structures_cannot_be_conquered() -> None:
    """BP-CONQ-5."""
    match, ship = with_ship(acting(), RED, SMALL, ORBIT_OF_BLUE)

    assert objected(match, Conquer(ship, BLUE_HOME)) == ("BP-CONQ-5",)


def test_an_enemy_planet_without_structures_falls_to_a_single_action() -> None:
    """BP-CONQ-10, BP-CONQ-13, BP-CONQ-14: with its forests, and the monolith is replaced."""
    match, ship = invading()
    match, _ = with_ship(match, BLUE, SMALL, Hex(14, 11))

    after = do(match, Conquer(ship, BLUE_HOME))

    planet = after.board.planets[BLUE_HOME]
    assert planet.owner == RED
    assert planet.natural == match.board.planets[BLUE_HOME].natural
    assert planet.acquired == match.turn.number


def test_any_ship_may_conquer() -> None:
    """BP-CONQ-11."""
    match, cargo = invading(CARGO)

    assert objections(match, Conquer(cargo, BLUE_HOME)) == {}


@pytest.mark.parametrize(
    ("allowed", "wild", "enemy"), [("uninhabited_only", 1, 0), ("never", 0, 0)]
)
def test_the_table_can_keep_cargo_ships_from_conquering(
    allowed: str, wild: int, enemy: int
) -> None:
    """cargo_conquest = uninhabited_only and never (AMB-54)."""
    options = {
        "uninhabited_only": Options(cargo_conquest="uninhabited_only"),
        "never": Options(cargo_conquest="never"),
    }[allowed]
    match, cargo = invading(CARGO, options)
    assert (objections(match, Conquer(cargo, BLUE_HOME)) == {}) is bool(enemy)

    match, cargo = with_ship(acting(options=options), RED, CARGO, ORBIT_OF_WILD)
    assert (objections(match, Conquer(cargo, WILD)) == {}) is bool(wild)
    match, spear = with_ship(match, RED, SMALL, WILD_CENTER + Hex(4, 0))
    assert objections(match, Conquer(spear, WILD)) == {}


def test_ships_in_orbit_do_not_prevent_a_conquest() -> None:
    """BP-CONQ-12; orbit_guard_blocks_conquest = true lets warships do so (AMB-56)."""
    match, ship = invading()
    match, cargo = with_ship(match, BLUE, CARGO, CENTERS[1] + Hex(-3, 0))
    guarded, _ = with_ship(match, BLUE, SMALL, CENTERS[1] + Hex(0, 3))
    assert objections(guarded, Conquer(ship, BLUE_HOME)) == {}

    strict = Options(orbit_guard_blocks_conquest=True)
    assert objected(replace(guarded, options=strict), Conquer(ship, BLUE_HOME)) == ("BP-CONQ-12",)
    assert cargo in match.board.ships
    assert objections(replace(match, options=strict), Conquer(ship, BLUE_HOME)) == {}
    foreign, _ = with_ship(match, GREEN, BIG, CENTERS[1] + Hex(0, 3))
    assert objections(replace(foreign, options=strict), Conquer(ship, BLUE_HOME)) == {}


# --- destroying economic structures


def industrial(
    cls: ClassId = BIG, options: Options = DEFAULTS
) -> tuple[Match, ShipId, StructureId]:
    """Blue's home has a spaceport in its interior and no defence."""
    match, ship = invading(cls, options)
    match, port = with_structure(match, BLUE_HOME, SPACEPORT, CENTERS[1] + Hex(0, 1))
    return match, ship, port


def test_a_ship_destroys_one_economic_structure_per_action_without_dice() -> None:
    """BP-CONQ-6: wherever on the planet it stands."""
    match, ship, port = industrial()
    match, other = with_structure(match, BLUE_HOME, GREENHOUSE, CENTERS[1] + Hex(-2, 0))

    match = do_all(match, DestroyStructure(ship, port), DestroyStructure(ship, other))

    assert kinds_on(match, BLUE_HOME) == []
    assert objected(match, Conquer(ship, BLUE_HOME)) == ("BP-ACT-1",)


def test_the_ship_touches_the_planet() -> None:
    """BP-CONQ-6."""
    match, _, port = industrial()
    match, far = with_ship(match, RED, BIG, CENTERS[1] + Hex(4, 0))

    assert objected(match, DestroyStructure(far, port)) == ("BP-CONQ-6",)


def test_no_economic_structure_falls_while_a_defence_stands() -> None:
    """BP-CONQ-7, BP-CONQ-8: defences must be fought."""
    match, ship, port = industrial()
    match, cannon = with_structure(match, BLUE_HOME, CANNON, CENTERS[1] + Hex(-2, 0))

    assert objected(match, DestroyStructure(ship, port)) == ("BP-CONQ-7",)
    assert objected(match, DestroyStructure(ship, cannon)) == ("BP-CONQ-8",)


def test_only_warships_destroy_structures() -> None:
    """BP-CONQ-9, BP-ACT-14."""
    match, cargo, port = industrial(CARGO)

    assert objected(match, DestroyStructure(cargo, port)) == ("BP-CONQ-9", "BP-ACT-14")


def test_own_structures_are_demolished_not_destroyed() -> None:
    """BP-CONQ-6, BP-BUILD-6."""
    match, port = with_structure(
        without_defences(acting(), RED_HOME), RED_HOME, SPACEPORT, CENTERS[0] + Hex(0, 1)
    )
    match, ship = with_ship(match, RED, BIG, CENTERS[0] + Hex(3, 0))

    assert objected(match, DestroyStructure(ship, port)) == ("BP-CONQ-6", "BP-BUILD-6")


def test_the_table_can_let_planets_fall_with_their_last_structure() -> None:
    """enemy_conquest = automatic (AMB-55): by destruction, by combat and by bombardment."""
    automatic = Options(enemy_conquest="automatic")
    match, ship, port = industrial(options=automatic)
    match, _ = with_ship(match, BLUE, SMALL, Hex(14, 11))
    fallen = only(PlanetConquered, happens(match, DestroyStructure(ship, port)))
    assert (fallen.player, fallen.former, fallen.ship) == (RED, BLUE, None)

    match, other = with_structure(match, BLUE_HOME, FURNACE, CENTERS[1] + Hex(-2, 0))
    assert do(match, DestroyStructure(ship, port)).board.planets[BLUE_HOME].owner == BLUE
    assert other in match.board.planets[BLUE_HOME].structures

    match, eagle = with_ship(acting(options=automatic), RED, BIG, CENTERS[1] + Hex(-3, 0))
    match, _ = with_ship(match, BLUE, SMALL, Hex(14, 11))
    [cannon] = match.board.planets[BLUE_HOME].structures
    match = do(match, Attack(unit(eagle), cannon, faces=(8, 1)))
    assert match.board.planets[BLUE_HOME].owner == RED


def test_a_guarded_planet_does_not_fall_with_its_last_structure() -> None:
    """AMB-55 with AMB-56: what a guard prevents by an action it prevents without one."""
    options = Options(enemy_conquest="automatic", orbit_guard_blocks_conquest=True)
    match, ship, port = industrial(options=options)
    guarded, _ = with_ship(match, BLUE, SMALL, CENTERS[1] + Hex(3, 0))

    assert do(guarded, DestroyStructure(ship, port)).board.planets[BLUE_HOME].owner == BLUE
    assert do(match, DestroyStructure(ship, port)).board.planets[BLUE_HOME].owner == RED


@pytest.mark.parametrize(
    "command",
    [
        Conquer(ShipId("ghost"), WILD),
        Conquer(ShipId("red-1"), PlanetId("nowhere")),
        DestroyStructure(ShipId("red-1"), StructureId("nothing")),
        Bombard(PlanetId("nowhere")),
        Bombard(BLUE_HOME, (ShipId("ghost"),)),
        Bombard(BLUE_HOME, consents=(PlayerId("nobody"),)),
    ],
)
def test_unknown_names_are_refused(command: Conquer | DestroyStructure | Bombard) -> None:
    """BP-APP-7."""
    match, _ = with_ship(acting(), RED, SMALL, ORBIT_OF_WILD)

    assert refused(match, command) == ("BP-APP-7",)


# --- bombardment


def enclosed(
    owners: tuple[PlayerId, ...] = (RED,) * 6, options: Options = DEFAULTS
) -> tuple[Match, list[ShipId]]:
    """Enormous ships on the six corners of Blue's home, since before this own turn."""
    match = acting(options=options)
    match, _ = with_ship(match, BLUE, SMALL, Hex(14, 11))
    ships = []
    for at, owner in zip(corners(CENTERS[1], 3), owners, strict=False):
        match, ship = with_ship(match, owner, ENORMOUS, at)
        ships.append(ship)
    return match, ships


BOMBARD = Bombard(BLUE_HOME)


def test_ex_50_the_six_cells_of_a_medium_planet() -> None:
    """EX-50: BP-BOMB-2."""
    match = started()
    planet = replace(match.board.planets[WILD], center=Hex(16, 12), natural=())
    match = with_planet(match, planet)

    cells = {cell - Hex(16, 12) for station in stations_of(match, planet) for cell in station}

    assert cells == {Hex(4, 0), Hex(4, -4), Hex(0, -4), Hex(-4, 0), Hex(-4, 4), Hex(0, 4)}
    assert Hex(3, 1).distance(Hex(0, 0)) == 4
    assert Hex(3, 1) not in cells


def test_ex_51_everything_built_is_gone_and_nothing_else() -> None:
    """EX-51: BP-BOMB-3, BP-BOMB-4, BP-BOMB-6, BP-BOMB-7."""
    match, ships = enclosed()
    for kind, cell in (
        (CANNON, Hex(2, 0)),
        (TOWER, Hex(0, 2)),
        (SPACEPORT, Hex(0, 1)),
        (GREENHOUSE, Hex(1, 1)),
        (GREENHOUSE, Hex(2, -1)),
        (GREENHOUSE, Hex(2, -2)),
        (GREENHOUSE, Hex(0, -2)),
    ):
        match, _ = with_structure(match, BLUE_HOME, kind, CENTERS[1] + cell)
    assert len(kinds_on(match, BLUE_HOME)) == 8

    after = do(match, BOMBARD)

    planet = after.board.planets[BLUE_HOME]
    assert planet.structures == {}
    assert planet.natural == match.board.planets[BLUE_HOME].natural
    assert planet.owner == BLUE
    assert after.board.ships == match.board.ships
    for ship, outward in zip(ships, corners(CENTERS[1], 4), strict=True):
        assert actions_left(after, after.board.ships[ship], ActionKind.ATTACK) == 0
        assert objected(after, MoveShip(ship, to=outward)) == ("BP-BOMB-4",)


def test_six_ships_on_six_cells_are_needed() -> None:
    """BP-BOMB-1, BP-BOMB-2."""
    match, ships = enclosed()
    gone = replace(match.board.ships[ships[0]], at=CENTERS[1] + Hex(4, 0))
    away = replace(match, board=replace(match.board, ships={**match.board.ships, gone.id: gone}))

    assert objected(away, BOMBARD) == ("BP-BOMB-1", "BP-BOMB-2")
    assert objected(away, Bombard(BLUE_HOME, tuple(ships))) == ("BP-BOMB-2",)
    assert ships_in_position(match, match.board.planets[BLUE_HOME]) == tuple(ships)


def test_another_unit_on_one_of_the_cells_is_a_legal_defence() -> None:
    """BP-BOMB-2 (AMB-58)."""
    match, ships = enclosed((RED,) * 5)
    match, _ = with_ship(match, BLUE, SMALL, corners(CENTERS[1], 3)[5])

    assert len(ships) == 5
    assert objected(match, BOMBARD) == ("BP-BOMB-1", "BP-BOMB-2")


def test_only_enormous_ships_bombard() -> None:
    """BP-BOMB-1."""
    match, ships = enclosed()
    small = replace(match.board.ships[ships[0]], cls=BIG)
    match = replace(match, board=replace(match.board, ships={**match.board.ships, small.id: small}))

    assert objected(match, BOMBARD) == ("BP-BOMB-1", "BP-BOMB-2")
    assert objected(match, Bombard(BLUE_HOME, tuple(ships))) == ("BP-BOMB-1",)


def test_bombardment_takes_the_complete_turn_of_all_six_ships() -> None:
    """BP-BOMB-4: none may have acted earlier."""
    match, ships = enclosed()
    [cannon] = match.board.planets[BLUE_HOME].structures
    shot = Attack(unit(ships[3]), cannon, faces=(1, 8))

    assert objected(do(match, shot), BOMBARD) == ("BP-BOMB-4",)


def test_all_six_are_in_position_before_the_own_turn() -> None:
    """BP-BOMB-5: a ship that moved there has acted, one built there is new."""
    match, ships = enclosed()
    new = replace(match.board.ships[ships[0]], built=match.turn.number)
    match = replace(match, board=replace(match.board, ships={**match.board.ships, new.id: new}))

    assert objected(match, BOMBARD) == ("BP-BOMB-5", "BP-TURN-7")


def test_all_six_ships_belong_to_the_active_player() -> None:
    """BP-BOMB-8."""
    match, ships = enclosed((RED,) * 5 + (GREEN,))

    assert objected(match, BOMBARD) == ("BP-BOMB-1", "BP-BOMB-2")
    assert objected(match, Bombard(BLUE_HOME, tuple(ships))) == ("BP-BOMB-8",)


def test_the_target_is_another_players_planet_with_a_structure() -> None:
    """BP-BOMB-9."""
    match, _ = enclosed()
    assert refused(without_defences(match, BLUE_HOME), BOMBARD) == ("BP-BOMB-9",)

    mine = with_planet(match, replace(match.board.planets[BLUE_HOME], owner=RED))
    assert objected(mine, BOMBARD) == ("BP-BOMB-9",)


def test_another_ship_may_conquer_after_the_bombardment() -> None:
    """BP-BOMB-10."""
    match, _ = enclosed()
    match, spear = with_ship(match, RED, SMALL, CENTERS[1] + Hex(1, 2))

    match = do_all(match, BOMBARD, Conquer(spear, BLUE_HOME))

    assert match.board.planets[BLUE_HOME].owner == RED


def test_bombardment_belongs_to_the_action_phase_and_needs_calm() -> None:
    """BP-TURN-2, BP-EVENT-9."""
    match, _ = enclosed()

    assert objected(in_phase(match, Phase.SHIPS), BOMBARD) == ("BP-TURN-2",)
    assert objected(with_event(match, WIND), BOMBARD) == ("BP-EVENT-9",)


def test_the_table_can_allow_any_cell_touching_a_vertex() -> None:
    """bombardment_cells = any_cell_touching_vertex (AMB-57): one of three per vertex."""
    match, ships = enclosed(options=Options(bombardment_cells="any_cell_touching_vertex"))
    cells = stations_of(match, match.board.planets[BLUE_HOME])
    assert [len(station) for station in cells] == [3] * 6
    assert len({cell for station in cells for cell in station}) == 18

    moved = replace(match.board.ships[ships[0]], at=cells[0][0])
    match = replace(match, board=replace(match.board, ships={**match.board.ships, moved.id: moved}))

    assert objections(match, BOMBARD) == {}
    strict = replace(match, options=DEFAULTS)
    if cells[0][0] not in corners(CENTERS[1], 3):
        assert objected(strict, BOMBARD) == ("BP-BOMB-1", "BP-BOMB-2")


def test_the_table_can_allow_ships_of_consenting_players() -> None:
    """bombardment_allies = true (AMB-58): they forfeit all actions of their next own turn."""
    options = Options(bombardment_allies=True)
    match, ships = enclosed((RED,) * 5 + (GREEN,), options)
    joint = Bombard(BLUE_HOME, consents=(GREEN,))
    assert objected(match, BOMBARD)

    match = do(match, joint)

    assert kinds_on(match, BLUE_HOME) == []
    for _ in range(2):
        match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())
    match = do(match, EnterPhase(Phase.ACTIONS))
    assert match.turn.player == GREEN
    lent, outward = match.board.ships[ships[5]], corners(CENTERS[1], 4)[5]
    assert objected(match, MoveShip(lent.id, to=outward)) == ("BP-BOMB-4",)
    for _ in range(3):
        match = do_all(match, EndTurn(), RollEvent(faces=(7,)), Collect())
    match = do(match, EnterPhase(Phase.ACTIONS))
    assert objections(match, MoveShip(lent.id, to=outward)) == {}


def test_a_lent_ship_forfeits_the_turn_that_is_set_by_hand_too() -> None:
    """bombardment_allies = true (AMB-58), BP-APP-4: one own turn is lost, and no more."""
    match, ships = enclosed((RED,) * 5 + (GREEN,), Options(bombardment_allies=True))
    match = do(match, Bombard(BLUE_HOME, consents=(GREEN,)))
    outward = corners(CENTERS[1], 4)[5]

    match = do(match, SetTurn(GREEN, Phase.ACTIONS, rolled=True, collected=True))

    assert objected(match, MoveShip(ships[5], to=outward)) == ("BP-BOMB-4",)
    match = do(match, SetTurn(RED, Phase.ACTIONS, rolled=True, collected=True))
    match = do(match, SetTurn(GREEN, Phase.ACTIONS, rolled=True, collected=True))
    assert objections(match, MoveShip(ships[5], to=outward)) == {}


def test_a_lent_ship_is_lent_again_only_after_the_turn_it_has_forfeited() -> None:
    """bombardment_allies = true (AMB-58)."""
    match, ships = enclosed((RED,) * 5 + (GREEN,), Options(bombardment_allies=True))
    joint = Bombard(BLUE_HOME, consents=(GREEN,))
    lent_out = replace(match, forfeits={ships[5]: GREEN})

    assert objections(match, joint) == {}
    assert objected(lent_out, joint) == ("BP-BOMB-4",)


def test_no_ship_is_named_twice() -> None:
    """BP-BOMB-1."""
    match, ships = enclosed()

    assert refused(match, Bombard(BLUE_HOME, (ships[0],) * 6)) == ("BP-BOMB-1",)


# --- beside a real board


def test_beside_a_real_board_touching_is_the_players_word() -> None:
    match = without_defences(acting(positions=Positions.TABLE), BLUE_HOME)
    match, _ = with_ship(match, BLUE, SMALL, None)
    match, eagle = with_ship(match, RED, BIG, None)
    match, port = with_structure(match, BLUE_HOME, SPACEPORT, None)

    match = do_all(match, DestroyStructure(eagle, port), Conquer(eagle, BLUE_HOME))

    assert match.board.planets[BLUE_HOME].owner == RED
    strict = replace(match, options=Options(orbit_guard_blocks_conquest=True))
    match, spear = with_ship(strict, RED, SMALL, None)
    assert objections(match, Conquer(spear, WILD)) == {}


def test_beside_a_real_board_six_enormous_ships_are_named() -> None:
    """BP-BOMB-1, BP-BOMB-4."""
    match = acting(positions=Positions.TABLE)
    ships = []
    for _ in range(6):
        match, ship = with_ship(match, RED, ENORMOUS, None)
        ships.append(ship)

    assert objected(match, BOMBARD) == ("BP-BOMB-1", "BP-BOMB-2")
    assert kinds_on(do(match, Bombard(BLUE_HOME, tuple(ships))), BLUE_HOME) == []
    moved = do(match, MoveShip(ships[0]))
    assert objected(moved, Bombard(BLUE_HOME, tuple(ships))) == ("BP-BOMB-4",)


def test_natural_resources_are_never_destroyed_by_others() -> None:
    """BP-COMBAT-21, BP-BOMB-7."""
    match, _ = enclosed()

    after = do(match, BOMBARD)

    kinds = [natural.kind for natural in after.board.planets[BLUE_HOME].natural]
    assert kinds.count(FOREST) == 5
    assert kinds.count(MOUNTAIN) == 0
