"""The planner against brute force: every die face of every attack, every order, every aim."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bp_desktop.core.messages import Refused
from bp_desktop.core.odds import beats
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.planner.conquest import Invader, Siege, conquest
from bp_desktop.games.burning_planets.planner.forces import Attacker, Field, Forces, Target
from bp_desktop.games.burning_planets.planner.optimum import Goal, Planner, best_plan
from bp_desktop.games.burning_planets.planner.outcomes import outcomes

TOWER = Target("tower", 12, 6)
CANNON = Target("cannon", 8, 4)
SCOUT = Target("scout", 4, 0)


def faces(attack_die: int, defence_die: int) -> Iterable[tuple[int, int | None]]:
    defence: Iterable[int | None] = range(1, defence_die + 1) if defence_die else (None,)
    return product(range(1, attack_die + 1), defence)


def chance(attack_die: int, target: Target) -> Fraction:
    """By counting every pair of faces with the resolver's own rule."""
    pairs = list(faces(attack_die, target.die))
    hits = sum(beats(attack, defence, target.shield) for attack, defence in pairs)
    return Fraction(hits, len(pairs))


def test_one_enormous_ship_against_a_tower_is_ex_34() -> None:
    plan = Forces((Attacker("tera", 20, 4),), (TOWER,))

    assert outcomes(plan).chance_of_all == Fraction(40036479, 40960000)


def test_every_face_of_two_attacks_counted_one_by_one_gives_the_same_distribution() -> None:
    plan = Forces((Attacker("eagle", 8, 2),), (SCOUT, CANNON))

    counted: dict[tuple[str, ...], int] = {}
    total = 0
    for first in faces(8, 4):
        shot = beats(first[0], first[1], 0)
        second_target = CANNON if shot else SCOUT
        for second in faces(8, second_target.die):
            # A cannon has twice the faces of a scout: weigh the pairs alike.
            weight = 1 if second_target is CANNON else 2
            again = beats(second[0], second[1], second_target.shield)
            destroyed = ("scout",) * shot + (second_target.id,) * again
            counted[destroyed] = counted.get(destroyed, 0) + weight
            total += weight

    assert outcomes(plan).by_destroyed == {
        destroyed: Fraction(number, total)
        for destroyed, number in sorted(counted.items(), key=lambda pair: -pair[1])
    }


def test_expected_loot_and_losses_are_means_over_the_distribution() -> None:
    cargo = Target("cargo", 6, 2, worth=Purse.of(metal=30), loot=Purse.of(metal=40, food=5))
    plan = Forces((Attacker("hammer", 6, 1),), (cargo,))

    found = outcomes(plan)

    assert found.expected_loot() == {"metal": 40 * Fraction(7, 18), "food": 5 * Fraction(7, 18)}
    assert found.expected_losses() == {"metal": 30 * Fraction(7, 18)}
    assert found.expected_number == Fraction(7, 18)


def brute_force(forces: Forces, goal: Goal) -> Fraction:
    """Best value over all orders, aims and early stops, by plain recursion on fractions."""
    targets = {target.id: target for target in forces.targets}

    def worth(alive: frozenset[str]) -> Fraction:
        gone = len(targets) - len(alive)
        match goal.kind:
            case "all":
                return Fraction(int(not alive))
            case "these":
                return Fraction(int(not alive & set(goal.targets)))
            case "at_least":
                return Fraction(int(gone >= goal.number))
            case "expected":
                return Fraction(gone)

    def act(attacker: Attacker, left: int, alive: frozenset[str], rest: frozenset[str]) -> Fraction:
        best = choose(alive, rest)
        if left:
            for id_ in alive & set(attacker.reaches if attacker.reaches is not None else targets):
                p = chance(attacker.die, targets[id_])
                hit = act(attacker, left - 1, alive - {id_}, rest)
                miss = act(attacker, left - 1, alive, rest)
                best = max(best, p * hit + (1 - p) * miss)
        return best

    def choose(alive: frozenset[str], waiting: frozenset[str]) -> Fraction:
        best = worth(alive)
        for attacker in forces.attackers:
            if attacker.id in waiting:
                best = max(best, act(attacker, attacker.attacks, alive, waiting - {attacker.id}))
        return best

    return choose(frozenset(targets), frozenset(one.id for one in forces.attackers))


