"""Deeds of designers: what one gesture of many parts was, for no part of it would say so."""

from enum import StrEnum


class MapDeed(StrEnum):
    DRAWING = "drawing"
    PASTE = "paste"
    SYMMETRY = "symmetry"
    FIX = "fix"
