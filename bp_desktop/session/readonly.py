"""A read-only view of a list, which costs nothing to make."""

from collections.abc import Iterator, Sequence
from typing import Generic, overload

from bp_desktop.core.type_variables import T


class ReadOnly(Sequence[T], Generic[T]):
    """Shows a list as it is at the moment of asking; a slice is a copy and stays as it was."""

    __slots__ = ("_items",)

    def __init__(self, items: list[T]) -> None:
        self._items = items

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[T]:
        return iter(self._items)

    def __reversed__(self) -> Iterator[T]:
        return reversed(self._items)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple(self._items[index])
        return self._items[index]
