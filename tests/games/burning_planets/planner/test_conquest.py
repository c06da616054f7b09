"""Taking a planet in one turn, against plain recursion over every order, aim and early stop."""

from fractions import Fraction
from typing import Literal

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.messages import Refused
from bp_desktop.core.odds import destroy
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.planner.conquest import Invader, Siege, SiegeStep, levers
from bp_desktop.games.burning_planets.planner.forces import PlanTarget
from tests.games.burning_planets.planner.answers import conquest

CANNON = PlanTarget("cannon", 8, 4)
TOWER = PlanTarget("tower", 12, 6)


def test_an_undefended_planet_needs_one_action_per_structure_and_one_more() -> None:
    """BP-CONQ-6, BP-CONQ-10."""
    two_actions = (Invader("spear", 2, 4),)

    assert conquest(Siege(two_actions, structures=1)).chance == 1
    assert conquest(Siege(two_actions, structures=2)).chance == 0


def test_a_cargo_ship_can_conquer_but_not_destroy() -> None:
    """BP-CONQ-9, BP-CONQ-11."""
    cargo = Invader("cargo", 2)

    assert conquest(Siege((cargo,))).chance == 1
    assert conquest(Siege((cargo,), structures=1)).chance == 0
    assert conquest(Siege((cargo, Invader("spear", 2, 4)), structures=2)).chance == 1


def test_the_chance_to_finish_counts_the_actions_left_after_the_last_defence() -> None:
    """Two Eagles, a cannon and one structure: three actions are enough after the first hit."""
    siege = Siege((Invader("e1", 2, 8), Invader("e2", 2, 8)), (CANNON,), structures=1)
    p = Fraction(11, 32)

    assert conquest(siege).chance == p + (1 - p) * p


def test_the_ship_that_cannot_hurt_the_defence_is_kept_for_the_conquest() -> None:
    siege = Siege((Invader("spear", 2, 4), Invader("eagle", 1, 8)), (CANNON,), structures=1)

    found = conquest(siege)

    assert found.order == ("eagle", "spear")
    assert found.chance == Fraction(11, 32)


def brute_force(siege: Siege) -> Fraction:
    """Every ship in every order does every possible action, or stops."""
    ships = {one.id: one for one in siege.invaders}
    defences = {one.id: one for one in siege.defences}

    def choose(alive: frozenset[str], structures: int, waiting: frozenset[str]) -> Fraction:
        return max(
            (
                act(ships[id_], ships[id_].actions, alive, structures, waiting - {id_})
                for id_ in waiting
            ),
            default=Fraction(0),
        )

    def is_over(alive: frozenset[str], structures: int) -> bool:
        """AMB-55: gone with its last structure, unless it is guarded (AMB-56)."""
        there = bool(siege.defences or siege.structures) and not siege.guarded
        return siege.automatic and there and not alive and not structures

    def act(
        ship: Invader, left: int, alive: frozenset[str], structures: int, waiting: frozenset[str]
    ) -> Fraction:
        if is_over(alive, structures):
            return Fraction(1)
        best = choose(alive, structures, waiting)
        if not left:
            return best
        if not alive and not structures:
            return Fraction(int(not siege.guarded))
        if not alive and ship.die and structures:
            best = max(best, act(ship, left - 1, alive, structures - 1, waiting))
        for id_ in alive if ship.die else ():
            if ship.reaches is None or id_ in ship.reaches:
                p = destroy(ship.die, defences[id_].die, defences[id_].shield)
                hit = act(ship, left - 1, alive - {id_}, structures, waiting)
                miss = act(ship, left - 1, alive, structures, waiting)
                best = max(best, p * hit + (1 - p) * miss)
        return best

    waiting = frozenset(ships)
    for ship in siege.invaders:
        if ship.acting:
            rest = waiting - {ship.id}
            return act(ship, ship.actions, frozenset(defences), siege.structures, rest)
    return choose(frozenset(defences), siege.structures, waiting)


@st.composite
def sieges(draw: st.DrawFn) -> Siege:
    defences = draw(
        st.sampled_from([(), (CANNON,), (CANNON, TOWER), (CANNON, PlanTarget("c2", 8, 4))])
    )
    ids = [one.id for one in defences]
    ships = []
    for number in range(draw(st.integers(1, 3))):
        reaches = (
            draw(st.none() | st.lists(st.sampled_from(ids), unique=True).map(tuple))
            if ids
            else None
        )
        die = draw(st.sampled_from([0, 6, 8, 20]))
        ships.append(Invader(f"s{number}", draw(st.integers(0, 2)), die, reaches))
    acting = draw(st.integers(-3, len(ships) - 1))
    if acting >= 0:
        ships[acting] = replace(ships[acting], acting=True)
    return Siege(
        tuple(ships), defences, draw(st.integers(0, 3)), draw(st.booleans()), draw(st.booleans())
    )