DICE = st.sampled_from([4, 6, 8, 12, 20])
TARGETS = st.lists(
    st.tuples(st.sampled_from([0, 4, 6, 8, 12]), st.integers(0, 6)), min_size=1, max_size=2
).map(lambda rows: tuple(Target(f"t{n}", die, shield) for n, (die, shield) in enumerate(rows)))


@st.composite
def small_forces(draw: st.DrawFn) -> Forces:
    targets = draw(TARGETS)
    ids = [target.id for target in targets]
    attackers = []
    for number in range(draw(st.integers(1, 3))):
        reaches = draw(st.none() | st.lists(st.sampled_from(ids), unique=True).map(tuple))
        attackers.append(Attacker(f"a{number}", draw(DICE), draw(st.integers(0, 2)), reaches))
    return Forces(tuple(attackers), targets)


@settings(max_examples=60)
@given(
    small_forces(),
    st.sampled_from([Goal(), Goal("at_least", number=1), Goal("expected"), Goal("these", ("t0",))]),
)
def test_the_best_plan_is_the_best_of_all_plans(forces: Forces, goal: Goal) -> None:
    assert best_plan(forces, goal).value == brute_force(forces, goal)


@settings(max_examples=40)
@given(small_forces())
def test_no_fixed_order_of_attackers_beats_the_best_plan(forces: Forces) -> None:
    best = best_plan(forces, Goal()).value

    for order in permutations(forces.attackers):
        found = outcomes(Forces(order, forces.targets))
        assert found.chance_of_all <= best
        assert sum(found.alive.values()) == 1


def test_who_can_choose_a_target_waits_for_those_who_cannot() -> None:
    """BP-ACT-8 makes order matter: the last one then knows which target is left."""
    free = Attacker("free", 8, 1)
    bound = Attacker("at scout", 8, 1, ("scout",)), Attacker("at cannon", 8, 1, ("cannon",))
    forces = Forces((free, *bound), (SCOUT, CANNON))

    best = best_plan(forces, Goal())

    assert best.first is not None
    assert best.first.attacker != "free"
    assert best.value > outcomes(forces).chance_of_all


def test_following_the_moves_of_the_plan_reaches_its_value() -> None:
    forces = Forces(
        (Attacker("a", 8, 2), Attacker("b", 6, 1, ("scout",)), Attacker("c", 20, 1)),
        (SCOUT, CANNON),
    )
    planner = Planner(forces, Goal())
    targets = {target.id: target for target in forces.targets}
    attackers = {one.id: one for one in forces.attackers}

    def follow(alive: frozenset[str], waiting: frozenset[str]) -> Fraction:
        move = planner.next_move(alive, waiting)
        if move is None:
            return Fraction(int(not alive))
        return under_way(
            move.attacker, attackers[move.attacker].attacks, alive, waiting - {move.attacker}
        )

    def under_way(
        attacker: str, left: int, alive: frozenset[str], waiting: frozenset[str]
    ) -> Fraction:
        move = planner.go_on(attacker, left, alive, waiting) if left else None
        if move is None:
            return follow(alive, waiting)
        p = chance(attackers[attacker].die, targets[move.target])
        hit = under_way(attacker, left - 1, alive - {move.target}, waiting)
        miss = under_way(attacker, left - 1, alive, waiting)
        return p * hit + (1 - p) * miss

    assert follow(frozenset(targets), frozenset(attackers)) == planner.solve().value


def test_a_target_nobody_can_destroy_is_named_before_the_roll() -> None:
    """EX-37: a d4 against a tower has no chance."""
    field = Field(Forces((Attacker("spear", 4, 2),), (TOWER, SCOUT)))

    assert field.hopeless() == ("tower",)


@pytest.mark.parametrize(
    "forces",
    [
        Forces((Attacker("a", 8, 2), Attacker("a", 8, 2)), (SCOUT,)),
        Forces((Attacker("a", 8, 2, ("nowhere",)),), (SCOUT,)),
        Forces(tuple(Attacker(str(n), 8, 1) for n in range(99)), (SCOUT,)),
        Forces((Attacker("a", 8, 2),), tuple(Target(str(n), 4, 0) for n in range(99))),
    ],
)
def test_forces_that_make_no_sense_are_refused(forces: Forces) -> None:
    with pytest.raises(Refused):
        outcomes(forces)


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
