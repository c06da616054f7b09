"""Changed copies of the dicts inside a state, and fresh keys for them."""

from collections.abc import Container, Iterable, Mapping
from typing import Protocol, TypeVar


class Identified(Protocol):
    """Something with an id."""

    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=Identified)
K = TypeVar("K", bound=str)
V = TypeVar("V")


def without(rows: Mapping[K, V], *keys: K) -> dict[K, V]:
    return {key: value for key, value in rows.items() if key not in keys}


def with_id(things: Iterable[T], id_: str) -> T | None:
    """The first that has this `id`."""
    return next((one for one in things if one.id == id_), None)


def fresh(prefix: str, taken: Container[str], first: int = 1) -> str:
    """The first of prefix1, prefix2, … that is not taken."""
    number = first
    while (name := f"{prefix}{number}") in taken:
        number += 1
    return name
