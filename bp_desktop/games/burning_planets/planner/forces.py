"""Forces of a fight: attackers with their attacks, targets with their dice and shields."""

from fractions import Fraction
from math import lcm
from typing import Annotated

import msgspec

from bp_desktop.core.messages import Refused, say
from bp_desktop.core.odds import destroy
from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.planner.lattice import Along, AttackerKind, Counts

MAX_ATTACKERS = 24
MAX_TARGETS = 16
Sides = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Attacker(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An armed unit and how often it may attack this turn."""

    id: Name
    die: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    attacks: Annotated[int, msgspec.Meta(ge=0, le=20)]
    reaches: tuple[str, ...] | None = None
    """The targets it can attack, the one to attack first in front; None: all, as listed."""
    acting: bool = False
    """In the middle of its actions: it goes on now, before all others, or not at all (BP-ACT-8)."""


class PlanTarget(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that can be destroyed; a die of 0 rolls nothing (BP-COMBAT-17)."""

    id: Name
    die: Sides
    shield: Sides
    worth: Purse = EMPTY
    """What its owner loses: its price."""
    loot: Purse = EMPTY
    """What the attacker gains, known contents of a hold included (BP-CARGO-1)."""
    attacks: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """How often it can strike back in its own turn, if it still stands."""
    stands_on: str = ""
    """The asteroid that takes it along, if that is a target too (BP-AST-14)."""


class Forces(msgspec.Struct, frozen=True, omit_defaults=True):
    """Both sides of a plan; attackers act in this order unless a better one is asked for."""

    attackers: tuple[Attacker, ...]
    targets: tuple[PlanTarget, ...]


class Field:
    """Forces worked out once: bit numbers for targets and chances per attacker and target."""

    def __init__(self, forces: Forces) -> None:
        require_sound(forces)
        self.forces = forces
        self.bit = {target.id: index for index, target in enumerate(forces.targets)}
        self.all_alive = (1 << len(forces.targets)) - 1
        self.falls = [
            sum(
                1 << self.bit[one.id]
                for one in forces.targets
                if target.id in (one.id, one.stands_on)
            )
            for target in forces.targets
        ]
        """Of each target what falls with it, itself included, as a bit set."""
        self.first = next((n for n, one in enumerate(forces.attackers) if one.acting), None)
        """Who is in the middle of its actions."""
        self.reach: list[tuple[int, ...]] = []
        """Of each attacker the targets it can destroy, the first to attack in front."""
        self.chance: list[dict[int, Fraction]] = []
        for attacker in forces.attackers:
            ids = attacker.reaches
            named = [self.bit[id_] for id_ in ids] if ids is not None else list(self.bit.values())
            chances = {
                index: destroy(
                    attacker.die, forces.targets[index].die, forces.targets[index].shield
                )
                for index in named
            }
            self.chance.append(chances)
            self.reach.append(tuple(index for index in chances if chances[index]))
        self.unit = lcm(*(chance.denominator for row in self.chance for chance in row.values()), 1)
        """A common denominator of all chances."""

    def hopeless(self) -> tuple[str, ...]:
        """Targets that no attacker can ever destroy: said before anybody rolls (EX-37)."""
        reached = 0
        for index in {index for reach in self.reach for index in reach}:
            reached |= self.falls[index]
        return tuple(id_ for id_, index in self.bit.items() if not reached >> index & 1)

    def fallen(self, target: str) -> frozenset[str]:
        """What goes when this target is destroyed."""
        mask = self.falls[self.bit[target]]
        return frozenset(id_ for id_, index in self.bit.items() if mask >> index & 1)


class GroupedForces:
    """Attackers and targets of a field by kind: those alike are interchangeable."""

    def __init__(self, field: Field, worth: tuple[object, ...] = ()) -> None:
        """`worth`: what else tells one target from another, such as what a goal says of it."""
        self.field = field
        targets: dict[object, list[int]] = {}
        for index, target in enumerate(field.forces.targets):
            hit_by = tuple(row.get(index) for row in field.chance)
            known = (target.die, target.shield, target.worth, target.loot, target.attacks)
            extra = worth[index] if worth else None
            alone = index if is_bound(field, index) else None
            targets.setdefault((known, hit_by, extra, alone), []).append(index)
        self.targets = list(targets.values())
        """Of each kind who belongs to it; the first is attacked first."""
        self._kind_of = {one: kind for kind, row in enumerate(self.targets) for one in row}
        self.along: Along = {
            self._kind_of[index]: tuple(
                self._kind_of[one] for one in self._kind_of if one != index and mask >> one & 1
            )
            for index, mask in enumerate(field.falls)
            if mask != 1 << index
        }
        """Of an asteroid what it takes along."""
        attackers: dict[object, list[int]] = {}
        hits: dict[object, tuple[tuple[int, int], ...]] = {}
        for number, attacker in enumerate(field.forces.attackers):
            if attacker.attacks and field.reach[number]:
                found = tuple(self._hits(number))
                key = (attacker.attacks, frozenset(found), attacker.acting)
                attackers.setdefault(key, []).append(number)
                hits.setdefault(key, found)
        self.attackers = list(attackers.values())
        """Of each kind who belongs to it; attackers who can do nothing are not here."""
        self.kinds = tuple(
            AttackerKind(len(row), field.forces.attackers[row[0]].attacks, hits[key])
            for key, row in attackers.items()
        )
        self.counts: Counts = tuple(len(row) for row in self.targets)

    def _hits(self, number: int) -> list[tuple[int, int]]:
        found: dict[int, int] = {}
        for index in self.field.reach[number]:
            chance = self.field.chance[number][index]
            found.setdefault(self._kind_of[index], int(chance * self.field.unit))
        return list(found.items())

    @property
    def first(self) -> int | None:
        """The kind of attacker that is in the middle of its actions and can still do something."""
        number = self.field.first
        return next((kind for kind, row in enumerate(self.attackers) if number in row), None)

    def standing(self, ids: frozenset[str]) -> Counts:
        bit = self.field.bit
        alive = {bit[id_] for id_ in ids}
        return tuple(sum(one in alive for one in row) for row in self.targets)

    def waiting(self, ids: frozenset[str]) -> Counts:
        attackers = self.field.forces.attackers
        return tuple(sum(attackers[one].id in ids for one in row) for row in self.attackers)

    def mask(self, alive: Counts) -> int:
        """The bit set of targets still there, if the first of a kind fell first."""
        gone = 0
        for row, left in zip(self.targets, alive, strict=True):
            for one in row[: len(row) - left]:
                gone |= 1 << one
        return self.field.all_alive & ~gone


def is_bound(field: Field, index: int) -> bool:
    """Whether a target takes others along, or goes with one: then no other is like it."""
    return field.falls[index] != 1 << index or any(
        mask >> index & 1 for other, mask in enumerate(field.falls) if other != index
    )


def require_sound(
    forces: Forces, most_attackers: int = MAX_ATTACKERS, most_targets: int = MAX_TARGETS
) -> None:
    """Refuse forces that make no sense or are too many to answer for."""
    if len(forces.attackers) > most_attackers:
        raise Refused(say("bp.plan.too_many_attackers", most=most_attackers))
    if len(forces.targets) > most_targets:
        raise Refused(say("bp.plan.too_many_targets", most=most_targets))
    for ids in ([one.id for one in forces.attackers], [one.id for one in forces.targets]):
        for id_ in ids:
            if ids.count(id_) > 1:
                raise Refused(say("bp.plan.named_twice", id=id_))
    if sum(one.acting for one in forces.attackers) > 1:
        raise Refused(say("bp.plan.two_acting", "BP-ACT-8"))
    known = {target.id for target in forces.targets}
    for attacker in forces.attackers:
        for id_ in attacker.reaches or ():
            if id_ not in known:
                raise Refused(say("bp.plan.unknown_target", attacker=attacker.id, target=id_))
