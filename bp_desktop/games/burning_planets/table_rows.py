"""Reads the rows of a rules table field by field, noting every problem instead of stopping."""

from collections.abc import Mapping, Sequence
from typing import Any

from bp_desktop.core.purse import EMPTY, Purse
from bp_desktop.games.burning_planets.ids import SYMBOLS

MAX_NUMBER = 1_000_000


class TomlRow:
    """One table of a TOML file, with where it stands and a list for its problems."""

    def __init__(self, data: Any, where: str, problems: list[str]) -> None:
        self.where = where
        self.problems = problems
        self._data: Mapping[str, Any] = data if isinstance(data, dict) else {}
        self._asked: set[str] = set()
        if not isinstance(data, dict):
            self.complain("", "table", data)

    def complain(self, field: str, expected: str, value: object) -> None:
        place = f"{self.where}.{field}" if field else self.where
        self.problems.append(f"{place}: {expected} expected, got {value!r}")

    def done(self) -> None:
        """Name the fields nobody asked for: they are misspelt, or mean something we ignore."""
        for field in sorted(self._data.keys() - self._asked):
            self.problems.append(f"{self.where}.{field}: not a known field")

    def _get(self, field: str) -> Any:
        self._asked.add(field)
        return self._data.get(field)

    def number(self, field: str, default: int | None = None) -> int:
        value = self._get(field)
        if value is None and default is not None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MAX_NUMBER:
            return value
        self.complain(field, "whole number of 0 or more", value)
        return 0

    def text(self, field: str) -> str:
        value = self._get(field)
        if isinstance(value, str) and value:
            return value
        self.complain(field, "text", value)
        return ""

    def flag(self, field: str, default: bool | None = None) -> bool:
        value = self._get(field)
        if value is None and default is not None:
            return default
        if isinstance(value, bool):
            return value
        self.complain(field, "true or false", value)
        return False

    def numbers(self, field: str) -> tuple[int, ...]:
        value = self._get(field)
        if isinstance(value, list) and all(type(one) is int and one > 0 for one in value):
            return tuple(value)
        self.complain(field, "list of whole numbers", value)
        return ()

    def ids(self, field: str, known: Sequence[str] | None = None) -> tuple[str, ...]:
        """A list of ids, which may be left out; with `known`, every one must be among them."""
        value = self._get(field)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.complain(field, "list of ids", value)
            return ()
        for one in value:
            if known is not None and one not in known:
                self.complain(field, "known id", one)
        return tuple(value)

    def purse(self, field: str) -> Purse:
        """Amounts by resource symbol, kept by resource id (BP-APP-7)."""
        value = self._get(field)
        if not isinstance(value, dict):
            self.complain(field, "table of amounts", value)
            return EMPTY
        found: dict[str, int] = {}
        for symbol, amount in value.items():
            if symbol not in SYMBOLS:
                self.complain(f"{field}.{symbol}", "one of B, C, F, M", symbol)
            elif type(amount) is not int or not 0 < amount <= MAX_NUMBER:
                self.complain(f"{field}.{symbol}", "whole number of 1 or more", amount)
            else:
                found[SYMBOLS[symbol]] = amount
        return Purse.of(found)

    def table(self, field: str) -> "TomlRow":
        return TomlRow(self._get(field), f"{self.where}.{field}".lstrip("."), self.problems)

    def rows(self, field: str, key: str = "id") -> list["TomlRow"]:
        """The rows of a list of tables, each named by its key in problems."""
        value = self._get(field)
        place = f"{self.where}.{field}".lstrip(".")
        if not isinstance(value, list) or not value:
            self.problems.append(f"{place}: at least one is needed")
            return []
        found = []
        seen: set[object] = set()
        for number, one in enumerate(value, start=1):
            name = one.get(key) if isinstance(one, dict) else None
            row = TomlRow(
                one, f"{place}.{name if isinstance(name, str) else number}", self.problems
            )
            if isinstance(name, str) and name in seen:
                self.problems.append(f"{row.where}: there are two of them")
            seen.add(name if isinstance(name, str) else number)
            found.append(row)
        return found
