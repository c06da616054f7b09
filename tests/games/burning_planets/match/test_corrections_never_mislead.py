"""Corrections never mislead: what a later step did, it does to the same thing or not at all."""

from collections.abc import Iterator
from dataclasses import replace as with_fields

import pytest
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Objected
from bp_desktop.games.burning_planets.ids import CARGO, ClassId, Phase, ShipId, StructureId
from bp_desktop.games.burning_planets.match.commands import (
    AdjustTreasury,
    BuildShip,
    BuildStructure,
    Collect,
    Demolish,
    EndTurn,
    EnterPhase,
    MoveShip,
    RollEvent,
)
from bp_desktop.games.burning_planets.match.events import ShipMoved
from bp_desktop.games.burning_planets.match.evolution import Event
from bp_desktop.games.burning_planets.match.naming import like_ours
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.session.amend import Conflict, ConflictKind, Decision
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import Session
from tests.games.burning_planets.match.build import (
    BIG,
    BLUE,
    CENTERS,
    DUO,
    ENORMOUS,
    FURNACE,
    GREENHOUSE,
    RED,
    RED_HOME,
    RICH,
    SMALL,
    SPACEPORT,
    SYSTEM,
    do,
    in_phase,
    kinds_on,
    purse,
    started,
    with_structure,
    with_treasury,
)

MatchSession = Session[Match, Command, Event]
QUIET = RollEvent(faces=(10,))


def table(phase: Phase) -> MatchSession:
    """Red's own turn, rich and with a spaceport; nobody else but Blue plays."""
    match = with_treasury(started(DUO), RED, RICH)
    match, _ = with_structure(match, RED_HOME, SPACEPORT, CENTERS[0] + Hex(2, 0))
    match = replace(in_phase(match, phase), foreign=like_ours(match.board))
    system = with_fields(SYSTEM, start=match)
    return Session(system, MemoryJournal(), AppDice(1))


def blue_passes() -> Iterator[Command]:
    """From Red's own turn to the third phase of Red's next one."""
    yield EndTurn()
    yield QUIET
    yield Collect()
    yield EndTurn()
    yield QUIET
    yield Collect()


def play(session: MatchSession, *commands: Command) -> list[int]:
    """Submit; the numbers of the steps."""
    return [session.submit(command).entry.seq for command in commands]


def kinds_of(conflicts: tuple[Conflict[Command], ...]) -> dict[int, ConflictKind]:
    return {one.seq: one.kind for one in conflicts}


# --- things keep their names


def built_three_and_moved_the_cargo_ship() -> tuple[MatchSession, int, dict[ClassId, ShipId]]:
    """F1: a Spear by mistake, a cargo ship and an Eagle; a round later the cargo ship moves."""
    session = table(Phase.SHIPS)
    berths = zip((SMALL, CARGO, BIG), (Hex(6, 6), Hex(6, 5), Hex(5, 7)), strict=True)
    spear, _, _ = play(session, *(BuildShip(RED_HOME, cls, at) for cls, at in berths))
    ships = {ship.cls: ship.id for ship in session.state.board.ships.values()}
    play(session, *blue_passes(), EnterPhase(Phase.ACTIONS))
    play(session, MoveShip(ships[CARGO], to=Hex(7, 5)))
    return session, spear, ships


def test_a_struck_build_leaves_the_later_ships_their_moves_and_numbers() -> None:
    """F1: the Eagle moved instead of the cargo ship, and nobody was told."""
    session, spear, ships = built_three_and_moved_the_cargo_ship()
    before = session.state.board.ships

    plan = session.plan_amend(spear, None)
    assert plan.conflicts == ()
    session.amend(spear, None)

    after = session.state.board.ships
    assert set(after) == {ships[CARGO], ships[BIG]}
    assert after[ships[CARGO]].at == Hex(7, 5) == before[ships[CARGO]].at
    assert after[ships[BIG]].at == before[ships[BIG]].at
    assert {ship.cls: ship.number for ship in after.values()} == {CARGO: 2, BIG: 3}


def test_a_struck_build_takes_its_own_later_steps_along_as_conflicts() -> None:
    session, _, ships = built_three_and_moved_the_cargo_ship()
    cargo, move = int(ships[CARGO].split(".")[0]), session.entries[-1].seq

    plan = session.plan_amend(cargo, None)

    assert kinds_of(plan.conflicts) == {move: ConflictKind.REFUSED}
    with pytest.raises(Objected):
        session.amend(cargo, None)
    session.amend(cargo, None, {move: Decision.STRIKE})
    assert {ship.cls for ship in session.state.board.ships.values()} == {SMALL, BIG}


def test_another_class_of_ship_is_another_ship() -> None:
    session, _, ships = built_three_and_moved_the_cargo_ship()
    cargo, move = int(ships[CARGO].split(".")[0]), session.entries[-1].seq

    plan = session.plan_amend(cargo, BuildShip(RED_HOME, ENORMOUS, Hex(6, 5)))

    assert kinds_of(plan.conflicts) == {move: ConflictKind.OTHER_THING}
    session.amend(cargo, BuildShip(RED_HOME, ENORMOUS, Hex(6, 5)), {move: Decision.KEEP})
    assert session.state.board.ships[ships[CARGO]].at == Hex(7, 5)


