"""Elimination, concession and the end of a match (BP-ELIM, BP-WIN, BP-ALLY)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Several
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.burning_planets.board import SpaceStructure
from bp_desktop.games.burning_planets.ids import (
    CARGO,
    FactionId,
    Phase,
    PlayerId,
    Positions,
    StructureId,
)
from bp_desktop.games.burning_planets.match.changes import into_reserve
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    Attack,
    Collect,
    Concede,
    Conquer,
    EndTurn,
    RemoveThing,
    RollEvent,
    SetOwner,
    ShareVictory,
    StopMatch,
)
from bp_desktop.games.burning_planets.match.events import MatchEnded, PlayerEliminated, TurnBegan
from bp_desktop.games.burning_planets.match.state import Ending, Match
from bp_desktop.games.burning_planets.options import DEFAULTS, Options
from bp_desktop.games.shared.house_rules import ChangeOption
from bp_desktop.games.table import Stage
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    BLUE_HOME,
    CENTERS,
    DUO,
    ENORMOUS,
    GREEN,
    HABITAT,
    RED,
    RED_HOME,
    ROCK,
    ROCK_CELL,
    SMALL,
    STATION,
    SYSTEM,
    TRIO,
    acting,
    creation,
    do,
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
    with_ship,
    with_space,
    without_defences,
)


def at_the_last_planet(
    options: Options = DEFAULTS, factions: tuple[FactionId, ...] = TRIO
) -> tuple[Match, Conquer]:
    """Red is about to take Blue's only planet."""
    match = without_defences(acting(factions, options), BLUE_HOME)
    match, ship = with_ship(match, RED, SMALL, CENTERS[1] + Hex(3, 0))
    return match, Conquer(ship, BLUE_HOME)


# --- elimination


def test_a_player_with_nothing_left_is_eliminated_at_once() -> None:
    """BP-ELIM-1, BP-ELIM-2: the treasury is discarded, nobody inherits it."""
    match, conquer = at_the_last_planet()
    assert treasury(match, BLUE) == purse(50)

    after = do(match, conquer)

    assert after.players[BLUE].eliminated
    assert treasury(after, BLUE) == EMPTY
    assert treasury(after, RED) == treasury(match, RED)
    assert after.stage is Stage.PLAY


def test_a_ship_or_a_deployed_structure_keeps_a_player_in_the_game() -> None:
    """BP-ELIM-1."""
    match, conquer = at_the_last_planet()

    with_a_ship, _ = with_ship(match, BLUE, CARGO, Hex(14, 11))
    assert not do(with_a_ship, conquer).players[BLUE].eliminated
    with_a_habitat, _ = with_space(match, BLUE, HABITAT, asteroid=ROCK)
    assert not do(with_a_habitat, conquer).players[BLUE].eliminated


def test_a_structure_in_reserve_does_not() -> None:
    """BP-ELIM-1, BP-ELIM-2: the reserve is discarded too."""
    match, conquer = at_the_last_planet()
    match = into_reserve(match, SpaceStructure(StructureId("looted"), STATION, BLUE))

    after = do(match, conquer)

    assert after.players[BLUE].eliminated
    assert after.players[BLUE].reserve == ()


def test_the_last_ship_the_last_structure_and_the_last_asteroid_count() -> None:
    """BP-ELIM-1: at the first moment at which nothing is left."""
    match = do(started(), SetOwner(BLUE_HOME, GREEN))
    assert match.players[BLUE].eliminated  # it was all Blue had
    base = in_phase(started(), Phase.ACTIONS)
    planet = replace(base.board.planets[BLUE_HOME], owner=GREEN)
    base = replace(
        base, board=replace(base.board, planets={**base.board.planets, BLUE_HOME: planet})
    )

    match, ship = with_ship(base, BLUE, SMALL, Hex(14, 11))
    match, eagle = with_ship(match, RED, BIG, Hex(15, 11))
    assert do(match, Attack(unit(eagle), ship, faces=(8, 1))).players[BLUE].eliminated

    match, station = with_space(base, BLUE, STATION, Hex(14, 11))
    match, eagle = with_ship(match, RED, BIG, Hex(15, 11))
    assert do(match, Attack(unit(eagle), station, faces=(8, 1))).players[BLUE].eliminated

    match, _ = with_space(base, BLUE, HABITAT, asteroid=ROCK)
    match, giant = with_ship(match, RED, ENORMOUS, ROCK_CELL + Hex(1, 0))
    assert do(match, Attack(unit(giant), ROCK, faces=(20,))).players[BLUE].eliminated

    match, ship = with_ship(base, BLUE, SMALL, Hex(14, 11))
    assert do(match, RemoveThing(ship)).players[BLUE].eliminated


def test_the_table_can_count_planets_only() -> None:
    """elimination = no_planets (AMB-60): the clean-up of BP-ELIM-5 follows at once."""
    match, conquer = at_the_last_planet(Options(elimination="no_planets"))
    match, ship = with_ship(match, BLUE, BIG, Hex(14, 11))
    match, habitat = with_space(match, BLUE, HABITAT, asteroid=ROCK)

    after = do(match, conquer)

    assert after.players[BLUE].eliminated
    assert ship not in after.board.ships
    assert habitat not in after.board.space


