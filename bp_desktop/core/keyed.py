"""Changed copies of the dicts inside a state, and fresh keys for them."""

from collections.abc import Container, Mapping
from typing import TypeVar

K = TypeVar("K", bound=str)
V = TypeVar("V")


def without(rows: Mapping[K, V], *keys: K) -> dict[K, V]:
    return {key: value for key, value in rows.items() if key not in keys}


def fresh(prefix: str, taken: Container[str], first: int = 1) -> str:
    """The first of prefix1, prefix2, … that is not taken."""
    number = first
    while (name := f"{prefix}{number}") in taken:
        number += 1
    return name
