"""The worked examples of chapter 19 of the rules of Parsec: fights, step by step."""

from typing import Any

import pytest
from msgspec.structs import replace

from bp_desktop.core.hexes import Hex, from_offset
from bp_desktop.core.odds import first_blood, strike
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c, events as e
from bp_desktop.games.parsec.match.fight_facts import in_reach, strike_of
from bp_desktop.games.parsec.match.legal import answer_offers
from bp_desktop.games.parsec.match.movement import reachable
from bp_desktop.games.parsec.match.state import (
    FightSide,
    FightStage,
    ParsecMatch,
    StrikeState,
    Support,
)
from bp_desktop.games.parsec.match.stats import attack_bonus, defence_bonus
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
    held,
    options,
    planet,
    play,
    played,
    ti,
    unit,
)
from tests.games.parsec.fighting import U, attack, fight_of, missed, now, struck, thrown
from tests.games.parsec.sample import VECTORS, tables
from tests.games.parsec.test_examples import docked_board

# --- strikes


@pytest.mark.parametrize("vector", VECTORS["strike"])
def test_strikes_of_the_vectors(vector: dict[str, Any]) -> None:
    """PA-COMBAT-7 to -10, PA-COORD-2."""
    first, second = vector["dice"]
    made = StrikeState(
        FightSide.ATTACK, (), U(""), sum(vector["att"]), vector["def"],
        attack_die=first, defence_die=second,
    )  # fmt: skip

    assert list(made.totals) == vector["totals"]
    assert made.hits is vector["hit"]


@pytest.mark.parametrize("vector", VECTORS["structure"])
def test_structures_of_the_vectors(vector: dict[str, Any]) -> None:
    """PA-COLONY-3 to -6, PA-EX-15, PA-EX-43."""
    board = board_of(planet(6, "titanium", "gold"))
    center, *ring = board.bodies["m1.1"].cells
    cells = [center, *ring]
    names = [f"r{one}" for one in vector["own"]]
    units = [
        unit(name, RED, COLONY, cells[one]) for name, one in zip(names, vector["own"], strict=True)
    ]
    match = a_match(*units, board=board)
    if vector.get("each", 2) == 3:
        walls = replace(match.players[RED], factions=(ids.FactionId("sample-f3"),))
        match = replace(match, players=match.players | {RED: walls})

    assert defence_bonus(match, match.units[U(f"r{vector['target']}")]) == vector["bonus"]


def test_pa_ex_11_a_tie_goes_to_the_defender() -> None:
    """PA-COMBAT-7 to -10, PA-SALV-1, -4."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    match = attack(match, "r")

    tied, hit = thrown(match, 5, 5), thrown(match, 6, 5)

    assert tied.fight is not None
    assert not struck(tied).hits
    hit = play(hit, c.ChooseLoss(U("b")))
    assert "b" not in hit.units
    assert hand(hit, RED) == ti(2, 1)
    assert hit.fight is None


def test_pa_ex_12_a_counter_attack_kills_the_attacker() -> None:
    """PA-COUNTER-1, -2, PA-SALV-3, PA-MULTI-6, PA-CEND-2."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    match = thrown(attack(match, "r"), 3, 6)
    match = play(match, c.CounterAttack(U("r"), (U("b"),)))
    match = thrown(match, 4, 2)
    match, happened = played(match, c.ChooseLoss(U("r")))

    assert "r" not in match.units
    assert hand(match, BLUE) == ti(4, 2, 2)
    ended = happened[-1]
    assert isinstance(ended, e.FightEnded)
    assert ended.rule == "PA-MULTI-6"


def test_pa_ex_13_events_after_the_roll() -> None:
    """PA-EVT-9, -12, PA-GAP-65."""
    match = a_match(unit("r", RED, FIGHTER, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))
    guns, shield = held("sample-e09"), held("sample-e05")
    players = {
        **match.players,
        RED: replace(match.players[RED], cards=(guns,)),
        BLUE: replace(match.players[BLUE], cards=(shield,)),
    }
    match = thrown(attack(replace(match, players=players), "r"), 4, 5)

    match = play(match, c.PlayEvent(RED, guns.card))
    assert struck(match).hits
    match = play(match, c.PlayEvent(BLUE, shield.card))
    assert struck(match).totals == (7, 7)
    match = play(match, c.AcceptMiss())

    assert match.fight is not None
    assert match.fight.stage is FightStage.ANSWER
    assert match.fight.acting is FightSide.DEFENCE


