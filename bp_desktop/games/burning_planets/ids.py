"""Names of things: permanent snake_case ids of the rules, and ids given out in a document."""

from enum import StrEnum
from typing import NewType

from bp_desktop.core.ids import SeatId

ResourceId = NewType("ResourceId", str)
FactionId = NewType("FactionId", str)
ClassId = NewType("ClassId", str)
"""A ship class: small, medium, big, enormous, cargo."""
KindId = NewType("KindId", str)
"""A natural resource or a structure kind."""
SizeId = NewType("SizeId", str)
BiomeId = NewType("BiomeId", str)
EventId = NewType("EventId", str)

PlayerId = SeatId
PlanetId = NewType("PlanetId", str)
AsteroidId = NewType("AsteroidId", str)
ShipId = NewType("ShipId", str)
StructureId = NewType("StructureId", str)
"""A structure on a planet or in space."""
SiteId = PlanetId | StructureId
"""Where ships are built and goods go aboard or ashore: a planet, or a station in space."""
UnitId = NewType("UnitId", str)
"""Whatever can act: a ship's or a structure's id."""
SealId = NewType("SealId", str)
ContractId = NewType("ContractId", str)
LineId = NewType("LineId", str)
"""A line of the transport register."""

BIOMASS = ResourceId("biomass")
CONCRETE = ResourceId("concrete")
FOOD = ResourceId("food")
METAL = ResourceId("metal")

FOREST = KindId("forest")
MOUNTAIN = KindId("mountain")
SPACEPORT = KindId("spaceport")
SPACE_STATION = KindId("space_station")
CANNON = KindId("cannon")
HABITAT = KindId("habitat")

ENORMOUS = ClassId("enormous")
CARGO = ClassId("cargo")

CLIMATIC_ANOMALY = EventId("climatic_anomaly")
STELLAR_WIND = EventId("stellar_wind")


class Phase(StrEnum):
    """The five phases of an own turn (BP-TURN-2)."""

    EVENT_ROLL = "event_roll"
    COLLECTION = "collection"
    STRUCTURES = "structures"
    SHIPS = "ships"
    ACTIONS = "actions"


PHASES = tuple(Phase)


class Positions(StrEnum):
    """Whether the program knows where things stand."""

    BOARD = "board"
    TABLE = "table"
    """A real board lies on the table: what needs geometry is the players' word."""


SYMBOLS: dict[str, ResourceId] = {"B": BIOMASS, "C": CONCRETE, "F": FOOD, "M": METAL}
LOOK_ALIKES = {"в": "b", "с": "c", "м": "m"}
"""Cyrillic letters printed for Latin symbols in the Russian tables of the rules (BP-APP-8)."""
"""Files and people write the letter, the program keeps the id (BP-APP-7)."""
