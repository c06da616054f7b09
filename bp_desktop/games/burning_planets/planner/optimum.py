"""The best way to attack for a goal: who goes first, and at whom, whatever the dice say."""

from dataclasses import dataclass
from fractions import Fraction

import msgspec

from bp_desktop.core.work import Work, finished
from bp_desktop.games.burning_planets.planner.forces import Field, Forces, GroupedForces
from bp_desktop.games.burning_planets.planner.goals import ALL, Goal, score_of, weights
from bp_desktop.games.burning_planets.planner.lattice import Counts, Lattice, less, steps
from bp_desktop.games.burning_planets.planner.outcomes import Outcomes, listed

EXACT_STEPS = 1_000_000
"""What an exact answer may take to be given at once: about a second on a slow machine."""
PATIENT_STEPS = 60 * EXACT_STEPS
"""What it may take if somebody asks for it and waits."""


@dataclass(frozen=True, slots=True)
class Move:
    """The next attack of an optimal plan."""

    attacker: str
    target: str


@dataclass(frozen=True, slots=True)
class Optimum:
    """The exact best value, and the way to it step by step."""

    value: Fraction
    """A chance, or for some goals a mean."""
    first: Move | None
    """None: no attack can help."""
    order: tuple[str, ...]
    """The attackers' order along the path where every attack fails, a plan to start with."""


