"""Burning Planets desktop: map studio, table and dice assistant."""

__version__ = "0.1.0"
