"""Belongings in a player's column: units by the planet they are on, and by their kind."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from bp_desktop.ui.table.columns.faces import ColumnFace, CountedIcon, FleetFace, PlanetFace

Look = Callable[[str], tuple[str, str]]
"""The picture and the name of what has this id."""


class Belonging(NamedTuple):
    """A unit of a player."""

    id: str
    kind: str
    number: int
    """On the piece."""
    planet: str = ""
    """The id of the planet it is on, if it is on one."""
    moves: bool = True
    """Whether it is listed among the ships, too."""


def with_units(
    head: ColumnFace, units: Iterable[Belonging], kind_look: Look, planet_look: Look
) -> ColumnFace:
    """The column with everything that is on the board, in the order in which it comes."""
    planets = defaultdict[str, dict[str, list[str]]](dict)
    fleet = defaultdict[str, list[tuple[str, str]]](list)
    for one in units:
        if one.planet:
            planets[one.planet].setdefault(one.kind, []).append(one.id)
        if one.moves:
            fleet[one.kind].append((one.id, str(one.number)))
    return head._replace(
        planets=tuple(
            _planet(id_, kinds, kind_look, planet_look) for id_, kinds in planets.items()
        ),
        fleet=tuple(FleetFace(*kind_look(kind), tuple(ids)) for kind, ids in fleet.items()),
        ships=sum(map(len, fleet.values())),
    )


def _planet(id_: str, kinds: dict[str, list[str]], kind_look: Look, look: Look) -> PlanetFace:
    picture, name = look(id_)
    icons = (CountedIcon(ids[0], *kind_look(kind), len(ids)) for kind, ids in kinds.items())
    return PlanetFace(id_, name, picture, tuple(icons))
