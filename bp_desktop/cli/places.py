"""Cells of an answer: JSON has them as files do, and says beside it what people call them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from bp_desktop.core.hexes import Hex


def places_in(name_cell: Callable[[Hex], str], *told: object) -> dict[str, str]:
    """Every cell that is named anywhere in these values: "31,32" to "3:7,2"."""
    cells = dict.fromkeys(cell for one in told for cell in _cells_in(one))
    return {f"{cell.q},{cell.r}": name_cell(cell) for cell in cells}


def _cells_in(value: Any) -> Iterator[Hex]:
    inner: Iterable[Any] = ()
    match value:
        case Hex():
            yield value
        case msgspec.Struct():
            inner = (getattr(value, field) for field in value.__struct_fields__)
        case dict():
            inner = value.values()
        case tuple() | list() | frozenset():
            inner = value
    for one in inner:
        yield from _cells_in(one)
