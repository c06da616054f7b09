"""Movement of Parsec: steps, stops, consent, transports and what is aboard (chapter 9 and 3.3)."""

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c
from bp_desktop.games.parsec.match.movement import reachable
from bp_desktop.games.parsec.match.state import ParsecMatch
from bp_desktop.games.parsec.match.stats import attack_bonus, move_of
from bp_desktop.games.parsec.match.trade import Contact, contacts, has_docked
from tests.games.parsec.build import (
    BLUE,
    CARGO,
    COLONY,
    CRUISER,
    FIGHTER,
    GREEN,
    RED,
    TRANSPORT,
    a_match,
    against,
    at,
    board_of,
    hand,
    in_turn_of,
    options,
    planet,
    play,
    ti,
    unit,
)
from tests.games.parsec.test_examples import docked_board

U = ids.UnitId


def moving(name: str, *to: int, **more: object) -> c.MoveVessel:
    return c.MoveVessel(U(name), to=at(*to), **more)  # type: ignore[arg-type]  # told by name


# --- how far, how often


@pytest.mark.parametrize(
    ("kind", "steps"), [(CARGO, 3), (FIGHTER, 2), (TRANSPORT, 10), (CRUISER, 5)]
)
def test_a_vessel_goes_as_far_as_its_movement(kind: ids.TypeId, steps: int) -> None:
    """PA-MOVE-1: one parsec is one cell, in any direction and round any corner."""
    match = a_match(unit("r", RED, kind, at(0, 0)))
    far = [Hex(steps, 0), Hex(0, -steps), Hex(-steps, steps)]

    for gap in far:
        goal = at(0, 0) + gap
        if goal in match.board.modules_at:
            assert play(match, c.MoveVessel(U("r"), to=goal)).units[U("r")].cell == goal
    beyond = c.MoveVessel(U("r"), to=at(0, 0) + Hex(-steps - 1, 0))
    assert against(match, beyond) == ("PA-MOVE-1",)
    bent = c.MoveVessel(U("r"), way=(at(1, 0), at(1, -1)))
    assert play(match, bent).units[U("r")].cell == at(1, -1)
    assert against(match, c.MoveVessel(U("r"), way=(at(2, 0),))) == ("PA-MOVE-1",)


def test_every_own_vessel_moves_once_in_a_turn() -> None:
    """PA-MOVE-2, PA-UNIT-5."""
    match = a_match(unit("r", RED, CARGO, at(0, 0)), unit("s", RED, FIGHTER, at(0, 3)))

    match = play(match, moving("r", 1, 0))
    match = play(match, moving("s", 0, 4))

    assert against(match, moving("r", 2, 0)) == ("PA-UNIT-5",)
    assert against(in_turn_of(match, RED), moving("r", 2, 0)) == ()
    assert "PA-TURN-2" in against(in_turn_of(match, BLUE), moving("r", 2, 0))


def test_a_vessel_built_in_this_turn_waits() -> None:
    """PA-UNIT-7."""
    match = a_match(unit("r", RED, CARGO, at(0, 0), built=5))

    assert against(match, moving("r", 1, 0)) == ("PA-UNIT-7",)
    assert against(in_turn_of(match, RED), moving("r", 1, 0)) == ()


def test_a_colony_never_moves() -> None:
    """PA-COLONY-1."""
    match = a_match(unit("r", RED, COLONY, at(0, 0)))

    assert against(match, moving("r", 1, 0)) == ("PA-COLONY-1",)


# --- others in the way


def test_nobody_stops_among_others() -> None:
    """PA-MOVE-3, PA-GAP-9: with consent only if the table says so."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    agreed = moving("r", 1, 0, consents=(BLUE,))

    assert "PA-MOVE-3" in against(match, moving("r", 1, 0))
    assert "PA-GAP-9" in against(match, agreed)
    friendly = replace(match, options=options(move={"stop_with_consent": True}))
    assert against(friendly, agreed) == ()
    assert "PA-GAP-9" in against(friendly, moving("r", 1, 0))


def through(match: ParsecMatch, **more: object) -> tuple[str, ...]:
    """What is against passing straight through (1, 0)."""
    way = c.MoveVessel(U("r"), way=(at(1, 0), at(2, 0)), **more)  # type: ignore[arg-type]
    return against(match, way)


def test_passing_others_needs_their_consent_and_may_cost_a_toll() -> None:
    """PA-MOVE-4, PA-GAP-10."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)), hands={RED: ti(2)}
    )

    assert "PA-MOVE-4" in through(match)
    assert through(match, consents=(BLUE,)) == ()
    toll = c.MoveVessel(U("r"), way=(at(1, 0), at(2, 0)), consents=(BLUE,), tolls=((BLUE, ti(2)),))
    paid = play(match, toll)
    assert (hand(paid, RED), hand(paid, BLUE)) == (ti(), ti(2))
    dear = replace(toll, tolls=((BLUE, ti(3)),))
    assert against(match, dear) == ("PA-GAP-10",)


