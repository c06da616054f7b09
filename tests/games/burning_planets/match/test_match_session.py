"""A match in a session: refusals change nothing, overruling is recorded, the journal is all."""

from datetime import UTC, datetime
from random import Random

import msgspec
import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.dice import AppDice
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Objected, Refused
from bp_desktop.games.burning_planets.ids import Phase, Positions, ShipId
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.evolution import EVOLVERS, Event
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import HANDLERS, Command
from bp_desktop.games.shared import house_rules
from bp_desktop.games.system import Enforcement
from bp_desktop.games.table import Stage
from bp_desktop.session.ports import MemoryJournal
from bp_desktop.session.session import ConsentNeeded, Session
from tests.games.burning_planets.match.build import (
    RED,
    RED_HOME,
    SMALL,
    SYSTEM,
    TRIO,
    cannon_cell,
    creation,
    purse,
)
from tests.games.burning_planets.match.wanderer import Wanderer

Table = Session[Match, Command, Event]


def noon() -> datetime:
    return datetime(2030, 1, 1, 12, tzinfo=UTC)


def opened(journal: MemoryJournal, seed: int = 1) -> Table:
    return Session(SYSTEM, journal, AppDice(seed), noon)


def begun(enforcement: Enforcement = Enforcement.WARN) -> tuple[Table, MemoryJournal]:
    journal = MemoryJournal()
    session = opened(journal)
    session.submit(creation(enforcement=enforcement))
    session.submit(c.RollOrder(faces=(20, 1, 2)))
    for number, player in enumerate(session.state.order):
        session.submit(c.PlaceStartingCannon(player, cannon_cell(number)))
    return session, journal


# --- answers


def test_what_is_refused_leaves_the_same_state() -> None:
    """BP-RES-3."""
    session, journal = begun()
    before, lines = session.state, len(journal.lines())

    with pytest.raises(Refused):
        session.submit(c.AdjustTreasury(RED, -purse(21)), overrule=True)

    assert session.state is before
    assert len(journal.lines()) == lines


def test_what_is_objected_to_leaves_the_same_state() -> None:
    """BP-TURN-3."""
    session, journal = begun()
    before, lines = session.state, len(journal.lines())

    with pytest.raises(Objected) as caught:
        session.submit(c.EndTurn())

    assert caught.value.rules == ("BP-TURN-3", "BP-EVENT-1", "BP-COL-1")
    assert session.state is before
    assert len(journal.lines()) == lines


def test_an_overruled_objection_is_carried_out_and_recorded() -> None:
    """BP-APP-4."""
    session, _ = begun()

    change = session.submit(c.EndTurn(), overrule=True)

    assert change.entry.overruled == ("BP-TURN-3", "BP-EVENT-1", "BP-COL-1")
    assert session.state.turn.number == 2


def test_a_strict_table_has_to_change_the_enforcement_first() -> None:
    """BP-APP-4."""
    session, _ = begun(Enforcement.STRICT)
    with pytest.raises(Objected):
        session.submit(c.EndTurn(), overrule=True)

    session.submit(house_rules.ChangeEnforcement(Enforcement.FREE))

    assert session.submit(c.EndTurn()).entry.overruled


def test_typed_and_thrown_dice_are_both_recorded() -> None:
    """BP-APP-1: die, result, purpose and whose hand; player, turn and phase are the state's."""
    session, _ = begun()

    typed = session.submit(c.RollEvent(faces=(13,)))
    session.submit(c.Collect())
    session.submit(c.EndTurn())
    thrown = session.submit(c.RollEvent())

    assert typed.entry.outcome is not None
    assert thrown.entry.outcome is not None
    [hand], [app] = typed.entry.outcome.rolls, thrown.entry.outcome.rolls
    assert (hand.die, hand.face, hand.origin, hand.purpose) == (20, 13, "hand", "event:red")
    assert (app.die, app.origin, app.purpose) == (20, "app", "event:blue")


