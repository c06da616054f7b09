"""Reads the rules tables of Parsec from the TOML files that come with the program."""

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bp_desktop.core.purse import Purse
from bp_desktop.games.parsec.tables import (
    EventCategory,
    ParsecTables,
    Port,
    Rarity,
    ResourceKind,
    StartKit,
    Threshold,
    UnitType,
)

FILES = ("components", "resources", "units", "victory", "event_classes")
PURSES = ("cost", "convert_to_colony", "aboard_surcharge")


def load_tables(read: Callable[[str], str]) -> ParsecTables:
    """`read` gives the text of a file by its name. They came with the program, so one that is wrong
    raises the error of whoever notices."""
    parts = {name: tomllib.loads(read(name)) for name in FILES}
    components, victory, classes = parts["components"], parts["victory"], parts["event_classes"]
    tables = ParsecTables(
        die=components["die_sides"],
        players_min=components["players_min"],
        players_max=components["players_max"],
        event_markers=components["event_markers"],
        event_cards=components["event_cards"],
        modules_ordinary=components["modules_ordinary"],
        start=msgspec.convert(components["start"], StartKit),
        resources=_by_id(parts["resources"]["resource"], ResourceKind),
        units=_by_id(map(_with_purses, parts["units"]["unit"]), UnitType),
        thresholds=msgspec.convert(victory["threshold"], tuple[Threshold, ...]),
        arms_race_colonies=victory["arms_race"]["colonies_required"],
        port=msgspec.convert(victory["port"], Port),
        event_price=Purse.of(victory["event_card"]["price"]),
        categories=_by_id(classes["category"], EventCategory),
        rarities=_by_id(map(_rarity, classes["rarity"]), Rarity),
    )
    problems = inconsistencies(tables, components)
    if problems:
        raise ValueError("; ".join(problems))
    return tables


def inconsistencies(tables: ParsecTables, components: Mapping[str, Any]) -> tuple[str, ...]:
    """The checks on the data that chapter 13 asks for."""
    pieces = {one.id: one.limit for one in tables.units.values()}
    cards = sum(one.bank for one in tables.resources.values())
    checks = {
        "the bank is not all resource cards": cards == components["resource_cards_total"],
        "the limits of units are not the pieces of a set": pieces == components["unit_set"],
        "modules do not add up": tables.modules_ordinary + components["modules_port"]
        == components["modules_total"],
        "a price names a resource there is none of": all(
            set(dict(price)) <= set(tables.resources)
            for one in tables.units.values()
            for price in (one.cost, one.aboard_surcharge, tables.event_price)
        ),
        "boards and modules do not agree": all(
            one.grid[0] * one.grid[1] == one.modules_total == one.ordinary_modules + 1
            for one in tables.thresholds
        ),
        "there is more than one type of colony or cargo": sum(
            one.is_colony for one in tables.units.values()
        )
        == sum(one.is_cargo for one in tables.units.values())
        == 1,
    }
    return tuple(wrong for wrong, is_right in checks.items() if not is_right)


def _by_id(rows: Any, kind: type[Any]) -> dict[Any, Any]:
    found = [msgspec.convert(row, kind) for row in rows]
    by_id = {one.id: one for one in found}
    if len(by_id) != len(found):
        raise ValueError(f"two of {kind.__name__} have one id")
    return by_id


def _with_purses(row: dict[str, Any]) -> dict[str, Any]:
    purses = {name: Purse.of(row[name]) for name in PURSES if name in row}
    return row | purses


def _rarity(row: dict[str, Any]) -> dict[str, Any]:
    row = dict(row)
    row["rank"] = row.pop("class")
    row["sells_for"] = Purse.of(gold=row.pop("sell_gold"))
    return row