@settings(max_examples=150)
@given(sieges())
def test_the_chance_is_that_of_the_best_of_all_ways(siege: Siege) -> None:
    """BP-CONQ-5 to -11, BP-ACT-8, AMB-55, AMB-56."""
    assert conquest(siege).chance == brute_force(siege)


def test_the_steps_name_defences_then_structures_then_the_conquest() -> None:
    """BP-CONQ-7: nothing else while a defence stands."""
    siege = Siege((Invader("e1", 2, 8), Invader("e2", 2, 8)), (CANNON,), structures=1)

    found = conquest(siege)

    assert found.steps == (
        SiegeStep("attack", "e1", "cannon", 2, Fraction(11, 32)),
        SiegeStep("attack", "e2", "cannon", 2, Fraction(11, 32)),
        SiegeStep("destroy", "e2", number=1),
        SiegeStep("conquer", "e2"),
    )
    assert (found.actions_needed, found.actions_there) == (2, 4)
    assert found.defences_fall == 1 - Fraction(21, 32) ** 4


def test_a_ship_with_an_allowance_of_its_own_for_conquest_keeps_it_while_it_attacks() -> None:
    """AMB-43."""
    apart = Siege((Invader("tera", 1, 20, specials=1),), (CANNON,))
    shared = Siege((Invader("tera", 1, 20),), (CANNON,))

    assert conquest(apart).chance == Fraction(59, 80)
    assert conquest(shared).chance == 0


def test_what_would_help_most_comes_first_and_what_would_not_is_left_out() -> None:
    siege = Siege((Invader("e1", 2, 8),), (CANNON,), structures=1)

    found = finished(levers(siege))

    assert [(one.change, one.what) for one in found] == [
        ("defence_gone", "cannon"),
        ("one_more", "e1"),
        ("structure_gone", ""),
    ]
    assert found[0].chance == 1
    assert all(one.chance > conquest(siege).chance for one in found)


@pytest.mark.parametrize(
    "siege",
    [
        Siege(tuple(Invader(str(n), 1) for n in range(99))),
        Siege((Invader("a", 1), Invader("a", 1))),
        Siege((Invader("a", 1, 8),), tuple(PlanTarget(str(n), 8, 4) for n in range(99))),
        Siege((Invader("a", 1, 8, ("moon",)),), (CANNON,)),
    ],
)
def test_a_siege_that_makes_no_sense_is_refused(siege: Siege) -> None:
    with pytest.raises(Refused):
        conquest(siege)


@pytest.mark.parametrize(
    ("end", "chance"),
    [
        ("never", 1 - Fraction(21, 80) ** 2),
        ("with_actions", Fraction(59, 80)),
        ("by_attacking", Fraction(0)),
    ],
)
def test_where_attacks_use_up_the_conquering_move_it_is_gone_with_them(
    end: Literal["never", "with_actions", "by_attacking"], chance: Fraction
) -> None:
    """AMB-42 with AMB-43: two attacks, and one move that may conquer."""
    ship = Invader("tera", 2, 20, specials=1, specials_end=end)

    assert conquest(Siege((ship,), (CANNON,))).chance == chance


def test_a_ship_in_the_middle_of_its_actions_does_not_wait_for_the_others() -> None:
    """BP-ACT-8: the eagle would be better off last, but has moved already."""
    eagle, tera = Invader("eagle", 1, 8), Invader("tera", 4, 20, ("cannon",))
    last = Siege((eagle, tera), (CANNON,))
    first = Siege((replace(eagle, acting=True), tera), (CANNON,))

    waiting, going_on = conquest(last), conquest(first)

    assert waiting.order == ("tera", "eagle")
    assert going_on.order == ("eagle", "tera")
    assert going_on.chance < waiting.chance


def test_two_ships_in_the_middle_of_their_actions_are_refused() -> None:
    ships = (Invader("a", 1, 8, acting=True), Invader("b", 1, acting=True))

    with pytest.raises(Refused):
        conquest(Siege(ships, (CANNON,)))


def test_one_more_of_a_ship_that_has_begun_has_not_begun() -> None:
    siege = Siege((Invader("eagle", 1, 8, acting=True),), (CANNON,))

    found = finished(levers(siege))

    assert [one.change for one in found] == ["defence_gone", "one_more"]