def test_pa_ex_15_a_full_planet_can_hardly_be_hit() -> None:
    """PA-COLONY-4, PA-COORD-2."""
    board = board_of(planet(6, "titanium", "gold"))
    cells = board.bodies["m1.1"].cells
    colonies = [unit(f"b{one}", BLUE, COLONY, cell) for one, cell in enumerate(cells)]
    far = [Hex(2, 0), Hex(2, -1), Hex(2, -2), Hex(1, 1)]
    cruisers = [unit(f"r{one}", RED, CRUISER, cells[0] + gap) for one, gap in enumerate(far)]
    match = a_match(*colonies, *cruisers, board=board)
    target = match.units[U("b1")]
    three = strike_of(match, FightSide.ATTACK, cruisers[:3], target)
    four = strike_of(match, FightSide.ATTACK, cruisers, target)

    assert strike(8, 8, lead=three.attack - three.defence) == 0
    assert strike(8, 8, lead=four.attack - four.defence) * 64 == 1
    ring = replace(match, units={id_: one for id_, one in match.units.items() if id_ != "b0"})
    assert defence_bonus(ring, target) == 12


# --- counter-attacks


def one_by_one(match: ParsecMatch) -> list[c.CounterSeparately]:
    """The ways that are offered (PA-COORD-6)."""
    offers = [one.command for one in answer_offers(match, fight_of(match)) if one.legal]
    return [one for one in offers if isinstance(one, c.CounterSeparately)]


def test_who_strikes_whom_one_by_one_can_be_chosen() -> None:
    """PA-COORD-6, PA-GAP-34: every way for two and two, as many pairs as can be, and never many."""
    ring = at(0, 0).neighbors()
    two = a_match(
        *(unit(one, RED, CRUISER, cell) for one, cell in zip("cd", ring[:2], strict=True)),
        *(
            unit(one, BLUE, CRUISER, cell)
            for one, cell in zip("ab", (at(0, 0), ring[3]), strict=True)
        ),
    )
    two = missed(attack(two, "c", "d", target="a"))
    assert {frozenset(one.pairs) for one in one_by_one(two)} == {
        frozenset({("a", "c"), ("b", "d")}),
        frozenset({("a", "d"), ("b", "c")}),
    }

    red = [unit(f"c{one}", RED, FIGHTER, cell) for one, cell in enumerate(ring[:5])]
    more = [cell for cell in ring[5].neighbors() if cell not in {at(0, 0), *ring}]
    blue = [unit(f"a{one}", BLUE, CRUISER, cell) for one, cell in enumerate((ring[5], *more))]
    many = a_match(*red, unit("a", BLUE, CRUISER, at(0, 0)), *blue)
    many = missed(attack(many, *(one.id for one in red), target="a"))
    assert 0 < len(one_by_one(many)) <= 4
    assert all(against(many, one) == () for one in one_by_one(many))


def test_pa_ex_17_joint_and_separate_counter_attacks() -> None:
    """PA-COORD-1, -3 to -7, PA-GAP-34."""
    match = a_match(
        unit("a", BLUE, CRUISER, at(0, 0)),
        unit("b", BLUE, CRUISER, at(0, 2)),
        unit("c", RED, CRUISER, at(1, 0)),
        unit("d", RED, FIGHTER, at(1, -1)),
    )
    match = thrown(attack(match, "c", "d", target="a"), 1, 8)
    match = play(match, c.AcceptMiss())
    can = now(match)

    assert set(can.counters[U("c")]) == {"a", "b"}
    assert set(can.counters[U("d")]) == {"a"}
    joint = c.CounterAttack(U("c"), (U("a"), U("b")))
    made = struck(play(match, joint))
    assert strike(8, 8, lead=made.attack - made.defence) * 64 == 43
    alone = struck(play(match, c.CounterAttack(U("d"), (U("a"),))))
    assert strike(8, 8, lead=alone.attack - alone.defence) * 64 == 43
    assert "PA-COORD-5" in against(match, c.CounterAttack(U("d"), (U("b"),)))
    separate = c.CounterSeparately(((U("a"), U("d")), (U("b"), U("c"))))
    assert one_by_one(match) == [separate], "offered, too"
    going = play(match, separate)
    going = play(thrown(going, 1, 8), c.AcceptMiss())
    second = struck(going)
    assert strike(8, 8, lead=second.attack - second.defence) * 64 == 28
    going = play(thrown(going, 1, 8), c.AcceptMiss())
    assert fight_of(going).acting is FightSide.ATTACK
    assert fight_of(going).stage is FightStage.ANSWER


