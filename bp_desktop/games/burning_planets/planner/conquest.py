"""Taking a planet in one turn: the chance of a siege at its best, and what would raise it most."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Annotated, Literal

import msgspec
from msgspec import structs

from bp_desktop.core.work import Work
from bp_desktop.games.burning_planets.planner.forces import (
    Attacker,
    Field,
    Forces,
    GroupedForces,
    Name,
    PlanTarget,
    require_sound,
)
from bp_desktop.games.burning_planets.planner.lattice import (
    AttackerKind,
    Counts,
    Lattice,
    less,
    steps,
)

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
    specials_end: Literal["never", "with_actions", "by_attacking"] = "never"
    """When it loses those: once no action is left, or with its first attack (AMB-42)."""
    acting: bool = False
    """In the middle of its actions: it goes on now, before all others, or not at all (BP-ACT-8)."""

    def specials_after(self, left: int) -> int:
        """Actions for structures and conquest once only so many are left for attacks."""
        if self.specials is None:
            return left
        match self.specials_end:
            case "with_actions":
                return min(self.specials, left)
            case "by_attacking":
                return self.specials if left == self.actions else 0
            case _:
                return self.specials


class Siege(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A planet and who has come for it."""

    invaders: tuple[Invader, ...] = ()
    defences: tuple[PlanTarget, ...] = ()
    structures: Count = 0
    """Economic structures, one action each once the last defence is gone (BP-CONQ-6, -7)."""
    automatic: bool = False
    """It falls with its last structure, without an action of its own (AMB-55)."""
    guarded: bool = False
    """A warship of its owner touches it and nobody may conquer it (AMB-56)."""
    cargo: bool = True
    """Cargo ships may conquer it (AMB-54)."""

    @property
    def falls_by_itself(self) -> bool:
        """A guard prevents that too."""
        return self.automatic and not self.guarded and bool(self.structures or self.defences)

    @property
    def actions_needed(self) -> int:
        """Structures and the conquest itself, without any fighting."""
        return self.structures + (not self.falls_by_itself)

    def is_taken_by(self, actions: Iterable[tuple[bool, int]]) -> bool:
        """Whether these numbers of actions, each of a warship (True) or of a cargo ship, do once
        no defence is left."""
        if self.guarded:
            return False
        fighters = others = 0
        for fights, number in actions:
            if fights:
                fighters += number
            elif self.cargo:
                others += number
        return fighters >= self.structures and fighters + others >= self.actions_needed


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
    guarded: bool = False
    """Nobody may conquer it, whatever happens to its structures (AMB-56)."""


class Invasion:
    """Best play over defences standing and ships that have not acted: after the last defence
    nothing is left to chance, the actions suffice or they do not."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        everybody = tuple(
            Attacker(one.id, one.die, one.actions, one.reaches, one.acting)
            for one in siege.invaders
        )
        require_sound(Forces(everybody, siege.defences), MAX_INVADERS, MAX_DEFENCES)
        self._attackers = tuple(one for one in everybody if one.die and one.attacks)
        self.field = Field(Forces(self._attackers, siege.defences))
        self._ships = {one.id: one for one in siege.invaders}
        self._sorted = GroupedForces(self.field)
        fighting = {
            self._attackers[one].id: kind
            for kind, row in zip(self._sorted.kinds, self._sorted.attackers, strict=True)
            for one in row
        }
        # Ships are alike only if their other actions are, and those who cannot fight count too.
        rows: dict[object, list[Invader]] = {}
        for ship in siege.invaders:
            known = (bool(ship.die), ship.actions, ship.specials, ship.specials_end, ship.acting)
            rows.setdefault((known, fighting.get(ship.id)), []).append(ship)
        self._rows = list(rows.values())
        idle = AttackerKind(0, 0, ())
        self.kinds = tuple(
            replace(fighting.get(row[0].id, idle), number=len(row)) for row in self._rows
        )

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
            Fraction(self._value(lattice, everybody), scale),
            order,
            self.siege.actions_needed,
            sum(one.specials_after(one.actions) for one in self.siege.invaders),
            Fraction(self._value(fall, everybody), scale),
            (*attacks, *self._afterwards(order)),
            self.siege.guarded,
        )

    @property
    def _first(self) -> int | None:
        """The kind of the ship that has to go on before all others, as long as it has to fight:
        without defences the order does not matter."""
        acting = next((one for one in self.siege.invaders if one.acting), None)
        if acting is None or not self.siege.defences:
            return None
        return next(kind for kind, row in enumerate(self._rows) if acting in row)

    def _value(self, lattice: Lattice, everybody: Counts) -> int:
        counts, first = self._sorted.counts, self._first
        if first is None:
            return lattice.value(counts, everybody)
        return lattice.acting(counts, less(everybody, first), first, self.kinds[first].attacks)

    def _path(self, lattice: Lattice, group: Counts) -> tuple[tuple[str, ...], list[SiegeStep]]:
        """Who attacks what as long as nothing falls."""
        rows = [list(row) for row in self._rows]
        order: list[str] = []
        found: list[SiegeStep] = []
        alive = self._sorted.counts
        first = self._first
        if first is not None and not self.kinds[first].hits:  # others fight: its time is over
            group = less(group, first)
            first = None
        while any(alive) and (who := lattice.who(alive, group) if first is None else first) >= 0:
            first = None
            group = less(group, who)
            ship = rows[who].pop(0).id
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
        left = {id_: one.specials_after(one.actions) for id_, one in self._ships.items()}
        needed = self.siege.structures
        late = order[::-1]
        for id_ in sorted(late, key=lambda id_: not self._ships[id_].die):
            number = min(needed, left[id_]) if self._ships[id_].die else 0
            if number:
                found.append(SiegeStep("destroy", id_, number=number))
                left[id_] -= number
                needed -= number
                if not needed:  # the same ship goes on, others have kept theirs (BP-ACT-8)
                    break
        if needed or self.siege.guarded:
            return []
        if self.siege.falls_by_itself:
            return found
        last = found[-1].ship if found else ""
        touched = {one.ship for one in found}
        able = [id_ for id_ in late if left[id_] and (id_ == last or id_ not in touched)]
        if not able:
            return []
        able.sort(key=lambda id_: id_ != last)
        return [*found, SiegeStep("conquer", able[0])]

    def _suffices(self, group: Counts, current: int, left: int) -> int:
        """Whether the actions left do for the structures and the conquest."""
        ships = [row[0] for row in self._rows]
        actions = [
            (bool(ship.die), ship.specials_after(ship.actions) * waiting)
            for ship, waiting in zip(ships, group, strict=True)
        ]
        if current >= 0:
            actions.append((bool(ships[current].die), ships[current].specials_after(left)))
        return int(self.siege.is_taken_by(actions))


# --- what would help


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
        fewer = structs.replace(siege, structures=siege.structures - 1)
        cases.append(("structure_gone", "", fewer))
    for ship in siege.invaders:
        kind = (ship.actions, ship.die, ship.reaches, ship.specials)
        if kind not in seen and len(siege.invaders) < MAX_INVADERS:
            seen.add(kind)
            twin = structs.replace(ship, id=f"{ship.id} +1", acting=False)
            more = structs.replace(siege, invaders=(*siege.invaders, twin))
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
        else structs.replace(one, reaches=tuple(id_ for id_ in one.reaches if id_ != gone))
        for one in siege.invaders
    )
    defences = siege.defences[:index] + siege.defences[index + 1 :]
    return structs.replace(siege, invaders=invaders, defences=defences)
