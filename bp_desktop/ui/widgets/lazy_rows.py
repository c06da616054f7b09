"""Lazy rows: the rows of a long list, of which only those that are seen get their words."""

from collections.abc import Callable, Iterable, Sequence
from typing import overload

from bp_desktop.ui.widgets.row_painting import Row


class LazyRows(Sequence[Row]):
    """Rows of which only those that are seen get their words."""

    def __init__(self, ids: Iterable[str], make: Callable[[str], Row]) -> None:
        self.ids = tuple(ids)
        self.made: dict[int, Row] = {}
        self._make = make

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, place: int) -> Row: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Row]: ...

    def __getitem__(self, place: int | slice) -> Row | Sequence[Row]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        if place not in self.made:
            self.made[place] = self._make(self.ids[place])
        return self.made[place]


def ids_of(rows: Sequence[Row]) -> tuple[str, ...]:
    """Without words for those that have none yet."""
    return rows.ids if isinstance(rows, LazyRows) else tuple(one.id for one in rows)
