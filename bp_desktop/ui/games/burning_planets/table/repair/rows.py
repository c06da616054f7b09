"""Rows of the repair panel: each correction with its words and the command it leads to."""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum, StrEnum, auto
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Natural, Planet, Structure
from bp_desktop.games.burning_planets.ids import (
    PHASES,
    ClassId,
    KindId,
    Phase,
    PlanetId,
    PlayerId,
    ShipId,
    StructureId,
    UnitId,
)
from bp_desktop.games.burning_planets.match import correction_commands as cc
from bp_desktop.games.burning_planets.match.deployment import ON_ASTEROIDS
from bp_desktop.games.burning_planets.match.lookup import find_unit, occupancy
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.system import Command
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table.titles import (
    place_note,
    planet_title,
    ship_title,
    unit_picture,
    unit_title,
)
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


class RepairQuestion(Enum):
    """What has to be said besides the row."""

    NOTHING = auto()
    COUNT = auto()
    PLANET = auto()
    OWNER = auto()


class RepairAnswer(NamedTuple):
    """What the form says besides the row."""

    reason: str
    planet: PlanetId = PlanetId("")
    owner: PlayerId | None = None
    ships: int = 1
    at: Hex | None = None


class RepairRow(NamedTuple):
    thing: Row
    make: Callable[[RepairAnswer], Command] | None = None
    """None: a heading."""
    asks: RepairQuestion = RepairQuestion.NOTHING
    needs_cell: bool = False
    """Where the board is on the screen."""


def rows_of(
    way: RepairKind, match: Match, whose: PlayerId | None, color: str
) -> tuple[RepairRow, ...]:
    """What of this player's, or of nobody's, can be set right in this way."""
    match way:
        case RepairKind.ADD:
            return tuple(_additions(match, whose, color))
        case RepairKind.MOVE:
            return tuple(_ships(match, whose, color, _relocation, needs_cell=True))
        case RepairKind.REMOVE:
            return tuple(_removals(match, whose, color))
        case RepairKind.OWNER:
            return tuple(_owned(match, whose))
        case RepairKind.ACTIONS:
            return tuple(_tired(match, whose, color))
        case RepairKind.TURN:
            return tuple(_phases(whose)) if whose is not None else ()


# --- adding


def _additions(match: Match, whose: PlayerId | None, color: str) -> Iterator[RepairRow]:
    if whose is not None:
        faction = match.players[whose].faction
        yield _heading(translate("table", "Ships"))
        for cls in match.tables.ship_classes:
            title, note = names().model(faction, cls), names().ship_class(cls)
            thing = Row(f"ship {cls}", title, note, f"ship/{faction}_{cls}", color)
            yield RepairRow(thing, _ship_maker(whose, cls), RepairQuestion.COUNT, needs_cell=True)
    if any(planet.owner == whose for planet in match.board.planets.values()):
        yield _heading(translate("table", "On a planet"))
        for kind in match.tables.structures.values():
            if kind.category != "space":
                thing = Row(kind.id, names().kind(kind.id), "", f"structure/{kind.id}", color)
                yield RepairRow(
                    thing, _structure_maker(kind.id), RepairQuestion.PLANET, needs_cell=True
                )
        for natural in match.tables.naturals:
            thing = Row(natural, names().kind(natural), "", f"natural/{natural}")
            yield RepairRow(thing, _natural_maker(natural), RepairQuestion.PLANET, needs_cell=True)
    yield _heading(translate("table", "In space"))
    if whose is None:
        thing = Row("asteroid", names().kind("asteroid"), "", "board/asteroid")
        yield RepairRow(thing, lambda said: cc.PutAsteroid(said.at, said.reason), needs_cell=True)
        return
    for kind in match.tables.structures.values():
        if kind.category == "space":
            thing = Row(kind.id, names().kind(kind.id), "", f"structure/{kind.id}", color)
            yield RepairRow(thing, _space_maker(match, whose, kind.id), needs_cell=True)


def _ship_maker(owner: PlayerId, cls: ClassId) -> Callable[[RepairAnswer], Command]:
    return lambda said: cc.PutShip(owner, cls, said.at, said.reason, said.ships)


def _structure_maker(kind: KindId) -> Callable[[RepairAnswer], Command]:
    return lambda said: cc.PutStructure(said.planet, kind, said.at, said.reason)


def _natural_maker(kind: KindId) -> Callable[[RepairAnswer], Command]:
    return lambda said: cc.PutNatural(said.planet, kind, said.at, said.reason)


def _space_maker(match: Match, owner: PlayerId, kind: KindId) -> Callable[[RepairAnswer], Command]:
    on_rocks = match.tables.structures[kind].site == ON_ASTEROIDS

    def make(said: RepairAnswer) -> Command:
        rock = occupancy(match).asteroids.get(said.at) if said.at is not None else None
        if on_rocks and rock is not None:
            return cc.PutSpaceStructure(owner, kind, asteroid=rock.id, reason=said.reason)
        return cc.PutSpaceStructure(owner, kind, said.at, reason=said.reason)

    return make


