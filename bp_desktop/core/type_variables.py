"""Type variables that generic classes and functions share; loads nothing."""

from typing import TypeVar

S = TypeVar("S")
"""The state of a document."""
C = TypeVar("C")
"""Its commands."""
E = TypeVar("E")
"""Its events."""
T = TypeVar("T")
"""Anything at all."""
K = TypeVar("K")
"""A key."""
