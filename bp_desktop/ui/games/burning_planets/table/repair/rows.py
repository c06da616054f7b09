"""Rows of the repair panel: each correction with its words and the command it leads to."""

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from functools import partial
from typing import Literal, NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural, Structure
from bp_desktop.games.burning_planets.ids import (
    PHASES,
    KindId,
    Phase,
    PlayerId,
    ShipId,
    StructureId,
)
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match.cargo import ON_ASTEROIDS
from bp_desktop.games.burning_planets.match.lookup import find_unit, occupancy
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.titles import planet_row, planet_title, unit_row
from bp_desktop.ui.widgets.row_painting import Row

Standing = TypeVar("Standing", Structure, Natural)

translate = QCoreApplication.translate


class RepairKind(StrEnum):
    ADD = "add"
    MOVE = "move"
    REMOVE = "remove"
    OWNER = "owner"
    ACTIONS = "actions"
    TURN = "turn"


class RepairRow(NamedTuple):
    thing: Row
    make: Callable[..., Command] | None = None
    """From the reason and whatever else is asked for, by the names of the command's fields; None:
    a heading."""
    asks: Literal["", "count", "planet", "owner"] = ""
    """What has to be said besides the row."""
    needs_cell: bool = False
    """Where the board is on the screen: `at`."""


def rows_of(
    way: RepairKind, match: Match, whose: PlayerId | None, color: str
) -> tuple[RepairRow, ...]:
    """What of this player's, or of nobody's, can be set right in this way."""
    match way:
        case RepairKind.ADD:
            return tuple(_additions(match, whose, color))
        case RepairKind.MOVE:
            ships = _ships(match, whose, color)
            return tuple(
                RepairRow(one, partial(c.RelocateShip, ShipId(one.id)), needs_cell=True)
                for one in ships
            )
        case RepairKind.REMOVE:
            return tuple(_removals(match, whose, color))
        case RepairKind.OWNER:
            planets = [one for one in match.board.planets.values() if one.owner == whose]
            return tuple(
                RepairRow(planet_row(match, one), partial(c.SetOwner, one.id), "owner")
                for one in planets
            )
        case RepairKind.ACTIONS:
            units = (find_unit(match, id_) for id_ in match.turn.spent)
            tired = [one.id for one in units if one is not None and one.owner == whose]
            return tuple(
                RepairRow(unit_row(match, id_, "", color), partial(c.RestoreActions, id_))
                for id_ in tired
            )
        case RepairKind.TURN:
            return tuple(_phases(whose)) if whose is not None else ()


# --- adding


def _additions(match: Match, whose: PlayerId | None, color: str) -> Iterator[RepairRow]:
    kinds = match.tables.structures.values()
    if whose is not None:
        faction = match.players[whose].faction
        yield _heading(translate("table", "Ships"))
        for cls in match.tables.ship_classes:
            title, note = names().model(faction, cls), names().ship_class(cls)
            note = note if note != title else ""
            thing = Row(f"ship {cls}", title, note, f"ship/{faction}_{cls}", color)
            yield RepairRow(thing, partial(c.PutShip, whose, cls), "count", needs_cell=True)
    if any(planet.owner == whose for planet in match.board.planets.values()):
        yield _heading(translate("table", "On a planet"))
        for kind in kinds:
            if kind.category != "space":
                thing = _of_kind("structure", kind.id, color)
                make = partial(c.PutStructure, kind=kind.id)
                yield RepairRow(thing, make, "planet", needs_cell=True)
        for natural in match.tables.naturals:
            thing, grow = _of_kind("natural", natural, ""), partial(c.PutNatural, kind=natural)
            yield RepairRow(thing, grow, "planet", needs_cell=True)
    yield _heading(translate("table", "In space"))
    if whose is None:
        yield RepairRow(_of_kind("board", "asteroid", ""), c.PutAsteroid, needs_cell=True)
        return
    for kind in kinds:
        if kind.category == "space":
            thing = _of_kind("structure", kind.id, color)
            yield RepairRow(thing, partial(_put_in_space, match, whose, kind.id), needs_cell=True)


def _of_kind(sort: str, kind: str, color: str) -> Row:
    return Row(kind, names().kind(kind), "", f"{sort}/{kind}", color)


def _put_in_space(
    match: Match, owner: PlayerId, kind: KindId, reason: str, at: Hex | None = None
) -> Command:
    rock = occupancy(match).asteroids.get(at) if at is not None else None
    if rock is not None and match.tables.structures[kind].site == ON_ASTEROIDS:
        return c.PutSpaceStructure(owner, kind, asteroid=rock.id, reason=reason)
    return c.PutSpaceStructure(owner, kind, at, reason=reason)


# --- taking away


def _ships(match: Match, whose: PlayerId | None, color: str) -> Iterator[Row]:
    for ship in match.board.ships.values():
        if ship.owner == whose:
            note = names().ship_class(ship.cls)
            model = names().model(match.players[ship.owner].faction, ship.cls)
            yield unit_row(match, ship.id, note if note != model else "", color)


def _removals(match: Match, whose: PlayerId | None, color: str) -> Iterator[RepairRow]:
    ships = tuple(_ships(match, whose, color))
    if ships:
        yield _heading(translate("table", "Ships"))
        yield from map(_removal, ships)
    for planet in match.board.planets.values():
        if planet.owner == whose and (planet.structures or planet.natural):
            yield _heading(planet_title(match, planet))
            for one, title, note in _told_apart(planet.structures.values()):
                yield _removal(Row(one.id, title, note, f"structure/{one.kind}", color))
            for grown, title, note in _told_apart(planet.natural):
                id_ = f"{planet.id} {grown.kind} {grown.at}"
                thing = Row(id_, title, note, f"natural/{grown.kind}")
                make = partial(c.RemoveNatural, planet.id, grown.kind, grown.at)
                yield RepairRow(thing, make)
    ids: list[str] = [one.id for one in match.board.space.values() if one.owner == whose]
    if whose is None:
        ids += match.board.asteroids
    if ids:
        yield _heading(translate("table", "In space"))
    for id_ in ids:
        yield _removal(unit_row(match, id_, id_, color))


def _removal(thing: Row) -> RepairRow:
    return RepairRow(thing, partial(c.RemoveThing, StructureId(thing.id)))


def _told_apart(things: Iterable[Standing]) -> Iterator[tuple[Standing, str, str]]:
    """Each with its words. Beside a real board what is of one kind is one row: nobody can tell
    them apart."""
    groups: dict[object, list[Standing]] = {}
    for one in things:
        groups.setdefault((one.kind, one.at), []).append(one)
    for alike in groups.values():
        first, title = alike[0], names().kind(alike[0].kind)
        note = f"{first.at.q}, {first.at.r}" if first.at is not None else ""
        yield first, (f"{title} ×{len(alike)}" if len(alike) > 1 else title), note


# --- turns


def _phases(player: PlayerId) -> Iterator[RepairRow]:
    """What comes before the phase has been done at the table."""
    for place, phase in enumerate(PHASES):
        rolled, collected = (one in PHASES[:place] for one in (Phase.EVENT_ROLL, Phase.COLLECTION))
        make = partial(c.SetTurn, player, phase, rolled, collected)
        yield RepairRow(Row(phase, names().phase(phase)), make)


def _heading(text: str) -> RepairRow:
    return RepairRow(Row("", text))
