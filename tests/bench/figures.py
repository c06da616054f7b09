"""A measured figure and the limit it has to keep."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """`limit` is the most `value` may be, or with `at_least` the least; None: for information."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    detail: str = ""
    at_least: bool = False

    @property
    def ok(self) -> bool:
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit
