"""Plans from an open match: fights and conquests with named units instead of kinds."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.match.lookup import find_unit
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.planner.conquest import Siege
from bp_desktop.games.burning_planets.planner.forces import Forces
from bp_desktop.games.burning_planets.planner.from_match import (
    fight_of,
    prizes_for,
    raid_on,
    siege_of,
)
from bp_desktop.games.table import Stage
from bp_desktop.ui.games.burning_planets.table.titles import planet_title, player_title, unit_title

OpenMatch = Callable[[], Match | None]
"""The match on the table now, if there is one."""


class Fight(NamedTuple):
    """Both sides with the names people know them by."""

    player: str
    forces: Forces


class Conquest(NamedTuple):
    """A planet with the ships at it, named the same way."""

    planet: str
    siege: Siege


def is_in_play(match: Match | None) -> bool:
    return match is not None and match.stage is Stage.PLAY


def fight_now(match: Match) -> Fight:
    """The active player's units, from where they stand."""
    player = match.turn.player
    return Fight(player_title(match, player), _named_forces(match, fight_of(match, player)))


def raids(match: Match) -> Iterator[tuple[str, Callable[[], Fight]]]:
    """One for each unit of others that the active player could attack this turn, moves
    included; beside a real board for every one."""
    player = match.turn.player
    for id_ in _prey(match, player):
        title = f"{unit_title(match, id_)} ({_owner(match, id_)})"
        yield title, partial(_raid, match, id_)


def conquests(match: Match) -> Iterator[tuple[str, Callable[[], Conquest]]]:
    """One for each planet of others, those in touch first."""
    player = match.turn.player
    for id_ in prizes_for(match, player):
        title = _planet_title(match, id_)
        yield title, partial(_conquest, match, id_, title)


def _raid(match: Match, target: str) -> Fight:
    player = match.turn.player
    return Fight(player_title(match, player), _named_forces(match, raid_on(match, player, target)))


def _conquest(match: Match, planet: PlanetId, title: str) -> Conquest:
    return Conquest(title, _named_siege(match, siege_of(match, match.turn.player, planet)))


def _prey(match: Match, player: PlayerId) -> Iterator[str]:
    board = match.board
    for ship in board.ships.values():
        if ship.owner != player:
            yield ship.id
    for planet in board.planets.values():
        if planet.owner not in (None, player):
            for one in planet.structures.values():
                if match.tables.structures[one.kind].defence_die:
                    yield one.id
    for space in board.space.values():
        if space.owner != player:
            yield space.id


def _owner(match: Match, id_: str) -> str:
    unit = find_unit(match, id_)
    return player_title(match, unit.owner if unit is not None else None)


def _planet_title(match: Match, id_: PlanetId) -> str:
    planet = match.board.planets[id_]
    return f"{planet_title(planet)} ({player_title(match, planet.owner)})"


def _titles(match: Match, ids: list[str]) -> dict[str, str]:
    """A name of its own for each; those called alike are numbered."""
    plain = {}
    for id_ in ids:
        title = unit_title(match, id_)
        foreign = find_unit(match, id_)
        if foreign is not None and foreign.owner != match.turn.player:
            title = f"{title} ({_owner(match, id_)})"
        plain[id_] = title
    found: dict[str, str] = {}
    for id_, title in plain.items():
        alike = [one for one, other in plain.items() if other == title]
        found[id_] = title if len(alike) == 1 else f"{title} {alike.index(id_) + 1}"
    return found


def _named_forces(match: Match, forces: Forces) -> Forces:
    targets = _titles(match, [one.id for one in forces.targets])
    attackers = _titles(match, [one.id for one in forces.attackers])
    return Forces(
        tuple(
            replace(one, id=attackers[one.id], reaches=_renamed(one.reaches, targets))
            for one in forces.attackers
        ),
        tuple(
            replace(one, id=targets[one.id], stands_on=targets.get(one.stands_on, ""))
            for one in forces.targets
        ),
    )


def _named_siege(match: Match, siege: Siege) -> Siege:
    defences = _titles(match, [one.id for one in siege.defences])
    ships = _titles(match, [one.id for one in siege.invaders])
    return Siege(
        tuple(
            replace(one, id=ships[one.id], reaches=_renamed(one.reaches, defences))
            for one in siege.invaders
        ),
        tuple(replace(one, id=defences[one.id]) for one in siege.defences),
        siege.structures,
        siege.automatic,
        siege.guarded,
        siege.cargo,
    )


def _renamed(reaches: tuple[str, ...] | None, titles: dict[str, str]) -> tuple[str, ...] | None:
    return None if reaches is None else tuple(titles[id_] for id_ in reaches)
