"""The exact values of every position of a fight, counted by kinds of units and in whole numbers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from math import comb, prod

from bp_desktop.core.work import Work

SLICE = 2048
"""Positions between two moments at which somebody may stop the work."""

Counts = tuple[int, ...]
"""How many of each kind."""
Along = dict[int, tuple[int, ...]]
"""Kinds that one of a kind takes along when it falls; of each of them there is only one."""


@dataclass(frozen=True, slots=True)
class AttackerKind:
    """Attackers alike."""

    number: int
    attacks: int
    """Of each."""
    hits: tuple[tuple[int, int], ...]
    """Kinds of targets it can destroy, the first to attack in front, each with its chance in
    units of the lattice."""


class Lattice:
    """Best play by dynamic programming over what stands and who may still act.

    A value is scaled by `unit` to the number of attacks to come, so nothing is rounded and
    nothing is reduced. Going on with the same attacker is never worse than stopping it: nobody
    shoots back (BP-COMBAT-10), its other actions would be lost (BP-ACT-8), and whatever can be
    done with more targets standing can be done with fewer, since every score only grows with
    what falls. A prize needs nothing standing, so as long as something stands actions that were
    kept back are worth nothing.
    """

    def __init__(
        self,
        targets: Counts,
        kinds: tuple[AttackerKind, ...],
        unit: int,
        score: Callable[[Counts], int],
        prize: Callable[[Counts, int, int], int] | None = None,
        most: int | None = None,
        along: Along | None = None,
    ) -> None:
        """`score` is the worth of what stands when nobody is left to act. `prize` is that of
        nothing standing any more, by who waits, who is acting (-1: nobody) and what it has left;
        without it, that is a score like any other. `most` limits how many may wait."""
        self.targets, self.kinds, self.unit = targets, kinds, unit
        self._along = along or {}
        self._prize = prize
        self._most = sum(kind.number for kind in kinds) if most is None else most
        strides = [
            prod(number + 1 for number in targets[place + 1 :]) for place in range(len(targets))
        ]
        self._strides = tuple(strides)
        self._score_of = score
        self._score: list[int] = []
        self._ways: list[list[tuple[tuple[int, int], ...]]] = [[] for _ in kinds]
        """Of each kind and every set of targets: its chances, and where a hit leads."""
        self._values: dict[Counts, list[int]] = {}
        self._started: dict[tuple[int, Counts], list[int]] = {}
        self._known: dict[tuple[int, int, int, Counts], tuple[int, int]] = {}

    # --- working everything out

    def work(self) -> Work[None]:
        """Fills in every position; to be done before anything is asked."""
        yield from self._prepare()
        groups = list(self._groups())
        for place, group in enumerate(groups):
            values = self._values[group] = self._waiting(group)
            if sum(group) < self._most:
                for number, kind in enumerate(self.kinds):
                    if group[number] < kind.number:
                        started = self._acting(number, group, values, place / len(groups))
                        self._started[number, group] = yield from started
            yield (place + 1) / len(groups)

    def _prepare(self) -> Work[None]:
        ranges = (range(number + 1) for number in self.targets)
        for at, alive in enumerate(product(*ranges)):
            self._score.append(self._score_of(alive))
            for ways, kind in zip(self._ways, self.kinds, strict=True):
                ways.append(
                    tuple(
                        (hit, self._struck(at, alive, aim)) for aim, hit in kind.hits if alive[aim]
                    )
                )
            if at % SLICE == SLICE - 1:
                yield 0.0

    def _struck(self, at: int, alive: Counts, aim: int) -> int:
        for other in self._along.get(aim, ()):
            at -= self._strides[other] * alive[other]
        return at - self._strides[aim]

    def _groups(self) -> Iterator[Counts]:
        """Who waits, smaller groups before the larger ones they are part of."""
        ranges = (range(kind.number + 1) for kind in self.kinds)
        return (group for group in product(*ranges) if sum(group) <= self._most)

    def _waiting(self, group: Counts) -> list[int]:
        """Of every set of targets, with nobody acting: whoever is best goes first."""
        rows = [
            self._started.pop((number, less(group, number)))
            for number, left in enumerate(group)
            if left
        ]
        if not rows:
            values = list(self._score)
        else:
            values = rows[0] if len(rows) == 1 else list(map(max, *rows))
        if self._prize is not None:
            values[0] = self._prize(group, -1, 0) * self.scale(group)
        return values

    def _acting(
        self, number: int, group: Counts, values: list[int], share: float
    ) -> Work[list[int]]:
        """Of every set of targets, with one of a kind about to make all its attacks."""
        unit, row, scale = self.unit, list(values), 1
        if self._prize is not None:
            row[0] = self._prize(group, number, 0) * self.scale(group)
        for left in range(1, self.kinds[number].attacks + 1):
            scale *= unit
            before, row = row, []
            for at, ways in enumerate(self._ways[number]):
                if ways:
                    missed = before[at]
                    row.append(unit * missed + max(hit * (before[to] - missed) for hit, to in ways))
                else:
                    row.append(values[at] * scale)
                if at % SLICE == SLICE - 1:
                    yield share
            if self._prize is not None:
                row[0] = self._prize(group, number, left) * self.scale(group) * scale
        return row

    # --- asking

    def scale(self, group: Counts) -> int:
        pairs = zip(self.kinds, group, strict=True)
        return int(self.unit ** sum(kind.attacks * number for kind, number in pairs))

    def at(self, alive: Counts) -> int:
        return sum(number * stride for number, stride in zip(alive, self._strides, strict=True))

    def struck(self, alive: Counts, aim: int) -> Counts:
        """What stands after one of a kind is destroyed."""
        gone = self._along.get(aim, ())
        return tuple(0 if one in gone else left for one, left in enumerate(less(alive, aim)))

    def value(self, alive: Counts, group: Counts) -> int:
        """Scaled by `scale(group)`."""
        return self._values[group][self.at(alive)]

    def who(self, alive: Counts, group: Counts) -> int:
        """The kind of attacker that acts first; -1: nobody can do any good."""
        at, best, found = self.at(alive), -1, -1
        for number, left in enumerate(group):
            if left and self._ways[number][at]:
                rest = less(group, number)
                value, _ = self._aim(at, rest, number, self.kinds[number].attacks)
                if value > best:
                    best, found = value, number
        return found

    def aim(self, alive: Counts, group: Counts, number: int, left: int) -> int:
        """The kind of target to attack next, by one of a kind with attacks left; -1: none."""
        return self._aim(self.at(alive), group, number, left)[1]

    def acting(self, alive: Counts, group: Counts, number: int, left: int) -> int:
        """The value with one of a kind in the middle of its attacks; scaled by those too."""
        return self._aim(self.at(alive), group, number, left)[0]

    def _aim(self, at: int, group: Counts, number: int, left: int) -> tuple[int, int]:
        key = (at, left, number, group)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._aim_anew(at, group, number, left)
        return known

    def _aim_anew(self, at: int, group: Counts, number: int, left: int) -> tuple[int, int]:
        if at == 0 and self._prize is not None:
            prize = self._prize(group, number, left)
            return prize * self.scale(group) * self.unit**left, -1
        ways = self._ways[number][at] if left else ()
        if not ways:
            return self._values[group][at] * self.unit**left, -1
        missed, _ = self._aim(at, group, number, left - 1)
        best, found = -1, -1
        aims = [aim for aim, _ in self.kinds[number].hits if self._stands(at, aim)]
        for aim, (hit, after) in zip(aims, ways, strict=True):
            struck, _ = self._aim(after, group, number, left - 1)
            value = self.unit * missed + hit * (struck - missed)
            if value > best:
                best, found = value, aim
        return best, found

    def _stands(self, at: int, aim: int) -> bool:
        return at // self._strides[aim] % (self.targets[aim] + 1) > 0


def less(group: Counts, number: int) -> Counts:
    """One of a kind fewer."""
    return (*group[:number], group[number] - 1, *group[number + 1 :])


def steps(targets: Counts, kinds: tuple[AttackerKind, ...], most: int | None = None) -> int:
    """About how many sums a lattice takes, known before it is begun."""
    standing = prod(number + 1 for number in targets)
    groups = prod(kind.number + 1 for kind in kinds)
    if most is not None:
        groups = min(groups, comb(most + len(kinds), len(kinds)))
    found = 0
    for kind in kinds:
        ways = sum(standing * targets[aim] // (targets[aim] + 1) for aim, _ in kind.hits)
        found += groups * kind.number // (kind.number + 1) * kind.attacks * (ways + standing)
    return found