def test_pa_ex_18_long_range_against_a_short_ranged_vessel() -> None:
    """PA-LONG-1 to -4, PA-EVADE-1, -3, -4, PA-CEND-3."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, FIGHTER, at(2, 0)))
    match = play(thrown(attack(match, "r"), 4, 7), c.AcceptMiss())

    assert now(match).counters == {}
    assert now(match).obliged
    assert "PA-COUNTER-6" in against(match, c.DeclineAnswer())
    assert against(match, c.CounterAttack(U("r"), (U("b"),))) != ()
    ended, happened = played(match, c.Evade(U("b"), to=at(4, 0)))
    assert ended.fight is None
    assert isinstance(happened[-1], e.FightEnded)
    assert happened[-1].rule == "PA-CEND-3"
    still = play(match, c.Evade(U("b"), to=at(2, -1)))
    assert still.fight is not None
    assert still.fight.stage is FightStage.RESUME
    again = play(still, c.ResumeAttack(U("b"), (U("r"),)))
    assert fight_of(again).stage is FightStage.BEFORE_ROLL
    assert play(still, c.LetGo()).fight is None


@pytest.mark.parametrize("vector", VECTORS["evasion"])
def test_evasions_of_the_vectors(vector: dict[str, Any]) -> None:
    """PA-EX-18, PA-EVADE-6."""
    start = at(*vector["from"])
    blockers = [unit(f"r{n}", RED, CRUISER, at(*cell)) for n, cell in enumerate(vector["blockers"])]
    match = a_match(*blockers, unit("b", BLUE, FIGHTER, start))
    cells = reachable(match, match.units[U("b")], vector["move"])

    assert len(cells) == vector["reachable"]
    assert at(*vector["safe_contains"]) in cells


def test_pa_ex_19_long_range_against_a_colony() -> None:
    """PA-LONG-5, PA-COLONY-1, -2, PA-EVADE-5, PA-COUNTER-7."""
    board = board_of(planet(6, "titanium", "gold"))
    there = board.bodies["m1.1"].cells[0]
    colony = unit("b", BLUE, COLONY, there)
    far = a_match(colony, unit("r", RED, CRUISER, there + Hex(2, 0)), board=board)
    near = a_match(colony, unit("r", RED, CRUISER, there + Hex(1, 0)), board=board)

    over, happened = played(thrown(attack(far, "r"), 4, 5), c.AcceptMiss())
    assert over.fight is None
    assert isinstance(happened[-1], e.FightEnded)
    beside = play(thrown(attack(near, "r"), 4, 5), c.AcceptMiss())
    assert "PA-COUNTER-6" in against(beside, c.DeclineAnswer())
    assert "PA-EVADE-5" in against(beside, c.Evade(U("b"), to=there + Hex(0, 1)))
    made = struck(play(beside, c.CounterAttack(U("r"), (U("b"),))))
    assert strike(8, 8, lead=made.attack - made.defence) * 64 == 15


def test_pa_ex_21_a_surrounded_vessel_can_only_strike_back() -> None:
    """PA-EVADE-2, PA-UNIT-9, PA-GAP-25, -27."""
    ring = [unit(f"r{one}", RED, FIGHTER, cell) for one, cell in enumerate(at(0, 0).neighbors())]
    match = a_match(unit("b", BLUE, CARGO, at(0, 0)), *ring)
    match = play(thrown(attack(match, "r0"), 1, 8), c.AcceptMiss())
    can = now(match)

    assert can.evasions == {}
    assert can.counters == {U("r0"): (U("b"),)}
    assert "PA-COUNTER-6" in against(match, c.DeclineAnswer())
    made = struck(play(match, c.CounterAttack(U("r0"), (U("b"),))))
    assert strike(8, 8, lead=made.attack - made.defence) * 64 == 28
    open_ring = replace(match, units={id_: one for id_, one in match.units.items() if id_ != "r3"})
    assert U("b") in now(open_ring).evasions
    decline = replace(match, options=options(combat={"allow_decline": True}))
    assert play(decline, c.DeclineAnswer()).fight is None


def test_pa_ex_23_two_small_vessels_evade_one_after_the_other() -> None:
    """PA-MULTI-2 to -5."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("g", BLUE, FIGHTER, at(1, 0)),
    )
    match = play(thrown(attack(match, "r"), 1, 8), c.AcceptMiss())
    match = play(match, c.Evade(U("b"), to=at(3, 0)))

    assert match.fight is not None
    assert match.fight.stage is FightStage.RESUME
    match = play(match, c.ResumeAttack(U("g"), (U("r"),)))
    made = struck(match)
    assert strike(8, 8, lead=made.attack - made.defence) * 64 == 43
    match = play(thrown(match, 1, 8), c.AcceptMiss())
    assert U("r") in now(match).counters
    assert U("g") in now(match).evasions


