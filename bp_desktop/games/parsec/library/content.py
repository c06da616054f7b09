"""A set of definitions as a document: what is in it, its sheet of modules, how far it has come."""

from collections import Counter
from functools import cached_property
from typing import Annotated, Literal, NamedTuple

import msgspec

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.core.messages import Message
from bp_desktop.core.module_grid import MOST_MODULES
from bp_desktop.games.parsec.board import NO_BOARD, ModuleBoard
from bp_desktop.games.parsec.definition_checks import deck_warnings, set_problems
from bp_desktop.games.parsec.definitions import (
    NO_DEFINITIONS,
    DefinitionSet,
    ModuleDefinition,
    Spot,
)
from bp_desktop.games.parsec.ids import DefinitionOrigin, ModuleId
from bp_desktop.games.parsec.tables import ParsecTables

DefinitionSort = Literal["modules", "events", "factions"]
SORTS: tuple[DefinitionSort, ...] = ("modules", "events", "factions")
SHEET_COLUMNS = 4
NO_MODULE = ModuleDefinition(ModuleId(""), DefinitionOrigin.OWNER, complete=False)
"""What the sheet shows where there is none."""


class ParsecSet(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A library of definitions (PA-DATA-1)."""

    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    definitions: DefinitionSet = NO_DEFINITIONS

    @cached_property
    def sheet(self) -> ModuleBoard:
        """All modules side by side, as the editor shows them; the last row may have gaps."""
        modules = self.definitions.modules[:MOST_MODULES]
        if not modules:
            return NO_BOARD
        columns = min(SHEET_COLUMNS, len(modules))
        rows = -(-len(modules) // columns)
        gaps = (NO_MODULE,) * (rows * columns - len(modules))
        return ModuleBoard(columns, rows, self.definitions.pitch, modules + gaps)

    def module_at(self, cell: Hex) -> ModuleDefinition | None:
        """The module that a cell of the sheet is in; None on a seam, off the sheet and in a gap."""
        numbers = self.sheet.modules_at.get(cell) or self._core_at.get(cell, ())
        if not numbers or 0 in self.spot(cell):
            return None
        module = self.sheet.modules[numbers[0] - 1]
        return module if module.id else None

    @cached_property
    def _core_at(self) -> dict[Hex, tuple[int, ...]]:
        """Cores are no cells that can be entered, but people draw there."""
        return {
            self.sheet.placed(number, module.port_core): (number + 1,)
            for number, module in enumerate(self.sheet.modules)
            if module.port_core is not None
        }

    def spot(self, cell: Hex) -> Spot:
        """Column and row within its module."""
        column, row = to_offset(cell)
        return column % self.definitions.pitch[0], row % self.definitions.pitch[1]


class SetCounters(NamedTuple):
    """How much of the published game has been entered (PA-APP-2)."""

    modules: tuple[int, int]
    """How many, of how many."""
    cards: tuple[int, int]
    factions: tuple[int, int]
    by_rarity: dict[str, int]
    """Copies of event cards; every rarity of the tables is there."""


FACTIONS = 8
"""PA-COMP-6."""


def counters(definitions: DefinitionSet, tables: ParsecTables) -> SetCounters:
    copies = Counter(dict.fromkeys(tables.rarities, 0))
    for card in definitions.events:
        copies[card.rarity] += card.copies
    return SetCounters(
        (len(definitions.modules), tables.modules_ordinary + 1),
        (definitions.cards, tables.event_cards),
        (len(definitions.factions), FACTIONS),
        dict(copies),
    )


def problems(definitions: DefinitionSet, tables: ParsecTables) -> tuple[Message, ...]:
    """What cannot be played, then what may be, but differs from the book (PA-DATA-8, -9)."""
    return (*set_problems(definitions, tables), *deck_warnings(definitions, tables))
