"""Levers of a conquest: changes that would raise its chance most."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

import msgspec

from bp_desktop.core.work import Work
from bp_desktop.games.burning_planets.planner.conquest import MAX_INVADERS, Invasion, Siege


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
            twin = msgspec.structs.replace(ship, id=f"{ship.id} +1", acting=False)
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
