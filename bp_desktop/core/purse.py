"""Amounts of several resources that are paid all or not at all, and a balance in banknotes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import msgspec

from bp_desktop.core.bounds import Kinds


class Purse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whole amounts per resource id; a resource that is not there counts as 0.

    In files amounts stand under `amounts`: anything beside it is refused, because amounts written
    straight into the purse would otherwise be lost without a word.
    Zero amounts are never kept, so two purses with the same content are equal.
    Amounts may be negative only in a difference; `covers` guards payments.
    """

    amounts: Annotated[dict[str, int], Kinds] = {}

    def __post_init__(self) -> None:
        if not all(self.amounts.values()):
            raise ValueError("a purse keeps no zero amounts; build it with Purse.of")

    @classmethod
    def of(cls, amounts: Mapping[str, int] | None = None, /, **named: int) -> "Purse":
        """A purse from amounts, leaving out what is 0."""
        merged = {**(amounts or {}), **named}
        return cls({kind: amount for kind, amount in merged.items() if amount})

    def __hash__(self) -> int:
        return hash(frozenset(self.amounts.items()))

    def __getitem__(self, resource: str) -> int:
        return self.amounts.get(resource, 0)

    def __iter__(self) -> Iterator[tuple[str, int]]:
        return iter(self.amounts.items())

    def __bool__(self) -> bool:
        return bool(self.amounts)

    def __add__(self, other: "Purse") -> "Purse":
        if not other.amounts:
            return self
        if not self.amounts:
            return other
        merged = dict(self.amounts)
        for resource, amount in other.amounts.items():
            total = merged.get(resource, 0) + amount
            if total:
                merged[resource] = total
            else:
                del merged[resource]
        return Purse(merged)

    def __sub__(self, other: "Purse") -> "Purse":
        return self + -other

    def __neg__(self) -> "Purse":
        return Purse({resource: -amount for resource, amount in self.amounts.items()})

    def __mul__(self, factor: int) -> "Purse":
        return Purse.of({resource: amount * factor for resource, amount in self.amounts.items()})

    @property
    def total(self) -> int:
        return sum(self.amounts.values())

    @property
    def is_owed(self) -> bool:
        """Whether any amount is below zero."""
        return min(self.amounts.values(), default=0) < 0

    def covers(self, price: "Purse") -> bool:
        """Whether the whole price can be paid."""
        mine = self.amounts
        return all(mine.get(kind, 0) >= amount for kind, amount in price.amounts.items())

    def missing(self, price: "Purse") -> "Purse":
        """What would have to be added to pay the price."""
        mine = self.amounts
        return Purse(
            {
                kind: amount - mine.get(kind, 0)
                for kind, amount in price.amounts.items()
                if amount > mine.get(kind, 0)
            }
        )

    def up_to(self, limit: "Purse") -> "Purse":
        """Of each resource as much as there is of it."""
        return Purse.of({kind: min(amount, limit[kind]) for kind, amount in self})

    def some(self, count: int) -> "Purse":
        """So much of it in all, of the first resources."""
        found: dict[str, int] = {}
        for kind, amount in self:
            found[kind] = min(amount, count)
            count -= found[kind]
        return Purse.of(found)


EMPTY = Purse()


# --- by hand

NOTES = (100, 50, 20, 10, 5, 1)
"""Where rules name no denominations, these let any balance be laid out."""


def in_notes(amount: int, notes: Sequence[int] = NOTES) -> tuple[tuple[int, int], ...]:
    """How many of which note, largest first, with as few notes as the usual steps allow."""
    found: list[tuple[int, int]] = []
    for note in notes:
        count, amount = divmod(amount, note)
        if count:
            found.append((note, count))
    return tuple(found)