def test_a_struck_structure_leaves_the_later_ones_theirs() -> None:
    """F1: the greenhouse was demolished, and a correction tore down the spaceport instead."""
    session = table(Phase.STRUCTURES)
    cells = (Hex(2, -1), Hex(1, 1), Hex(0, 2))
    steps: list[int] = []
    for kind, cell in zip((FURNACE, GREENHOUSE, SPACEPORT), cells, strict=True):
        steps += play(session, BuildStructure(RED_HOME, kind, CENTERS[0] + cell))[:1]
        play(session, *blue_passes())
    greenhouse = next(
        one.id
        for one in session.state.board.planets[RED_HOME].structures.values()
        if one.kind == GREENHOUSE
    )
    play(session, Demolish(greenhouse))
    before = kinds_on(session.state, RED_HOME)

    plan = session.plan_amend(steps[0], None)

    assert plan.conflicts == ()
    session.amend(steps[0], None)
    assert kinds_on(session.state, RED_HOME) == [one for one in before if one != FURNACE]


def test_an_inserted_ship_takes_nobodys_name_move_or_number() -> None:
    """F1: a forgotten Spear moved in the place of the Obliterator."""
    session = table(Phase.SHIPS)
    [built] = play(session, BuildShip(RED_HOME, ENORMOUS, Hex(6, 6)))
    [obliterator] = session.state.board.ships
    play(session, *blue_passes(), EnterPhase(Phase.ACTIONS))
    play(session, MoveShip(obliterator, to=Hex(7, 6)))

    plan = session.plan_amend(built, BuildShip(RED_HOME, SMALL, Hex(6, 5)), inserted=True)
    assert plan.conflicts == ()
    session.amend(built, BuildShip(RED_HOME, SMALL, Hex(6, 5)), inserted=True)

    ships = session.state.board.ships
    assert ships[obliterator].at == Hex(7, 6)
    assert {ship.cls: ship.number for ship in ships.values()} == {ENORMOUS: 1, SMALL: 2}


# --- whoever acts stays who acted


def test_a_struck_end_of_turn_gives_nobody_the_others_turn() -> None:
    """F1: Blue's roll and collection were carried out for Red."""
    session = table(Phase.ACTIONS)
    ended, rolled, collected, passed = play(session, EndTurn(), QUIET, Collect(), EndTurn())
    blue = session.state.players[BLUE].treasury

    plan = session.plan_amend(ended, None)

    assert kinds_of(plan.conflicts) == {
        rolled: ConflictKind.OTHER_SEAT,
        collected: ConflictKind.OTHER_SEAT,
        passed: ConflictKind.OTHER_SEAT,
    }
    with pytest.raises(Objected):
        session.amend(ended, None)
    assert session.state.players[BLUE].treasury == blue


def test_a_booking_is_made_whatever_the_phase() -> None:
    session = table(Phase.ACTIONS)
    ended, booked = play(session, EndTurn(), AdjustTreasury(BLUE, purse(metal=5), "found"))

    plan = session.plan_amend(ended, None)

    assert plan.conflicts == ()
    assert plan.changed == ()
    assert booked not in [one.seq for one in plan.revised]


def test_a_step_in_another_phase_is_a_conflict() -> None:
    session = table(Phase.STRUCTURES)
    entered, ended = play(session, EnterPhase(Phase.SHIPS), EndTurn())

    plan = session.plan_amend(entered, None)

    assert kinds_of(plan.conflicts) == {ended: ConflictKind.OTHER_PHASE}


def test_a_later_step_with_the_same_things_and_other_results_is_listed_as_changed() -> None:
    """What a planet yields has changed: the same player, the same phase, other amounts."""
    session = table(Phase.STRUCTURES)
    [built, *_, collected] = play(
        session, BuildStructure(RED_HOME, FURNACE, CENTERS[0] + Hex(1, 1)), *blue_passes()
    )

    plan = session.plan_amend(built, None)

    assert plan.conflicts == ()
    assert [one.seq for one in plan.changed] == [collected]


def test_a_step_keeps_the_shape_of_its_events() -> None:
    """The names are those of the step, and so the journal reads the same after a correction."""
    session, spear, _ = built_three_and_moved_the_cargo_ship()
    was = session.timeline[-1].outcome

    session.amend(spear, None)

    assert session.timeline[-1].outcome == was
    assert isinstance(was.events[0], ShipMoved)


def test_a_structure_is_named_by_its_step() -> None:
    session = table(Phase.STRUCTURES)

    [built] = play(session, BuildStructure(RED_HOME, FURNACE, CENTERS[0] + Hex(-1, 2)))

    assert StructureId(f"{built}.1") in session.state.board.planets[RED_HOME].structures


def test_the_position_is_as_the_tests_say() -> None:
    assert do(table(Phase.ACTIONS).state, EndTurn()).turn.player == BLUE