class Planner:
    """Optimal play (see Lattice), asked by the names of attackers and targets."""

    def __init__(self, forces: Forces, goal: Goal) -> None:
        self.field = Field(forces)
        self.goal = goal
        self._attackers = forces.attackers
        self._attacks = {one.id: one.attacks for one in forces.attackers}
        self._score = score_of(forces, goal)
        self._sorted = GroupedForces(self.field, weights(forces, goal))
        self._lattice: Lattice | None = None

    @property
    def steps(self) -> int:
        """About how much there is to work out."""
        return steps(self._sorted.counts, self._sorted.kinds)

    def work(self) -> Work[Optimum]:
        found = self._sorted
        lattice = Lattice(
            found.counts,
            found.kinds,
            self.field.unit,
            lambda alive: self._score(found.mask(alive)),
            along=found.along,
        )
        yield from lattice.work()
        self._lattice = lattice
        return self.solve()

    def solve(self) -> Optimum:
        everything = frozenset(self.field.bit)
        everybody = frozenset(one.id for one in self._attackers)
        return Optimum(
            self.value(everything, everybody), self.next_move(everything, everybody), self._order()
        )

    @property
    def lattice(self) -> Lattice:
        """Worked out at the latest now."""
        if self._lattice is None:
            finished(self.work())
        assert self._lattice is not None
        return self._lattice

    def value(self, alive: frozenset[str], waiting: frozenset[str]) -> Fraction:
        """With these targets standing and these attackers not yet used."""
        first = self._first_in(waiting)
        if first:
            return self.value_of(alive, waiting, first, self._attacks[first])
        group = self._sorted.waiting(waiting)
        value = self.lattice.value(self._sorted.standing(alive), group)
        return Fraction(value, self.lattice.scale(group))

    def _first_in(self, waiting: frozenset[str]) -> str:
        """Who has to go on before all others, if it has not done so and can do something."""
        number = self.field.first
        if number is None or self._sorted.first is None:
            return ""
        id_ = self._attackers[number].id
        return id_ if id_ in waiting else ""

    def value_of(
        self, alive: frozenset[str], waiting: frozenset[str], acting: str, left: int
    ) -> Fraction:
        """The same with an attacker in the middle of its attacks."""
        if not acting or not left:
            return self.value(alive, waiting)
        group = self._sorted.waiting(waiting - {acting})
        standing = self._sorted.standing(alive)
        value = self.lattice.acting(standing, group, self._kind_of(acting), left)
        return Fraction(value, self.lattice.scale(group) * self.lattice.unit**left)

    def next_move(self, alive: frozenset[str], waiting: frozenset[str]) -> Move | None:
        """What to do now, with these targets standing and these attackers not yet used."""
        first = self._first_in(waiting)
        if first:
            waiting -= {first}
            move = self.go_on(first, self._attacks[first], alive, waiting)
            if move is not None:
                return move
        standing, group = self._sorted.standing(alive), self._sorted.waiting(waiting)
        who = self.lattice.who(standing, group)
        if who < 0:
            return None
        left = self.lattice.kinds[who].attacks
        aim = self.lattice.aim(standing, less(group, who), who, left)
        return Move(self._first_of(who, waiting), self._target_of(aim, alive))

    def go_on(
        self, attacker: str, left: int, alive: frozenset[str], waiting: frozenset[str]
    ) -> Move | None:
        """What an attacker with attacks left should do next; None: let the next one act."""
        who = self._kind_of(attacker)
        group = self._sorted.waiting(waiting - {attacker})
        aim = self.lattice.aim(self._sorted.standing(alive), group, who, left)
        return Move(attacker, self._target_of(aim, alive)) if aim >= 0 else None

    def follow(self) -> Work[Outcomes]:
        """What best play leads to; of targets alike the first falls first."""
        alive: dict[int, Fraction] = {}
        group = tuple(kind.number for kind in self.lattice.kinds)
        states = {(self._sorted.counts, group): Fraction(1)}
        first = self._sorted.first
        if first is not None:
            rest = less(group, first)
            begun = self._activation(first, self._sorted.counts, rest)
            states = {(standing, rest): chance for standing, chance in begun.items()}
        while states:
            following: dict[tuple[Counts, Counts], Fraction] = {}
            for (standing, waiting), chance in states.items():
                yield 1.0
                who = self.lattice.who(standing, waiting)
                if who < 0:
                    mask = self._sorted.mask(standing)
                    alive[mask] = alive.get(mask, Fraction(0)) + chance
                    continue
                rest = less(waiting, who)
                for after, part in self._activation(who, standing, rest).items():
                    key = (after, rest)
                    following[key] = following.get(key, Fraction(0)) + chance * part
            states = following
        return Outcomes(self.field, alive)

    def _activation(self, who: int, standing: Counts, rest: Counts) -> dict[Counts, Fraction]:
        """What may stand after one attacker has made its attacks."""
        kind, unit = self.lattice.kinds[who], self.lattice.unit
        hits = dict(kind.hits)
        states = {standing: 1}
        for left in range(kind.attacks, 0, -1):
            following: dict[Counts, int] = {}
            for now, weight in states.items():
                aim = self.lattice.aim(now, rest, who, left)
                hit = hits[aim] if aim >= 0 else 0
                if hit:
                    gone = self.lattice.struck(now, aim)
                    following[gone] = following.get(gone, 0) + weight * hit
                if hit < unit:
                    following[now] = following.get(now, 0) + weight * (unit - hit)
            states = following
        scale = unit**kind.attacks
        return {now: Fraction(weight, scale) for now, weight in states.items()}

    # --- names and kinds

    def _kind_of(self, attacker: str) -> int:
        number = next(n for n, one in enumerate(self._attackers) if one.id == attacker)
        return next(kind for kind, row in enumerate(self._sorted.attackers) if number in row)

    def _first_of(self, kind: int, waiting: frozenset[str]) -> str:
        ids = (self._attackers[one].id for one in self._sorted.attackers[kind])
        return next(id_ for id_ in ids if id_ in waiting)

    def _target_of(self, kind: int, alive: frozenset[str]) -> str:
        ids = (self.field.forces.targets[one].id for one in self._sorted.targets[kind])
        return next(id_ for id_ in ids if id_ in alive)

    def _order(self) -> tuple[str, ...]:
        """The order of attackers if nothing is ever destroyed; those of no use come last."""
        order: list[str] = []
        everything = frozenset(self.field.bit)
        waiting = frozenset(one.id for one in self._attackers)
        while (move := self.next_move(everything, waiting)) is not None:
            order.append(move.attacker)
            waiting -= {move.attacker}
        return (*order, *(one.id for one in self._attackers if one.id in waiting))


# --- a plan as somebody asks about it


class Question(msgspec.Struct, frozen=True):
    """Forces, what they are for, and whether the attackers act as listed or as is best."""

    forces: Forces
    goal: Goal = ALL
    as_listed: bool = False


@dataclass(frozen=True)
class Answer:
    """Everything exact about a plan."""

    question: Question
    value: Fraction
    """Of the goal: a chance, or a mean."""
    outcomes: Outcomes
    planner: Planner | None
    """Knows the next move in every position; None for a plan as listed."""


def steps_of(question: Question) -> int:
    """About how much work an exact answer is; at most EXACT_STEPS are done at once. Refuses
    forces and goals that make no sense."""
    planner = Planner(question.forces, question.goal)
    if not question.as_listed:
        return planner.steps
    attacks = sum(one.attacks for one in question.forces.attackers)
    return attacks << len(question.forces.targets)


def answer(question: Question) -> Work[Answer]:
    if question.as_listed:
        found = yield from listed(question.forces)
        return Answer(question, found.value(question.goal), found, None)
    planner = Planner(question.forces, question.goal)
    best = yield from planner.work()
    found = yield from planner.follow()
    return Answer(question, best.value, found, planner)
