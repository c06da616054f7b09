"""The dealt board: modules in a grid, the cells they share, their planets, asteroids and docks."""

from functools import cached_property
from typing import Annotated, NamedTuple

import msgspec

from bp_desktop.core.bounds import Few, Label
from bp_desktop.core.hexes import Hex, from_offset, to_offset
from bp_desktop.games.parsec.definition_checks import cells_of
from bp_desktop.games.parsec.definitions import LARGEST_PITCH, ModuleDefinition, Spot
from bp_desktop.games.parsec.ids import ResourceId

MOST_MODULES = 64
Side = Annotated[int, msgspec.Meta(ge=0, le=MOST_MODULES)]


class BodyFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planet or an asteroid of a board, or beside a real one as players have told of it."""

    id: Label
    is_planet: bool
    number: Annotated[int, msgspec.Meta(ge=1, le=1000)]
    resources: Annotated[tuple[ResourceId, ...], Few]
    cells: Annotated[tuple[Hex, ...], Few] = ()
    """The centre first; none beside a real board."""
    module: int = 0
    """Its number from 1, in reading order; 0 beside a real board."""


class Seams(NamedTuple):
    """Where two modules of a grid touch: next to each other, or at a corner only."""

    edges: frozenset[tuple[int, int]]
    corners: frozenset[tuple[int, int]]


class ModuleBoard(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """Equal rectangular modules, numbered from 1 in reading order. Cells on a multiple of the pitch
    lie on a seam and belong to every module they touch (PA-MOVE-7, PA-GAP-6)."""

    columns: Side = 0
    rows: Side = 0
    pitch: tuple[
        Annotated[int, msgspec.Meta(ge=2, le=LARGEST_PITCH)],
        Annotated[int, msgspec.Meta(ge=2, le=LARGEST_PITCH)],
    ] = (8, 8)
    modules: Annotated[tuple[ModuleDefinition, ...], msgspec.Meta(max_length=MOST_MODULES)] = ()
    told: Annotated[tuple[BodyFacts, ...], Few] = ()
    """Beside a real board: the bodies that players have told of."""

    def __post_init__(self) -> None:
        if len(self.modules) != self.columns * self.rows or len(self.modules) > MOST_MODULES:
            raise ValueError("a board has as many modules as its grid has places")

    @cached_property
    def modules_at(self) -> dict[Hex, tuple[int, ...]]:
        """The modules of every cell that can be entered; whatever is not in it is off the board."""
        wide, high = self.pitch
        last_column, last_row = wide * self.columns, high * self.rows
        found: dict[Hex, tuple[int, ...]] = {}
        for row in range(last_row + 1):
            for column in range(last_column + 1):
                numbers = tuple(
                    1 + at_row * self.columns + at_column
                    for at_row in _touched(row, high, self.rows)
                    for at_column in _touched(column, wide, self.columns)
                )
                on_rim = column in (0, last_column) or row in (0, last_row)
                if on_rim and not all(self.modules[one - 1].rim for one in numbers):
                    continue
                cell = from_offset(column, row)
                if cell not in self.cores:
                    found[cell] = numbers
        return found

    @cached_property
    def cores(self) -> frozenset[Hex]:
        """Of Space Ports: nobody enters one (PA-GAP-10)."""
        return frozenset(
            self.placed(number, module.port_core)
            for number, module in enumerate(self.modules)
            if module.port_core is not None
        )

    @cached_property
    def docks(self) -> frozenset[Hex]:
        return frozenset(
            self.placed(number, spot)
            for number, module in enumerate(self.modules)
            for spot in module.docks
        )

    @cached_property
    def bodies(self) -> dict[str, BodyFacts]:
        """By id, in the order of modules."""
        found = {one.id: one for one in self.told}
        for number, module in enumerate(self.modules):
            for place, body in enumerate(module.bodies, start=1):
                cells = tuple(self.placed(number, spot) for spot in cells_of(body))
                id_ = f"m{number + 1}.{place}"
                found[id_] = BodyFacts(
                    id_, body.kind == "planet", body.number, body.resources, cells, number + 1
                )
        return found

    @cached_property
    def body_at(self) -> dict[Hex, BodyFacts]:
        return {cell: body for body in self.bodies.values() for cell in body.cells}

    @cached_property
    def by_number(self) -> dict[int, tuple[BodyFacts, ...]]:
        """Planets and asteroids by the numbers that some of them bear (PA-PROD-5)."""
        found: dict[int, tuple[BodyFacts, ...]] = {}
        for body in self.bodies.values():
            found[body.number] = (*found.get(body.number, ()), body)
        return found

    @cached_property
    def seams(self) -> Seams:
        edges, corners = set[tuple[int, int]](), set[tuple[int, int]]()
        for one in range(len(self.modules)):
            row, column = divmod(one, self.columns)
            for other in range(one + 1, len(self.modules)):
                down, right = divmod(other, self.columns)
                apart = (abs(down - row), abs(right - column))
                if apart in ((0, 1), (1, 0)):
                    edges.add((one + 1, other + 1))
                elif apart == (1, 1):
                    corners.add((one + 1, other + 1))
        return Seams(frozenset(edges), frozenset(corners))

    def place_of(self, cell: Hex) -> str:
        """As people say it: the module, and column and row in it counted from 1; a seam belongs
        to the first of its modules."""
        number = self.modules_at[cell][0] if cell in self.modules_at else 1
        row, column = divmod(number - 1, max(1, self.columns))
        across, down = to_offset(cell)
        return f"{number}:{across - column * self.pitch[0] + 1},{down - row * self.pitch[1] + 1}"

    def placed(self, number: int, spot: Spot) -> Hex:
        """A spot of the module with this number, counted from 0. The pitch is even in rows, so that
        neighbours are the same wherever a module lies."""
        row, column = divmod(number, self.columns)
        return from_offset(column * self.pitch[0] + spot[0], row * self.pitch[1] + spot[1])


def _touched(at: int, pitch: int, count: int) -> tuple[int, ...]:
    """The modules of a row, or of a column, that a cell belongs to: two on a seam."""
    number, beyond = divmod(at, pitch)
    if beyond:
        return (number,)
    return tuple(one for one in (number - 1, number) if 0 <= one < count)


NO_BOARD = ModuleBoard()
