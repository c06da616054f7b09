"""Planets turned, mirrored and carried elsewhere, with all that stands on them."""

from collections.abc import Callable

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural, Planet
from bp_desktop.games.burning_planets.ids import PlayerId

Where = Callable[[Hex], Hex]
"""Where a cell relative to some centre goes, relative to the same."""
Whose = Callable[[PlayerId], PlayerId | None]
"""Who owns the copy of what a player owns."""


def with_cells(planet: Planet, where: Where) -> Planet:
    """The planet with its centre and contents elsewhere."""

    def moved(cell: Hex | None) -> Hex | None:
        return where(cell) if cell is not None else None

    return replace(
        planet,
        center=moved(planet.center),
        natural=tuple(Natural(one.kind, moved(one.at)) for one in planet.natural),
        structures={id_: replace(one, at=moved(one.at)) for id_, one in planet.structures.items()},
    )


def turned_around(planet: Planet, center: Hex, local: Where) -> Planet:
    """The planet at another centre, its contents turned about it."""
    assert planet.center is not None
    old = planet.center
    return with_cells(planet, lambda cell: center + local(cell - old))


def with_owners(planet: Planet, whose: Whose) -> Planet:
    owner = whose(planet.owner) if planet.owner is not None else None
    starting = whose(planet.starting) if planet.starting is not None else None
    return replace(planet, owner=owner, starting=starting)
