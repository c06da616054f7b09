"""Own turns, their phases and the catastrophic events (BP-TURN, BP-EVENT)."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.ids import CARGO, PHASES, Phase, PlayerId
from bp_desktop.games.burning_planets.match.commands import (
    Attack,
    Bombard,
    BuildShip,
    BuildStructure,
    Collect,
    Concede,
    Conquer,
    DeployStructure,
    DestroyStructure,
    EndTurn,
    EnterPhase,
    LoadCargo,
    MoveShip,
    RollEvent,
    UnloadCargo,
)
from bp_desktop.games.burning_planets.match.events import EventRolled, TurnBegan
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.options import Options
from tests.games.burning_planets.match.build import (
    ANOMALY,
    BIG,
    BLUE,
    BLUE_HOME,
    CANNON,
    CENTERS,
    DRILL,
    FURNACE,
    GREEN,
    GREENHOUSE,
    HABITAT,
    RED,
    RED_HOME,
    RICH,
    ROCK,
    SMALL,
    SPACEPORT,
    TABLES,
    TRIO,
    WILD,
    WILD_CENTER,
    WIND,
    GivenDice,
    acting,
    building,
    do,
    do_all,
    happens,
    in_phase,
    objected,
    objections,
    only,
    purse,
    refused,
    started,
    treasury,
    unit,
    with_event,
    with_ship,
    with_space,
    with_structure,
    with_treasury,
)

QUIET = RollEvent(faces=(7,))


# --- whose turn


def test_players_take_complete_own_turns_in_a_fixed_order() -> None:
    """BP-TURN-1."""
    match = started()
    seen = []
    for _ in range(4):
        seen.append((match.turn.player, match.turn.round, match.turn.number))
        match = do_all(match, QUIET, Collect(), EndTurn())

    assert seen == [(RED, 1, 1), (BLUE, 1, 2), (GREEN, 1, 3), (RED, 2, 4)]


def test_a_turn_without_building_takes_three_commands() -> None:
    """BP-TURN-3: in phases 3 to 5 a player may do nothing."""
    match = do_all(started(), QUIET, Collect(), EndTurn())

    assert match.turn.player == BLUE


def test_eliminated_players_are_skipped() -> None:
    """BP-ELIM-4."""
    match = do(started(), Concede(BLUE))

    match = do_all(match, QUIET, Collect(), EndTurn())

    assert match.turn.player == GREEN


def test_a_round_ends_when_everybody_left_has_had_a_turn() -> None:
    match = do(started(), Concede(RED))
    assert (match.turn.player, match.turn.round) == (BLUE, 1)

    match = do_all(match, QUIET, Collect(), EndTurn(), QUIET, Collect(), EndTurn())

    assert (match.turn.player, match.turn.round) == (BLUE, 2)
    assert match.turn.opens_round


# --- phases


def test_the_five_phases_follow_one_another() -> None:
    """BP-TURN-2."""
    assert [phase.value for phase in PHASES] == [
        "event_roll",
        "collection",
        "structures",
        "ships",
        "actions",
    ]
    match = started()
    phases = [match.turn.phase]
    for command in (QUIET, Collect(), EnterPhase(Phase.SHIPS), EnterPhase(Phase.ACTIONS)):
        match = do(match, command)
        phases.append(match.turn.phase)

    assert phases == list(PHASES)


def test_nothing_mandatory_can_be_forgotten() -> None:
    """BP-TURN-3."""
    match = started()

    assert objected(match, EndTurn()) == ("BP-TURN-3", "BP-EVENT-1", "BP-COL-1")
    assert objected(match, EnterPhase(Phase.COLLECTION)) == ("BP-TURN-3", "BP-EVENT-1")
    assert objected(do(match, QUIET), EndTurn()) == ("BP-TURN-3", "BP-COL-1")
    assert objected(do(match, QUIET), EnterPhase(Phase.SHIPS)) == ("BP-TURN-3", "BP-COL-1")


def test_a_phase_that_was_left_is_over() -> None:
    """BP-TURN-4."""
    match = in_phase(started(), Phase.ACTIONS)

    assert objected(match, EnterPhase(Phase.SHIPS)) == ("BP-TURN-4",)
    assert do(match, EnterPhase(Phase.SHIPS), overrule=True).turn.phase is Phase.SHIPS


def test_entering_the_present_phase_means_nothing() -> None:
    assert refused(in_phase(started(), Phase.SHIPS), EnterPhase(Phase.SHIPS)) == ("BP-TURN-2",)


def test_the_event_is_rolled_once() -> None:
    """BP-EVENT-1."""
    match = do(started(), QUIET)

    assert objected(match, QUIET) == ("BP-EVENT-1",)
    again = do(match, RollEvent(faces=(1,)), overrule=True)
    assert (again.turn.event, again.turn.phase) == (ANOMALY, Phase.COLLECTION)


def test_collection_comes_after_the_roll_and_once() -> None:
    """BP-TURN-2, BP-TURN-4."""
    match = started()

    assert objected(match, Collect()) == ("BP-TURN-2",)
    collected = do_all(match, QUIET, Collect())
    assert objected(collected, Collect()) == ("BP-TURN-4", "BP-COL-1")


def test_a_late_roll_after_an_overruled_phase_is_objected_to_and_stays_there() -> None:
    """BP-TURN-2."""
    match = do(started(), EnterPhase(Phase.STRUCTURES), overrule=True)

    assert objected(match, QUIET) == ("BP-TURN-2",)
    assert do(match, QUIET, overrule=True).turn.phase is Phase.STRUCTURES


# --- the first turn


def test_the_first_own_turn_is_like_any_other() -> None:
    """BP-TURN-11."""
    match = do_all(started(), QUIET, Collect())

    assert treasury(match, RED) == purse(22, 33)


def test_events_can_be_waived_in_the_first_turn() -> None:
    """events_on_first_turn = false (AMB-21)."""
    match = started(TRIO, Options(events_on_first_turn=False))

    assert match.turn.phase is Phase.COLLECTION
    assert objected(match, QUIET) == ("BP-EVENT-1",)
    for _ in range(3):
        match = do_all(match, Collect(), EndTurn())
    assert (match.turn.round, match.turn.phase) == (2, Phase.EVENT_ROLL)


def test_collection_can_be_waived_in_the_first_turn() -> None:
    """collect_on_first_turn = false (AMB-21)."""
    match = do(started(TRIO, Options(collect_on_first_turn=False)), QUIET)

    assert match.turn.phase is Phase.STRUCTURES
    assert treasury(match, RED) == purse(20, 30)
    assert objected(match, Collect()) == ("BP-TURN-4", "BP-COL-1")


def test_both_can_be_waived() -> None:
    options = Options(events_on_first_turn=False, collect_on_first_turn=False)

    assert started(TRIO, options).turn.phase is Phase.STRUCTURES


# --- events


@pytest.mark.parametrize(
    ("face", "event"), [(1, ANOMALY), (2, None), (10, None), (19, None), (20, WIND)]
)
def test_what_the_event_die_means(face: int, event: str | None) -> None:
    """BP-EVENT-1, BP-EVENT-2."""
    match = do(started(), RollEvent(faces=(face,)))

    assert match.turn.event == event


def test_ex_56_the_chances_of_an_event() -> None:
    """EX-56: BP-EVENT-2."""
    chances = {event.id: Fraction(1, TABLES.event_die) for event in TABLES.events.values()}

    assert chances == {ANOMALY: Fraction(1, 20), WIND: Fraction(1, 20)}
    assert (1 - sum(chances.values())) ** 10 == Fraction(3486784401, 10000000000)


@pytest.mark.parametrize("faces", [(0,), (21,), (3, 4)])
def test_a_face_that_no_d20_has_is_refused(faces: tuple[int, ...]) -> None:
    """BP-APP-1."""
    assert refused(started(), RollEvent(faces=faces)) == ("BP-APP-1",)


def test_an_event_affects_only_who_rolled_it_and_for_one_own_turn() -> None:
    """BP-EVENT-3, BP-EVENT-11."""
    match = do(started(), RollEvent(faces=(20,)))
    assert match.turn.event == WIND

    match = do_all(match, Collect(), EndTurn())

    assert (match.turn.player, match.turn.event) == (BLUE, None)


def test_everybody_can_roll_at_the_start_of_a_round() -> None:
    """event_scope = round_start (AMB-22): the result holds during the own turn of the round."""
    match = started(TRIO, Options(event_scope="round_start"))

    rolled = only(EventRolled, happens(match, RollEvent(faces=(5, 20, 1))))
    assert [(one.player, one.event) for one in rolled.results] == [
        (RED, None),
        (BLUE, WIND),
        (GREEN, ANOMALY),
    ]
    match = do_all(match, RollEvent(faces=(5, 20, 1)), Collect(), EndTurn())
    assert (match.turn.player, match.turn.event, match.turn.phase) == (
        BLUE,
        WIND,
        Phase.COLLECTION,
    )
    match = do_all(match, Collect(), EndTurn())
    assert (match.turn.player, match.turn.event) == (GREEN, ANOMALY)
    match = do_all(match, Collect(), EndTurn())
    assert (match.turn.player, match.turn.phase) == (RED, Phase.EVENT_ROLL)
    assert match.omens == {}


def test_at_the_start_of_a_round_only_survivors_roll() -> None:
    """event_scope = round_start (AMB-22)."""
    match = do(started(TRIO, Options(event_scope="round_start")), Concede(BLUE))

    assert refused(match, RollEvent(faces=(1, 2, 3))) == ("BP-APP-1",)
    assert do(match, RollEvent(faces=(1, 2))).turn.event == ANOMALY


def test_the_roll_of_a_round_is_not_lost_with_whoever_opens_it() -> None:
    """event_scope = round_start (AMB-22): every survivor rolls before the first own turn."""
    match = do(started(TRIO, Options(event_scope="round_start")), Concede(RED))

    rolled = only(EventRolled, happens(match, RollEvent(faces=(20, 1))))

    assert [one.player for one in rolled.results] == [BLUE, GREEN]
    later = do_all(match, RollEvent(faces=(20, 1)), Collect(), EndTurn())
    assert (later.turn.player, later.turn.event, later.turn.round) == (GREEN, ANOMALY, 1)


def test_the_program_rolls_events_if_nobody_does() -> None:
    """BP-APP-1."""
    assert do(started(), RollEvent(), dice=GivenDice(20)).turn.event == WIND


# --- climatic anomaly


def test_an_anomaly_forbids_greenhouses_and_habitats_and_nothing_else() -> None:
    """BP-EVENT-5."""
    match = with_event(building(), ANOMALY)
    at = CENTERS[0] + Hex(2, 0)

    assert objected(match, BuildStructure(RED_HOME, GREENHOUSE, at)) == ("BP-EVENT-5",)
    assert objections(match, BuildStructure(RED_HOME, FURNACE, at)) == {}


def loading(event: str) -> tuple[Match, LoadCargo]:
    match = with_treasury(acting(), RED, RICH)
    match, _ = with_structure(match, RED_HOME, SPACEPORT, CENTERS[0] + Hex(0, 1))
    match, ship = with_ship(match, RED, CARGO, CENTERS[0] + Hex(3, 0))
    kind = HABITAT if event == ANOMALY else DRILL
    return match, LoadCargo(ship, RED_HOME, buy=kind)


def test_an_anomaly_forbids_buying_a_habitat() -> None:
    """BP-EVENT-5, BP-EVENT-13."""
    match, command = loading(ANOMALY)

    assert objected(with_event(match, ANOMALY), command) == ("BP-EVENT-5",)


def test_a_habitat_that_is_aboard_can_be_deployed_in_an_anomaly() -> None:
    """BP-EVENT-13; anomaly_blocks_deployment = true turns it round (AMB-23)."""
    match, ship = with_ship(acting(), RED, CARGO, Hex(15, 6), carried=HABITAT)
    match = with_event(match, ANOMALY)
    command = DeployStructure(ship, asteroid=ROCK)

    assert objections(match, command) == {}
    strict = replace(match, options=Options(anomaly_blocks_deployment=True))
    assert objected(strict, command) == ("BP-EVENT-5",)


# --- stellar wind


def test_a_wind_forbids_furnaces_and_drilling_facilities() -> None:
    """BP-EVENT-8."""
    match = with_event(building(), WIND)
    at = CENTERS[0] + Hex(2, 0)

    assert objected(match, BuildStructure(RED_HOME, FURNACE, at)) == ("BP-EVENT-8",)
    assert objections(match, BuildStructure(RED_HOME, GREENHOUSE, at)) == {}
    laden, command = loading(WIND)
    assert "BP-EVENT-8" in objected(with_event(laden, WIND), command)


def test_a_wind_stops_every_action_of_ships() -> None:
    """BP-EVENT-9."""
    match = with_treasury(acting(), RED, RICH)
    match, spear = with_ship(match, RED, SMALL, WILD_CENTER + Hex(4, 0))
    match, hold = with_ship(match, RED, CARGO, CENTERS[0] + Hex(3, 0), hold=purse(1))
    match, eagle = with_ship(match, RED, BIG, CENTERS[1] + Hex(3, 0))
    match, target = with_ship(match, BLUE, SMALL, CENTERS[1] + Hex(4, 0))
    match, port = with_structure(match, BLUE_HOME, SPACEPORT, CENTERS[1] + Hex(0, 1))
    match = with_event(match, WIND)

    for command in (
        MoveShip(spear, to=WILD_CENTER + Hex(5, 0)),
        Conquer(spear, WILD),
        LoadCargo(hold, RED_HOME, purse(1)),
        UnloadCargo(hold, RED_HOME, purse(1)),
        Attack(unit(eagle), target),
        DestroyStructure(eagle, port),
        Bombard(BLUE_HOME),
    ):
        assert "BP-EVENT-9" in objected(match, command), command


def test_a_wind_stops_neither_shipyards_nor_structures() -> None:
    """BP-EVENT-12; wind_stops_structure_attacks = true stops their fire too (AMB-24)."""
    match = with_event(building(), WIND)
    match, _ = with_structure(match, RED_HOME, SPACEPORT, CENTERS[0] + Hex(0, 1))
    yard = in_phase(match, Phase.SHIPS)
    assert objections(yard, BuildShip(RED_HOME, SMALL)) == {}

    match, ship = with_ship(in_phase(match, Phase.ACTIONS), BLUE, SMALL, CENTERS[0] + Hex(-3, 0))
    [cannon] = [
        one.id for one in match.board.planets[RED_HOME].structures.values() if one.kind == CANNON
    ]
    command = Attack(unit(cannon), ship)
    assert objections(match, command) == {}
    strict = replace(match, options=Options(wind_stops_structure_attacks=True))
    assert objected(strict, command) == ("BP-EVENT-12",)


def test_ships_roll_in_defence_whatever_the_weather() -> None:
    """BP-EVENT-12, BP-TURN-9."""
    match, eagle = with_ship(acting(), RED, BIG, Hex(20, 2))
    match, target = with_ship(match, BLUE, SMALL, Hex(21, 2), built=match.turn.number)

    after = do(match, Attack(unit(eagle), target, faces=(4, 4)))

    assert target in after.board.ships


# --- acting out of turn


def test_acting_out_of_turn_is_objected_to_and_can_be_overruled() -> None:
    """BP-TURN-1, BP-TURN-12."""
    match, ship = with_ship(acting(), BLUE, SMALL, Hex(20, 2))
    command = MoveShip(ship, to=Hex(21, 2))

    assert objected(match, command) == ("BP-TURN-1",)
    assert do(match, command, overrule=True).board.ships[ship].at == Hex(21, 2)


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase is not Phase.ACTIONS])
def test_ships_act_in_the_action_phase_only(phase: Phase) -> None:
    """BP-TURN-2, BP-TURN-12: attacks are made only in the attacker's own action phase."""
    match, ship = with_ship(in_phase(started(), phase), RED, SMALL, Hex(20, 2))
    match, target = with_ship(match, BLUE, SMALL, Hex(21, 2))

    assert objected(match, Attack(unit(ship), target)) == ("BP-TURN-2",)


def test_a_new_turn_forgets_what_was_spent() -> None:
    """BP-ACT-13: unused actions are not carried over, used ones come back."""
    match, ship = with_ship(acting(), RED, SMALL, Hex(20, 2))
    match = do_all(match, MoveShip(ship, to=Hex(21, 2)), MoveShip(ship, to=Hex(22, 2)))

    match = do_all(match, EndTurn(), QUIET, Collect(), EndTurn(), QUIET, Collect(), EndTurn())

    match = do_all(match, QUIET, Collect(), EnterPhase(Phase.ACTIONS))
    match = do_all(match, MoveShip(ship, to=Hex(21, 2)), MoveShip(ship, to=Hex(20, 2)))
    assert objected(match, MoveShip(ship, to=Hex(21, 2))) == ("BP-ACT-1",)


def test_a_turn_can_begin_for_a_player_with_a_structure_in_space_only() -> None:
    match, _ = with_space(started(), PlayerId("blue"), HABITAT, asteroid=ROCK)

    began = only(TurnBegan, happens(do_all(match, QUIET, Collect()), EndTurn()))

    assert began.player == BLUE