def test_pa_ex_24_the_loser_picks_the_casualty() -> None:
    """PA-COMBAT-11, -13, PA-MULTI-1, PA-GAP-23, -31, -41."""
    board = board_of(planet(6, "titanium", "gold"))
    there = board.bodies["m1.1"].cells[1]
    match = a_match(
        unit("k", BLUE, COLONY, there),
        unit("c", BLUE, CARGO, there),
        unit("b", BLUE, FIGHTER, there),
        unit("r", RED, CRUISER, there + Hex(1, 0)),
        board=board,
    )
    match = attack(match, "r")
    made = struck(match)
    assert made.attack - made.defence == 2
    match = play(thrown(match, 8, 1), c.ChooseLoss(U("c")))

    assert hand(match, RED) == ti(2, 1)
    assert match.fight is not None
    assert match.fight.acting is FightSide.DEFENCE
    assert "PA-MULTI-1" in against(match, c.DeclineAnswer())


def test_a_loaded_transport_gives_up_what_it_carries() -> None:
    """PA-TRANS-9 to -12, PA-GAP-21."""
    ship = U("b")
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, TRANSPORT, at(1, 0)),
        unit("f", BLUE, FIGHTER, at(1, 0), aboard=ship),
        unit("g", BLUE, CARGO, at(1, 0), aboard=ship),
    )
    carrier = match.units[ship]
    assert attack_bonus(match, carrier, declared=True) == 2
    assert defence_bonus(match, carrier) == 1
    match = thrown(attack(match, "r"), 8, 1)

    assert "PA-TRANS-11" in against(match, c.ChooseLoss(ship))
    match = play(match, c.ChooseLoss(U("g")))
    assert ship in match.units
    assert match.fight is not None
    empty = replace(match, fight=None, units={
        id_: replace(one, attacked=0) for id_, one in match.units.items() if one.aboard is None
    })  # fmt: skip
    empty = thrown(attack(empty, "r"), 8, 1)
    assert ship not in play(empty, c.ChooseLoss(ship)).units


# --- support


def test_pa_ex_32_support_for_a_fee() -> None:
    """PA-ALLY-1 to -4, -6, PA-GAP-37, -38."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("a", BLUE, CRUISER, at(2, -1)),
        unit("b", GREEN, TRANSPORT, at(1, 0)),
        hands={RED: ti(0, 0, 3)},
    )
    match = replace(match, units=match.units | {U("a"): unit("a", BLUE, CRUISER, at(3, 0))})
    match = attack(match, "r", supports=(Support(U("a"), ti(0, 0, 2)),))

    assert (hand(match, RED), hand(match, BLUE)) == (ti(0, 0, 1), ti(0, 0, 2))
    made = struck(match)
    assert strike(8, 8, lead=made.attack - made.defence) * 64 == 43
    match = play(thrown(match, 4, 5), c.ChooseLoss(U("b")))
    assert hand(match, RED) == ti(2, 3, 3)
    assert hand(match, BLUE) == ti(0, 0, 2)
    assert match.fight is None


def test_pa_ex_45_a_supporting_vessel_is_lost() -> None:
    """PA-ALLY-5, PA-COORD-7, PA-MULTI-1, PA-GAP-36, -64."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("b", BLUE, CRUISER, at(1, 0)),
    )
    match = attack(match, "r", supports=(Support(U("g")),))
    match = thrown(match, 2, 6)
    match = play(match, c.CounterAttack(U("g"), (U("b"),)))
    lost = play(thrown(match, 6, 3), c.ChooseLoss(U("g")))

    assert hand(lost, BLUE) == ti(4, 2, 2)
    assert lost.fight is not None
    assert lost.fight.acting is FightSide.ATTACK
    assert "PA-COUNTER-6" in against(lost, c.DeclineAnswer())
    made = struck(play(lost, c.CounterAttack(U("b"), (U("r"),))))
    assert strike(8, 8, lead=made.attack - made.defence) * 64 == 21


