"""Reads the rules tables from TOML text, complaining about everything wrong at once."""

import tomllib
from typing import Any

import msgspec

from bp_desktop.core.type_variables import T
from bp_desktop.games.burning_planets import tables
from bp_desktop.games.burning_planets.ids import SYMBOLS
from bp_desktop.games.burning_planets.table_checks import integrity_problems, unsound_tables

ROWS: dict[str, type[tables.TablePart]] = {
    "ship_classes": tables.ShipClass,
    "naturals": tables.NaturalKind,
    "structures": tables.StructureKind,
    "factions": tables.Faction,
    "sizes": tables.PlanetSize,
    "biomes": tables.Biome,
    "events": tables.EventResult,
}
"""The lists of the file; the tables have their rows by id."""


class TablesError(Exception):
    """The rules tables are wrong. Lists every problem, not just the first."""

    def __init__(self, source: str, problems: list[str]) -> None:
        super().__init__("\n".join([f"{source}:", *(f"  {problem}" for problem in problems)]))
        self.problems = tuple(problems)


def load_tables(text: str, *, source: str) -> tables.Tables:
    """Read the rules tables; `source` is only named in errors."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TablesError(source, [str(error)]) from None
    problems: list[str] = []
    for name, kind in ROWS.items():
        data[name] = _rows(name, data.get(name), kind, problems)
    found = _read("tables", data, tables.Tables, problems)
    if found is not None and not problems:
        problems += [*unsound_tables(found), *integrity_problems(found)]
    if found is None or problems:
        raise TablesError(source, problems)
    return found


def _rows(name: str, rows: Any, kind: type[T], problems: list[str]) -> dict[str, T]:
    """Those that can be read, by their ids; what is wrong with the others is noted."""
    found: dict[str, T] = {}
    for number, row in enumerate(rows if isinstance(rows, list) else (), start=1):
        data = _with_purses(row) if isinstance(row, dict) else {}
        where = f"{name}.{data.get('id', number)}"
        one = _read(where, data, kind, problems)
        if one is None:
            continue
        if data["id"] in found:
            problems.append(f"{where}: there are two of them")
        found[data["id"]] = one
    if not found:
        problems.append(f"{name}: at least one row is needed")
    return found


def _read(where: str, data: object, kind: type[T], problems: list[str]) -> T | None:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        problems.append(f"{where}: {error}")
        return None


def _with_purses(row: dict[str, Any]) -> dict[str, Any]:
    """Amounts are written with the symbols of resources, and kept by their ids (BP-APP-7)."""
    read = dict(row)
    for field, value in row.items():
        if field == "yields":
            read[field] = _purse(value)
        elif field in ("ship_costs", "structure_costs") and isinstance(value, dict):
            read[field] = {item: _purse(cost) for item, cost in value.items()}
    return read


def _purse(amounts: Any) -> Any:
    if not isinstance(amounts, dict):
        return amounts
    return {"amounts": {SYMBOLS.get(symbol, symbol): one for symbol, one in amounts.items()}}