def test_dice_are_a_seal() -> None:
    session, _ = begun()
    session.submit(c.RollEvent(faces=(13,)))

    with pytest.raises(ConsentNeeded):
        session.undo()


def test_the_past_can_be_corrected_and_the_future_kept() -> None:
    """The event was a 1, not a 2: the collection after it comes out differently."""
    session, _ = begun()
    roll = session.submit(c.RollEvent(faces=(2,))).entry.seq
    session.submit(c.Collect())
    assert session.state.players[RED].treasury == purse(22, 33)

    session.amend(roll, c.RollEvent(faces=(1,)), consent=True)

    assert session.state.players[RED].treasury == purse(20, 33)


# --- random matches


@pytest.mark.parametrize("positions", list(Positions))
@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=15)
def test_the_journal_alone_is_the_match(positions: Positions, chance: Random) -> None:
    journal = MemoryJournal()
    session, wanderer = opened(journal, chance.randint(0, 10**6)), Wanderer(chance)
    session.submit(creation(TRIO, positions=positions))
    for _ in range(60):
        if session.state.stage is Stage.OVER:
            break
        before = session.state
        try:
            session.submit(wanderer.command(before), overrule=chance.random() < 0.6)
        except (Refused, Objected):
            assert session.state is before
        if chance.random() < 0.1:
            kept = session.state
            session.undo(consent=True)
            session.redo()
            running = replace(kept.clock, paused=False, reason="", left=False)
            assert session.state == replace(kept, clock=running), "going on is resuming"

    assert opened(MemoryJournal(journal.lines())).state == session.state


# --- the whole language


def test_every_command_has_a_handler_and_every_event_an_evolution() -> None:
    commands = msgspec.inspect.type_info(SYSTEM.commands)
    events = msgspec.inspect.type_info(SYSTEM.events)
    assert isinstance(commands, msgspec.inspect.UnionType)
    assert isinstance(events, msgspec.inspect.UnionType)

    assert {one.cls for one in commands.types} == set(HANDLERS)  # type: ignore[attr-defined]  # all are structs
    assert {one.cls for one in events.types} == set(EVOLVERS)  # type: ignore[attr-defined]  # all are structs


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b'{"type":"end_turn"}', c.EndTurn()),
        (b'{"type":"roll_event","faces":[7]}', c.RollEvent(faces=(7,))),
        (b'{"type":"enter_phase","phase":"ships"}', c.EnterPhase(Phase.SHIPS)),
        (
            b'{"type":"move_ship","ship":"red-1","to":[3,4]}',
            c.MoveShip(ShipId("red-1"), to=Hex(3, 4)),
        ),
        (
            b'{"type":"build_ship","yard":"p1","class":"small","count":2}',
            c.BuildShip(RED_HOME, SMALL, count=2),
        ),
        (
            b'{"type":"change_option","option":"cargo_capacity","value":5}',
            house_rules.ChangeOption("cargo_capacity", 5),
        ),
    ],
)
def test_commands_as_people_write_them(line: bytes, expected: Command) -> None:
    """BP-APP-7."""
    assert msgspec.json.decode(line, type=SYSTEM.commands) == expected


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b'{"type":"fly"}',
        b'{"type":"end_turn","now":true}',
        b'{"type":"enter_phase","phase":"lunch"}',
        b'{"type":"build_ship","yard":"p1","class":"small","count":0}',
        b'{"type":"build_ship","yard":"p1","class":"small","count":1000000}',
        b'{"type":"move_ship","ship":"red-1","to":[3]}',
        b'{"type":"load_cargo","ship":"red-1","site":"p1","goods":{"amounts":{"metal":0}}}',
        b'{"type":"load_cargo","ship":"red-1","site":"p1","buy":"habitat","goods":{"metal":5}}',
    ],
)
def test_what_is_no_command_is_not_read(line: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(line, type=SYSTEM.commands)