def test_the_table_can_count_planets_and_ships() -> None:
    """elimination = no_planets_no_ships (AMB-60)."""
    match, conquer = at_the_last_planet(Options(elimination="no_planets_no_ships"))
    match, _ = with_space(match, BLUE, HABITAT, asteroid=ROCK)
    fleet, _ = with_ship(match, BLUE, BIG, Hex(14, 11))

    assert do(match, conquer).players[BLUE].eliminated
    assert not do(fleet, conquer).players[BLUE].eliminated


def test_a_change_of_the_option_counts_at_once() -> None:
    """BP-APP-5, elimination = no_planets."""
    match, conquer = at_the_last_planet()
    match, _ = with_ship(match, BLUE, BIG, Hex(14, 11))
    match = do(match, conquer)
    assert not match.players[BLUE].eliminated

    match = do(match, ChangeOption("elimination", "no_planets"))

    assert match.players[BLUE].eliminated


def test_no_option_leaves_nobody_in_the_match() -> None:
    """BP-ELIM-1: where nobody has a planet, planets cannot be what counts."""
    match = acting()
    for owner, at in ((RED, Hex(14, 11)), (BLUE, Hex(14, 13)), (GREEN, Hex(14, 15))):
        match, _ = with_ship(match, owner, BIG, at)
    planets = {id_: replace(one, owner=None) for id_, one in match.board.planets.items()}
    match = replace(match, board=match.board.changed(planets=planets))

    assert refused(match, ChangeOption("elimination", "no_planets")) == ("BP-ELIM-1",)


def test_nothing_can_be_done_for_an_eliminated_player() -> None:
    """BP-ELIM-4."""
    match, conquer = at_the_last_planet()
    match = do(match, conquer)

    assert refused(match, AdjustTreasury(BLUE, purse(5))) == ("BP-ELIM-4",)
    assert refused(match, Concede(BLUE)) == ("BP-ELIM-4",)


# --- concession


def conceding() -> Match:
    """Blue has a bit of everything, and a load of Blue's is in Red's hold."""
    match, _ = with_ship(started(), BLUE, CARGO, Hex(14, 11), hold=purse(7))
    match, _ = with_ship(match, RED, CARGO, Hex(16, 11), hold=purse(9))
    match, _ = with_space(match, BLUE, HABITAT, asteroid=ROCK)
    return match


def test_a_player_who_concedes_leaves_nothing_but_nature() -> None:
    """BP-ELIM-5, BP-CONQ-16."""
    match = conceding()

    after = do(match, Concede(BLUE))

    planet = after.board.planets[BLUE_HOME]
    assert (planet.owner, planet.structures) == (None, {})
    assert planet.natural == match.board.planets[BLUE_HOME].natural
    assert [ship.owner for ship in after.board.ships.values()] == [RED]
    assert after.board.space == {}
    assert after.players[BLUE].eliminated
    assert treasury(after, BLUE) == EMPTY


def test_goods_in_other_holds_stay_and_goods_in_own_holds_are_lost() -> None:
    """BP-ELIM-6."""
    match = do(conceding(), Concede(BLUE))

    [ship] = match.board.ships.values()
    assert ship.hold == purse(9)


def test_a_structure_on_its_way_in_another_players_ship_goes_too() -> None:
    """BP-ELIM-5, foreign_cargo_moves_structures (AMB-32)."""
    match, ship = with_ship(started(), RED, CARGO, Hex(14, 11))
    carrying = SpaceStructure(StructureId("guest"), STATION, BLUE)
    freighter = replace(match.board.ships[ship], carried=carrying)
    match = replace(match, board=replace(match.board, ships={ship: freighter}))

    assert do(match, Concede(BLUE)).board.ships[ship].carried is None


def test_if_the_active_player_concedes_the_next_one_goes_on() -> None:
    """BP-ELIM-4."""
    match = in_phase(started(), Phase.SHIPS)

    happened = happens(match, Concede(RED))

    assert only(PlayerEliminated, happened).conceded
    assert only(TurnBegan, happened).player == BLUE


def test_a_player_can_concede_in_anybodys_turn() -> None:
    match = do(started(), Concede(GREEN))

    assert match.turn.player == RED
    assert match.survivors == (RED, BLUE)


# --- victory


def test_the_last_survivor_wins_at_once() -> None:
    """BP-WIN-1, BP-WIN-3."""
    match, conquer = at_the_last_planet(factions=DUO)

    ended = only(MatchEnded, happens(match, conquer))

    assert (ended.ending, ended.winners) == (Ending.LAST_SURVIVOR, (RED,))
    after = do(match, conquer)
    assert (after.stage, after.winners) == (Stage.OVER, (RED,))


def test_it_does_not_matter_who_destroyed_the_enemies() -> None:
    """BP-WIN-2: Green concedes, Blue is destroyed by Red."""
    match, conquer = at_the_last_planet()

    match = do(do(match, Concede(GREEN)), conquer)

    assert match.winners == (RED,)


