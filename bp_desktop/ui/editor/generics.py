"""Type variables of the map editor: S is a game's map state, C a command, E an event, K the
settings of its tools."""

from typing import TypeVar

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
K = TypeVar("K")