def test_without_an_own_vessel_left_supporters_keep_no_fight_open() -> None:
    """PA-EX-45, PA-GAP-64."""
    match = a_match(
        unit("r", RED, FIGHTER, at(0, 0)),
        unit("g", GREEN, CRUISER, at(3, 0)),
        unit("b", BLUE, CRUISER, at(1, 0)),
    )
    match = thrown(attack(match, "r", supports=(Support(U("g")),)), 2, 6)
    match = play(match, c.CounterAttack(U("r"), (U("b"),)))
    match = play(thrown(match, 8, 1), c.ChooseLoss(U("r")))

    assert match.fight is None


# --- the rest


def test_pa_ex_40_a_simplified_battle_ends_with_the_first_loss() -> None:
    """PA-VSIMPLE-1, -2, PA-GAP-58."""
    units = (
        unit("f", RED, FIGHTER, at(0, 0)),
        unit("g", RED, FIGHTER, at(0, 0)),
        unit("r", RED, CRUISER, at(1, -1)),
        unit("b", BLUE, FIGHTER, at(1, 0)),
        unit("k", BLUE, CRUISER, at(2, 0)),
    )

    def after_the_counter(match: ParsecMatch) -> ParsecMatch:
        match = thrown(attack(match, "f", "g", "r"), 1, 8)
        match = play(match, c.CounterAttack(U("f"), (U("b"), U("k"))))
        return play(thrown(match, 8, 1), c.ChooseLoss(U("f")))

    simple = after_the_counter(a_match(*units, chosen=options(variant={"simplified": True})))
    usual = after_the_counter(a_match(*units))

    assert simple.fight is None
    assert usual.fight is not None
    assert usual.fight.acting is FightSide.ATTACK


@pytest.mark.parametrize("vector", VECTORS["first_blood"])
def test_pa_ex_41_first_blood(vector: dict[str, Any]) -> None:
    """Chapter 18."""
    one, other = vector["att"], vector["def"]
    attack_chance = strike(8, 8, lead=one["attack"] - other["defence"])
    counter = strike(8, 8, lead=other["attack"] - one["defence"])

    found = first_blood(attack_chance, counter)

    assert found is not None
    assert [found.numerator, found.denominator] == vector["fraction"]


def test_pa_ex_42_a_colony_with_company_under_long_range_fire() -> None:
    """PA-LONG-5, PA-COUNTER-6, PA-GAP-30, -66."""
    board = board_of(planet(6, "titanium", "gold"))
    start = board.bodies["m1.1"].cells[0] - Hex(2, 0)
    match = a_match(
        unit("r", RED, CRUISER, start),
        unit("b", BLUE, COLONY, start + Hex(2, 0)),
        unit("f", BLUE, FIGHTER, start + Hex(2, 0)),
        board=board,
    )
    alone = play(thrown(attack(match, "r"), 4, 5), c.AcceptMiss())

    assert now(alone).counters == {}
    assert U("f") in now(alone).evasions
    assert not now(alone).obliged
    assert play(alone, c.DeclineAnswer()).fight is None
    helped = replace(
        match, units=match.units | {U("k"): unit("k", BLUE, CRUISER, start + Hex(0, 2))}
    )
    helped = play(thrown(attack(helped, "r"), 4, 5), c.AcceptMiss())
    made = struck(play(helped, c.CounterAttack(U("r"), (U("k"),))))
    assert strike(8, 8, lead=made.attack - made.defence) * 64 == 28
    fewer = replace(helped, options=options(combat={"any_supporter": False}))
    assert now(fewer).counters == {}


