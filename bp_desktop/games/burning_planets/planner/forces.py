"""Who fights whom: attackers with their attacks, targets with their dice and shields."""

from fractions import Fraction
from typing import Annotated

import msgspec

from bp_desktop.core import odds
from bp_desktop.core.messages import Refused, say
from bp_desktop.core.purse import EMPTY, Purse

MAX_ATTACKERS = 12
MAX_TARGETS = 10
Sides = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Attacker(msgspec.Struct, frozen=True, omit_defaults=True):
    """An armed unit and how often it may attack this turn."""

    id: str
    die: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    attacks: Annotated[int, msgspec.Meta(ge=0, le=20)]
    reaches: tuple[str, ...] | None = None
    """The targets it can attack, the one to attack first in front; None: all, as listed."""


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be destroyed; a die of 0 rolls nothing (BP-COMBAT-17)."""

    id: str
    die: Sides
    shield: Sides
    worth: Purse = EMPTY
    """What its owner loses: its price."""
    loot: Purse = EMPTY
    """What the attacker gains, known contents of a hold included (BP-CARGO-1)."""


class Forces(msgspec.Struct, frozen=True, omit_defaults=True):
    """Both sides of a plan; attackers act in this order unless a better one is asked for."""

    attackers: tuple[Attacker, ...]
    targets: tuple[Target, ...]


class Field:
    """Forces worked out once: bit numbers for targets and chances per attacker and target."""

    def __init__(self, forces: Forces) -> None:
        require_sound(forces)
        self.forces = forces
        self.bit = {target.id: index for index, target in enumerate(forces.targets)}
        self.all_alive = (1 << len(forces.targets)) - 1
        self.reach: list[tuple[int, ...]] = []
        self.chance: list[dict[int, Fraction]] = []
        for attacker in forces.attackers:
            ids = attacker.reaches
            named = [self.bit[id_] for id_ in ids] if ids is not None else list(self.bit.values())
            chances = {
                index: odds.destroy(
                    attacker.die, forces.targets[index].die, forces.targets[index].shield
                )
                for index in named
            }
            self.chance.append(chances)
            self.reach.append(tuple(index for index in named if chances[index]))

    def hopeless(self) -> tuple[str, ...]:
        """Targets that no attacker can ever destroy: said before anybody rolls (EX-37)."""
        reached = {index for reach in self.reach for index in reach}
        return tuple(id_ for id_, index in self.bit.items() if index not in reached)


def require_sound(forces: Forces) -> None:
    """Refuse forces that make no sense or are too many to answer for."""
    if len(forces.attackers) > MAX_ATTACKERS:
        raise Refused(say("plan.too_many_attackers", most=MAX_ATTACKERS))
    if len(forces.targets) > MAX_TARGETS:
        raise Refused(say("plan.too_many_targets", most=MAX_TARGETS))
    for ids in ([one.id for one in forces.attackers], [one.id for one in forces.targets]):
        for id_ in ids:
            if ids.count(id_) > 1:
                raise Refused(say("plan.named_twice", id=id_))
    known = {target.id for target in forces.targets}
    for attacker in forces.attackers:
        for id_ in attacker.reaches or ():
            if id_ not in known:
                raise Refused(say("plan.unknown_target", attacker=attacker.id, target=id_))
