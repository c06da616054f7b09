"""Faces of the players' columns beside a real board: what each shows of a match, and no more."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.ids import KindId, PlayerId
from bp_desktop.games.burning_planets.match.queries.income import due_to
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.burning_planets.book import names, resource_looks
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.table.columns.faces import (
    BalanceFace,
    ColumnFace,
    ColumnWords,
    CountedIcon,
    FleetFace,
    PlanetFace,
)
from bp_desktop.ui.widgets.purse import ResourceLook

translate = QCoreApplication.translate


KnownFaces = dict[PlayerId, tuple[tuple[object, ...], ColumnFace]]
"""The face each player had last, and what it was made of."""


def column_faces(
    match: Match, may_see: Callable[[PlayerId], bool], known: KnownFaces | None = None
) -> tuple[ColumnFace, ...]:
    """In the order of the turns, whoever's it is: columns never change places. With `known` only
    those are made anew that a step has touched."""
    known = {} if known is None else known
    planets: dict[PlayerId | None, list[Planet]] = defaultdict(list)
    for planet in match.board.planets.values():
        planets[planet.owner].append(planet)
    ships: dict[PlayerId, list[Ship]] = defaultdict(list)
    for ship in match.board.ships.values():
        ships[ship.owner].append(ship)
    order = match.order or tuple(match.players)
    after, called = _next(match), tuple(one.name for one in match.players.values())
    words, looks = names(), resource_looks()
    for one in order:
        on_turn = match.stage is Stage.PLAY and one == match.turn.player
        income = due_to(match, one) if may_see(one) else None
        own = match.players[one], planets[one], ships[one], match.board.space
        made_of = (*own, income, on_turn, one == after, called, words)
        if one not in known or known[one][0] != made_of:
            holdings = _Holdings(one, planets[one], ships[one], income)
            known[one] = made_of, _face(match, holdings, looks, is_next=one == after)
    return tuple(known[one][1] for one in order)


class _Holdings(NamedTuple):
    """What is one player's."""

    player: PlayerId
    planets: list[Planet]
    ships: list[Ship]
    income: Purse | None
    """None: it may not be seen."""


def column_words() -> ColumnWords:
    return ColumnWords(
        translate("PlayerColumn", "Planets"),
        translate("PlayerColumn", "Ships"),
        translate("ColumnsPanel", "Planet or ship …"),
    )


def free_planets(match: Match) -> tuple[str, ...]:
    """What nobody owns yet, by name."""
    planets = match.board.planets.values()
    return tuple(titles.planet_title(match, one) for one in planets if one.owner is None)


def _next(match: Match) -> PlayerId | None:
    """Whose turn comes after this one."""
    order = match.order
    if match.stage is not Stage.PLAY or match.turn.player not in order:
        return None
    at = order.index(match.turn.player)
    later = (*order[at + 1 :], *order[:at])
    return next((one for one in later if not match.players[one].eliminated), None)


def _face(
    match: Match, own: _Holdings, looks: dict[str, ResourceLook], *, is_next: bool
) -> ColumnFace:
    player = own.player
    one = match.players[player]
    on_turn = match.stage is Stage.PLAY and player == match.turn.player
    note = names().faction(one.faction)
    if one.eliminated:
        note = translate("HoldingsList", "out of the game")
    mark = translate("columns", "now") if on_turn else ""
    if is_next:
        mark = translate("columns", "next")
    return ColumnFace(
        player,
        one.color,
        one.name,
        note,
        mark,
        on_turn,
        _balances(match, own, looks),
        tuple(_planet(match, planet) for planet in own.planets),
        tuple(_fleet(match, player, own.ships)),
        len(own.ships),
    )


def _balances(
    match: Match, own: _Holdings, looks: dict[str, ResourceLook]
) -> tuple[BalanceFace, ...]:
    if own.income is None:
        return tuple(BalanceFace(look.picture, look.name, None) for look in looks.values())
    has, gets = match.players[own.player].treasury, own.income
    return tuple(
        BalanceFace(look.picture, look.name, has[id_], gets[id_]) for id_, look in looks.items()
    )


def _planet(match: Match, planet: Planet) -> PlanetFace:
    grown = Counter(one.kind for one in planet.natural)
    kinds = [
        CountedIcon(planet.id, f"natural/{kind}", names().kind(kind), count, owned=False)
        for kind, count in grown.items()
    ]
    built: dict[str, list[str]] = defaultdict(list)
    for one in planet.structures.values():
        built[one.kind].append(one.id)
    for kind, ids in built.items():
        # What cannot fight is chosen with its planet, where it can be built and taken down.
        armed = bool(match.tables.structures[KindId(kind)].attack_die)
        chosen = ids[0] if armed else planet.id
        kinds.append(CountedIcon(chosen, f"structure/{kind}", names().kind(kind), len(ids)))
    title = titles.planet_title(match, planet)
    return PlanetFace(planet.id, title, f"biome/{planet.biome}", tuple(kinds))


def _fleet(match: Match, player: PlayerId, ships: list[Ship]) -> Iterable[FleetFace]:
    faction = match.players[player].faction
    classes: dict[str, list[tuple[str, str]]] = {one: [] for one in match.tables.ship_classes}
    for ship in ships:
        classes[ship.cls].append((ship.id, str(ship.number)))
    for cls, units in classes.items():
        if units:
            yield FleetFace(f"ship/{faction}_{cls}", names().model(faction, cls), tuple(units))
    deployed: dict[str, list[str]] = defaultdict(list)
    for one in match.board.space.values():
        if one.owner == player:
            deployed[one.kind].append(one.id)
    for kind, ids in deployed.items():
        units = [(id_, str(place)) for place, id_ in enumerate(ids, start=1)]
        yield FleetFace(f"structure/{kind}", names().kind(kind), tuple(units))
