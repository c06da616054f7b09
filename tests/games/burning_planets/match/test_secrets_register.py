"""The transport register keeps itself for every cargo ship (BP-REG)."""

from hypothesis import given, strategies as st
from msgspec.structs import replace

from bp_desktop.core.naming import StepNames
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.board import Asteroid, SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    HABITAT,
    AsteroidId,
    LineId,
    PlayerId,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.match.commands import (
    AdjustHold,
    AdjustTreasury,
    Attack,
    Concede,
    DeployStructure,
    LoadCargo,
    PickUpStructure,
    PutSpaceStructure,
    RemoveThing,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.events import MatchCreated
from bp_desktop.games.burning_planets.match.evolution import evolve, evolve_all
from bp_desktop.games.burning_planets.match.secret_commands import SecretCommand
from bp_desktop.games.burning_planets.match.secret_events import RegisterKept
from bp_desktop.games.burning_planets.match.secret_register import landed, with_register
from bp_desktop.games.burning_planets.match.secret_values import LineState, RegisterLine
from bp_desktop.games.burning_planets.match.secret_view import visible_to
from bp_desktop.games.burning_planets.match.secrets import with_register_kept
from bp_desktop.games.burning_planets.match.state import NEW_MATCH, Match
from tests.games.burning_planets.match.secret_table import (
    AARON,
    BJORN,
    CAROL,
    HERE,
    HUNTER,
    OTHER_SHIP,
    SHIP,
    THERE,
    Table,
    new_match,
    purse,
)

ROCK, DOME = AsteroidId("rock"), StructureId("dome")


def lines(table: Table) -> list[RegisterLine]:
    lines = table.match.secrets.lines.values()
    return sorted(lines, key=lambda line: line.state is LineState.UNDER_WAY)


def with_dome_aboard() -> Table:
    match = new_match()
    dome = SpaceStructure(DOME, HABITAT, BJORN, asteroid=ROCK)
    board = replace(match.board, space={DOME: dome}, asteroids={ROCK: Asteroid(ROCK)})
    table = Table(replace(match, board=board))
    table.do(PickUpStructure(SHIP, DOME))
    return table


def test_each_load_is_a_line_with_item_and_ship_number() -> None:
    """BP-REG-1, BP-REG-4."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True))
    table.do(LoadCargo(SHIP, THERE, purse(metal=7)))

    seen = visible_to(table.match, BJORN).register
    assert [(line.number, line.goods, line.ship_number) for line in seen] == [
        (1, purse(20), 3),
        (2, purse(metal=7), 3),
    ]


def test_a_line_is_concealed_while_the_transport_is_under_way() -> None:
    """BP-REG-2."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True))

    [line] = visible_to(table.match, None).register

    assert (line.state, line.goods) == (LineState.UNDER_WAY, None)
    assert (line.giver, line.site, line.turn) == (AARON, HERE, 5), "that it loads is public"


def test_a_line_is_public_when_its_goods_are_ashore() -> None:
    """BP-REG-3."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), UnloadCargo(SHIP, THERE, purse(20)))

    [line] = lines(table)

    assert (line.state, line.is_public) == (LineState.COMPLETED, True)
    landings = table.match.secrets.landings
    assert [(one.line, one.receiver, one.goods, one.site) for one in landings] == [
        (line.id, BJORN, purse(20), THERE)
    ]


def test_a_line_is_public_when_its_ship_is_destroyed() -> None:
    """BP-REG-3, BP-SECRET-7."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True))
    table = table.then(CAROL)

    table.do(Attack(HUNTER, SHIP, (8, 1)))

    [line] = visible_to(table.match, AARON).register
    assert (line.state, line.goods) == (LineState.DESTROYED, purse(20))


def test_a_line_is_public_when_its_ship_leaves_the_table() -> None:
    """BP-REG-3, BP-ELIM-5."""
    removed, conceded = Table(), Table()
    for table in (removed, conceded):
        table.do(LoadCargo(SHIP, HERE, purse(20), consent=True))

    removed.do(RemoveThing(SHIP))
    conceded.do(Concede(BJORN))

    for table in (removed, conceded):
        [line] = lines(table)
        assert (line.state, line.is_public) == (LineState.DESTROYED, True)


def test_part_of_a_load_keeps_its_line_under_way_until_the_rest_is_ashore() -> None:
    """BP-REG-3, BP-TRADE-6."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), UnloadCargo(SHIP, THERE, purse(5)))
    assert lines(table)[0].state is LineState.UNDER_WAY
    assert lines(table)[0].left == purse(15)

    table = table.then(BJORN)
    table.do(UnloadCargo(SHIP, THERE, purse(15)))

    assert lines(table)[0].state is LineState.COMPLETED


def test_what_was_loaded_first_is_taken_to_be_landed_first() -> None:
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True))
    table.do(LoadCargo(SHIP, HERE, purse(10), consent=True))
    table = table.then(BJORN)

    table.do(UnloadCargo(SHIP, THERE, purse(25)))

    assert [(line.state, line.left) for line in lines(table)] == [
        (LineState.COMPLETED, EMPTY),
        (LineState.UNDER_WAY, purse(5)),
    ]


def test_a_space_structure_has_a_line_until_it_is_deployed() -> None:
    """BP-REG-1, BP-SPACE-12."""
    table = with_dome_aboard()
    assert [(line.structure, line.state) for line in lines(table)] == [
        (HABITAT, LineState.UNDER_WAY)
    ]
    assert visible_to(table.match, CAROL).register[0].structure is None

    table.do(DeployStructure(SHIP, asteroid=ROCK))

    [line] = visible_to(table.match, CAROL).register
    assert (line.structure, line.state) == (HABITAT, LineState.COMPLETED)


def test_what_ships_of_a_scenario_carry_is_in_the_register_from_the_start() -> None:
    """BP-REG-4."""
    match = new_match()
    ship = replace(match.board.ships[SHIP], hold=purse(9))
    barge = replace(match.board.ships[OTHER_SHIP], carried=SpaceStructure(DOME, HABITAT, AARON))
    ships = {**match.board.ships, SHIP: ship, OTHER_SHIP: barge}
    board = replace(match.board, ships=ships)
    created = MatchCreated(
        tuple(match.players.values()),
        board,
        match.tables,
        match.options,
        match.enforcement,
        match.positions,
    )

    told = with_register_kept(NEW_MATCH, (created,), StepNames(1), evolve)

    secrets = evolve_all(NEW_MATCH, told).secrets

    assert [(line.giver, line.goods, line.structure) for line in secrets.under_way] == [
        (BJORN, purse(9), None),
        (AARON, EMPTY, HABITAT),
    ]


def test_a_hold_corrected_by_hand_corrects_the_register() -> None:
    """BP-APP-4: nobody receives what is taken out, and the line is over with the goods."""
    table = Table()
    table.do(LoadCargo(SHIP, HERE, purse(20), consent=True), AdjustHold(SHIP, purse(-15), "typo"))
    assert [line.left for line in lines(table)] == [purse(5)]
    assert table.match.secrets.landings == ()

    table.do(AdjustHold(SHIP, purse(metal=3), "forgotten"), AdjustHold(SHIP, purse(-5), "typo"))

    seen = visible_to(table.match, None).register
    assert [(line.number, line.state, line.giver) for line in seen] == [
        (1, LineState.COMPLETED, AARON),
        (2, LineState.UNDER_WAY, BJORN),
    ]
    table.do(AdjustTreasury(BJORN, purse(1), "not a hold"))
    assert len(lines(table)) == 2


def test_a_structure_put_aboard_by_hand_is_in_the_register() -> None:
    """BP-APP-4."""
    table = Table()
    table.do(PutSpaceStructure(BJORN, HABITAT, ship=SHIP))
    table.do(PutSpaceStructure(BJORN, HABITAT, reserve=True))

    assert [(line.ship, line.structure) for line in lines(table)] == [(SHIP, HABITAT)]


def test_no_command_edits_a_line() -> None:
    """BP-REG-5: of all commands about secrets, none names a line of the register."""
    fields = {name for command in SecretCommand.__args__ for name in command.__struct_fields__}

    assert not fields & {"line", "number", "register"}


def test_lines_of_other_ships_are_left_alone() -> None:
    match = _with_lines((ShipId("a"), purse(5)), (ShipId("b"), purse(5)))

    kept = landed(match.secrets, ShipId("b"), purse(5), AARON)

    assert [(line.ship, line.state) for line in kept.lines] == [("b", LineState.COMPLETED)]
    secrets = with_register(match, kept).secrets
    assert [line.ship for line in secrets.under_way] == ["a"]
    assert [one.ship for one in secrets.lines.values() if one not in secrets.under_way] == ["b"]


def _with_lines(*loads: tuple[ShipId, Purse]) -> Match:
    lines = (
        RegisterLine(LineId(f"{number}"), ship, BJORN, 3, AARON, goods=goods, left=goods)
        for number, (ship, goods) in enumerate(loads)
    )
    return with_register(NEW_MATCH, RegisterKept(tuple(lines)))


AMOUNTS = st.integers(0, 9)
GOODS = st.builds(purse, AMOUNTS, AMOUNTS).filter(bool)


@given(loads=st.lists(GOODS, max_size=5), share=st.integers(0, 9))
def test_what_lines_have_left_is_what_the_hold_has_left(loads: list[Purse], share: int) -> None:
    """BP-REG-1: nothing is landed twice, nothing is forgotten."""
    match = _with_lines(*((SHIP, goods) for goods in loads))
    hold = EMPTY
    for goods in loads:
        hold = hold + goods
    ashore = Purse.of({kind: amount * share // 9 for kind, amount in hold})
    rest = hold - ashore

    kept = landed(match.secrets, SHIP, ashore, PlayerId("carol"))

    secrets = with_register(match, kept).secrets
    left, received = EMPTY, EMPTY
    for line in secrets.lines.values():
        left = left + line.left
    for landing in secrets.landings:
        received = received + landing.goods
    assert (left, received) == (rest, ashore)
    assert all(line.left for line in secrets.under_way)
