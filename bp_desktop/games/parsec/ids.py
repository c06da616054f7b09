"""Ids and small enumerations of Parsec. What the tables list has no names here."""

from enum import StrEnum
from typing import NewType

from bp_desktop.core.ids import SeatId

PlayerId = SeatId
ResourceId = NewType("ResourceId", str)
TypeId = NewType("TypeId", str)
"""A type of unit, such as a cruiser."""
UnitId = NewType("UnitId", str)
CardId = NewType("CardId", str)
"""An event card by its definition; copies of one card are not told apart."""
FactionId = NewType("FactionId", str)
ModuleId = NewType("ModuleId", str)


class DefinitionOrigin(StrEnum):
    """Who says so (PA-DATA-1)."""

    RULEBOOK = "rulebook"
    OWNER = "owner"
    SAMPLE = "sample"


class TurnPart(StrEnum):
    """The parts of an own turn (PA-TURN-1 to -4)."""

    PRODUCTION = "production"
    ACTIONS = "actions"
    PURCHASES = "purchases"


TURN_PARTS = tuple(TurnPart)