@pytest.mark.parametrize("blocks", [True, False])
def test_colonies_of_others_block_the_way_or_not(blocks: bool) -> None:
    """PA-GAP-10: own units, planets and docks never do."""
    chosen = options(move={"colony_blocks": blocks})
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, COLONY, at(1, 0)), chosen=chosen
    )

    assert ("PA-GAP-10" in through(match)) is blocks
    own = replace(match, units=match.units | {U("b"): unit("b", RED, COLONY, at(1, 0))})
    assert through(own) == ()


def test_the_core_of_the_port_is_closed() -> None:
    """PA-GAP-10."""
    match = a_match(unit("r", RED, CARGO, from_offset(5, 4)), board=docked_board())

    assert "PA-GAP-10" in against(match, c.MoveVessel(U("r"), to=from_offset(4, 4)))


# --- room


def test_a_stop_needs_room() -> None:
    """PA-MOVE-5, -6, PA-PLACE-6: two small vessels or one large one."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("k", RED, CRUISER, at(0, 1)),
        unit("s", RED, CARGO, at(1, 0)),
        unit("u", RED, CARGO, at(1, 0)),
        unit("t", RED, TRANSPORT, at(2, 0)),
    )

    assert "PA-PLACE-6" in against(match, moving("r", 1, 0))
    assert "PA-MOVE-5" in against(match, moving("k", 1, 0))
    assert "PA-MOVE-6" in against(match, moving("r", 2, 0))
    assert against(match, moving("r", 2, 0, board=U("t"))) == ()
    assert at(1, 0) not in reachable(match, match.units[U("r")], 2)


@pytest.mark.parametrize("cargos_only", [True, False])
def test_docks_are_for_all_vessels_or_for_one_cargo_each(cargos_only: bool) -> None:
    """PA-GAP-20, PA-PORT-1."""
    chosen = options(port={"docks_cargo_only": cargos_only})
    dock, beside = from_offset(5, 4), from_offset(6, 4)
    match = a_match(
        unit("f", RED, FIGHTER, beside), unit("c", RED, CARGO, beside), board=docked_board(),
        chosen=chosen,
    )  # fmt: skip

    assert (against(match, c.MoveVessel(U("f"), to=dock)) == ()) is not cargos_only
    there = play(match, c.MoveVessel(U("c"), to=dock))
    second = replace(there, units=there.units | {U("d"): unit("d", RED, CARGO, beside)})
    assert (against(second, c.MoveVessel(U("d"), to=dock)) == ()) is not cargos_only


# --- transports


def loaded(*more: object, **other: object) -> ParsecMatch:
    """A transport with a fighter and a cargo aboard, in open space."""
    return a_match(
        unit("t", RED, TRANSPORT, at(0, 0)),
        unit("f", RED, FIGHTER, at(0, 0), aboard=U("t")),
        unit("g", RED, CARGO, at(0, 0), aboard=U("t")),
        *more,  # type: ignore[arg-type]  # units
        **other,  # type: ignore[arg-type]
    )


def test_small_vessels_come_aboard_by_themselves() -> None:
    """PA-TRANS-1, -2, PA-GAP-15: and the transport may still move, with its load."""
    match = a_match(
        unit("t", RED, TRANSPORT, at(0, 0)),
        unit("f", RED, FIGHTER, at(1, 0)),
        unit("k", RED, CRUISER, at(0, 1)),
    )
    match = play(match, moving("f", 0, 0, board=U("t")))

    assert match.units[U("f")].aboard == "t"
    assert "PA-TRANS-1" in against(match, moving("k", 0, 0, board=U("t")))
    onto = a_match(unit("t", RED, TRANSPORT, at(0, 0)), unit("f", RED, FIGHTER, at(1, 0)))
    assert "PA-PLACE-6" in against(onto, moving("t", 1, 0))
    match = play(match, moving("t", 5, 0))
    assert match.units[U("f")].cell == at(5, 0)


def test_what_is_aboard_travels_along_without_a_move_of_its_own() -> None:
    """PA-TRANS-14, PA-GAP-15."""
    match = play(loaded(), moving("t", 4, 0))

    assert {match.units[U(one)].cell for one in "tfg"} == {at(4, 0)}
    assert match.units[U("f")].moved != match.turn.number
    match = play(match, c.Unload(U("f"), to=at(5, 0)))
    assert against(match, moving("f", 6, 0)) == ()


def test_unloading_is_onto_a_cell_beside_the_transport() -> None:
    """PA-TRANS-3, PA-GAP-17: where the vessel could stop; an empty one if the table says so."""
    match = loaded(unit("b", BLUE, CARGO, at(1, 0)), unit("s", RED, FIGHTER, at(0, 1)))

    assert against(match, c.Unload(U("f"), to=at(0, 0))) == ("PA-TRANS-3",)
    assert against(match, c.Unload(U("f"), to=at(2, 0))) == ("PA-TRANS-3",)
    assert "PA-MOVE-3" in against(match, c.Unload(U("f"), to=at(1, 0)))
    assert against(match, c.Unload(U("f"), to=at(0, 1))) == ()
    both = play(play(match, c.Unload(U("f"), to=at(-1, 0))), c.Unload(U("g"), to=at(-1, 0)))
    assert {both.units[U(one)].cell for one in "fg"} == {at(-1, 0)}
    empty = replace(match, options=options(trans={"unload_empty_only": True}))
    assert against(empty, c.Unload(U("f"), to=at(0, 1))) == ("PA-GAP-17",)
    assert against(empty, c.Unload(U("f"), to=at(-1, 0))) == ()


def test_what_was_loaded_in_this_turn_stays_aboard() -> None:
    """PA-TRANS-4."""
    match = a_match(unit("t", RED, TRANSPORT, at(0, 0)), unit("f", RED, FIGHTER, at(1, 0)))
    match = play(match, moving("f", 0, 0, board=U("t")))
    out = c.Unload(U("f"), to=at(0, 1))

    assert against(match, out) == ("PA-TRANS-4",)
    assert against(in_turn_of(match, RED), out) == ()


@pytest.mark.parametrize("uses", [True, False])
def test_unloading_is_the_move_of_a_vessel_or_not(uses: bool) -> None:
    """PA-GAP-16."""
    match = replace(loaded(), options=options(trans={"unload_uses_move": uses}))
    match = play(match, c.Unload(U("f"), to=at(1, 0)))

    assert (against(match, moving("f", 2, 0)) == ("PA-UNIT-5",)) is uses


def test_a_vessel_aboard_does_nothing_by_itself() -> None:
    """PA-TRANS-15: it neither moves nor fights nor founds a colony."""
    board = board_of(planet(6, "titanium", "gold"))
    cell = board.bodies["m1.1"].cells[0]
    match = a_match(
        unit("t", RED, TRANSPORT, cell),
        unit("f", RED, FIGHTER, cell, aboard=U("t")),
        unit("g", RED, CARGO, cell, aboard=U("t")),
        unit("b", BLUE, CARGO, cell + Hex(1, 0)),
        board=board,
        hands={RED: ti(9, 9, 9)},
    )

    assert "PA-TRANS-15" in against(match, c.MoveVessel(U("f"), to=cell + Hex(0, 1)))
    assert "PA-TRANS-15" in against(match, c.DeclareAttack((U("f"),), U("b")))
    assert "PA-TRANS-15" in against(match, c.FoundColony(U("g")))
    assert contacts(match, RED) == {}


@pytest.mark.parametrize("acts", [True, False])
def test_a_cargo_aboard_acts_for_the_cell_of_its_transport_or_not(acts: bool) -> None:
    """PA-GAP-19: trade, docking and founding."""
    chosen = options(trans={"cargo_acts_aboard": acts})
    board = board_of(planet(6, "titanium", "gold"))
    cell, dock = board.bodies["m1.1"].cells[0], from_offset(5, 4)
    near = a_match(
        unit("t", RED, TRANSPORT, cell),
        unit("g", RED, CARGO, cell, aboard=U("t")),
        unit("b", BLUE, CARGO, cell + Hex(1, 0)),
        board=board,
        chosen=chosen,
        hands={RED: ti(2, 2)},
    )
    docked = a_match(
        unit("t", RED, TRANSPORT, dock),
        unit("g", RED, CARGO, dock, aboard=U("t")),
        board=docked_board(),
        chosen=chosen,
    )

    assert contacts(near, RED) == ({BLUE: frozenset({Contact.CARGOS})} if acts else {})
    assert (against(near, c.FoundColony(U("g"))) == ()) is acts
    assert has_docked(docked, RED) is acts


@pytest.mark.parametrize("uses", [True, False])
def test_a_fighter_aboard_attacks_once_or_its_bonus_is_apart(uses: bool) -> None:
    """PA-GAP-18, PA-TRANS-9."""
    chosen = options(trans={"aboard_bonus_uses_attack": uses})
    match = replace(loaded(unit("b", BLUE, CARGO, at(1, 0))), options=chosen)
    match = play(match, c.DeclareAttack((U("t"),), U("b")))

    assert (match.units[U("f")].attacked == match.turn.number) is uses
    carrier = match.units[U("t")]
    assert attack_bonus(match, carrier, declared=True) == (1 if uses else 2)
    assert attack_bonus(match, carrier, declared=False) == 2


def test_green_is_nobody_here() -> None:
    """PA-MOVE-4: whoever is not passed need not agree."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))

    assert "PA-MOVE-4" in through(match, consents=(GREEN,))
    assert move_of(match, match.units[U("r")]) == 2