# --- moving and taking away


def _relocation(id_: str) -> Callable[[RepairAnswer], Command]:
    def make(said: RepairAnswer) -> Command:
        assert said.at is not None, "asked for only where there is a board"
        return cc.RelocateShip(ShipId(id_), said.at, said.reason)

    return make


def _removal(id_: str) -> Callable[[RepairAnswer], Command]:
    return lambda said: cc.RemoveThing(StructureId(id_), said.reason)


def _ships(
    match: Match,
    whose: PlayerId | None,
    color: str,
    maker: Callable[[str], Callable[[RepairAnswer], Command]],
    *,
    needs_cell: bool = False,
) -> Iterator[RepairRow]:
    for ship in match.board.ships.values():
        if ship.owner == whose:
            note = names().ship_class(ship.cls)
            thing = Row(ship.id, ship_title(match, ship), note, unit_picture(match, ship.id), color)
            yield RepairRow(thing, maker(ship.id), needs_cell=needs_cell)


def _removals(match: Match, whose: PlayerId | None, color: str) -> Iterator[RepairRow]:
    ships = tuple(_ships(match, whose, color, _removal))
    if ships:
        yield _heading(translate("table", "Ships"))
        yield from ships
    for planet in match.board.planets.values():
        if planet.owner == whose and (planet.structures or planet.natural):
            yield _heading(planet_title(planet))
            for alike in _alike(planet.structures.values()):
                one = alike[0]
                thing = Row(one.id, *_words(one, alike), f"structure/{one.kind}", color)
                yield RepairRow(thing, _removal(one.id))
            for grown in _alike(planet.natural):
                first = grown[0]
                id_ = f"{planet.id} {first.kind} {first.at}"
                thing = Row(id_, *_words(first, grown), f"natural/{first.kind}")
                yield RepairRow(thing, _natural_removal(planet, first))
    yield from _in_space(match, whose, color)


def _in_space(match: Match, whose: PlayerId | None, color: str) -> Iterator[RepairRow]:
    ids: list[str] = [one.id for one in match.board.space.values() if one.owner == whose]
    if whose is None:
        ids += match.board.asteroids
    if ids:
        yield _heading(translate("table", "In space"))
    for id_ in ids:
        thing = Row(id_, unit_title(match, id_), id_, unit_picture(match, id_), color)
        yield RepairRow(thing, _removal(id_))


def _natural_removal(planet: Planet, one: Natural) -> Callable[[RepairAnswer], Command]:
    return lambda said: cc.RemoveNatural(planet.id, one.kind, one.at, said.reason)


def _alike(things: Iterable[Standing]) -> list[list[Standing]]:
    """Beside a real board what is of one kind is one row: nobody can tell them apart."""
    groups: dict[object, list[Standing]] = {}
    for one in things:
        groups.setdefault((one.kind, one.at), []).append(one)
    return list(groups.values())


def _words(one: Structure | Natural, alike: list[Structure] | list[Natural]) -> tuple[str, str]:
    title = names().kind(one.kind)
    note = f"{one.at.q}, {one.at.r}" if one.at is not None else ""
    return (f"{title} ×{len(alike)}" if len(alike) > 1 else title), note


# --- owners, actions, turns


def _owned(match: Match, whose: PlayerId | None) -> Iterator[RepairRow]:
    for planet in match.board.planets.values():
        if planet.owner == whose:
            note, picture = place_note(match, planet), f"biome/{planet.biome}"
            thing = Row(planet.id, planet_title(planet), note, picture)
            yield RepairRow(thing, _new_owner(planet.id), RepairQuestion.OWNER)


def _new_owner(planet: PlanetId) -> Callable[[RepairAnswer], Command]:
    return lambda said: cc.SetOwner(planet, said.owner, said.reason)


def _tired(match: Match, whose: PlayerId | None, color: str) -> Iterator[RepairRow]:
    for id_ in match.turn.spent:
        unit = find_unit(match, id_)
        if unit is not None and unit.owner == whose:
            thing = Row(id_, unit_title(match, id_), "", unit_picture(match, id_), color)
            yield RepairRow(thing, _rest(id_))


def _rest(unit: UnitId) -> Callable[[RepairAnswer], Command]:
    return lambda said: cc.RestoreActions(unit, said.reason)


def _phases(whose: PlayerId) -> Iterator[RepairRow]:
    for phase in PHASES:
        yield RepairRow(Row(phase, names().phase(phase)), _turn_at(whose, phase))


def _turn_at(player: PlayerId, phase: Phase) -> Callable[[RepairAnswer], Command]:
    """What comes before the phase has been done at the table."""
    place = PHASES.index(phase)
    rolled, collected = (place > PHASES.index(one) for one in (Phase.EVENT_ROLL, Phase.COLLECTION))
    return lambda said: cc.SetTurn(player, phase, rolled, collected, said.reason)


def _heading(text: str) -> RepairRow:
    return RepairRow(Row("", text))
