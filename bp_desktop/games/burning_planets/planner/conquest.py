"""Taking a planet in one turn: defences by dice, structures by actions, then the conquest."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.planner.forces import (
    Attacker,
    Field,
    Forces,
    Name,
    Sorted,
    Target,
)
from bp_desktop.games.burning_planets.planner.lattice import Counts, Kind, Lattice, less, steps
from bp_desktop.games.burning_planets.planner.work import Work, finished

MAX_INVADERS = 16
MAX_DEFENCES = 12
Count = Annotated[int, msgspec.Meta(ge=0, le=100)]
Actions = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Invader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A ship touching the planet, with the actions it has left for fighting and conquering."""

    id: Name
    actions: Actions
    die: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """0: a cargo ship, which neither attacks nor destroys structures (BP-ACT-14)."""
    reaches: tuple[str, ...] | None = None
    """The defences next to it (BP-COMBAT-14); None: all."""
    specials: Actions | None = None
    """Actions for structures and conquest, where attacks do not use them up (AMB-43)."""


class Siege(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A planet and who has come for it."""

    invaders: tuple[Invader, ...]
    defences: tuple[Target, ...] = ()
    structures: Count = 0
    """Economic structures, one action each once the last defence is gone (BP-CONQ-6, -7)."""


@dataclass(frozen=True, slots=True)
class SiegeStep:
    """One thing to do, as long as every attack fails; then what is left to be done."""

    deed: Literal["attack", "destroy", "conquer"]
    ship: str
    target: str = ""
    """Of an attack."""
    number: int = 1
    """How many attacks at most, or how many structures."""
    chance: Fraction = Fraction(1)
    """Of one attack."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The exact chance to own the planet at the end of this turn, playing as well as possible."""

    chance: Fraction
    order: tuple[str, ...]
    """Who acts first, second, … as long as the attacks fail."""
    actions_needed: int
    """Structures and the conquest itself, without any fighting."""
    actions_there: int = 0
    defences_fall: Fraction = Fraction(1)
    """That the last defence is gone at the end, whatever is left to do then."""
    steps: tuple[SiegeStep, ...] = ()
    """Attacks in order; what follows once the defences are gone, if all actions were still
    there then."""


class Invasion:
    """Best play over defences standing and ships that have not acted: after the last defence
    nothing is left to chance, the actions suffice or they do not."""

    def __init__(self, siege: Siege) -> None:
        _require_sound(siege)
        self.siege = siege
        self._attackers = tuple(
            Attacker(one.id, one.die, one.actions, one.reaches)
            for one in siege.invaders
            if one.die and one.actions
        )
        self.field = Field(Forces(self._attackers, siege.defences))
        self._ships = {one.id: one for one in siege.invaders}
        self._sorted = Sorted(self.field)
        # Ships are alike only if their other actions are, and those who cannot fight count too.
        self._rows = self._sort_ships()
        self.kinds = tuple(self._kind(row) for row in self._rows)

    def _sort_ships(self) -> list[list[str]]:
        fighting = {
            self._attackers[one].id: (kind.attacks, kind.hits)
            for kind, row in zip(self._sorted.kinds, self._sorted.attackers, strict=True)
            for one in row
        }
        found: dict[object, list[str]] = {}
        for ship in self.siege.invaders:
            key = (bool(ship.die), ship.actions, ship.specials, fighting.get(ship.id))
            found.setdefault(key, []).append(ship.id)
        return list(found.values())

    def _kind(self, row: list[str]) -> Kind:
        ship = self._ships[row[0]]
        for kind, members in zip(self._sorted.kinds, self._sorted.attackers, strict=True):
            if any(self._attackers[one].id == ship.id for one in members):
                return Kind(len(row), ship.actions, kind.hits)
        return Kind(len(row), 0, ())

    @property
    def work_steps(self) -> int:
        return steps(self._sorted.counts, self.kinds)

    def work(self) -> Work[Prospect]:
        unit, counts = self.field.unit, self._sorted.counts
        lattice = Lattice(counts, self.kinds, unit, lambda _alive: 0, self._suffices)
        everybody = tuple(kind.number for kind in self.kinds)
        yield from lattice.work()
        fall = Lattice(counts, self.kinds, unit, lambda alive: int(not any(alive)))
        yield from fall.work()
        scale = lattice.scale(everybody)
        order, attacks = self._path(lattice, everybody)
        return Prospect(
            Fraction(lattice.value(counts, everybody), scale),
            order,
            self.siege.structures + 1,
            sum(_specials(ship) for ship in self.siege.invaders),
            Fraction(fall.value(counts, everybody), scale),
            (*attacks, *self._afterwards(order)),
        )

    def _path(self, lattice: Lattice, group: Counts) -> tuple[tuple[str, ...], list[SiegeStep]]:
        """Who attacks what as long as nothing falls."""
        rows = [list(row) for row in self._rows]
        order: list[str] = []
        found: list[SiegeStep] = []
        alive = self._sorted.counts
        while any(alive) and (who := lattice.who(alive, group)) >= 0:
            group = less(group, who)
            ship = rows[who].pop(0)
            order.append(ship)
            for left in range(self.kinds[who].attacks, 0, -1):
                aim = lattice.aim(alive, group, who, left)
                hit = dict(self.kinds[who].hits)[aim]
                target = self.siege.defences[self._sorted.targets[aim][0]].id
                chance = Fraction(hit, self.field.unit)
                if found and (found[-1].ship, found[-1].target) == (ship, target):
                    found[-1] = SiegeStep("attack", ship, target, found[-1].number + 1, chance)
                else:
                    found.append(SiegeStep("attack", ship, target, 1, chance))
        order += [ship.id for ship in self.siege.invaders if ship.id not in order]
        return tuple(order), found

    def _afterwards(self, order: tuple[str, ...]) -> list[SiegeStep]:
        """Structures by warships, the conquest by whoever is left; those who fight last first."""
        found: list[SiegeStep] = []
        left = {id_: _specials(self._ships[id_]) for id_ in order}
        needed = self.siege.structures
        for id_ in sorted(order, key=lambda id_: not self._ships[id_].die):
            number = min(needed, left[id_]) if self._ships[id_].die else 0
            if number:
                found.append(SiegeStep("destroy", id_, number=number))
                left[id_] -= number
                needed -= number
                if not needed:  # the same ship goes on, others have kept theirs (BP-ACT-8)
                    break
        if needed:
            return []
        last = found[-1].ship if found else ""
        touched = {one.ship for one in found}
        able = [id_ for id_ in order if left[id_] and (id_ == last or id_ not in touched)]
        if not able:
            return []
        able.sort(key=lambda id_: id_ != last)
        return [*found, SiegeStep("conquer", able[0])]

    def _suffices(self, group: Counts, current: int, left: int) -> int:
        """Whether the actions left do for the structures and the conquest."""
        fighters = others = 0
        for number, (row, waiting) in enumerate(zip(self._rows, group, strict=True)):
            ship = self._ships[row[0]]
            actions = _specials(ship) * waiting
            if number == current:
                actions += left if ship.specials is None else ship.specials
            if ship.die:
                fighters += actions
            else:
                others += actions
        needed = self.siege.structures
        return int(fighters >= needed and fighters + others >= needed + 1)


def conquest(siege: Siege) -> Prospect:
    return finished(Invasion(siege).work())


@dataclass(frozen=True, slots=True)
class Lever:
    """What would help: one thing changed, and the chance then."""

    change: Literal["defence_gone", "structure_gone", "one_more"]
    what: str
    """The defence, or the ship of which there is one more; nothing for a structure."""
    chance: Fraction


def levers(siege: Siege) -> Work[tuple[Lever, ...]]:
    """Every single change that would help, the one that helps most first: the bottleneck."""
    cases: list[tuple[Literal["defence_gone", "structure_gone", "one_more"], str, Siege]] = []
    seen: set[object] = set()
    for index, one in enumerate(siege.defences):
        key = (one.die, one.shield, tuple(one.id in (s.reaches or ()) for s in siege.invaders))
        if key not in seen:
            seen.add(key)
            cases.append(("defence_gone", one.id, _without(siege, index)))
    if siege.structures:
        fewer = msgspec.structs.replace(siege, structures=siege.structures - 1)
        cases.append(("structure_gone", "", fewer))
    for ship in siege.invaders:
        kind = (ship.actions, ship.die, ship.reaches, ship.specials)
        if kind not in seen and len(siege.invaders) < MAX_INVADERS:
            seen.add(kind)
            twin = msgspec.structs.replace(ship, id=f"{ship.id} +1")
            more = msgspec.structs.replace(siege, invaders=(*siege.invaders, twin))
            cases.append(("one_more", ship.id, more))
    base = yield from Invasion(siege).work()
    found = []
    for change, what, case in cases:
        prospect = yield from Invasion(case).work()
        if prospect.chance > base.chance:
            found.append(Lever(change, what, prospect.chance))
    return tuple(sorted(found, key=lambda lever: -lever.chance))


def _without(siege: Siege, index: int) -> Siege:
    gone = siege.defences[index].id
    invaders = tuple(
        one
        if one.reaches is None
        else msgspec.structs.replace(one, reaches=tuple(id_ for id_ in one.reaches if id_ != gone))
        for one in siege.invaders
    )
    defences = siege.defences[:index] + siege.defences[index + 1 :]
    return msgspec.structs.replace(siege, invaders=invaders, defences=defences)


def _specials(ship: Invader) -> int:
    return ship.actions if ship.specials is None else ship.specials


def _require_sound(siege: Siege) -> None:
    if len(siege.invaders) > MAX_INVADERS:
        raise Refused(say("plan.too_many_attackers", most=MAX_INVADERS))
    if len(siege.defences) > MAX_DEFENCES:
        raise Refused(say("plan.too_many_targets", most=MAX_DEFENCES))
    ids = [one.id for one in siege.invaders]
    for id_ in ids:
        if ids.count(id_) > 1:
            raise Refused(say("plan.named_twice", id=id_))
