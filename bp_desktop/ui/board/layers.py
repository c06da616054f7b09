"""Which parts of the board are shown."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Layers:
    """View state: it is never kept in a document."""

    cell_lines: bool = True
    tile_lines: bool = True
    tile_numbers: bool = True
    coordinates: bool = False
    natural: bool = True
    structures: bool = True
    owners: bool = True
    asteroids: bool = True
    ships: bool = True
    names: bool = True
    hidden: frozenset[str] = frozenset()
    """Ids of what is shown elsewhere for the moment, such as a ship in hand."""


ALL = Layers()
