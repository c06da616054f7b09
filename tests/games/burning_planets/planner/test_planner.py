"""The planner against brute force: every die face of every attack, every order, every aim."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from bp_desktop.core.messages import Refused
from bp_desktop.core.odds import beats
from bp_desktop.core.purse import Purse
from bp_desktop.core.work import finished
from bp_desktop.games.burning_planets.planner.forces import Attacker, Field, Forces, PlanTarget
from bp_desktop.games.burning_planets.planner.goals import Goal
from bp_desktop.games.burning_planets.planner.optimum import Planner
from tests.games.burning_planets.planner.answers import outcomes

TOWER = PlanTarget("tower", 12, 6)
CANNON = PlanTarget("cannon", 8, 4)
SCOUT = PlanTarget("scout", 4, 0)


def faces(attack_die: int, defence_die: int) -> Iterable[tuple[int, int | None]]:
    defence: Iterable[int | None] = range(1, defence_die + 1) if defence_die else (None,)
    return product(range(1, attack_die + 1), defence)


@cache
def chance(attack_die: int, target: PlanTarget) -> Fraction:
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
    cargo = PlanTarget("cargo", 6, 2, worth=Purse.of(metal=30), loot=Purse.of(metal=40, food=5))
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
        fallen = [one for id_, one in targets.items() if id_ not in alive]
        match goal.kind:
            case "all":
                return Fraction(int(not alive))
            case "these":
                return Fraction(int(not alive & set(goal.targets)))
            case "at_least":
                return Fraction(int(gone >= goal.number))
            case "expected":
                return Fraction(gone)
            case "loot":
                return Fraction(sum(one.loot.total for one in fallen))
            case "damage":
                return Fraction(sum(one.worth.total for one in fallen))
            case "answer":
                return Fraction(sum(one.attacks for one in fallen))

    @cache
    def act(attacker: Attacker, left: int, alive: frozenset[str], rest: frozenset[str]) -> Fraction:
        best = choose(alive, rest)
        if left:
            for id_ in alive & set(attacker.reaches if attacker.reaches is not None else targets):
                p = chance(attacker.die, targets[id_])
                fallen = {one.id for one in forces.targets if id_ in (one.id, one.stands_on)}
                hit = act(attacker, left - 1, alive - fallen, rest)
                miss = act(attacker, left - 1, alive, rest)
                best = max(best, p * hit + (1 - p) * miss)
        return best

    @cache
    def choose(alive: frozenset[str], waiting: frozenset[str]) -> Fraction:
        best = worth(alive)
        for attacker in forces.attackers:
            if attacker.id in waiting:
                best = max(best, act(attacker, attacker.attacks, alive, waiting - {attacker.id}))
        return best

    waiting = frozenset(one.id for one in forces.attackers)
    for one in forces.attackers:
        if one.acting:
            return act(one, one.attacks, frozenset(targets), waiting - {one.id})
    return choose(frozenset(targets), waiting)


DICE = st.sampled_from([4, 6, 8, 12, 20])
GOALS = st.sampled_from(
    [
        Goal(),
        Goal("at_least", number=1),
        Goal("at_least", number=2),
        Goal("expected"),
        Goal("these", ("t0",)),
        Goal("loot"),
        Goal("damage"),
        Goal("answer"),
    ]
)
ROWS = st.tuples(
    st.sampled_from([0, 4, 6, 8, 12]), st.integers(0, 6), st.integers(0, 2), st.integers(0, 2)
)


def target(number: int, row: tuple[int, int, int, int]) -> PlanTarget:
    die, shield, loot, attacks = row
    return PlanTarget(
        f"t{number}", die, shield, Purse.of(metal=10 + loot), Purse.of(metal=20 * loot), attacks
    )


TARGETS = st.lists(ROWS, min_size=1, max_size=2).map(
    lambda rows: tuple(target(number, row) for number, row in enumerate(rows))
)


@st.composite
def small_forces(draw: st.DrawFn) -> Forces:
    targets = draw(TARGETS)
    ids = [target.id for target in targets]
    attackers = []
    for number in range(draw(st.integers(1, 3))):
        reaches = draw(st.none() | st.lists(st.sampled_from(ids), unique=True).map(tuple))
        attackers.append(Attacker(f"a{number}", draw(DICE), draw(st.integers(0, 2)), reaches))
    return Forces(tuple(attackers), targets)


@st.composite
def alike_forces(draw: st.DrawFn) -> Forces:
    """Three targets and attackers of few kinds, so that many are interchangeable."""
    row = draw(ROWS)
    targets = (target(0, row), target(1, row), target(2, draw(ROWS)))
    die = draw(DICE)
    attackers = [Attacker(f"a{number}", die, 2) for number in range(draw(st.integers(1, 2)))]
    attackers.append(Attacker("other", draw(DICE), 1, draw(st.sampled_from([None, ("t2", "t0")]))))
    return Forces(tuple(attackers), targets)


@st.composite
def rocky_forces(draw: st.DrawFn) -> Forces:
    """A structure on an asteroid that takes it along, and perhaps somebody who has to go on."""
    forces = draw(small_forces() | alike_forces())
    rock = PlanTarget("rock", 0, draw(st.integers(0, 6)))
    on_it = replace(forces.targets[-1], stands_on="rock")
    attackers = list(forces.attackers)
    number = draw(st.integers(-1, len(attackers) - 1))
    if number >= 0:
        attackers[number] = replace(attackers[number], acting=True)
    attackers = [
        one if one.reaches is None else replace(one, reaches=(*one.reaches, "rock"))
        for one in attackers
    ]
    return Forces(tuple(attackers), (*forces.targets[:-1], on_it, rock))


@settings(max_examples=120)
@given(small_forces() | alike_forces() | rocky_forces(), GOALS)
def test_the_best_plan_is_the_best_of_all_plans(forces: Forces, goal: Goal) -> None:
    assert Planner(forces, goal).solve().value == brute_force(forces, goal)


@settings(max_examples=40)
@given(small_forces() | alike_forces() | rocky_forces(), GOALS)
def test_what_best_play_leads_to_adds_up_to_one_and_to_its_value(
    forces: Forces, goal: Goal
) -> None:
    planner = Planner(forces, goal)

    found = finished(planner.follow())

    assert sum(found.alive.values()) == sum(found.by_loot().values()) == 1
    assert found.value(goal) == planner.solve().value


@settings(max_examples=40)
@given(small_forces())
def test_no_fixed_order_of_attackers_beats_the_best_plan(forces: Forces) -> None:
    best = Planner(forces, Goal()).solve().value

    for order in permutations(forces.attackers):
        found = outcomes(Forces(order, forces.targets))
        assert found.chance_of_all <= best
        assert sum(found.alive.values()) == 1


def test_who_can_choose_a_target_waits_for_those_who_cannot() -> None:
    """BP-ACT-8 makes order matter: the last one then knows which target is left."""
    free = Attacker("free", 8, 1)
    bound = Attacker("at scout", 8, 1, ("scout",)), Attacker("at cannon", 8, 1, ("cannon",))
    forces = Forces((free, *bound), (SCOUT, CANNON))

    best = Planner(forces, Goal()).solve()

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
        Forces((Attacker("a", 8, 2),), tuple(PlanTarget(str(n), 4, 0) for n in range(99))),
    ],
)
def test_forces_that_make_no_sense_are_refused(forces: Forces) -> None:
    with pytest.raises(Refused):
        outcomes(forces)


def test_a_goal_that_names_what_is_not_there_is_refused() -> None:
    forces = Forces((Attacker("a", 8, 2),), (SCOUT,))

    for goal in (Goal("these", ("moon",)), Goal("these")):
        with pytest.raises(Refused):
            Planner(forces, goal)


def test_losses_are_distributed_as_the_targets_fall() -> None:
    """BP-CARGO-1: who destroys a cargo ship gains its price; BP-CARGO-7: others give nothing."""
    cargo = PlanTarget("cargo", 6, 2, worth=Purse.of(metal=30), loot=Purse.of(metal=30))
    scout = PlanTarget("scout", 4, 0, worth=Purse.of(food=10))
    found = outcomes(Forces((Attacker("hammer", 6, 2),), (cargo, scout)))
    hit = Fraction(7, 18)

    assert found.by_loot() == {
        Purse(): (1 - hit) ** 2,
        Purse.of(metal=30): 1 - (1 - hit) ** 2,
    }
    assert found.by_losses() == {
        Purse(): (1 - hit) ** 2,
        Purse.of(metal=30): hit * Fraction(5, 12) + (1 - hit) * hit,
        Purse.of(metal=30, food=10): hit * Fraction(7, 12),
    }


def test_the_work_is_known_beforehand_and_grows_with_the_kinds_not_the_numbers() -> None:
    cannons = tuple(PlanTarget(f"c{n}", 8, 4) for n in range(8))
    alike = Planner(Forces(tuple(Attacker(f"e{n}", 8, 2) for n in range(8)), cannons), Goal())
    mixed = Planner(
        Forces(
            tuple(Attacker(f"e{n}", 8 + n, 2) for n in range(8)),
            tuple(PlanTarget(f"c{n}", 8, n) for n in range(8)),
        ),
        Goal(),
    )

    assert alike.steps < 2_000
    assert mixed.steps > 1_000_000


def test_work_can_be_left_at_any_slice() -> None:
    planner = Planner(
        Forces(
            tuple(Attacker(f"e{n}", 8 + n, 2) for n in range(5)),
            tuple(PlanTarget(f"c{n}", 8, n) for n in range(4)),
        ),
        Goal(),
    )

    shares = list(planner.work())

    assert len(shares) > 10
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_blowing_up_the_asteroid_destroys_what_stands_on_it_too() -> None:
    """BP-AST-14, BP-COMBAT-17: for both, one hit on the rock is the best way."""
    rock, drill = PlanTarget("rock", 0, 18), PlanTarget("drill", 4, 2, stands_on="rock")
    plan = Forces((Attacker("tera", 20, 4),), (drill, rock))

    best = Planner(plan, Goal())

    assert best.solve().value == Fraction(3439, 10000)
    assert best.field.fallen("rock") == {"rock", "drill"}
    assert finished(best.follow()).chance_of("drill") == Fraction(3439, 10000)
    assert best.field.hopeless() == ()


def test_as_listed_too_the_asteroid_takes_along_what_stands_on_it() -> None:
    """BP-AST-14."""
    rock, drill = PlanTarget("rock", 0, 18), PlanTarget("drill", 4, 2, stands_on="rock")
    plan = Forces((Attacker("tera", 20, 4, ("rock",)),), (drill, rock))

    found = outcomes(plan)

    assert found.by_number == (Fraction(6561, 10000), Fraction(0), Fraction(3439, 10000))


def test_who_has_begun_moves_first_in_the_plan_and_as_listed() -> None:
    """BP-ACT-8: the one that can choose its target would otherwise wait."""
    bound, free = Attacker("bound", 8, 1, ("scout",)), Attacker("free", 8, 1, acting=True)
    planner = Planner(Forces((bound, free), (SCOUT, CANNON)), Goal())
    everything, everybody = frozenset({"scout", "cannon"}), frozenset({"bound", "free"})

    move = planner.next_move(everything, everybody)

    assert move is not None
    assert (move.attacker, move.target) == ("free", "cannon")
    assert planner.solve().order == ("free", "bound")
    assert planner.value(everything, everybody) == Fraction(11, 32) * Fraction(11, 16)
    only_scout = Forces((bound, free), (SCOUT,))
    assert outcomes(only_scout).chance_of_all == 1 - Fraction(5, 16) ** 2


def test_two_attackers_in_the_middle_of_their_actions_are_refused() -> None:
    """BP-ACT-8."""
    plan = Forces((Attacker("a", 8, 1, acting=True), Attacker("b", 8, 1, acting=True)), (SCOUT,))

    with pytest.raises(Refused):
        Planner(plan, Goal())
