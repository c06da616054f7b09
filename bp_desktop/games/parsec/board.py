"""The dealt board: modules in a grid, the cells they share, their planets, asteroids and docks."""

from functools import cached_property
from typing import Annotated

import msgspec

from bp_desktop.core.bounds import Few, Label
from bp_desktop.core.hexes import Hex
from bp_desktop.core.module_grid import MOST_MODULES, ModularGrid
from bp_desktop.games.parsec.definition_checks import cells_of
from bp_desktop.games.parsec.definitions import ModuleDefinition
from bp_desktop.games.parsec.ids import ResourceId


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


class ModuleBoard(ModularGrid, frozen=True, dict=True, forbid_unknown_fields=True):
    """Modules in a grid that share the cells of their seams (PA-MOVE-7, PA-GAP-6)."""

    modules: Annotated[tuple[ModuleDefinition, ...], msgspec.Meta(max_length=MOST_MODULES)] = ()
    told: Annotated[tuple[BodyFacts, ...], Few] = ()
    """Beside a real board: the bodies that players have told of."""

    def __post_init__(self) -> None:
        if len(self.modules) != self.columns * self.rows or len(self.modules) > MOST_MODULES:
            raise ValueError("a board has as many modules as its grid has places")

    @cached_property
    def modules_at(self) -> dict[Hex, tuple[int, ...]]:
        """The modules of every cell that can be entered; whatever is not in it is off the board."""
        return {
            cell: numbers
            for cell, numbers in self.sharers.items()
            if cell not in self.cores
            and (not self.is_on_rim(cell) or all(self.modules[one - 1].rim for one in numbers))
        }

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
                facts = body.kind == "planet", body.number, body.resources
                found[id_] = BodyFacts(id_, *facts, cells, number + 1)
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


NO_BOARD = ModuleBoard()