def test_pa_ex_43_a_structure_with_walls() -> None:
    """PA-COLONY-4, PA-UNIT-11."""
    assert strike(8, 8, lead=2 - 6) * 64 == 6
    assert strike(8, 8, lead=2 - 9) == 0


def test_pa_ex_44_evading_onto_a_dock() -> None:
    """PA-PORT-4, PA-EVADE-4, PA-GAP-20."""
    board = docked_board()
    dock = from_offset(5, 4)
    there = from_offset(6, 4)
    enemy = next(cell for cell in there.neighbors() if cell.distance(dock) == 1 and cell != dock)
    match = a_match(unit("r", RED, FIGHTER, enemy), unit("b", BLUE, CARGO, there), board=board)
    match = play(thrown(attack(match, "r"), 1, 8), c.Evade(U("b"), to=dock))

    assert match.fight is None
    assert not in_reach(match, match.units[U("r")], match.units[U("b")])
    fresh = replace(match, units=match.units | {U("r"): unit("r", RED, FIGHTER, enemy)})
    assert "PA-PORT-4" in against(fresh, c.DeclareAttack((U("r"),), U("b")))


def test_pa_ex_46_one_attack_for_each_fighter() -> None:
    """PA-UNIT-6, PA-TRANS-9, PA-GAP-18."""
    match = a_match(
        unit("f", RED, FIGHTER, at(0, 0)),
        unit("t", RED, TRANSPORT, at(0, 1)),
        unit("b", BLUE, CARGO, at(1, 0)),
    )
    match = play(thrown(attack(match, "f"), 1, 8), c.CounterAttack(U("f"), (U("b"),)))
    match = play(thrown(match, 1, 8), c.Evade(U("f"), to=at(-1, 1)))
    if match.fight is not None:
        match = play(match, c.LetGo())
    match = play(match, c.MoveVessel(U("f"), to=at(0, 1), board=U("t")))
    carrier = match.units[U("t")]

    assert attack_bonus(match, carrier, declared=True) == 1
    assert attack_bonus(match, carrier, declared=False) == 2
    assert "PA-UNIT-6" in against(match, c.DeclareAttack((U("f"),), U("b")))


def test_a_cargo_and_a_colony_start_no_attack() -> None:
    """PA-UNIT-8, PA-COLONY-2, PA-COMBAT-1."""
    match = a_match(unit("r", RED, CARGO, at(0, 0)), unit("b", BLUE, CARGO, at(1, 0)))

    assert "PA-UNIT-8" in against(match, c.DeclareAttack((U("r"),), U("b")))
    assert "PA-COMBAT-1" in against(match, c.DeclareAttack((U("b"),), U("r")))


def test_whoever_loses_the_last_unit_is_out_and_leaves_everything() -> None:
    """PA-ELIM-1 to -3, -5, PA-GAP-51."""
    match = a_match(
        unit("r", RED, CRUISER, at(0, 0)),
        unit("b", BLUE, CARGO, at(1, 0)),
        players=(RED, BLUE),
        hands={RED: ti(1), BLUE: ti(1, 2, 3)},
    )
    units = {id_: one for id_, one in match.units.items() if id_ != "far-blue"}
    blue = replace(match.players[BLUE], cards=(held("sample-e05"),))
    match = replace(match, units=units, players=match.players | {BLUE: blue})

    match = play(thrown(attack(match, "r"), 8, 1), c.ChooseLoss(U("b")))

    assert match.players[BLUE].eliminated
    assert hand(match, RED) == ti(1) + ti(1, 2, 3) + ti(2, 1)
    assert match.players[RED].cards == (held("sample-e05"),)
    assert match.winners == (RED,)


def cards_in_play(match: ParsecMatch) -> int:
    hands = sum(player.hand.total for player in match.players.values())
    return hands + match.bank.total


def test_cards_are_never_made_or_lost_in_a_fight() -> None:
    """PA-RES-3."""
    match = a_match(unit("r", RED, CRUISER, at(0, 0)), unit("b", BLUE, FIGHTER, at(1, 0)))
    before = cards_in_play(match)

    match = play(thrown(attack(match, "r"), 8, 1), c.ChooseLoss(U("b")))

    assert cards_in_play(match) == before == tables().full_bank.total