def test_a_match_that_is_over_stays_so() -> None:
    """BP-WIN-3."""
    match, conquer = at_the_last_planet(factions=DUO)
    match = do(match, conquer)

    for command in (EndTurn(), RollEvent(), Collect(), conquer, Concede(RED), StopMatch()):
        assert refused(match, command) == ("BP-WIN-3",)


def test_ex_60_a_shared_victory_needs_everybody_who_is_left() -> None:
    """EX-60: BP-WIN-4, BP-WIN-5. A, B and C are Red, Blue and Green."""
    match = started()
    assert objected(match, ShareVictory((RED, BLUE))) == ("BP-WIN-5",)

    match = do(do(match, Concede(GREEN)), ShareVictory((RED, BLUE)))

    assert (match.stage, match.ending, match.winners) == (Stage.OVER, Ending.SHARED, (RED, BLUE))


def test_sharing_can_be_ruled_out() -> None:
    """shared_victory = off (AMB-62)."""
    match = do(started(TRIO, Options(shared_victory="off")), Concede(GREEN))

    assert objected(match, ShareVictory((RED, BLUE))) == ("BP-WIN-4",)


def test_two_players_have_no_alliance_to_share_in() -> None:
    """BP-ALLY-1."""
    assert objected(started(DUO), ShareVictory((RED, BLUE))) == ("BP-ALLY-1",)


@pytest.mark.parametrize(
    ("agreed", "rule"), [((RED,), "BP-WIN-4"), ((), "BP-WIN-4"), ((RED, PlayerId("x")), "BP-APP-7")]
)
def test_sharing_takes_at_least_two_who_play(agreed: tuple[PlayerId, ...], rule: str) -> None:
    assert refused(started(), ShareVictory(agreed)) == (rule,)


def test_a_match_stopped_by_agreement_has_no_winner() -> None:
    """BP-WIN-6: there is no turn limit, no score and no tie-break."""
    match = do(started(), StopMatch("the last bus"))

    assert (match.stage, match.ending, match.winners) == (Stage.OVER, Ending.STOPPED, ())


def test_a_long_match_goes_on() -> None:
    """BP-WIN-6."""
    match = started(DUO)
    for _ in range(200):
        match = do(do(do(match, RollEvent(faces=(7,))), Collect()), EndTurn())

    assert (match.stage, match.turn.round) == (Stage.PLAY, 101)


def test_beside_a_real_board_victory_works_the_same() -> None:
    """BP-ELIM-1, BP-WIN-3."""
    match = without_defences(acting(DUO, positions=Positions.TABLE), BLUE_HOME)
    match, ship = with_ship(match, RED, SMALL, None)

    assert do(match, Conquer(ship, BLUE_HOME)).winners == (RED,)


def test_a_player_without_anything_yet_is_not_eliminated_by_others_losses() -> None:
    """BP-ELIM-1 speaks of losing: beside a real board things may not be in the lists."""
    match = acting(positions=Positions.TABLE)
    planet = replace(match.board.planets[BLUE_HOME], owner=GREEN)
    board = replace(match.board, planets={**match.board.planets, BLUE_HOME: planet})
    match, ship = with_ship(replace(match, board=board), GREEN, SMALL, None)
    match, eagle = with_ship(match, RED, BIG, None)

    after = do(match, Attack(unit(eagle), ship, faces=(8, 1)))

    assert not after.players[BLUE].eliminated


def test_alliances_are_nowhere_in_the_state() -> None:
    """BP-ALLY-1 to BP-ALLY-5, BP-COMM-1, BP-COMM-2, BP-COMM-3: oral agreements and notes are the
    players' own; the program restricts nothing because of them."""
    fields = set(Match.__struct_fields__)

    assert not any("alli" in field or "message" in field for field in fields)
    assert objections(started(), Concede(RED)) == {}


def test_the_summary_of_a_match() -> None:
    over, conquer = at_the_last_planet(factions=DUO)

    assert SYSTEM.summary(SYSTEM.start).key == "bp.match.empty"
    assert SYSTEM.summary(do(SYSTEM.start, creation())).key == "bp.match.in_setup"
    running, won = SYSTEM.summary(started()).args, SYSTEM.summary(do(over, conquer)).args
    assert isinstance(running["players"], Several)
    assert [(one.name, one.number) for one in running["players"].things] == [
        (player.name, player.color + 1) for player in started().players.values()
    ]
    assert (running["round"], running["player"], running["phase"]) == (1, "Red", "event_roll")
    assert (won["winners"], won["round"]) == ("Red", over.turn.round)
    assert SYSTEM.summary(do(started(), StopMatch())).key == "bp.match.stopped"


def test_red_home_is_no_ones_to_give_away() -> None:
    """BP-CONQ-16: only conceding gives a planet up; what the table corrects is on record."""
    match = do(started(), SetOwner(RED_HOME, None))

    assert match.players[RED].eliminated
